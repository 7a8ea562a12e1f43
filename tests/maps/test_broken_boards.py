"""Each way to break a small board is one fault, with its place; and what only looks odd is none."""

from __future__ import annotations

from enum import StrEnum

import pytest

from maps.board_facts import FileFault, FileFaultKind
from maps.board_files import AnyFault, check_board
from maps.checks import LENIENT
from maps.drawn_faults import Fault
from maps.facts import FactFault
from maps.json_words import understood
from maps.mending import load_mended
from maps.svg_faults import BoardFileError
from tests.boards.broken import (
    DRAWING,
    DRAWN_CASES,
    FACT_CASES,
    FACTS,
    HILL_UNIT,
    Edit,
    hill_path,
    hills,
    moved,
    put,
    swap,
    written,
)

SHAPES = load_mended(DRAWING.encode())


def as_bytes(text: str | bytes) -> bytes:
    return text if isinstance(text, bytes) else text.encode()


def of_facts(edit: Edit) -> list[tuple[str, AnyFault]]:
    found = check_board(
        "mini", as_bytes(edit(FACTS)), DRAWING.encode(), load=lambda _: SHAPES, limits=LENIENT
    )
    return list(found.faults)


def of_drawing(edit: Edit) -> list[tuple[str, AnyFault]]:
    found = check_board("mini", FACTS.encode(), as_bytes(edit(DRAWING)), load=load_mended, limits=LENIENT)
    return list(found.faults)


def kind_and_place(fault: AnyFault) -> tuple[StrEnum, str]:
    if isinstance(fault, FactFault):
        return fault.kind, fault.path
    if isinstance(fault, Fault):
        return fault.kind, "–".join(fault.places)
    if isinstance(fault, BoardFileError):
        return fault.fault, fault.element
    assert isinstance(fault, FileFault)
    problem = understood(fault.detail.partition("; possible")[0])
    form = fault.kind is FileFaultKind.NOT_A_BOARD
    return (problem[0] if form and problem else fault.kind), fault.path


@pytest.mark.parametrize(("edit", "kind", "place"), FACT_CASES)
def test_one_mistake_in_the_facts_is_one_fault(edit: Edit, kind: StrEnum, place: str) -> None:
    assert [kind_and_place(fault) for _, fault in of_facts(edit)] == [(kind, place)]


@pytest.mark.parametrize(("edit", "kind", "place"), DRAWN_CASES)
def test_one_mistake_in_the_drawing_is_one_fault(edit: Edit, kind: StrEnum, place: str) -> None:
    assert [kind_and_place(fault) for _, fault in of_drawing(edit)] == [(kind, place)]


SHIFTED = '<rect id="HIL" x="45" width="10" height="10" rx="0"/>'
RECTANGLE = '<rect id="HIL" x="45" y="5" width="10" height="10"/>'


@pytest.mark.parametrize(
    "edit",
    [
        hills(RECTANGLE),
        hills('<polygon id="HIL" points="45,5 55,5 55,15 45 15"/>'),
        hills(f'<g transform="translate(0 5)">{SHIFTED}</g>'),
        moved("translate(-5,10) , scale(1) translate(5)"),
        swap(HILL_UNIT, '<ellipse id="unit-HIL" cx="50px" cy="20" rx="2" ry="1.5"/>'),
        swap("</svg>", '<circle id="path7"/><g id="LAYER1"/><path id="wave" d="?"/></svg>'),
        swap("<title>", "<g>" * 5000 + "</g>" * 5000 + "<title>"),
        written("latin-1", "ISO-8859-1"),
        written("cp1252", "windows-1252"),
        written("utf-16", "UTF-16"),
        written("utf-16-be", "UTF-16"),
        written("utf-16-le"),
        written("utf-8-sig", "utf-8"),
    ],
)
def test_what_drawing_programs_write_is_understood(edit: Edit) -> None:
    assert of_drawing(edit) == []


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "latin-1"])
def test_entities_are_refused_in_every_encoding(encoding: str) -> None:
    bomb = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><svg'
    edit = written(encoding, encoding.removesuffix("-le").removesuffix("-be"))
    ((_, fault),) = of_drawing(lambda text: edit(text.replace("<svg", bomb, 1)))
    assert isinstance(fault, BoardFileError)
    assert fault.fault.name == "ENTITIES"


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (
            "M1 1" + "h1h-1" * 30_001,
            "HIL: too large for a board; simplify it (more than 60000 lines and curves)",
        ),
        (
            "M45 5h1e999v10h-10z",
            "HIL: shape not understood; draw it anew, or correct the place named ('1e999v10h-10z')",
        ),
    ],
)
def test_a_path_beyond_all_limits_is_told_with_them(data: str, told: str) -> None:
    assert [str(fault) for _, fault in of_drawing(hill_path(data))] == [told]


def test_what_stands_under_another_name_is_found() -> None:
    edit = swap('id="HIL"', 'id="path9" label="HIL"')
    assert [str(fault) for _, fault in of_drawing(edit)] == [
        'province not drawn: HIL; missing: <path id="HIL">; found: <path id="path9" label="HIL">'
    ]
    ((_, fault),) = of_facts(put("army_adjacency", 0, ["WES", "MIT"]))
    assert str(fault) == (
        "$.army_adjacency[0]: there is no province 'MIT'; list it in provinces, or name another one; "
        "is 'MID' meant?"
    )
