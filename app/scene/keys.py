"""The keys of order entry while the map has the focus."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from app.entry.values import Idle, Letter, PromptKind
from app.order_entry import OrderEntry

_LETTERS: Mapping[Qt.Key, Letter] = {
    Qt.Key.Key_M: Letter.MOVE,
    Qt.Key.Key_H: Letter.HOLD,
    Qt.Key.Key_S: Letter.SUPPORT,
    Qt.Key.Key_C: Letter.CONVOY,
    Qt.Key.Key_V: Letter.VIA,
    Qt.Key.Key_R: Letter.RETREAT,
    Qt.Key.Key_D: Letter.DISBAND,
    Qt.Key.Key_B: Letter.BUILD,
    Qt.Key.Key_W: Letter.WAIVE,
    Qt.Key.Key_Delete: Letter.CLEAR,
    Qt.Key.Key_Backspace: Letter.CLEAR,
}
_ANSWERS: Mapping[Qt.Key, Letter] = {  # letters that are left to others while they mean nothing
    Qt.Key.Key_T: Letter.TRAIN,
    Qt.Key.Key_L: Letter.LEAVE,
    Qt.Key.Key_A: Letter.ARMY,
    Qt.Key.Key_F: Letter.FLEET,
    Qt.Key.Key_N: Letter.NORTH,
    Qt.Key.Key_E: Letter.EAST,
}
_KINDS = frozenset((Letter.ARMY, Letter.FLEET))  # heard even if one cannot be built, so that it is said why
_GOING: Mapping[Qt.Key, Callable[[OrderEntry], bool]] = {
    Qt.Key.Key_Tab: OrderEntry.select_next,
    Qt.Key.Key_Backtab: lambda entry: entry.select_next(-1),
    Qt.Key.Key_Space: OrderEntry.select_unordered,
    Qt.Key.Key_Escape: OrderEntry.back,
}


def letter_of(event: QKeyEvent, entry: OrderEntry) -> Letter | None:
    """The letter that a key means now; with a modifier a key means none."""
    key = Qt.Key(event.key())
    answer = _ANSWERS.get(key)
    if event.modifiers():
        return None
    view = entry.view
    builds = view.prompt is not None and view.prompt.kind is PromptKind.BUILD_KIND
    meant = answer in view.letters or (builds and answer in _KINDS)
    return _LETTERS.get(key) or (answer if meant else None)


def going_of(event: QKeyEvent, entry: OrderEntry) -> Callable[[OrderEntry], bool] | None:
    """What a key does that goes from unit to unit, or one step back if there is one."""
    key = Qt.Key(event.key())
    if key == Qt.Key.Key_Escape and isinstance(entry.state, Idle):
        return None
    if event.modifiers() and key != Qt.Key.Key_Backtab:
        return None
    return _GOING.get(key)
