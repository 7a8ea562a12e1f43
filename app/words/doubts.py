"""Why a piece of text is not written as an order."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.drafts import builds_due, is_due, province_of
from app.page_lines import Doubt, Piece
from app.words.names import either, power_name, province_name
from variants.game import Game
from variants.notation import Completion, CompletionKind
from variants.orders import Disband
from variants.position import PhaseKind

translate = QCoreApplication.translate


def doubt_text(game: Game, power: str, piece: Piece) -> str:
    """Why a piece of a page or line is not written as an order, in words."""
    token = getattr(piece.reading.error, "token", "")
    name = power_name(game.variant, power)
    match piece.doubt:
        case Doubt.NOT_READ if token:
            said = translate("Page", "Not understood: “{token}”").format(token=token)
            return f"{said}." if piece.near else f"{said}. {_instead(game, power, piece)}"
        case Doubt.NO_ORDER:
            said = translate("Page", "This is no order.")
            return f"{said} {_begins(game, power)}"
        case Doubt.NOT_READ:
            return translate("Page", "Something is missing at the end.")
        case Doubt.AMBIGUOUS:
            return translate("Page", "“{token}” can mean several things.").format(token=token)
        case Doubt.WHOSE:
            return translate("Page", "Several powers can mean this.")
        case Doubt.COAST:
            return translate("Page", "Several coasts can be meant.")
        case Doubt.OTHER_POWER:
            other = power_name(game.variant, piece.reading.power or "")
            return translate("Page", "It stands under the heading of {power}.").format(power=other)
        case Doubt.NO_UNIT:
            return _no_unit(game, piece).format(power=name)
        case Doubt.TOO_MANY:
            return _too_many(game, piece).format(power=name)
    return _other_phase(game)


def _too_many(game: Game, piece: Piece) -> str:
    order, number = piece.reading.orders[0], builds_due(game, piece.power)
    if is_due(order, number):
        return translate("Page", "More than is due to {power}.")
    if isinstance(order, Disband):
        return translate("Page", "No removal is due to {power}.")
    return translate("Page", "No build is due to {power}.")


def _no_unit(game: Game, piece: Piece) -> str:
    """That there is none at all, where that is so: no one of several powers on a page is to blame."""
    position, province = game.position, province_of(piece.reading.orders[0])
    name = province_name(game.variant, province)
    if position.phase.kind is PhaseKind.RETREAT and not position.dislodged_in(province):
        return translate("Page", "No unit has to retreat from {province}.").format(province=name)
    if not position.unit_in(province) and not position.dislodged_in(province):
        return translate("Page", "No unit stands in {province}.").format(province=name)
    return translate("Page", "{power} has no such unit.")


def _instead(game: Game, power: str, piece: Piece) -> str:
    """What could stand where something is not understood."""
    error = piece.reading.error
    if error is not None and error.column <= piece.reading.column:
        return _begins(game, power)
    names = either([each.text.strip() for each in piece.possible])
    match piece.possible[:1]:
        case [Completion(kind=CompletionKind.VERB)]:
            return translate("Page", "What the unit does could stand there: {names}.").format(names=names)
        case [Completion(kind=CompletionKind.UNIT)]:
            return translate("Page", "A unit could stand there, such as {names}.").format(names=names)
        case [Completion(kind=CompletionKind.PLACE)]:
            return translate("Page", "A province could stand there, such as {names}.").format(names=names)
    return translate("Page", "Nothing has to stand there: leave it out, or begin a new line.")


def _begins(game: Game, power: str) -> str:
    position, units = game.position, game.position.units_of(power)
    if position.phase.kind is PhaseKind.MOVEMENT and units:
        text = translate("Page", "An order begins with a unit, such as {unit}.")
        return text.format(unit=str(units[0]))
    return translate("Page", "An order names a unit.")


def _other_phase(game: Game) -> str:
    match game.position.phase.kind:
        case PhaseKind.MOVEMENT:
            return translate("Page", "Units are moved in this phase, not built or removed.")
        case PhaseKind.RETREAT:
            return translate("Page", "Only retreats and disbandings are ordered in this phase.")
        case PhaseKind.ADJUSTMENT:
            return translate("Page", "Only builds and removals are ordered in this phase.")
