"""Aids for people around a table: the window for the audience, paper slips, and results that are read out."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from app.audience import Audience
from app.dialogs.print_table import PrintDialog
from app.dialogs.read_out import ReadOut
from app.dialogs.slip import SlipDialog
from app.document import Document
from app.theme import Theme


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

    def __init__(self, parent: QWidget, document: Document, theme: Theme) -> None:
        super().__init__(parent)
        self._window, self._document, self._theme = parent, document, theme
        self.audience: Audience | None = None
        self.reader: ReadOut | None = None

    def show_audience(self) -> None:
        """Opens the window for a second screen, or brings it to the front."""
        if self.audience is None:
            self.audience = Audience(self._theme, self._document, self._window)
            self.lit.connect(self.audience.light)
            QShortcut(QKeySequence("Ctrl+L"), self.audience, self.covered.emit)
        self.audience.show()
        self.audience.activateWindow()

    def close(self) -> None:
        """Closes what would outlive the window."""
        for window in (self.audience, self.reader):
            if window is not None:
                window.close()

    def enter_slip(self) -> None:
        """Asks for the whole page of one power."""
        dialog = SlipDialog(self._theme, self._document, self._window)
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
