"""What became of an order: the outcome word with numbers, and the reason as sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from app.words.names import either, every, strength
from maps.board import Board
from variants.orders import (
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Order,
    Retreat,
    Support,
    Train,
    Unit,
    UnitKind,
    Waive,
)
from variants.outcome import Cause, Judged, Outcome, Reason, Resolution

translate = QCoreApplication.translate


class Tone(StrEnum):
    """How good an outcome is; it sets the mark and its colour."""

    PLAIN = "plain"
    GOOD = "good"  # a tick
    TROUBLE = "trouble"  # amber cross
    FAILURE = "failure"  # red cross
    DISLODGED = "dislodged"  # red triangle


@dataclass(frozen=True, slots=True)
class Verdict:
    """An outcome in words: a short one for the end of a line, and a second line where more must be said."""

    text: str
    tone: Tone
    more: str = ""


def verdict(board: Board, resolution: Resolution, judged: Judged, reason: Reason) -> Verdict:
    """What became of an order."""
    if judged.outcome is Outcome.VOID:
        return Verdict(translate("Words", "void"), Tone.TROUBLE, reason_text(reason))
    if judged.outcome is Outcome.CUT:
        return Verdict(
            _by(translate("Words", "cut"), translate("Words", "cut by {unit}"), reason), Tone.TROUBLE
        )
    if judged.outcome is Outcome.DISLODGED:
        return dislodged(resolution, judged.order, reason)
    if judged.outcome is Outcome.NO_CONVOY:
        return Verdict(translate("Words", "not carried"), Tone.FAILURE, reason_text(reason))
    if judged.outcome is Outcome.BOUNCE:
        return _bounced(resolution, judged.order, reason)
    special = _passage(judged, reason)
    return special or Verdict(_success(board, judged.order, reason), Tone.GOOD)


def _passage(judged: Judged, reason: Reason) -> Verdict | None:
    """The outcome of a fleet that could not pass a canal, or of a train that got less far than ordered."""
    if judged.outcome is Outcome.NO_PERMISSION:
        return Verdict(translate("Words", "not let through"), Tone.FAILURE, reason_text(reason))
    if judged.outcome is Outcome.STAYS:
        return Verdict(translate("Words", "stayed"), Tone.FAILURE, reason_text(reason))
    if judged.outcome is Outcome.STOPS:
        text = translate("Words", "stopped at {place}").format(place=judged.stop)
        return Verdict(text, Tone.TROUBLE, reason_text(reason))
    return None


def dislodged(resolution: Resolution, order: Order, reason: Reason) -> Verdict:
    """The outcome of a unit that lost its place, and where it may go."""
    text = _by(translate("Words", "dislodged"), translate("Words", "dislodged by {unit}"), reason)
    return Verdict(text, Tone.DISLODGED, retreat_text(resolution, order))


def retreat_text(resolution: Resolution, order: Order) -> str:
    """Where the dislodged unit of an order may go; "" if it stands."""
    unit = _dislodged_unit(resolution, order)
    if unit is None:
        return ""
    goals = [str(goal) for goal in resolution.retreat_options.get(unit, ())]
    if not goals:
        return translate("Words", "It has nowhere to go and is disbanded.")
    return translate("Words", "It may go to {places}.").format(places=either(goals))


def _dislodged_unit(resolution: Resolution, order: Order) -> Unit | None:
    if isinstance(order, Waive | Build):
        return None
    province = order.unit.province
    return next((unit for unit in resolution.dislodged if unit.province == province), None)


def _bounced(resolution: Resolution, order: Order, reason: Reason) -> Verdict:
    if isinstance(order, Retreat):
        return Verdict(translate("Words", "disbanded"), Tone.FAILURE, reason_text(reason))
    unit = _dislodged_unit(resolution, order)
    if unit is not None:
        text = translate("Words", "bounced, then dislodged")
        return Verdict(text, Tone.DISLODGED, retreat_text(resolution, order))
    return Verdict(_bounce_text(reason), Tone.FAILURE)


def _bounce_text(reason: Reason) -> str:
    if reason.cause is Cause.STAND_OFF and reason.by:
        return translate("Words", "bounced with {unit}").format(unit=every([str(unit) for unit in reason.by]))
    if reason.cause is Cause.OWN_UNIT:
        return translate("Words", "bounced, own unit")
    return _with_numbers(translate("Words", "bounced"), reason)


def _success(board: Board, order: Order, reason: Reason) -> str:
    match order:
        case Move():
            moved = translate("Words", "landed") if _by_sea(board, order) else translate("Words", "moved")
            return _with_numbers(moved, reason)
        case Train():
            return _with_numbers(translate("Words", "arrived"), reason)
        case Hold():
            return _with_numbers(translate("Words", "held"), reason)
        case Support():
            return translate("Words", "counted")
        case Convoy():
            return translate("Words", "carried")
        case Retreat():
            return translate("Words", "retreated")
        case Disband():
            return translate("Words", "disbanded")
        case Build():
            return translate("Words", "built")
    return translate("Words", "waived")


def _by_sea(board: Board, order: Move) -> bool:
    if order.unit.kind is UnitKind.FLEET:
        return False
    return order.via or order.goal.province not in board.army_neighbours(order.unit.province)


def _with_numbers(word: str, reason: Reason) -> str:
    if not reason.attack or not reason.defence:
        return word
    numbers = translate("Words", "{outcome}, {attack} to {defence}")
    return numbers.format(outcome=word, attack=strength(reason.attack), defence=strength(reason.defence))


def _by(plain: str, named: str, reason: Reason) -> str:
    return named.format(unit=every([str(unit) for unit in reason.by])) if reason.by else plain


def reason_text(reason: Reason) -> str:
    """Why an order had its outcome: the comparison first, then the cause."""
    names = every([str(unit) for unit in reason.by])
    sentence = (_NAMED.get(reason.cause) if names else None) or _PLAIN[reason.cause]
    words = {
        "unit": names,
        "place": reason.place,
        "attack": strength(reason.attack or 0),
        "defence": strength(reason.defence or 0),
    }
    return " ".join((*_comparison(reason, words), sentence().format(**words)))


def rule_text(reason: Reason) -> str:
    """Where the rule stands; "" if the reason names none."""
    return translate("Words", "Rule: {rule}").format(rule=reason.rule) if reason.rule else ""


_MOVES_MET = frozenset((Cause.STAND_OFF, Cause.OUTDONE))
_STAYED = frozenset((Cause.OVERPOWERED, Cause.HELD, Cause.BELEAGUERED))
_COMPARED = _MOVES_MET | _STAYED | {Cause.STRONGER, Cause.HELD_OFF, Cause.HEAD_TO_HEAD}
_TRAINS_MET = frozenset((Cause.LINE_ENTERED, Cause.LINE_HEAD_ON))


def _comparison(reason: Reason, words: Mapping[str, str]) -> tuple[str, ...]:
    if reason.cause not in _COMPARED | _TRAINS_MET or not reason.attack or not reason.defence:
        return ()
    if reason.half:
        return (translate("Reasons", "Round the Cape: {attack} against {defence}.").format(**words),)
    if reason.cause in _TRAINS_MET:
        return (translate("Reasons", "The train had {attack}, the other {defence}.").format(**words),)
    if reason.cause in _MOVES_MET:
        return (translate("Reasons", "The move had {attack}, the other {defence}.").format(**words),)
    if reason.cause in _STAYED:
        return (translate("Reasons", "The defence had {attack}, the attack {defence}.").format(**words),)
    return (translate("Reasons", "The attack had {attack}, the defence {defence}.").format(**words),)


# Callables, so that the words are looked up when they are shown and not when this module is read.
_PLAIN: Mapping[Cause, Callable[[], str]] = {
    Cause.UNOPPOSED: lambda: translate("Reasons", "Nothing stood or came against it."),
    Cause.STRONGER: lambda: translate("Reasons", "A move needs more than the defence, and it had more."),
    Cause.HELD_OFF: lambda: translate("Reasons", "A move needs more than the defence."),
    Cause.STAND_OFF: lambda: translate("Reasons", "Another move there was as strong, so nobody got in."),
    Cause.OUTDONE: lambda: translate("Reasons", "Another move there was stronger."),
    Cause.HEAD_TO_HEAD: lambda: translate("Reasons", "The unit that came the other way was as strong."),
    Cause.OWN_UNIT: lambda: translate("Reasons", "A power never dislodges its own unit."),
    Cause.GIVEN: lambda: translate("Reasons", "Nothing disturbed it, so it counted."),
    Cause.UNCUT: lambda: translate("Reasons", "A fleet that comes round the Cape cuts no support."),
    Cause.HELD: lambda: translate("Reasons", "It stayed where it was."),
    Cause.BELEAGUERED: lambda: translate("Reasons", "Equal attacks kept each other out, so it stayed."),
    Cause.CUT_BY_ATTACK: lambda: translate("Reasons", "An attack from elsewhere cuts support."),
    Cause.OVERPOWERED: lambda: translate("Reasons", "The attack was stronger than the defence."),
    Cause.CONVOY_BROKEN: lambda: translate("Reasons", "A fleet of every route was dislodged."),
    Cause.CONVOY_MISSING: lambda: translate("Reasons", "No chain of fleets was ordered to carry it."),
    Cause.PARADOX: lambda: translate(
        "Reasons", "The orders depend on each other in a circle; the rule for paradoxes settles it."
    ),
    Cause.UNMATCHED: lambda: translate("Reasons", "The other unit was ordered otherwise."),
    Cause.CONTRADICTED: lambda: translate("Reasons", "The unit had two different orders, so it holds."),
    Cause.NO_LEAVE: lambda: translate("Reasons", "The canal was closed to it: nobody let it pass."),
    Cause.CANAL_UNHELD: lambda: translate("Reasons", "The canal was closed: nobody controls it."),
    Cause.CANAL_CLOSED: lambda: translate(
        "Reasons", "The canal was closed: the unit that controls it left or was dislodged."
    ),
    Cause.LINE_HELD: lambda: translate("Reasons", "The line was blocked by a foreign unit."),
    Cause.LINE_LOST: lambda: translate("Reasons", "A unit of its own was dislodged on the line."),
    Cause.LINE_ENTERED: lambda: translate("Reasons", "Another unit moved into a station on the line."),
    Cause.LINE_HEAD_ON: lambda: translate("Reasons", "A unit came against it from the first station."),
    Cause.LINE_TIED: lambda: translate("Reasons", "The others that went there kept each other out."),
    Cause.LINE_CENTER: lambda: translate(
        "Reasons", "A train stops at {place}, a centre that its power does not own."
    ),
    Cause.LINE_TAKEN: lambda: translate("Reasons", "A unit of its own stayed in its goal."),
    Cause.BY_RAIL: lambda: translate(
        "Reasons", "Only Russian armies travel by railway, from one station to another."
    ),
    Cause.SECOND_TRAIN: lambda: translate("Reasons", "Only one train runs in a turn, so the armies hold."),
    Cause.NO_UNIT: lambda: translate("Reasons", "No such unit of this power stands there."),
    Cause.UNREACHABLE: lambda: translate("Reasons", "From where the unit stands this can never be done."),
    Cause.WRONG_KIND: lambda: translate(
        "Reasons", "A unit of this kind cannot do that, or not in this phase."
    ),
    Cause.HALF_LINK: lambda: translate("Reasons", "No support is given round the Cape."),
    Cause.COAST: lambda: translate("Reasons", "The coast is missing, or it is not the right one."),
    Cause.BARRED: lambda: translate("Reasons", "A unit may not retreat there."),
    Cause.MET_RETREAT: lambda: translate("Reasons", "Another unit retreated there, so both are disbanded."),
    Cause.GAVE_WAY: lambda: translate(
        "Reasons", "A retreat round the Cape gives way to any other to the same place."
    ),
    Cause.NO_ORIGINAL_CENTER: lambda: translate(
        "Reasons", "A power that owns none of its original centres builds nothing."
    ),
    Cause.EMERGENCY: lambda: translate(
        "Reasons", "The emergency measures allow it, as some home centres are lost."
    ),
    Cause.NO_SITE: lambda: translate("Reasons", "This is no place where the power may build now."),
    Cause.OCCUPIED: lambda: translate("Reasons", "A unit stands there already."),
    Cause.CARRIED_OUT: lambda: translate("Reasons", "It was carried out as ordered."),
    Cause.OVER_LIMIT: lambda: translate("Reasons", "More was written than is due."),
}
_NAMED: Mapping[Cause, Callable[[], str]] = {
    Cause.STAND_OFF: lambda: translate("Reasons", "{unit} went there as well, so nobody got in."),
    Cause.OUTDONE: lambda: translate("Reasons", "{unit} went there as well and was stronger."),
    Cause.UNCUT: lambda: translate("Reasons", "{unit} came round the Cape and so did not cut it."),
    Cause.GAVE_WAY: lambda: translate("Reasons", "{unit} retreated there by a shorter way and went first."),
    Cause.HEAD_TO_HEAD: lambda: translate("Reasons", "{unit} came the other way and was as strong."),
    Cause.BELEAGUERED: lambda: translate(
        "Reasons", "The attacks of {unit} were equally strong, so none of them got in."
    ),
    Cause.CUT_BY_ATTACK: lambda: translate(
        "Reasons", "{unit} attacked it. An attack from elsewhere cuts support, even if it does not succeed."
    ),
    Cause.OVERPOWERED: lambda: translate("Reasons", "{unit} was stronger."),
    Cause.CONVOY_BROKEN: lambda: translate("Reasons", "{unit} was dislodged, and no other route was left."),
    Cause.NO_LEAVE: lambda: translate("Reasons", "{unit} controls the canal and did not let it pass."),
    Cause.CANAL_CLOSED: lambda: translate(
        "Reasons", "{unit}, which controls the canal, left or was dislodged, so it was closed."
    ),
    Cause.LINE_HELD: lambda: translate("Reasons", "The line was blocked: {unit} did not leave {place}."),
    Cause.LINE_LOST: lambda: translate("Reasons", "{unit} dislodged a unit of its own at {place}."),
    Cause.LINE_ENTERED: lambda: translate("Reasons", "{unit} moved into {place} on the line."),
    Cause.LINE_HEAD_ON: lambda: translate("Reasons", "{unit} came against it from the first station."),
    Cause.LINE_TIED: lambda: translate("Reasons", "{unit} kept each other out, so the train got in."),
    Cause.LINE_TAKEN: lambda: translate("Reasons", "{unit} stayed in its goal."),
    Cause.UNMATCHED: lambda: translate("Reasons", "{unit} was ordered otherwise."),
    Cause.MET_RETREAT: lambda: translate("Reasons", "{unit} retreated there too, so both are disbanded."),
}
