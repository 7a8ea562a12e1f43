"""The keys of order entry as a table, and what the user has made of all keys, those of the window as well."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from app.settings import settings

_KEYS, _LETTERS_OFF = "keys", "keys-off/letters"
# What the digits are on a French keyboard without Shift: a digit is meant by both.
_FRENCH: Mapping[str, str] = dict(zip("1234567890", "&É\"'(-È_ÇÀ", strict=True))
_USED_DIGITS = frozenset("123490")


@dataclass(frozen=True, slots=True)
class EntryKey:
    """Something that a key does while the map has the focus.

    Attributes:
        name: under which it is known.
        text: what it does, to be translated in the context ``Keys``.
        keys: shortcuts, in Qt's portable text.
    """

    name: str
    text: str
    keys: tuple[str, ...]


def _text(text: object) -> str:
    return str(text)


ENTRY_KEYS: tuple[EntryKey, ...] = (
    EntryKey("next_unit", _text(QT_TRANSLATE_NOOP("Keys", "Next unit")), ("Tab",)),
    EntryKey("previous_unit", _text(QT_TRANSLATE_NOOP("Keys", "Unit before")), ("Shift+Tab",)),
    EntryKey("next_open", _text(QT_TRANSLATE_NOOP("Keys", "Next unit without an order")), ("Space",)),
    EntryKey("move", _text(QT_TRANSLATE_NOOP("Keys", "Move: type the goal")), ("M",)),
    EntryKey("hold", _text(QT_TRANSLATE_NOOP("Keys", "Hold")), ("H",)),
    EntryKey("support", _text(QT_TRANSLATE_NOOP("Keys", "Support: type unit and goal")), ("S",)),
    EntryKey("convoy", _text(QT_TRANSLATE_NOOP("Keys", "Convoy: type army and goal")), ("C",)),
    EntryKey("via", _text(QT_TRANSLATE_NOOP("Keys", "Go by convoy")), ("V",)),
    EntryKey("train", _text(QT_TRANSLATE_NOOP("Keys", "Go by railway")), ("T",)),
    EntryKey("leave", _text(QT_TRANSLATE_NOOP("Keys", "Let a fleet through the canal")), ("L",)),
    EntryKey("retreat", _text(QT_TRANSLATE_NOOP("Keys", "Retreat: type the goal")), ("R",)),
    EntryKey("disband", _text(QT_TRANSLATE_NOOP("Keys", "Disband, remove")), ("D",)),
    EntryKey("build", _text(QT_TRANSLATE_NOOP("Keys", "Build")), ("B",)),
    EntryKey("army", _text(QT_TRANSLATE_NOOP("Keys", "Build an army")), ("A",)),
    EntryKey("fleet", _text(QT_TRANSLATE_NOOP("Keys", "Build a fleet")), ("F",)),
    EntryKey("waive", _text(QT_TRANSLATE_NOOP("Keys", "Waive a build")), ("W",)),
    EntryKey("north", _text(QT_TRANSLATE_NOOP("Keys", "North coast, where one is asked")), ("N",)),
    EntryKey("south", _text(QT_TRANSLATE_NOOP("Keys", "South coast, where one is asked")), ("S",)),
    EntryKey("east", _text(QT_TRANSLATE_NOOP("Keys", "East coast, where one is asked")), ("E",)),
    EntryKey("west", _text(QT_TRANSLATE_NOOP("Keys", "West coast, where one is asked")), ("W",)),
    EntryKey("clear", _text(QT_TRANSLATE_NOOP("Keys", "Take the order back")), ("Del", "Backspace")),
    EntryKey("left", _text(QT_TRANSLATE_NOOP("Keys", "To the neighbour on the left")), ("Left",)),
    EntryKey("right", _text(QT_TRANSLATE_NOOP("Keys", "To the neighbour on the right")), ("Right",)),
    EntryKey("up", _text(QT_TRANSLATE_NOOP("Keys", "To the neighbour above")), ("Up",)),
    EntryKey("down", _text(QT_TRANSLATE_NOOP("Keys", "To the neighbour below")), ("Down",)),
    EntryKey("accept", _text(QT_TRANSLATE_NOOP("Keys", "Click where the cursor is")), ("Return", "Enter")),
    EntryKey("menu", _text(QT_TRANSLATE_NOOP("Keys", "Menu of all orders")), ("Menu", "Shift+F10")),
    EntryKey("back", _text(QT_TRANSLATE_NOOP("Keys", "One step back")), ("Esc",)),
)


def is_letter(key: str) -> bool:
    """Whether a shortcut is a letter alone."""
    return len(key) == 1 and key.isalpha()


def letters_off() -> bool:
    """Whether the user has switched off all keys that are a letter alone."""
    return settings().value(_LETTERS_OFF, "") == "true"


def switch_letters(*, off: bool) -> None:
    """Switches them off or on."""
    settings().setValue(_LETTERS_OFF, "true" if off else "")


def chosen_keys(name: str, usual: Sequence[str]) -> tuple[str, ...]:
    """The keys of an action as the user wants them, switched off or not; ``usual`` if nothing was changed."""
    kept = settings().value(f"{_KEYS}/{name}")
    return tuple(usual) if kept is None else tuple(filter(None, str(kept).split(" ")))


def keys_of(name: str, usual: Sequence[str]) -> tuple[str, ...]:
    """The keys that an action has now."""
    off = letters_off()
    return tuple(key for key in chosen_keys(name, usual) if not (off and is_letter(key)))


def keep_keys(name: str, keys: Sequence[str], usual: Sequence[str]) -> None:
    """Keeps the keys of an action, or forgets them where they are the usual ones."""
    if tuple(keys) == tuple(usual):
        settings().remove(f"{_KEYS}/{name}")
    else:
        settings().setValue(f"{_KEYS}/{name}", " ".join(keys))


def with_french(keys: Sequence[str]) -> tuple[str, ...]:
    """The keys, and with each digit what its key gives without Shift on a French keyboard."""
    return (*keys, *(_FRENCH[key] for key in keys if key in _USED_DIGITS))


class KeyMap:
    """Which keys of order entry do what, as the user has set them."""

    def __init__(self) -> None:
        self._names: dict[int, list[str]] = {}
        self.keys: dict[str, tuple[str, ...]] = {}
        for row in ENTRY_KEYS:
            self.keys[row.name] = keys_of(row.name, row.keys)
            for key in self.keys[row.name]:
                self._names.setdefault(_first(key), []).append(row.name)

    def names(self, event: QKeyEvent) -> tuple[str, ...]:
        """What a key does: several where the state of order entry decides."""
        return tuple(self._names.get(_number(event.keyCombination()), ()))


def _first(key: str) -> int:
    """The number of a shortcut that a key gives at once."""
    combination = QKeySequence(key)[0]  # type: ignore[index]  # which it is, against what its stub says
    assert isinstance(combination, QKeyCombination)
    return _number(combination)


def _number(combination: QKeyCombination) -> int:
    """The same for the same keys: on the number pad as well, and Shift Tab however it is told."""
    key, modifiers = combination.key(), combination.keyboardModifiers()
    modifiers &= ~Qt.KeyboardModifier.KeypadModifier
    if key == Qt.Key.Key_Backtab:
        key, modifiers = Qt.Key.Key_Tab, modifiers | Qt.KeyboardModifier.ShiftModifier
    return QKeyCombination(modifiers, key).toCombined()
