"""Which power's tint each land province takes.

A position knows the owners of centres only. Land without a centre takes the tint of the unit that stands
there; failing that, of the power whose home land it is, as long as that power still owns a neighbouring
centre; failing that, of the power that owns all neighbouring centres. So the tints are a reading of the
position alone, and the same position always looks the same.
"""

from __future__ import annotations

from collections.abc import Mapping

from maps.board import Terrain
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
HOME_LANDS: Mapping[str, Mapping[str, tuple[str, ...]]] = {"standard": _STANDARD, "britain": _STANDARD}


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
    if home in around:
        return home
    return around.pop() if len(around) == 1 else None
