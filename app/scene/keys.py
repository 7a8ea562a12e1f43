"""What the keys of order entry mean while the map has the focus."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from app.entry.values import Asking, Idle, Letter, PromptKind
from app.order_entry import OrderEntry

_LETTERS: Mapping[str, Letter] = {
    "move": Letter.MOVE,
    "hold": Letter.HOLD,
    "support": Letter.SUPPORT,
    "convoy": Letter.CONVOY,
    "via": Letter.VIA,
    "retreat": Letter.RETREAT,
    "disband": Letter.DISBAND,
    "build": Letter.BUILD,
    "waive": Letter.WAIVE,
    "clear": Letter.CLEAR,
}
_ANSWERS: Mapping[str, Letter] = {  # letters that are left to others while they mean nothing
    "train": Letter.TRAIN,
    "leave": Letter.LEAVE,
    "army": Letter.ARMY,
    "fleet": Letter.FLEET,
}
_COASTS: Mapping[str, Letter] = {
    "north": Letter.NORTH,
    "south": Letter.SUPPORT,
    "east": Letter.EAST,
    "west": Letter.WAIVE,
}
_KINDS = frozenset((Letter.ARMY, Letter.FLEET))  # heard even if one cannot be built, so that it is said why
_GOING: Mapping[str, Callable[[OrderEntry], bool]] = {
    "next_unit": OrderEntry.select_next,
    "previous_unit": lambda entry: entry.select_next(-1),
    "next_open": OrderEntry.select_unordered,
    "back": OrderEntry.back,
}
STEERING: Mapping[str, complex] = {"left": -1, "right": 1, "up": -1j, "down": 1j}
KEYS_OF: Mapping[Letter, str] = {letter: name for name, letter in {**_LETTERS, **_ANSWERS}.items()}


def coast_key(coast: str) -> str:
    """The name of what the key of a coast does; "" for none."""
    return next((name for name in _COASTS if coast and name[0] == coast[0]), "")


def letter_of(names: Collection[str], entry: OrderEntry) -> Letter | None:
    """The letter that a key means now, given the names of what it does."""
    view = entry.view
    builds = view.prompt is not None and view.prompt.kind is PromptKind.BUILD_KIND
    for name in names:
        coast, answer = _COASTS.get(name), _ANSWERS.get(name)
        if coast and isinstance(entry.state, Asking) and coast in view.letters:
            return coast
        if answer and (answer in view.letters or (builds and answer in _KINDS)):
            return answer
    return next((_LETTERS[name] for name in names if name in _LETTERS), None)


def going_of(names: Collection[str], entry: OrderEntry) -> Callable[[OrderEntry], bool] | None:
    """What a key does that goes from unit to unit, or one step back if there is one."""
    if "back" in names and isinstance(entry.state, Idle) and not entry.cursor:
        return None
    return next((_GOING[name] for name in names if name in _GOING), None)


def steering_of(names: Collection[str]) -> complex | None:
    """The direction in which a key moves the cursor; None if it does not."""
    return next((STEERING[name] for name in names if name in STEERING), None)
