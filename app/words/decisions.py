"""What the table has decided, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.words.names import every, power_name
from variants.papers import Decision, Ruling
from variants.variant import Variant

translate = QCoreApplication.translate


def decision_text(variant: Variant, decision: Decision) -> str:
    """A decision as a sentence."""
    names = every([power_name(variant, power) for power in decision.powers])
    return _pattern(decision.ruling).format(powers=names, player=decision.player)


def _pattern(ruling: Ruling) -> str:
    match ruling:
        case Ruling.HOLDS:
            return translate("Decisions", "{powers} held by decision of the table: the orders stayed sealed.")
        case Ruling.REWRITES:
            return translate(
                "Decisions",
                "The sealed orders of {powers} were changed outside of the program, and were written anew.",
            )
        case Ruling.ABANDONED:
            return translate("Decisions", "Nobody plays {powers} from here on: the units hold.")
        case Ruling.TAKEN_OVER:
            return translate("Decisions", "{player} plays {powers} from here on.")
        case Ruling.TAKEN_BACK:
            return translate("Decisions", "The game was taken back to this phase.")
        case Ruling.NO_VOTE:
            return translate(
                "Decisions", "By decision of the table a draw was voted on without {powers}: no passphrase."
            )
        case Ruling.DRAW_REFUSED:
            return translate("Decisions", "A draw among {powers} was refused in a secret vote.")
