"""Boards as pairs of files, X.json and X.svg: found, read and checked, whatever is in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import shapely

from maps.board import BOARD_IDS, Board
from maps.board_facts import (
    AnyFactFault,
    FileFault,
    FileFaultKind,
    facts_of,
    find_boards,
    read_facts,
    read_file,
)
from maps.board_svg import SIZE_LIMIT as SVG_LIMIT
from maps.board_svg import BoardFileError, load_shapes
from maps.checks import EXACT, LENIENT, Limits, check_drawing
from maps.compiled import compiled
from maps.drawn_faults import Fault, FaultKind, Pair
from maps.facts import FactFault, FactKind
from maps.facts.provinces import check_provinces
from maps.mending import OverlapError, TangledError, load_mended
from maps.shapes import Shapes
from maps.touching import ARMY, FLEET
from resources import resource

AnyFault: TypeAlias = AnyFactFault | Fault | BoardFileError
Finding: TypeAlias = tuple[str, AnyFault]  # the file's name, and what is wrong there


@dataclass(frozen=True, slots=True)
class CheckedBoard:
    """A board and all that is wrong with it; with no faults it has both its facts and its shapes."""

    name: str
    board: Board | None
    shapes: Shapes | None
    faults: tuple[Finding, ...]


def built_in_boards() -> Iterator[CheckedBoard]:
    """The boards of this program, held to be exact."""
    for id_ in BOARD_IDS:
        files = (resource(f"boards/{id_}.{suffix}").read_bytes() for suffix in ("json", "svg"))
        yield check_board(id_, *files, load=load_shapes, limits=EXACT)


def boards_in(folder: Path) -> Iterator[CheckedBoard]:
    """The boards of a folder, whose borders may be a little off.

    Raises:
        OSError: if the folder cannot be read.
    """
    for name, place in find_boards(folder).items():
        yield read_board(place, name)


def read_board(folder: Path, name: str) -> CheckedBoard:
    """The board of that name in a folder, X.json and X.svg."""
    board, first = read_facts(folder, name)
    svg = read_file(folder / f"{name}.svg", SVG_LIMIT)
    if isinstance(svg, FileFault):
        return _checked(name, board, None, first, [svg])
    return _check(name, board, first, svg, load=_opened, limits=LENIENT)


def check_board(
    name: str, facts: bytes, svg: bytes, *, load: Callable[[bytes], Shapes], limits: Limits
) -> CheckedBoard:
    """Checks the two files of a board, from the form of each to what is drawn against what is adjacent."""
    board, first = facts_of(name, facts)
    return _check(name, board, first, svg, load=load, limits=limits)


def _check(
    name: str,
    board: Board | None,
    first: list[AnyFactFault],
    svg: bytes,
    *,
    load: Callable[[bytes], Shapes],
    limits: Limits,
) -> CheckedBoard:
    shapes, second = _shapes(svg, load)
    if board and shapes and not any(check_provinces(board.record)):
        second = _drawing(board, shapes, limits)
    return _checked(name, board, shapes, first, second)


def _checked(
    name: str,
    board: Board | None,
    shapes: Shapes | None,
    first: Sequence[AnyFactFault],
    second: Sequence[AnyFault],
) -> CheckedBoard:
    drawn = [fault for fault in second if isinstance(fault, Fault)]
    told = {pair for fault in drawn for pair in fault.missing if isinstance(pair, Pair)}
    ashore = {id_ for fault in drawn if fault.kind is FaultKind.LAND_AT_WATER for id_ in fault.places}
    faults: list[Finding] = [
        (f"{name}.json", fault) for fault in first if not (_follows(fault, told) or _of_land(fault, ashore))
    ]
    faults += [(f"{name}.svg", fault) for fault in second]
    return CheckedBoard(name, board, shapes, tuple(faults))


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
    alone = fault.kind is FactKind.NO_NEIGHBOUR and not fault.path.startswith("$.railway")
    return alone and any(places & concerned for _, places in ends)


def _of_land(fault: AnyFactFault, ashore: set[str]) -> bool:
    """Whether a fleet link is wrong because a province is land, which the drawing tells once."""
    return (
        isinstance(fault, FactFault)
        and fault.kind is FactKind.WRONG_TERRAIN
        and fault.path.startswith(f"$.{FLEET}")
        and fault.values[0] in ashore
    )


def _province(place: str | int) -> str:
    return str(place).partition("/")[0]


def _opened(svg: bytes) -> Shapes:
    return compiled(svg, load_mended, "mended")


def _shapes(svg: bytes, load: Callable[[bytes], Shapes]) -> tuple[Shapes | None, list[AnyFault]]:
    try:
        return load(svg), []
    except BoardFileError as error:
        return None, [error]
    except OverlapError as error:
        return None, list(error.faults)
    except TangledError:
        return None, [FileFault(FileFaultKind.TANGLED)]
    except shapely.GEOSException as error:
        return None, [FileFault(FileFaultKind.NOT_DRAWABLE, detail=str(error))]


def _drawing(board: Board, shapes: Shapes, limits: Limits) -> list[AnyFault]:
    try:
        return list(check_drawing(board, shapes, limits))
    except shapely.GEOSException as error:
        return [FileFault(FileFaultKind.NOT_DRAWABLE, detail=str(error))]
