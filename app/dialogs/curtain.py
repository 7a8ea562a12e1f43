"""The hand-over curtain: it takes the place of the board and shows nothing of it."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QRadialGradient,
)
from PySide6.QtWidgets import QFrame, QGraphicsDropShadowEffect, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.document import Document
from app.fonts import FontRole, font
from app.icons import unit_icon
from app.panels.parts import button, label, rule
from app.theme import Theme, faded
from app.words.names import power_name
from app.words.phases import step_name, turn_name
from variants.orders import UnitKind

translate = QCoreApplication.translate

_GROUND = "#E9E5D9"
_NAME_PIXELS = 44
_CARD_WIDTH, _CARD_MARGIN, _NOTE_MARGIN = 500, 52, 14
_NOTE_WIDTH = _CARD_WIDTH - 2 * (_CARD_MARGIN + _NOTE_MARGIN + 1)
_COMPASS_ROOM = 1180  # px of width, so that the compass does not run under the card


class Curtain(QWidget):
    """Who is to have the screen, and the button with which they take it.

    Attributes:
        raised: the power at the screen has said that it is the one.
        passed_over: another power is to write first.
    """

    raised = Signal()
    passed_over = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._phase = label(role=FontRole.BODY, color="second")
        self._pass = label(translate("Curtain", "Pass the screen to"), FontRole.PHASE_TITLE, "second")
        self._name = label(role=FontRole.PHASE_TITLE)
        self._player = label(role=FontRole.BODY, color="second")
        self._plates = (QLabel(), QLabel())
        self.open_button = button("", "primary")
        self.open_button.setAutoDefault(True)  # so that Enter presses it
        self.open_button.installEventFilter(self)
        self.open_button.clicked.connect(self.raised)
        self._note = label(role=FontRole.LABEL, color="second", wrap=True)
        self.other_button = button(translate("Curtain", "Let another power write first"), "link")
        self.other_button.clicked.connect(self.passed_over)
        self._dots = _Dots(theme)
        self._arrange()

    def _arrange(self) -> None:
        face = font(FontRole.PHASE_TITLE)
        face.setPointSizeF(face.pointSizeF() * _NAME_PIXELS / FontRole.PHASE_TITLE.value.size)
        self._name.setFont(face)
        thin = font(FontRole.PHASE_TITLE)
        thin.setWeight(font(FontRole.BODY).weight())
        self._pass.setFont(thin)
        card = QFrame()
        card.setObjectName("card")
        card.setFixedWidth(_CARD_WIDTH)
        inner = QVBoxLayout(card)
        inner.setContentsMargins(_CARD_MARGIN, 28, _CARD_MARGIN, 22)
        inner.setSpacing(8)
        for text in (self._phase, self._pass, self._name, self._player):
            text.setAlignment(Qt.AlignmentFlag.AlignCenter)
            inner.addWidget(text)
        plates = QHBoxLayout()
        plates.setSpacing(18)
        plates.addStretch(1)
        for plate in self._plates:
            plates.addWidget(plate)
        plates.addStretch(1)
        inner.addLayout(plates)
        inner.addSpacing(6)
        inner.addWidget(rule())
        inner.addSpacing(6)
        inner.addWidget(self.open_button)
        inner.addWidget(self._note_box())
        inner.addWidget(self.other_button, 0, Qt.AlignmentFlag.AlignHCenter)
        shadow = QGraphicsDropShadowEffect(card)
        shadow.setBlurRadius(48)
        shadow.setOffset(0, 6)
        shadow.setColor(faded("#000000", 0.22))
        card.setGraphicsEffect(shadow)
        outer = QVBoxLayout(self)
        outer.addStretch(4)
        outer.addWidget(card, 0, Qt.AlignmentFlag.AlignHCenter)
        outer.addSpacing(12)
        outer.addWidget(self._dots, 0, Qt.AlignmentFlag.AlignHCenter)
        outer.addStretch(5)

    def _note_box(self) -> QFrame:
        box = QFrame()
        box.setObjectName("note")
        layout = QVBoxLayout(box)
        layout.setContentsMargins(_NOTE_MARGIN, 10, _NOTE_MARGIN, 10)
        layout.addWidget(self._note)
        return box

    def announce(self, document: Document) -> None:
        """Names the power to which the screen is passed."""
        power = document.writer
        assert power is not None
        variant = document.game.variant
        name = power_name(variant, power)
        phase = document.game.position.phase
        self._phase.setText(f"{turn_name(variant.calendar, phase)}  ·  {step_name(phase.kind)}")
        self._name.setText(name)
        player = document.game.players[power]
        self._player.setText(translate("Curtain", "played by {player}").format(player=player))
        color = self._theme.power_color(variant.id, power).name()
        for plate, kind in zip(self._plates, UnitKind, strict=True):
            plate.setPixmap(unit_icon(kind, color, self._theme).pixmap(48, 48))
        self.open_button.setText(translate("Curtain", "I am {power} — show my orders").format(power=name))
        self._note.setText(
            translate(
                "Curtain", "Orders written so far are sealed. Nothing of the board is shown or undone here."
            )
        )
        self._note.setMinimumHeight(self._note.heightForWidth(_NOTE_WIDTH))
        self.other_button.setVisible(len(document.pending) > 1)
        total = len(document.game.powers_to_order())
        self._dots.show_count(total - len(document.pending), total)
        self.open_button.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """Keeps a key that is held down, such as that of sealing, from opening the next curtain."""
        if watched is self.open_button and isinstance(event, QKeyEvent):
            return event.isAutoRepeat() or bool(event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier)
        return False

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 (Qt's name)
        """A graticule and a compass."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        light = QRadialGradient(QPointF(self.width() / 2, self.height() * 0.45), self.width() * 0.7)
        light.setColorAt(0, QColor(self._theme.window))
        light.setColorAt(1, QColor(_GROUND))
        painter.fillRect(self.rect(), light)
        painter.setPen(QPen(faded(self._theme.sea_border, 0.45), 1))
        painter.drawPath(graticule(self.width(), self.height()))
        if self.width() > _COMPASS_ROOM:
            painter.translate(self.width() - 230, self.height() - 180)
            _draw_compass(painter, faded(self._theme.accent, 0.30))
        painter.end()


def graticule(width: float, height: float) -> QPainterPath:
    """Meridians that meet far above the widget, and parallels around that point, in pixels."""
    path = QPainterPath()
    pole = QPointF(width / 2, -height * 0.9)
    reach = math.hypot(width, height) * 2.2
    for step in range(-5, 6):
        angle = math.radians(90 + step * 11)
        path.moveTo(pole)
        path.lineTo(pole.x() + reach * math.cos(angle), pole.y() + reach * math.sin(angle))
    for step in range(12):
        radius = height * (0.97 + step * 0.16)
        path.addEllipse(pole, radius, radius)
    return path


def _draw_compass(painter: QPainter, color: QColor) -> None:
    painter.setPen(QPen(color, 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for radius in (127, 94):
        painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    for first, length, width in ((22.5, 56, 9), (45, 74, 13), (0, 118, 17)):
        step = 90 if first != 22.5 else 45
        for number in range(360 // step):
            _draw_ray(painter, color, first + number * step, length, width)


def _draw_ray(painter: QPainter, color: QColor, angle: float, length: float, width: float) -> None:
    painter.save()
    painter.rotate(angle)
    tip, shoulder = QPointF(0, -length), width * 0.8
    painter.setBrush(color)
    painter.drawPolygon(QPolygonF([tip, QPointF(width / 2, -shoulder), QPointF(0, 0)]))
    painter.setBrush(faded(color, color.alphaF() * 0.45))
    painter.drawPolygon(QPolygonF([tip, QPointF(-width / 2, -shoulder), QPointF(0, 0)]))
    painter.restore()


class _Dots(QWidget):
    """How many powers are done, as dots; not which."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._done = self._total = 0
        self.setFixedSize(400, 44)

    def show_count(self, done: int, total: int) -> None:
        self._done, self._total = done, total
        text = translate("Curtain", "{number} of {total} to write").format(number=done + 1, total=total)
        self.setAccessibleName(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 (Qt's name)
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font(FontRole.LABEL))
        painter.setPen(QColor(self._theme.text_second))
        painter.drawText(QRectF(0, 0, self.width(), 20), Qt.AlignmentFlag.AlignCenter, self.accessibleName())
        start = self.width() / 2 - (self._total - 1) * 13
        for number in range(self._total):
            middle = QPointF(start + number * 26, 33)
            if number == self._done:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(faded(self._theme.accent, 0.3))
                painter.drawEllipse(middle, 10, 10)
            painter.setPen(
                QPen(QColor(self._theme.accent if number <= self._done else self._theme.box_line), 1.6)
            )
            painter.setBrush(QColor(self._theme.accent if number < self._done else self._theme.panel))
            painter.drawEllipse(middle, 6, 6)
        painter.end()
