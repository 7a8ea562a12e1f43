"""A field for a passphrase, which shows it only while an eye is held open."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QWidget

from app.icons import Icon, icon
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
        self.line.setMaxLength(LENGTH)
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

    def forget(self) -> None:
        """Empties the field for good: nothing can be brought back."""
        self.line.show_text(shown=False)
        self.line.setText("")  # unlike clear(), this cannot be undone


class _Line(QLineEdit):
    """Shows what is typed while Alt E is held down."""

    def __init__(self) -> None:
        super().__init__()
        self.show_text(shown=False)

    def show_text(self, *, shown: bool) -> None:
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
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (
            event.isAutoRepeat() or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ):
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


def _is_eye(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_E and event.modifiers() == Qt.KeyboardModifier.AltModifier
