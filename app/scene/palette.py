"""The small palette beside the selected unit: what can be said otherwise than by a click on the map."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeySequence
from PySide6.QtWidgets import QFrame, QGraphicsDropShadowEffect, QHBoxLayout, QToolButton, QWidget

from app.entry.values import Letter, PromptKind, View, place_of
from app.fonts import FontRole, font
from app.icons import Icon, icon, unit_icon
from app.keys import KeyMap
from app.panels.parts import label
from app.plain_text import literal
from app.scene.keys import KEYS_OF, coast_key
from app.scene.placing import at_edge, beside
from app.theme import Theme
from app.words.names import province_name, unit_name
from app.words.prompts import choice_tip, letter_text, letter_tip, support_hold_tip
from variants.orders import Build, Order, UnitKind
from variants.variant import Variant

_BUTTON = QSize(34, 30)
_ICON = QSize(20, 20)
_SHOWN: Mapping[Letter, Icon] = {
    Letter.HOLD: Icon.HOLD,
    Letter.SUPPORT: Icon.SUPPORT_MOVE,
    Letter.CONVOY: Icon.CONVOY,
    Letter.VIA: Icon.MOVE_BY_CONVOY,
    Letter.TRAIN: Icon.TRAIN,
    Letter.LEAVE: Icon.CANAL,
    Letter.DISBAND: Icon.DISBAND,
    Letter.WAIVE: Icon.WAIVE,
    Letter.CLEAR: Icon.UNDO,
}
_SUPPORTS_TO_HOLD = (PromptKind.SUPPORT_GOAL, PromptKind.SUPPORT_HOLD)


@dataclass(frozen=True, slots=True)
class _Offer:
    """One button: what it shows, what it is called, and what a click on it does."""

    icon: QIcon
    text: str
    tip: str
    act: Callable[[], None]
    active: bool = False
    coast: bool = False


class Palette(QFrame):
    """Buttons for the letters and choices of a view of order entry.

    It floats over the board view without taking the keyboard from it, beside the selected unit; where every
    place there would cover something that may be clicked, at the edge of the view with the unit's name.

    Attributes:
        letter_pressed: a button that stands for a letter was clicked (``Letter``).
        order_chosen: one of the choices was clicked (``Order``).
        keys: those that the tips name.
    """

    letter_pressed = Signal(object)
    order_chosen = Signal(object)

    def __init__(self, variant: Variant, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._variant, self._theme = variant, theme
        self._offered: View | None = None
        self.keys = KeyMap()
        self.setObjectName("palette")
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setStyleSheet(_style(theme))
        self.setGraphicsEffect(_shadow(self))
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(3, 3, 3, 3)
        self._row.setSpacing(2)
        self._about = label(role=FontRole.LIST_KEY)
        self._about.setContentsMargins(8, 0, 6, 0)
        self._row.addWidget(self._about)
        self._buttons: list[QToolButton] = []
        self.hide()

    def offer(self, view: View) -> None:
        """Makes the buttons for a view."""
        if view == self._offered:
            return
        self._offered = view
        self._clear()
        self._about.setText(_about(self._variant, view))
        for offer in self._offers(view):
            button = self._button(offer)
            self._row.addWidget(button)
            button.show()  # without it the size would still leave the button out
            self._buttons.append(button)

    @property
    def buttons(self) -> tuple[QToolButton, ...]:
        """The buttons from left to right."""
        return tuple(self._buttons)

    def stand(self, unit: QRect, view: QRect, obstacles: Sequence[QRect], spare: Sequence[QRect]) -> None:
        """Shows the palette, if it has buttons and the unit is in view; see ``beside`` and ``at_edge``."""
        if not self._buttons or not view.contains(unit.center()):
            self.hide()
            return
        corner = beside(self._take_size(named=False), unit, view, obstacles, spare)
        if corner is None:
            corner = at_edge(self._take_size(named=True), view, (unit, *obstacles))
        self.move(corner)
        self.show()

    def _take_size(self, *, named: bool) -> QSize:
        """Takes the size for all buttons, with or without the unit's name before them."""
        self._about.setVisible(named)
        self._row.activate()
        self.resize(self.sizeHint())
        return self.size()

    def _offers(self, view: View) -> Iterator[_Offer]:
        if view.selected is None:
            return
        if view.choices:
            yield from (self._choice(order, view.power) for order in view.choices)
            return
        for letter in _SHOWN:
            if letter in view.letters:
                yield self._letter(letter, view)

    def _letter(self, letter: Letter, view: View) -> _Offer:
        name, tip = _SHOWN[letter], letter_tip(letter, self._key(KEYS_OF[letter]))
        if letter is Letter.HOLD and view.prompt and view.prompt.kind in _SUPPORTS_TO_HOLD:
            name, tip = Icon.SUPPORT_HOLD, support_hold_tip(self._key("hold"))
        active = letter is view.active
        color = self._theme.accent if active else self._theme.text
        picture, text = icon(name, color), letter_text(letter)
        return _Offer(picture, text, tip, lambda: self.letter_pressed.emit(letter), active)

    def _choice(self, order: Order, power: str) -> _Offer:
        picture = QIcon()
        if isinstance(order, Build):
            color = self._theme.power_color(self._variant.id, power).name()
            picture = unit_icon(order.unit.kind, color, self._theme)
        coast = place_of(order).coast
        name = coast_key(coast) or ("army" if _is_army(order) else "fleet")
        tip = choice_tip(self._variant, order, self._key(name))
        return _Offer(picture, coast, tip, lambda: self.order_chosen.emit(order), coast=bool(coast))

    def _key(self, name: str) -> str:
        """The first key of what order entry does by a name, as the system writes it."""
        keys = self.keys.keys[name]
        return QKeySequence(keys[0]).toString(QKeySequence.SequenceFormat.NativeText) if keys else ""

    def _button(self, offer: _Offer) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(offer.icon)
        button.setText(offer.text)
        button.setToolButtonStyle(_button_style(offer))
        button.setToolTip(literal(offer.tip))
        button.setAccessibleName(offer.tip)
        button.setFont(font(FontRole.LABEL))
        button.setIconSize(_ICON)
        button.setMinimumSize(_BUTTON)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setProperty("active", offer.active)
        button.clicked.connect(offer.act)
        return button

    def _clear(self) -> None:
        for button in self._buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons.clear()


def _about(variant: Variant, view: View) -> str:
    """What the buttons are about: the unit, or the place of a build."""
    if view.prompt is None:
        return ""
    if view.prompt.unit is not None:
        return unit_name(variant, view.prompt.unit)
    return province_name(variant, view.prompt.province)


def _is_army(order: Order) -> bool:
    return isinstance(order, Build) and order.unit.kind is UnitKind.ARMY


def _button_style(offer: _Offer) -> Qt.ToolButtonStyle:
    if offer.icon.isNull():
        return Qt.ToolButtonStyle.ToolButtonTextOnly
    if offer.coast:
        return Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    return Qt.ToolButtonStyle.ToolButtonIconOnly


def _shadow(parent: QWidget) -> QGraphicsDropShadowEffect:
    shadow = QGraphicsDropShadowEffect(parent)
    shadow.setBlurRadius(14)
    shadow.setOffset(0, 2)
    shadow.setColor(QColor(0, 0, 0, 70))
    return shadow


def _style(theme: Theme) -> str:
    return f"""
        #palette {{ background: {theme.panel}; border: 1px solid {theme.box_line}; border-radius: 6px; }}
        #palette QLabel {{ color: {theme.text}; background: transparent; }}
        #palette QToolButton {{
            color: {theme.text}; background: transparent; border: none; border-radius: 4px; padding: 0 6px;
        }}
        #palette QToolButton:hover {{ background: {theme.hairline}; }}
        #palette QToolButton:pressed, #palette QToolButton[active="true"] {{
            background: {theme.accent_ground};
        }}
    """
