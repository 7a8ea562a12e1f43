"""The one drawing of a board, for the view and for exports alike: layers from the sea up to the badges."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from app.scene.board_marks import BoardMarks
from app.scene.highlights import HighlightLayer
from app.scene.ink import Ink, draw_ink
from app.scene.label_text import NameMode
from app.scene.labels import Labels
from app.scene.order_lines import order_inks
from app.scene.paths import BoardPaths, board_paths
from app.scene.picture import Picture
from app.scene.pill_places import pill_rect
from app.scene.pills import draw_pills
from app.scene.standing import Standing, State, draw_standing, standing_units
from app.scene.static_layer import CutOut, StaticLayer
from app.scene.territory import land_powers
from app.theme import Theme
from app.translation import in_language
from maps.shapes import Shapes
from variants.variant import Variant

_SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform


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
        self._language = language
        self.names = NameMode.AUTO
        self.patterns = theme.patterns
        self._letters = {power.id: power.letter for power in variant.board.powers}
        self.marks = BoardMarks(variant.board, self.paths, language)
        self.labels = Labels(variant, self.paths, self.marks, theme, language)
        self._ground = StaticLayer(variant.id, self.paths, theme)
        self._highlights = HighlightLayer(self.paths, theme)

    @property
    def title(self) -> str:
        """The board's title."""
        return in_language(self.variant.board.record.title, self._language)

    def look(self, picture: Picture) -> Hashable:
        """All that the two images of a cut-out hang on; what looks the same is equal, in this process."""
        return self.paths, self.theme, self.traits(picture)

    def traits(self, picture: Picture) -> str:
        """The same in words, but for the board: what looks the same is equal, at later starts as well."""
        lands, owners = land_powers(self.variant, picture.position), picture.position.owners
        settings = (self.variant.id, self.theme, self._language, self.names, self.patterns)
        return repr((*settings, sorted(lands.items()), sorted(owners.items())))

    def ground_image(self, cut: CutOut, picture: Picture) -> QImage:
        """The bare map of a cut-out with its signs, tinted for the picture's position."""
        image = cut.image()
        painter = QPainter(image)
        painter.setRenderHints(_SMOOTH)
        self._draw_ground(painter, cut, picture)
        painter.end()
        return image

    def _draw_ground(self, painter: QPainter, cut: CutOut, picture: Picture) -> None:
        lands = land_powers(self.variant, picture.position)
        needed = self.patterns or self._ground.has_ranges
        gaps = self.labels.gaps(cut.zoom, self.names) if needed else ()
        self._ground.draw(painter, cut, lands, patterns=self.patterns, gaps=gaps)
        painter.save()
        painter.translate(-QPointF(cut.rect.topLeft()))
        for ink in self.marks.inks(self.theme, cut.zoom):
            if ink.bounds.intersects(QRectF(cut.rect)):
                draw_ink(painter, ink)
        painter.restore()

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
        signs, names = self._room_taken(zoom) if picture.position.dislodged else ([], [])
        units = standing_units(picture, self.paths, zoom, signs, names)
        inks = order_inks(
            self.variant, self.paths, self.theme, picture, units, zoom, self.marks.railway, self.marks.cape
        )
        return Overlay(zoom, picture, units, tuple(inks))

    def _room_taken(self, zoom: float) -> tuple[list[QRectF], list[QRectF]]:
        """Where signs and names stand."""
        labels = self.labels.placed(zoom, self.names)
        return list(self.marks.boxes(zoom)), [label.box(zoom) for label in labels]

    def hover_area(self, province: str, zoom: float) -> QRectF:
        """All that changes when a province is hovered, in logical pixels from the board's corner."""
        box = self.paths.provinces[province].boundingRect()
        area = QRectF(box.x() * zoom, box.y() * zoom, box.width() * zoom, box.height() * zoom)
        for location in self.paths.shapes.units:
            if location.coast and location.province == province:
                area |= pill_rect(location, self.paths, zoom)
        return area.adjusted(-2, -2, 2, 2)

    def draw_provinces(self, painter: QPainter, overlay: Overlay, hovered: str = "") -> None:
        """What lies on the ground under the names and changes with the picture: highlights and gates."""
        self._highlights.draw_provinces(painter, overlay.zoom, overlay.picture.highlights, hovered)
        for ink in self.marks.gates(self.theme, overlay.zoom, is_open=overlay.picture.canal_open):
            draw_ink(painter, ink)

    def draw_overlay(
        self, painter: QPainter, overlay: Overlay, exposed: QRectF, hovered: str | None = ""
    ) -> None:
        """Orders, units and marks within a rectangle, in logical pixels from the board's corner.

        ``hovered`` is None in a picture on which nobody can point.
        """
        picture = overlay.picture
        for ink in overlay.inks:
            if ink.bounds.intersects(exposed):
                draw_ink(painter, ink)
        draw_pills(painter, self.paths, self.theme, overlay.zoom, picture, hovered)
        for unit in overlay.units:
            if unit.rect.adjusted(-12, -12, 12, 12).intersects(exposed):
                letter = self._letters[unit.power] if self.patterns else ""
                color = self.theme.power_color(self.variant.id, unit.power)
                draw_standing(painter, unit, color, self.theme, letter=letter, dot=_waits(unit, picture))
        self._highlights.draw_marks(painter, overlay.zoom, picture.highlights, overlay.units)

    def draw(self, painter: QPainter, cut: CutOut, picture: Picture) -> None:
        """The whole picture of a cut-out, its top left corner at the origin."""
        overlay = self.overlay(picture, cut.zoom)
        corner = QPointF(cut.rect.topLeft())
        self._draw_ground(painter, cut, picture)
        painter.save()
        painter.translate(-corner)
        self.draw_provinces(painter, overlay)
        painter.restore()
        self.labels.draw(painter, cut, picture.position.owners, self.names)
        painter.save()
        painter.translate(-corner)
        self.draw_overlay(painter, overlay, QRectF(cut.rect), None)
        painter.restore()


def _waits(standing: Standing, picture: Picture) -> bool:
    """Whether an order of the unit is missing; before retreats only dislodged units are ordered."""
    if picture.position.dislodged and standing.state is not State.DISLODGED:
        return False
    return standing.unit.province in picture.unordered
