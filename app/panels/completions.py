"""The list over a line of orders of what can come next, each with what it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtWidgets import QFrame, QListWidget, QVBoxLayout, QWidget

from app.fonts import FontRole, font
from app.theme import Theme
from app.words.names import location_name
from app.words.sentences import unit_words
from variants.notation import Completion, CompletionKind
from variants.notation.words import Verb
from variants.variant import Variant

translate = QCoreApplication.translate

_ROW, _MOST, _WIDTH = 26, 8, 320  # px, rows, px


class CompletionList(QFrame):
    """Floats over the window above a line that has the keyboard.

    Attributes:
        chosen: an entry was clicked (``Completion``).
        moved: an entry was reached by arrow keys, so that Return means it.
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._found: tuple[Completion, ...] = ()
        self.moved = False
        self.setObjectName("completions")
        self.setStyleSheet(_style(theme))
        self.list = QListWidget()
        self.list.setFont(font(FontRole.LABEL))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemClicked.connect(lambda item: self.chosen.emit(self._found[self.list.row(item)]))
        room = QVBoxLayout(self)
        room.setContentsMargins(3, 3, 3, 3)
        room.addWidget(self.list)
        self.hide()

    @property
    def current(self) -> Completion | None:
        """The entry that is marked."""
        row = self.list.currentRow()
        return self._found[row] if 0 <= row < len(self._found) else None

    def offer(self, variant: Variant, found: Sequence[Completion], line: QWidget) -> None:
        """Shows what can come next above a line, or nothing."""
        self.forget()
        self._found = tuple(found)
        self.list.addItems([f"{each.text.strip()}    {described(variant, each)}" for each in found])
        if not found:
            return
        if self.parentWidget() is not line.window():
            self.setParent(line.window())
        self.list.setCurrentRow(0)
        self.resize(max(line.width(), _WIDTH), _ROW * min(len(found), _MOST) + 10)
        corner = line.mapTo(line.window(), QPoint(0, 0))
        left = min(corner.x(), line.window().width() - self.width() - 4)
        self.move(left, corner.y() - self.height() - 4)
        self.show()
        self.raise_()

    def step(self, by: int) -> None:
        """Marks the next entry or the one before."""
        self.moved = True
        self.list.setCurrentRow(min(max(self.list.currentRow() + by, 0), len(self._found) - 1))

    def forget(self) -> None:
        """Hides the list and empties it."""
        self._found, self.moved = (), False
        self.list.clear()
        self.hide()


def described(variant: Variant, completion: Completion) -> str:
    """What a completion is, in words."""
    match completion.kind:
        case CompletionKind.UNIT if completion.unit:
            return unit_words(variant, completion.unit)
        case CompletionKind.LEAVE if completion.unit:
            text = translate("Line", "lets {unit} through the canal")
            return text.format(unit=unit_words(variant, completion.unit))
        case CompletionKind.WAY if completion.place:
            return translate("Line", "by railway to {place}").format(place=_place(variant, completion))
        case CompletionKind.WAY:
            return translate("Line", "by convoy")
        case CompletionKind.PLACE:
            return _place(variant, completion)
    return _verb(completion.verb)


def _place(variant: Variant, completion: Completion) -> str:
    return location_name(variant, completion.place) if completion.place else ""


def _verb(verb: Verb | None) -> str:
    match verb:
        case Verb.MOVE:
            return translate("Line", "go to")
        case Verb.SUPPORT:
            return translate("Line", "support")
        case Verb.CONVOY:
            return translate("Line", "convoy")
        case Verb.HOLD:
            return translate("Line", "hold")
        case Verb.RETREAT:
            return translate("Line", "retreat to")
        case Verb.DISBAND:
            return translate("Line", "disband")
        case Verb.BUILD:
            return translate("Line", "build")
        case Verb.WAIVE:
            return translate("Line", "leave a build unused")
    return ""


def _style(theme: Theme) -> str:
    return f"""
        #completions {{ background: {theme.panel}; border: 1px solid {theme.box_line}; border-radius: 6px; }}
        #completions QListWidget {{ background: transparent; border: none; color: {theme.text}; }}
        #completions QListWidget::item {{ height: {_ROW}px; padding: 0 6px; border-radius: 4px; }}
        #completions QListWidget::item:selected {{ background: {theme.accent_ground}; color: {theme.text}; }}
    """
