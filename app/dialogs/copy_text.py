"""Orders, results or the position as text in a house style: a preview to copy or to save."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from app.fonts import FontRole, font
from app.panels.parts import button, label
from app.panels.steady import steady
from app.settings import settings
from app.text_choices import TextChoice, style_name
from app.warning import warn
from app.words.faults import unwritable_file
from variants.formats.whole_file import write_whole
from variants.notation.styles import STYLES

translate = QCoreApplication.translate

_STYLE, _WHAT = "texts/style", "texts/what"
_SUFFIX = ".txt"


class CopyTextDialog(QDialog):
    """Shows a text as it is chosen; what was chosen last is remembered.

    Attributes:
        shown_secret: orders are shown that others may not see: the text.
        what: what is written.
        style_box: in which style.
        preview: the text.
    """

    shown_secret = Signal(str)

    def __init__(self, choices: Sequence[TextChoice], suggestion: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Texts", "Copy as text"))
        self._choices, self._suggestion = tuple(choices), suggestion
        self.what, self.style_box = steady(QComboBox()), steady(QComboBox())
        self.preview = QPlainTextEdit()
        for choice in self._choices:
            self.what.addItem(choice.label, choice.id)
        for style in STYLES:
            self.style_box.addItem(style_name(style), style)
        for box, key in ((self.what, _WHAT), (self.style_box, _STYLE)):
            box.setFont(font(FontRole.BODY))
            box.setCurrentIndex(max(box.findData(settings().value(key, "")), 0))
            box.currentIndexChanged.connect(self._show)
        self.preview.setReadOnly(True)
        flags = Qt.TextInteractionFlag
        self.preview.setTextInteractionFlags(flags.TextSelectableByMouse | flags.TextSelectableByKeyboard)
        self.preview.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.preview.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.preview.setAccessibleName(translate("Texts", "Preview"))
        self.done_label = label(role=FontRole.LABEL, color="second")
        self.copy_button = button(translate("Texts", "Copy"), "primary")
        self.save_button = button(translate("Texts", "Save…"))
        self.close_button = button(translate("Texts", "Close"))
        self.copy_button.clicked.connect(self._copy)
        self.save_button.clicked.connect(self._save)
        self.close_button.clicked.connect(self.reject)
        self.finished.connect(self.preview.clear)  # its orders are nobody else's, however late it is deleted
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 (Qt's name)
        """Shows the text."""
        super().showEvent(event)
        self._show()

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(26, 22, 26, 20)
        layout.setSpacing(10)
        layout.addWidget(label(translate("Texts", "Copy as text"), FontRole.PHASE_TITLE))
        chosen = QHBoxLayout()
        chosen.setSpacing(10)
        texts = translate("Texts", "What"), translate("Texts", "Style")
        for text, box in zip(texts, (self.what, self.style_box), strict=True):
            caption = label(text, FontRole.LABEL, "second")
            caption.setBuddy(box)
            box.setAccessibleName(text)
            chosen.addWidget(caption)
            chosen.addWidget(box, 1)
        layout.addLayout(chosen)
        layout.addWidget(self.preview, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addWidget(self.done_label, 1)
        for each in (self.close_button, self.save_button, self.copy_button):
            buttons.addWidget(each)
        layout.addLayout(buttons)
        self.copy_button.setDefault(True)
        self.resize(640, 560)

    @property
    def choice(self) -> TextChoice:
        """What is written."""
        return self._choices[self.what.currentIndex()]

    @property
    def text(self) -> str:
        """The text that is shown."""
        return self.preview.toPlainText()

    def _show(self) -> None:
        self.preview.setPlainText(self.choice.write(self.style_box.currentData()))
        self.done_label.clear()
        if self.choice.secret:
            self.shown_secret.emit(self.text)

    def _remember(self) -> None:
        kept = settings()
        kept.setValue(_STYLE, self.style_box.currentData())
        kept.setValue(_WHAT, self.what.currentData())

    def _copy(self) -> None:
        self._remember()
        QGuiApplication.clipboard().setText(self.text)
        self.done_label.setText(translate("Texts", "Copied to the clipboard."))

    def _save(self) -> None:
        title = translate("Texts", "Save the text")
        files = translate("Texts", "Texts")
        kinds = f"{files} (*{_SUFFIX})"
        name, _ = QFileDialog.getSaveFileName(self, title, self._suggestion + _SUFFIX, kinds)
        if not name:
            return
        self._remember()
        path = Path(name)
        try:
            write_whole(path, self.text.encode())
        except OSError as error:
            warn(self, unwritable_file(path, error))
        else:
            self.done_label.setText(translate("Texts", "Saved as “{file}”.").format(file=path.name))
