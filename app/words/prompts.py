"""The sentences of order entry: what to do next, and why a click or letter does nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape

from PySide6.QtCore import QCoreApplication

from app.entry.table import Table
from app.entry.values import Letter, Prompt, PromptKind, Refusal, View, place_of
from app.words.names import coast_name, either, power_name, province_name, unit_kind_name, unit_name
from variants.legal import direct_goals
from variants.orders import Build, Order, UnitKind
from variants.outcome import Cause
from variants.position import PhaseKind
from variants.variant import Variant

translate = QCoreApplication.translate


def prompt_text(variant: Variant, prompt: Prompt) -> str:
    """The status bar's sentence while a unit or site is selected, as rich text with the object in bold."""
    sentence = _PROMPTS[prompt.kind]().format(
        unit=_bold(unit_name(variant, prompt.unit)) if prompt.unit else "",
        other=_bold(unit_name(variant, prompt.other)) if prompt.other else "",
        province=_bold(province_name(variant, prompt.province)) if prompt.province else "",
        power=_bold(power_name(variant, prompt.power)) if prompt.power else "",
        places=either([province_name(variant, place) for place in prompt.places]),
    )
    return translate("Steps", "<b>Next:</b> {sentence}").format(sentence=sentence)


def refusal_text(table: Table, refusal: Refusal) -> str:
    """Why a click or letter does nothing, as plain text."""
    variant = table.variant
    return _refusal(table, refusal).format(
        unit=unit_name(variant, refusal.unit) if refusal.unit else "",
        other=unit_name(variant, refusal.other) if refusal.other else "",
        province=province_name(variant, refusal.province) if refusal.province else "",
        power=power_name(variant, refusal.power) if refusal.power else "",
        mover=unit_name(variant, mover) if (mover := refusal.other or refusal.unit) else "",
        coasts=either([coast_name(variant, coast) for coast in _coasts(variant, refusal)]),
    )


def _coasts(variant: Variant, refusal: Refusal) -> list[str]:
    """The coasts on which what is to move gets to the province."""
    mover = refusal.other or refusal.unit
    if refusal.cause is not Cause.COAST or mover is None:
        return []
    return [goal.coast for goal in direct_goals(variant.board, mover, refusal.province) if goal.coast]


def letter_text(letter: Letter) -> str:
    """What a letter does, in a word or two."""
    return _LETTERS[letter]()


def letter_tip(letter: Letter, key: str) -> str:
    """What a letter does, and its key if it has one."""
    return _with_key(letter_text(letter), key)


def support_hold_tip(key: str) -> str:
    """What H does once a unit to support is chosen, and its key."""
    return _with_key(translate("Prompts", "Support to hold"), key)


def choice_tip(variant: Variant, order: Order, key: str) -> str:
    """What tells one choice from the others, the kind of the unit, the coast, or both; and its key."""
    coast = place_of(order).coast
    name, kind = coast_name(variant, coast), order.unit.kind if isinstance(order, Build) else None
    text = ", ".join(filter(None, (unit_kind_name(kind) if kind else "", name)))
    return _with_key(text, key)


def place_asked(view: View) -> str:
    """What is to be typed in the field for a place."""
    kind = view.prompt.kind if view.prompt else None
    if kind in (PromptKind.SUPPORTED, PromptKind.CONVOYED, PromptKind.LEAVE):
        return translate("Prompts", "Unit: name or code")
    if kind in (PromptKind.STATION, PromptKind.STATION_INSTEAD):
        return translate("Prompts", "Station: name or code")
    return translate("Prompts", "Goal: name or code")


def _with_key(text: str, key: str) -> str:
    return translate("Prompts", "{action} ({key})").format(action=text, key=key) if key else text


def _bold(text: str) -> str:
    return f"<b>{escape(text)}</b>"


# Callables, so that the words are looked up when they are shown and not when this module is read.
_PROMPTS: Mapping[PromptKind, Callable[[], str]] = {
    PromptKind.GOAL: lambda: translate(
        "Prompts", "click a goal for {unit}, or the unit itself to let it go."
    ),
    PromptKind.HALF_GOAL: lambda: translate(
        "Prompts", "click a goal for {unit}; round the Cape to {places} it goes with strength ½."
    ),
    PromptKind.HALF_MOVE: lambda: translate(
        "Prompts", "click {province} to send {unit} round the Cape; its strength is ½ and its supports."
    ),
    PromptKind.CONVOY_ONLY_GOAL: lambda: translate("Prompts", "click where {unit} goes by convoy."),
    PromptKind.PASSAGE_GOAL: lambda: translate(
        "Prompts", "click a goal for {unit}; through the canal to {province} only if {power} gives leave."
    ),
    PromptKind.PASSAGE_OWN: lambda: translate(
        "Prompts", "click a goal for {unit}; through the canal to {province} only while {other} stays."
    ),
    PromptKind.STATION: lambda: translate("Prompts", "click the station to which {unit} goes by railway."),
    PromptKind.STATION_INSTEAD: lambda: translate(
        "Prompts", "click a station for {unit}; one train runs in a turn, so that of {other} is taken back."
    ),
    PromptKind.LEAVE: lambda: translate(
        "Prompts", "click the fleet that {unit} lets through the canal, or takes leave from."
    ),
    PromptKind.SUPPORTED: lambda: translate("Prompts", "click the unit that {unit} supports."),
    PromptKind.SUPPORT_GOAL: lambda: translate(
        "Prompts", "click the goal of {other}, or that unit again to support it to hold."
    ),
    PromptKind.SUPPORT_MOVE: lambda: translate("Prompts", "click the goal of {other} that {unit} supports."),
    PromptKind.SUPPORT_HOLD: lambda: translate("Prompts", "click {other} again to support it to hold."),
    PromptKind.CONVOYED: lambda: translate("Prompts", "click the army that {unit} convoys."),
    PromptKind.CONVOY_GOAL: lambda: translate("Prompts", "click where {unit} convoys {other}."),
    PromptKind.COAST: lambda: translate("Prompts", "choose the coast of {province}."),
    PromptKind.RETREAT_GOAL: lambda: translate("Prompts", "click where {unit} retreats, or disband it."),
    PromptKind.LOST: lambda: translate("Prompts", "disband {unit}; it has nowhere to go."),
    PromptKind.BUILD_KIND: lambda: translate("Prompts", "choose what to build in {province}."),
    PromptKind.REMOVAL: lambda: translate("Prompts", "click {unit} to remove or to keep it."),
}

_LETTERS: Mapping[Letter, Callable[[], str]] = {
    Letter.HOLD: lambda: translate("Prompts", "Hold"),
    Letter.SUPPORT: lambda: translate("Prompts", "Support"),
    Letter.CONVOY: lambda: translate("Prompts", "Convoy"),
    Letter.VIA: lambda: translate("Prompts", "Go by convoy"),
    Letter.TRAIN: lambda: translate("Prompts", "Go by railway"),
    Letter.LEAVE: lambda: translate("Prompts", "Let a fleet through the canal"),
    Letter.DISBAND: lambda: translate("Prompts", "Disband"),
    Letter.WAIVE: lambda: translate("Prompts", "Waive one build"),
    Letter.CLEAR: lambda: translate("Prompts", "Take back"),
}


def _refusal(table: Table, refusal: Refusal) -> str:
    if not refusal.province:
        return _letter_refusal(refusal)
    known = _SITES if refusal.unit is None else _HELP if refusal.other is not None else _GOALS
    if sentence := known.get(refusal.cause):
        return sentence()
    match refusal.cause:
        case Cause.NO_UNIT:
            return _no_unit(table, refusal)
        case Cause.BARRED:
            return _barred(table, refusal)
        case _:
            return _out_of_reach(refusal)


_GOALS: Mapping[Cause, Callable[[], str]] = {
    Cause.COAST: lambda: translate("Prompts", "{mover} reaches {province} only on its {coasts}."),
    Cause.CONVOY_MISSING: lambda: translate(
        "Prompts", "No fleet lies so that it could carry {unit} to {province}."
    ),
    Cause.CANAL_UNHELD: lambda: translate("Prompts", "{unit} cannot pass the canal: no unit controls it."),
    Cause.NO_LEAVE: lambda: translate("Prompts", "No fleet that could pass the canal stands in {province}."),
    Cause.CANAL_RETREAT: lambda: translate(
        "Prompts", "{unit} cannot retreat to {province}: not through the canal."
    ),
    Cause.BY_RAIL: lambda: translate(
        "Prompts", "{province} is no station to which {unit} could go by railway."
    ),
    Cause.CLOSED_LAND: lambda: translate("Prompts", "Nobody can enter {province}."),
    Cause.ARMY_LINK: lambda: translate("Prompts", "{unit} cannot reach {province}: only armies go that way."),
    Cause.UNNAMED_RAIL: lambda: translate(
        "Prompts", "{unit} reaches {province} only by railway: press T first."
    ),
}
_HELP: Mapping[Cause, Callable[[], str]] = {
    Cause.COAST: _GOALS[Cause.COAST],
    Cause.HALF_LINK: lambda: translate(
        "Prompts", "{unit} cannot help {other}: no support goes round the Cape."
    ),
    Cause.CANAL_SUPPORT: lambda: translate(
        "Prompts", "{unit} cannot help {other}: no support goes through the canal."
    ),
}
_SITES: Mapping[Cause, Callable[[], str]] = {
    Cause.NO_SITE: lambda: translate("Prompts", "{province} is no centre; units are built in centres."),
    Cause.OCCUPIED: lambda: translate(
        "Prompts", "A unit stands in {province}; units are built on empty places."
    ),
    Cause.NOT_OWNED: lambda: translate("Prompts", "{power} does not own {province} and cannot build there."),
    Cause.NOT_HOME: lambda: translate("Prompts", "{province} is no home centre of {power}."),
    Cause.NEVER_SITE: lambda: translate(
        "Prompts", "Nothing is ever built in {province}: {power} owned it first, but it is no home centre."
    ),
    Cause.NOT_COUNTED: lambda: translate(
        "Prompts", "{province} does not count for {power}: nothing is built there."
    ),
    Cause.NO_EMERGENCY: lambda: translate(
        "Prompts", "{province} takes an army only while {power} owns some, not all of its home centres."
    ),
    Cause.ARMY_SITE: lambda: translate("Prompts", "{province} takes only an army, by emergency measures."),
    Cause.NO_COAST: lambda: translate("Prompts", "{province} has no coast, so no fleet is built there."),
    Cause.OVER_LIMIT: lambda: translate(
        "Prompts", "All that {power} is due is ordered. A click on one takes it back."
    ),
    Cause.NO_ORIGINAL_CENTER: lambda: translate(
        "Prompts", "{power} owns none of its original centres and so builds nothing."
    ),
}


def _letter_refusal(refusal: Refusal) -> str:
    if refusal.cause is Cause.NO_UNIT:
        return translate("Prompts", "No unit is selected.")
    if refusal.cause is Cause.NO_SITE:
        return translate(
            "Prompts",
            "Several powers can be meant: select a place of one first, or use the button in the list.",
        )
    if refusal.cause is Cause.OVER_LIMIT:
        return translate("Prompts", "There is no build left to waive.")
    if refusal.unit is not None:
        return translate("Prompts", "{unit} cannot do that now.")
    return translate("Prompts", "That means nothing now.")


def _no_unit(table: Table, refusal: Refusal) -> str:
    if table.position.phase.kind is PhaseKind.RETREAT:
        return translate("Prompts", "No unit that you order has to retreat from {province}.")
    if table.position.unit_in(refusal.province):
        return translate("Prompts", "The unit in {province} is not yours to order.")
    return translate("Prompts", "No unit stands in {province}.")


def _barred(table: Table, refusal: Refusal) -> str:
    assert refusal.unit is not None
    dislodged = table.position.dislodged[refusal.unit]
    if table.position.unit_in(refusal.province):
        return translate("Prompts", "{unit} cannot retreat to {province}: a unit stands there.")
    if dislodged.origin == refusal.province:
        return translate("Prompts", "{unit} cannot retreat to {province}: its attacker came from there.")
    return translate("Prompts", "{unit} cannot retreat to {province}: a stand-off left it empty.")


def _out_of_reach(refusal: Refusal) -> str:
    if refusal.other is not None and refusal.other.province == refusal.province:
        return translate("Prompts", "{unit} cannot help {other} from where it stands.")
    if refusal.other is not None:
        return translate("Prompts", "{unit} cannot help {other} to {province}.")
    if refusal.cause is not Cause.WRONG_KIND or refusal.unit is None:
        return translate("Prompts", "{unit} cannot reach {province}.")
    if refusal.unit.kind is UnitKind.ARMY:
        return translate("Prompts", "{unit} cannot go to sea.")
    return translate("Prompts", "{unit} cannot go inland.")
