"""Boards as pairs of files, X.json and X.svg: found, read and checked, whatever is in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
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
    is_closed,
    read_facts,
    read_file,
)
from maps.board_svg import load_shapes
from maps.checks import EXACT, LENIENT, Limits, check_drawing
from maps.compiled import compiled
from maps.drawn_faults import Fault
from maps.drawn_places import element_of
from maps.facts.provinces import check_provinces
from maps.following import drawn_by_itself, facts_by_themselves, without_wrong_pairs
from maps.json_words import Problem
from maps.mending import OverlapError, TangledError, load_mended
from maps.shapes import Shapes
from maps.svg_faults import BoardFileError
from maps.svg_search import elements_like
from maps.svg_text import SIZE_LIMIT as SVG_LIMIT
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
    if folder.name == name and is_closed(folder):
        closed = FileFault(FileFaultKind.UNREADABLE, detail=Problem.FORBIDDEN)
        return CheckedBoard(name, None, None, ((f"{name}/", closed),))
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
        second = _drawing(board, first, shapes, svg, limits)
    return _checked(name, board, shapes, first, second)


def _checked(
    name: str,
    board: Board | None,
    shapes: Shapes | None,
    first: Sequence[AnyFactFault],
    second: Sequence[AnyFault],
) -> CheckedBoard:
    drawn = [fault for fault in second if isinstance(fault, Fault)]
    faults: list[Finding] = [(f"{name}.json", fault) for fault in facts_by_themselves(first, drawn)]
    faults += [(f"{name}.svg", fault) for fault in second]
    return CheckedBoard(name, board, shapes, tuple(faults))


def _opened(svg: bytes) -> Shapes:
    return compiled(svg, load_mended, "mended")


def _shapes(svg: bytes, load: Callable[[bytes], Shapes]) -> tuple[Shapes | None, list[AnyFault]]:
    try:
        return load(svg), []
    except BoardFileError as error:
        return None, [error]
    except OverlapError as error:
        return None, list(error.faults)
    except TangledError as error:
        return None, [FileFault(FileFaultKind.TANGLED, error.province)]
    except shapely.GEOSException as error:
        return None, [FileFault(FileFaultKind.NOT_DRAWABLE, detail=str(error))]


def _drawing(
    board: Board, first: Sequence[AnyFactFault], shapes: Shapes, svg: bytes, limits: Limits
) -> list[AnyFault]:
    try:
        drawn = check_drawing(without_wrong_pairs(board), shapes, limits)
    except shapely.GEOSException as error:
        return [FileFault(FileFaultKind.NOT_DRAWABLE, detail=str(error))]
    return [*_searched(drawn_by_itself(board, first, drawn), svg)]


def _searched(faults: Sequence[Fault], svg: bytes) -> Iterator[Fault]:
    """The faults; of elements that are not there, with what may stand for them in the file."""
    wanted = {fault: element_of(fault) for fault in faults if element_of(fault) and not fault.found}
    found = elements_like(svg, wanted.values()) if wanted else {}
    for fault in faults:
        yield replace(fault, found=found.get(wanted.get(fault, ""), fault.found))
