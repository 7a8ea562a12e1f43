"""A passphrase for the papers of one power, typed twice."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from app.fonts import FontRole
from app.locks import Tried, lock_in_worker
from app.panels.parts import button, label, note, set_role
from app.panels.phrase_field import PhraseField, tried_text
from app.theme import Theme
from variants.papers import Lock

translate = QCoreApplication.translate

_WIDTH = 440  # px of text


class PassphraseDialog(QDialog):
    """Asks a player for a passphrase; none is one as well.

    Attributes:
        chosen: the lock that was made.
        fields: the passphrase, and once more.
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme, power: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = translate("Phrase", "Passphrase of {power}").format(power=power)
        self.setWindowTitle(title)
        names = translate("Phrase", "Passphrase"), translate("Phrase", "Once more")
        self.fields = tuple(PhraseField(theme, name) for name in names)
        self._told = label(role=FontRole.LABEL, color="error", wrap=True)
        self.set_button = button(translate("Phrase", "Use this passphrase"), "primary")
        self.set_button.setDefault(True)
        self.set_button.clicked.connect(self._set)
        self.cancel_button = button(translate("Phrase", "Leave it as it is"))
        self.cancel_button.clicked.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(26, 22, 26, 20)
        layout.setSpacing(8)
        layout.addWidget(label(title, FontRole.DOCK_TITLE))
        layout.addWidget(self._explanation())
        for name, field in zip(names, self.fields, strict=True):
            layout.addWidget(label(name, FontRole.LIST_KEY))
            layout.addWidget(field)
            field.changed.connect(self._check)
        layout.addWidget(self._told)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.cancel_button)
        row.addWidget(self.set_button)
        layout.addLayout(row)
        self.finished.connect(self._forget)
        self._check()

    def _explanation(self) -> QWidget:
        text = translate(
            "Phrase",
            "With a passphrase, what you write is encrypted in files, and the curtain opens only with it. "
            "A lost passphrase cannot be found again. Without one, the seal only stops a glance.",
        )
        return note(text, _WIDTH)

    @property
    def told(self) -> str:
        """What is said below the fields."""
        return self._told.text()

    def _check(self) -> None:
        first, second = (field.phrase for field in self.fields)
        self._tell("", "error")
        with_one = translate("Phrase", "Use this passphrase")
        self.set_button.setText(with_one if first or second else translate("Phrase", "Use no passphrase"))

    def _tell(self, text: str, role: str) -> None:
        self._told.setText(text)
        set_role(self._told, role)

    def _set(self) -> None:
        first, second = (field.phrase for field in self.fields)
        if first != second:
            self._tell(translate("Phrase", "The two are not the same."), "error")
            return
        if self.fields[0].too_long:
            self._tell(self.fields[0].too_long, "error")
            return
        self._tell(translate("Phrase", "Making the lock…") if first else "", "second")
        self.set_button.setEnabled(False)
        lock_in_worker(first, self._made)

    def _made(self, lock: Lock | Tried) -> None:
        if isinstance(lock, Tried):
            self.set_button.setEnabled(True)
            self._tell(tried_text(lock), "error")
        elif self.isVisible():
            self.accept()
            self.chosen.emit(lock)

    def _forget(self) -> None:
        for field in self.fields:
            field.forget()
