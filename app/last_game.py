"""The names and options of the game that was started last, to be proposed for the next one."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from app.settings import settings
from app.words.names import retold_player
from variants.errors import FileFormatError
from variants.papers import Table
from variants.rules import Value
from variants.variant import Variant

_KEY = "new_game"


class Seating(msgspec.Struct, frozen=True):
    """How one game was begun: power → player, switch → value, and how the table played."""

    players: dict[str, str] = {}
    rules: dict[str, str | int | bool | None] = {}
    order: tuple[str, ...] = ()
    drawn: bool = False
    seconds: int = 0
    beep: bool = True

    @property
    def table(self) -> Table:
        """As the game has it; who had the screen first by lot is not kept."""
        return Table(
            order=() if self.drawn else self.order, drawn=self.drawn, seconds=self.seconds, beep=self.beep
        )


class LastGames(msgspec.Struct, frozen=True):
    """What was played last, and how each of the games was begun. Passphrases are never kept."""

    variant: str = ""
    mode: int = 0
    seatings: dict[str, Seating] = {}

    def names(self, variant: Variant) -> Mapping[str, str]:
        """Power → the player of last time; of another game the same people, one power each."""
        own = self.seatings.get(variant.id)
        if own is not None:
            kept = own.players
            return {power: retold_player(kept[power]) for power in variant.powers if power in kept}
        last = self.seatings.get(self.variant)
        people = dict.fromkeys(map(retold_player, filter(None, last.players.values()))) if last else {}
        return dict(zip(variant.powers, people, strict=False))

    def table(self, variant: Variant) -> Table:
        """How the table played last time; of another game without the order of its powers."""
        own, last = self.seatings.get(variant.id), self.seatings.get(self.variant)
        if own is not None:
            return own.table
        return Table(drawn=last.drawn, seconds=last.seconds, beep=last.beep) if last else Table()

    def rules(self, variant: Variant) -> Mapping[str, Value]:
        """The switches chosen last time, unless the game does not have them any more."""
        own = self.seatings.get(variant.id, Seating())
        try:
            variant.with_rules(own.rules)
        except FileFormatError:
            return {}
        return own.rules


def last_games() -> LastGames:
    """What is remembered; nothing if it cannot be read."""
    try:
        return msgspec.json.decode(str(settings().value(_KEY, "{}")), type=LastGames)
    except (msgspec.MsgspecError, UnicodeError):
        return LastGames()


def remember(variant: Variant, mode: int, players: Mapping[str, str], table: Table) -> None:
    """Keeps how a game is begun."""
    before = last_games()
    seating = Seating(
        dict(players), dict(variant.rules.chosen), table.order, table.drawn, table.seconds, table.beep
    )
    games = LastGames(variant.id, mode, {**before.seatings, variant.id: seating})
    settings().setValue(_KEY, msgspec.json.encode(games).decode())
