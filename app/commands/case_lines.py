"""One line of JSON in the form of the case files: a position, the orders of a phase, and what is expected.

The same form is read by ``resolve`` and ``check``. Every fault is a ``FileFormatError`` that names the key.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar, get_type_hints

import msgspec

from maps.board import Board
from maps.json_keys import refuse_repeated_keys
from variants.errors import (
    AmbiguousOrder,
    FaultyBoardError,
    FileFormatError,
    OrderSyntaxError,
    UnknownVariantError,
)
from variants.formats.decoding import fault_of
from variants.formats.positions import read_dislodged, read_owners, read_province, read_units
from variants.notation import read_order, read_power
from variants.orders import Order
from variants.position import PhaseKind, Position
from variants.registry import load_variant
from variants.rules import Value
from variants.variant import Variant

T = TypeVar("T")

ByPower = dict[str, tuple[str, ...]]


class Expected(msgspec.Struct, frozen=True, omit_defaults=True):
    """The outcome that a case states; absent keys (None) are not stated.

    Attributes:
        units_after: power → units.
        dislodged_after: power → units, all that were dislodged.
        retreat_options: dislodged unit → where it may retreat.
        contested_after: provinces left empty by a stand-off.
        centers_after: power → centres.
        next_phase: the code of the next phase in which anybody has something to do.
        results: order as given → word.
        adjustments: power → builds (+) or removals (−).
        winner: the power that has won; null if none has.
        unstated: units of which the source does not say where they end.
    """

    units_after: ByPower | None = None
    dislodged_after: ByPower | None = None
    retreat_options: ByPower | None = None
    contested_after: tuple[str, ...] | None = None
    centers_after: ByPower | None = None
    next_phase: str | None = None
    results: dict[str, str] | None = None
    adjustments: dict[str, int] | None = None
    winner: str | msgspec.UnsetType | None = msgspec.UNSET
    unstated: tuple[str, ...] = ()


class CaseRecord(msgspec.Struct, frozen=True):
    """A line as it is written; keys that nothing needs are left unread, ``expected`` among them."""

    phase: str
    units: ByPower
    id: str | int | None = None
    variant: str = "standard"
    rules: dict[str, Value] = {}
    dislodged: dict[str, dict[str, str | None]] = {}
    contested: tuple[str, ...] = ()
    centers: ByPower | None = None
    orders: ByPower = {}


class RecordedCase(CaseRecord, frozen=True):
    """A line with the outcome that it expects."""

    expected: Expected = Expected()
    superseded_by: str | list[str] | None = None


Record = TypeVar("Record", bound=CaseRecord)


@dataclass(frozen=True, slots=True)
class CaseLine:
    """A line read.

    Attributes:
        record: as it is written.
        variant: with the rule switches of the line.
        position: before the phase.
        orders: each with the power that gives it.
        texts: each order as given; those of the same text given again end in ``#2``, ``#3``, …
    """

    record: CaseRecord
    variant: Variant
    position: Position
    orders: tuple[tuple[str, Order], ...]
    texts: tuple[str, ...]


def decode_line(line: bytes, kind: type[Record]) -> Record:
    """The record of a line, read as one of the two kinds.

    Raises:
        FileFormatError: naming the key that is missing or wrong.
    """
    try:
        record = msgspec.json.decode(line, type=kind)
        refuse_repeated_keys(line)
    except msgspec.ValidationError as error:
        fault = fault_of(error)
        raise fault.at(_named(fault.path, line, kind)) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise FileFormatError("$", str(error)) from None
    return record


def _named(path: str, line: bytes, kind: type[CaseRecord]) -> str:
    """The path with the first ``[...]``, which stands for any key, replaced by the key that is wrong.

    A line with a second fault further on, or with a key given twice, may not tell which; the path stays then.
    """
    field, anywhere, _ = path.removeprefix("$.").partition("[...]")
    if not anywhere or field not in kind.__struct_fields__:
        return path
    try:
        values = msgspec.json.decode(line)[field]
    except (msgspec.MsgspecError, RecursionError):
        return path
    wanted = get_type_hints(kind)[field]
    for key in values if isinstance(values, dict) else ():
        try:
            msgspec.convert({key: values[key]}, wanted)
        except msgspec.ValidationError:
            return path.replace("[...]", f".{key}", 1)
    return path


def read_line(record: CaseRecord) -> CaseLine:
    """What a record means.

    Raises:
        FileFormatError: naming the key whose value is wrong, what was found and what was expected.
    """
    variant = _variant(record.variant)
    try:
        variant = variant.with_rules(record.rules)
        phase = variant.calendar.parse(record.phase)
    except FileFormatError as error:
        raise error.at(f"$.{error.path}") from None
    board = variant.board
    _check_phase(record, phase.kind)
    position = Position(
        phase=phase,
        units=read_units(board, record.units, "$.units", power_ids(board, record.units, "$.units")),
        owners=_owners(variant, record),
        dislodged=read_dislodged(
            board, record.dislodged, "$.dislodged", power_ids(board, record.dislodged, "$.dislodged")
        ),
        contested=_provinces(board, record.contested, "$.contested"),
    )
    given = [
        (power, text, f"$.orders.{name}[{number}]")
        for name, power in power_ids(board, record.orders, "$.orders").items()
        for number, text in enumerate(record.orders[name])
    ]
    orders = [(power, _order(variant, position, power, text, path)) for power, text, path in given]
    return CaseLine(record, variant, position, tuple(orders), _numbered(text for _, text, _ in given))


def _variant(variant_id: str) -> Variant:
    try:
        return load_variant(variant_id)
    except UnknownVariantError as error:
        raise FileFormatError("$.variant", f"{variant_id!r} is none of: {', '.join(error.known)}") from None
    except FaultyBoardError as error:
        raise error.at("$.variant") from None


def by_power_id(board: Board, values: Mapping[str, T], path: str) -> dict[str, T]:
    """The same values by power id; errors as in ``power_ids``."""
    ids = power_ids(board, values, path)
    return {ids[name]: value for name, value in values.items()}


def power_ids(board: Board, names: Iterable[str], path: str) -> dict[str, str]:
    """Power as written → its id.

    Raises:
        FileFormatError: if a name is no power of this board, or one power is named twice.
    """
    found: dict[str, str] = {}
    for name in names:
        try:
            power = read_power(board, name)
        except OrderSyntaxError:
            ids = ", ".join(power.id.upper() for power in board.powers)
            raise FileFormatError(f"{path}.{name}", f"no such power; there are: {ids}") from None
        if power in found.values():
            raise FileFormatError(f"{path}.{name}", f"{power.upper()} is there already")
        found[name] = power
    return found


def _owners(variant: Variant, record: CaseRecord) -> Mapping[str, str]:
    """Who owns the centres; where the line does not say, as at the start."""
    if record.centers is None:
        return variant.start().owners
    board, path = variant.board, "$.centers"
    return read_owners(board, record.centers, path, power_ids(board, record.centers, path))


def _provinces(board: Board, names: Iterable[str], path: str) -> frozenset[str]:
    return frozenset(read_province(board, name, f"{path}[{number}]") for number, name in enumerate(names))


def _check_phase(record: CaseRecord, kind: PhaseKind) -> None:
    """Refuses what could only be passed over in silence, or would have to be made up."""
    if kind is not PhaseKind.RETREAT:
        for key, given in (("dislodged", record.dislodged), ("contested", record.contested)):
            if given:
                raise FileFormatError(f"$.{key}", "only a phase of retreats (ending in R) has any")
    if kind is PhaseKind.ADJUSTMENT and record.centers is None:
        raise FileFormatError("$.centers", "missing: builds and removals depend on who owns which centres")


def _order(variant: Variant, position: Position, power: str, text: str, path: str) -> Order:
    try:
        return read_order(variant, position, text, power)
    except (OrderSyntaxError, AmbiguousOrder) as error:
        raise FileFormatError(path, str(error)) from None


def _numbered(texts: Iterable[str]) -> tuple[str, ...]:
    seen: Counter[str] = Counter()
    numbered = []
    for text in texts:
        seen[text] += 1
        numbered.append(text if seen[text] == 1 else f"{text}#{seen[text]}")
    return tuple(numbered)
