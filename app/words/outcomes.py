"""What became of an order: the outcome word with numbers, and a second line where more must be said."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from app.words.names import either, every, province_name, strength
from app.words.reasons import is_special, reason_text
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
from variants.variant import Variant

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


def verdict(variant: Variant, resolution: Resolution, judged: Judged, reason: Reason) -> Verdict:
    """What became of an order; the reason with it where a rule decided that not everybody knows."""
    told = reason_text(variant, resolution.before, reason)
    if judged.outcome is Outcome.VOID:
        plain = Verdict(translate("Words", "void"), Tone.TROUBLE, told)
        return _lost_besides(resolution, judged, plain)
    if judged.outcome is Outcome.NO_CONVOY:
        plain = Verdict(translate("Words", "not carried"), Tone.FAILURE, told)
        return _lost_besides(resolution, judged, plain)
    if passage := _passage(variant, judged, reason, told):
        return passage
    if reason.cause is Cause.OWN_TARGET:
        return Verdict(translate("Words", "not counted"), Tone.TROUBLE, told)
    told = told if is_special(reason) or _meets_train(resolution, judged, reason) else ""
    if judged.outcome is Outcome.CUT:
        text = _by(translate("Words", "cut"), translate("Words", "cut by {unit}"), reason)
        return Verdict(text, Tone.TROUBLE, told)
    if judged.outcome is Outcome.DISLODGED:
        return dislodged(resolution, judged.order, told, reason)
    if judged.outcome is Outcome.BOUNCE:
        return _bounced(variant, resolution, judged.order, told, reason)
    return Verdict(_success(variant, judged.order, reason), Tone.GOOD, told)


def _lost_besides(resolution: Resolution, judged: Judged, words: Verdict) -> Verdict:
    """The same, and that the unit was dislodged while its order came to nothing."""
    unit = _dislodged_unit(resolution, judged.order)
    if unit is None or resolution.dislodged[unit].power != judged.power:
        return words
    text = translate("Words", "{outcome}, dislodged").format(outcome=words.text)
    return Verdict(text, Tone.DISLODGED, _joined(words.more, retreat_text(resolution, judged.order)))


def _meets_train(resolution: Resolution, judged: Judged, reason: Reason) -> bool:
    """Whether a train from far away decided, which the map does not show beside the place."""
    trains = {other.order.unit.province for other in resolution.judged if isinstance(other.order, Train)}
    return not isinstance(judged.order, Train) and any(unit.province in trains for unit in reason.by)


def _passage(variant: Variant, judged: Judged, reason: Reason, told: str) -> Verdict | None:
    """The outcome of a fleet that could not pass a canal, or of a train that got less far than ordered."""
    if judged.outcome is Outcome.NO_PERMISSION:
        return Verdict(translate("Words", "not let through"), Tone.FAILURE, told)
    if judged.outcome not in (Outcome.STAYS, Outcome.STOPS):
        return None
    told = _joined(told, _went_back(variant, judged, reason))
    if judged.outcome is Outcome.STAYS:
        return Verdict(translate("Words", "stayed"), Tone.FAILURE, told)
    text = translate("Words", "stopped at {place}").format(place=judged.stop)
    return Verdict(text, Tone.TROUBLE, told)


def _went_back(variant: Variant, judged: Judged, reason: Reason) -> str:
    """Why a train ended before the station to which its way was open; "" if it did not."""
    line = variant.board.record.railway
    assert not isinstance(judged.order, Waive)
    origin = judged.order.unit.province
    if reason.place not in line or origin not in line:
        return ""
    start, met = line.index(origin), line.index(reason.place)
    reached = met if reason.cause is Cause.LINE_CENTER else met - (1 if met > start else -1)
    if line[reached] == (judged.stop.province if judged.stop else origin):
        return ""
    if judged.stop is None:
        return translate("Words", "No station before it was free at the end, so it stayed.")
    text = translate("Words", "{place} was the nearest station that was free at the end.")
    return text.format(place=province_name(variant, judged.stop.province))


def dislodged(resolution: Resolution, order: Order, told: str, reason: Reason) -> Verdict:
    """The outcome of a unit that lost its place, and where it may go."""
    text = _by(translate("Words", "dislodged"), translate("Words", "dislodged by {unit}"), reason)
    return Verdict(text, Tone.DISLODGED, _joined(told, retreat_text(resolution, order)))


def _joined(*sentences: str) -> str:
    return " ".join(filter(None, sentences))


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


def _bounced(variant: Variant, resolution: Resolution, order: Order, told: str, reason: Reason) -> Verdict:
    if isinstance(order, Retreat):
        text = reason_text(variant, resolution.before, reason)
        return Verdict(translate("Words", "disbanded"), Tone.FAILURE, text)
    unit = _dislodged_unit(resolution, order)
    if unit is not None:
        text = translate("Words", "bounced, then dislodged")
        return Verdict(text, Tone.DISLODGED, _joined(told, retreat_text(resolution, order)))
    return Verdict(_bounce_text(reason), Tone.FAILURE, told)


def _bounce_text(reason: Reason) -> str:
    if reason.cause is Cause.STAND_OFF and reason.by:
        return translate("Words", "bounced with {unit}").format(unit=every([str(unit) for unit in reason.by]))
    if reason.cause is Cause.OWN_UNIT:
        return translate("Words", "bounced, own unit")
    return _with_numbers(translate("Words", "bounced"), reason)


def _success(variant: Variant, order: Order, reason: Reason) -> str:
    match order:
        case Move():
            moved = translate("Words", "landed") if _by_sea(variant, order) else translate("Words", "moved")
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


def _by_sea(variant: Variant, order: Move) -> bool:
    if order.unit.kind is UnitKind.FLEET:
        return False
    return order.via or order.goal.province not in variant.board.army_neighbours(order.unit.province)


def _with_numbers(word: str, reason: Reason) -> str:
    if not reason.attack or not reason.defence:
        return word
    numbers = translate("Words", "{outcome}, {attack} to {defence}")
    return numbers.format(outcome=word, attack=strength(reason.attack), defence=strength(reason.defence))


def _by(plain: str, named: str, reason: Reason) -> str:
    return named.format(unit=every([str(unit) for unit in reason.by])) if reason.by else plain
