"""Why a piece of text is not written as an order."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.page_lines import Doubt, Piece
from app.words.names import power_name
from variants.game import Game
from variants.position import PhaseKind

translate = QCoreApplication.translate


def doubt_text(game: Game, power: str, piece: Piece) -> str:
    """Why a piece of a page or line is not written as an order, in words."""
    token = getattr(piece.reading.error, "token", "")
    name = power_name(game.variant, power)
    match piece.doubt:
        case Doubt.NOT_READ if token:
            return translate("Page", "Not understood: “{token}”").format(token=token)
        case Doubt.NO_ORDER:
            return translate("Page", "This is no order.")
        case Doubt.NOT_READ:
            return translate("Page", "Something is missing at the end.")
        case Doubt.AMBIGUOUS:
            return translate("Page", "“{token}” can mean several things.").format(token=token)
        case Doubt.COAST:
            return translate("Page", "Several coasts can be meant.")
        case Doubt.OTHER_POWER:
            other = power_name(game.variant, piece.reading.power or "")
            return translate("Page", "It stands under the heading of {power}.").format(power=other)
        case Doubt.NO_UNIT:
            return translate("Page", "{power} has no such unit.").format(power=name)
        case Doubt.TOO_MANY:
            return translate("Page", "More than is due to {power}.").format(power=name)
    return _other_phase(game)


def _other_phase(game: Game) -> str:
    match game.position.phase.kind:
        case PhaseKind.MOVEMENT:
            return translate("Page", "Units are moved in this phase, not built or removed.")
        case PhaseKind.RETREAT:
            return translate("Page", "Only retreats and disbandings are ordered in this phase.")
        case PhaseKind.ADJUSTMENT:
            return translate("Page", "Only builds and removals are ordered in this phase.")
