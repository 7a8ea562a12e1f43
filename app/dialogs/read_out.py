"""Results that are read out: one power at a time in large letters, its orders alone on the map."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from app.document import Change, Document
from app.fonts import FontRole, font
from app.panels.parts import Swatch, button, label
from app.panels.report_rows import report_rows
from app.panels.row import Row, RowKind
from app.theme import Theme
from app.words.names import power_name
from app.words.outcomes import Tone
from app.words.sentences import order_sentence, unit_words
from app.words.spoken import in_full
from app.words.steps import phase_title
from variants.orders import Unit
from variants.outcome import Resolution

translate = QCoreApplication.translate

_SIZE = QSize(480, 620)
_SCALES = (1.5, 1.3, 1.15, 1.0)  # of body text: as large as the page has room for
_SWATCH = 26  # px
_ROLES = {
    Tone.GOOD: "done",
    Tone.TROUBLE: "warning",
    Tone.FAILURE: "error",
    Tone.DISLODGED: "error",
    Tone.PLAIN: "",
}
_NEXT = frozenset((Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_PageDown))
_BACK = frozenset((Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_PageUp, Qt.Key.Key_Backspace))


class ReadOut(QDialog):
    """The results of the phase that is looked at.

    Attributes:
        lit: the power that is read out now; None once the window is closed.
        lines: what is read out, in order.
        next_button: goes to the next power.
        back_button: goes to the one before.
    """

    lit = Signal(object)

    def __init__(self, theme: Theme, document: Document, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._document, self._window = theme, document, parent
        self._pages: tuple[str, ...] = ()
        self._at = 0
        self.lines: tuple[str, ...] = ()
        self.setWindowTitle(translate("ReadOut", "Results, power by power"))
        self._phase = label(role=FontRole.LABEL, color="second")
        self._count = label(role=FontRole.LABEL, color="second")
        self._swatch = Swatch(QColor(theme.accent), side=_SWATCH)
        self._name = label()
        self._name.setFont(font(FontRole.PHASE_TITLE, _SCALES[0]))
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.back_button = button(translate("ReadOut", "‹ Back"))
        self.next_button = button(translate("ReadOut", "Next ›"), "primary")
        for each, by in ((self.back_button, -1), (self.next_button, 1)):
            each.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keys turn the pages
            each.clicked.connect(lambda _=False, by=by: self.turn(by))
        self._arrange()
        self.finished.connect(self._done)
        document.changed.connect(self._changed)

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(26, 18, 26, 18)
        layout.setSpacing(10)
        top = QHBoxLayout()
        top.addWidget(self._phase, 1)
        top.addWidget(self._count)
        layout.addLayout(top)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._swatch)
        head.addWidget(self._name, 1)
        layout.addLayout(head)
        layout.addWidget(self._area, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addWidget(self.back_button)
        buttons.addStretch(1)
        buttons.addWidget(self.next_button)
        layout.addLayout(buttons)

    @property
    def power(self) -> str | None:
        """Whose results are read out; None while nothing is."""
        return self._pages[self._at] if self.isVisible() else None

    # The pages

    def start(self) -> None:
        """Opens at the first power, beside the map where there is room."""
        resolution = self._document.resolution
        if resolution is None:
            return
        rows = report_rows(self._document.game.variant, resolution)
        self._pages = tuple(row.power for row in rows if row.kind is RowKind.HEADING)
        if not self._pages:
            return
        window = self._window
        self.resize(_SIZE.boundedTo(window.size() - QSize(40, 40)))
        corner = window.mapToGlobal(QPoint(window.width() - self.width() - 12, 48))
        self.move(corner)
        self.show()
        self.activateWindow()
        self._go(0)

    def turn(self, by: int) -> None:
        """Goes on or back; after the last power there is none."""
        at = self._at + by
        if 0 <= at < len(self._pages):
            self._go(at)

    def _go(self, at: int) -> None:
        self._at = at
        variant, power = self._document.game.variant, self._pages[at]
        self._phase.setText(" · ".join(phase_title(self._document)))
        text = translate("ReadOut", "{number} of {count}")
        self._count.setText(text.format(number=at + 1, count=len(self._pages)))
        self._name.setText(power_name(variant, power))
        self._swatch.show_color(self._theme.power_color(variant.id, power))
        self.back_button.setEnabled(at > 0)
        self.next_button.setEnabled(at + 1 < len(self._pages))
        self._show_rows(power)
        self.lit.emit(power)

    def _show_rows(self, power: str) -> None:
        resolution = self._document.resolution
        assert resolution is not None
        found = report_rows(self._document.game.variant, resolution)
        rows = [row for row in found if row.power == power and row.kind is not RowKind.HEADING]
        self.lines = tuple(" ".join(self._said(row, resolution)) for row in rows)
        for scale in _SCALES:
            page = self._page(rows, resolution, scale)
            if page.heightForWidth(self._area.viewport().width()) <= self._area.viewport().height():
                break
        self._area.setWidget(page)
        self.setAccessibleDescription(" ".join((self._name.text(), *self.lines)))

    def _page(self, rows: list[Row], resolution: Resolution, scale: float) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 4, 8, 4)
        column.setSpacing(round(7 * scale))
        for row in rows:
            said = QVBoxLayout()
            said.setSpacing(0)
            roles = ("", _ROLES[row.tone], "second")
            for text, role, size in zip(
                self._said(row, resolution), roles, (scale, scale, scale * 0.85), strict=True
            ):
                if text:
                    said.addWidget(_large(text, role, size))
            column.addLayout(said)
        column.addStretch(1)
        return page

    def _said(self, row: Row, resolution: Resolution) -> tuple[str, str, str]:
        """An order in words, what became of it, and what more is to be said."""
        variant = self._document.game.variant
        if row.kind is not RowKind.LINE:
            return in_full(variant, row.lead), "", ""
        outcome, more = in_full(variant, row.right), in_full(variant, row.second)
        if row.order is not None:
            return order_sentence(variant, row.order), outcome, more
        unit = _unit(row, resolution)
        lead = unit_words(variant, unit) if unit else row.lead
        return f"{lead}, {in_full(variant, row.rest)}", outcome, more

    # What happens

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        """Turns the pages."""
        if event.key() in _NEXT:
            self.turn(1)
        elif event.key() in _BACK:
            self.turn(-1)
        elif event.key() == Qt.Key.Key_Home:
            self.turn(-self._at)
        elif event.key() == Qt.Key.Key_End:
            self.turn(len(self._pages) - 1 - self._at)
        else:
            super().keyPressEvent(event)

    def _done(self) -> None:
        self.lines = ()
        self.lit.emit(None)

    def _changed(self, change: Change) -> None:
        """Other results or none are looked at now."""
        if self.isVisible() and change in (Change.STAGE, Change.GAME, Change.LOOK):
            self.reject()


def _unit(row: Row, resolution: Resolution) -> Unit | None:
    units = (*resolution.before.units, *resolution.before.dislodged)
    return next((unit for unit in units if str(unit) == row.lead), None)


def _large(text: str, role: str, scale: float) -> QLabel:
    result = label(text, color=role, wrap=True)
    result.setFont(font(FontRole.BODY, scale))
    return result
