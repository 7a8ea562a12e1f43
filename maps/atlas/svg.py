"""Writes a board's SVG: geometry for the client, colours for whoever opens the file by itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from maps.board import Board, Location, Terrain
from maps.outline import Outline, Subpath
from maps.shapes import WIDTH, Anchor

_STYLE = """
  .sea { fill: #dce9ef; stroke: #8fb3c4; stroke-width: 2.2; stroke-dasharray: 10 6 }
  .land { fill: #f3eee1; stroke: #8c8474; stroke-width: 2 }
  .closed, #surroundings { fill: #d6d3cc }
  .closed { stroke: #8c8474; stroke-width: 2 }
  #lakes, #straits { fill: #dce9ef }
  #coast { fill: none; stroke: #5f6f78; stroke-width: 2.6 }
  #units, #names { display: none }
  path { stroke-linejoin: round; fill-rule: evenodd }
""".strip("\n")

_CLASSES = {Terrain.WATER: "sea", Terrain.IMPASSABLE: "closed", Terrain.LAND: "land", Terrain.COAST: "land"}


def number(value: float) -> str:
    """Shortest form with one decimal."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def path_data(outline: Outline) -> str:
    """The outline as SVG path data, in relative steps that never drift."""
    return "".join(map(_subpath_data, outline.subpaths))


def _subpath_data(subpath: Subpath) -> str:
    x, y = subpath[0][1:3]
    words = [f"M{number(x)} {number(y)}"]
    command = "M"
    for segment in subpath[1:]:
        letter = segment[0].lower()
        steps = [number(round(value - (x, y)[index % 2], 1)) for index, value in enumerate(segment[1:])]
        words.append(("" if letter == command else letter) + " ".join(steps))
        command = letter
        x, y = segment[-2:]
    return _tight(words) + "z"


def _tight(words: Iterable[str]) -> str:
    """Joined with a blank only where two numbers would run together."""
    text = ""
    for word in words:
        text += f" {word}" if text and word[0] in ".0123456789" else word
    return text.replace(" -", "-")


def write_svg(
    board: Board,
    height: float,
    outlines: Mapping[str, Outline],
    grounds: Mapping[str, Outline],
    units: Mapping[Location, Anchor],
    names: Mapping[str, Anchor],
) -> str:
    """The whole file; ``grounds`` are the surroundings, lakes, straits and coast."""
    size = f"0 0 {WIDTH} {number(height)}"
    title = board.record.title["en"]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">',
        f"<title>{title}</title>",
        f"<style>\n{_STYLE}\n</style>",
        *_layer("seas", board, outlines, {Terrain.WATER}),
        f'<path id="surroundings" d="{path_data(grounds["surroundings"])}"/>',
        *_layer("provinces", board, outlines, {Terrain.LAND, Terrain.COAST, Terrain.IMPASSABLE}),
        f'<path id="straits" d="{path_data(grounds["straits"])}"/>',
        f'<path id="lakes" d="{path_data(grounds["lakes"])}"/>',
        f'<g id="coast"><path d="{path_data(grounds["coast"])}"/></g>',
        *_anchors("units", {"-".join(filter(None, (p.province, p.coast))): a for p, a in units.items()}),
        *_anchors("names", names),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _layer(id_: str, board: Board, outlines: Mapping[str, Outline], terrains: set[Terrain]) -> list[str]:
    shown = [p for _, p in sorted(board.provinces.items()) if p.terrain in terrains]
    paths = [
        f'<path id="{p.id}" class="{_CLASSES[p.terrain]}" d="{path_data(outlines[p.id])}"/>' for p in shown
    ]
    return [f'<g id="{id_}">', *paths, "</g>"]


def _anchors(id_: str, anchors: Mapping[str, Anchor]) -> list[str]:
    prefix = id_.removesuffix("s")
    circles = [
        f'<circle id="{prefix}-{key}" cx="{number(a.x)}" cy="{number(a.y)}" r="{number(a.radius)}"/>'
        for key, a in sorted(anchors.items())
    ]
    return [f'<g id="{id_}">', *circles, "</g>"]


__all__ = ["number", "path_data", "write_svg"]
