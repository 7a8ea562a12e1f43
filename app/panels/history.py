"""The history: a node for each phase, the one that is shown filled; a click goes there."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QMenu,
    QScrollArea,
    QScrollBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.document import Document, Stage
from app.fonts import FontRole, font
from app.icons import Icon, icon
from app.panels.parts import button, label
from app.plain_text import literal
from app.theme import Theme, faded
from app.words.decisions import decision_text
from app.words.phases import history_label, step_name, turn_name
from variants.position import PhaseKind

translate = QCoreApplication.translate

_NODE_HEIGHT = 46
_MIDDLE = 14
_STEP = 90.0  # pixels scrolled by a press or a notch: about a node
_WHEEL_NOTCH = 120.0  # in eighths of a degree


class HistoryPanel(QWidget):
    """The strip of phases below the map.

    Attributes:
        back_requested: the game is to be taken back to the phase of a node.
        line_requested: a line that was taken back is to be opened, up to its last node.
    """

    back_requested = Signal(int)
    line_requested = Signal(int)

    def __init__(self, theme: Theme, document: Document) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme, self._document = theme, document
        self._nodes: list[HistoryNode] = []
        self._title = label(translate("History", "History"), FontRole.LABEL, "second")
        self._hint = label(translate("History", "Alt ← → step"), FontRole.SMALL, "hint")
        self._latest = button(translate("History", "Latest"), "link")
        self._latest.clicked.connect(document.look_at_latest)
        self._top = QWidget()
        top = QHBoxLayout(self._top)
        top.setContentsMargins(14, 2, 10, 0)
        top.addWidget(self._title)
        top.addStretch(1)
        top.addWidget(self._hint)
        top.addWidget(self._latest)
        self._scroll = Strip()
        self.earlier_button = self._arrow(Icon.BACK, translate("History", "Earlier phases"), -1)
        self.later_button = self._arrow(Icon.FORWARD, translate("History", "Later phases"), 1)
        strip = QHBoxLayout()
        strip.setSpacing(0)
        strip.addWidget(self.earlier_button)
        strip.addWidget(self._scroll, 1)
        strip.addWidget(self.later_button)
        self._scroll.bar.valueChanged.connect(self._show_arrows)
        self._scroll.bar.rangeChanged.connect(self._fit_strip)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 4)
        layout.setSpacing(0)
        layout.addWidget(self._top)
        layout.addLayout(strip, 1)
        self._body = QWidget()
        self._scroll.setWidget(self._body)
        self._show_arrows()
        self.set_compact(False)

    def _arrow(self, picture: Icon, tip: str, way: int) -> QToolButton:
        """A button at an end of the strip that scrolls towards it, while there is more."""
        arrow = QToolButton()
        arrow.setIcon(icon(picture, self._theme.text_second))
        arrow.setToolTip(literal(tip))
        arrow.setAccessibleName(tip)
        arrow.setAutoRepeat(True)
        arrow.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        arrow.clicked.connect(lambda: self._scroll.move_by(way))
        return arrow

    def _fit_strip(self) -> None:
        """After the strip or its room has become longer or shorter."""
        self._show_arrows()
        self._show_looked()

    def _show_arrows(self) -> None:
        bar = self._scroll.bar
        for arrow, end in ((self.earlier_button, bar.minimum()), (self.later_button, bar.maximum())):
            arrow.setVisible(bar.maximum() > bar.minimum())
            arrow.setEnabled(bar.value() != end)
        for node in self._nodes:
            node.update()  # a name that is cut off at the edge is left out

    @property
    def nodes(self) -> tuple[HistoryNode, ...]:
        """The phases, oldest first."""
        return tuple(self._nodes)

    def set_compact(self, compact: bool) -> None:  # noqa: FBT001 (a plain switch)
        """Only the nodes, without the heading, where the window is low."""
        self._top.setVisible(not compact)
        self.setFixedHeight(_NODE_HEIGHT + 8 + (0 if compact else 32))

    def refresh(self) -> None:
        """Shows the phases played so far, and scrolls to the one that is shown."""
        body = QWidget()
        row = QHBoxLayout(body)
        row.setContentsMargins(10, 0, 10, 0)
        row.setSpacing(0)
        self._nodes = [self._node(number, node) for number, node in enumerate(self._document.line)]
        for node in self._nodes:
            row.addWidget(node)
        row.addStretch(1)
        # Kept until the event is over: the click on a node of the old body may have led here.
        old = self._scroll.takeWidget()
        self._scroll.setWidget(body)
        self._body = body
        if old is not None:
            old.deleteLater()
        self._latest.setEnabled(self._document.look != self._document.shown_line[-1])
        self._show_looked()

    def resizeEvent(self, event: object) -> None:  # noqa: N802 (Qt's name)
        """Keeps the shown phase in sight."""
        del event
        self._show_looked()

    def _show_looked(self) -> None:
        for node in self._nodes:
            if node.looked:
                self._scroll.ensureWidgetVisible(node, 120, 0)

    def _node(self, number: int, index: int) -> HistoryNode:
        document = self._document
        phase = document.game.nodes[index].position.phase
        calendar = document.game.variant.calendar
        ended = document.stage is Stage.ENDED and index == document.game.current
        node = HistoryNode(
            self._theme,
            translate("History", "End") if ended else history_label(calendar, phase),
            square=phase.kind is not PhaseKind.MOVEMENT,
            looked=index == document.look,
            first=number == 0,
            last=index == document.game.current,
            to_come=document.stage is Stage.RESULTS and index == document.game.current,
            forks=bool(document.game.branches_off(index)),
        )
        step = translate("Steps", "End of the game") if ended else step_name(phase.kind)
        full = f"{turn_name(calendar, phase)} · {step}"
        decided = [each for each in document.game.decisions if each.node == index]
        told = [decision_text(document.game, each) for each in decided]
        told += self._taken_back(index)
        node.setToolTip(literal("\n".join((full, *told))))
        node.setAccessibleName(full)
        node.setAccessibleDescription(" ".join(told))
        if document.sandbox and (index != document.game.current or node.forks):
            node.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            node.customContextMenuRequested.connect(partial(self._open_menu, node, index))
        node.setEnabled(index in document.shown_line)
        node.clicked.connect(lambda: document.look_at(index))
        return node

    def _taken_back(self, index: int) -> list[str]:
        """What is told of the lines that were taken back to a phase."""
        game = self._document.game
        text = translate(
            "History", "A line that was taken back leads from here to {turn}. It is in the file."
        )
        phases = (game.nodes[each].position.phase for each in game.line_ends(index))
        told = [text.format(turn=history_label(game.variant.calendar, phase)) for phase in phases]
        opened = translate("History", "A right click opens it.")
        return [*told, opened] if told and self._document.sandbox else told

    def _open_menu(self, node: HistoryNode, index: int, at: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        back = menu.addAction(translate("Actions", "Take the game back to this phase…"))
        back.setEnabled(index != self._document.game.current)
        back.triggered.connect(lambda: self.back_requested.emit(index))
        game = self._document.game
        for end in game.line_ends(index):
            turn = history_label(game.variant.calendar, game.nodes[end].position.phase)
            text = translate("History", "Open the line to {turn} in a tab of its own").format(turn=turn)
            menu.addAction(text).triggered.connect(partial(self.line_requested.emit, end))
        menu.popup(node.mapToGlobal(at))


class Strip(QScrollArea):
    """A row that is scrolled sideways, by the wheel as well."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @property
    def bar(self) -> QScrollBar:
        """What scrolls it; it is not shown."""
        return self.horizontalScrollBar()

    def move_by(self, steps: float) -> None:
        """Scrolls by so many nodes, forth (+) or back (−)."""
        self.bar.setValue(self.bar.value() + round(steps * _STEP))

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 (Qt's name)
        """Scrolls sideways whichever way the wheel is turned; away from the user is back."""
        turned = event.angleDelta().y() or event.angleDelta().x()
        self.move_by(-turned / _WHEEL_NOTCH)
        event.accept()


class HistoryNode(QAbstractButton):
    """A phase: a circle for orders, a square for retreats and adjustments, with its name below.

    Attributes:
        looked: it is the one that is shown.
        forks: a line that was taken back leaves the game here, drawn as a short dashed way up.
    """

    def __init__(
        self,
        theme: Theme,
        text: str,
        *,
        square: bool,
        looked: bool,
        first: bool,
        last: bool,
        to_come: bool,
        forks: bool = False,
    ) -> None:
        super().__init__()
        self._theme, self.looked, self.forks = theme, looked, forks
        self._square, self._first, self._last, self._to_come = square, first, last, to_come
        self.setText(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """As wide as the name, in bold, needs."""
        width = QFontMetrics(font(FontRole.LIST_KEY)).horizontalAdvance(self.text())
        return QSize(max(64, width + 18), _NODE_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 (Qt's name)
        """The line through the node, the node and its name."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_line(painter)
        self._paint_mark(painter, QPointF(self.width() / 2, _MIDDLE))
        theme = self._theme
        painter.setFont(font(FontRole.LIST_KEY if self.looked else FontRole.SMALL))
        hot = self.underMouse() or self.hasFocus()
        shade = theme.text if self.looked else theme.accent if hot else theme.text_second
        painter.setPen(QColor(shade if self.isEnabled() else theme.text_hint))
        if self.whole:
            painter.drawText(QRectF(0, 25, self.width(), 20), Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()

    @property
    def whole(self) -> bool:
        """Whether all of it is in sight, so that its name is not cut off."""
        return self.visibleRegion().boundingRect().width() == self.width()

    def _paint_line(self, painter: QPainter) -> None:
        middle = self.width() / 2
        pen = QPen(QColor(self._theme.box_line), 2)
        if self._to_come:
            pen.setDashPattern([2, 2])
        painter.setPen(pen)
        if not self._first:
            painter.drawLine(QPointF(0, _MIDDLE), QPointF(middle, _MIDDLE))
        if not self._last:
            painter.drawLine(QPointF(middle, _MIDDLE), QPointF(self.width(), _MIDDLE))
        if self.forks:
            self._paint_fork(painter, QPointF(middle, _MIDDLE))

    def _paint_fork(self, painter: QPainter, middle: QPointF) -> None:
        end = middle + QPointF(22, -10)
        painter.setPen(QPen(QColor(self._theme.text_second), 1.6, Qt.PenStyle.DotLine))
        painter.drawLine(middle, end)
        painter.setBrush(QColor(self._theme.text_second))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(end, 2.6, 2.6)

    def _paint_mark(self, painter: QPainter, middle: QPointF) -> None:
        theme = self._theme
        radius = 3.5 if self._to_come else 5.5
        if self.looked:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(theme.accent, 0.25))
            painter.drawEllipse(middle, 10, 10)
        edge = theme.accent if self.looked else theme.box_line if self._to_come else theme.text_second
        painter.setPen(QPen(QColor(edge), 1.8))
        painter.setBrush(QColor(theme.accent if self.looked else theme.panel))
        if self._square:
            painter.drawRoundedRect(QRectF(middle.x() - 5, middle.y() - 5, 10, 10), 2, 2)
        else:
            painter.drawEllipse(middle, radius, radius)
