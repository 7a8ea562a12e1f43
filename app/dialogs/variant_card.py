"""A game to choose: its map, its name and what there is to win."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton

from app.board_pane import board_shapes
from app.fonts import FontRole, font
from app.icons import Icon, draw_icon
from app.scene.picture import Picture
from app.scene.render import render
from app.theme import Theme
from app.translation import language
from app.words.names import variant_title
from variants.position import Position
from variants.variant import Variant

translate = QCoreApplication.translate

_SIZE = QSize(218, 188)
_PICTURE = QRectF(7, 7, 204, 112)


class VariantCard(QAbstractButton):
    """A card with a preview of the board, without units and names of which one could read nothing."""

    def __init__(self, theme: Theme, variant: Variant) -> None:
        super().__init__()
        self._theme, self._variant = theme, variant
        self._image = _preview(theme, variant, self.devicePixelRatioF())
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFixedSize(_SIZE)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setText(variant_title(variant))
        self.setAccessibleDescription(self._facts())

    def _facts(self) -> str:
        text = translate("NewGame", "{powers} powers · {centers} centres\n{wins} to win")
        return text.format(
            powers=len(self._variant.powers),
            centers=len(self._variant.board.centers),
            wins=self._variant.rules["victory_centers"],
        )

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
        painter.drawText(QRectF(14, 123, 160, 24), Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.setFont(font(FontRole.SECOND_LINE))
        painter.setPen(QColor(theme.text_second))
        painter.drawText(QRectF(14, 146, 196, 38), Qt.AlignmentFlag.AlignTop, self._facts())
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
            painter.drawEllipse(QRectF(184, 126, 20, 20))
            draw_icon(painter, Icon.CHECK, QRectF(187, 129, 14, 14), theme.accent_text)
        painter.end()

    def _paint_picture(self, painter: QPainter) -> None:
        clip = QPainterPath()
        clip.addRoundedRect(_PICTURE, 5, 5)
        painter.save()
        painter.setClipPath(clip)
        painter.drawImage(_PICTURE, self._image)
        painter.restore()
        painter.setPen(QColor(self._theme.box_line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(clip)


def _preview(theme: Theme, variant: Variant, ratio: float) -> QImage:
    start = variant.start()
    bare = Picture(Position(start.phase, {}, start.owners))
    shapes = board_shapes(variant.board.id)
    height = round(_PICTURE.height() * ratio)
    wide = round(height * shapes.width / shapes.height)
    whole = render(variant, shapes, bare, wide, height, theme, language())
    width = min(wide, round(_PICTURE.width() * ratio))
    return whole.copy((wide - width) // 2, 0, width, height)
