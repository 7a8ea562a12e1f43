"""Order slips and maps on paper: what is on them, that nothing is cut off, and that they can be saved."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations, pairwise, product
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinterInfo
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QWidget

from app import translation
from app.boards import board_shapes
from app.dialogs.print_table import PrintDialog
from app.paper import Job, map_job, slips_job
from app.pictures import position_picture
from app.scene.drawing import Drawing
from app.sheets import sheets
from app.slips import Slip, order_slips
from app.theme import PRINT
from maps.board import Location, Terrain
from tests.app.desk import LEFT, Desk, hot_seat, sandbox, sandbox_at
from tests.app.test_winter import two_builders
from variants.game import Game
from variants.orders import Unit, UnitKind, parse_order
from variants.papers import Draft
from variants.position import Dislodged, Phase, PhaseKind, Position
from variants.registry import VARIANT_IDS, load_variant

PAPERS = {
    "A4": QPageSize(QPageSize.PageSizeId.A4),
    "Letter": QPageSize(QPageSize.PageSizeId.Letter),
}
EDGE = 15  # points around a page that no printer reaches


def begun(variant_id: str) -> Game:
    variant = load_variant(variant_id)
    return Game.new(variant, dict.fromkeys(variant.powers, "Ada"))


def crowded(variant_id: str) -> Game:
    """One power has a unit everywhere, the longest names among them."""
    game = begun(variant_id)
    board = game.variant.board
    units = {
        Unit(UnitKind.FLEET if province.terrain is Terrain.WATER else UnitKind.ARMY, Location(id_)): (
            game.variant.powers[0]
        )
        for id_, province in board.provinces.items()
        if province.terrain is not Terrain.IMPASSABLE
    }
    node = replace(game.nodes[0], position=replace(game.position, units=units))
    return replace(game, nodes=(node,))


def retreating() -> Game:
    units = {Unit.parse("A VEN"): "austria", Unit.parse("F NAP"): "italy"}
    lost = {
        Unit.parse("A VEN"): Dislodged("italy", "TRI"),
        Unit.parse("F STP/sc"): Dislodged("russia", "LVN"),
    }
    return sandbox_at(Position(Phase(1, PhaseKind.RETREAT), units, {}, lost))


def job_of(slips: Sequence[Slip], paper: str = "A4") -> Job:
    return slips_job("Slips", partial(sheets, slips), PAPERS[paper])


def texts(slip: Slip) -> list[str]:
    return [
        slip.power,
        *slip.facts,
        *slip.notes,
        *(part for each in slip.blanks for part in (each.head, each.below)),
    ]


def drawn_texts(job: Job, number: int) -> str:
    """All text that a page draws, as it goes to any device."""
    buffer, generator = QBuffer(), QSvgGenerator()
    buffer.setData(QByteArray())
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator.setOutputDevice(buffer)
    painter = QPainter(generator)
    job.draw(painter, number, job.size(PAPERS["A4"]))
    painter.end()
    root = ET.fromstring(bytes(buffer.data().data()))
    return " ".join("".join(each.itertext()) for each in root.iter("{http://www.w3.org/2000/svg}text"))


def pages_in(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", pdf))


def test_a_slip_has_the_units_with_a_line_each_and_no_draft() -> None:
    game = sandbox().with_draft("france", Draft((parse_order("A PAR - BUR"),)))
    slips = {slip.power: slip for slip in order_slips(game)}
    assert list(slips) == ["Austria-Hungary", "England", "France", "Germany", "Italy", "Russia", "Turkey"]
    assert slips["France"].facts == ("Standard · Spring 1901 · Orders",)
    assert [(each.head, each.below) for each in slips["France"].blanks] == [
        ("A MAR", "Marseilles"),
        ("A PAR", "Paris"),
        ("F BRE", "Brest"),
    ]
    assert ("F STP/sc", "St. Petersburg, south coast") in [
        (each.head, each.below) for each in slips["Russia"].blanks
    ]
    assert "BUR" not in drawn_texts(job_of(tuple(slips.values())), 0).split()


def test_slips_of_builds_removals_and_retreats() -> None:
    position = two_builders()
    owners = {center: power for center, power in position.owners.items() if center != "VIE"}
    slips = {slip.power: slip for slip in order_slips(sandbox_at(replace(position, owners=owners)))}
    assert slips["France"].notes == ("Builds due: 1. Free places: BRE, MAR, PAR.",)
    assert [each.head for each in slips["France"].blanks] == ["Build 1"]
    found = {slip.power: slip for slip in order_slips(retreating())}
    assert [(each.head, each.below) for each in found["Italy"].blanks] == [
        ("A VEN", "Venice: to APU, PIE, ROM, TUS, TYR, or disbanded"),
    ]
    assert list(found) == ["Italy", "Russia"], "nobody else is asked"


def test_removals_name_the_units() -> None:
    position = replace(two_builders(), owners={"VIE": "austria"})
    slips = {slip.power: slip for slip in order_slips(sandbox_at(position))}
    assert slips["Austria-Hungary"].notes == ("Removals due: 1. Units: A TYR, A VIE.",)
    assert [each.head for each in slips["Austria-Hungary"].blanks] == ["Removal 1"]


def test_played_powers_alone_have_slips_with_their_players() -> None:
    slips = order_slips(hot_seat(france="Ada", germany="Ben"))
    assert [(slip.power, slip.facts[-1]) for slip in slips] == [("France", "Ada"), ("Germany", "Ben")]


GAMES: dict[str, Callable[[], Game]] = {
    **{id_: partial(begun, id_) for id_ in VARIANT_IDS},
    **{f"{id_}, crowded": partial(crowded, id_) for id_ in ("1900", "colonial")},  # the longest
    "builds": lambda: sandbox_at(two_builders()),
    "retreats": retreating,
    "names": lambda: hot_seat(france="Ottokar von und zu Hohenschwangau-Lindenfels " * 3, germany="Łukasz"),
}


PRINTED = [
    *product(("en", "fr", "de"), ("A4",), [game for game in GAMES if "crowded" not in game]),
    *product(("de",), ("A4", "Letter"), [game for game in GAMES if "crowded" in game]),
    ("de", "Letter", "standard"),
    ("fr", "A4", "colonial, crowded"),
]


@pytest.mark.parametrize(("language", "paper", "game"), PRINTED)
def test_nothing_is_cut_off(language: str, paper: str, game: str) -> None:
    translation.install(language)
    slips = order_slips(GAMES[game]())
    assert slips
    size = job_of(slips, paper).size(PAPERS[paper])
    printed = []
    for page in sheets(slips, size):
        for block in page:
            assert block.rect.left() > 300
            assert block.rect.right() < size.width() - 300
            assert block.rect.top() > 300
            assert block.rect.bottom() < size.height() - 300
            for text in block.texts:
                wanted = QFontMetricsF(text.font).boundingRect(text.rect, Qt.TextFlag.TextWordWrap, text.text)
                assert wanted.width() <= text.rect.width() + 1, text.text
                assert wanted.height() <= text.rect.height() + 1, text.text
                assert block.rect.contains(text.rect), text.text
                printed.append(text.text)
            for one, other in combinations(block.texts, 2):
                assert not one.rect.adjusted(1, 1, -1, -1).intersects(other.rect), (one.text, other.text)
            assert all(rule.length() > 1000 for rule in block.rules), "room to write"
        assert not any(one.rect.intersects(other.rect) for one, other in combinations(page, 2))
    assert {text for slip in slips for text in texts(slip) if text} <= set(printed)


@pytest.mark.parametrize("paper", PAPERS)
def test_many_slips_go_on_several_pages_of_the_pdf(paper: str) -> None:
    job = job_of(order_slips(crowded("colonial")), paper)
    assert job.count > 1
    pdf = job.pdf(PAPERS[paper])
    assert pdf.startswith(b"%PDF")
    assert pages_in(pdf) == job.count
    assert pages_in(job_of(order_slips(begun("standard")), paper).pdf(PAPERS[paper])) == 1


def blank_edges(image: QImage, scale: float) -> bool:
    """Whether nothing is printed where printers do not reach."""
    edge = int(EDGE * scale)
    white = QColor("#FFFFFF").rgb()
    wide, high = image.width(), image.height()
    rows = [y for y in range(high) if y < edge or y >= high - edge]
    return all(image.pixel(x, y) == white for y in rows for x in range(0, wide, 3))


def assert_lines_stand_at_the_board(page: QImage) -> None:
    """The title above it and the powers below, with no more than a line's height between."""
    pixels = np.frombuffer(page.constBits(), np.uint32).reshape(page.height(), -1)
    rows = np.flatnonzero((pixels & 0xFFFFFF != 0xFFFFFF).any(axis=1)).tolist()
    blank = [after - before for before, after in pairwise(rows) if after > before + 1]
    assert len(blank) >= 2
    assert max(blank) < page.height() / 40


@pytest.mark.parametrize("variant_id", ["standard", "hundred"])  # an oblong board, and a square one
def test_the_map_fills_the_page_with_and_without_units(variant_id: str) -> None:
    variant = load_variant(variant_id)
    drawing = Drawing(variant, board_shapes(variant.board.id), PRINT, "en")
    start = variant.start()
    bare = Position(start.phase, {}, {})
    full, empty = (map_job("Map", drawing, position_picture(variant, each)) for each in (start, bare))
    room = QSize(600, 600)
    pictures = [each.picture(PAPERS["A4"], 0, room) for each in (full, empty)]
    assert pictures[0] != pictures[1]
    assert all(blank_edges(each, max(each.width(), each.height()) / 842) for each in pictures)
    assert full.landscape == (variant_id != "hundred")
    assert_lines_stand_at_the_board(pictures[0])
    legend = drawn_texts(full, 0)
    assert all(record.name["en"] in legend for record in variant.board.powers)
    bare_words = drawn_texts(empty, 0)
    assert not any(f"{record.letter} {record.name['en']}" in bare_words for record in variant.board.powers)


def opened(desk: Desk) -> PrintDialog:
    """The dialog, opened by its keys."""
    QTest.keyClick(desk.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    (dialog,) = (each for each in desk.window.findChildren(PrintDialog) if each.isVisible())
    return dialog


def test_without_a_printer_a_pdf_is_saved(
    open_desk: Callable[..., Desk], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", list)
    desk = open_desk(sandbox())
    dialog = opened(desk)
    assert not dialog.print_button.isEnabled()
    assert dialog.note.text() == "No printer is set up here. A PDF can be printed elsewhere."
    asked = []

    def answer(_: QWidget, title: str, name: str, kinds: str) -> tuple[str, str]:
        del title
        asked.append(name)
        return str(tmp_path / "slips.pdf"), kinds

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    QTest.mouseClick(dialog.pdf_button, LEFT)
    assert asked == ["Order slips Standard Spring 1901.pdf"]
    assert pages_in((tmp_path / "slips.pdf").read_bytes()) == 1
    assert dialog.note.text() == "Saved as “slips.pdf”."
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "x.pdf"), ""))
    QTest.mouseClick(dialog.pdf_button, LEFT)
    box = dialog.findChild(QMessageBox)
    assert box is not None
    assert "“x.pdf” cannot be written" in box.text()


def test_a_printer_gets_the_pages(
    open_desk: Callable[..., Desk], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", lambda: ["Office"])
    desk = open_desk(crowded("standard"))
    dialog = opened(desk)
    assert dialog.print_button.isEnabled()
    asked: list[QPrintDialog] = []
    monkeypatch.setattr(QDialog, "open", asked.append)
    QTest.mouseClick(dialog.print_button, LEFT)
    (ask,) = asked
    printer = ask.printer()
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    ask.done(QDialog.DialogCode.Accepted)
    assert dialog.note.text() == "Sent to the printer."
    assert pages_in((tmp_path / "printed.pdf").read_bytes()) == dialog.job().count > 1


def test_pages_are_turned_and_the_map_has_its_choices(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(crowded("standard"))
    dialog = opened(desk)
    count = dialog.job().count
    assert dialog.page_label.text() == f"Page 1 of {count}"
    assert not dialog.back_button.isEnabled()
    QTest.mouseClick(dialog.next_button, LEFT)
    assert dialog.page_label.text() == f"Page 2 of {count}"
    QTest.mouseClick(dialog.what.button(1), LEFT)
    assert dialog.page_label.text() == "Page 1 of 1"
    with_units = dialog.picture.pixmap().toImage()
    QTest.mouseClick(dialog.units, LEFT, pos=QPoint(10, dialog.units.height() // 2))
    assert not dialog.units.isChecked()
    without = dialog.picture.pixmap().toImage()
    assert without != with_units
    dialog.names.setFocus()
    QTest.keyClick(dialog.names, Qt.Key.Key_End)
    assert dialog.picture.pixmap().toImage() != without


def test_at_the_curtain_only_what_everybody_knows_is_printed(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(hot_seat(france="Ada", germany="Ben"))
    before = opened(desk)
    picture = before.picture.pixmap().toImage()
    QTest.keyClick(before, Qt.Key.Key_Escape)
    desk.take_screen()
    desk.province("PAR" if desk.document.writer == "france" else "MUN", "BUR")
    desk.action()
    assert desk.document.covered
    assert opened(desk).picture.pixmap().toImage() == picture


def test_the_map_of_results_is_called_by_their_turn(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(begun("standard"))
    desk.action()
    dialog = opened(desk)
    QTest.mouseClick(dialog.what.button(1), LEFT)
    assert dialog.job().title == "Standard · Spring 1901"
