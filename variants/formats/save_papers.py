"""The part of a save file that is a power's own (drafts, notes, branches), and what the table has decided."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from maps.board import Board
from variants.errors import BrokenSealError, FileFormatError
from variants.formats import positions as form
from variants.formats.binding import blank, facts, fits_game
from variants.formats.draft_checks import check_drafts
from variants.formats.save_form import (
    Branches,
    SavedDecision,
    SavedDraft,
    SavedGame,
    SavedLock,
    SavedSealed,
    SavedTable,
)
from variants.formats.sealing import KEY, MOST_COST, Papers, digest, fits, lock_openly, seal, unseal
from variants.game import Game
from variants.game_faults import GameFault, GameFaultKind
from variants.orders import Order
from variants.papers import Branch, Decision, Draft, Lock, Ruling, Sealed, Table
from variants.variant import Variant

_WITH_DIGESTS = 3  # the version since which a file tells a lock that was changed

# Writing


def open_drafts(game: Game) -> dict[str, SavedDraft]:
    """The drafts of the powers that have no secrets."""
    return {
        power: SavedDraft(_texts(draft.orders), draft.done, draft.name, _texts_of(draft.others))
        for power, draft in game.drafts.items()
        if power not in game.locks
    }


def open_notes(game: Game) -> dict[str, dict[str, str]]:
    """Their notes, by node."""
    return {power: _noted(notes) for power, notes in game.notes.items() if notes and power not in game.locks}


def open_branches(game: Game) -> dict[str, Branches]:
    """What they have tried out, by node."""
    tried = {power: _tried(game, power) for power in game.branches if power not in game.locks}
    return {power: branches for power, branches in tried.items() if branches}


def write_locks(game: Game) -> dict[str, SavedLock]:
    """The locks, with their keys only where there is no passphrase."""
    return {
        power: SavedLock(lock.salt, lock.check, lock.cost, key, digest(lock))
        for power, lock in game.locks.items()
        for key in [None if lock.has_phrase else lock.key]
    }


def seal_papers(game: Game) -> dict[str, SavedSealed]:
    """What the other powers have written, under their seals; what was not opened goes back as it was.

    A power that has written nothing has papers too, so that a file does not tell who has.
    """
    return {
        power: SavedSealed(sealed.node, sealed.done, sealed.data, dict(sealed.players), sealed.changes)
        for power in game.locks
        for sealed in [sealed_papers(game, power)]
    }


def sealed_papers(game: Game, power: str) -> Sealed:
    """The papers of a power with a lock under their seal: as they came from a file, or sealed now."""
    return game.sealed.get(power) or _seal(game, power)


def _seal(game: Game, power: str) -> Sealed:
    draft, unwritten = game.draft(power), blank(game, power)
    papers = Papers(
        _texts(draft.orders),
        draft.name,
        _texts_of(draft.others),
        _noted(game.notes.get(power, {})),
        _tried(game, power),
    )
    return seal(game.locks[power], power, papers, unwritten, facts(game, unwritten))


def write_table(table: Table) -> SavedTable:
    """How the people at the screen play."""
    return SavedTable(table.master, table.order, table.drawn, table.seconds, table.beep, table.deadline)


def write_decisions(decisions: Iterable[Decision]) -> tuple[SavedDecision, ...]:
    """What the table has decided."""
    return tuple(
        SavedDecision(each.node, each.ruling, each.powers, each.player, each.former) for each in decisions
    )


def _texts(orders: Iterable[object]) -> tuple[str, ...]:
    return tuple(map(str, orders))


def _texts_of(drafts: Mapping[str, Iterable[object]]) -> dict[str, tuple[str, ...]]:
    return {name: _texts(orders) for name, orders in drafts.items()}


def _noted(notes: Mapping[int, str]) -> dict[str, str]:
    return {str(node): text for node, text in notes.items()}


def _tried(game: Game, power: str) -> Branches:
    return {
        str(node): {name: tuple(map(_texts_of, branch)) for name, branch in named.items()}
        for node, named in game.branches.get(power, {}).items()
    }


# Reading


def with_papers(game: Game, save: SavedGame) -> Game:
    """The game with what is a power's own and what the table has decided.

    Papers whose key stands in the file are opened, unless their seal is broken.

    Raises:
        FileFormatError: naming the place in the file.
    """
    _check_powers(game.variant, save)
    read = replace(
        game,
        drafts={
            power: _read_draft(game.variant.board, draft, f"$.drafts.{power}")
            for power, draft in save.drafts.items()
        },
        notes={
            power: _read_notes(noted, len(game.nodes), f"$.notes.{power}")
            for power, noted in save.notes.items()
        },
        branches={
            power: _read_branches(game, branches, f"$.branches.{power}")
            for power, branches in save.branches.items()
        },
        locks=_read_locks(save),
        table=_read_table(game.variant, save.table),
        decisions=tuple(
            _read_decision(game, each, f"$.decisions[{number}]") for number, each in enumerate(save.decisions)
        ),
        left=save.left,
    )
    for power, sealed in save.sealed.items():
        read = _with_sealed(read, power, sealed)
    return _with_gone(read, save)


def _with_gone(game: Game, save: SavedGame) -> Game:
    """The game where papers that were taken out of its file, or whose lock was changed, have a broken seal.

    A file has papers of every power with a lock, and among several players each has one (``seal_papers``).
    """
    among_others = bool(game.locks) and not game.open_table
    bare = [power for power, player in game.players.items() if player and power not in game.locks]
    locks = {**game.locks, **{power: lock_openly() for power in bare if among_others}}
    lost = {power for power in locks if power not in save.sealed} | _changed_locks(save)
    gone = {power: Sealed(game.current, game.draft(power).done, b"") for power in lost}
    return replace(game, locks=locks, sealed={**game.sealed, **gone})


def _changed_locks(save: SavedGame) -> set[str]:
    """The powers whose locks were changed outside of the program: no passphrase opens those."""
    if save.version < _WITH_DIGESTS:
        return set()
    return {power for power, lock in save.locks.items() if lock.digest != digest(_lock(lock))}


def discreet(game: Game, save: SavedGame, error: FileFormatError) -> FileFormatError:
    """The error without a word of what a player of several has written: whoever opens the file reads it."""
    part, _, rest = error.path.removeprefix("$.").partition(".")
    open_table = save.table.master or (game.one_player and not save.locks)
    if open_table or part not in ("drafts", "notes", "branches") or not rest:
        return error
    place = f"$.{part}.{rest.split('.')[0]}"
    return FileFormatError(place, GameFault(GameFaultKind.NOT_QUOTED))


def _check_powers(variant: Variant, save: SavedGame) -> None:
    for part in ("drafts", "notes", "branches", "locks", "sealed"):
        form.check_powers(variant.powers, getattr(save, part), f"$.{part}")
    form.check_powers((*variant.powers, ""), save.left, "$.left")
    for power in save.sealed:
        if power not in save.locks:
            raise FileFormatError(f"$.sealed.{power}", GameFault(GameFaultKind.NO_LOCK))
    for part in ("locks", "drafts"):
        for power in getattr(save, part):
            if not save.players.get(power):
                raise FileFormatError(f"$.{part}.{power}", GameFault(GameFaultKind.NO_PLAYER))
    for part in ("drafts", "notes", "branches"):
        for power in getattr(save, part):
            if power in save.locks:
                raise FileFormatError(f"$.{part}.{power}", GameFault(GameFaultKind.UNDER_SEAL))


def _read_draft(board: Board, draft: SavedDraft, path: str) -> Draft:
    others = {
        name: form.read_orders(board, orders, f"{path}.others.{name}")
        for name, orders in draft.others.items()
    }
    return Draft(form.read_orders(board, draft.orders, f"{path}.orders"), draft.done, draft.name, others)


def _read_notes(noted: Mapping[str, str], nodes: int, path: str) -> dict[int, str]:
    return {_read_node(node, nodes, path): text for node, text in noted.items()}


def _read_node(node: str, nodes: int, path: str) -> int:
    if not (node.isdecimal() and node.isascii() and int(node) < nodes):
        raise FileFormatError(f"{path}.{node}", GameFault(GameFaultKind.NO_NODE, (node,)))
    return int(node)


def _read_branches(game: Game, branches: Branches, path: str) -> dict[int, dict[str, Branch]]:
    return {
        _read_node(node, len(game.nodes), path): {
            name: tuple(
                _read_phase(game.variant, phase, f"{path}.{node}.{name}[{number}]")
                for number, phase in enumerate(branch)
            )
            for name, branch in named.items()
        }
        for node, named in branches.items()
    }


def _read_phase(
    variant: Variant, phase: Mapping[str, tuple[str, ...]], path: str
) -> dict[str, tuple[Order, ...]]:
    form.check_powers(variant.powers, phase, path)
    return {
        power: form.read_orders(variant.board, orders, f"{path}.{power}") for power, orders in phase.items()
    }


def _read_locks(save: SavedGame) -> dict[str, Lock]:
    read = {power: _read_lock(lock, f"$.locks.{power}") for power, lock in save.locks.items()}
    return {**read, **{power: lock_openly() for power in _changed_locks(save)}}


def _lock(saved: SavedLock) -> Lock:
    return Lock(saved.salt, saved.check, saved.cost, saved.key)


def _read_lock(saved: SavedLock, path: str) -> Lock:
    lock = _lock(saved)
    if lock.cost > MOST_COST:
        raise FileFormatError(f"{path}.cost", GameFault(GameFaultKind.LOCK_COST, (lock.cost, MOST_COST)))
    if lock.has_phrase == (lock.key is not None):
        raise FileFormatError(f"{path}.key", GameFault(GameFaultKind.KEY_PLACE))
    if lock.key is not None and (len(lock.key) != KEY or not fits(lock, lock.key)):
        raise FileFormatError(f"{path}.key", GameFault(GameFaultKind.OTHER_KEY))
    return lock


def _read_table(variant: Variant, saved: SavedTable) -> Table:
    if saved.order and sorted(saved.order) != sorted(variant.powers):
        raise FileFormatError("$.table.order", GameFault(GameFaultKind.TABLE_ORDER))
    return Table(saved.master, saved.order, saved.drawn, saved.seconds, saved.beep, saved.deadline)


def _read_decision(game: Game, saved: SavedDecision, path: str) -> Decision:
    if not 0 <= saved.node < len(game.nodes):
        raise FileFormatError(f"{path}.node", GameFault(GameFaultKind.NO_NODE, (saved.node,)))
    form.check_powers(game.variant.powers, saved.powers, f"{path}.powers")
    try:
        ruling = Ruling(saved.ruling)
    except ValueError:
        fault = GameFault(GameFaultKind.NONE_OF, (saved.ruling, ", ".join(Ruling)))
        raise FileFormatError(f"{path}.ruling", fault) from None
    if not saved.powers and ruling is not Ruling.TAKEN_BACK:
        raise FileFormatError(f"{path}.powers", GameFault(GameFaultKind.DECIDED_ABOUT))
    if not saved.player and ruling is Ruling.TAKEN_OVER:
        raise FileFormatError(f"{path}.player", GameFault(GameFaultKind.TAKEN_OVER))
    return Decision(saved.node, ruling, saved.powers, saved.player, saved.former)


def _with_sealed(game: Game, power: str, saved: SavedSealed) -> Game:
    if not 0 <= saved.node < len(game.nodes):
        raise FileFormatError(f"$.sealed.{power}.node", GameFault(GameFaultKind.NO_NODE, (saved.node,)))
    sealed = Sealed(saved.node, saved.done, saved.data, saved.players, saved.changes)
    holds = power in game.holding
    done = holds or (saved.done and saved.node == game.current)
    drafts = {**game.drafts, power: Draft(done=True)} if done else game.drafts
    waiting = replace(game, sealed={**game.sealed, power: sealed}, drafts=drafts)
    shut = holds or game.locks[power].has_phrase
    try:
        return waiting if shut else open_papers(waiting, power, game.locks[power])
    except BrokenSealError:
        return waiting


def open_papers(game: Game, power: str, lock: Lock) -> Game:
    """The game with the sealed papers of a power opened, with its lock, whose key is known.

    Raises:
        BrokenSealError: if they were changed outside of the program.
    """
    sealed, board = game.sealed[power], game.variant.board
    if not fits_game(game, sealed):
        raise BrokenSealError(power)
    papers = unseal(lock, power, sealed, facts(game, sealed))
    draft = SavedDraft(papers.orders, sealed.done, papers.name, papers.others)
    try:
        opened = game.with_papers(
            power,
            lock,
            _read_draft(board, draft, "$"),
            _read_notes(papers.notes, len(game.nodes), "$"),
            _read_branches(game, papers.branches, "$"),
        )
        check_drafts(opened)
    except FileFormatError:
        raise BrokenSealError(power) from None
    return opened
