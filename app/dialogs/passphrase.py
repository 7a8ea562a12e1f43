"""A passphrase for the papers of one power, typed twice."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from app import boxes
from app.boxes import Button
from app.fonts import FontRole
from app.locks import Tried, lock_in_worker, open_in_worker
from app.panels.parts import button, label, note, set_role
from app.panels.phrase_field import PhraseField, tried_text
from app.theme import Theme
from variants.papers import Lock

translate = QCoreApplication.translate

_WIDTH = 440  # px of text


class PassphraseDialog(QDialog):
    """Asks a player for a passphrase; one that is set is changed or removed only by whoever knows it.

    Attributes:
        chosen: the lock that was made, without a passphrase if the old one is to be removed.
        fields: the passphrase, and once more.
        old: the passphrase until now; hidden where there is none.
        remove_button: removes it; hidden where there is none.
    """

    chosen = Signal(object)

    def __init__(
        self, theme: Theme, power: str, parent: QWidget | None = None, lock: Lock | None = None
    ) -> None:
        super().__init__(parent)
        self._lock = lock if lock is not None and lock.has_phrase else None
        self._wanted = ""
        title = translate("Phrase", "Passphrase of {power}").format(power=power)
        self.setWindowTitle(title)
        self.old = PhraseField(theme, translate("Phrase", "The passphrase until now"))
        new = translate("Phrase", "New passphrase") if self._lock else translate("Phrase", "Passphrase")
        names = new, translate("Phrase", "Once more")
        self.fields = tuple(PhraseField(theme, name) for name in names)
        self._told = label(role=FontRole.LABEL, color="error", wrap=True)
        self.set_button = button(translate("Phrase", "Use this passphrase"), "primary")
        self.set_button.setDefault(True)
        self.set_button.clicked.connect(self._set)
        self.remove_button = button(translate("Phrase", "Remove the passphrase"))
        self.remove_button.clicked.connect(self._remove)
        self.cancel_button = button(translate("Phrase", "Leave it as it is"))
        self.cancel_button.clicked.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(26, 22, 26, 20)
        layout.setSpacing(8)
        layout.addWidget(label(title, FontRole.DOCK_TITLE))
        layout.addWidget(self._explanation())
        for field in (self.old, *self.fields):
            self._add(layout, field)
        layout.addWidget(self._told)
        layout.addLayout(self._buttons())
        self.finished.connect(self._forget)
        self._check()

    def _explanation(self) -> QWidget:
        text = translate(
            "Phrase",
            "With a passphrase, what you write is encrypted in files, and the curtain opens only with it. "
            "A lost passphrase cannot be found again. Without one, the seal only stops a glance.",
        )
        is_set = translate("Phrase", "A passphrase is set. It takes that one to change or to remove it.")
        return note(f"{text}\n\n{is_set}" if self._lock else text, _WIDTH)

    def _add(self, layout: QVBoxLayout, field: PhraseField) -> None:
        name = label(field.line.accessibleName(), FontRole.LIST_KEY)
        layout.addWidget(name)
        layout.addWidget(field)
        field.changed.connect(self._check)
        if field is self.old:
            name.setVisible(self._lock is not None)
            field.setVisible(self._lock is not None)

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(self.remove_button)
        row.addStretch(1)
        row.addWidget(self.cancel_button)
        row.addWidget(self.set_button)
        self.remove_button.setVisible(self._lock is not None)
        return row

    @property
    def told(self) -> str:
        """What is said below the fields."""
        return self._told.text()

    def _check(self) -> None:
        self._tell("", "error")
        known = self._lock is None or bool(self.old.phrase)
        self.set_button.setEnabled(known and bool(self.fields[0].phrase))
        self.remove_button.setEnabled(known)

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
        self._prove(first)

    def _remove(self) -> None:
        text = translate("Phrase", "Remove the passphrase? From then on the seal only stops a glance.")
        labels = {
            Button.Cancel: translate("Phrase", "&Keep it"),
            Button.Discard: translate("Phrase", "&Remove it"),
        }
        if boxes.ask(self, text, labels) == Button.Discard:
            self._prove("")

    def _prove(self, wanted: str) -> None:
        """Makes the new lock, once the old one has been opened."""
        self._wanted = wanted
        for each in (self.set_button, self.remove_button):
            each.setEnabled(False)
        if self._lock is None:
            self._make()
            return
        self._tell(translate("Curtain", "Trying the passphrase…"), "second")
        open_in_worker(self._lock, self.old.phrase, "", self._proven)

    def _proven(self, opened: Lock | Tried) -> None:
        if isinstance(opened, Tried):
            self.old.forget()
            self._check()
            self.old.setFocus()
            self._tell(tried_text(opened), "error")
        elif self.isVisible():
            self._make()

    def _make(self) -> None:
        self._tell(translate("Phrase", "Making the lock…") if self._wanted else "", "second")
        lock_in_worker(self._wanted, self._made)

    def _made(self, lock: Lock | Tried) -> None:
        if isinstance(lock, Tried):
            self._check()
            self._tell(tried_text(lock), "error")
        elif self.isVisible():
            self.accept()
            self.chosen.emit(lock)

    def _forget(self) -> None:
        self._wanted = ""
        for field in (self.old, *self.fields):
            field.forget()
