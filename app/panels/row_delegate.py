"""Paints the rows of a list of orders.

Where a line and its outcome do not fit beside each other, as in narrow docks and long languages, the outcome
goes below.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QCursor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.fonts import FontRole, font
from app.icons import Icon, draw_icon, draw_unit_icon
from app.panels.advice_card import link_font, link_rect, paint_card, paint_link, plan_card
from app.panels.row import Row, RowKind
from app.theme import Theme
from app.words.outcomes import Tone

translate = QCoreApplication.translate

_MARGIN = 14
_PLATE = 32
_ICON = 30
_BUTTON = 28
_MARK = 20
_GAP = 10
_TONE_ICONS: Mapping[Tone, Icon | None] = {
    Tone.PLAIN: None,
    Tone.GOOD: Icon.CHECK,
    Tone.TROUBLE: Icon.CROSS,
    Tone.FAILURE: Icon.CROSS,
    Tone.DISLODGED: Icon.WARNING,
}
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

_Index = QModelIndex | QPersistentModelIndex


def remove_rect(row: QRect) -> QRect:
    """Where the button that takes an order back lies in a row."""
    return QRect(row.right() - _MARGIN - _BUTTON + 8, row.top() + 5, _BUTTON, 28)


def waive_rect(row: QRect) -> QRect:
    """Where the button that waives a build lies in a row."""
    width = _advance(font(FontRole.LABEL), waive_words()) + 24
    return QRect(row.right() - _MARGIN - width, row.top() + 2, width, 26)


def waive_words() -> str:
    """What stands on that button."""
    return translate("Orders", "Waive")


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where the parts of a row lie, in pixels; ``below`` is the outcome under the line, ``link`` a remedy."""

    first: QRect
    below: QRect | None
    second: QRect | None
    height: int
    link: QRect = field(default_factory=QRect)


class RowDelegate(QStyledItemDelegate):
    """Paints rows in a theme's colours."""

    def __init__(self, theme: Theme, variant: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme, self._variant = theme, variant
        self._lead, self._body = font(FontRole.LIST_KEY), font(FontRole.BODY)
        self._small, self._label = font(FontRole.SECOND_LINE), font(FontRole.LABEL)

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:  # noqa: N802 (Qt's name)
        """See Qt; the height depends on the width of the list."""
        width = _list_width(option)
        return QSize(width, self._plan(_row(index), QRect(0, 0, width, 0)).height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """See Qt."""
        row, rect = _row(index), option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plan = self._plan(row, rect)
        if row.kind is RowKind.HEADING:
            self._paint_heading(painter, row, rect)
        elif row.kind is RowKind.SECTION:
            self._paint_section(painter, row, rect)
        elif row.kind is RowKind.ADVICE:
            card = plan_card(row, rect)
            paint_card(painter, self._theme, row, card, hot=self._is_hot(card.link))
        elif row.kind is RowKind.NOTE:
            self._text(painter, plan.first, row.lead, self._small, self._theme.text_second, _WRAP)
        else:
            self._paint_ground(painter, option, rect)
            self._paint_line(painter, row, rect, plan)
        painter.restore()

    def link_rect(self, row: Row, rect: QRect) -> QRect:
        """Where the link lies that makes a row's edit; empty if there is none."""
        return plan_card(row, rect).link if row.kind is RowKind.ADVICE else self._plan(row, rect).link

    # Measures

    def _plan(self, row: Row, rect: QRect) -> _Plan:
        if row.kind is RowKind.HEADING:
            return _Plan(rect, None, None, 34)
        if row.kind is RowKind.SECTION:
            return _Plan(rect, None, None, 36)
        if row.kind is RowKind.ADVICE:
            return _Plan(rect, None, None, plan_card(row, rect).height)
        left, right = self._edges(row, rect)
        if row.kind is RowKind.NOTE:
            left = rect.left() + _MARGIN
            box = QRect(left, rect.top() + 6, right - left, self._wrapped(row.lead, right - left))
            return _Plan(box, None, None, box.height() + 12)
        return self._line_plan(row, rect, left, right)

    def _line_plan(self, row: Row, rect: QRect, left: int, right: int) -> _Plan:
        height = 38 if row.unit or row.removable else 28  # as high as its button wants
        top = rect.top()
        first = QRect(left, top, right - left, height)
        bottom, below, second = top + height, None, None
        if row.right and self._main_width(row) + _GAP + self._right_width(row) > right - left:
            below = QRect(left, bottom - 6, right - left, 20)
            bottom = below.bottom() + 1 + 4
        if row.second:
            start = bottom - (10 if row.unit and below is None else 4)
            second = QRect(left, start, right - left, self._wrapped(row.second, right - left))
            bottom = second.bottom() + 1 + 6
        link = self._link(row, second or first, right)
        if link.bottom() > bottom:
            bottom = link.bottom() + 1 + 6
        return _Plan(first, below, second, bottom - top, link)

    def _link(self, row: Row, above: QRect, right: int) -> QRect:
        """The link of an open row: behind its second line if there is room, else below."""
        if not row.remedy:
            return QRect()
        behind = above.left() + _advance(self._small, row.second) + _GAP
        width = _advance(link_font(), row.remedy)
        if behind + width <= right:
            rise = QFontMetrics(link_font()).ascent() - QFontMetrics(self._small).ascent()
            return QRect(behind, above.top() - rise, width + 1, above.height() + 2)
        return link_rect(row.remedy, QRect(above.left(), above.bottom() + 3, right - above.left(), 0))

    def _edges(self, row: Row, rect: QRect) -> tuple[int, int]:
        left = rect.left() + _MARGIN + (_PLATE + 4 if row.unit else 6) + _ICON
        end = _BUTTON if row.removable else _MARK if _TONE_ICONS[row.tone] else 0
        if row.waivable:
            end = waive_rect(rect).width() + 6
        return left, rect.right() - _MARGIN + 1 - end

    def _main_width(self, row: Row) -> int:
        return _advance(self._lead, row.lead) + 5 + _advance(self._body, row.rest)

    def _right_width(self, row: Row) -> int:
        return _advance(self._label, row.right)

    def _wrapped(self, text: str, width: int) -> int:
        return QFontMetrics(self._small).boundingRect(QRect(0, 0, max(width, 40), 9999), _WRAP, text).height()

    # Painting

    def _paint_heading(self, painter: QPainter, row: Row, rect: QRect) -> None:
        middle = rect.top() + 19
        left = rect.left() + _MARGIN
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.power_color(self._variant, row.power))
        painter.drawRoundedRect(QRectF(left, middle - 6, 12, 12), 3, 3)
        box = QRect(left + 20, middle - 14, rect.width(), 28)
        self._text(painter, box, row.lead, self._lead, self._theme.text, _LEFT)
        start = box.left() + _advance(self._lead, row.lead) + 10
        painter.setPen(QColor(self._theme.hairline))
        end = rect.right() - _MARGIN
        if row.right:
            self._text(painter, QRect(start, box.top(), end - start, 28), row.right, self._small,
                       self._theme.text_second, _RIGHT)  # fmt: skip
            end -= _advance(self._small, row.right) + 10
            painter.setPen(QColor(self._theme.hairline))
        painter.drawLine(start, middle, max(start, end), middle)

    def _paint_section(self, painter: QPainter, row: Row, rect: QRect) -> None:
        left, right = rect.left() + _MARGIN, rect.right() - _MARGIN
        painter.setPen(QColor(self._theme.hairline))
        painter.drawLine(left, rect.top() + 6, right, rect.top() + 6)
        box = QRect(left, rect.top() + 8, right - left, 28)
        self._text(painter, box, row.lead, self._label, self._theme.text, _LEFT)
        self._text(painter, box, row.right, self._small, self._theme.text_second, _RIGHT)

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect) -> None:
        state = option.state
        box = QRectF(rect).adjusted(6, 1, -6, -1)
        if state & QStyle.StateFlag.State_Selected:
            painter.setPen(QColor(self._theme.accent))
            painter.setBrush(QColor(self._theme.accent_ground))
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._theme.panel_second))
            painter.drawRoundedRect(box, 6, 6)

    def _paint_line(self, painter: QPainter, row: Row, rect: QRect, plan: _Plan) -> None:
        theme = self._theme
        self._paint_icons(painter, row, plan.first)
        lead = _advance(self._lead, row.lead) + 5
        self._text(painter, plan.first, row.lead, self._lead, theme.text, _LEFT)
        rest = plan.first.adjusted(lead, 0, 0, 0)
        if row.right and plan.below is None:
            rest.setRight(rest.right() - self._right_width(row) - _GAP)
        metrics = QFontMetrics(self._body)
        text = metrics.elidedText(row.rest, Qt.TextElideMode.ElideRight, rest.width() + 1)
        self._text(painter, rest, text, self._body, theme.warning if row.amber else theme.text, _LEFT)
        self._paint_outcome(painter, row, plan)
        if plan.second is not None:
            color = theme.error if row.tone is Tone.DISLODGED else theme.text_second
            color = theme.warning if row.warned else color
            self._text(painter, plan.second, row.second, self._small, color, _WRAP)
        if row.removable:
            self._paint_remove(painter, rect)
        if row.waivable:
            self._paint_waive(painter, rect)
        if row.remedy:
            paint_link(painter, theme, row.remedy, plan.link, hot=self._is_hot(plan.link))

    def _paint_icons(self, painter: QPainter, row: Row, first: QRect) -> None:
        theme = self._theme
        icon_left = first.left() - _ICON
        if row.unit is not None:
            color = theme.power_color(self._variant, row.power)
            plate = QRectF(icon_left - _PLATE - 4, first.center().y() - 15, _PLATE, _PLATE)
            draw_unit_icon(painter, row.unit, plate, color, theme)
        if row.icon is not None:
            box = QRectF(icon_left, first.center().y() - 9, 20, 20)
            draw_icon(painter, row.icon, box, theme.warning if row.amber else theme.text_second)

    def _paint_outcome(self, painter: QPainter, row: Row, plan: _Plan) -> None:
        color = self._tone_color(row.tone)
        if row.right:
            box = plan.below or plan.first
            align = _LEFT if plan.below is not None else _RIGHT
            self._text(painter, box, row.right, self._label, color, align)
        mark = _TONE_ICONS[row.tone]
        if mark is not None:
            box_f = QRectF(plan.first.right() + 6, plan.first.center().y() - 7, 16, 16)
            draw_icon(painter, mark, box_f, color)

    def _paint_remove(self, painter: QPainter, rect: QRect) -> None:
        box = remove_rect(rect)
        hot = self._is_hot(box)
        if hot:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._theme.error_ground))
            painter.drawRoundedRect(box, 5, 5)
        color = self._theme.error if hot else self._theme.text_hint
        draw_icon(painter, Icon.REMOVE, QRectF(box).adjusted(7, 7, -7, -7), color)

    def _paint_waive(self, painter: QPainter, rect: QRect) -> None:
        box = waive_rect(rect)
        painter.setPen(QColor(self._theme.accent if self._is_hot(box) else self._theme.box_line))
        painter.setBrush(QColor(self._theme.panel))
        painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        middle = Qt.AlignmentFlag.AlignCenter
        self._text(painter, box, waive_words(), self._label, self._theme.text, middle)

    def _is_hot(self, box: QRect) -> bool:
        """Whether the pointer is on a button."""
        view = self.parent()
        return isinstance(view, QListView) and box.contains(view.viewport().mapFromGlobal(QCursor.pos()))

    def _tone_color(self, tone: Tone) -> str:
        return {
            Tone.PLAIN: self._theme.text_second,
            Tone.GOOD: self._theme.done,
            Tone.TROUBLE: self._theme.warning,
            Tone.FAILURE: self._theme.error,
            Tone.DISLODGED: self._theme.error,
        }[tone]

    def _text(
        self, painter: QPainter, box: QRect, text: str, face: QFont, color: str, flags: int | Qt.AlignmentFlag
    ) -> None:
        painter.setFont(face)
        painter.setPen(QColor(color))
        painter.drawText(box, int(flags), text)


def _row(index: _Index) -> Row:
    row = index.data(Qt.ItemDataRole.UserRole)
    assert isinstance(row, Row)
    return row


def _advance(face: QFont, text: str) -> int:
    return QFontMetrics(face).horizontalAdvance(text) if text else 0


def _list_width(option: QStyleOptionViewItem) -> int:
    widget = option.widget
    assert isinstance(widget, QListView)
    return widget.viewport().width()
