"""Which power's tint each land province takes.

A position knows the owners of centres only. Land without a centre takes the tint of the unit that stands
there; failing that, of the power whose home land it is, as long as that power still owns a neighbouring
centre of those it began with, or any of them where none is a neighbour; failing that, of the power that owns
all neighbouring centres. So the tints are a reading of the position alone, and the same position always looks
the same.

The home lands are those that history gave the powers when each game begins: board files know centres only.
"""

from __future__ import annotations

from collections.abc import Mapping

from maps.board import Terrain
from maps.record import PowerRecord
from variants.position import Position
from variants.variant import Variant

_STANDARD = {
    "austria": ("BOH", "GAL", "TYR"),
    "england": ("CLY", "WAL", "YOR"),
    "france": ("BUR", "GAS", "PIC"),
    "germany": ("PRU", "RUH", "SIL"),
    "italy": ("APU", "PIE", "TUS"),
    "russia": ("FIN", "LVN", "UKR"),
    "turkey": ("ARM", "SYR"),
}
_1900 = {
    "austria": ("BOH", "BOS", "GAL", "TYR"),
    "britain": ("CLY", "GIB", "IRE", "WAL", "YOR"),
    "france": ("BUR", "GAS", "PIC"),
    "germany": ("ALS", "PRU", "SIL"),
    "italy": ("APU", "PIE", "VEN"),
    "russia": ("FIN", "LVN", "SIB", "UKR"),
    "turkey": ("ARA", "ARM", "HEJ", "KON", "MAC", "PAL"),
}
_HUNDRED = {
    "burgundy": ("CHA", "FRI"),
    "england": ("ANG", "NUM", "PAL", "WAL"),
    "france": ("LIM", "PRO"),
}
_COLONIAL = {
    "britain": ("HYD", "MYS", "NAG"),
    "china": ("LAN", "NAN"),
    "japan": ("AKI",),
    "russia": ("IRK", "KRA", "PRM"),
    "turkey": ("ARM", "SYR"),
}
HOME_LANDS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "standard": _STANDARD,
    "britain": _STANDARD,
    "1900": _1900,
    "hundred": _HUNDRED,
    "colonial": _COLONIAL,
}


def land_powers(variant: Variant, position: Position) -> dict[str, str]:
    """Land province → the power whose tint it takes; the others are unowned."""
    homes = _homes(variant.board.id)
    found = {}
    for id_, province in variant.board.provinces.items():
        if province.terrain in (Terrain.WATER, Terrain.IMPASSABLE):
            continue
        power = position.owners.get(id_) if province.supply_center else _holder(variant, position, id_, homes)
        if power is not None:
            found[id_] = power
    return found


def _homes(board_id: str) -> Mapping[str, str]:
    lands = HOME_LANDS.get(board_id, {})
    return {province: power for power, provinces in lands.items() for province in provinces}


def _holder(variant: Variant, position: Position, province: str, homes: Mapping[str, str]) -> str | None:
    unit = position.unit_in(province)
    if unit is not None:
        return position.units[unit]
    centers = variant.board.army_neighbours(province) & variant.board.centers
    around = {position.owners.get(center) for center in centers}
    home = homes.get(province)
    if home is not None and _keeps(variant.power(home), centers, position):
        return home
    return around.pop() if len(around) == 1 else None


def _keeps(power: PowerRecord, around: frozenset[str], position: Position) -> bool:
    """Whether a power still has what its claim to a home land with these neighbouring centres rests on."""
    started = frozenset(power.start_centers)
    return any(position.owners.get(center) == power.id for center in started & around or started)
