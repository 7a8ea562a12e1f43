"""Reading a board's SVG, good and hostile."""

from pathlib import Path

import pytest
import shapely

from maps.board import Location
from maps.board_svg import PATH_SUBPATH_LIMIT, load_shapes
from maps.outline import Outline, flatten
from maps.shapes import Anchor, Shapes
from maps.svg_faults import BoardFault, BoardFileError
from maps.svg_text import SIZE_LIMIT

SVG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3000 2000">
<g id="provinces"><path id="AAA" d="{a}"/><path id="BBB" d="M100 0h100v100h-100z"/></g>
<path id="straits" d=""/><path d="M0 0L9 9"/>
<g id="units"><circle id="unit-AAA" cx="50" cy="50" r="{r}"/>
<circle id="unit-BBB-nc" cx="150" cy="5" r="4"/></g>
<g id="names"><circle id="name-AAA" cx="20" cy="30" r="9"/></g>
{more}</svg>"""


def svg(a: str = "M0 0h100v100h-100z", r: str = "50", more: str = "") -> str:
    return SVG.format(a=a, r=r, more=more)


def test_a_small_board() -> None:
    shapes = load_shapes(svg())
    assert (shapes.width, shapes.height) == (3000, 2000)
    assert shapes.outlines["AAA"] == Outline(
        ((("M", 0, 0), ("L", 100, 0), ("L", 100, 100), ("L", 0, 100), ("L", 0, 0)),)
    )
    assert shapes.units == {Location("AAA"): Anchor(50, 50, 50), Location("BBB", "nc"): Anchor(150, 5, 4)}
    assert shapes.names == {"AAA": Anchor(20, 30, 9)}
    assert shapes.straits == Outline()
    assert shapes.polygons["BBB"].area == 100 * 100


def test_province_at() -> None:
    shapes = load_shapes(svg(a="M0 0h100v100h-100zM40 40h20v20h-20z"))
    assert shapes.province_at(10, 10) == "AAA"
    assert shapes.province_at(150, 50) == "BBB"
    assert shapes.province_at(50, 50) is None  # in the hole
    assert shapes.province_at(500, 50) is None


def test_relative_and_absolute_curves_are_the_same() -> None:
    relative = load_shapes(svg(a="M10 10q5 5 10 0t10 0l-10 20z")).outlines["AAA"]
    absolute = load_shapes(svg(a="M10 10Q15 15 20 10Q25 5 30 10L20 30z")).outlines["AAA"]
    assert relative == absolute


def square(shapes: Shapes) -> tuple[float, ...]:
    return tuple(shapes.polygons["AAA"].bounds)


def test_transforms_are_applied_from_the_inside_out() -> None:
    inner = '<path id="AAA" transform="translate(10 0)" d="M0 0h100v100h-100z"/>'
    inner += '<circle id="unit-AAA" transform="translate(10 0)" cx="50" cy="50" r="50"/>'
    shapes = load_shapes(f'<svg viewBox="0 0 3000 2000"><g transform="scale(2)">{inner}</g></svg>')
    assert square(shapes) == (20, 0, 220, 200)
    assert shapes.units[Location("AAA")] == Anchor(120, 100, 100)


def test_another_view_box_is_scaled_to_the_width() -> None:
    path = '<path id="AAA" d="M10 20h100v100h-100z"/>'
    shapes = load_shapes(f'<svg viewBox="10, 20, 300, 200">{path}</svg>')
    assert (shapes.width, shapes.height) == (3000, 2000)
    assert square(shapes) == (0, 0, 1000, 1000)


def test_cubic_curves_and_arcs_become_quadratic_and_stay_in_place() -> None:
    disc = shapely.Point(500, 500).buffer(400, quad_segs=64)
    arcs = "M100 500a400 400 0 0 1 800 0a400 400 0 0 1-800 0z"
    cubic = "M100 500c0-221 179-400 400-400s400 179 400 400-179 400-400 400-400-179-400-400z"
    for data in (arcs, cubic):
        shapes = load_shapes(svg(a=data))
        assert {s[0] for sub in shapes.outlines["AAA"].subpaths for s in sub} <= {"M", "Q", "L"}
        assert shapely.hausdorff_distance(shapes.polygons["AAA"], disc) < 1


def test_a_long_curve_is_cut_into_pieces_and_an_open_one_closed() -> None:
    shapes = load_shapes(svg(a="M0 0Q500 1000 1000 0"))
    parabola = shapes.polygons["AAA"]
    assert parabola.area == pytest.approx(1000 * 500 * 2 / 3, rel=1e-3)
    assert shapes.outlines["AAA"].subpaths[0][-1] == ("L", 0, 0)


def test_what_is_not_drawn_or_has_another_id_is_decoration() -> None:
    more = '<defs><path id="CCC" d="M0 0h9v9z"/></defs><path id="path12" d="M0 0"/>'
    assert set(load_shapes(svg(more=more)).outlines) == {"AAA", "BBB"}


def test_nesting_may_be_deep() -> None:
    more = "<g>" * 50_000 + "</g>" * 50_000
    assert load_shapes(svg(more=more)) == load_shapes(svg())


def test_a_file(tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    path.write_text(svg(), encoding="utf-8")
    assert load_shapes(path) == load_shapes(svg())


@pytest.mark.parametrize(
    ("text", "fault", "element"),
    [
        ("<!DOCTYPE svg [<!ENTITY a 'b'>]>" + svg(), BoardFault.ENTITIES, ""),
        ("<svg", BoardFault.NOT_XML, ""),
        ("<svg/>", BoardFault.NO_VIEW_BOX, "svg"),
        (svg().replace("0 0 3000 2000", "0 0 3000 20"), BoardFault.NO_VIEW_BOX, "svg"),
        (svg().replace("0 0 3000 2000", "0 0 nan 2000"), BoardFault.NO_VIEW_BOX, "svg"),
        (svg().replace("0 0 3000 2000", "0 0 3000"), BoardFault.NO_VIEW_BOX, "svg"),
        ('<svg viewBox="0 0 3000 2000"/>', BoardFault.EMPTY, ""),
        (svg(a="M0 0C1 1"), BoardFault.BAD_PATH, "AAA"),
        (svg(a="M0 0L1e99 0L0 9z"), BoardFault.BAD_PATH, "AAA"),
        (svg(r="wide"), BoardFault.BAD_ANCHOR, "unit-AAA"),
        (svg(r="nan"), BoardFault.BAD_ANCHOR, "unit-AAA"),
        (svg(more='<g id="moved" transform="scale(1e999)"/>'), BoardFault.TRANSFORM, "moved"),
        (svg(more='<path id="AAA" d="M0 0h9v9z"/>'), BoardFault.TWICE, "AAA"),
        (svg(more='<circle id="unit-AAA" cx="1" cy="1" r="1"/>'), BoardFault.TWICE, "unit-AAA"),
        (svg(a="M0 0h9v9z" * (PATH_SUBPATH_LIMIT + 1)), BoardFault.TOO_LARGE, "AAA"),
        (" " * (SIZE_LIMIT + 1), BoardFault.TOO_LARGE, ""),
    ],
)
def test_a_file_that_is_no_board_names_its_fault(text: str, fault: BoardFault, element: str) -> None:
    with pytest.raises(BoardFileError) as caught:
        load_shapes(text)
    assert (caught.value.fault, caught.value.element) == (fault, element)


def test_a_file_that_is_not_utf8_or_too_large(tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BoardFileError) as caught:
        load_shapes(path)
    assert caught.value.fault == BoardFault.NOT_XML
    with path.open("wb") as file:
        file.truncate(SIZE_LIMIT + 1)
    with pytest.raises(BoardFileError) as caught:
        load_shapes(path)
    assert caught.value.fault == BoardFault.TOO_LARGE


def test_a_curve_flattens_alike_from_either_side() -> None:
    there = flatten(Outline(((("M", 0.1, 0.3), ("Q", 7.7, 9.1, 13.3, 0.7), ("L", 0.1, 0.3)),)))
    back = flatten(Outline(((("M", 13.3, 0.7), ("Q", 7.7, 9.1, 0.1, 0.3), ("L", 13.3, 0.7)),)))
    assert set(there.geoms[0].exterior.coords) == set(back.geoms[0].exterior.coords)


def test_islands_in_lakes_nest() -> None:
    rings = [(0, 90), (10, 80), (20, 70), (30, 40)]
    square = "M{0} {0}H{1}V{1}H{0}z"
    polygon = load_shapes(svg(a="".join(square.format(*ring) for ring in rings))).polygons["AAA"]
    assert polygon.area == 90**2 - 70**2 + 50**2 - 10**2
    assert polygon.is_valid
    assert len(polygon.geoms) == 2
