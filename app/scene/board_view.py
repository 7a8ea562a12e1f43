"""The map as a widget: shows a picture, pans and zooms, and tells which province the mouse is on."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView, QToolTip, QWidget

from app.plain_text import literal
from app.scene.drawing import Drawing, Overlay
from app.scene.edge_scroll import EdgeScroll
from app.scene.gestures import Gestures, is_trackpad
from app.scene.ink import Ink, draw_ink
from app.scene.label_text import NameMode
from app.scene.layers import LayerCache
from app.scene.measures import MAX_ZOOM
from app.scene.picture import Picture
from app.scene.standing import Standing, unit_under
from app.scene.static_layer import CutOut
from app.theme import Theme
from maps.board import Location
from maps.shapes import Shapes
from variants.variant import Variant

_WHEEL_NOTCH = 120.0  # in eighths of a degree
_WHEEL_STEP = 1.2  # zoom factor for one notch
_DOUBLE_CLICK_STEP = 2.0
_PAN = 8  # part of the view that a key moves the map by
_PANS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}
_ARROW_MODIFIERS = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
_FIT_MARGIN = 8  # px around the board at fit
_MARK = 12.0  # px around the middle of a target's mark that belong to it
_IDLE = 90  # ms without a zoom or pan before the map is drawn anew
_RESIZED = 30  # ms the same after the view has been resized
_TIP_REACH = 6  # px that the pointer may move before its tip goes


class BoardView(QGraphicsView):
    """A board view.

    Scene coordinates are map units. The map is two rasters, drawn anew when the view is idle; units, orders
    and highlights are drawn over them, and a move of the mouse repaints no more than the provinces it leaves
    and enters.

    Attributes:
        tip: what is said beside the pointer once it rests on the map.
        takes: told the province of a unit that a drag begins on; whether the unit is dragged and not the map.
        unit_in_hand: a unit is dragged.

    Signals:
        province_clicked: left click without a drag: province, place in map units, modifiers.
        province_double_clicked: province and place; not on an empty sea, where a double click zooms.
        province_hovered: the province under the pointer, "" for none.
        unit_dragged: the unit in hand is over this province and place.
        unit_dropped: it was dropped there.
        unit_let_go: the drag ended without a drop.
        context_requested: right click or menu key: province ("" for none) and place.
        zoom_changed: the new zoom, 1.0 = 3000 px for the whole width.
    """

    province_clicked = Signal(str, QPointF, Qt.KeyboardModifier)
    province_double_clicked = Signal(str, QPointF)
    province_hovered = Signal(str)
    unit_dragged = Signal(str, QPointF)
    unit_dropped = Signal(str, QPointF)
    unit_let_go = Signal()
    context_requested = Signal(str, QPointF)
    zoom_changed = Signal(float)

    def __init__(
        self,
        variant: Variant,
        shapes: Shapes,
        theme: Theme,
        language: str = "en",
        parent: QWidget | None = None,
        *,
        keeps: bool = False,
    ) -> None:
        super().__init__(parent)
        self._shapes = shapes
        self._theme = theme
        self._drawing = Drawing(variant, shapes, theme, language)
        self._layers = LayerCache(self._drawing, keeps=keeps)
        self._picture = Picture(variant.start())
        self._overlay: Overlay | None = None
        self._hovered = ""
        self._pressed: QPoint | None = None
        self._dragging = False
        self._held = ""  # the province of the unit under the press
        self._line: tuple[Ink, ...] = ()
        self.takes: Callable[[str], bool] = lambda _: False
        self.unit_in_hand = False
        self._fitted = True
        self._lit_click = ""
        self.tip = ""
        self._idle = QTimer(self, singleShot=True)
        self._idle.timeout.connect(self.settle)
        self._gestures = Gestures(self)
        self._edge = EdgeScroll(self)
        self._set_up()

    def _set_up(self) -> None:
        scene = QGraphicsScene(self)
        scene.setSceneRect(0, 0, self._shapes.width, self._shapes.height)
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(280, 210)

    # --- what is shown

    @property
    def picture(self) -> Picture:
        """What is shown."""
        return self._picture

    def show_picture(self, picture: Picture) -> None:
        """Shows another picture; the map itself is drawn anew only if owners or tints changed."""
        self._picture = picture
        self._overlay = None
        if self._layers.show(picture) and self.isVisible():
            self.settle()
        self.viewport().update()

    def show_names(self, mode: NameMode, *, patterns: bool = False) -> None:
        """Chooses between names, codes and none, and whether patterns and letters tell the powers apart."""
        self._drawing.names, self._drawing.patterns = mode, patterns
        self._layers.clear()
        self.settle()

    def anchor(self, location: Location) -> QPointF:
        """The middle of a location's unit place, in map units."""
        return self._drawing.paths.point(location)

    # --- zoom and place

    @property
    def zoom(self) -> float:
        """Logical pixels to a map unit; at 1.0 the board is 3000 px wide."""
        return self.transform().m11()

    @property
    def fit_zoom(self) -> float:
        """The zoom at which the whole board is just in view."""
        room = self.viewport().size()
        across = (room.width() - 2 * _FIT_MARGIN) / self._shapes.width
        down = (room.height() - 2 * _FIT_MARGIN) / self._shapes.height
        return max(0.02, min(across, down))

    def fit(self) -> None:
        """Shows the whole board, and keeps doing so while the view is resized."""
        self._fitted = True
        self._set_zoom(self.fit_zoom)

    def zoom_by(self, factor: float) -> None:
        """Zooms in or out around the middle of the view."""
        self.zoom_at(self.viewport().rect().center(), factor)

    def center_on(self, location: Location) -> None:
        """Moves a location to the middle of the view, as far as the board's edge allows."""
        self.centerOn(self.anchor(location))

    def zoom_at(self, pivot: QPoint, factor: float) -> None:
        """Zooms so that the place under the pivot stays there."""
        place = self.mapToScene(pivot)
        zoom = min(max(self.zoom * factor, self.fit_zoom), max(MAX_ZOOM, self.fit_zoom))
        self._fitted = math.isclose(zoom, self.fit_zoom)
        self._set_zoom(zoom)
        self.horizontalScrollBar().setValue(round(place.x() * zoom) - pivot.x())
        self.verticalScrollBar().setValue(round(place.y() * zoom) - pivot.y())

    def _set_zoom(self, zoom: float) -> None:
        if not math.isclose(zoom, self.zoom):
            self.setTransform(QTransform.fromScale(zoom, zoom))
            self._overlay = None
            self._idle.start(_IDLE)
            self.zoom_changed.emit(zoom)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 — Qt's name
        """Keeps the board in view."""
        super().resizeEvent(event)
        if self._fitted or self.zoom < self.fit_zoom:
            self.fit()
        self._idle.start(_RESIZED)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 — Qt's name
        """Fits the board on the first show."""
        super().showEvent(event)
        if self._fitted:
            self.fit()

    # --- drawing

    def settle(self) -> None:
        """Draws the map for the present zoom and place now, rather than when the view is next idle."""
        self._renew()
        self.viewport().update()

    def _renew(self) -> None:
        self._idle.stop()
        self._layers.renew(self._whole(), self._visible(), self._picture)

    def _whole(self) -> CutOut:
        zoom = self.fit_zoom
        size = QRect(0, 0, math.ceil(self._shapes.width * zoom), math.ceil(self._shapes.height * zoom))
        return CutOut(zoom, size, self.devicePixelRatioF())

    def _visible(self) -> CutOut:
        """What the viewport shows of the board."""
        corner = self._corner()
        board = QRect(
            0, 0, math.ceil(self._shapes.width * self.zoom), math.ceil(self._shapes.height * self.zoom)
        )
        shown = self.viewport().rect().translated(-corner) & board
        return CutOut(self.zoom, shown, self.devicePixelRatioF())

    def _corner(self) -> QPoint:
        """Where the board's corner is, in viewport coordinates."""
        transform = self.viewportTransform()
        return QPoint(round(transform.dx()), round(transform.dy()))

    def _laid_out(self) -> Overlay:
        if self._overlay is None or self._overlay.zoom != self.zoom:
            self._overlay = self._drawing.overlay(self._picture, self.zoom)
        return self._overlay

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 — Qt's name
        """Paints, and has the map drawn anew later if it was stretched."""
        if self._layers.empty:
            self._renew()
        elif not self._idle.isActive() and not self._layers.fresh(self._whole(), self._visible()):
            self._idle.start(_IDLE)
        super().paintEvent(event)

    def drawBackground(  # noqa: N802 — Qt's name
        self,
        painter: QPainter,
        rect: QRectF | QRect,  # noqa: ARG002 — the painter is clipped to it already
    ) -> None:
        """The ground, what is lit on it, and the names."""
        painter.save()
        painter.resetTransform()
        painter.fillRect(self.viewport().rect(), QColor(self._theme.window))
        painter.translate(self._corner())
        visible = self._visible()
        self._layers.draw_ground(painter, visible)
        self._drawing.draw_provinces(painter, self._laid_out(), self._hovered)
        self._layers.draw_names(painter, visible)
        self._draw_frame(painter)
        painter.restore()

    def _draw_frame(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(self._theme.box_line), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        zoom = self.zoom
        painter.drawRect(QRectF(-0.5, -0.5, self._shapes.width * zoom + 1, self._shapes.height * zoom + 1))

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:  # noqa: N802 — Qt's name
        """Orders, units and marks."""
        painter.save()
        painter.resetTransform()
        painter.translate(self._corner())
        zoom, area = self.zoom, QRectF(rect)
        exposed = QRectF(area.x() * zoom, area.y() * zoom, area.width() * zoom, area.height() * zoom)
        self._drawing.draw_overlay(painter, self._laid_out(), exposed, self._hovered)
        for ink in self._line:
            draw_ink(painter, ink)
        painter.restore()

    # --- the mouse

    def province_under(self, point: QPoint) -> str:
        """The province of the plate or lit coast under a point of the viewport, else the province there.

        "" for none.
        """
        here = QPointF(point - self._corner())
        unit = unit_under(self._laid_out().units, here)
        if unit is not None:
            return unit.unit.province
        place = self.mapToScene(point)
        return self._coast_under(here) or self._shapes.province_at(place.x(), place.y()) or ""

    def _coast_under(self, here: QPointF) -> str:
        """The province whose coast is a target with its mark under a point; the mark may lie at sea."""
        for target in self._picture.highlights.targets:
            away = self.anchor(target) * self.zoom - here
            if target.coast and math.hypot(away.x(), away.y()) <= _MARK:
                return target.province
        return ""

    def standing(self, province: str) -> Standing | None:
        """The unit in a province where it is drawn; a dislodged one before its victor."""
        units = reversed(self._laid_out().units)
        return next((each for each in units if each.unit.province == province), None)

    def show_line(self, line: Sequence[Ink]) -> None:
        """Draws a line over all else, or none; in logical pixels from the board's corner."""
        for ink in (*self._line, *line):
            self.viewport().update(ink.bounds.toAlignedRect().translated(self._corner()))
        self._line = tuple(line)

    def on_board(self, place: QPointF) -> complex:
        """A place in map units as logical pixels from the board's corner."""
        return complex(place.x(), place.y()) * self.zoom

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 — Qt's name
        """Begins a click or a drag."""
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            left = event.button() is Qt.MouseButton.LeftButton
            self.press_at(event.position().toPoint(), may_grab=left)
        event.accept()

    def press_at(self, point: QPoint, *, may_grab: bool = True, reach: float = 0.0) -> None:
        """Begins a click or a drag at a point of the viewport, of a unit if its plate is within reach."""
        self.put_down()
        here = point - self._corner()
        unit = unit_under(self._laid_out().units, QPointF(here), reach) if may_grab else None
        self._pressed, self._held = point, unit.unit.province if unit else ""

    def put_down(self) -> None:
        """Ends a click or drag that has begun, as if it never had."""
        in_hand = self.unit_in_hand
        self._pressed, self._dragging, self._held, self.unit_in_hand = None, False, "", False
        self._edge.stop()
        self.show_line(())
        if in_hand:
            self.unit_let_go.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 — Qt's name
        """Drags a unit or the map, or hovers."""
        self.move_to(event.position().toPoint())

    def move_to(self, point: QPoint) -> None:
        """The pointer is at a point of the viewport now."""
        if self._pressed is None:
            self.hover_over(self.province_under(point))
            return
        moved = point - self._pressed
        if not self._dragging:
            if moved.manhattanLength() < QApplication.startDragDistance():
                return
            self._dragging = True
            self.unit_in_hand = bool(self._held) and self.takes(self._held)
        if self.unit_in_hand:
            province = self.province_under(point)
            self.hover_over(province)
            self.unit_dragged.emit(province, self.mapToScene(point))
            self._edge.follow(point)
        else:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self.scroll_by(moved)
            self._pressed = point

    def scroll_by(self, moved: QPoint) -> None:
        """Moves the map by that many pixels."""
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - moved.x())
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() - moved.y())
        self._idle.start(_IDLE)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 — Qt's name
        """Ends a drag, or is a click."""
        left = event.button() is Qt.MouseButton.LeftButton
        self.release_at(event.position().toPoint(), event.modifiers(), may_click=left)

    def release_at(
        self,
        point: QPoint,
        modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
        *,
        may_click: bool = True,
    ) -> None:
        """Ends a drag at a point of the viewport, or is a click there."""
        pressed, dragged, in_hand = self._pressed, self._dragging, self.unit_in_hand
        self.unit_in_hand = False
        self.put_down()
        self.viewport().unsetCursor()
        province = self.province_under(point)
        if in_hand:
            self.unit_dropped.emit(province, self.mapToScene(point))
        if pressed is None or dragged or not may_click:
            return
        lit = any(target.province == province for target in self._picture.highlights.targets)
        self._lit_click = province if lit else ""
        if province:
            self.province_clicked.emit(province, self.mapToScene(point), modifiers)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 — Qt's name
        """Zooms on an empty sea that was no target, or between there and fit; else tells the province."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self.press_twice_at(event.position().toPoint())

    def press_twice_at(self, point: QPoint) -> None:
        """The second press of a double click at a point of the viewport."""
        province = self.province_under(point)
        if province and (province == self._lit_click or not self._is_empty_sea(province)):
            self.province_double_clicked.emit(province, self.mapToScene(point))
        elif self._fitted:
            self.zoom_at(point, _DOUBLE_CLICK_STEP)
        else:
            self.fit()

    def _is_empty_sea(self, province: str) -> bool:
        return province in self._drawing.paths.seas and not self._has_unit(province)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 — Qt's name
        """Zooms around the pointer; two fingers on a trackpad move the map, with Ctrl they zoom too."""
        if is_trackpad(event) and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.scroll_by(event.pixelDelta())
        else:
            notches = event.angleDelta().y() / _WHEEL_NOTCH
            self.zoom_at(event.position().toPoint(), _WHEEL_STEP**notches)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 — Qt's name
        """Shift and an arrow key move the map."""
        way = _PANS.get(Qt.Key(event.key()))
        if way is None or event.modifiers() & ~_ARROW_MODIFIERS:
            super().keyPressEvent(event)
            return
        across, down = self.viewport().width() // _PAN, self.viewport().height() // _PAN
        self.scroll_by(QPoint(-way.x() * across, -way.y() * down))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 — Qt's name
        """Tells where a menu is wanted; for the keyboard's that is where its cursor is, not the mouse's."""
        if event.reason() is not QContextMenuEvent.Reason.Keyboard:
            self.ask_menu_at(event.pos())

    def ask_menu_at(self, point: QPoint) -> None:
        """Tells that a menu is wanted at a point of the viewport."""
        self.context_requested.emit(self.province_under(point), self.mapToScene(point))

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802 — Qt's name
        """Shows the tip where the pointer rests; it goes when the pointer moves on."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            reach = QRect(-_TIP_REACH, -_TIP_REACH, 2 * _TIP_REACH, 2 * _TIP_REACH).translated(event.pos())
            QToolTip.showText(event.globalPos(), literal(self.tip), self.viewport(), reach)
            return True
        return self._gestures.take(event) or super().viewportEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 — Qt's name
        """Hovers over nothing."""
        super().leaveEvent(event)
        self.hover_over("")

    @property
    def hovered(self) -> str:
        """The province under the pointer, "" for none."""
        return self._hovered

    def hover_over(self, province: str) -> None:
        """Lights the province under the pointer, "" for none, and tells it."""
        if province == self._hovered:
            return
        for left_or_entered in (self._hovered, province):
            if left_or_entered:
                self._update_province(left_or_entered)
        self._hovered = province
        self.province_hovered.emit(province)

    def _has_unit(self, province: str) -> bool:
        return any(standing.unit.province == province for standing in self._laid_out().units)

    def _update_province(self, province: str) -> None:
        area = self._drawing.hover_area(province, self.zoom).toAlignedRect()
        self.viewport().update(area.translated(self._corner()))
