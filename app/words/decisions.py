"""What the table has decided, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.words.names import every, power_name
from app.words.phases import turn_name
from variants.adjustments import due
from variants.game import Game
from variants.papers import Decision, Ruling
from variants.position import PhaseKind

translate = QCoreApplication.translate

_WITHOUT_ORDERS = (Ruling.HOLDS, Ruling.BROKEN)


def decision_text(game: Game, decision: Decision) -> str:
    """A decision as a sentence; one that leaves a power without orders says what becomes of its units."""
    names = every([power_name(game.variant, power) for power in decision.powers])
    turn = turn_name(game.variant.calendar, game.nodes[decision.node].position.phase)
    said = _pattern(decision.ruling).format(powers=names, player=decision.player, turn=turn)
    if decision.ruling not in _WITHOUT_ORDERS:
        return said
    return " ".join((said, *(fate_text(game, decision.node, power) for power in decision.powers)))


def fate_text(game: Game, node: int, power: str) -> str:
    """What becomes of a power that gives no orders in the phase of a node, as a sentence."""
    position = game.nodes[node].position
    match position.phase.kind:
        case PhaseKind.MOVEMENT:
            return translate("Decisions", "Its units hold.")
        case PhaseKind.RETREAT:
            return translate("Decisions", "Its dislodged units are disbanded.")
    if due(game.variant, position).get(power, 0) > 0:
        return translate("Decisions", "It builds nothing.")
    return translate("Decisions", "The rules choose which of its units are removed.")


def _pattern(ruling: Ruling) -> str:
    match ruling:
        case Ruling.HOLDS:
            return translate("Decisions", "By decision of the table the orders of {powers} stayed sealed.")
        case Ruling.BROKEN:
            return translate(
                "Decisions",
                "The sealed orders of {powers} were changed outside of the program, and by decision of the "
                "table not written anew.",
            )
        case Ruling.REWRITES:
            return translate(
                "Decisions",
                "The sealed orders of {powers} were changed outside of the program, and were written anew.",
            )
        case Ruling.ABANDONED:
            return translate("Decisions", "From {turn} on nobody plays {powers}: the units hold.")
        case Ruling.TAKEN_OVER:
            return translate("Decisions", "From {turn} on {player} plays {powers}.")
        case Ruling.TAKEN_BACK:
            return translate("Decisions", "The game was taken back to this phase.")
        case Ruling.NO_VOTE:
            return translate(
                "Decisions", "By decision of the table a draw was voted on without {powers}: no passphrase."
            )
        case Ruling.DRAW_REFUSED:
            return translate("Decisions", "A draw among {powers} was refused in a secret vote.")
        case Ruling.DRAW_DECLARED:
            return translate("Decisions", "{powers} declared the draw.")
