"""A field for a passphrase, which shows it only while an eye is held open."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QWidget

from app.icons import Icon, icon
from app.locks import Tried
from app.plain_text import literal
from app.theme import Theme

translate = QCoreApplication.translate

LENGTH = 200  # characters


class PhraseField(QWidget):
    """A passphrase as dots.

    Attributes:
        line: the field itself.
        changed: another letter was typed.
        entered: Enter was pressed in the field.
    """

    changed = Signal()
    entered = Signal()

    def __init__(self, theme: Theme, name: str = "") -> None:
        super().__init__()
        self.line = _Line()
        self.line.setMaxLength(LENGTH + 1)  # so that what is too long is told, and not cut off unseen
        self.line.setMinimumHeight(36)
        self.line.setAccessibleName(name)
        self.line.textEdited.connect(lambda: self.changed.emit())
        self.line.returnPressed.connect(self.entered)
        self.eye = QToolButton()
        self.eye.setIcon(icon(Icon.EYE, theme.text_second))
        tip = translate("Phrase", "Shows what you type while it is held down (Alt E)")
        self.eye.setToolTip(literal(tip))
        self.eye.setAccessibleName(tip)
        self.eye.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.eye.pressed.connect(lambda: self.line.show_text(shown=True))
        self.eye.released.connect(lambda: self.line.show_text(shown=False))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.line, 1)
        row.addWidget(self.eye)
        self.setFocusProxy(self.line)

    @property
    def phrase(self) -> str:
        """What was typed."""
        return self.line.text()

    @property
    def too_long(self) -> str:
        """What to say if more was typed or pasted than a passphrase may have; "" if not."""
        text = translate("Phrase", "A passphrase has at most {number} letters.")
        return text.format(number=LENGTH) if len(self.phrase) > LENGTH else ""

    def forget(self) -> None:
        """Empties the field for good: nothing can be brought back."""
        self.line.show_text(shown=False)
        self.line.setText("")  # unlike clear(), this cannot be undone


def tried_text(tried: Tried) -> str:
    """What to say if a passphrase did not open a lock, or make one."""
    if tried is Tried.WRONG:
        return translate("Curtain", "This is not the passphrase.")
    return translate("Phrase", "There is not enough memory free for this passphrase. Try again later.")


class _Line(QLineEdit):
    """Shows what is typed while Alt E is held down; even then none of it can be copied or selected."""

    def __init__(self) -> None:
        super().__init__()
        self.selectionChanged.connect(self._unselect)
        self.show_text(shown=False)

    def _unselect(self) -> None:
        # Every way to copy, also with what is deleted up to an end of the line, selects first.
        if self.echoMode() is QLineEdit.EchoMode.Normal and self.hasSelectedText():
            self.deselect()

    def show_text(self, *, shown: bool) -> None:
        self.deselect()
        self.setEchoMode(QLineEdit.EchoMode.Normal if shown else QLineEdit.EchoMode.Password)

    def event(self, event: QEvent) -> bool:
        """Keeps Alt E from opening a menu."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_eye(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        """Alt E shows the text. Enter counts only if it is pressed here, and not held since a seal."""
        if _is_eye(event):
            self.show_text(shown=True)
        elif _is_old_enter(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        """Letting one of the keys go hides it again."""
        if event.key() in (Qt.Key.Key_E, Qt.Key.Key_Alt) and not event.isAutoRepeat():
            self.show_text(shown=False)
        super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 (Qt's name)
        """So does going elsewhere."""
        self.show_text(shown=False)
        super().focusOutEvent(event)


def _is_old_enter(event: QKeyEvent) -> bool:
    enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    held = event.isAutoRepeat() or bool(event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier)
    return enter and held


def _is_eye(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_E and event.modifiers() == Qt.KeyboardModifier.AltModifier
