"""The right dock: orders while they are written, then the report; and the button that brings the game on."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.document import Document, Stage
from app.drafts import progress
from app.enabling import draw_claimable
from app.fonts import FontRole
from app.panels.entry_line import EntryLine
from app.panels.order_rows import order_rows
from app.panels.papers import PapersPanel
from app.panels.parts import Meter, button, label, rule
from app.panels.report_rows import decision_rows, reason_of, with_players
from app.panels.row import Row, RowKind
from app.panels.rows import RowsView
from app.panels.scores import ScoreTable
from app.theme import Theme
from app.words.names import every, order_text, power_name
from app.words.owed import owed_sentence
from app.words.reasons import reason_text, rule_text
from app.words.steps import action_label, ending_text
from variants.outcome import Outcome, Resolution
from variants.position import PhaseKind
from variants.told import told

translate = QCoreApplication.translate

_LOW_BELOW = 640  # px of height


class SidePanel(QWidget):
    """Orders or report.

    Attributes:
        action: the filled button was pressed.
        remove_requested: a row's order is to be taken back: the row.
        waive_requested: a build of the row's power is to be waived: the row.
        cure_requested: the edit that a row offers is to be made: the row.
        row_chosen: a row was chosen: the row.
        hinted: what must be done before a reason can be given; "" once that is over.
        draw_declared: a power wants to declare the draw that needs no consent.
    """

    action = Signal()
    remove_requested = Signal(object)
    waive_requested = Signal(object)
    cure_requested = Signal(object)
    row_chosen = Signal(object)
    hinted = Signal(str)
    draw_declared = Signal()

    def __init__(self, theme: Theme, document: Document) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._document, self._theme = document, theme
        self.title = label(role=FontRole.DOCK_TITLE)
        self.count = label(role=FontRole.LABEL, color="second")
        self._meter = Meter(theme, QColor(theme.accent), 4)
        self.list = RowsView(theme, document.game.variant.id)
        self.list.remove_requested.connect(self.remove_requested)
        self.list.waive_requested.connect(self.waive_requested)
        self.list.cure_requested.connect(self.cure_requested)
        self.list.chosen.connect(self._choose)
        self.entry = EntryLine(theme, document)
        self._ending = label(role=FontRole.DOCK_TITLE, wrap=True)
        self.scores = ScoreTable(theme)
        self.why = Why()
        self.papers = PapersPanel(document)
        self._hint = label(role=FontRole.SECOND_LINE, color="second", wrap=True)
        self.action_button = button("", "primary")
        self.action_button.clicked.connect(self.action)
        self._claim = label(role=FontRole.LABEL, wrap=True)
        self.declare_button = button(translate("Side", "Declare a draw…"))
        self.declare_button.clicked.connect(self.draw_declared)
        self._arrange()

    def _arrange(self) -> None:
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(16, 12, 16, 8)
        row.addWidget(self.title, 1)
        row.addWidget(self.count)
        bar = QVBoxLayout()
        bar.setContentsMargins(16, 0, 16, 6)
        bar.setSpacing(8)
        bar.addWidget(self._meter)
        bar.addWidget(self._ending)
        bar.addWidget(self.scores)
        bar.addWidget(self._hint)
        bar.addWidget(self._claim)
        bar.addWidget(self.declare_button)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.action_button, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(head)
        layout.addLayout(bar)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.entry)
        below = QVBoxLayout()
        below.setContentsMargins(12, 0, 12, 10)
        below.addWidget(self.why)
        layout.addLayout(below)
        layout.addWidget(rule())
        layout.addWidget(self.papers)
        layout.addLayout(self._foot)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        """Leaves the orders the room in low windows."""
        super().resizeEvent(event)
        low = event.size().height() < _LOW_BELOW
        self.papers.set_low(low=low)
        self._foot.setContentsMargins(16, 4 if low else 8, 16, 8 if low else 14)

    @property
    def ending_text(self) -> str:
        """How the game ended; "" while it goes on."""
        return self._ending.text()

    def refresh(self) -> None:
        """Shows what belongs to the stage; nothing at all while the curtain is down."""
        document = self._document
        resolution = document.resolution
        self.list.set_variant(document.game.variant.id)
        self.entry.refresh()
        self.why.hide()
        ending = document.game.ending
        self._ending.setVisible(ending is not None)
        self._ending.setText(ending_text(document.game))
        self.scores.show_game(document.game if document.at_end else None)
        self._show_claim(() if document.covered else document.game.draw_claims())
        if document.covered:
            self._show("", "", ())
        elif resolution is not None:
            rows = (*decision_rows(document), *with_players(document, resolution))
            self._show(translate("Side", "Report"), _counts(resolution), rows)
        else:
            self._show_orders()
        self.papers.refresh()
        self.action_button.setText(action_label(document))

    def _show_claim(self, powers: tuple[str, ...]) -> None:
        """The powers that may declare a draw between them, and the button for it."""
        names = every([power_name(self._document.game.variant, power) for power in powers])
        text = translate("Side", "{powers} have enough centres to win. Either may declare a draw of both.")
        self._claim.setText(text.format(powers=names))
        self._claim.setVisible(bool(powers))
        self.declare_button.setVisible(bool(powers) and draw_claimable(self._document))

    def _show_orders(self) -> None:
        document = self._document
        written = due = 0
        for power in document.writers:
            done = progress(document.game, power)
            written, due = written + done.written, due + done.due
        count = translate("Side", "{written} of {due}").format(written=written, due=due) if due else ""
        ended = document.stage is Stage.ENDED
        self._show(self._orders_title(), count, decision_rows(document) if ended else order_rows(document))
        self._meter.setVisible(bool(due))
        self._meter.set_share(written / due if due else 0)
        if document.kind is PhaseKind.MOVEMENT:
            self._hint.setVisible(bool(due) and not written)
        elif document.writer is not None and document.writers:
            self._hint.setText(owed_sentence(document.game, document.writer))
            self._hint.show()

    def _orders_title(self) -> str:
        writer = self._document.writer
        if self._document.stage is Stage.ENDED:
            return translate("Side", "End of the game")
        if writer is None:
            return translate("Side", "Orders of all powers")
        name = power_name(self._document.game.variant, writer)
        return translate("Side", "Orders of {power}").format(power=name)

    def _show(self, title: str, count: str, rows: tuple[Row, ...]) -> None:
        self.title.setText(title)
        self.count.setText(count)
        self.list.set_rows(rows)
        self._meter.hide()
        self._hint.hide()
        self._hint.setText(translate("Side", "Click a unit on the map or type an order."))

    def explain(self, province: str) -> None:
        """Says why an order ended as it did: that of the unit in the province, or of the row pointed at."""
        rows = [row for row in self.list.rows if row.kind is RowKind.LINE and row.order is not None]
        pointed = self.list.pointed
        there = [row for row in rows if province and row.place and row.place.province == province]
        wanted = [*there, *(row for row in rows if row is pointed)]
        if wanted:
            self.list.choose(wanted[0])
        else:
            self.hinted.emit(
                translate("Side", "Click an order in the report, or point at its unit and press W.")
            )

    def _choose(self, row: Row) -> None:
        self.hinted.emit("")
        variant, resolution = self._document.game.variant, self._document.resolution
        reason = reason_of(variant, resolution, row) if resolution else None
        if resolution is not None and reason is not None and row.order is not None:
            text = reason_text(variant, resolution.before, reason)
            self.why.tell(order_text(row.order), text, rule_text(reason))
        self.why.setVisible(reason is not None)
        self.row_chosen.emit(row)


class Why(QFrame):
    """The reason of the chosen order in sentences."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("note")
        self._order = label(role=FontRole.LIST_KEY, wrap=True)
        self._reason = label(role=FontRole.LABEL, wrap=True)
        self._rule = label(role=FontRole.SMALL, color="hint", wrap=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 14, 10)
        layout.setSpacing(3)
        for part in self.labels:
            layout.addWidget(part)
        self.hide()

    @property
    def labels(self) -> tuple[QLabel, ...]:
        """The order, the reason and the rule."""
        return (self._order, self._reason, self._rule)

    def tell(self, order: str, reason: str, rule_: str) -> None:
        """Says why an order had its outcome."""
        self._order.setText(order)
        self._reason.setText(reason)
        self._rule.setText(rule_)
        self._rule.setVisible(bool(rule_))


def _counts(resolution: Resolution) -> str:
    orders = len(resolution.judged)
    good = sum(1 for judged in told(resolution) if judged.outcome is Outcome.SUCCEEDS)
    text = translate("Side", "orders: {orders} · carried out: {good}")
    return text.format(orders=orders, good=good) if orders else ""
