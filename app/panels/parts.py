"""Small parts that several panels and dialogs are made of."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.fonts import FontRole, font
from app.theme import Theme, glyph_color, mixed


def label(text: str = "", role: FontRole = FontRole.BODY, color: str = "", *, wrap: bool = False) -> QLabel:
    """A label for plain text in the font of a role; ``color`` is one such as ``second``."""
    result = QLabel(text)
    result.setTextFormat(Qt.TextFormat.PlainText)  # names of players and files are no HTML
    result.setFont(font(role))
    result.setWordWrap(wrap)
    if color:
        result.setProperty("role", color)
    return result


def note(text: str, width: int) -> QLabel:
    """A sentence of explanation in a dialog, so many pixels wide and as high as it then is."""
    result = label(text, FontRole.LABEL, "second", wrap=True)
    result.setFixedWidth(width)
    result.setMinimumHeight(result.heightForWidth(width))
    return result


def button(text: str, role: str = "") -> QPushButton:
    """A push button; ``role`` is ``primary`` or ``link``."""
    result = _Primary(text) if role == "primary" else QPushButton(text)
    result.setFont(font(FontRole.LIST_KEY if role == "primary" else FontRole.LABEL))
    result.setCursor(Qt.CursorShape.PointingHandCursor)
    if role:
        result.setProperty("role", role)
    return result


class _Primary(QPushButton):
    """A button whose place another one takes after the click, or which then means something else."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        """Takes the second click of a double click for nothing: it is not for what comes next."""
        event.accept()


def elided(text: str, role: FontRole, width: int) -> str:
    """A text in one line, cut to so many pixels of a font, with three dots at its end."""
    line = " ".join(text.split())
    return QFontMetrics(font(role)).elidedText(line, Qt.TextElideMode.ElideRight, width)


def rule() -> QFrame:
    """A hairline across."""
    result = QFrame()
    result.setObjectName("line")
    return result


def stacked(*parts: QWidget) -> QWidget:
    """Widgets one below the other without gaps; the last takes the room."""
    result = QWidget()
    column = QVBoxLayout(result)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    for part in parts:
        column.addWidget(part)
    column.setStretchFactor(parts[-1], 1)
    return result


def set_role(target: QLabel, role: str) -> None:
    """Gives a label another colour role of the style sheet."""
    if target.property("role") != role:
        target.setProperty("role", role)
        target.style().unpolish(target)
        target.style().polish(target)


class Swatch(QWidget):
    """A power's colour, with its letter where there is room for it."""

    def __init__(self, color: QColor, letter: str = "", side: int = 14) -> None:
        super().__init__()
        self._color, self._letter = color, letter
        self.setFixedSize(side, side)

    def show_color(self, color: QColor) -> None:
        """Shows another power's colour."""
        self._color = color
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 (Qt's name)
        """A rounded square with a darker edge."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(mixed(self._color, "#000000", 0.42))
        painter.setBrush(self._color)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, box.width() / 4.5, box.width() / 4.5)
        if self._letter:
            painter.setPen(glyph_color(self._color))
            painter.setFont(font(FontRole.LIST_KEY))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._letter)
        painter.end()


class Meter(QWidget):
    """A thin bar filled to a share."""

    def __init__(self, theme: Theme, color: QColor, height: int = 3) -> None:
        super().__init__()
        self._theme, self._color, self._share = theme, color, 0.0
        self.setFixedHeight(height)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """See Qt."""
        return QSize(62, self.height())

    def set_share(self, share: float) -> None:
        """Fills the bar from 0 to 1."""
        self._share = max(0.0, min(share, 1.0))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 (Qt's name)
        """The empty bar, and the filled part on it."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        radius = self.height() / 2
        painter.setBrush(QColor(self._theme.hairline))
        painter.drawRoundedRect(QRectF(self.rect()), radius, radius)
        if self._share > 0:
            painter.setBrush(self._color)
            width = max(self.width() * self._share, self.height())
            painter.drawRoundedRect(QRectF(0, 0, width, self.height()), radius, radius)
        painter.end()


def dock_title(title: str, right: str) -> QWidget:
    """The title bar of a dock; it can be dragged by it."""
    bar = QWidget()
    bar.setObjectName("panel")
    bar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    row = QHBoxLayout(bar)
    row.setContentsMargins(14, 10, 14, 4)
    row.addWidget(label(title, FontRole.LABEL, "second"))
    row.addStretch(1)
    row.addWidget(label(right, FontRole.SMALL, "second"))
    return bar
