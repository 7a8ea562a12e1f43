"""Order slips: what each power has to order, with room to write; nothing of what it has written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from app.drafts import builds_due, units_to_order
from app.words.names import location_name, power_name, variant_title
from app.words.phases import step_name, turn_name
from app.words.special_rules import adjustment_notes
from variants.game import Game
from variants.legal import build_sites, retreat_goals
from variants.orders import Unit
from variants.position import PhaseKind

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Blank:
    """A line to write on.

    Attributes:
        head: what stands before it.
        below: what stands under it, smaller.
    """

    head: str
    below: str = ""


@dataclass(frozen=True, slots=True)
class Slip:
    """The slip of one power for one phase.

    Attributes:
        power: its name.
        facts: the game, the turn and who plays it, on a line each.
        notes: what it has to know to write.
        blanks: the lines to write on.
    """

    power: str
    facts: tuple[str, ...]
    notes: tuple[str, ...]
    blanks: tuple[Blank, ...]


def order_slips(game: Game) -> tuple[Slip, ...]:
    """A slip for each played power that has something to order now, in the order of the board."""
    ordering = game.powers_to_order()
    return tuple(_slip(game, power) for power in game.variant.powers if power in ordering)


def _slip(game: Game, power: str) -> Slip:
    variant, phase = game.variant, game.position.phase
    turn, step = turn_name(variant.calendar, phase), step_name(phase.kind)
    facts = [f"{variant_title(variant)} · {turn} · {step}"]
    if not game.one_player:
        facts.append(game.players[power])
    if phase.kind is PhaseKind.ADJUSTMENT:
        notes, blanks = _adjustment(game, power)
    else:
        notes, blanks = (), tuple(_blank(game, unit) for unit in units_to_order(game, power))
    return Slip(power_name(variant, power), tuple(facts), notes, blanks)


def _blank(game: Game, unit: Unit) -> Blank:
    name = location_name(game.variant, unit.location)
    if game.position.phase.kind is PhaseKind.MOVEMENT:
        return Blank(str(unit), name)
    goals = ", ".join(map(str, retreat_goals(game.variant, game.position, unit)))
    text = translate("Print", "{unit}: to {places}, or disbanded")
    return Blank(str(unit), text.format(unit=name, places=goals))


def _adjustment(game: Game, power: str) -> tuple[tuple[str, ...], tuple[Blank, ...]]:
    number = builds_due(game, power)
    notes = adjustment_notes(game.variant, game.position, power)
    if number > 0:
        due = translate("Print", "Builds due: {number}. Free places: {places}.")
        places = _listed(list(build_sites(game.variant, game.position, power)))
        head = translate("Print", "Build {number}")
    else:
        due = translate("Print", "Removals due: {number}. Units: {places}.")
        places = _listed(game.position.units_of(power))
        head = translate("Print", "Removal {number}")
    told = due.format(number=abs(number), places=places)
    blanks = (Blank(head.format(number=each + 1)) for each in range(abs(number)))
    return (told, *notes), tuple(blanks)


def _listed(things: Sequence[object]) -> str:
    return ", ".join(map(str, things))
