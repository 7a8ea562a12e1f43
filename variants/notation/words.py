"""The words of orders in English, French and German, as data; spellings are folded when they are loaded."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum, auto
from functools import cache

from variants.notation.phrases import Phrases
from variants.notation.tokens import folded_words
from variants.orders import UnitKind

BY_SEA = "cto"  # the one word for moving that says by itself that the way is by convoy


class Verb(Enum):
    """What is ordered, as far as one word says it."""

    HOLD = auto()
    MOVE = auto()
    SUPPORT = auto()
    SUPPORT_HOLD = auto()
    CONVOY = auto()
    RETREAT = auto()
    DISBAND = auto()
    BUILD = auto()
    WAIVE = auto()


_VERBS: Mapping[str, Mapping[Verb, str]] = {
    "en": {
        Verb.HOLD: "h, hold, holds, holding, stand, stands, standing, xxx, hld",
        Verb.MOVE: "m, ms, move, moves, moving, move to, to, into, go, goes, attack, attacks, m to, mto, cto",
        Verb.SUPPORT: "s, support, supports, supporting, support move, supports move, sup",
        Verb.SUPPORT_HOLD: "support hold, supports hold, support to hold",
        Verb.CONVOY: "c, convoy, convoys, convoying, transport, transports, cvy",
        Verb.RETREAT: "r, retreat, retreats, retreating, rto",
        Verb.DISBAND: "d, disband, disbands, disbanded, remove, removes, removed, destroy, destroys, "
        "dsb, rem",
        Verb.BUILD: "b, build, builds, built, building, bld",
        Verb.WAIVE: "w, waive, waives, waived, waive build, waives build, build waived, pass, passes, wve",
    },
    "fr": {
        Verb.HOLD: "tient, tenir, tient sa position, reste, rester, défend",
        Verb.MOVE: "va, va à, va en, aller, vers, attaque, se déplace vers, se déplace à, se déplace en",
        Verb.SUPPORT: "sout, soutient, soutien, soutenir, appuie",
        Verb.SUPPORT_HOLD: "soutien défensif",
        Verb.CONVOY: "convoie, convoyer, convoi, transporte",
        Verb.RETREAT: "retraite, se retire, se retire en, se retire vers, se replie, recule",
        Verb.DISBAND: "dissoute, dissout, dissoudre, dispersée, supprime, supprimer, retire, retirer",
        Verb.BUILD: "construit, construire, construction, construite, crée, ajoute",
        Verb.WAIVE: "passe, passer, renonce, renoncer, ne construit pas",
    },
    "de": {
        Verb.HOLD: "hält, haelt, halten, hält stand, hält die stellung, bleibt, bleiben, steht",
        Verb.MOVE: "zieht, zieht nach, ziehen, nach, geht, geht nach, bewegt sich nach, greift an",
        Verb.SUPPORT: "u, unterstützt, unterstuetzt, unterstützen, unterstuetzen, unterstützung",
        Verb.SUPPORT_HOLD: "unterstützt halten, unterstützt das halten von",
        Verb.CONVOY: "k, konvoi, konvoiert, konvoyiert, geleitet, geleiten, geleit, transportiert",
        Verb.RETREAT: "rückzug, rückzug nach, rueckzug, zieht sich zurück, zieht sich zurueck, weicht nach",
        Verb.DISBAND: "auflösen, aufloesen, aufgelöst, löst sich auf, entfernt, entfernen, abbau",
        Verb.BUILD: "baut, bauen, bau, aufbau, aufbauen, aufgestellt",
        Verb.WAIVE: "verzicht, verzichtet, verzichten, passt, kein aufbau",
    },
}

_UNITS: Mapping[UnitKind, str] = {
    UnitKind.ARMY: "a, army, armies, armee, armeen, armée, heer, amy",
    UnitKind.FLEET: "f, fleet, fleets, flotte, flotten, flottes, flt",
}

_VIA = (
    "via, via convoy, via a convoy, by convoy, by sea, convoyed, "
    "par convoi, via convoi, par mer, via konvoi, per konvoi, mit konvoi, im konvoi, per geleit, über, ueber"
)
_RAILWAY = (
    "tsr, trans siberian railway, trans siberian railroad, railway, railroad, rail, train, "
    "transsib, bahn, eisenbahn, transsibirische eisenbahn, zug, chemin de fer, transsibérien"
)
_BY = "via, by, per, mit, par, with, the, der, die, le"
_LEAVE = "sc"
_FROM = "from, de, depuis, von, aus"
_FILLERS = (
    "the, an, in, at, of, on, and, unit, unité, einheit, "
    "le, la, les, l, un, une, en, à, au, aux, du, de, d, et, "
    "der, die, das, dem, ein, eine, einen, im, am, auf, bei, von, und"
)

_COASTS: Mapping[str, str] = {
    "nc": "nc, n c, ncs, north coast, northern coast, northcoast, nk, nordküste, nordkueste, cn, côte nord",
    "sc": "sc, s c, scs, south coast, southern coast, southcoast, sk, südküste, suedkueste, cs, côte sud",
    "ec": "ec, e c, ecs, east coast, eastern coast, eastcoast, ok, ostküste, ostkueste, ce, côte est",
    "wc": "wc, w c, wcs, west coast, western coast, westcoast, wk, westküste, westkueste, co, côte ouest",
}


def _split(phrases: str) -> Iterator[tuple[str, ...]]:
    return (folded_words(phrase) for phrase in phrases.split(","))


def verb_spellings() -> Iterator[tuple[str, Verb]]:
    """Every phrase for a verb as it is written, language by language, the usual one first."""
    for table in _VERBS.values():
        for verb, phrases in table.items():
            yield from ((phrase.strip(), verb) for phrase in phrases.split(","))


def kind_spellings() -> Iterator[tuple[str, UnitKind]]:
    """Every word for a kind of unit, folded."""
    for kind, phrases in _UNITS.items():
        yield from ((words[0], kind) for words in _split(phrases))


def verb_phrases() -> Iterator[tuple[tuple[str, ...], Verb]]:
    """Every phrase for a verb, with its meaning."""
    for table in _VERBS.values():
        for verb, phrases in table.items():
            yield from ((words, verb) for words in _split(phrases))


@cache
def verbs() -> Phrases[Verb]:
    """The words for what is ordered."""
    return Phrases(dict(verb_phrases()))


@cache
def units() -> Phrases[UnitKind]:
    """The words for armies and fleets."""
    return Phrases({words: kind for kind, phrases in _UNITS.items() for words in _split(phrases)})


@cache
def coasts() -> Phrases[str]:
    """The words for coasts, whatever the province."""
    return Phrases({words: coast for coast, phrases in _COASTS.items() for words in _split(phrases)})


@cache
def via() -> Phrases[bool]:
    """The words that say: by convoy."""
    return Phrases(dict.fromkeys(_split(_VIA), True))


@cache
def railway() -> Phrases[bool]:
    """The words for the railway, in place of a station between or after the goal (``via TSR``)."""
    plain = list(_split(_RAILWAY))
    introduced = [(*by, *words) for by in _split(_BY) for words in plain]
    return Phrases(dict.fromkeys((*plain, *introduced), True))


@cache
def leave() -> Phrases[bool]:
    """The word before a fleet that may pass the canal (Suez Canal)."""
    return Phrases(dict.fromkeys(_split(_LEAVE), True))


@cache
def origin() -> Phrases[bool]:
    """The words before the province that a supported or convoyed unit comes from."""
    return Phrases(dict.fromkeys(_split(_FROM), True))


@cache
def fillers() -> Phrases[bool]:
    """Articles and prepositions that may stand before a unit or a province."""
    return Phrases(dict.fromkeys(_split(_FILLERS), True))
