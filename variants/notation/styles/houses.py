"""The house styles of people and web sites, each as one record.

The judges' are those of the njudge mail format and of DPjudge; webDiplomacy's and Backstabbr's follow the
pages of those sites; the French and German ones are the usual words of postal games with the names of the
boards. For trains and leave to pass the canal none of them has a form: they are written as in this program's
own notation, with the names of the style.
"""

from __future__ import annotations

from collections.abc import Mapping

from variants.notation.styles.languages import ENGLISH, FRENCH, GERMAN
from variants.notation.styles.prose import ProseStyle
from variants.notation.styles.wording import Form, Wording, code, named, title_code
from variants.orders import UnitKind
from variants.outcome import Outcome

_LETTERS = {UnitKind.ARMY: "A", UnitKind.FLEET: "F"}
_ENGLISH_ARTICLES = {UnitKind.ARMY: "an", UnitKind.FLEET: "a"}


def _notes(
    bounce: str, cut: str, dislodged: str, void: str, no_convoy: str, no_passage: str, stays: str, stops: str
) -> Mapping[Outcome, str]:
    return {
        Outcome.BOUNCE: bounce,
        Outcome.CUT: cut,
        Outcome.DISLODGED: dislodged,
        Outcome.VOID: void,
        Outcome.NO_CONVOY: no_convoy,
        Outcome.NO_PERMISSION: no_passage,
        Outcome.STAYS: stays,
        Outcome.STOPS: stops,
    }


_ENGLISH_NOTES = _notes(
    "bounce", "cut", "dislodged", "void", "no convoy", "no passage", "stays", "stops at {place}"
)

JUDGE = ProseStyle(
    id="judge",
    words=ENGLISH,
    orders=Wording(
        place=code,
        kinds=_LETTERS,
        step="-",
        forms={
            Form.HOLD: "{unit} H",
            Form.MOVE: "{unit}-{goal}",
            Form.VIA: "{unit}-{goal} VIA",
            Form.ROUTE: "{unit}-{path}-{goal}",
            Form.TRAIN: "{unit}-TSR-{goal}",
            Form.SUPPORT_HOLD: "{unit} S {other}",
            Form.SUPPORT_MOVE: "{unit} S {other}-{goal}",
            Form.CONVOY: "{unit} C {other}-{goal}",
            Form.RETREAT: "{unit}-{goal}",
            Form.DISBAND: "{unit} DISBAND",
            Form.BUILD: "BUILD {unit}",
            Form.REMOVE: "REMOVE {unit}",
            Form.WAIVE: "WAIVE",
            Form.LEAVE: " SC {other}-{goal}",
        },
    ),
    results=Wording(
        place=named("en"),
        kinds={UnitKind.ARMY: "Army", UnitKind.FLEET: "Fleet"},
        articles={UnitKind.ARMY: "an army", UnitKind.FLEET: "a fleet"},
        step=" -> ",
        forms={
            Form.HOLD: "{unit} HOLD",
            Form.MOVE: "{unit} -> {goal}",
            Form.VIA: "{unit} -> {goal} by convoy",
            Form.ROUTE: "{unit} -> {path} -> {goal}",
            Form.TRAIN: "{unit} -> TSR -> {goal}",
            Form.SUPPORT_HOLD: "{unit} SUPPORT {other}",
            Form.SUPPORT_MOVE: "{unit} SUPPORT {other} -> {goal}",
            Form.CONVOY: "{unit} CONVOY {other} -> {goal}",
            Form.RETREAT: "{unit} -> {goal}",
            Form.DISBAND: "{unit} DISBAND",
            Form.BUILD: "Builds {article} in {place}",
            Form.REMOVE: "Removes {unit}",
            Form.WAIVE: "Build waived",
            Form.LEAVE: " SC {other} -> {goal}",
        },
    ),
    notes=_ENGLISH_NOTES,
    result="{power}: {order}.{note}",
    headed=False,
    note="  (*{note}*)",
)

_WEBDIPLOMACY = Wording(
    place=named("en"),
    kinds={UnitKind.ARMY: "army", UnitKind.FLEET: "fleet"},
    articles=_ENGLISH_ARTICLES,
    unit="The {kind} at {place}",
    step=", ",
    forms={
        Form.HOLD: "{unit} hold.",
        Form.MOVE: "{unit} move to {goal}.",
        Form.VIA: "{unit} move to {goal} via convoy.",
        Form.ROUTE: "{unit} move to {goal} via {path}.",
        Form.TRAIN: "{unit} move to {goal} by TSR.",
        Form.SUPPORT_HOLD: "{unit} support hold to {other_place}.",
        Form.SUPPORT_MOVE: "{unit} support move to {goal} from {other_place}.",
        Form.CONVOY: "{unit} convoy to {goal} from {other_place}.",
        Form.RETREAT: "{unit} retreat to {goal}.",
        Form.DISBAND: "{unit} disband.",
        Form.BUILD: "Build {article} {kind} at {place}.",
        Form.REMOVE: "Destroy the {kind} at {place}.",
        Form.WAIVE: "Waive build.",
        Form.LEAVE: " SC fleet {other_place} to {goal}.",
    },
)
WEBDIPLOMACY = ProseStyle(
    id="webdiplomacy",
    words=ENGLISH,
    orders=_WEBDIPLOMACY,
    results=_WEBDIPLOMACY,
    notes=_notes("fail", "fail", "dislodged", "fail", "fail", "fail", "fail", "fail, stopped at {place}"),
)

_BACKSTABBR = Wording(
    place=title_code,
    kinds=_LETTERS,
    forms={
        Form.HOLD: "{unit} H",
        Form.MOVE: "{unit} - {goal}",
        Form.VIA: "{unit} - {goal} via convoy",
        Form.ROUTE: "{unit} - {path} - {goal}",
        Form.TRAIN: "{unit} - TSR - {goal}",
        Form.SUPPORT_HOLD: "{unit} S {other_place}",
        Form.SUPPORT_MOVE: "{unit} S {other_place} - {goal}",
        Form.CONVOY: "{unit} C {other_place} - {goal}",
        Form.RETREAT: "{unit} - {goal}",
        Form.DISBAND: "{unit} disband",
        Form.BUILD: "Build {unit}",
        Form.REMOVE: "Disband {unit}",
        Form.WAIVE: "Waive",
        Form.LEAVE: " SC {other} - {goal}",
    },
)
BACKSTABBR = ProseStyle(
    id="backstabbr",
    words=ENGLISH,
    orders=_BACKSTABBR,
    results=_BACKSTABBR,
    notes=_ENGLISH_NOTES,
)

_FRENCH = Wording(
    place=named("fr"),
    kinds=_LETTERS,
    forms={
        Form.HOLD: "{unit} XXX",
        Form.MOVE: "{unit} - {goal}",
        Form.VIA: "{unit} - {goal} par convoi",
        Form.ROUTE: "{unit} - {path} - {goal}",
        Form.TRAIN: "{unit} - TSR - {goal}",
        Form.SUPPORT_HOLD: "{unit} S {other}",
        Form.SUPPORT_MOVE: "{unit} S {other} - {goal}",
        Form.CONVOY: "{unit} C {other} - {goal}",
        Form.RETREAT: "{unit} retraite {goal}",
        Form.DISBAND: "{unit} dissoute",
        Form.BUILD: "Construction {unit}",
        Form.REMOVE: "{unit} dissoute",
        Form.WAIVE: "Passe",
        Form.LEAVE: " SC {other} - {goal}",
    },
)
FRENCH_STYLE = ProseStyle(
    id="french",
    words=FRENCH,
    orders=_FRENCH,
    results=_FRENCH,
    notes=_notes(
        "rebond",
        "coupé",
        "délogée",
        "nul",
        "sans convoi",
        "passage refusé",
        "pas partie",
        "arrêtée à {place}",
    ),
)

_GERMAN = Wording(
    place=named("de"),
    kinds=_LETTERS,
    forms={
        Form.HOLD: "{unit} hält",
        Form.MOVE: "{unit} - {goal}",
        Form.VIA: "{unit} - {goal} per Konvoi",
        Form.ROUTE: "{unit} - {path} - {goal}",
        Form.TRAIN: "{unit} - TSR - {goal}",
        Form.SUPPORT_HOLD: "{unit} unterstützt {other}",
        Form.SUPPORT_MOVE: "{unit} unterstützt {other} - {goal}",
        Form.CONVOY: "{unit} geleitet {other} - {goal}",
        Form.RETREAT: "{unit} Rückzug nach {goal}",
        Form.DISBAND: "{unit} auflösen",
        Form.BUILD: "Aufbau {unit}",
        Form.REMOVE: "Abbau {unit}",
        Form.WAIVE: "Verzicht",
        Form.LEAVE: " SC {other} - {goal}",
    },
)
GERMAN_STYLE = ProseStyle(
    id="german",
    words=GERMAN,
    orders=_GERMAN,
    results=_GERMAN,
    notes=_notes(
        "abgeprallt",
        "unterbrochen",
        "vertrieben",
        "nichtig",
        "kein Konvoi",
        "nicht durchgelassen",
        "nicht abgefahren",
        "hielt in {place}",
    ),
)
