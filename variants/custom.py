"""A board of one's own as a game: Standard rules with what its record says, without any code."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from maps.board import Board
from maps.board_facts import read_facts
from maps.record import BoardRecord
from variants.colonial import BRIDGES, CANAL_PERMISSION, CANAL_SUPPORT
from variants.errors import FaultyBoardError
from variants.rules import YEAR_LABELS, Rules, Switch, base_switches
from variants.variant import Variant


def custom_variant(board: Board) -> Variant:
    """The record of a game on this board.

    Calendar, victory, builds, set-ups, half links, canal and emergency measures are those of the board's
    record; switches are there where the record leaves a choice. A railway is drawn but belongs to nobody.
    """
    return Variant(board.id, board, Rules((*base_switches(board.record), *_own_switches(board.record))))


def load_custom_variant(folder: Path, name: str) -> Variant:
    """The game on a board of somebody's own, ``X.json`` in a folder; its drawing is not looked at.

    Raises:
        FaultyBoardError: with all that is wrong with the file.
    """
    board, faults = read_facts(folder, name)
    if board is None or faults:
        raise FaultyBoardError(name, [(f"{name}.json", fault) for fault in faults])
    return custom_variant(board)


def _own_switches(board: BoardRecord) -> Iterator[Switch]:
    if board.versions.set_ups:
        others = [version for version in board.versions.set_ups if version != board.versions.default]
        yield Switch("version", tuple(filter(None, (board.versions.default, *others))))
    if board.calendar.years_per_turn is not None:
        labels = YEAR_LABELS.values if board.calendar.labels == "years" else YEAR_LABELS.values[::-1]
        yield Switch("labels", labels)
    if any(link.seed_units != link.units for link in board.special_links):
        yield BRIDGES
    if board.canal is not None:
        yield from (CANAL_PERMISSION, CANAL_SUPPORT)
