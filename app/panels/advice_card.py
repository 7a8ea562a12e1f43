"""A remark as a card: its icon, the order in bold, the sentence, and the link that mends it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)

from app.fonts import FontRole, font
from app.icons import Icon, draw_icon
from app.panels.row import Row
from app.theme import Theme
from variants.advice import Weight

translate = QCoreApplication.translate

_SIDE, _TOP, _GAP = 8, 3, 6  # px outside the card, and between its text and the link
_PAD = 9  # px inside
_ICON = 26  # px from the edge of the card to its text


@dataclass(frozen=True, slots=True)
class Card:
    """Where the parts of a remark lie in a row, in pixels; ``link`` is empty without a remedy."""

    box: QRect
    text: QRect
    link: QRect

    @property
    def height(self) -> int:
        """Of the whole row."""
        return self.box.height() + 2 * _TOP


def plan_card(row: Row, rect: QRect) -> Card:
    """Lays a remark out in the width of a row, from its top."""
    left, right = rect.left() + _SIDE + _PAD + _ICON, rect.right() + 1 - _SIDE - _PAD
    top = rect.top() + _TOP + _PAD - 2
    width = max(right - left, 60)
    text = QRect(left, top, width, _height(_layout(row, width)))
    bottom = text.bottom() + 1
    link = link_rect(row.remedy, QRect(left, bottom + _GAP - 2, width, 0)) if row.remedy else QRect()
    bottom = link.bottom() + 1 if row.remedy else bottom
    box = QRect(rect.left() + _SIDE, rect.top() + _TOP, rect.width() - 2 * _SIDE, 0)
    box.setBottom(bottom + _PAD - 3)
    return Card(box, text, link)


def link_rect(text: str, start: QRect) -> QRect:
    """Where a link lies that begins in the left upper corner of a box and wraps at its width."""
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
    room = QRect(start.left(), start.top(), start.width(), 9999)
    return QFontMetrics(link_font()).boundingRect(room, flags, text)


def link_font() -> QFont:
    """The face of links."""
    face = font(FontRole.LABEL)
    face.setWeight(QFont.Weight.DemiBold)
    return face


def paint_card(painter: QPainter, theme: Theme, row: Row, card: Card, *, hot: bool) -> None:
    """Paints a remark; ``hot`` underlines its link, as under the pointer."""
    warning = row.weight is Weight.WARNING
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.warning_ground if warning else theme.panel_second))
    painter.drawRoundedRect(QRectF(card.box), 6, 6)
    color = theme.warning if warning else theme.text_second
    place = QRectF(card.box.left() + _PAD, card.text.top(), 18, 18)
    draw_icon(painter, Icon.WARNING if warning else Icon.INFO, place, color)
    painter.setPen(QColor(theme.text))
    _layout(row, card.text.width()).draw(painter, QPointF(card.text.topLeft()))
    if row.remedy:
        paint_link(painter, theme, row.remedy, card.link, hot=hot)


def paint_link(painter: QPainter, theme: Theme, text: str, box: QRect, *, hot: bool) -> None:
    """Paints a link."""
    face = link_font()
    face.setUnderline(hot)
    painter.setFont(face)
    painter.setPen(QColor(theme.accent))
    painter.drawText(box, int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft), text)


def _layout(row: Row, width: int) -> QTextLayout:
    """The sentence set in lines, the order at its beginning in bold."""
    headed = translate("AdviceCard", "{order}: {remark}").format(order=row.lead, remark=row.rest)
    text = headed if row.lead else row.rest
    layout = QTextLayout(text, font(FontRole.LABEL))
    layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
    bold = QTextLayout.FormatRange()
    bold.start, bold.length = 0, len(row.lead)
    form = QTextCharFormat()
    form.setFontWeight(QFont.Weight.DemiBold)
    bold.format = form
    layout.setFormats([bold] if row.lead else [])
    layout.beginLayout()
    bottom = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, bottom))
        bottom += line.height()
    layout.endLayout()
    return layout


def _height(layout: QTextLayout) -> int:
    return round(layout.boundingRect().height())
