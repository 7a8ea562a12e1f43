"""Order slips laid out on sheets of paper, several on one, with lines to cut along.

All lengths are tenths of a point; a font's size in pixels is its size in them, on whatever it is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QLineF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from app.fonts import FAMILY, load_fonts
from app.slips import Blank, Slip

UNITS_PER_INCH = 720
_MARGIN = 360.0
_GUTTER = 160.0
_COLUMNS = 2
_PAD = 110.0
_TITLE, _FACT, _HEAD, _BELOW = 150, 90, 105, 75  # sizes of type
_LEAST = 60  # to which type is made smaller where a text is too long
_WRITING = 200.0  # from one line's text down to the rule that is written on
_HEAD_WIDTH = 0.3  # of a slip, before the rule
_GREY = "#4A4A4A"
_WRAP = Qt.TextFlag.TextWordWrap


@dataclass(frozen=True, slots=True)
class Text:
    """A text in its place."""

    rect: QRectF
    text: str
    font: QFont
    color: str = "#000000"

    def moved(self, x: float, y: float) -> Text:
        """The same elsewhere."""
        return replace(self, rect=self.rect.translated(x, y))


@dataclass(frozen=True, slots=True)
class Block:
    """Texts and rules of one slip, from its own top left corner.

    Attributes:
        rect: its frame, along which it is cut.
        texts: what is printed.
        rules: the lines that are written on.
    """

    rect: QRectF
    texts: tuple[Text, ...]
    rules: tuple[QLineF, ...]

    def moved(self, x: float, y: float) -> Block:
        """The same elsewhere."""
        return Block(
            self.rect.translated(x, y),
            tuple(text.moved(x, y) for text in self.texts),
            tuple(rule.translated(x, y) for rule in self.rules),
        )


Page = tuple[Block, ...]


def face(size: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The bundled family in a size."""
    load_fonts()
    result = QFont(FAMILY)
    result.setPixelSize(size)
    result.setWeight(weight)
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return result


def fitted(text: str, width: float, size: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The family in a size at which the text fits on one line, if that is not too small."""
    while size > _LEAST and QFontMetricsF(face(size, weight)).horizontalAdvance(text) > width:
        size -= 5
    return face(size, weight)


def sheets(slips: Sequence[Slip], size: QSizeF) -> tuple[Page, ...]:
    """The slips on pages of that size, column by column; a long one goes on in another."""
    width = (size.width() - 2 * _MARGIN - (_COLUMNS - 1) * _GUTTER) / _COLUMNS
    room = size.height() - 2 * _MARGIN
    pages: list[list[Block]] = []
    column, used = _COLUMNS, 0.0
    for block in (block for slip in slips for block in _blocks(slip, width, room)):
        height = block.rect.height()
        if column == _COLUMNS or used + height > room:
            column, used = (column + 1, 0.0) if column < _COLUMNS else (column, 0.0)
            if column >= _COLUMNS:
                pages.append([])
                column = 0
        x = _MARGIN + column * (width + _GUTTER)
        pages[-1].append(block.moved(x, _MARGIN + used))
        used += height + _GUTTER
    return tuple(tuple(page) for page in pages)


def _blocks(slip: Slip, width: float, room: float) -> Iterator[Block]:
    """The slip as a block, or as several if it is longer than a page."""
    rest = list(slip.blanks)
    number = 1
    while rest or number == 1:
        title = slip.power if number == 1 else f"{slip.power} ({number})"
        count = _fitting(replace(slip, power=title), rest, width, room)
        yield _block(replace(slip, power=title, blanks=tuple(rest[:count])), width)
        rest, number = rest[count:], number + 1


def _fitting(slip: Slip, blanks: Sequence[Blank], width: float, room: float) -> int:
    for count in range(len(blanks), 1, -1):
        if _block(replace(slip, blanks=tuple(blanks[:count])), width).rect.height() <= room:
            return count
    return 1


def _block(slip: Slip, width: float) -> Block:
    inner = width - 2 * _PAD
    texts: list[Text] = []
    rules: list[QLineF] = []
    bold = QFont.Weight.DemiBold
    y = _put(texts, slip.power, fitted(slip.power, inner, _TITLE, bold), _PAD, _PAD * 0.7, inner)
    for fact in slip.facts:
        y = _put(texts, fact, face(_FACT), _PAD, y, inner, _GREY)
    for note in slip.notes:
        y = _put(texts, note, face(_FACT), _PAD, y + 20, inner)
    y -= 30
    for blank in slip.blanks:
        head = fitted(blank.head, inner * _HEAD_WIDTH, _HEAD, bold)
        wide = max(inner * _HEAD_WIDTH, QFontMetricsF(head).horizontalAdvance(blank.head) + 20)
        rule = y + _WRITING
        high = QFontMetricsF(head).height()
        texts.append(Text(QRectF(_PAD, rule - high, wide, high), blank.head, head))
        rules.append(QLineF(_PAD + wide, rule, width - _PAD, rule))
        y = rule + 10
        if blank.below:
            y = _put(texts, blank.below, face(_BELOW), _PAD, y, inner, _GREY)
    return Block(QRectF(0, 0, width, y + _PAD * 0.7), tuple(texts), tuple(rules))


def _put(
    texts: list[Text], text: str, font: QFont, x: float, y: float, width: float, color: str = "#000000"
) -> float:
    """Adds a text in lines of that width; returns where it ends."""
    rect = QFontMetricsF(font).boundingRect(QRectF(x, y, width, 10_000), _WRAP, text)
    texts.append(Text(QRectF(x, y, width, rect.height()), text, font, color))
    return y + rect.height()


def draw_page(painter: QPainter, page: Page) -> None:
    """Draws a page; the painter's units are tenths of a point."""
    for block in page:
        painter.setPen(QPen(QColor("#8A8A8A"), 5, Qt.PenStyle.DashLine))
        painter.drawRect(block.rect)
        painter.setPen(QPen(QColor("#000000"), 6))
        for rule in block.rules:
            painter.drawLine(rule)
        for text in block.texts:
            painter.setFont(text.font)
            painter.setPen(QColor(text.color))
            painter.drawText(text.rect, _WRAP, text.text)
