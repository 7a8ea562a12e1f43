"""The elements that may draw a province, as path data: paths, and the simple figures of SVG."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping

Attributes = Mapping[str, str]

_LENGTH = re.compile(r"\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)(?:px)?\s*", re.ASCII)
_SEPARATOR = re.compile(r"[\s,]+")


def path_data(tag: str, attributes: Attributes) -> str:
    """The path data of one of ``FIGURES``.

    Raises:
        ValueError: naming what is not understood.
    """
    return FIGURES[tag](attributes)


def length(attributes: Attributes, key: str, default: str | None = None) -> float:
    """A length in the units of the drawing.

    Raises:
        ValueError: naming the attribute if it is no such number.
    """
    text = attributes.get(key, default)
    found = _LENGTH.fullmatch(text) if text is not None else None
    if found is None or not math.isfinite(float(found[1])):
        raise ValueError(f"{key}={(text or '')[:30]!r}")
    return float(found[1])


def _path(attributes: Attributes) -> str:
    return attributes.get("d", "")


def _rectangle(attributes: Attributes) -> str:
    x, y = (length(attributes, key, "0") for key in ("x", "y"))
    width, height = (length(attributes, key) for key in ("width", "height"))
    across, down = attributes.get("rx"), attributes.get("ry")
    rx, ry = length(attributes, "rx", down or "0"), length(attributes, "ry", across or "0")
    rx, ry = min(rx, width / 2), min(ry, height / 2)
    if not rx * ry:
        return f"M{x} {y}h{width}v{height}h{-width}z"
    wide, high = width - 2 * rx, height - 2 * ry
    arc = f"a{rx} {ry} 0 0 1"
    return (
        f"M{x + rx} {y}h{wide}{arc} {rx} {ry}v{high}{arc} {-rx} {ry}h{-wide}{arc} {-rx} {-ry}v{-high}"
        f"{arc} {rx} {-ry}z"
    )


def _circle(attributes: Attributes) -> str:
    radius = length(attributes, "r")
    return _oval(attributes, radius, radius)


def _ellipse(attributes: Attributes) -> str:
    return _oval(attributes, length(attributes, "rx"), length(attributes, "ry"))


def _oval(attributes: Attributes, rx: float, ry: float) -> str:
    x, y = (length(attributes, key, "0") for key in ("cx", "cy"))
    return f"M{x - rx} {y}a{rx} {ry} 0 0 1 {2 * rx} 0a{rx} {ry} 0 0 1 {-2 * rx} 0z"


def _polygon(attributes: Attributes) -> str:
    points = attributes.get("points", "").strip()
    if not points:
        return ""
    values = _SEPARATOR.split(points)
    wrong = next((value for value in values if not _LENGTH.fullmatch(value)), None)
    if wrong is not None or len(values) % 2:
        raise ValueError(f"points: {wrong[:30]!r}" if wrong is not None else f"points: {len(values)} numbers")
    return f"M{' '.join(values)}z"


FIGURES: Mapping[str, Callable[[Attributes], str]] = {
    "path": _path,
    "rect": _rectangle,
    "polygon": _polygon,
    "polyline": _polygon,
    "circle": _circle,
    "ellipse": _ellipse,
}
