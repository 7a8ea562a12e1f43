"""What can be copied as text: visible orders, the results of the phase looked at, and the position."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from app.document import Document
from app.words.names import power_name
from variants.notation.styles import orders_text, position_text, results_text
from variants.orders import Order

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class TextChoice:
    """One thing that can be written as text.

    Attributes:
        id: names it in the settings; the power is no part of it.
        label: in the language of the window.
        write: the text in a style.
        secret: it tells orders that others may not see yet.
    """

    id: str
    label: str
    write: Callable[[str], str]
    secret: bool = False


def text_choices(document: Document) -> tuple[TextChoice, ...]:
    """The choices for the phase that is shown; none while nothing of the board may be seen.

    Of orders that are not resolved yet only those of the powers that write now are among them.
    """
    if document.covered:
        return ()
    return (*_orders(document), *_results(document), _position(document))


def _orders(document: Document) -> tuple[TextChoice, ...]:
    given = _visible_orders(document)
    secret = document.resolution is None and not document.sandbox
    each = tuple(
        _choice(document, "power", _orders_of(document, power), {power: orders}, secret=secret)
        for power, orders in given.items()
    )
    if len(given) < 2:
        return each
    label = translate("Texts", "Orders of all powers")
    return (_choice(document, "all", label, given, secret=secret), *each)


def _visible_orders(document: Document) -> dict[str, tuple[Order, ...]]:
    variant, resolution = document.game.variant, document.resolution
    if resolution is None:
        found = {power: document.game.draft(power).orders for power in document.writers}
    else:
        found = {
            power: tuple(each.order for each in resolution.judged if each.power == power)
            for power in variant.powers
        }
    return {power: orders for power, orders in found.items() if orders}


def _orders_of(document: Document, power: str) -> str:
    name = power_name(document.game.variant, power)
    return translate("Texts", "Orders of {power}").format(power=name)


def _choice(
    document: Document, id_: str, label: str, orders: dict[str, tuple[Order, ...]], *, secret: bool
) -> TextChoice:
    variant, position = document.game.variant, document.position
    return TextChoice(id_, label, lambda style: orders_text(variant, position, orders, style), secret)


def _results(document: Document) -> tuple[TextChoice, ...]:
    variant, resolution = document.game.variant, document.resolution
    if resolution is None:
        return ()
    label = translate("Texts", "Results")
    return (TextChoice("results", label, lambda style: results_text(variant, resolution, style)),)


def _position(document: Document) -> TextChoice:
    variant, position = document.game.variant, document.position
    label = translate("Texts", "Position")
    return TextChoice("position", label, lambda style: position_text(variant, position, style))


def style_name(style: str) -> str:
    """What a house style is called."""
    match style:
        case "judge":
            return translate("Texts", "Judge (njudge, DPjudge)")
        case "webdiplomacy":
            return "webDiplomacy"
        case "backstabbr":
            return "Backstabbr"
        case "daide":
            return translate("Texts", "DAIDE (programs)")
        case "french":
            return translate("Texts", "French")
    return translate("Texts", "German")
