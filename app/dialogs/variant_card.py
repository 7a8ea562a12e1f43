"""A game to choose: its map, its name and what there is to win."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from app.dialogs.previews import preview_later
from app.fonts import FontRole, font
from app.icons import Icon, draw_icon
from app.theme import Theme
from app.words.games import goal, special
from app.words.names import variant_title
from variants.variant import Variant

translate = QCoreApplication.translate

CARD_WIDTH, COMPACT_WIDTH = 190, 256  # px; cards grow in width with the room that there is
_CARD_HEIGHT, _COMPACT_HEIGHT = 206, 104
_WIDEST = 248
_MOST = 16777215  # px: Qt's word for any width
_PICTURE_HEIGHT = 112
_COMPACT_PICTURE = 70  # px of width


def card_height(*, compact: bool) -> int:
    """How high a card is, in pixels."""
    return _COMPACT_HEIGHT if compact else _CARD_HEIGHT


class VariantCard(QAbstractButton):
    """A card with a preview of the board at the start of the game."""

    def __init__(self, theme: Theme, variant: Variant) -> None:
        super().__init__()
        self._theme, self.variant = theme, variant
        self._goal = goal(variant)
        self._compact = False
        self._ratio = self.devicePixelRatioF()
        self._image: QImage | None = None
        preview_later(self, theme, variant, round((_WIDEST - 14) * self._ratio), self._show_image)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.set_compact(compact=False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setText(variant_title(variant))
        self.setAccessibleDescription(self._facts())

    def _show_image(self, image: QImage) -> None:
        self._image = image
        self.update()

    @property
    def preview(self) -> QImage | None:
        """The picture of the board, once it is drawn."""
        return self._image

    def set_compact(self, *, compact: bool) -> None:
        """Stands the picture beside the words instead of above them."""
        self._compact = compact
        self.setFixedHeight(card_height(compact=compact))
        self.setMinimumWidth(COMPACT_WIDTH if compact else CARD_WIDTH)
        self.setMaximumWidth(_MOST if compact else _WIDEST)

    def show_victory(self, variant: Variant | None = None) -> None:
        """Says how many centres win by the chosen switches; without them, by the game's own."""
        self._goal = goal(variant or self.variant)
        self.setAccessibleDescription(self._facts())
        self.update()

    def _facts(self) -> str:
        text = translate("NewGame", "{powers} powers · {centers} centres")
        numbers = text.format(powers=len(self.variant.powers), centers=len(self.variant.board.centers))
        return f"{numbers}\n{self._goal}\n{special(self.variant.id)}"

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 (Qt's name)
        """The card; with the accent's line and a tick if it is chosen."""
        del event
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = self.isChecked()
        edge = theme.accent if chosen or self.hasFocus() or self.underMouse() else theme.box_line
        painter.setPen(QPen(QColor(edge), 2 if chosen else 1))
        painter.setBrush(QColor(theme.accent_ground if chosen else theme.panel_second))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 9, 9)
        self._paint_picture(painter)
        self._paint_words(painter)
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
            tick = QRectF(self._picture_box.right() - 27, 14, 20, 20)
            painter.drawEllipse(tick)
            draw_icon(painter, Icon.CHECK, tick.adjusted(3, 3, -3, -3), theme.accent_text)
        painter.end()

    @property
    def _picture_box(self) -> QRectF:
        if self._compact:
            return QRectF(7, 7, _COMPACT_PICTURE, self.height() - 14)
        return QRectF(7, 7, self.width() - 14, _PICTURE_HEIGHT)

    @property
    def words_box(self) -> QRectF:
        """Where the words stand, in pixels."""
        left, top = (self._picture_box.right() + 10, 12) if self._compact else (14, 123)
        return QRectF(left, top, self.width() - left - 8, self.height() - top - 4)

    def _paint_words(self, painter: QPainter) -> None:
        box = self.words_box
        painter.setFont(font(FontRole.DOCK_TITLE))
        painter.setPen(QColor(self._theme.text))
        name = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, int(box.width()))
        painter.drawText(box, Qt.AlignmentFlag.AlignTop, name)
        painter.setFont(font(FontRole.SECOND_LINE))
        painter.setPen(QColor(self._theme.text_second))
        painter.drawText(box.adjusted(0, 23, 0, 0), Qt.AlignmentFlag.AlignTop, self._facts())

    def _paint_picture(self, painter: QPainter) -> None:
        box = self._picture_box
        clip = QPainterPath()
        clip.addRoundedRect(box, 5, 5)
        if self._image is None:
            painter.fillPath(clip, QColor(self._theme.sea))
            return
        size = QSizeF(self._image.size()) / self._ratio
        size *= max(box.height() / size.height(), box.width() / size.width())
        place = QRectF(QPointF(0, 0), size)
        place.moveCenter(box.center())
        painter.save()
        painter.setClipPath(clip)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(place, self._image)
        painter.restore()
        painter.setPen(QColor(self._theme.box_line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(clip)
