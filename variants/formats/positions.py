"""Positions in the form of files: power → units, as in ``{"FRANCE": ["A PAR", "F BRE"]}``.

The reading half checks every fact against the board, and names the place in the file that is wrong.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from maps.board import Board, Location, Terrain
from variants.errors import FileFormatError, OrderSyntaxError
from variants.game_faults import GameFault, GameFaultKind
from variants.orders import Order, Unit, UnitKind, parse_order, places
from variants.position import Dislodged


def read_unit(board: Board, text: str, path: str) -> Unit:
    """The unit of a text such as ``F STP/sc``.

    Raises:
        FileFormatError: if it is no unit, or one that cannot stand there.
    """
    try:
        unit = Unit.parse(text)
    except OrderSyntaxError:
        raise FileFormatError(path, GameFault(GameFaultKind.NO_UNIT, (text,))) from None
    province = board.provinces.get(unit.province)
    if province is None:
        raise FileFormatError(path, GameFault(GameFaultKind.NO_PROVINCE_OF, (text, unit.province)))
    if unit.location not in _standing_places(board, unit):
        places = ", ".join(map(str, _standing_places(board, unit)))
        kind = GameFaultKind.STANDS_AT if places else GameFaultKind.STANDS_NOWHERE
        raise FileFormatError(path, GameFault(kind, (text, places)))
    return unit


def _standing_places(board: Board, unit: Unit) -> tuple[Location, ...]:
    province = board.provinces[unit.province]
    if unit.kind is UnitKind.ARMY:
        return (Location(province.id),) if province.terrain in (Terrain.LAND, Terrain.COAST) else ()
    return province.locations if province.terrain in (Terrain.WATER, Terrain.COAST) else ()


def read_units(
    board: Board, units: Mapping[str, Iterable[str]], path: str, ids: Mapping[str, str]
) -> dict[Unit, str]:
    """Unit → power of the units of a file.

    Args:
        board: where they stand.
        units: power as written → units.
        path: of ``units`` in the file.
        ids: power as written → its id.

    Raises:
        FileFormatError: also if two units share a province.
    """
    found: dict[Unit, str] = {}
    taken: dict[str, Unit] = {}
    for name, texts in units.items():
        for number, text in enumerate(texts):
            here = f"{path}.{name}[{number}]"
            unit = read_unit(board, text, here)
            if unit.province in taken:
                raise FileFormatError(here, GameFault(GameFaultKind.OCCUPIED, (text, taken[unit.province])))
            taken[unit.province] = unit
            found[unit] = ids[name]
    return found


def read_dislodged(
    board: Board, dislodged: Mapping[str, Mapping[str, str | None]], path: str, ids: Mapping[str, str]
) -> dict[Unit, Dislodged]:
    """The dislodged units of a file: power → {unit: attacker's origin or null}; arguments as ``read_units``.

    Raises:
        FileFormatError: naming the unit or origin that is wrong.
    """
    found: dict[Unit, Dislodged] = {}
    for name, origins in dislodged.items():
        for text, origin in origins.items():
            here = f"{path}.{name}.{text}"
            if origin is not None:
                read_province(board, origin, here)
            found[read_unit(board, text, here)] = Dislodged(ids[name], origin)
    return found


def read_province(board: Board, text: str, path: str) -> str:
    """The text, if it is the id of a province.

    Raises:
        FileFormatError: if it is not.
    """
    if text not in board.provinces:
        raise FileFormatError(path, GameFault(GameFaultKind.NO_PROVINCE, (text,)))
    return text


def read_owners(
    board: Board, centers: Mapping[str, Iterable[str]], path: str, ids: Mapping[str, str]
) -> dict[str, str]:
    """Centre → power of the owners of a file; arguments as ``read_units``.

    Raises:
        FileFormatError: if a name is no supply centre, or has two owners.
    """
    found: dict[str, str] = {}
    for name, owned in centers.items():
        for number, center in enumerate(owned):
            here = f"{path}.{name}[{number}]"
            if not board.provinces[read_province(board, center, here)].supply_center:
                raise FileFormatError(here, GameFault(GameFaultKind.NO_CENTER, (center,)))
            if found.get(center, ids[name]) != ids[name]:
                raise FileFormatError(here, GameFault(GameFaultKind.OWNED, (center, found[center].upper())))
            found[center] = ids[name]
    return found


def write_units(units: Mapping[Unit, str]) -> dict[str, list[str]]:
    """Power → units as text, both in order."""
    return by_power((power, str(unit)) for unit, power in units.items())


def write_dislodged(dislodged: Mapping[Unit, Dislodged]) -> dict[str, dict[str, str | None]]:
    """Power → {unit as text: attacker's origin, or None if it came by convoy}."""
    found: dict[str, dict[str, str | None]] = {}
    for unit, fact in sorted(dislodged.items(), key=lambda item: (item[1].power, item[0])):
        found.setdefault(fact.power, {})[str(unit)] = fact.origin
    return found


def write_owners(owners: Mapping[str, str]) -> dict[str, list[str]]:
    """Power → centres, both in order."""
    return by_power((power, center) for center, power in owners.items())


def by_power(pairs: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Groups (power, text) pairs: power → texts, both in order."""
    found: dict[str, list[str]] = {}
    for power, text in sorted(pairs):
        found.setdefault(power, []).append(text)
    return found


def read_orders(board: Board, texts: Iterable[str], path: str) -> tuple[Order, ...]:
    """Orders in their own text form, each as ``read_order``."""
    return tuple(read_order(board, text, f"{path}[{number}]") for number, text in enumerate(texts))


def read_order(board: Board, text: str, path: str) -> Order:
    """The order of a text such as ``A PAR - BUR``.

    Raises:
        FileFormatError: if it is no order, or names a province that is not on the board.
    """
    try:
        order = parse_order(text)
    except OrderSyntaxError as error:
        fault = GameFault(GameFaultKind.NO_ORDER, (error.text, error.token, error.column + 1))
        raise FileFormatError(path, fault) from None
    for place in places(order):
        read_province(board, place.province, path)
    return order


def check_powers(known: Iterable[str], powers: Iterable[str], path: str) -> None:
    """Makes sure that the ids are powers of the game.

    Raises:
        FileFormatError: naming the first that is not.
    """
    for power in powers:
        if power not in known:
            raise FileFormatError(f"{path}.{power}", GameFault(GameFaultKind.NO_POWER, (", ".join(known),)))
