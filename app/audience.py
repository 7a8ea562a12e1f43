"""The window for those who look on: a second screen or a projector shows what everybody may know.

It reads the played phases of the game and nothing else: no draft, no note, and nothing of who writes.
"""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.boards import board_shapes
from app.clock import Clock, time_text
from app.document import Change, Document, Stage
from app.fonts import FontRole, font
from app.panels.parts import Swatch, button, label, rule
from app.panels.segments import Segments
from app.panels.steady import steady
from app.pictures import position_picture, results_picture
from app.scene.board_view import BoardView
from app.scene.picture import Picture
from app.theme import Theme
from app.translation import Tongue, language
from app.words.names import power_name, variant_title
from app.words.phases import step_name, turn_name
from app.words.steps import ending_sentence
from maps.board import LANGUAGES
from variants.game import Game
from variants.outcome import Resolution
from variants.position import PhaseKind, Position
from variants.victory import counted_centers

_NAMES = {"en": "English", "fr": "Français", "de": "Deutsch"}
_USUAL = 1000  # px of width at which letters are as large as in the window; beyond that they grow with it
_LARGEST = 2.4
_ZOOM = 1.25


class Show(IntEnum):
    """What is shown."""

    BOTH = 0  # results as long as the table looks at them, else the position
    POSITION = 1
    RESULTS = 2


class Audience(QWidget):
    """The public window of a document.

    Attributes:
        view: the map.
        segments: what is shown.
        languages: in which language.
        full_button: fills the screen.
        time: what is left to whoever writes, in a game with a clock.
    """

    def __init__(self, theme: Theme, document: Document, clock: Clock, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme, self._document, self._clock = theme, document, clock
        self._tongue = Tongue(language())
        self._show = Show.BOTH
        self._lit: str | None = None
        self._body: QWidget | None = None
        self._sized: list[tuple[QLabel, FontRole]] = []
        self._scale = 0.0
        self.setMinimumSize(720, 480)
        self._frame()
        self._build()
        self.resize(1120, 760)
        document.changed.connect(self._changed)
        clock.ticked.connect(self._show_time)

    def _frame(self) -> None:
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.setSpacing(0)
        for keys, deed in (
            (("F11",), self.toggle_full_screen),
            (("Esc",), self.leave_full_screen),
            (("+", "=", "Ctrl++", "Ctrl+="), lambda: self.view.zoom_by(_ZOOM)),
            (("-", "Ctrl+-"), lambda: self.view.zoom_by(1 / _ZOOM)),
            (("0", "Ctrl+0"), lambda: self.view.fit()),
        ):
            for key in keys:
                QShortcut(QKeySequence(key), self, deed)

    # What is in it: made anew for another game or language

    def _build(self) -> None:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head())
        column.addWidget(rule())
        middle = QHBoxLayout()
        middle.setSpacing(0)
        self._make_view()
        middle.addWidget(self.view, 1)
        middle.addWidget(self._standings())
        column.addLayout(middle, 1)
        self._foot = self._make_foot()
        column.addWidget(self._foot)
        if self._body is not None:
            self._outer.removeWidget(self._body)
            self._body.hide()
            self._body.deleteLater()
        self._body = body
        self._outer.addWidget(body)
        body.show()
        self._foot.setVisible(not self.isFullScreen())
        self._scale = 0.0
        self._size_letters()
        self.refresh()

    def _head(self) -> QHBoxLayout:
        self._turn = label(role=FontRole.PHASE_TITLE)
        self._step = label(role=FontRole.DOCK_TITLE, color="second")
        self.time = label(role=FontRole.PHASE_TITLE)
        self._sized = [
            (self._turn, FontRole.PHASE_TITLE),
            (self._step, FontRole.DOCK_TITLE),
            (self.time, FontRole.PHASE_TITLE),
        ]
        row = QHBoxLayout()
        row.setContentsMargins(24, 12, 24, 12)
        row.setSpacing(18)
        row.addWidget(self._turn)
        row.addWidget(self._step, 1)
        row.addWidget(self.time)
        return row

    def _make_view(self) -> None:
        variant = self._document.game.variant
        shapes = board_shapes(variant.board.id)
        self.view = BoardView(variant, shapes, self._theme, self._tongue.language)
        self.view.setAccessibleName(self._tongue.translate("Board", "Board"))

    def _standings(self) -> QWidget:
        translate, variant = self._tongue.translate, self._document.game.variant
        panel = QWidget()
        panel.setObjectName("panel")
        panel.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(panel)
        column.setContentsMargins(20, 14, 20, 14)
        column.setSpacing(10)
        head = label(translate("Window", "centres · units"), FontRole.LABEL, "second")
        column.addWidget(head, 0, Qt.AlignmentFlag.AlignRight)
        self._counts: dict[str, tuple[QLabel, QLabel]] = {}
        for power in variant.powers:
            name, count = label(power_name(variant, power, self._tongue.language)), label()
            self._sized += [(name, FontRole.DOCK_TITLE), (count, FontRole.DOCK_TITLE)]
            row = QHBoxLayout()
            row.setSpacing(12)
            row.addWidget(Swatch(self._theme.power_color(variant.id, power), side=20))
            row.addWidget(name, 1)
            row.addSpacing(16)
            row.addWidget(count)
            column.addLayout(row)
            self._counts[power] = name, count
        column.addStretch(1)
        return panel

    def _make_foot(self) -> QWidget:
        translate = self._tongue.translate
        foot = QWidget()
        row = QHBoxLayout(foot)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(10)
        self.segments = Segments(
            (
                translate("Audience", "As the table"),
                translate("Audience", "Position"),
                translate("Audience", "Results"),
            )
        )
        self.segments.choose(int(self._show))
        self.segments.chosen.connect(self._choose)
        self.languages = steady(QComboBox())
        self.languages.setAccessibleName(translate("Audience", "Language"))
        for each in LANGUAGES:
            self.languages.addItem(_NAMES[each], each)
        self.languages.setCurrentIndex(LANGUAGES.index(self._tongue.language))
        self.languages.currentIndexChanged.connect(self._speak)
        self.full_button = button(translate("Audience", "Full screen (F11)"))
        self.full_button.clicked.connect(self.toggle_full_screen)
        row.addWidget(self.segments)
        row.addStretch(1)
        row.addWidget(self.languages)
        row.addWidget(self.full_button)
        return foot

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        """Lets the letters grow with the window: it is read from farther away."""
        super().resizeEvent(event)
        self._size_letters()

    def _size_letters(self) -> None:
        scale = round(min(max(self.width() / _USUAL, 1.0), _LARGEST), 1)
        if scale != self._scale:
            self._scale = scale
            for part, role in self._sized:
                struck = part.font().strikeOut()
                face = font(role, scale)
                face.setStrikeOut(struck)
                part.setFont(face)

    # What is chosen

    def _choose(self, number: int) -> None:
        self._show = Show(number)
        self.refresh()

    def _speak(self, number: int) -> None:
        self._tongue = Tongue(LANGUAGES[number])
        self._build()
        self.languages.setFocus()

    def light(self, power: str | None) -> None:
        """Shows in results the orders of one power alone; of all for None."""
        self._lit = power
        self.refresh()

    def toggle_full_screen(self) -> None:
        """Fills the screen, without what is chosen in the window; or leaves it again."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def leave_full_screen(self) -> None:
        """Back from the full screen."""
        if self.isFullScreen():
            self.showNormal()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 (Qt's name)
        """Hides what can be chosen while the screen is filled."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self._foot.setVisible(not self.isFullScreen())

    # What is shown

    def _changed(self, change: Change) -> None:
        if change is Change.GAME:
            self._lit = None
            self._build()
        elif change is Change.STAGE:
            self._lit = None
            self.refresh()

    @property
    def _results(self) -> Resolution | None:
        """The results that are shown; None shows the position."""
        played = self._document.game.nodes[self._document.game.current].resolution
        looks = self._document.stage in (Stage.RESULTS, Stage.ENDED)
        wanted = self._show is Show.RESULTS or (self._show is Show.BOTH and looks)
        return played if wanted else None

    def refresh(self) -> None:
        """Shows the game as everybody may know it."""
        game, results = self._document.game, self._results
        self.view.show_picture(_picture(game, results, self._lit if results else None))
        self._show_time()
        self._turn.setText(self._turn_text(game, results))
        self._step.setText(self._step_text(game, results))
        title = variant_title(game.variant, self._tongue.language)
        self.setWindowTitle(f"{title} — {self._turn.text()}")
        for power in game.variant.powers:
            self._count(power, game.position)

    def _show_time(self) -> None:
        """Shows the time that is left to whoever writes."""
        self.time.setVisible(self._clock.shown)
        self.time.setText(time_text(self._clock.left) if self._clock.shown else "")

    def _turn_text(self, game: Game, results: Resolution | None) -> str:
        phase = (results.before if results else game.position).phase
        return turn_name(game.variant.calendar, phase, self._tongue.translate)

    def _step_text(self, game: Game, results: Resolution | None) -> str:
        translate = self._tongue.translate
        if game.ending is not None:
            return ending_sentence(game.variant, game.ending, translate, self._tongue.language)
        kind = (results.before if results else game.position).phase.kind
        if results is None:
            return step_name(kind, translate)
        text = translate("Steps", "Results")
        if kind is not PhaseKind.MOVEMENT:
            text = translate("Steps", "{step}: results").format(step=step_name(kind, translate))
        if self._lit is None:
            return text
        return f"{text} · {power_name(game.variant, self._lit, self._tongue.language)}"

    def _count(self, power: str, position: Position) -> None:
        variant = self._document.game.variant
        centers = len(counted_centers(variant, position.owners, power))
        units = len(position.units_of(power))
        retreating = sum(1 for facts in position.dislodged.values() if facts.power == power)
        name, count = self._counts[power]
        count.setText(f"{centers} · {units + retreating}")
        out = not centers and not units + retreating
        for part in (name, count):
            part.setEnabled(not out)
        face = name.font()
        face.setStrikeOut(out)
        name.setFont(face)


def _picture(game: Game, results: Resolution | None, power: str | None) -> Picture:
    if results is None:
        return position_picture(game.variant, game.position)
    return results_picture(game.variant, results, game.position.owners, power)
