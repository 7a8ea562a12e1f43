"""The small pills that name the coasts of a split-coast province."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter, QPen

from app.fonts import FontRole
from app.scene.label_text import Run, run_path
from app.scene.measures import PILLS_ALWAYS, unit_scale
from app.scene.paths import BoardPaths
from app.scene.picture import Picture
from app.scene.pill_places import pill_rect
from app.theme import Theme, faded
from maps.board import Location
from variants.orders import UnitKind

_READABLE = 0.33  # the zoom from which on all pills of a picture can be read


def draw_pills(
    painter: QPainter,
    paths: BoardPaths,
    theme: Theme,
    zoom: float,
    picture: Picture,
    hovered: str | None,
) -> None:
    """Draws the pills that a picture shows.

    On screen these are all above 80 %, else those of the province that is hovered and, while a fleet is
    selected, of where it may go. None is hovered in a picture on which nobody can point: there all are shown
    that can be read, and those with a unit in any case.
    """
    for location in paths.shapes.units:
        if location.coast and _shown(location, zoom, picture, hovered):
            _draw(painter, location, paths, theme, zoom)


def _shown(location: Location, zoom: float, picture: Picture, hovered: str | None) -> bool:
    if hovered is None:
        return zoom >= _READABLE or _has_unit(location, picture)
    return zoom >= PILLS_ALWAYS or hovered == location.province or _fleet_may_go(location, picture)


def _has_unit(location: Location, picture: Picture) -> bool:
    position = picture.position
    return any(unit.location == location for unit in (*position.units, *position.dislodged))


def _fleet_may_go(location: Location, picture: Picture) -> bool:
    chosen = picture.highlights.selected
    unit = picture.position.unit_in(chosen.province) if chosen else None
    is_fleet = unit is not None and unit.kind is UnitKind.FLEET
    return is_fleet and any(target.province == location.province for target in picture.highlights.targets)


def _draw(painter: QPainter, location: Location, paths: BoardPaths, theme: Theme, zoom: float) -> None:
    scale = unit_scale(zoom)
    box = pill_rect(location, paths, zoom)
    painter.save()
    painter.setPen(QPen(faded(theme.casing, theme.casing_alpha), 1.4))
    painter.setBrush(QColor(theme.sea_name))
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    painter.translate(box.center())
    painter.scale(scale, scale)
    text, advance = run_path(Run(location.coast, FontRole.MAP_COAST))
    painter.fillPath(text.translated(-advance / 2, 3.4), QColor(theme.casing))
    painter.restore()
