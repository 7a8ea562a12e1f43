"""The docks around the map: where they belong, and the room that a small window leaves them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from app.panels.history import HistoryPanel
from app.panels.parts import dock_title
from app.panels.powers import PowersPanel
from app.panels.side import SidePanel

translate = QCoreApplication.translate

RAIL_BELOW = 1280  # px of window width below which the powers are a rail
LOW_BELOW = 760  # px of window height below which the history has no heading
NARROW_BELOW = 1000  # px of window width below which the right dock is narrow
RAIL, POWERS, POWERS_MOST = 60, 216, 280  # px of dock width
SIDE, SIDE_NARROW, SIDE_MOST = 352, 278, 460  # px of dock width


class Docks:
    """The powers on the left, orders and report on the right, the history below."""

    def __init__(
        self, window: QMainWindow, powers: PowersPanel, side: SidePanel, history: HistoryPanel
    ) -> None:
        self._window, self._powers, self._history = window, powers, history
        side.setMinimumWidth(SIDE_NARROW)
        side.setMaximumWidth(SIDE_MOST)
        title = translate("Window", "Powers")
        self._powers_title = dock_title(title, translate("Window", "centres · units"))
        self._left = self._dock("powers", title, powers)
        self._right = self._dock("side", translate("Window", "Orders and report"), side)
        self._bottom = self._dock("history", translate("Window", "History"), history)
        self._rail: bool | None = None
        self._side_width = 0  # last given to the right dock
        self.reset()

    def _dock(self, name: str, title: str, content: QWidget) -> QDockWidget:
        dock = QDockWidget(title, self._window)
        dock.setObjectName(name)
        dock.setWidget(content)
        dock.setTitleBarWidget(QWidget())
        dock.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetMovable)
        return dock

    def reset(self) -> None:
        """Puts the docks back where they belong."""
        left, right = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
        bottom = Qt.DockWidgetArea.BottomDockWidgetArea
        for corner, area in ((Qt.Corner.BottomLeftCorner, left), (Qt.Corner.BottomRightCorner, right)):
            self._window.setCorner(corner, area)
        for dock, area in ((self._left, left), (self._right, right), (self._bottom, bottom)):
            self._window.addDockWidget(area, dock)
        self.refit()

    def show(self, shown: bool) -> None:  # noqa: FBT001 (a plain switch)
        """Shows or hides all of them."""
        for dock in (self._left, self._right, self._bottom):
            dock.setVisible(shown)

    def refit(self) -> None:
        """Gives all docks their widths anew: for another game, or once they are laid out."""
        self._rail, self._side_width = None, 0
        self.fit()

    def fit(self) -> None:
        """Makes room for the map in small windows."""
        rail = self._window.width() < RAIL_BELOW
        self._history.set_compact(self._window.height() < LOW_BELOW)
        if rail != self._rail:
            self._rail = rail
            self._powers.set_rail(rail)
            self._left.setTitleBarWidget(QWidget() if rail else self._powers_title)
            wide = min(max(self._powers.wanted_width, POWERS), POWERS_MOST)
            self._left.setFixedWidth(RAIL if rail else wide)
        side = SIDE if self._window.width() >= NARROW_BELOW else SIDE_NARROW
        if side != self._side_width:
            self._side_width = side
            self._window.resizeDocks([self._right], [side], Qt.Orientation.Horizontal)
