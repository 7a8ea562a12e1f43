"""One cast of provinces for each board: the same order forms are tried with names of every board."""

from __future__ import annotations

from dataclasses import dataclass, fields

from maps.board import BOARD_IDS, LANGUAGES, Location
from variants.orders import Unit, UnitKind
from variants.position import Dislodged, Phase, PhaseKind, Position
from variants.registry import load_variant

VARIANTS = {board_id: load_variant(board_id) for board_id in BOARD_IDS}

COAST_WORDS = {
    "nc": ("north coast", "nk", "Nordküste", "cn", "côte nord"),
    "sc": ("south coast", "sk", "Südküste", "cs", "côte sud"),
    "ec": ("east coast", "ok", "Ostküste", "ce", "côte est"),
    "wc": ("west coast", "wk", "Westküste", "co", "côte ouest"),
}


@dataclass(frozen=True, slots=True)
class Name:
    """A province as templates call it: ``{a}``, ``{a.low}``, ``{a.cap}``, ``{a.en}`` and so on."""

    id: str
    en: str
    fr: str
    de: str

    def __format__(self, spec: str) -> str:
        return self.id

    @property
    def low(self) -> str:
        return self.id.lower()

    @property
    def cap(self) -> str:
        return self.id.capitalize()


@dataclass(frozen=True, slots=True)
class Cast:
    """Who plays which part in the forms.

    Attributes:
        power: whose units they all are.
        a, b, s: armies in ``a`` and ``s``, neighbours of each other and of ``b``.
        c, x, y, d: an army in ``c`` sails to ``d`` over the fleets in ``x`` alone, or in ``x`` and ``y``.
        m, k, q: a fleet in ``m``, from which two coasts of ``k`` are in reach, ``q`` among them.
        n: a fleet there can support a move to ``k``.
        army_site, fleet_site: own vacant centres.
    """

    power: str
    a: str
    b: str
    s: str
    c: str
    x: str
    y: str
    d: str
    m: str
    k: str
    q: str
    n: str
    army_site: str
    fleet_site: str


CASTS = {
    "standard": Cast(
        "france", "GAS", "BUR", "PAR", "LON", "NTH", "NWG", "NWY", "MAO", "SPA", "nc", "WES", "MAR", "BRE"
    ),
    "britain": Cast(
        "england", "WAL", "LVP", "YOR", "LON", "NTH", "SKA", "DEN", "CON", "BUL", "ec", "AEG", "YOR", "CLY"
    ),
    "1900": Cast(
        "russia", "UKR", "MOS", "WAR", "LON", "NTH", "SKA", "DEN", "GIB", "SPA", "ec", "LYO", "MOS", "SEV"
    ),
    "hundred": Cast(
        "burgundy", "CAN", "DIJ", "DAU", "LON", "DOV", "WAS", "HOL", "SCO", "NUM", "wc", "IRI", "DIJ", "HOL"
    ),
    "colonial": Cast(
        "britain", "AFG", "KAM", "PUN", "MYS", "WIO", "GOM", "CEY", "OMA", "ARA", "sc", "RS", "DEL", "BOM"
    ),
}


def words_of(board_id: str) -> dict[str, object]:
    """What the fields of a template stand for on a board."""
    variant, cast = VARIANTS[board_id], CASTS[board_id]
    found: dict[str, object] = {}
    for field in fields(cast):
        value = getattr(cast, field.name)
        record = variant.board.provinces.get(value)
        names = (record.names[each] for each in LANGUAGES) if record else ()
        found[field.name] = Name(value, *names) if record else value
    power = variant.power(cast.power)
    coast, nk, kueste, cn, cote = COAST_WORDS[cast.q]
    found |= {"L": power.letter, "power_en": power.name["en"], "power_fr": power.name["fr"]}
    found |= {"power_de": power.name["de"], "adjective": power.adjective["en"]}
    found |= {"coast": coast, "nk": nk, "kueste": kueste, "cn": cn, "cote": cote, "Q": cast.q.upper()}
    found |= {"dotted": f"{cast.q[0]}.{cast.q[1]}.", "q_bracketed": f"({cast.q})"}
    found["power_code"] = cast.power[:3].upper()
    return found


def movement(board_id: str) -> Position:
    """A movement phase with the whole cast on the board."""
    cast = CASTS[board_id]
    fleets, armies = (cast.x, cast.y, cast.m, cast.n), (cast.a, cast.s, cast.c)
    units = {Unit(UnitKind.FLEET, Location(place)): cast.power for place in fleets}
    units |= {Unit(UnitKind.ARMY, Location(place)): cast.power for place in armies}
    return Position(Phase(1, PhaseKind.MOVEMENT), units, {})


def retreats(board_id: str) -> Position:
    """A retreat phase: the army in ``a`` and the fleet in ``m`` are dislodged."""
    cast = CASTS[board_id]
    dislodged = {
        Unit(UnitKind.ARMY, Location(cast.a)): Dislodged(cast.power, None),
        Unit(UnitKind.FLEET, Location(cast.m)): Dislodged(cast.power, None),
    }
    return Position(Phase(1, PhaseKind.RETREAT), {}, {}, dislodged)


def winter(board_id: str) -> Position:
    """An adjustment: an army in ``a``, a fleet on a coast of ``k``, and vacant own sites."""
    cast = CASTS[board_id]
    units = {
        Unit(UnitKind.ARMY, Location(cast.a)): cast.power,
        Unit(UnitKind.FLEET, Location(cast.k, cast.q)): cast.power,
    }
    owners = dict.fromkeys((cast.army_site, cast.fleet_site), cast.power)
    return Position(Phase(2, PhaseKind.ADJUSTMENT), units, owners)
