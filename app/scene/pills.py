"""The small pills that name the coasts of a split-coast province."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from app.fonts import FontRole
from app.scene.label_text import Run, run_path
from app.scene.measures import unit_scale
from app.scene.paths import BoardPaths
from app.scene.picture import Picture
from app.theme import Theme, faded
from maps.board import Location
from variants.orders import UnitKind

_SIZE = (22.0, 15.0)
_ALWAYS = 0.80
_BELOW = 18.0  # px under the middle of a unit place, clear of a fleet's plate


def draw_pills(
    painter: QPainter,
    paths: BoardPaths,
    theme: Theme,
    zoom: float,
    picture: Picture,
    hovered: str,
) -> None:
    """Draws the pills that a picture shows: above 80 % all, else on hover and while a fleet is selected."""
    for location in paths.shapes.units:
        if location.coast and _shown(location, zoom, picture, hovered):
            _draw(painter, location, paths, theme, zoom)


def _shown(location: Location, zoom: float, picture: Picture, hovered: str) -> bool:
    return zoom > _ALWAYS or hovered == location.province or _fleet_may_go(location, picture)


def _fleet_may_go(location: Location, picture: Picture) -> bool:
    chosen = picture.highlights.selected
    unit = picture.position.unit_in(chosen.province) if chosen else None
    is_fleet = unit is not None and unit.kind is UnitKind.FLEET
    return is_fleet and any(target.province == location.province for target in picture.highlights.targets)


def _draw(painter: QPainter, location: Location, paths: BoardPaths, theme: Theme, zoom: float) -> None:
    scale = unit_scale(zoom)
    width, height = _SIZE
    painter.save()
    painter.translate(paths.point(location) * zoom + QPointF(0, _BELOW * scale))
    painter.scale(scale, scale)
    painter.setPen(QPen(faded(theme.casing, theme.casing_alpha), 1.4))
    painter.setBrush(QColor(theme.sea_name))
    painter.drawRoundedRect(QRectF(-width / 2, -height / 2, width, height), height / 2, height / 2)
    text, advance = run_path(Run(location.coast, FontRole.MAP_COAST), small=False)
    painter.fillPath(text.translated(-advance / 2, 3.4), QColor(theme.casing))
    painter.restore()
