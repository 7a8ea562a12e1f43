"""Shows at the lower edge of a scroll area that there is more below; a click scrolls there."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from app.fonts import FontRole, font
from app.theme import Theme, faded

translate = QCoreApplication.translate

_HEIGHT = 44  # px
_LEAST = 60  # px scrolled by a click


class MoreBelow(QWidget):
    """Lies on the lower edge of the area while it can be scrolled down; a click scrolls by most of a page."""

    def __init__(self, theme: Theme, area: QScrollArea) -> None:
        super().__init__(area)
        self._theme, self._area = theme, area
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self._follow)
        bar.rangeChanged.connect(self._follow)
        area.installEventFilter(self)
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """Follows the size of the area."""
        if watched is self._area and event.type() == QEvent.Type.Resize:
            self._follow()
        return False

    def _follow(self) -> None:
        bar, room = self._area.verticalScrollBar(), self._area.viewport().geometry()
        self.setGeometry(room.left(), room.bottom() + 1 - _HEIGHT, room.width(), _HEIGHT)
        self.setVisible(bar.value() < bar.maximum())
        self.raise_()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        """Scrolls on, so far that what is last in sight stays in sight."""
        if event.button() is Qt.MouseButton.LeftButton:
            bar = self._area.verticalScrollBar()
            bar.setValue(bar.value() + max(_LEAST, bar.pageStep() - 2 * _HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 (Qt's name)
        """What is below fades out, and a word says that it goes on."""
        del event
        painter = QPainter(self)
        fade = QLinearGradient(QPointF(0, 0), QPointF(0, self.height()))
        fade.setColorAt(0, faded(self._theme.panel, 0))
        fade.setColorAt(0.4, QColor(self._theme.panel))
        painter.fillRect(self.rect(), fade)
        painter.setFont(font(FontRole.LABEL))
        painter.setPen(QColor(self._theme.accent))
        text = translate("NewGame", "More below ↓")
        box = QRectF(self.rect()).adjusted(0, 12, 0, 0)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        painter.end()
