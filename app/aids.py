"""Aids beside the game: the audience's window, paper slips, results read out, and what a power tries out."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QShortcut
from PySide6.QtWidgets import QWidget

from app.audience import Audience
from app.clock import Clock
from app.dialogs.print_table import PrintDialog
from app.dialogs.read_out import ReadOut
from app.dialogs.slip import SlipDialog
from app.dialogs.try_out import TryOutDialog
from app.document import Document
from app.theme import Theme

_CURTAIN = "drop_curtain"  # the name of the action


class Aids(QObject):
    """The aids of a window's document.

    Attributes:
        lit: results are read out: the power whose orders are shown alone, None for all.
        typed: text was typed or pasted that other players may not see.
        covered: the curtain is to fall, asked for in the window of the audience.
    """

    lit = Signal(object)
    typed = Signal(str)
    covered = Signal()

    def __init__(self, parent: QWidget, document: Document, theme: Theme, clock: Clock) -> None:
        super().__init__(parent)
        self._window, self._document, self._theme, self._clock = parent, document, theme, clock
        self.audience: Audience | None = None
        self.reader: ReadOut | None = None

    def show_audience(self) -> None:
        """Opens the window for a second screen, or brings it to the front."""
        if self.audience is None:
            self.audience = Audience(self._theme, self._document, self._clock, self._window)
            self.lit.connect(self._light)
            self._share_curtain(self.audience)
            self._light(self.reader.power if self.reader else None)
        self.audience.show()
        self.audience.activateWindow()

    def _share_curtain(self, audience: Audience) -> None:
        """Lets the keys of the curtain count in the audience's window as well."""
        action = self._window.findChild(QAction, _CURTAIN)
        assert action is not None
        shortcut = QShortcut(audience)
        shortcut.setKeys(action.shortcuts())
        shortcut.activated.connect(self.covered)

    def _light(self, power: str | None) -> None:
        """Lights the power for the audience as well, if that sees the same results."""
        latest = self._document.game.nodes[self._document.game.current].resolution
        if self.audience is not None:
            self.audience.light(power if self._document.resolution is latest else None)

    def close(self) -> None:
        """Closes what would outlive the window."""
        for window in (self.audience, self.reader):
            if window is not None:
                window.close()

    def enter_slip(self, text: str = "") -> None:
        """Asks for the whole page of one power; ``text`` is on it to begin with."""
        dialog = SlipDialog(self._theme, self._document, self._window)
        dialog.page.editor.setPlainText(text or self._document.page)
        dialog.typed.connect(self.typed)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def try_out(self, power: str) -> None:
        """Lets a power play on by itself from the phase that is shown."""
        dialog = TryOutDialog(self._theme, self._document, power, self._window)
        dialog.typed.connect(self.typed)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def print(self) -> None:
        """Asks what is to be printed."""
        dialog = PrintDialog(self._theme, self._document, self._window)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def read_out(self) -> None:
        """Shows the results that are looked at power by power, in large letters."""
        if self.reader is None:
            self.reader = ReadOut(self._theme, self._document, self._window)
            self.reader.lit.connect(self.lit)
        self.reader.start()
