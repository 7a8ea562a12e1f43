"""What a seal is bound to beside its power: all that decides how its orders are played, and who sees them.

The last turn, which the table may agree on at any time, is not among it, nor is an order of writing that is
drawn anew for each phase. Changes of players are, as long as they are not told by the decisions of the table.
"""

from __future__ import annotations

import hashlib

import msgspec

from variants.formats import positions as form
from variants.game import Game
from variants.papers import Sealed

_AGREED = "end_after"  # the rule switch that the table may turn


def blank(game: Game, power: str) -> Sealed:
    """A seal for the papers of a power as the game stands, without them."""
    return Sealed(game.current, game.draft(power).done, b"", dict(game.players), len(_changes(game)))


def facts(game: Game, sealed: Sealed) -> bytes:
    """What binds a seal to this game; nothing for the seals of older files."""
    if not sealed.players:
        return b""
    position = game.nodes[sealed.node].position
    table, rules = game.table, game.variant.rules.chosen
    told = {
        "variant": game.variant.id,
        "rules": {name: value for name, value in rules.items() if name != _AGREED},
        "players": dict(sealed.players),
        "changes": sealed.changes,
        "table": (table.master, table.drawn, () if table.drawn else table.order, table.seconds),
        "phase": game.variant.calendar.code(position.phase),
        "units": form.write_units(position.units),
        "centers": form.write_owners(position.owners),
        "dislodged": form.write_dislodged(position.dislodged),
        "contested": sorted(position.contested),
    }
    return hashlib.sha256(msgspec.json.encode(told, order="sorted")).digest()


def fits_game(game: Game, sealed: Sealed) -> bool:
    """Whether a seal belongs into this game: its phase was played, and its players are still who they were.

    Those whom the table has changed since then, and recorded it, may be others.
    """
    if sealed.node not in game.line() and not game.table.master:
        return False
    players = {**sealed.players, **dict(_changes(game)[sealed.changes :])}
    return not sealed.players or players == game.players


def _changes(game: Game) -> list[tuple[str, str]]:
    changes = (each for each in game.decisions if each.changes_players)
    return [(power, each.player) for each in changes for power in each.powers]
