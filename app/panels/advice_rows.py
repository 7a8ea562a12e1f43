"""The rows of advice beneath the orders of a power."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from app.document import Document
from app.drafts import progress
from app.panels.row import Row, RowKind
from app.words.advice import advice_text, cure_text
from app.words.names import order_text
from variants.advice import Advice, AdviceKind, Weight
from variants.orders import Waive

translate = QCoreApplication.translate

IN_OPEN_ROWS = frozenset(
    (
        AdviceKind.NO_ORDER,
        AdviceKind.RETREAT_MISSING,
        AdviceKind.BUILDS_MISSING,
        AdviceKind.REMOVALS_MISSING,
    )
)
"""What the rows of units and builds without an order say themselves."""

_OF_TWO = frozenset((AdviceKind.EXCHANGE, AdviceKind.SECOND_TRAIN))
_DOES_SOMETHING = frozenset((AdviceKind.LEAVE_UNUSED, AdviceKind.RETREAT_MET))


def advice_rows(document: Document, power: str, found: Sequence[Advice]) -> list[Row]:
    """A row for each remark, under a heading with their numbers where one power alone is written."""
    shown = [advice for advice in found if not _is_in_open_row(document, power, advice)]
    rows = [_row(document, power, advice) for advice in shown]
    return [_section(power, shown), *rows] if rows and document.writer is not None else rows


def _is_in_open_row(document: Document, power: str, advice: Advice) -> bool:
    """Whether a row without an order says it; void orders take the places of builds that are missing."""
    done = progress(document.game, power)
    return advice.kind in IN_OPEN_ROWS and done.written < done.due


def is_idle(found: Sequence[Advice], order: object) -> bool:
    """Whether an order is warned of as one that does nothing."""
    return any(
        (advice.order == order or (advice.other == order and advice.kind in _OF_TWO))
        and advice.weight is Weight.WARNING
        and advice.kind not in _DOES_SOMETHING
        for advice in found
    )


def with_remedy(document: Document, row: Row, advice: Advice | None) -> Row:
    """The row of something without an order, with the edit that is offered; to waive there is a button."""
    cure = advice.cure if advice else None
    if advice is None or cure is None or any(isinstance(order, Waive) for _, order in cure.put):
        return row
    return replace(row, remedy=cure_text(document.game.variant, advice, cure), cure=cure)


def _section(power: str, shown: Sequence[Advice]) -> Row:
    warnings = sum(advice.weight is Weight.WARNING for advice in shown)
    counts = {
        translate("Advice", "warnings: {number}"): warnings,
        translate("Advice", "notes: {number}"): len(shown) - warnings,
    }
    right = " · ".join(text.format(number=number) for text, number in counts.items() if number)
    return Row(RowKind.SECTION, power, translate("Advice", "Advice"), right=right)


def _row(document: Document, power: str, advice: Advice) -> Row:
    game = document.game
    return Row(
        RowKind.ADVICE,
        power,
        order_text(advice.order) if advice.order else "",
        advice_text(game.variant, game.position, advice),
        place=advice.unit.location if advice.unit else None,
        weight=advice.weight,
        remedy=cure_text(game.variant, advice, advice.cure) if advice.cure else "",
        cure=advice.cure,
    )
