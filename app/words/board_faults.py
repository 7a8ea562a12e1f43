"""The faults of a board in words: every kind has some, with the place where it is."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from app.words.fact_faults import FACTS, Words
from app.words.json_faults import json_problem
from maps.board_facts import FileFault, FileFaultKind
from maps.drawn_faults import Fault, FaultKind
from maps.facts import FactFault
from maps.printable import printable
from maps.svg_faults import BoardFault, BoardFileError

translate = QCoreApplication.translate

DRAWN: Mapping[FaultKind, Words] = {
    FaultKind.NOT_DRAWN: lambda: translate("BoardFaults", "province not drawn"),
    FaultKind.UNKNOWN: lambda: translate("BoardFaults", "drawn but not on the board"),
    FaultKind.INVALID: lambda: translate("BoardFaults", "curve crosses itself"),
    FaultKind.OVERLAP: lambda: translate("BoardFaults", "provinces overlap"),
    FaultKind.CONTACT_MISSING: lambda: translate("BoardFaults", "neighbours do not touch"),
    FaultKind.CONTACT_SURPLUS: lambda: translate("BoardFaults", "touch but are no neighbours"),
    FaultKind.ARMY_CONTACT_SURPLUS: lambda: translate("BoardFaults", "common border, but no way for an army"),
    FaultKind.FLEET_CONTACT_MISSING: lambda: translate("BoardFaults", "no common shore"),
    FaultKind.FLEET_CONTACT_SURPLUS: lambda: translate("BoardFaults", "common shore, but no way for a fleet"),
    FaultKind.COASTS_JOINED: lambda: translate(
        "BoardFaults", "several coasts, but fewer stretches of shore between other lands"
    ),
    FaultKind.LAND_AT_WATER: lambda: translate(
        "BoardFaults", "land touches water; its terrain would be coast"
    ),
    FaultKind.NO_PLACE: lambda: translate("BoardFaults", "no place for a unit"),
    FaultKind.NO_NAME: lambda: translate("BoardFaults", "no place for the name"),
    FaultKind.PLACE_OUTSIDE: lambda: translate(
        "BoardFaults", "unit place outside its province, or outside the frame"
    ),
    FaultKind.COAST_PLACE_OUTSIDE: lambda: translate(
        "BoardFaults", "unit place too far off its coast, or outside the frame"
    ),
    FaultKind.NAME_OUTSIDE: lambda: translate(
        "BoardFaults", "name place outside its province, or outside the frame"
    ),
    FaultKind.PLACE_OFF_COAST: lambda: translate(
        "BoardFaults", "unit place nearer to another coast than to its own"
    ),
    FaultKind.PLACES_CLOSE: lambda: translate("BoardFaults", "units would touch"),
    FaultKind.SMALL: lambda: translate("BoardFaults", "province too small for a unit"),
    FaultKind.NO_GROUND: lambda: translate("BoardFaults", "path without an area"),
    FaultKind.OUT_OF_FRAME: lambda: translate("BoardFaults", "outside the viewBox"),
    FaultKind.EMPTY_FRAME: lambda: translate(
        "BoardFaults", "the drawing fills only a small part of the viewBox"
    ),
    FaultKind.CUT_OFF: lambda: translate("BoardFaults", "a part is cut off by the land of others"),
}

DRAWN_CURES: Mapping[FaultKind, Words] = {
    FaultKind.UNKNOWN: lambda: translate("BoardFaults", "list it in provinces, or take the id away"),
    FaultKind.INVALID: lambda: translate("BoardFaults", "draw it without loops"),
    FaultKind.OVERLAP: lambda: translate("BoardFaults", "move the border between them"),
    FaultKind.CONTACT_MISSING: lambda: translate(
        "BoardFaults", "draw a common border, or take the pair out of the lists"
    ),
    FaultKind.FLEET_CONTACT_MISSING: lambda: translate(
        "BoardFaults", "draw one, or take the pair out of fleet_adjacency"
    ),
    FaultKind.COASTS_JOINED: lambda: translate(
        "BoardFaults", "draw land of others between its coasts, or list fewer coasts"
    ),
    FaultKind.PLACE_OUTSIDE: lambda: translate("BoardFaults", "move the circle into it"),
    FaultKind.COAST_PLACE_OUTSIDE: lambda: translate(
        "BoardFaults",
        "move the circle into the province, or onto water at most 1/75 of the width off its shore",
    ),
    FaultKind.NAME_OUTSIDE: lambda: translate("BoardFaults", "move the circle into it"),
    FaultKind.PLACE_OFF_COAST: lambda: translate("BoardFaults", "move the circle to its own coast"),
    FaultKind.PLACES_CLOSE: lambda: translate("BoardFaults", "move their circles apart"),
    FaultKind.SMALL: lambda: translate("BoardFaults", "draw it larger"),
    FaultKind.NO_GROUND: lambda: translate("BoardFaults", "draw it anew"),
    FaultKind.OUT_OF_FRAME: lambda: translate("BoardFaults", "move it, or make the viewBox larger"),
    FaultKind.EMPTY_FRAME: lambda: translate("BoardFaults", "make the viewBox as large as the drawing"),
    FaultKind.CUT_OFF: lambda: translate(
        "BoardFaults", "join it to the rest, or give it to one of those around it"
    ),
}

FILES: Mapping[FileFaultKind, Words] = {
    FileFaultKind.UNREADABLE: lambda: translate("BoardFaults", "cannot be read"),
    FileFaultKind.TOO_LARGE: lambda: translate("BoardFaults", "too large"),
    FileFaultKind.NOT_UTF8: lambda: translate("BoardFaults", "letters that are not UTF-8; save it as UTF-8"),
    FileFaultKind.NOT_A_BOARD: lambda: translate("BoardFaults", "not the form of a board file"),
    FileFaultKind.OTHER_ID: lambda: translate(
        "BoardFaults", "the board in it has another id; give the files its name, or it theirs"
    ),
    FileFaultKind.BUILT_IN_ID: lambda: translate("BoardFaults", "a built-in board has this id; take another"),
    FileFaultKind.NOT_DRAWABLE: lambda: translate("BoardFaults", "the geometry cannot be worked out"),
    FileFaultKind.NO_BOARDS: lambda: translate(
        "BoardFaults", "no boards there; a board is two files, X.json and X.svg"
    ),
    FileFaultKind.TOO_MANY: lambda: translate("BoardFaults", "more boards than are shown"),
    FileFaultKind.NO_HOME: lambda: translate("BoardFaults", "there is no folder for boards"),
    FileFaultKind.NOT_COPIED: lambda: translate("BoardFaults", "cannot be copied"),
    FileFaultKind.TANGLED: lambda: translate(
        "BoardFaults", "the curves cross each other all over; draw the outline once around, without crossings"
    ),
}

SVG: Mapping[BoardFault, Words] = {
    BoardFault.TOO_LARGE: lambda: translate("BoardFaults", "too large for a board; simplify it"),
    BoardFault.ENTITIES: lambda: translate(
        "BoardFaults", "document type or entities, which are not read; take the DOCTYPE and &…; out"
    ),
    BoardFault.ENCODING: lambda: translate(
        "BoardFaults", "letters in an encoding that cannot be read; save it as UTF-8"
    ),
    BoardFault.PACKED: lambda: translate("BoardFaults", "packed (svgz); save it as a plain SVG"),
    BoardFault.NOT_SVG: lambda: translate(
        "BoardFaults", "no SVG; the element around all others has to be <svg>"
    ),
    BoardFault.NOT_XML: lambda: translate("BoardFaults", "not XML; save it as an SVG once more"),
    BoardFault.NO_VIEW_BOX: lambda: translate(
        "BoardFaults", 'no viewBox that can be used; write one such as viewBox="0 0 3000 2000"'
    ),
    BoardFault.TRANSFORM: lambda: translate(
        "BoardFaults", "transform not understood; correct it, or take it out"
    ),
    BoardFault.BAD_PATH: lambda: translate(
        "BoardFaults", "shape not understood; draw it anew, or correct the place named"
    ),
    BoardFault.BAD_ANCHOR: lambda: translate(
        "BoardFaults", "circle not understood; it needs the numbers cx, cy and r"
    ),
    BoardFault.TWICE: lambda: translate(
        "BoardFaults", "two elements have this id; take one out, or give it another"
    ),
    BoardFault.EMPTY: lambda: translate(
        "BoardFaults", 'no provinces; give each path its id, such as <path id="SPA">'
    ),
}


def fault_line(file: str, fault: object) -> str:
    """A fault of a board on one line, whatever is in it: file, place, and what is wrong."""
    return printable(_joined(file, _fault(fault)))


def _fault(fault: object) -> str:
    if isinstance(fault, FactFault):
        return _fact(fault)
    if isinstance(fault, FileFault):
        return _file(fault)
    if isinstance(fault, Fault):
        return _drawn(fault)
    if isinstance(fault, BoardFileError):
        return _placed(fault.element, SVG[fault.fault](), json_problem(fault.detail))
    return str(fault)


def _file(fault: FileFault) -> str:
    detail = json_problem(fault.detail)
    if fault.kind is FileFaultKind.NOT_A_BOARD and detail:
        return _placed(fault.path, detail, "")
    return _placed(fault.path, FILES[fault.kind](), detail)


def _fact(fault: FactFault) -> str:
    text = _joined(fault.path, FACTS[fault.kind]().format(*fault.values))
    if fault.meant:
        text = translate("BoardFaults", "{fault}; is “{word}” meant?").format(fault=text, word=fault.meant)
    if fault.more:
        more = translate("BoardFaults", "{fault} (and so in {number} more places)")
        text = more.format(fault=text, number=fault.more)
    return text


def _drawn(fault: Fault) -> str:
    text = DRAWN[fault.kind]()
    text = _joined(text, "–".join(fault.places)) if fault.places else text
    if fault.missing:
        pairs = ", ".join(map(str, fault.missing))
        text = translate("BoardFaults", "{fault}; missing: {pairs}").format(fault=text, pairs=pairs)
    if fault.found:
        found = translate("BoardFaults", "{fault}; found: {element}")
        text = found.format(fault=text, element=fault.found)
    if fault.kind in DRAWN_CURES:
        cured = translate("BoardFaults", "{fault}; {cure}")
        text = cured.format(fault=text, cure=DRAWN_CURES[fault.kind]())
    return text


def _placed(place: str, text: str, detail: str) -> str:
    told = text + (f" ({detail})" if detail else "")
    return _joined(place, told) if place else told


def _joined(place: str, text: str) -> str:
    return translate("BoardFaults", "{place}: {text}").format(place=place, text=text)
