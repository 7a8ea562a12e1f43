"""A secret vote on a draw: of the votes only whether all agree is kept."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.stages import Stage
from variants.game import Game


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote that is going on.

    Attributes:
        sharers: the powers that would share the draw.
        waiting: the powers that have still to vote, the next first.
        before: the stage and the writer to which the table comes back.
        agreed: whether all so far agree.
        absent: the powers without which the table has decided to vote.
    """

    sharers: tuple[str, ...]
    waiting: tuple[str, ...]
    before: tuple[Stage, str | None]
    agreed: bool = True
    absent: tuple[str, ...] = ()

    @property
    def voter(self) -> str:
        """The power that votes next."""
        return self.waiting[0]

    def cast(self, *, yes: bool) -> Vote:
        """The vote with one more cast."""
        return replace(self, waiting=self.waiting[1:], agreed=self.agreed and yes)

    def passed_over(self) -> Vote:
        """The vote without the power that would be next: it is neither for the draw nor against it."""
        return replace(self, waiting=self.waiting[1:], absent=(*self.absent, self.voter))


def voters(game: Game) -> tuple[str, ...]:
    """The powers that have a vote: the survivors that somebody plays, in the order in which they write."""
    return game.table.in_order(tuple(power for power in game.survivors() if game.players[power]))
