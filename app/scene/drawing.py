"""The one drawing of a board, for the view and for exports alike: layers from the sea up to the badges."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from app.scene.highlights import HighlightLayer
from app.scene.ink import Ink, draw_ink
from app.scene.label_text import NameMode
from app.scene.labels import Labels
from app.scene.measures import pill_rect, unit_scale
from app.scene.order_lines import order_inks
from app.scene.passage_inks import RailLine
from app.scene.paths import BoardPaths, board_paths
from app.scene.picture import Picture
from app.scene.pills import draw_pills
from app.scene.standing import Standing, State, draw_standing, standing_units
from app.scene.static_layer import CutOut, StaticLayer
from app.scene.territory import land_powers
from app.theme import Theme
from maps.board import Location
from maps.shapes import Shapes
from variants.variant import Variant


@dataclass(frozen=True, slots=True)
class Overlay:
    """Units and orders of a picture laid out for one zoom, in logical pixels from the board's corner."""

    zoom: float
    picture: Picture
    units: tuple[Standing, ...]
    inks: tuple[Ink, ...]


class Drawing:
    """Draws pictures of one variant in one theme and language; keeps what does not change between them."""

    def __init__(self, variant: Variant, shapes: Shapes, theme: Theme, language: str) -> None:
        self.variant = variant
        self.paths: BoardPaths = board_paths(variant.board, shapes)
        self.theme = theme
        self.names = NameMode.AUTO
        self.labels = Labels(variant, self.paths, theme, language)
        self._ground = StaticLayer(variant.id, self.paths, theme)
        self._highlights = HighlightLayer(self.paths, theme)

    def ground_image(self, cut: CutOut, picture: Picture) -> QImage:
        """The bare map of a cut-out, tinted for the picture's position."""
        return self._ground.image(cut, land_powers(self.variant, picture.position))

    def names_image(self, cut: CutOut, picture: Picture) -> QImage:
        """The names and centres of a cut-out on a transparent image."""
        image = cut.image()
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.labels.draw(painter, cut, picture.position.owners, self.names)
        painter.end()
        return image

    def overlay(self, picture: Picture, zoom: float) -> Overlay:
        """Lays out units and orders for a zoom."""
        units = standing_units(picture, self.paths, zoom)
        inks = order_inks(self.variant, self.paths, self.theme, picture, units, zoom, self._rail_line(zoom))
        return Overlay(zoom, picture, units, tuple(inks))

    def _rail_line(self, zoom: float) -> RailLine | None:
        """The railway, if there is one, with its stations below the unit places."""
        ids = self.variant.board.record.railway
        places = (self.paths.point(Location(id_)) * zoom for id_ in ids)
        below = 21j * unit_scale(zoom)
        return RailLine(ids, [complex(place.x(), place.y()) + below for place in places]) if ids else None

    def hover_area(self, province: str, zoom: float) -> QRectF:
        """All that changes when a province is hovered, in logical pixels from the board's corner."""
        box = self.paths.provinces[province].boundingRect()
        area = QRectF(box.x() * zoom, box.y() * zoom, box.width() * zoom, box.height() * zoom)
        for location in self.paths.shapes.units:
            if location.coast and location.province == province:
                area |= pill_rect(self.paths.point(location) * zoom, unit_scale(zoom))
        tip = self.labels.tip_rect(province, zoom, self.names)
        return (area | tip if tip else area).adjusted(-2, -2, 2, 2)

    def draw_provinces(self, painter: QPainter, overlay: Overlay, hovered: str = "") -> None:
        """The highlights that lie on the ground, under the names."""
        self._highlights.draw_provinces(painter, overlay.zoom, overlay.picture.highlights, hovered)

    def draw_overlay(self, painter: QPainter, overlay: Overlay, exposed: QRectF, hovered: str = "") -> None:
        """Orders, units and marks within a rectangle, in logical pixels from the board's corner."""
        picture = overlay.picture
        for ink in overlay.inks:
            if ink.bounds.intersects(exposed):
                draw_ink(painter, ink)
        draw_pills(painter, self.paths, self.theme, overlay.zoom, picture, hovered)
        for unit in overlay.units:
            if unit.rect.adjusted(-12, -12, 12, 12).intersects(exposed):
                draw_standing(painter, unit, self.variant.id, self.theme, dot=_waits(unit, picture))
        self._highlights.draw_marks(painter, overlay.zoom, picture.highlights, overlay.units)
        if hovered:
            self.labels.draw_tip(painter, hovered, overlay.zoom, self.names)

    def draw(self, painter: QPainter, cut: CutOut, picture: Picture) -> None:
        """The whole picture of a cut-out, its top left corner at the origin."""
        overlay = self.overlay(picture, cut.zoom)
        corner = QPointF(cut.rect.topLeft())
        painter.drawImage(QPointF(), self.ground_image(cut, picture))
        painter.save()
        painter.translate(-corner)
        self.draw_provinces(painter, overlay)
        painter.restore()
        painter.drawImage(QPointF(), self.names_image(cut, picture))
        painter.save()
        painter.translate(-corner)
        self.draw_overlay(painter, overlay, QRectF(cut.rect))
        painter.restore()


def _waits(standing: Standing, picture: Picture) -> bool:
    """Whether an order of the unit is missing; before retreats only dislodged units are ordered."""
    if picture.position.dislodged and standing.state is not State.DISLODGED:
        return False
    return standing.unit.province in picture.unordered
