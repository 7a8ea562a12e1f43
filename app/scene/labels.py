"""Names of provinces and the rings of supply centres: placed once for each zoom step, drawn with a halo."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.scene.board_marks import BoardMarks
from app.scene.label_places import LabelPlacer, Wish
from app.scene.label_text import RING_ROOM, NameMode, Run, Setting, run_halo, run_path, settings
from app.scene.measures import label_step, scaled
from app.scene.paths import BoardPaths
from app.scene.pill_places import reserved
from app.scene.recall import recalled
from app.scene.static_layer import CutOut
from app.theme import Theme, faded, luminance
from variants.variant import Variant

_HALO_ALPHA = 0.82
_RING_LINE = 1.2
_GAP = 3.0  # px around words in a pattern
_DOT_SHARE = 0.33

_Kept: TypeAlias = tuple[str, int, float, float]  # the province, which way of setting its label, and where


@dataclass(frozen=True, slots=True)
class Label:
    """A label in its place: the middle of its box in map units."""

    province: str
    setting: Setting
    x: float
    y: float

    def box(self, zoom: float) -> QRectF:
        """Its box at a zoom, in logical pixels from the board's corner."""
        width, height = self.setting.size
        return QRectF(self.x * zoom - width / 2, self.y * zoom - height / 2, width, height)


class Labels:
    """The labels of one board in one language."""

    def __init__(
        self, variant: Variant, paths: BoardPaths, marks: BoardMarks, theme: Theme, language: str
    ) -> None:
        self._variant = variant
        self._paths = paths
        self._marks = marks
        self._theme = theme
        self._language = language
        self._placed: dict[tuple[float, NameMode], tuple[Label, ...]] = {}

    def placed(self, zoom: float, mode: NameMode = NameMode.AUTO) -> tuple[Label, ...]:
        """The labels for a zoom; one that found no place is missing."""
        step = label_step(zoom)
        if step is None:
            return ()
        key = (step, mode)
        if key not in self._placed:
            self._placed[key] = self._recall(step, mode)
        return self._placed[key]

    def gaps(self, zoom: float, mode: NameMode = NameMode.AUTO) -> list[QRectF]:
        """What a pattern on the ground leaves out, in map units: a place for each ring and line of text."""
        boxes = (box for label in self.placed(zoom, mode) for box in _parts(label.setting, label.box(zoom)))
        return [scaled(box, 1 / zoom) for box in boxes]

    def draw(self, painter: QPainter, cut: CutOut, owners: Mapping[str, str], mode: NameMode) -> None:
        """Draws the labels of a cut-out, its top left corner at the origin; ``owners`` fill the rings."""
        view = QRectF(cut.rect)
        painter.save()
        painter.translate(-view.topLeft())
        for label in self.placed(cut.zoom, mode):
            box = label.box(cut.zoom)
            if box.adjusted(-4, -4, 4, 4).intersects(view):
                self._draw_label(painter, label, box, owners.get(label.province))
        painter.restore()

    def _recall(self, step: float, mode: NameMode) -> tuple[Label, ...]:
        """The labels, placed now or at an earlier start."""

        def freeze(labels: tuple[Label, ...]) -> tuple[_Kept, ...]:
            return tuple(
                (each.province, self._settings(each.province, step, mode).index(each.setting), each.x, each.y)
                for each in labels
            )

        def thaw(found: tuple[_Kept, ...]) -> tuple[Label, ...]:
            return tuple(
                Label(province, self._settings(province, step, mode)[way], x, y)
                for province, way, x, y in found
            )

        return recalled(
            self._variant.board,
            self._paths.shapes,
            f"labels {self._language} {step} {mode}",
            tuple[_Kept, ...],
            lambda: self._place(step, mode),
            freeze=freeze,
            thaw=thaw,
        )

    def _settings(self, province: str, step: float, mode: NameMode) -> list[Setting]:
        return settings(self._variant.board.provinces[province], self._language, mode, step)

    def _place(self, step: float, mode: NameMode) -> tuple[Label, ...]:
        board = self._variant.board
        signs = (scaled(box, 1 / step) for box in self._marks.boxes(step))
        placer = LabelPlacer(self._paths, step, chain(reserved(board, self._paths, step), signs))
        found = []
        for province in placer.smallest_first():
            ways = self._settings(province, step, mode)
            wishes = [Wish(*way.size, way.fit, way.inside, bare=not way.lines) for way in ways]
            place = placer.place(province, wishes)
            if place is not None:
                found.append(Label(province, ways[place.wish], place.x, place.y))
        return tuple(found)

    def _draw_label(self, painter: QPainter, label: Label, box: QRectF, owner: str | None) -> None:
        sea = label.province in self._paths.seas
        theme, lines = self._theme, list(line_places(label.setting, box))
        halo = faded(theme.sea_halo if sea else theme.halo, _HALO_ALPHA)
        for run, place in lines:
            painter.fillPath(run_halo(run).translated(place), halo)
        for run, place in lines:
            painter.fillPath(
                run_path(run)[0].translated(place), QColor(theme.sea_name if sea else theme.name)
            )
        if label.setting.ring:
            radius = label.setting.ring
            self._draw_ring(painter, QPointF(box.left() + radius + 0.5, box.center().y()), radius, owner)

    def _draw_ring(self, painter: QPainter, center: QPointF, radius: float, owner: str | None) -> None:
        """A city ring with a dot, filled with the owner's colour."""
        theme = self._theme
        fill = self._theme.power_color(self._variant.id, owner) if owner else None
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(theme.casing, 0.9), 3))
        painter.drawEllipse(center, radius, radius)
        painter.setPen(QPen(QColor(theme.halo if theme.dark and fill else theme.text), _RING_LINE))
        painter.setBrush(fill or QColor(theme.casing))  # of nobody: hollow
        painter.drawEllipse(center, radius, radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#FFFFFF" if luminance(fill or QColor(theme.casing)) < 0.45 else "#1B2229"))
        painter.drawEllipse(center, radius * _DOT_SHARE, radius * _DOT_SHARE)


def _parts(setting: Setting, box: QRectF) -> Iterator[QRectF]:
    """A box around the ring and one around each line, in the same units as the label's box."""
    if setting.ring:
        size = 2 * (setting.ring + _GAP)
        yield QRectF(box.left() + 0.5 - _GAP, box.center().y() - size / 2, size, size)
    for run, start in line_places(setting, box):
        yield QRectF(
            start.x() - _GAP, start.y() - run.baseline, run_path(run)[1] + 2 * _GAP, run.height + 1.0
        )


def line_places(setting: Setting, box: QRectF) -> Iterator[tuple[Run, QPointF]]:
    """Each line and where its baseline begins: in the middle of what the ring leaves."""
    left = box.left() + setting.ring * RING_ROOM
    middle, top = (left + box.right()) / 2, box.top()
    for run in setting.lines:
        yield run, QPointF(middle - run_path(run)[1] / 2, top + run.baseline)
        top += run.height
