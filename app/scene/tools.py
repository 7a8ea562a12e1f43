"""The tool with which orders are written: it has the mouse and the letters while a power writes."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from app.entry.table import Table
from app.entry.values import (
    Aided,
    Aiding,
    Asking,
    Chosen,
    Event,
    Idle,
    Letter,
    OrderGiven,
    OrderRemoved,
    Prompt,
    Refusal,
    View,
)
from app.keys import KeyMap
from app.order_entry import OrderEntry
from app.scene.arrows import Brush
from app.scene.board_view import BoardView
from app.scene.drag import drag_line, with_events
from app.scene.goal_field import GoalField
from app.scene.keys import going_of, letter_of, steering_of
from app.scene.palette import Palette
from app.scene.picture import Highlights, Picture
from app.theme import Theme
from app.words.prompts import place_asked, prompt_text, refusal_text
from maps.board import Location
from variants.orders import Order
from variants.variant import Variant

_UNIT = QSize(50, 44)  # pixels around a unit's place that the palette leaves free: plate and selection ring
_TARGET = QSize(44, 38)  # the same around a place that may be clicked: a plate with its corners
_DISLODGED = QSize(100, 80)  # the same for a dislodged unit beside the victor
_MARGIN = 80  # pixels between the edge of the view and a unit selected by key
_COAST_REACH = 14  # pixels around a coast's unit place in which a click means that coast
_NAMED = (Chosen, Aiding, Aided)  # states in which a place can be named
_ASKING = frozenset(
    (Letter.MOVE, Letter.SUPPORT, Letter.CONVOY, Letter.VIA, Letter.TRAIN, Letter.LEAVE, Letter.RETREAT)
)


class OrderTool(QObject):
    """Connects a board view with order entry.

    It shows the pictures that it is given with its own highlights and amber dots, so whoever uses it calls
    ``show_picture`` here and not on the view. Without a table it lets the view alone: nobody writes.

    Attributes:
        order_given: power id and ``Order``, complete and legal.
        order_removed: power id and ``Order`` taken back.
        order_exchanged: power id, the ``Order`` taken back, and the one given in its place.
        prompt_changed: the sentence of the status bar as rich text; "" while nothing is selected.
        refusal_changed: why the last input, or a click where the pointer is, does nothing; "" if it does.
    """

    order_given = Signal(str, object)
    order_removed = Signal(str, object)
    order_exchanged = Signal(str, object, object)
    prompt_changed = Signal(str)
    refusal_changed = Signal(str)

    def __init__(
        self, view: BoardView, variant: Variant, theme: Theme, parent: QObject | None = None
    ) -> None:
        super().__init__(parent or view)
        self._view, self._variant, self._theme = view, variant, theme
        self._entry: OrderEntry | None = None
        self._picture: Picture | None = None
        self._under = ("", "")  # the province and coast that the unit in hand is over
        self._said = {"prompt": "", "refusal": ""}
        self._palette = Palette(variant, theme, view)
        self._palette.letter_pressed.connect(self._letter)
        self._palette.order_chosen.connect(self._choice)
        self._keys = KeyMap()
        self._field = GoalField(variant, theme, view)
        self._field.chosen.connect(self._named)
        self._field.steered.connect(self.steer)
        self._field.accepted.connect(self.accept)
        self._listen()

    def _listen(self) -> None:
        view = self._view
        view.province_clicked.connect(self._clicked)
        view.province_double_clicked.connect(self._double_clicked)
        view.unit_dragged.connect(self._dragged)
        view.unit_dropped.connect(self._dropped)
        view.unit_let_go.connect(self._let_go)
        view.takes = self._grab
        view.province_hovered.connect(self._hovered)
        view.zoom_changed.connect(self._place_palette)
        view.horizontalScrollBar().valueChanged.connect(self._place_palette)
        view.verticalScrollBar().valueChanged.connect(self._place_palette)
        view.installEventFilter(self)

    # what is written

    @property
    def table(self) -> Table | None:
        """What orders are written for; None while nobody writes."""
        return self._entry.table if self._entry else None

    @property
    def entry(self) -> OrderEntry | None:
        """What is selected and asked; None while nobody writes."""
        return self._entry

    @property
    def palette(self) -> Palette:
        """The palette beside the selected unit."""
        return self._palette

    @property
    def field(self) -> GoalField:
        """The field in which places are typed."""
        return self._field

    def set_table(self, table: Table | None) -> None:
        """The position, who may order, and the orders so far; to be told after every change of these."""
        if table is None:
            self._entry = None
            self._view.viewport().unsetCursor()
        elif self._entry is None:
            self._entry = OrderEntry(table)
        else:
            self._entry.set_table(table)
        self._refresh()

    def show_picture(self, picture: Picture) -> None:
        """Shows a picture on the view, with what is selected and lit."""
        self._picture = picture
        self._draw()

    def select(self, place: Location) -> None:
        """Selects what can be ordered in a place, as a click on it does, and brings it into view."""
        if self._entry and self._entry.select(place.province):
            self._refresh()
            self._reveal()

    def point_at(self, place: Location) -> None:
        """Puts the keyboard's cursor on a place, in view."""
        if self._entry:
            self._entry.cursor = place.province
        self._refresh()
        self._view.hover_over(place.province)
        self._show_place(place)

    # what comes in

    def _clicked(self, province: str, place: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        del modifiers
        if self._entry:
            self._take(self._entry.click(province, self._coast_hit(province, place)))

    def _double_clicked(self, province: str, place: QPointF) -> None:
        del place
        if self._entry:
            self._take(self._entry.double_click(province))

    def _letter(self, letter: Letter) -> None:
        if self._entry:
            self._take(self._entry.letter(letter))

    def _choice(self, order: Order) -> None:
        if self._entry:
            self._take(self._entry.choose(order))

    def apply(self, events: Sequence[Event]) -> None:
        """Gives and takes back what a menu offers; nothing stays selected."""
        if self._entry:
            self._entry.reset()
            self._take(events)

    def _take(self, events: Sequence[Event]) -> None:
        match events:
            case (OrderRemoved(power=power, order=old), OrderGiven(order=new)):
                self.order_exchanged.emit(power, old, new)
            case _:
                for event in events:
                    signal = self.order_given if isinstance(event, OrderGiven) else self.order_removed
                    signal.emit(event.power, event.order)
        self._refresh()

    # a unit dragged

    def _grab(self, province: str) -> bool:
        if self._entry is None or not self._entry.grab(province):
            return False
        self._under = (province, "")
        self._refresh()
        return True

    def _dragged(self, province: str, place: QPointF) -> None:
        """Shows the order that a drop here would give, or the line to the pointer."""
        if self._entry is None:
            return
        under = (province, self._coast_hit(province, place) if province else "")
        if under != self._under:
            self._under = under
            self._draw()
        self._show_line(self._entry, place)

    def _show_line(self, entry: OrderEntry, place: QPointF) -> None:
        step = entry.attempt(*self._under) if self._under[0] else None
        if step is not None and step.events:
            self._view.show_line(())  # the order itself is drawn
            return
        legal = step is not None and step.refusal is None
        line = drag_line(self._view, entry, self._view.on_board(place), legal=legal)
        color = self._theme.power_color(self._variant.id, line.helper.power)
        brush = Brush(color, self._theme, line.helper.scale)
        self._view.show_line(tuple(line.inks(brush)))

    def _dropped(self, province: str, place: QPointF) -> None:
        if self._entry:
            self._take(self._entry.drop(province, self._coast_hit(province, place) if province else ""))

    def _let_go(self) -> None:
        if self._entry:
            self._entry.let_go()
            self._refresh()

    def _coast_hit(self, province: str, place: QPointF) -> str:
        """The coast whose unit place was clicked; "" if none was or the province has no two coasts."""
        clicked = self._view.mapFromScene(place)
        for location in self._variant.board.provinces[province].locations:
            away = self._in_view(location) - clicked
            if location.coast and math.hypot(away.x(), away.y()) <= _COAST_REACH:
                return location.coast
        return ""

    def _hovered(self, province: str) -> None:
        """Says by the cursor, and in words while a unit is selected, whether a click would do something.

        Why the last click did nothing is said until the next one, or until the pointer leaves the map.
        """
        if not self._entry:
            return
        refusal = self._entry.attempt(province).refusal if province else None
        idle = isinstance(self._entry.state, Idle)
        if not province:
            self._entry.refusal = None
        if not province or (idle and refusal):
            self._view.viewport().unsetCursor()
        else:
            shape = Qt.CursorShape.ForbiddenCursor if refusal else Qt.CursorShape.PointingHandCursor
            self._view.viewport().setCursor(shape)
        self._say_prompt(self._entry.hint(province) or self._entry.view.prompt)
        self._say_refusal(self._entry.refusal if idle else refusal)

    # keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """Takes the keys of order entry while the map has the focus, and follows the view's size."""
        if event.type() == QEvent.Type.Resize:
            self._place_palette()
        elif isinstance(event, QKeyEvent) and self._entry and watched is self._view:
            return self._key(event, self._entry)
        return False

    def _key(self, event: QKeyEvent, entry: OrderEntry) -> bool:
        act = self._meaning(self._keys.names(event), entry)
        if act is None:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return event.type() == QEvent.Type.KeyPress and act()

    def _meaning(self, names: Sequence[str], entry: OrderEntry) -> Callable[[], bool] | None:
        """What a key does now; None if it is somebody else's."""
        letter, going, direction = letter_of(names, entry), going_of(names, entry), steering_of(names)
        if letter is not None:
            return lambda: self._type_letter(letter, entry)
        if going is not None:
            return lambda: self._go(going, entry)
        if direction is not None:
            return lambda: self.steer(direction)
        if "accept" in names and entry.cursor:
            return self.accept
        if "menu" in names:
            return self._ask_menu
        return None

    def _type_letter(self, letter: Letter, entry: OrderEntry) -> bool:
        """A letter typed: one that asks for a place opens the field for its name."""
        self._letter(letter)
        asks = letter in _ASKING and entry.refusal is None and isinstance(entry.state, _NAMED)
        if asks:
            self._reveal()
            self._ask_place(entry)
        return True

    def _ask_place(self, entry: OrderEntry) -> None:
        shown = entry.view
        if shown.targets:
            self._field.ask(place_asked(shown), tuple(shown.targets))
            self._place_palette()
        else:
            self._field.close_quietly()

    def _named(self, place: Location) -> None:
        """A place was typed: a click on it; the field stays while there is another one to name."""
        if self._entry is None:
            return
        self._take(self._entry.click(place.province, place.coast))
        entry = self._entry
        if entry.refusal is not None:
            self._field.line.selectAll()
        elif isinstance(entry.state, Aided):
            self._ask_place(entry)
        else:
            self._field.close_quietly()

    def steer(self, direction: complex) -> bool:
        """Moves the cursor of the keyboard to the neighbour in a direction (-1, 1, -1j, 1j)."""
        if self._entry:
            self._entry.steer(self._spot, direction)
            self._refresh()
            cursor = self._entry.cursor
            self._view.hover_over(cursor)
            self._show_place(Location(cursor))
        return True

    def accept(self) -> bool:
        """Clicks where the cursor of the keyboard is."""
        if self._entry and self._entry.cursor:
            self._field.close_quietly()
            self._take(self._entry.accept())
        return True

    def _spot(self, province: str) -> complex:
        place = self._view.anchor(Location(province))
        return complex(place.x(), place.y())

    def _ask_menu(self) -> bool:
        """Asks for the menu where the keyboard is."""
        entry = self._entry
        here = entry and (entry.cursor or (entry.view.selected and entry.view.selected.province))
        if here:
            self._view.context_requested.emit(here, self._view.anchor(Location(here)))
        return True

    def _go(self, going: Callable[[OrderEntry], bool], entry: OrderEntry) -> bool:
        gone = going(entry)
        if not entry.cursor:
            self._view.hover_over("")
        self._refresh()
        self._reveal()
        return gone

    def _reveal(self) -> None:
        """Scrolls to what was selected by key."""
        selected = self._entry.view.selected if self._entry else None
        if selected:
            self._show_place(selected)

    def _show_place(self, place: Location) -> None:
        self._view.ensureVisible(QRectF(self._view.anchor(place), QSizeF(1, 1)), _MARGIN, _MARGIN)

    def reload_keys(self) -> None:
        """Takes the keys as they are set now."""
        self._keys = self._palette.keys = KeyMap()
        self._palette.offer(View())
        self._refresh()

    # what is shown

    def _refresh(self) -> None:
        if self._view.unit_in_hand and not (self._entry and self._entry.dragging):
            self._view.put_down()
        shown = self._entry.view if self._entry else View()
        self._say_prompt(shown.prompt)
        self._say_refusal(self._entry.refusal if self._entry else None)
        self._palette.offer(shown)
        self._draw()
        self._place_palette()

    def _say_prompt(self, prompt: Prompt | None) -> None:
        self._say("prompt", prompt_text(self._variant, prompt) if prompt else "")

    def _say_refusal(self, refusal: Refusal | None) -> None:
        self._say("refusal", refusal_text(self._entry.table, refusal) if self._entry and refusal else "")

    def _say(self, what: str, text: str) -> None:
        if self._said[what] != text:
            self._said[what] = text
            (self.prompt_changed if what == "prompt" else self.refusal_changed).emit(text)

    def _draw(self) -> None:
        if self._picture is None:
            return
        picture = self._picture
        if self._entry:
            shown = self._entry.view
            cursor = Location(self._entry.cursor) if self._entry.cursor else None
            lit = Highlights(shown.selected, shown.targets, shown.selected is not None, cursor)
            unordered = frozenset(unit.province for unit in self._entry.table.unordered)
            picture = replace(picture, highlights=lit, unordered=unordered)
            if self._entry.dragging and self._under[0]:
                picture = with_events(picture, self._entry.attempt(*self._under).events)
        self._view.show_picture(picture)

    def _place_palette(self) -> None:
        if not self._entry:
            self._palette.hide()
            self._field.close_quietly()
            return
        shown, state = self._entry.view, self._entry.state
        if shown.selected is None or self._entry.dragging:
            self._palette.hide()
            self._field.close_quietly()
            return
        at = state.place if isinstance(state, Asking) else shown.selected
        lit = [self._room(place, _TARGET) for place in shown.targets]
        others = [self._room(unit.location, _TARGET) for unit in self._entry.table.position.units]
        inside = self._view.viewport().rect()
        self._palette.stand(self._around(at), inside, [self._around(shown.selected), *lit], others)
        around = self._around(at)
        self._field.stand(around | self._palette.geometry() if self._palette.isVisible() else around, inside)

    def _around(self, location: Location) -> QRect:
        """The room of a unit there, in the view's pixels; a dislodged one stands beside the victor."""
        assert self._entry
        return self._room(location, _DISLODGED if self._entry.table.position.dislodged else _UNIT)

    def _room(self, location: Location, size: QSize) -> QRect:
        room = QRect(QPoint(0, 0), size)
        room.moveCenter(self._in_view(location))
        return room

    def _in_view(self, location: Location) -> QPoint:
        """In pixels of the viewport, which fills the view: it has neither frame nor scroll bars."""
        return self._view.mapFromScene(self._view.anchor(location))
