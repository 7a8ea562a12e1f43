"""The faults of a board in words: every kind has some, with the place where it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

from app.words.json_faults import json_problem
from maps.board_facts import FileFault, FileFaultKind
from maps.board_svg import BoardFault, BoardFileError
from maps.drawn_faults import Fault, FaultKind
from maps.facts import FactFault, FactKind

translate = QCoreApplication.translate

Words = Callable[[], str]

FACTS: Mapping[FactKind, Words] = {
    FactKind.BAD_ID: lambda: translate("BoardFaults", "“{0}” cannot be an id"),
    FactKind.TOO_MANY: lambda: translate("BoardFaults", "{0} are too many; there may be {1}"),
    FactKind.NO_NAME: lambda: translate("BoardFaults", "the English name is missing"),
    FactKind.BAD_NAME: lambda: translate(
        "BoardFaults", "“{0}” is empty, too long or has signs that cannot be shown"
    ),
    FactKind.NAME_TAKEN: lambda: translate("BoardFaults", "“{0}” also names {1}"),
    FactKind.NOT_LOWER_CASE: lambda: translate("BoardFaults", "“{0}” is not in lower case"),
    FactKind.UNKNOWN_PROVINCE: lambda: translate("BoardFaults", "there is no province “{0}”"),
    FactKind.UNKNOWN_POWER: lambda: translate("BoardFaults", "there is no power “{0}”"),
    FactKind.UNKNOWN_COAST: lambda: translate("BoardFaults", "{0} has no coast “{1}”"),
    FactKind.COAST_MISSING: lambda: translate("BoardFaults", "{0} has several coasts, and none is named"),
    FactKind.COAST_NEEDLESS: lambda: translate("BoardFaults", "{0}: coasts are named only for fleets"),
    FactKind.REPEATED: lambda: translate("BoardFaults", "{0} is there twice"),
    FactKind.WITH_ITSELF: lambda: translate("BoardFaults", "{0} is linked with itself"),
    FactKind.WRONG_TERRAIN: lambda: translate("BoardFaults", "{0} is {1}"),
    FactKind.ONE_COAST: lambda: translate("BoardFaults", "a province has no named coasts, or two and more"),
    FactKind.NO_WATER: lambda: translate("BoardFaults", "{0} touches no water"),
    FactKind.NO_PAIRS: lambda: translate("BoardFaults", "no pair is listed"),
    FactKind.NO_NEIGHBOUR: lambda: translate("BoardFaults", "{0} has no neighbours"),
    FactKind.NO_COMMON_WATER: lambda: translate("BoardFaults", "{0} and {1} have no water in common"),
    FactKind.NO_ARMY_LINK: lambda: translate(
        "BoardFaults", "{0} and {1} are neighbours for fleets, but not for armies"
    ),
    FactKind.LINK_MISSING: lambda: translate("BoardFaults", "{0} and {1} are not in {2}"),
    FactKind.LINK_SURPLUS: lambda: translate("BoardFaults", "{0} and {1} may not be in {2}"),
    FactKind.LINK_UNDECLARED: lambda: translate("BoardFaults", "{0} and {1} are not in special_links as {2}"),
    FactKind.NO_CENTER: lambda: translate("BoardFaults", "{0} is no supply centre"),
    FactKind.TAKEN: lambda: translate("BoardFaults", "{0} belongs to {1} as well"),
    FactKind.BAD_LETTER: lambda: translate("BoardFaults", "“{0}” is not one capital letter"),
    FactKind.BAD_UNIT: lambda: translate(
        "BoardFaults", "“{0}” is no unit; expected something like “A PAR” or “F SPA/nc”"
    ),
    FactKind.OCCUPIED: lambda: translate("BoardFaults", "{0} has two units"),
    FactKind.OUT_OF_RANGE: lambda: translate("BoardFaults", "{0} is not between {1} and {2}"),
    FactKind.NOT_BOTH: lambda: translate("BoardFaults", "{0} does not go with {1}"),
    FactKind.MISCOUNTED: lambda: translate("BoardFaults", "{0}, but there are {1}"),
    FactKind.WON_AT_START: lambda: translate("BoardFaults", "{0} has won with its {1} centres at the start"),
    FactKind.UNKNOWN_VERSION: lambda: translate("BoardFaults", "there is no version “{0}”"),
}

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
    FaultKind.PLACE_OFF_COAST: lambda: translate(
        "BoardFaults", "unit place nearer to another coast than to its own"
    ),
    FaultKind.PLACE_OUTSIDE: lambda: translate("BoardFaults", "place outside its province"),
    FaultKind.PLACES_CLOSE: lambda: translate("BoardFaults", "units would touch"),
    FaultKind.SMALL: lambda: translate("BoardFaults", "province too small for a unit"),
    FaultKind.NO_GROUND: lambda: translate("BoardFaults", "path without an area"),
}

FILES: Mapping[FileFaultKind, Words] = {
    FileFaultKind.UNREADABLE: lambda: translate("BoardFaults", "cannot be read"),
    FileFaultKind.TOO_LARGE: lambda: translate("BoardFaults", "too large"),
    FileFaultKind.NOT_A_BOARD: lambda: translate("BoardFaults", "no board file"),
    FileFaultKind.OTHER_ID: lambda: translate("BoardFaults", "the board in it has another id"),
    FileFaultKind.BUILT_IN_ID: lambda: translate("BoardFaults", "a built-in board has this id"),
    FileFaultKind.NOT_DRAWABLE: lambda: translate("BoardFaults", "the geometry cannot be worked out"),
    FileFaultKind.TOO_MANY: lambda: translate("BoardFaults", "more boards than are shown"),
    FileFaultKind.NO_HOME: lambda: translate("BoardFaults", "there is no folder for boards"),
    FileFaultKind.NOT_COPIED: lambda: translate("BoardFaults", "cannot be copied"),
    FileFaultKind.TANGLED: lambda: translate("BoardFaults", "the curves cross each other all over"),
}

SVG: Mapping[BoardFault, Words] = {
    BoardFault.TOO_LARGE: lambda: translate("BoardFaults", "too large"),
    BoardFault.ENTITIES: lambda: translate("BoardFaults", "document type or entities"),
    BoardFault.NOT_XML: lambda: translate("BoardFaults", "not XML"),
    BoardFault.NO_VIEW_BOX: lambda: translate("BoardFaults", "no viewBox that can be used"),
    BoardFault.TRANSFORM: lambda: translate("BoardFaults", "transform not understood"),
    BoardFault.BAD_PATH: lambda: translate("BoardFaults", "path not understood"),
    BoardFault.BAD_ANCHOR: lambda: translate("BoardFaults", "circle not understood"),
    BoardFault.TWICE: lambda: translate("BoardFaults", "two elements have this id"),
    BoardFault.EMPTY: lambda: translate("BoardFaults", "no provinces"),
}


def fault_line(file: str, fault: object) -> str:
    """A fault of a board on one line: file, place, and what is wrong."""
    return f"{file}: {_fault(fault)}"


def _fault(fault: object) -> str:
    if isinstance(fault, FactFault):
        return f"{fault.path}: {FACTS[fault.kind]().format(*fault.values)}"
    if isinstance(fault, FileFault):
        return _placed(fault.path, FILES[fault.kind](), json_problem(fault.detail))
    if isinstance(fault, Fault):
        return _drawn(fault)
    if isinstance(fault, BoardFileError):
        return _placed(fault.element, SVG[fault.fault](), fault.detail)
    return str(fault)


def _drawn(fault: Fault) -> str:
    text = _placed("", f"{DRAWN[fault.kind]()}: {'–'.join(fault.places)}", "")
    if not fault.missing:
        return text
    pairs = ", ".join(map(str, fault.missing))
    return translate("BoardFaults", "{fault}; missing: {pairs}").format(fault=text, pairs=pairs)


def _placed(place: str, text: str, detail: str) -> str:
    return (f"{place}: " if place else "") + text + (f" ({detail})" if detail else "")
