"""The hand-over curtain: it takes the place of the board and shows nothing of it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGraphicsDropShadowEffect,
    QHBoxLayout,
    QLabel,
    QMenu,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from app.dialogs.cover import Dots, Ground
from app.dialogs.page import Deed, Link, Page
from app.fonts import FontRole, font
from app.icons import unit_icon
from app.panels.parts import button, label, rule, set_role
from app.panels.phrase_field import PhraseField
from app.plain_text import literal
from app.theme import Theme, faded
from variants.orders import UnitKind

translate = QCoreApplication.translate

_NAME_PIXELS = 44
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CARD_WIDTH, _CARD_MARGIN, _NOTE_MARGIN = 500, 52, 14
_NOTE_WIDTH = _CARD_WIDTH - 2 * (_CARD_MARGIN + _NOTE_MARGIN + 2)  # each of the two has a line around it


class Curtain(Ground):
    """A card with one thing to do, to decide or to say.

    Attributes:
        done: what is to be done, and the power it is about.
    """

    done = Signal(Deed, str)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._page: Page | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._phase = label(role=FontRole.BODY, color="second")
        self._lead = label(role=FontRole.PHASE_TITLE, color="second")
        self._name = label(role=FontRole.PHASE_TITLE)
        self._player = label(role=FontRole.BODY, color="second")
        self._plates = (QLabel(), QLabel())
        self._asks = label(role=FontRole.LIST_KEY)
        self.phrase = PhraseField(theme)
        self.phrase.entered.connect(self._press)
        self.phrase.changed.connect(lambda: self.tell(""))
        self._told = label(role=FontRole.LABEL, color="error")
        self.choices = (QRadioButton(), QRadioButton())
        self._choice = QButtonGroup(self)
        for choice in self.choices:
            choice.toggled.connect(self._check)
            self._choice.addButton(choice)
        self.open_button = button("", "primary")
        self.open_button.setAutoDefault(True)  # so that Enter presses it
        self.open_button.installEventFilter(self)
        self.open_button.clicked.connect(self._press)
        self._note = label(role=FontRole.LABEL, color="second", wrap=True)
        self._links = tuple(button("", "link") for _ in range(2))
        self.again_button = button(translate("Curtain", "Take a seal back"), "link")
        self._again = QMenu(self.again_button)
        self.again_button.setMenu(self._again)
        for place, link in enumerate(self._links):
            link.clicked.connect(partial(self._follow, place))
        self._dots = Dots(theme)
        self._arrange()

    @property
    def other_button(self) -> QWidget:
        """The first link: another power goes first, or back."""
        return self._links[0]

    def link(self, deed: Deed) -> QWidget:
        """The link that does something."""
        assert self._page is not None
        return self._links[[link.deed for link in self._page.links].index(deed)]

    @property
    def page(self) -> Page | None:
        """What is shown."""
        return self._page

    @property
    def told(self) -> str:
        """What is said beside the field."""
        return self._told.text()

    def _arrange(self) -> None:
        face = font(FontRole.PHASE_TITLE)
        face.setPointSizeF(face.pointSizeF() * _NAME_PIXELS / FontRole.PHASE_TITLE.value.size)
        self._name.setFont(face)
        thin = font(FontRole.PHASE_TITLE)
        thin.setWeight(font(FontRole.BODY).weight())
        self._lead.setFont(thin)
        self._card = card = QFrame()
        card.setObjectName("card")
        card.setFixedWidth(_CARD_WIDTH)
        inner = QVBoxLayout(card)
        inner.setContentsMargins(_CARD_MARGIN, 24, _CARD_MARGIN, 18)
        inner.setSpacing(7)
        for text in (self._phase, self._lead, self._name, self._player):
            text.setAlignment(Qt.AlignmentFlag.AlignCenter)
            inner.addWidget(text)
        inner.addWidget(self._plate_row())
        inner.addSpacing(4)
        inner.addWidget(rule())
        inner.addSpacing(4)
        box, note = self._note_box()
        for widget in (
            self._asks,
            self.phrase,
            self._told,
            *self.choices,
            self.open_button,
            box,
        ):
            inner.addWidget(widget)
        inner.addLayout(self._link_rows())
        shadow = QGraphicsDropShadowEffect(card)
        shadow.setBlurRadius(48)
        shadow.setOffset(0, 6)
        shadow.setColor(faded("#000000", 0.22))
        card.setGraphicsEffect(shadow)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(9, 4, 9, 4)
        outer.addStretch(4)
        outer.addWidget(card, 0, Qt.AlignmentFlag.AlignHCenter)
        outer.addSpacing(8)
        outer.addWidget(self._dots, 0, Qt.AlignmentFlag.AlignHCenter)
        outer.addStretch(5)
        self._layouts: tuple[QVBoxLayout, ...] = (note, inner, outer)

    def _plate_row(self) -> QWidget:
        self._plates_row = QWidget()
        plates = QHBoxLayout(self._plates_row)
        plates.setContentsMargins(0, 0, 0, 0)
        plates.setSpacing(18)
        plates.addStretch(1)
        for plate in self._plates:
            plates.addWidget(plate)
        plates.addStretch(1)
        return self._plates_row

    def _note_box(self) -> tuple[QFrame, QVBoxLayout]:
        box = QFrame()
        box.setObjectName("note")
        layout = QVBoxLayout(box)
        layout.setContentsMargins(_NOTE_MARGIN, 8, _NOTE_MARGIN, 8)
        layout.addWidget(self._note)
        return box, layout

    def _link_rows(self) -> QVBoxLayout:
        rows = QVBoxLayout()
        rows.setSpacing(2)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._links[1])
        row.addWidget(self.again_button)
        row.addStretch(1)
        rows.addWidget(self._links[0], 0, Qt.AlignmentFlag.AlignHCenter)
        rows.addLayout(row)
        return rows

    def show_page(self, page: Page, variant_id: str) -> None:
        """Shows a page anew, with nothing typed or chosen."""
        self._page = page
        for target, text in (
            (self._phase, page.phase),
            (self._lead, page.lead),
            (self._name, page.name),
            (self._player, page.player),
            (self._note, page.note),
        ):
            target.setText(text)
        set_role(self._note, "warning" if page.warns else "second")
        self._note.setMinimumHeight(0)  # that of the page before would count
        self._note.setMinimumHeight(self._note.heightForWidth(_NOTE_WIDTH))
        color = self._theme.power_color(variant_id, page.power).name()
        for plate, kind in zip(self._plates, UnitKind, strict=True):
            plate.setPixmap(unit_icon(kind, color, self._theme).pixmap(48, 48))
        self.open_button.setText(page.button)
        self._show_phrase(page)
        self._show_choices(page)
        self._show_links(page)
        self._dots.setVisible(bool(page.count))
        self._dots.show_count(page.count, page.done, page.total)
        self._fit()
        self.take_focus()

    def _settle(self) -> None:
        """Gives everything its room at once; left to Qt, a note that has grown is cut off for a moment."""
        for layout in self._layouts:
            layout.invalidate()
            layout.activate()

    def _show_phrase(self, page: Page) -> None:
        text = translate("Curtain", "Passphrase of {power}").format(power=page.name)
        self._asks.setText(text)
        self.phrase.line.setAccessibleName(text)
        self.phrase.forget()
        for part in (self._asks, self.phrase, self._told):
            part.setVisible(page.phrase)
        self.tell("")

    def _show_choices(self, page: Page) -> None:
        self._choice.setExclusive(False)
        for choice in self.choices:
            choice.setChecked(False)
            choice.setVisible(bool(page.choices))
        self._choice.setExclusive(True)
        for choice, text in zip(self.choices, page.choices, strict=False):
            choice.setText(text)
        self._check()

    def _show_links(self, page: Page) -> None:
        for place, button_ in enumerate(self._links):
            button_.setVisible(place < len(page.links))
            button_.setText(page.links[place].text if place < len(page.links) else "")
        self._again.clear()
        for link in page.again:
            action = self._again.addAction(link.text)
            action.setToolTip(literal(link.text))
            action.triggered.connect(partial(self._go, link))
        self.again_button.setVisible(bool(page.again))

    def take_focus(self) -> None:
        """Puts the keyboard where one goes on."""
        assert self._page is not None
        if self._page.phrase:
            self.phrase.setFocus()
        elif self._page.choices:
            self.choices[0].setFocus()
        else:
            (self if self._page.wary else self.open_button).setFocus()

    def tell(self, text: str, *, wrong: bool = False) -> None:
        """Says something beside the field; with ``wrong`` what was typed is to be typed anew."""
        self._told.setText(text)
        set_role(self._told, "error" if wrong else "second")
        if wrong:
            self.phrase.forget()
            self.phrase.setFocus()

    @property
    def chosen(self) -> int:
        """The place of the choice; −1 for none."""
        return next((place for place, choice in enumerate(self.choices) if choice.isChecked()), -1)

    def _check(self) -> None:
        choosing = self._page is not None and bool(self._page.choices)
        self.open_button.setEnabled(not choosing or self.chosen >= 0)

    def _press(self) -> None:
        if self._page is not None:
            self.done.emit(self._page.deed, self._page.power)

    def _follow(self, place: int) -> None:
        if self._page is not None and place < len(self._page.links):
            self._go(self._page.links[place])

    def _go(self, link: Link) -> None:
        assert self._page is not None
        self.done.emit(link.deed, link.power or self._page.power)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """Keeps a key that is held down, such as that of sealing, from opening the next curtain."""
        if watched is self.open_button and isinstance(event, QKeyEvent):
            return event.isAutoRepeat() or bool(event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier)
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        """Escape goes back one step; Enter casts the vote that is chosen."""
        if event.key() == Qt.Key.Key_Escape:
            self.phrase.forget()
            self.done.emit(Deed.BACK, "")
        elif event.key() in _ENTER and self.chosen >= 0 and not event.isAutoRepeat():
            self._press()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        """Makes room for what is asked in low windows."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self._plates_row.show()
        self._settle()
        self._plates_row.setVisible(self._layouts[-1].sizeHint().height() <= self.height())
        self._settle()
