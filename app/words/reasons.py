"""Why an order had its outcome, in sentences: the comparison first, then the cause."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

from app.words.names import every, power_name, province_name, strength
from variants.outcome import Cause, Reason
from variants.position import Position
from variants.variant import Variant

translate = QCoreApplication.translate


def reason_text(variant: Variant, before: Position, reason: Reason) -> str:
    """Why an order had its outcome; ``before`` is the position that the orders were written for."""
    names = every([str(unit) for unit in reason.by])
    sentence = (_NAMED.get(reason.cause) if names else None) or _PLAIN[reason.cause]
    words = {
        "unit": names,
        "units": every([_with_owner(variant, before, str(unit)) for unit in reason.by]),
        "place": province_name(variant, reason.place) if reason.place else "",
        "attack": strength(reason.attack or 0),
        "defence": strength(reason.defence or 0),
    }
    more = (*_round_the_cape(reason), *_of_leave(reason))
    return " ".join((*_comparison(reason, words), sentence().format(**words), *more))


def _with_owner(variant: Variant, before: Position, text: str) -> str:
    owner = next((power for unit, power in before.units.items() if str(unit) == text), None)
    return f"{text} ({power_name(variant, owner)})" if owner else text


def rule_text(reason: Reason) -> str:
    """Where the rule stands; "" if the reason names none."""
    return translate("Words", "Rule: {rule}").format(rule=reason.rule) if reason.rule else ""


def is_special(reason: Reason) -> bool:
    """Whether a rule decided that is not everyday knowledge, so that the report must give the reason."""
    if reason.cause in _SPECIAL or reason.idle_leave or reason.way_round:
        return True
    return (reason.half and _compared(reason)) or _odd(reason)


_SPECIAL = frozenset(
    (
        Cause.UNCUT,
        Cause.OWN_SUPPORT,
        Cause.OWN_DEFENDED,
        Cause.PARADOX,
        Cause.BELEAGUERED,
        Cause.EMERGENCY,
        # The canal, where the fleet that did not pass was dislodged besides, and the railway.
        Cause.NO_LEAVE,
        Cause.LEAVE_TO_OTHER,
        Cause.LEAVE_TO_TWO,
        Cause.LEAVE_TO_NOBODY,
        Cause.LEAVE_UNSAID,
        Cause.CANAL_UNHELD,
        Cause.CANAL_LEFT,
        Cause.CANAL_LOST,
        Cause.LINE_HELD,
        Cause.LINE_LOST,
        Cause.LINE_ENTERED,
        Cause.LINE_HEAD_ON,
        Cause.LINE_TIED,
        Cause.PASSED_CANAL,
        Cause.LINE_CENTER,
        Cause.LINE_KEPT,
        Cause.RAIL_SUPPORT,
        Cause.LINE_TAKEN,
    )
)


def _odd(reason: Reason) -> bool:
    """Whether some strength has a half in it."""
    return any(strength_ and strength_ % 2 for strength_ in (reason.attack, reason.defence))


def _round_the_cape(reason: Reason) -> tuple[str, ...]:
    """What half a strength comes from, where the order itself does not go round the Cape."""
    if reason.way_round and _compared(reason):
        return (
            translate("Reasons", "Its convoy had another way than round the Cape, so it had full strength."),
        )
    if _odd(reason) and not reason.half:
        return (translate("Reasons", "Whoever comes round the Cape begins with ½."),)
    return ()


def _of_leave(reason: Reason) -> tuple[str, ...]:
    """That leave to pass the canal, which the order gives, counts for nothing."""
    if not reason.idle_leave:
        return ()
    return (
        translate(
            "Reasons",
            "Its leave to pass the canal counted for nothing: only the unit that controls the canal gives "
            "leave, to one fleet that stands at either end.",
        ),
    )


_MOVES_MET = frozenset((Cause.STAND_OFF, Cause.OUTDONE))
_STAYED = frozenset((Cause.OVERPOWERED, Cause.HELD, Cause.BELEAGUERED))
_TRAINS_MET = frozenset((Cause.LINE_ENTERED, Cause.LINE_HEAD_ON))
_AGAINST_UNIT = frozenset((Cause.STRONGER, Cause.HELD_OFF, Cause.HEAD_TO_HEAD, Cause.OWN_SUPPORT))


def _compared(reason: Reason) -> bool:
    """Whether the reason is a comparison of strengths."""
    causes = _MOVES_MET | _STAYED | _TRAINS_MET | _AGAINST_UNIT
    return reason.cause in causes and bool(reason.attack and reason.defence)


def _comparison(reason: Reason, words: Mapping[str, str]) -> tuple[str, ...]:
    if not _compared(reason):
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
    Cause.OWN_SUPPORT: lambda: translate(
        "Reasons", "A power never helps to dislodge its own unit, so its support did not count."
    ),
    Cause.OWN_TARGET: lambda: translate("Reasons", "A power never helps to dislodge its own unit."),
    Cause.OWN_DEFENDED: lambda: translate(
        "Reasons", "It counted only against others: a power never helps to dislodge its own unit."
    ),
    Cause.NO_LEAVE: lambda: translate("Reasons", "The canal was closed to it: nobody let it pass."),
    Cause.LEAVE_TO_OTHER: lambda: translate("Reasons", "Another fleet had leave to pass the canal."),
    Cause.LEAVE_TO_TWO: lambda: translate(
        "Reasons", "Two fleets had leave to pass the canal, so neither passed."
    ),
    Cause.LEAVE_TO_NOBODY: lambda: translate(
        "Reasons", "Leave to pass the canal was given to a sea without a fleet."
    ),
    Cause.LEAVE_UNSAID: lambda: translate(
        "Reasons", "Two fleets of this power tried to pass and neither was named, so neither passed."
    ),
    Cause.CANAL_UNHELD: lambda: translate("Reasons", "The canal was closed: nobody controls it."),
    Cause.CANAL_LEFT: lambda: translate("Reasons", "The canal was closed: the unit that controlled it left."),
    Cause.CANAL_LOST: lambda: translate(
        "Reasons", "The canal was closed: the unit that controlled it was dislodged."
    ),
    Cause.CANAL_SUPPORT: lambda: translate(
        "Reasons",
        "No support goes through the canal. A passage is supported from beside its goal, or by a fleet that "
        "controls the canal.",
    ),
    Cause.CANAL_RETREAT: lambda: translate("Reasons", "No retreat goes through the canal."),
    Cause.LINE_HELD: lambda: translate("Reasons", "The line was blocked by a foreign unit."),
    Cause.LINE_LOST: lambda: translate("Reasons", "A unit of its own was dislodged on the line."),
    Cause.LINE_ENTERED: lambda: translate("Reasons", "Another unit came to a station on the line."),
    Cause.LINE_HEAD_ON: lambda: translate("Reasons", "A unit came against it from the first station."),
    Cause.LINE_TIED: lambda: translate("Reasons", "The others that went there kept each other out."),
    Cause.PASSED_CANAL: lambda: translate("Reasons", "The canal was open to it."),
    Cause.LINE_KEPT: lambda: translate(
        "Reasons", "A unit of its own stayed at {place}, a centre that its power does not own, so it passed."
    ),
    Cause.RAIL_SUPPORT: lambda: translate(
        "Reasons", "A train is supported only on its way to the goal that it was ordered to."
    ),
    Cause.LINE_CENTER: lambda: translate(
        "Reasons", "A train stops at {place}, a centre that its power does not own."
    ),
    Cause.LINE_TAKEN: lambda: translate("Reasons", "A unit of its own stayed in its goal."),
    Cause.BY_RAIL: lambda: translate(
        "Reasons", "Only Russian armies travel by railway, from one station to another."
    ),
    Cause.UNNAMED_RAIL: lambda: translate(
        "Reasons", "Only a train goes that far, and the order does not say TSR."
    ),
    Cause.SECOND_TRAIN: lambda: translate("Reasons", "Only one train runs in a turn, so the armies hold."),
    Cause.NO_UNIT: lambda: translate("Reasons", "No such unit of this power stands there."),
    Cause.UNREACHABLE: lambda: translate("Reasons", "From where the unit stands this can never be done."),
    Cause.ARMY_LINK: lambda: translate("Reasons", "Only armies go that way."),
    Cause.CLOSED_LAND: lambda: translate("Reasons", "Nobody can enter that land."),
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
        "Reasons", "The emergency measures allow an army there, as some home centres are lost."
    ),
    Cause.NO_SITE: lambda: translate("Reasons", "Units are built in centres, and there is none."),
    Cause.NOT_OWNED: lambda: translate("Reasons", "The power does not own this centre."),
    Cause.NOT_HOME: lambda: translate("Reasons", "It is no home centre of the power."),
    Cause.NEVER_SITE: lambda: translate(
        "Reasons",
        "The power owned it from the start, but it is no home centre: nothing is built there.",
    ),
    Cause.NOT_COUNTED: lambda: translate(
        "Reasons", "This centre does not count for its power, which builds nothing there."
    ),
    Cause.NO_EMERGENCY: lambda: translate(
        "Reasons",
        "Only emergency measures allow an army there: while some, not all home centres are owned.",
    ),
    Cause.ARMY_SITE: lambda: translate("Reasons", "The emergency measures allow only an army there."),
    Cause.NO_COAST: lambda: translate("Reasons", "A fleet is built only where there is a coast."),
    Cause.OCCUPIED: lambda: translate("Reasons", "A unit stands there already."),
    Cause.CARRIED_OUT: lambda: translate("Reasons", "It was carried out as ordered."),
    Cause.OVER_LIMIT: lambda: translate("Reasons", "More was written than is due."),
}
_NAMED: Mapping[Cause, Callable[[], str]] = {
    Cause.STAND_OFF: lambda: translate("Reasons", "{unit} went there as well, so nobody got in."),
    Cause.OUTDONE: lambda: translate("Reasons", "{unit} went there as well and was stronger."),
    Cause.UNCUT: lambda: translate("Reasons", "{unit} came round the Cape and so did not cut it."),
    Cause.GAVE_WAY: lambda: translate(
        "Reasons", "{unit} retreated there by another way than round the Cape and went first."
    ),
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
    Cause.LEAVE_TO_OTHER: lambda: translate(
        "Reasons", "{unit} controls the canal and gave leave to another fleet."
    ),
    Cause.LEAVE_TO_TWO: lambda: translate(
        "Reasons", "{unit} controls the canal and gave leave to two fleets, so neither passed."
    ),
    Cause.LEAVE_TO_NOBODY: lambda: translate(
        "Reasons", "{unit} controls the canal and gave leave to a sea without a fleet."
    ),
    Cause.PASSED_CANAL: lambda: translate(
        "Reasons", "{unit} controls the canal and left it open to this fleet."
    ),
    Cause.CANAL_LEFT: lambda: translate("Reasons", "{unit} controlled the canal and left, so it was closed."),
    Cause.CANAL_LOST: lambda: translate(
        "Reasons", "{unit} dislodged the unit that controlled the canal, so it was closed."
    ),
    Cause.LINE_HELD: lambda: translate("Reasons", "The line was blocked at {place} by {units}."),
    Cause.LINE_LOST: lambda: translate("Reasons", "{unit} dislodged a unit of its own at {place}."),
    Cause.LINE_ENTERED: lambda: translate("Reasons", "{unit} came to {place} on the line."),
    Cause.LINE_HEAD_ON: lambda: translate("Reasons", "{unit} came against it from the first station."),
    Cause.LINE_TIED: lambda: translate("Reasons", "{unit} kept each other out, so the train came through."),
    Cause.LINE_TAKEN: lambda: translate("Reasons", "{unit} stayed in its goal."),
    Cause.UNMATCHED: lambda: translate("Reasons", "{unit} was ordered otherwise."),
    Cause.MET_RETREAT: lambda: translate("Reasons", "{unit} retreated there too, so both are disbanded."),
}
