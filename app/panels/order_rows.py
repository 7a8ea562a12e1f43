"""The rows of the orders list, while orders are written."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.advising import advice_to
from app.document import Document
from app.drafts import progress, province_of, units_to_order
from app.icons import Icon
from app.panels.advice_rows import IN_OPEN_ROWS, advice_rows, is_idle, with_remedy
from app.panels.row import Row, RowKind, order_icon
from app.words.names import order_parts, power_name
from app.words.owed import owed_count
from app.words.special_rules import adjustment_notes
from app.words.steps import adjustment_is_build
from variants.advice import Advice, AdviceKind, Cure
from variants.orders import Order, Unit, Waive
from variants.position import PhaseKind

translate = QCoreApplication.translate


def order_rows(document: Document) -> tuple[Row, ...]:
    """What the writers have ordered and what is missing; in a sandbox under a heading for each power."""
    rows: list[Row] = []
    for power in document.writers:
        if document.writer is None:
            rows.append(_heading(document, power))
        rows += _power_rows(document, power)
    return tuple(rows)


def _heading(document: Document, power: str) -> Row:
    name, count = power_name(document.game.variant, power), owed_count(document.game, power)
    return Row(RowKind.HEADING, power, name, right=count)


def _power_rows(document: Document, power: str) -> list[Row]:
    orders = document.game.draft(power).orders
    found = advice_to(document, power)
    advice = advice_rows(document, power, found)
    if document.game.position.phase.kind is PhaseKind.ADJUSTMENT:
        rows = [_order_row(power, order, found) for order in orders] + _missing_rows(document, power, found)
        notes = adjustment_notes(document.game.variant, document.game.position, power)
        return [*rows, *advice, *(Row(RowKind.NOTE, power, note) for note in notes)]
    written = {province_of(order): order for order in orders}
    untouched = not orders and document.game.position.phase.kind is PhaseKind.MOVEMENT
    rows = [
        _order_row(power, written[unit.province], found)
        if unit.province in written
        else _open_row(document, power, unit, () if untouched else found, quiet=untouched)
        for unit in units_to_order(document.game, power)
    ]
    if untouched and document.writer is not None:
        rows.append(_all_hold_row(power, found))
    return rows + advice


def _all_hold_row(power: str, found: Sequence[Advice]) -> Row:
    """One remark on all units, as long as none has an order."""
    cures = [advice.cure for advice in found if advice.kind is AdviceKind.NO_ORDER and advice.cure]
    return Row(
        RowKind.ADVICE,
        power,
        rest=translate("Orders", "A unit without an order will hold."),
        remedy=translate("Orders", "Let all hold"),
        cure=Cure(tuple(given for cure in cures for given in cure.put)),
    )


def _order_row(power: str, order: Order, found: Sequence[Advice]) -> Row:
    lead, rest = order_parts(order)
    unit = None if isinstance(order, Waive) else order.unit
    idle = is_idle(found, order)
    return Row(
        RowKind.LINE,
        power,
        lead,
        rest,
        translate("Orders", "Does nothing as written") if idle else "",
        warned=idle,
        unit=unit.kind if unit else None,
        icon=order_icon(order),
        order=order,
        place=unit.location if unit else None,
        removable=True,
    )


def _open_row(
    document: Document, power: str, unit: Unit, found: Sequence[Advice], *, quiet: bool = False
) -> Row:
    """A unit without an order; ``quiet`` leaves out what becomes of it."""
    lost = document.game.position.phase.kind is PhaseKind.RETREAT
    fate = translate("Orders", "Will be disbanded") if lost else translate("Orders", "Will hold")
    row = Row(
        RowKind.LINE,
        power,
        str(unit.location),
        translate("Orders", "no order yet"),
        "" if quiet else fate,
        unit=unit.kind,
        icon=Icon.NO_ORDER,
        amber=True,
        place=unit.location,
    )
    about = (advice for advice in found if advice.unit == unit and advice.kind in IN_OPEN_ROWS)
    return with_remedy(document, row, next(about, None))


def _missing_rows(document: Document, power: str, found: Sequence[Advice]) -> list[Row]:
    done = progress(document.game, power)
    builds = adjustment_is_build(document, power)
    if builds:
        lead, second = translate("Orders", "Build"), translate("Orders", "Will be waived")
    else:
        lead, second = translate("Orders", "Removal"), translate("Orders", "Will be chosen by the rules")
    row = Row(
        RowKind.LINE,
        power,
        lead,
        translate("Orders", "not chosen yet"),
        second,
        icon=Icon.NO_ORDER,
        amber=True,
        waivable=builds,
    )
    rows = [row] * (done.due - done.written)
    about = next((advice for advice in found if advice.kind in IN_OPEN_ROWS), None)
    return [with_remedy(document, rows[0], about), *rows[1:]] if rows else []
