"""``boards [FOLDER]``: checks the built-in boards, or those of a folder, and names every fault."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain
from pathlib import Path

from maps.board import Board, Terrain
from maps.board_facts import FileFault, FileFaultKind, cause
from maps.board_files import CheckedBoard, boards_in, built_in_boards
from maps.printable import printable

MOST_TOLD = 100  # faults of one board; a file that is no board at all may have thousands


def main(arguments: Sequence[str]) -> int:
    """Checks each board; 0 if all are sound, 1 on any fault, as well if there is nothing that can be read."""
    parser = argparse.ArgumentParser(
        prog="chancery boards",
        description="Checks boards: their facts, their drawing, and one against the other.",
    )
    parser.add_argument(
        "folder",
        metavar="FOLDER",
        nargs="?",
        type=Path,
        help="of X.json and X.svg; the built-in boards by default",
    )
    folder: Path | None = parser.parse_args(arguments).folder
    try:
        sound = [_tell(checked) for checked in _boards(folder)]
    except OSError as error:
        sound = [_tell_folder(folder, FileFault(FileFaultKind.UNREADABLE, detail=cause(error)))]
    if not sound:
        sound = [_tell_folder(folder, FileFault(FileFaultKind.NO_BOARDS))]
    return int(not all(sound))


def _boards(folder: Path | None) -> Iterable[CheckedBoard]:
    return built_in_boards() if folder is None else boards_in(folder)


def _tell_folder(folder: Path | None, fault: FileFault) -> bool:
    print(printable(f"{folder}: {fault}"))
    return False


def _tell(checked: CheckedBoard) -> bool:
    """Prints the counts of a sound board, else its faults; whether it is sound."""
    for file, fault in checked.faults[:MOST_TOLD]:
        print(printable(f"{file}: {fault}"))
    if len(checked.faults) > MOST_TOLD:
        print(printable(f"{checked.name}: {len(checked.faults) - MOST_TOLD} more faults"))
    if checked.board and not checked.faults:
        print(f"{checked.name}: {counts(checked.board)}")
    return not checked.faults


def counts(board: Board) -> str:
    """How much of everything a board has, in one line."""
    record = board.record
    terrain = Counter(province.terrain for province in board.provinces.values())
    closed = terrain[Terrain.IMPASSABLE]
    coasts = sum(len(province.coasts) for province in board.provinces.values())
    units = chain.from_iterable(power.start_units for power in board.powers)
    return ", ".join(
        [
            f"{len(board.provinces) - closed} spaces and {closed} closed",
            f"{terrain[Terrain.LAND]} land, {terrain[Terrain.COAST]} coast, {terrain[Terrain.WATER]} water",
            f"{coasts} named coasts",
            f"{len(board.centers)} centres",
            f"{len(record.army_adjacency)} army and {len(record.fleet_adjacency)} fleet links",
            f"{len(record.special_links)} special",
            f"{len(board.powers)} powers, {len(list(units))} units",
        ]
    )
