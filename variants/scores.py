"""Scores of a finished game, exact: draw-size scoring and the sum of squares.

Draw-size scoring parts the points among those who share in the result: a winner has all of them, each of n
sharers of a draw one nth. The sum of squares gives a winner everything, too; in a draw each sharer has the
part that its squared number of centres has in the sum of these squares. A concession counts as a win of the
power to which the others conceded. Both give 100 points in all.

Source: the scoring pages of the Diplomatic Pouch (diplom.org) and of the DAANZ (daanz.org/sc-squares.htm).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from variants.game import Ending, EndingKind, Game
from variants.variant import Variant
from variants.victory import counted_centers

TOTAL = 100  # points that a game gives in all


def draw_size(powers: Sequence[str], ending: Ending) -> dict[str, Fraction]:
    """Power → points: the sharers of the result have equal parts, the others nothing."""
    part = Fraction(TOTAL, len(ending.powers))
    return {power: part if power in ending.powers else Fraction(0) for power in powers}


def sum_of_squares(powers: Sequence[str], ending: Ending, centers: Mapping[str, int]) -> dict[str, Fraction]:
    """Power → points: a winner has all; in a draw each sharer the part of its squared number of centres.

    Powers that do not share in the draw have nothing, and their centres do not count. If no sharer has a
    centre, their parts are equal.

    Args:
        powers: of the game.
        ending: how it ended.
        centers: power → its number of centres at the end; powers without one may be missing.
    """
    squares = {power: centers.get(power, 0) ** 2 for power in ending.powers}
    total = sum(squares.values())
    if ending.kind is not EndingKind.DRAW or not total:
        return draw_size(powers, ending)
    return {power: Fraction(TOTAL * squares.get(power, 0), total) for power in powers}


def center_counts(variant: Variant, owners: Mapping[str, str]) -> dict[str, int]:
    """Power → the number of its centres that count."""
    return {power: len(counted_centers(variant, owners, power)) for power in variant.powers}


def scores(game: Game) -> Mapping[str, tuple[Fraction, Fraction]]:
    """Power → points by draw size and by the sum of squares, of a game that has ended; {} before."""
    if game.ending is None:
        return {}
    powers, counts = game.variant.powers, center_counts(game.variant, game.position.owners)
    by_size, by_squares = draw_size(powers, game.ending), sum_of_squares(powers, game.ending, counts)
    return {power: (by_size[power], by_squares[power]) for power in powers}
