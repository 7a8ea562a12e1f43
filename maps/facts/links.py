"""Checks of who is whose neighbour: the two lists, the special links, the railway and the canal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from maps.board import Location
from maps.facts.faults import FactFault, FactKind, misnumbered, repeated
from maps.facts.provinces import unknown_coast, unknown_province, wrong_terrain
from maps.record import BoardRecord, CanalRecord, SpecialLink

MOST_LINKS = 3000

Pair = frozenset[str]
_ARMY, _FLEET = "army_adjacency", "fleet_adjacency"
_FITS = {_ARMY: ("land", "coast"), _FLEET: ("water", "coast")}


def check_links(record: BoardRecord) -> Iterator[FactFault]:
    """Faults of the links of a board whose provinces are in order."""
    astray = _cut_off(record)
    if len(astray) == 1:  # all that touches it would be wrong as well
        ((id_, terrain),) = astray.items()
        yield FactFault(FactKind.NO_ARMIES, f"$.provinces.{id_}.terrain", (id_, terrain))
        return
    faults = [*_check_pairs(record, _ARMY), *_check_pairs(record, _FLEET)]
    yield from faults
    if not faults:
        yield from _once(record, [*_check_neighbours(record), *_check_coast_links(record)])
        yield from _check_special(record)
        yield from _check_railway(record)
        if record.canal:
            yield from _check_canal(record, record.canal)


def sound_pairs(record: BoardRecord, key: str) -> Iterator[tuple[str, str]]:
    """The pairs of a list that name two places where such units may be."""
    for pair in getattr(record, key):
        if not any(_pair_faults(record, "", pair, key)):
            yield pair


def _cut_off(record: BoardRecord) -> Mapping[str, str]:
    """The provinces that fleets reach from coasts beside them and no army does, with their terrain."""
    on_land: set[str] = set().union(*_pairs(record.army_adjacency))
    if not on_land:
        return {}
    terrain = {id_: province.terrain for id_, province in record.provinces.items()}
    beside = {
        id_
        for pair in _pairs(record.fleet_adjacency) - _pairs(link.between for link in record.special_links)
        for id_ in pair - on_land
        if any(terrain.get(other) == "coast" for other in pair - {id_})
    }
    ashore = {id_ for id_, province in record.provinces.items() if province.supply_center or province.coasts}
    return {id_: kind for id_, kind in terrain.items() if id_ in beside - ashore and kind in _FITS[_ARMY]}


def location_faults(record: BoardRecord, path: str, text: str, *, fleet: bool) -> Iterator[FactFault]:
    """Faults of a place as a fleet or an army would name it, with its coast where that is needed."""
    location = Location.parse(text)
    province = record.provinces.get(location.province)
    if province is None:
        yield unknown_province(record, path, location.province)
    elif province.terrain not in _FITS[_FLEET if fleet else _ARMY]:
        fits = _FITS[_FLEET if fleet else _ARMY]
        yield wrong_terrain(path, location.province, province.terrain, fits)
    elif not fleet and "/" in text:
        yield FactFault(FactKind.COAST_NEEDLESS, path, (text, location.province))
    elif fleet and province.coasts and not location.coast:
        yield FactFault(
            FactKind.COAST_MISSING, path, (text, ", ".join(map(str, _coasts(record, location.province))))
        )
    elif fleet and "/" in text and location.coast not in province.coasts:
        yield unknown_coast(path, location.province, location.coast, province.coasts)


def _coasts(record: BoardRecord, province: str) -> Iterable[Location]:
    return (Location(province, coast) for coast in record.provinces[province].coasts)


def _check_pairs(record: BoardRecord, key: str) -> Iterator[FactFault]:
    """Each pair stands once, in either order: so that adjacency is the same from both sides."""
    pairs: tuple[tuple[str, str], ...] = getattr(record, key)
    if len(pairs) > MOST_LINKS:
        yield from misnumbered(f"$.{key}", len(pairs), 0, MOST_LINKS)
        return
    for index, pair in enumerate(pairs):
        yield from _pair_faults(record, f"$.{key}[{index}]", pair, key)
    yield from repeated(f"$.{key}", ("–".join(sorted(pair)) for pair in pairs))


def _pair_faults(record: BoardRecord, path: str, pair: tuple[str, str], key: str) -> Iterator[FactFault]:
    if Location.parse(pair[0]).province == Location.parse(pair[1]).province:
        yield FactFault(FactKind.WITH_ITSELF, path, (pair[0],))
        return
    for text in pair:
        yield from location_faults(record, path, text, fleet=key == _FLEET)


def _pairs(pairs: Iterable[Iterable[str]]) -> set[Pair]:
    """Pairs of provinces, whatever the coast."""
    return {frozenset(Location.parse(text).province for text in pair) for pair in pairs}


def _fleet_neighbours(record: BoardRecord) -> Mapping[str, set[str]]:
    found: dict[str, set[str]] = {}
    for a, b in record.fleet_adjacency:
        found.setdefault(a, set()).add(b)
        found.setdefault(b, set()).add(a)
    return found


def _once(record: BoardRecord, faults: list[FactFault]) -> Iterator[FactFault]:
    """The faults, with a single one for a list that is empty and all that follows from it."""
    empty = [key for key in (_ARMY, _FLEET) if not getattr(record, key)]
    following = {fault: _needed(record, fault) for fault in faults}
    for key in empty:
        if key in following.values():
            yield FactFault(FactKind.NO_PAIRS, f"$.{key}")
    yield from (fault for fault in faults if following[fault] not in empty)


def _needed(record: BoardRecord, fault: FactFault) -> str | None:
    """The list with whose pairs a fault would not be there."""
    if fault.kind is FactKind.NO_NEIGHBOUR:
        return _FLEET if record.provinces[str(fault.values[0])].terrain == "water" else _ARMY
    return {FactKind.NO_WATER: _FLEET, FactKind.NO_ARMY_LINK: _ARMY}.get(fault.kind)


def _check_neighbours(record: BoardRecord) -> Iterator[FactFault]:
    """Everybody has neighbours, and every coast, each one of several, has water before it."""
    fleet = _fleet_neighbours(record)
    linked = set().union(*_pairs(record.army_adjacency), *_pairs(record.fleet_adjacency))
    for id_, province in record.provinces.items():
        path = f"$.provinces.{id_}"
        if province.terrain == "coast":
            for place in [f"{id_}/{coast}" for coast in province.coasts] or [id_]:
                if not _waters(record, fleet.get(place, set())):
                    yield FactFault(FactKind.NO_WATER, path, (place,))
        elif province.terrain != "impassable" and id_ not in linked:
            yield FactFault(FactKind.NO_NEIGHBOUR, path, (id_,))


def _waters(record: BoardRecord, places: Iterable[str]) -> set[str]:
    return {place for place in places if "/" not in place and record.provinces[place].terrain == "water"}


def _check_coast_links(record: BoardRecord) -> Iterator[FactFault]:
    """Fleets go along a shore: two coasts that are neighbours share a water and a border on land."""
    fleet = _fleet_neighbours(record)
    army, special = _pairs(record.army_adjacency), _pairs(link.between for link in record.special_links)
    for index, (a, b) in enumerate(record.fleet_adjacency):
        path, pair = f"$.{_FLEET}[{index}]", frozenset(Location.parse(text).province for text in (a, b))
        on_land = all(record.provinces[id_].terrain == "coast" for id_ in pair)
        if on_land and pair not in special:
            if not _waters(record, fleet[a] & fleet[b]):
                yield FactFault(FactKind.NO_COMMON_WATER, path, (a, b))
            if pair not in army:
                yield FactFault(FactKind.NO_ARMY_LINK, path, (a, b))


def _check_special(record: BoardRecord) -> Iterator[FactFault]:
    yield from repeated("$.special_links", ("–".join(sorted(link.between)) for link in record.special_links))
    for index, link in enumerate(record.special_links):
        path = f"$.special_links[{index}]"
        unknown = [id_ for id_ in link.between if id_ not in record.provinces]
        if unknown:
            yield unknown_province(record, f"{path}.between", unknown[0])
        elif link.between[0] == link.between[1]:
            yield FactFault(FactKind.WITH_ITSELF, f"{path}.between", (link.between[0],))
        elif link.kind == "canal":
            if record.canal is None or set(record.canal.between) != set(link.between):
                yield FactFault(FactKind.OTHER_CANAL, path, link.between)
        else:
            yield from _check_link(record, path, link)
        if link.strength not in (0.5, 1):
            yield FactFault(FactKind.NOT_ONE_OF, f"{path}.strength", (link.strength, "0.5, 1"))


def _check_link(record: BoardRecord, path: str, link: SpecialLink) -> Iterator[FactFault]:
    """A link stands in the lists of those who may use it, and in no other."""
    lists = {"army": _ARMY, "fleet": _FLEET}
    used = {key for user, key in lists.items() if link.units in (user, "both")}
    listed = {key for key in lists.values() if frozenset(link.between) in _pairs(getattr(record, key))}
    for kind, keys in ((FactKind.LINK_MISSING, used - listed), (FactKind.LINK_SURPLUS, listed - used)):
        if keys:
            yield FactFault(kind, path, (*link.between, ", ".join(sorted(keys))))


def _check_railway(record: BoardRecord) -> Iterator[FactFault]:
    stations, path = record.railway, "$.railway"
    faults = [
        fault
        for index, id_ in enumerate(stations)
        for fault in location_faults(record, f"{path}[{index}]", id_, fleet=False)
    ]
    yield from (*faults, *repeated(path, stations))
    army = _pairs(record.army_adjacency)
    for index, pair in enumerate(pairwise(stations)):
        if not faults and frozenset(pair) not in army:
            yield FactFault(FactKind.LINK_MISSING, f"{path}[{index}]", (*pair, _ARMY))
    if len(stations) == 1:
        yield FactFault(FactKind.ONE_STATION, path, (stations[0],))


def _check_canal(record: BoardRecord, canal: CanalRecord) -> Iterator[FactFault]:
    """Two waters that are no neighbours otherwise, and a coast that touches both."""
    places = [("between[0]", canal.between[0], ("water",)), ("between[1]", canal.between[1], ("water",))]
    places.append(("controller", canal.controller, ("coast",)))
    for key, id_, terrains in places:
        province = record.provinces.get(id_)
        if province is None:
            yield unknown_province(record, f"$.canal.{key}", id_)
        elif province.terrain not in terrains:
            yield wrong_terrain(f"$.canal.{key}", id_, province.terrain, terrains)
    fleet = _pairs(record.fleet_adjacency)
    if frozenset(canal.between) in fleet:
        yield FactFault(FactKind.LINK_SURPLUS, "$.canal.between", (*canal.between, _FLEET))
    for water in canal.between:
        if frozenset((water, canal.controller)) not in fleet:
            yield FactFault(FactKind.LINK_MISSING, "$.canal.controller", (water, canal.controller, _FLEET))
    declared = {frozenset(link.between) for link in record.special_links if link.kind == "canal"}
    if frozenset(canal.between) not in declared:
        yield FactFault(FactKind.LINK_UNDECLARED, "$.canal", (*canal.between, "canal"))
