"""A game to choose: its map, its name and what there is to win."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from app.boards import board_shapes
from app.fonts import FontRole, font
from app.icons import Icon, draw_icon
from app.scene.picture import Picture
from app.scene.render import render
from app.theme import Theme
from app.translation import language
from app.words.games import special
from app.words.names import variant_title
from variants.position import Position
from variants.variant import Variant

translate = QCoreApplication.translate

CARD_WIDTH, CARD_HEIGHT = 190, 206  # px; cards grow in width with the room that there is
_WIDEST = 248
_PICTURE_HEIGHT = 112


class VariantCard(QAbstractButton):
    """A card with a preview of the board, without units and names of which one could read nothing."""

    def __init__(self, theme: Theme, variant: Variant) -> None:
        super().__init__()
        self._theme, self.variant = theme, variant
        self._wins = variant.rules["victory_centers"]
        self._ratio = self.devicePixelRatioF()
        self._image = _preview(theme, variant, self._ratio)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFixedHeight(CARD_HEIGHT)
        self.setMinimumWidth(CARD_WIDTH)
        self.setMaximumWidth(_WIDEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setText(variant_title(variant))
        self.setAccessibleDescription(self._facts())

    def show_victory(self, variant: Variant | None = None) -> None:
        """Says how many centres win by the chosen switches; without them, by the game's own."""
        self._wins = (variant or self.variant).rules["victory_centers"]
        self.setAccessibleDescription(self._facts())
        self.update()

    def _facts(self) -> str:
        text = translate("NewGame", "{powers} powers · {centers} centres\n{wins} to win")
        numbers = text.format(
            powers=len(self.variant.powers),
            centers=len(self.variant.board.centers),
            wins=self._wins,
        )
        return f"{numbers}\n{special(self.variant.id)}"

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
        painter.setFont(font(FontRole.DOCK_TITLE))
        painter.setPen(QColor(theme.text))
        room = self.width() - 28
        name = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(14, 123, room + 1, 24), Qt.AlignmentFlag.AlignVCenter, name)
        painter.setFont(font(FontRole.SECOND_LINE))
        painter.setPen(QColor(theme.text_second))
        painter.drawText(QRectF(14, 146, self.width() - 20, 56), Qt.AlignmentFlag.AlignTop, self._facts())
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
            tick = QRectF(self.width() - 34, 14, 20, 20)
            painter.drawEllipse(tick)
            draw_icon(painter, Icon.CHECK, tick.adjusted(3, 3, -3, -3), theme.accent_text)
        painter.end()

    def _paint_picture(self, painter: QPainter) -> None:
        box = QRectF(7, 7, self.width() - 14, _PICTURE_HEIGHT)
        clip = QPainterPath()
        clip.addRoundedRect(box, 5, 5)
        size = QSizeF(self._image.size()) / self._ratio
        place = QRectF(QPointF(box.center().x() - size.width() / 2, box.top()), size)
        painter.save()
        painter.setClipPath(clip)
        painter.drawImage(place, self._image)
        painter.restore()
        painter.setPen(QColor(self._theme.box_line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(clip)


def _preview(theme: Theme, variant: Variant, ratio: float) -> QImage:
    start = variant.start()
    bare = Picture(Position(start.phase, {}, start.owners))
    shapes = board_shapes(variant.board.id)
    height = max(_PICTURE_HEIGHT, (_WIDEST - 14) * shapes.height / shapes.width) * ratio
    size = round(height * shapes.width / shapes.height), round(height)
    whole = render(variant, shapes, bare, *size, theme, language())
    spare = whole.height() - round(_PICTURE_HEIGHT * ratio)
    return whole.copy(0, spare // 2, whole.width(), whole.height() - spare)
