"""The time that a player has to write: it is counted and shown, and nothing is ever forced by it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QToolButton, QWidget

from app.document import Document, Stage
from app.fonts import FontRole
from app.icons import Icon, icon
from app.panels.parts import label, set_role
from app.plain_text import literal
from app.theme import Theme
from variants.game import Node

translate = QCoreApplication.translate

_EVERY = 200  # ms between two looks at the time
_LAST_MINUTE = 60  # seconds

Turn: TypeAlias = tuple[Node, int, str]
"""Whose time runs: the game (its start), the node whose phase is written, and the power ("" for all)."""


class Clock(QObject):
    """Counts down while somebody writes; each writer has the whole time for each phase.

    Behind the curtain it stands, and goes on where it was when the same power has the screen again; what is
    left is kept with the game.

    Attributes:
        ticked: there is another time to show.
        ran_out: the time of a writer is over; told once for each.
    """

    ticked = Signal()
    ran_out = Signal()

    def __init__(self, document: Document, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(document)
        self._document, self._now = document, now
        self._turn: Turn | None = None
        self._since = 0.0  # when the time of the turn was last counted
        self._paused = False
        self._timer = QTimer(self, interval=_EVERY)
        self._timer.timeout.connect(self.tick)
        document.changed.connect(self.follow)
        self.follow()

    @property
    def shown(self) -> bool:
        """Whether there is a time to show: somebody writes in a game with a clock."""
        return self._turn is not None

    @property
    def paused(self) -> bool:
        """Whether it was stopped by hand."""
        return self._paused

    @property
    def left(self) -> float:
        """The seconds that are left to whoever writes; negative when time has run out."""
        return self._left_to(self._turn[2]) if self._turn else 0.0

    def _left_to(self, power: str) -> float:
        game = self._document.game
        return game.left.get(power, float(game.table.seconds))

    def follow(self) -> None:
        """Counts for the one who writes now."""
        self._count()
        turn = self._writing()
        if not _same(turn, self._turn):
            self._turn, self._paused = turn, False
        if self.shown and not self._paused:
            self._timer.start()
        else:
            self._timer.stop()
        self.ticked.emit()

    def _writing(self) -> Turn | None:
        document = self._document
        game = document.game
        if document.stage is not Stage.WRITING or not game.table.seconds:
            return None
        return game.nodes[0], game.current, document.writer or ""

    def toggle(self) -> None:
        """Stops the time, or lets it go on; what is on the screen stays."""
        if self.shown:
            self._count()
            self._paused = not self._paused
            self.follow()

    def tick(self) -> None:
        """Looks at the time."""
        self._count()
        self.ticked.emit()

    def _count(self) -> None:
        now, before = self._now(), self._since
        self._since = now
        if self._turn is None or self._paused or not self._runs(self._turn):
            return
        power = self._turn[2]
        left = self._left_to(power)
        self._document.keep_time(power, left - (now - before))
        if left > 0 >= self._left_to(power):
            if self._document.game.table.beep:
                QApplication.beep()
            self.ran_out.emit()

    def _runs(self, turn: Turn) -> bool:
        """Whether the phase of a turn is still being played; another game may be open by now."""
        game = self._document.game
        return game.nodes[0] is turn[0] and game.current == turn[1]


def _same(one: Turn | None, other: Turn | None) -> bool:
    """Whether it is the same turn of the same open game, not only of one that looks like it."""
    if one is None or other is None:
        return one is other
    return one[0] is other[0] and one[1:] == other[1:]


class ClockFace(QWidget):
    """The time that is left, and a button that stops it.

    Attributes:
        time: the time in minutes and seconds.
        button: pause, or go on.
    """

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__()
        self._clock, self._theme = clock, theme
        self.time = label(role=FontRole.LIST_KEY)
        self.time.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.button = QToolButton()
        self.button.clicked.connect(clock.toggle)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 4, 0)
        row.setSpacing(2)
        row.addStretch(1)
        row.addWidget(self.time)
        row.addWidget(self.button)
        self._paused: bool | None = None
        clock.ticked.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Shows the time as it is."""
        clock = self._clock
        self.time.setVisible(clock.shown)
        self.button.setVisible(clock.shown)
        if not clock.shown:
            return
        left = clock.left
        text = time_text(left)
        if text != self.time.text():
            self.time.setText(text)
            set_role(self.time, "error" if left <= 0 else "warning" if left <= _LAST_MINUTE else "")
            self.time.setAccessibleName(_spoken(left))
        if clock.paused != self._paused:
            self._paused = clock.paused
            self._dress_button()

    def _dress_button(self) -> None:
        text = (
            translate("Clock", "Let the clock go on")
            if self._paused
            else translate("Clock", "Pause the clock")
        )
        self.button.setIcon(icon(Icon.PLAY if self._paused else Icon.PAUSE, self._theme.text_second))
        self.button.setToolTip(literal(text))
        self.button.setAccessibleName(text)


def time_text(left: float) -> str:
    """Seconds as minutes and seconds: ``12:05``; over time ``−0:30``."""
    whole = -int(-left // 1) if left > 0 else int(-left)
    sign = "−" if left <= -1 else ""
    return f"{sign}{whole // 60}:{whole % 60:02}"


def _spoken(left: float) -> str:
    if left <= 0:
        return translate("Clock", "Time to write: over since {time}").format(time=time_text(left).lstrip("−"))
    return translate("Clock", "Time to write: {time} left").format(time=time_text(left))
