"""Checks of the powers: ids and names, centres, and the units at the start."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field

from maps.board import Location
from maps.facts.faults import POWER_ID, FactFault, FactKind, misnumbered, out_of_range, repeated
from maps.facts.links import location_faults
from maps.facts.provinces import LONGEST_NAME, Word, check_names, check_words, listed, named
from maps.json_keys import at
from maps.likeness import likely
from maps.record import BoardRecord, EmergencyMeasures, PowerRecord

MOST_POWERS = 26
_KINDS = ("A", "F")


def check_powers(record: BoardRecord) -> Iterator[FactFault]:
    """Faults of the powers, each by itself and among each other."""
    yield from misnumbered("$.powers", len(record.powers), 1, MOST_POWERS)
    if len(record.powers) > MOST_POWERS:
        return
    yield from repeated("$.powers", (power.id for power in record.powers), "id")
    yield from repeated("$.powers", (power.letter for power in record.powers), "letter")
    yield from check_words(
        {power.id: _words(f"$.powers[{index}]", power) for index, power in enumerate(record.powers)}
    )
    for index, power in enumerate(record.powers):
        yield from _check_power(record, f"$.powers[{index}]", power)
    yield from _check_shared(record)
    units = [
        (f"$.powers[{index}].start_units", power.start_units) for index, power in enumerate(record.powers)
    ]
    yield from _check_units(record, units)
    yield from _check_versions(record)


def _words(path: str, power: PowerRecord) -> list[Word]:
    names = (*named(f"{path}.name", power.name), *named(f"{path}.adjective", power.adjective))
    return [(f"{path}.id", power.id.lower()), *names, *listed(path, power.aliases)]


def _check_power(record: BoardRecord, path: str, power: PowerRecord) -> Iterator[FactFault]:
    if not POWER_ID.fullmatch(power.id):
        yield FactFault(FactKind.BAD_POWER_ID, f"{path}.id", (power.id[:LONGEST_NAME],))
    if not (len(power.letter) == 1 and power.letter.isalpha() and power.letter.isupper()):
        yield FactFault(FactKind.BAD_LETTER, f"{path}.letter", (power.letter,))
    yield from check_names(f"{path}.name", power.name)
    yield from check_names(f"{path}.adjective", power.adjective)
    if not (power.start_units or power.start_centers):
        yield FactFault(FactKind.NOTHING_AT_START, path, (power.id,))
    for key in ("home_centers", "disorder_home_centers", "start_centers", "build_sites"):
        places = getattr(power, key)
        if key == "home_centers" or places is not power.home_centers:  # else the reader filled it in
            yield from _check_places(record, f"{path}.{key}", places, centers=key != "build_sites")
    if power.emergency_measures:
        yield from _check_emergency(record, f"{path}.emergency_measures", power.emergency_measures)


def _check_places(
    record: BoardRecord, path: str, places: Sequence[str], *, centers: bool
) -> Iterator[FactFault]:
    yield from repeated(path, places)
    for index, id_ in enumerate(places):
        faults = list(location_faults(record, f"{path}[{index}]", id_, fleet=False))
        yield from faults
        if centers and not faults and not record.provinces[id_].supply_center:
            yield FactFault(FactKind.NO_CENTER, f"{path}[{index}]", (id_,))


def _check_shared(record: BoardRecord) -> Iterator[FactFault]:
    """What is one power's at the start is nobody else's."""
    for key in ("home_centers", "start_centers"):
        owners: dict[str, str] = {}
        for index, power in enumerate(record.powers):
            for id_ in getattr(power, key):
                if owners.setdefault(id_, power.id) != power.id:
                    yield FactFault(FactKind.TAKEN, f"$.powers[{index}].{key}", (id_, owners[id_]))


def _check_units(record: BoardRecord, lists: Sequence[tuple[str, Sequence[str]]]) -> Iterator[FactFault]:
    """Units that may stand where they do, no two in one province."""
    check = _Places(record)
    for path, units in lists:
        for index, text in enumerate(units):
            yield from check.unit(f"{path}[{index}]", text)


@dataclass(slots=True)
class _Places:
    record: BoardRecord
    taken: set[str] = field(default_factory=set)

    def unit(self, path: str, text: str) -> Iterator[FactFault]:
        kind, _, place = text.partition(" ")
        if kind not in _KINDS or not place:
            yield FactFault(FactKind.BAD_UNIT, path, (text,))
            return
        yield from location_faults(self.record, path, place, fleet=kind == "F")
        province = Location.parse(place).province
        if province in self.taken:
            yield FactFault(FactKind.OCCUPIED, path, (province,))
        self.taken.add(province)


def _check_versions(record: BoardRecord) -> Iterator[FactFault]:
    """Every set-up to choose from is as sound as the one of the powers."""
    known = {power.id for power in record.powers}
    versions = record.versions
    if (versions.default is not None or versions.set_ups) and versions.default not in versions.set_ups:
        meant = likely(str(versions.default), versions.set_ups)
        yield FactFault(FactKind.UNKNOWN_VERSION, "$.versions.default", (str(versions.default),), meant)
    for name, set_up in versions.set_ups.items():
        path = at("$.versions.set_ups", name)
        for power in set_up:
            if power not in known:
                yield unknown_power(path, power, known)
        yield from _check_units(record, [(at(path, power), units) for power, units in set_up.items()])


def unknown_power(path: str, power: str, known: Collection[str]) -> FactFault:
    """The fault of a power that is named and not there."""
    return FactFault(FactKind.UNKNOWN_POWER, path, (power, ", ".join(sorted(known))), likely(power, known))


def _check_emergency(record: BoardRecord, path: str, measures: EmergencyMeasures) -> Iterator[FactFault]:
    owned = measures.active_when_home_centers_owned
    if set(owned) != {"min", "max"} or not 0 <= owned["min"] <= owned["max"]:
        where = f"{path}.active_when_home_centers_owned"
        yield FactFault(FactKind.NOT_ONE_OF, where, (json.dumps(owned), '{"min": 1, "max": 3}, …'))
    if measures.extra_build_unit not in _KINDS:
        yield FactFault(FactKind.BAD_UNIT_KIND, f"{path}.extra_build_unit", (measures.extra_build_unit,))
    fleet = measures.extra_build_unit == "F"
    yield from location_faults(record, f"{path}.extra_build_site", measures.extra_build_site, fleet=fleet)
    yield from out_of_range(f"{path}.extra_units", measures.extra_units, 1, len(record.provinces))
