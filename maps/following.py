"""One cause, one fault: what is left out of a board's faults since another one tells it already."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from msgspec.structs import replace

from maps.board import Board, Location, board_of
from maps.board_facts import AnyFactFault
from maps.drawn_faults import Fault, FaultKind, Pair
from maps.facts import FactFault, FactKind
from maps.facts.links import sound_pairs
from maps.record import BoardRecord
from maps.touching import ARMY, FLEET

TOUCHING = (
    FaultKind.CONTACT_MISSING,
    FaultKind.CONTACT_SURPLUS,
    FaultKind.ARMY_CONTACT_SURPLUS,
    FaultKind.FLEET_CONTACT_MISSING,
    FaultKind.FLEET_CONTACT_SURPLUS,
    FaultKind.COASTS_JOINED,
    FaultKind.LAND_AT_WATER,
    FaultKind.PLACE_OFF_COAST,
)
_SURPLUS = (FaultKind.CONTACT_SURPLUS, FaultKind.ARMY_CONTACT_SURPLUS, FaultKind.FLEET_CONTACT_SURPLUS)

Faults: TypeAlias = Sequence[AnyFactFault]


def without_wrong_pairs(board: Board) -> Board:
    """The board as its drawing is held against it: without the pairs that the check of the lists tells."""
    record = board.record
    sound = {key: tuple(sound_pairs(record, key)) for key in (ARMY, FLEET)}
    if all(len(pairs) == len(getattr(record, key)) for key, pairs in sound.items()):
        return board
    return board_of(replace(record, army_adjacency=sound[ARMY], fleet_adjacency=sound[FLEET]))


@dataclass(frozen=True, slots=True)
class _Wrong:
    """What the check of the facts has told.

    Attributes:
        ends: provinces that a wrong pair of the lists names.
        linked: provinces that a wrong special link names.
        nowhere: ids of provinces that are named and not there.
        coasts: provinces whose coasts are named otherwise than they are.
        terrain: whether a terrain is wrong, so that nothing can be said of what touches.
    """

    ends: frozenset[str]
    linked: frozenset[str]
    nowhere: frozenset[str]
    coasts: frozenset[str]
    terrain: bool


def drawn_by_itself(board: Board, first: Faults, drawn: Iterable[Fault]) -> list[Fault]:
    """The faults of the drawing without those that follow from faults of the lists."""
    wrong = _wrong(board.record, first)
    return [fault for fault in drawn if not _follows_from_lists(fault, wrong)]


def facts_by_themselves(first: Faults, drawn: Sequence[Fault]) -> list[AnyFactFault]:
    """The faults of the facts without those that follow from what is drawn."""
    told = {pair for fault in drawn for pair in fault.missing if isinstance(pair, Pair)}
    ashore = _places(drawn, FaultKind.LAND_AT_WATER)
    alone = _places(drawn, FaultKind.NOT_DRAWN) | _places(drawn, FaultKind.COASTS_JOINED)
    return [
        fault
        for fault in first
        if not (_follows(fault, told) or _of_land(fault, ashore) or _of_alone(fault, alone))
    ]


def _wrong(record: BoardRecord, first: Faults) -> _Wrong:
    faults = [fault for fault in first if isinstance(fault, FactFault)]
    ends: set[str] = set()
    for key in (ARMY, FLEET):
        for pair in set(getattr(record, key)) - set(sound_pairs(record, key)):
            ends |= {Location.parse(text).province for text in pair}
    linked: set[str] = set()
    for index, link in enumerate(record.special_links):
        if any(fault.path.startswith(f"$.special_links[{index}]") for fault in faults):
            linked |= set(link.between)
    nowhere = {str(fault.values[0]) for fault in faults if fault.kind is FactKind.UNKNOWN_PROVINCE}
    terrain = any(fault.kind is FactKind.NO_ARMIES for fault in faults)
    named = (FactKind.NO_COASTS, FactKind.UNKNOWN_COAST)
    coasts = frozenset(str(fault.values[0]) for fault in faults if fault.kind in named)
    return _Wrong(frozenset(ends), frozenset(linked), frozenset(nowhere), coasts, terrain)


def _follows_from_lists(fault: Fault, wrong: _Wrong) -> bool:
    if fault.kind is FaultKind.UNKNOWN:
        id_ = fault.places[0]
        return id_ in wrong.nowhere or id_.startswith(tuple(f"unit-{province}-" for province in wrong.coasts))
    if wrong.terrain and fault.kind in TOUCHING:
        return True
    concerned = {_province(place) for place in fault.places}
    if fault.kind in _SURPLUS:
        return bool(concerned & wrong.ends)
    return fault.kind is FaultKind.CONTACT_MISSING and bool(concerned & wrong.linked)


def _follows(fault: AnyFactFault, told: set[Pair]) -> bool:
    """Whether a fault of the lists comes of pairs that are not listed, which the drawing tells one by one."""
    if not isinstance(fault, FactFault):
        return False
    if fault.kind is FactKind.NO_PAIRS:
        return any(pair.list == fault.path.removeprefix("$.") for pair in told)
    concerned = {_province(value) for value in fault.values}
    ends = [(pair.list, {_province(place) for place in pair.places}) for pair in told]
    if fault.kind is FactKind.NO_ARMY_LINK:
        return (ARMY, concerned) in ends
    if fault.kind in (FactKind.NO_WATER, FactKind.NO_COMMON_WATER):
        return any(key == FLEET and places & concerned for key, places in ends)
    alone = fault.kind is FactKind.NO_NEIGHBOUR
    return alone and any(places & concerned for _, places in ends)


def _of_land(fault: AnyFactFault, ashore: set[str]) -> bool:
    """Whether a fleet link is wrong because a province is land, which the drawing tells once."""
    return (
        isinstance(fault, FactFault)
        and fault.kind is FactKind.WRONG_TERRAIN
        and fault.path.startswith(f"$.{FLEET}")
        and fault.values[0] in ashore
    )


def _of_alone(fault: AnyFactFault, alone: set[str]) -> bool:
    """Whether nothing is listed beside a province, or a coast of it, that is not drawn as one."""
    kinds = (FactKind.NO_NEIGHBOUR, FactKind.NO_WATER)
    return isinstance(fault, FactFault) and fault.kind in kinds and _province(fault.values[0]) in alone


def _places(drawn: Sequence[Fault], kind: FaultKind) -> set[str]:
    return {_province(place) for fault in drawn if fault.kind is kind for place in fault.places}


def _province(place: str | float) -> str:
    return str(place).partition("/")[0]
