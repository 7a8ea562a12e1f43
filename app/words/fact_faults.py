"""What may be wrong with the facts of a board, in words that say what to do."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

from maps.facts import FactKind

translate = QCoreApplication.translate

Words = Callable[[], str]

FACTS: Mapping[FactKind, Words] = {
    FactKind.BAD_BOARD_ID: lambda: translate(
        "BoardFaults", "“{0}” cannot be the id of a board; it may have up to 30 small letters, digits and “-”"
    ),
    FactKind.BAD_POWER_ID: lambda: translate(
        "BoardFaults",
        "“{0}” cannot be the id of a power; it may have up to 30 small letters, digits, “-” and "
        "“_”, first a letter",
    ),
    FactKind.BAD_PROVINCE_ID: lambda: translate(
        "BoardFaults",
        "“{0}” cannot be the id of a province; it may have two to eight capital letters and "
        "digits, first a letter",
    ),
    FactKind.BAD_COAST_ID: lambda: translate(
        "BoardFaults", "“{0}” cannot be the id of a coast; it has two small letters, such as “nc”"
    ),
    FactKind.UNKNOWN_KEY: lambda: translate("BoardFaults", "the key “{0}” is not known here; take it out"),
    FactKind.UNKNOWN_LANGUAGE: lambda: translate(
        "BoardFaults", "“{0}” is no language; names are listed by “en”, “fr”, “de” and the like"
    ),
    FactKind.MISNUMBERED: lambda: translate("BoardFaults", "there are {0}; there have to be {1} to {2}"),
    FactKind.NO_NAME: lambda: translate("BoardFaults", "the English name, “en”, is missing"),
    FactKind.NO_TEXT: lambda: translate("BoardFaults", "the text is empty; write a name, or take it out"),
    FactKind.LONG_TEXT: lambda: translate("BoardFaults", "the text has {0} signs; there may be {1}"),
    FactKind.HIDDEN_SIGN: lambda: translate(
        "BoardFaults", "“{0}” has a sign that cannot be shown; take it out"
    ),
    FactKind.NAME_TAKEN: lambda: translate(
        "BoardFaults", "“{0}” also names {1}; a word may stand for one of them only"
    ),
    FactKind.NOT_LOWER_CASE: lambda: translate("BoardFaults", "“{0}” is not in lower case; write “{1}”"),
    FactKind.UNKNOWN_PROVINCE: lambda: translate(
        "BoardFaults", "there is no province “{0}”; list it in provinces, or name another one"
    ),
    FactKind.UNKNOWN_POWER: lambda: translate("BoardFaults", "there is no power “{0}”; name one of: {1}"),
    FactKind.UNKNOWN_COAST: lambda: translate("BoardFaults", "{0} has no coast “{1}”; name one of: {2}"),
    FactKind.NO_COASTS: lambda: translate(
        "BoardFaults", "{0} has no named coasts; list them in its “coasts”, or name none here"
    ),
    FactKind.NO_SUCH_COAST: lambda: translate(
        "BoardFaults", "no province has a coast “{0}”; take it out, or list it in the coasts of one"
    ),
    FactKind.COAST_MISSING: lambda: translate(
        "BoardFaults", "{0} has several coasts, and none is named; write one of: {1}"
    ),
    FactKind.COAST_NEEDLESS: lambda: translate(
        "BoardFaults", "{0}: coasts are named only for fleets; write “{1}”"
    ),
    FactKind.REPEATED: lambda: translate("BoardFaults", "{0} is there twice; take one out"),
    FactKind.WITH_ITSELF: lambda: translate(
        "BoardFaults", "{0} is linked with itself; name two provinces, or take the pair out"
    ),
    FactKind.WRONG_TERRAIN: lambda: translate(
        "BoardFaults", "{0} has the terrain “{1}”; here it would have to be: {2}"
    ),
    FactKind.ONE_COAST: lambda: translate("BoardFaults", "a province has no named coasts, or two and more"),
    FactKind.NO_WATER: lambda: translate(
        "BoardFaults",
        "{0} touches no water; list it with a sea in fleet_adjacency, or make its terrain “land”",
    ),
    FactKind.NO_PAIRS: lambda: translate("BoardFaults", "no pair is listed; list all that touch"),
    FactKind.NO_ARMIES: lambda: translate(
        "BoardFaults",
        "{0} has the terrain “{1}”, and no army can reach it; make it “water”, or list it in army_adjacency",
    ),
    FactKind.NO_NEIGHBOUR: lambda: translate(
        "BoardFaults", "{0} has no neighbours; list it with each of them"
    ),
    FactKind.NO_COMMON_WATER: lambda: translate(
        "BoardFaults",
        "{0} and {1} have no water in common; list both with the same sea, or take the pair out",
    ),
    FactKind.NO_ARMY_LINK: lambda: translate(
        "BoardFaults",
        "{0} and {1} are neighbours for fleets, but not for armies; list them in army_adjacency, "
        "too, or take the pair out",
    ),
    FactKind.LINK_MISSING: lambda: translate("BoardFaults", "{0} and {1} are not in {2}; list them there"),
    FactKind.LINK_SURPLUS: lambda: translate(
        "BoardFaults", "{0} and {1} may not be in {2}; take the pair out there"
    ),
    FactKind.LINK_UNDECLARED: lambda: translate(
        "BoardFaults", "{0} and {1} are not in special_links as {2}; list them there"
    ),
    FactKind.ONE_STATION: lambda: translate(
        "BoardFaults", "a railway has two stations or more, and this one has only {0}"
    ),
    FactKind.NO_CENTER: lambda: translate(
        "BoardFaults", "{0} is no supply centre; make it one in provinces, or take it out here"
    ),
    FactKind.TAKEN: lambda: translate("BoardFaults", "{0} belongs to {1} as well; leave it to one of them"),
    FactKind.NOTHING_AT_START: lambda: translate(
        "BoardFaults",
        "{0} has neither units nor centres at the start; give it start_units and start_centers",
    ),
    FactKind.BAD_LETTER: lambda: translate("BoardFaults", "“{0}” is not one capital letter"),
    FactKind.BAD_UNIT: lambda: translate(
        "BoardFaults", "“{0}” is no unit; expected something like “A PAR” or “F SPA/nc”"
    ),
    FactKind.BAD_UNIT_KIND: lambda: translate("BoardFaults", "“{0}” is no kind of unit; expected “A” or “F”"),
    FactKind.OCCUPIED: lambda: translate("BoardFaults", "{0} has two units; take one out"),
    FactKind.OUT_OF_RANGE: lambda: translate("BoardFaults", "{0} is not between {1} and {2}"),
    FactKind.NOT_ONE_OF: lambda: translate("BoardFaults", "{0} cannot stand here; possible: {1}"),
    FactKind.NEEDED: lambda: translate("BoardFaults", "{0} is missing; with {1} it is needed"),
    FactKind.NOT_WITH: lambda: translate(
        "BoardFaults", "{0} does not go with {1}; take it out, or change that"
    ),
    FactKind.OTHER_CANAL: lambda: translate(
        "BoardFaults", "the canal of {0} and {1} is not that of $.canal; name the same two seas in both"
    ),
    FactKind.MISCOUNTED: lambda: translate(
        "BoardFaults", "{0}, but {1} provinces are supply centres; write {1}"
    ),
    FactKind.WON_AT_START: lambda: translate(
        "BoardFaults", "{0} has won with its {1} centres at the start; ask for more"
    ),
    FactKind.UNKNOWN_VERSION: lambda: translate("BoardFaults", "there is no version “{0}” among the set_ups"),
}
