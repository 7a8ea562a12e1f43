"""The program's own file: JSON, version 3, the whole tree of a game.

A save carries all that the next phase needs: rule switches, stand-off provinces, dislodgers' origins, drafts.
Results are kept as they were given, so that a game reads the same in every later version. What a power with a
lock has written is in it only under its seal. Files of version 1, which knew no locks, and of version 2, in
which a seal was not bound to the game around it, are read as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

import msgspec

from maps.board import Board, Location
from maps.json_keys import refuse_repeated_keys
from variants.errors import FileFormatError
from variants.formats import positions as form
from variants.formats import save_papers as papers
from variants.formats.decoding import fault_of
from variants.formats.draft_checks import check_drafts
from variants.formats.save_form import (
    SavedEnding,
    SavedGame,
    SavedJudged,
    SavedNode,
    SavedPosition,
    SavedResolution,
    Units,
)
from variants.formats.whole_file import write_whole
from variants.game import Ending, EndingKind, Game, Node
from variants.game_faults import GameFault, GameFaultKind
from variants.outcome import Judged, Outcome, Resolution
from variants.position import Phase, Position
from variants.registry import load_variant
from variants.variant import Variant

VERSION = 3
_READ = (1, 2, VERSION)
SIZE_LIMIT = 64 * 2**20  # bytes; a hundred times the longest game
SUFFIX = ".chancery"

T = TypeVar("T")
Word = TypeVar("Word", bound=StrEnum)


class _Header(msgspec.Struct, frozen=True):
    format: str | None = None
    version: int | None = None


def dump_game(game: Game) -> bytes:
    """The bytes of a save file: indented JSON, ending in a line break."""
    save = SavedGame(
        format="chancery",
        version=VERSION,
        variant=game.variant.id,
        rules=dict(game.variant.rules.chosen),
        players=dict(game.players),
        nodes=tuple(_write_node(game.variant, node) for node in game.nodes),
        current=game.current,
        drafts=papers.open_drafts(game),
        ending=SavedEnding(game.ending.kind, game.ending.powers) if game.ending else None,
        notes=papers.open_notes(game),
        branches=papers.open_branches(game),
        locks=papers.write_locks(game),
        sealed=papers.seal_papers(game),
        table=papers.write_table(game.table),
        decisions=papers.write_decisions(game.decisions),
        left={power: round(left, 1) for power, left in game.left.items()},
    )
    return msgspec.json.format(msgspec.json.encode(save), indent=1) + b"\n"


def write_game(path: Path, game: Game) -> None:
    """Writes a save file in one step: the old file stays whole until the new one is.

    Raises:
        OSError: if the folder cannot be written; the old file is untouched.
    """
    write_whole(path, dump_game(game))


def read_game(path: Path) -> Game:
    """Reads a save file.

    Raises:
        FileFormatError: naming the place in the file.
        OSError: if it cannot be opened.
    """
    with path.open("rb") as file:
        data = file.read(SIZE_LIMIT + 1)  # not by its size: a device has none and never ends
    if len(data) > SIZE_LIMIT:
        raise FileFormatError("$", GameFault(GameFaultKind.TOO_LARGE, (SIZE_LIMIT // 2**20,)))
    return load_game(data)


def load_game(data: bytes) -> Game:
    """The game of a save file's bytes.

    Raises:
        FileFormatError: naming the place in the file, what was found and what was expected.
    """
    _check_header(data)
    save = _decode(data, SavedGame)
    try:
        variant = load_variant(save.variant).with_rules(save.rules)
    except FileFormatError as error:
        if error.path.startswith("rules."):
            raise error.at(f"$.{error.path}") from None
        raise
    form.check_powers(variant.powers, save.players, "$.players")
    nodes = _read_nodes(variant, save.nodes)
    if not 0 <= save.current < len(nodes):
        raise FileFormatError("$.current", GameFault(GameFaultKind.NO_NODE, (save.current,)))
    game = Game(
        variant=variant,
        players={power: save.players.get(power, "") for power in variant.powers},
        nodes=nodes,
        current=save.current,
        ending=_read_ending(variant, save.ending),
    )
    try:
        _refuse_repeated_keys(data)
        read = papers.with_papers(game, save)
        check_drafts(read)
    except FileFormatError as error:
        raise papers.discreet(game, save, error) from None
    return read


def _check_header(data: bytes) -> None:
    header = _decode(data, _Header)
    if header.format != "chancery":
        raise FileFormatError("$.format", GameFault(GameFaultKind.OTHER_JSON))
    if header.version not in _READ:
        raise FileFormatError("$.version", GameFault(GameFaultKind.VERSION, (header.version, VERSION)))


def _decode(data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise fault_of(error) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise FileFormatError("$", f"this is no JSON: {error}") from None


def _refuse_repeated_keys(data: bytes) -> None:
    try:
        refuse_repeated_keys(data)
    except msgspec.ValidationError as error:
        raise fault_of(error) from None


def _write_node(variant: Variant, node: Node) -> SavedNode:
    resolution = _write_resolution(node.resolution) if node.resolution else None
    return SavedNode(node.parent, _write_position(variant, node.position), resolution)


def _write_position(variant: Variant, position: Position) -> SavedPosition:
    return SavedPosition(
        phase=variant.calendar.code(position.phase),
        units=_tuples(form.write_units(position.units)),
        centers=_tuples(form.write_owners(position.owners)),
        dislodged=form.write_dislodged(position.dislodged),
        contested=tuple(sorted(position.contested)),
    )


def _write_resolution(resolution: Resolution) -> SavedResolution:
    return SavedResolution(
        judged=tuple(_write_judged(each) for each in resolution.judged),
        units=_tuples(form.write_units(resolution.units)),
        dislodged=form.write_dislodged(resolution.dislodged),
        retreat_options={
            str(unit): tuple(map(str, goals)) for unit, goals in resolution.retreat_options.items()
        },
        contested=tuple(sorted(resolution.contested)),
        centers=_tuples(form.write_owners(resolution.owners)),
        adjustments=dict(resolution.adjustments),
        winner=resolution.winner,
    )


def _write_judged(judged: Judged) -> SavedJudged:
    stop = str(judged.stop) if judged.stop else None
    return SavedJudged(judged.power, str(judged.order), judged.outcome, stop)


def _tuples(lists: Mapping[str, list[str]]) -> Units:
    return {key: tuple(values) for key, values in lists.items()}


def _read_nodes(variant: Variant, saved: tuple[SavedNode, ...]) -> tuple[Node, ...]:
    if not saved:
        raise FileFormatError("$.nodes", GameFault(GameFaultKind.NO_START))
    nodes: list[Node] = []
    for index, each in enumerate(saved):
        path = f"$.nodes[{index}]"
        _check_parent(each, index, path)
        position = _read_position(variant, each.position, f"{path}.position")
        resolution = None
        if each.parent is not None and each.resolution is not None:
            before = nodes[each.parent].position
            resolution = _read_resolution(variant, each.resolution, before, position, f"{path}.resolution")
        nodes.append(Node(each.parent, position, resolution))
    return tuple(nodes)


def _check_parent(node: SavedNode, index: int, path: str) -> None:
    starts = node.parent is None
    if starts != (index == 0) or (node.parent is not None and not 0 <= node.parent < index):
        raise FileFormatError(f"{path}.parent", GameFault(GameFaultKind.PARENT))
    if starts != (node.resolution is None):
        raise FileFormatError(f"{path}.resolution", GameFault(GameFaultKind.RESOLUTION))


def _read_position(variant: Variant, saved: SavedPosition, path: str) -> Position:
    board, ids = variant.board, {power: power for power in variant.powers}
    for part in ("units", "centers", "dislodged"):
        form.check_powers(variant.powers, getattr(saved, part), f"{path}.{part}")
    return Position(
        phase=_read_phase(variant, saved.phase, f"{path}.phase"),
        units=form.read_units(board, saved.units, f"{path}.units", ids),
        owners=form.read_owners(board, saved.centers, f"{path}.centers", ids),
        dislodged=form.read_dislodged(board, saved.dislodged, f"{path}.dislodged", ids),
        contested=_read_provinces(board, saved.contested, f"{path}.contested"),
    )


def _read_phase(variant: Variant, code: str, path: str) -> Phase:
    try:
        return variant.calendar.parse(code)
    except FileFormatError as error:
        raise error.at(path) from None


def _read_provinces(board: Board, ids: tuple[str, ...], path: str) -> frozenset[str]:
    return frozenset(form.read_province(board, id_, f"{path}[{number}]") for number, id_ in enumerate(ids))


def _read_places(board: Board, texts: tuple[str, ...], path: str) -> tuple[Location, ...]:
    goals = tuple(map(Location.parse, texts))
    _read_provinces(board, tuple(goal.province for goal in goals), path)
    return goals


def _read_resolution(
    variant: Variant, saved: SavedResolution, before: Position, after: Position, path: str
) -> Resolution:
    board, ids = variant.board, {power: power for power in variant.powers}
    for part in ("units", "centers", "dislodged", "adjustments"):
        form.check_powers(variant.powers, getattr(saved, part), f"{path}.{part}")
    if saved.winner is not None:
        form.check_powers(variant.powers, (saved.winner,), f"{path}.winner")
    return Resolution(
        before=before,
        judged=tuple(
            _read_judged(variant, each, f"{path}.judged[{number}]")
            for number, each in enumerate(saved.judged)
        ),
        units=form.read_units(board, saved.units, f"{path}.units", ids),
        dislodged=form.read_dislodged(board, saved.dislodged, f"{path}.dislodged", ids),
        retreat_options={
            form.read_unit(board, unit, f"{path}.retreat_options"): _read_places(
                board, goals, f"{path}.retreat_options.{unit}"
            )
            for unit, goals in saved.retreat_options.items()
        },
        contested=_read_provinces(board, saved.contested, f"{path}.contested"),
        owners=form.read_owners(board, saved.centers, f"{path}.centers", ids),
        adjustments=saved.adjustments,
        winner=saved.winner,
        after=after,
    )


def _read_judged(variant: Variant, saved: SavedJudged, path: str) -> Judged:
    form.check_powers(variant.powers, (saved.power,), path)
    order = form.read_order(variant.board, saved.order, f"{path}.order")
    outcome = _read_word(Outcome, saved.outcome, f"{path}.outcome")
    stops = () if saved.stop is None else (saved.stop,)
    stop = next(iter(_read_places(variant.board, stops, f"{path}.stop")), None)
    return Judged(saved.power, order, outcome, stop)


def _read_ending(variant: Variant, saved: SavedEnding | None) -> Ending | None:
    if saved is None:
        return None
    form.check_powers(variant.powers, saved.powers, "$.ending.powers")
    kind = _read_word(EndingKind, saved.kind, "$.ending.kind")
    if not saved.powers or (kind is not EndingKind.DRAW and len(saved.powers) > 1):
        raise FileFormatError("$.ending.powers", GameFault(GameFaultKind.WINNERS))
    return Ending(kind, saved.powers)


def _read_word(kind: type[Word], word: str, path: str) -> Word:
    try:
        return kind(word)
    except ValueError:
        fault = GameFault(GameFaultKind.NONE_OF, (word, ", ".join(kind)))
        raise FileFormatError(path, fault) from None
