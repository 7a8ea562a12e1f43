"""What a case expects against what came out, key by key."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

import msgspec

from app.commands.answers import capitals
from app.commands.case_lines import CaseLine, Expected, RecordedCase, by_power_id, power_ids
from maps.board import Board
from variants.formats.positions import write_owners, write_units
from variants.orders import Train, Unit
from variants.outcome import Judged, Outcome, Resolution
from variants.position import PhaseKind

Facts: TypeAlias = Mapping[str, object]  # the facts under one key: name → value

WINGS = "standard-wings"  # Standard with air units, which no game here has

_STANDS_FOR = {
    "fails": (Outcome.BOUNCE, Outcome.NO_CONVOY, Outcome.VOID, Outcome.NO_PERMISSION, Outcome.STAYS),
    "advances": (Outcome.SUCCEEDS, Outcome.STOPS),
}


@dataclass(frozen=True, slots=True)
class Difference:
    """One fact in which the outcome is not what a case expects.

    Attributes:
        key: where inside ``expected``, such as ``units_after.FRANCE`` or ``results.A PAR - BUR``.
        expected: as the case has it; None where it has nothing.
        found: as it came out; None where nothing did.
    """

    key: str
    expected: object
    found: object


def not_compared(record: RecordedCase) -> str | None:
    """Why a case is not to be compared, in a few words; None if it is."""
    if record.superseded_by is not None:
        return "superseded"
    if record.variant == WINGS:
        return record.variant
    return "nothing expected" if record.expected == Expected() else None


def differences(line: CaseLine, expected: Expected, resolution: Resolution) -> tuple[Difference, ...]:
    """The facts stated in ``expected`` that came out otherwise.

    Raises:
        FileFormatError: if a key of ``expected`` names no power.
    """
    stated, found = _stated(line, expected), _found(line, expected, resolution)
    return tuple(
        difference for key, facts in stated.items() for difference in _unlike(key, facts, found[key])
    )


def _unlike(key: str, stated: Facts, found: Facts) -> Iterator[Difference]:
    for name in sorted({*stated, *found}):
        expected, actual = stated.get(name), found.get(name)
        if actual != expected and not _is_meant(str(expected), str(actual)):
            yield Difference(f"{key}.{name}" if name else key, expected, actual)


def _is_meant(word: str, actual: str) -> bool:
    """Whether a word that leaves the outcome open covers the one that came out (``stops at OMS``)."""
    return actual.startswith(_STANDS_FOR.get(word, ()))


def _stated(line: CaseLine, expected: Expected) -> dict[str, Facts]:
    """The facts that a case states, by the keys that are there."""
    board = line.variant.board
    facts: dict[str, Facts] = {}
    for key in ("units_after", "dislodged_after", "centers_after"):
        lists = getattr(expected, key)
        if lists is not None:
            facts[key] = _lists(capitals(by_power_id(board, lists, f"$.expected.{key}")))
    if expected.retreat_options is not None:
        facts["retreat_options"] = _options(expected.retreat_options)
    if expected.contested_after is not None:
        facts["contested_after"] = dict.fromkeys(expected.contested_after, True)
    if expected.next_phase is not None:
        facts["next_phase"] = {"": expected.next_phase}
    if expected.results is not None:
        facts["results"] = expected.results
    if expected.adjustments is not None:
        facts["adjustments"] = capitals(by_power_id(board, expected.adjustments, "$.expected.adjustments"))
    if expected.winner is not msgspec.UNSET:
        facts["winner"] = {"": expected.winner and _winner(board, expected.winner)}
    for key in ("centers_after", "next_phase") if _idle_retreat(expected) else ():
        facts.pop(key, None)
    return facts


def _winner(board: Board, name: str) -> str:
    (power,) = power_ids(board, (name,), "$.expected.winner").values()
    return power.upper()


def _idle_retreat(expected: Expected) -> bool:
    """Whether the source goes through a retreat phase in which no unit has anywhere to go.

    vDiplomacy does; here such a phase is left out, so what comes next is told by the source's next line.
    """
    options = expected.retreat_options
    return (
        expected.next_phase is not None
        and expected.next_phase.endswith(PhaseKind.RETREAT)
        and options is not None
        and not any(options.values())
    )


def _found(line: CaseLine, expected: Expected, resolution: Resolution) -> dict[str, Facts]:
    """The same facts as they came out; where a case may be partial, only those that it states."""
    outcomes = dict(zip(line.texts, (judged.word for judged in resolution.judged), strict=True))
    units = _without_unstated(expected, resolution)
    powers = by_power_id(line.variant.board, expected.adjustments or {}, "$.expected.adjustments")
    dislodged = {unit: fact.power for unit, fact in resolution.dislodged.items()}
    options = {str(unit): map(str, goals) for unit, goals in resolution.retreat_options.items()}
    return {
        "units_after": _lists(capitals(write_units(units))),
        "dislodged_after": _lists(capitals(write_units(dislodged))),
        "centers_after": _lists(capitals(write_owners(resolution.owners))),
        "retreat_options": _options(options),
        "contested_after": dict.fromkeys(resolution.contested, True),
        "next_phase": {"": line.variant.calendar.code(resolution.after.phase)},
        "results": {text: outcomes.get(text) for text in expected.results or ()},
        "adjustments": {power.upper(): resolution.adjustments.get(power, 0) for power in powers},
        "winner": {"": resolution.winner and resolution.winner.upper()},
    }


def _without_unstated(expected: Expected, resolution: Resolution) -> Mapping[Unit, str]:
    """The units that stand afterwards, except those of which the case does not say where they end."""
    left_out = {_end(judged) for judged in resolution.judged if _of_train(judged) in expected.unstated}
    return {unit: power for unit, power in resolution.units.items() if unit not in left_out}


def _of_train(judged: Judged) -> str:
    """The unit of a railway order as cases write it; "" for any other order."""
    return str(judged.order.unit) if isinstance(judged.order, Train) else ""


def _end(judged: Judged) -> Unit:
    """Where the unit of a railway order ended."""
    assert isinstance(judged.order, Train)
    unit = judged.order.unit
    arrived = judged.order.goal if judged.outcome is Outcome.SUCCEEDS else unit.location
    return Unit(unit.kind, judged.stop or arrived)


def _lists(lists: Mapping[str, Iterable[str]]) -> Facts:
    """Lists in order, without the empty ones: those say no more than a power left out."""
    return {name: sorted(values) for name, values in lists.items() if values}


def _options(lists: Mapping[str, Iterable[str]]) -> Facts:
    return {name: sorted(values) for name, values in lists.items()}
