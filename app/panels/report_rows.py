"""The rows of the report: each order of a phase with what became of it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from app.document import Document, Stage
from app.fonts import FontRole
from app.icons import Icon
from app.panels.parts import elided
from app.panels.row import Row, RowKind, order_icon
from app.words.decisions import decision_text
from app.words.names import order_parts, power_name
from app.words.outcomes import Tone, Verdict, dislodged, verdict
from app.words.rules import changed_rules
from app.words.special_rules import adjustment_notes, count_note, removal_note, uncounted, waived_note
from variants.adjustments import due
from variants.explain import explain
from variants.orders import Hold, Unit, Waive
from variants.outcome import Cause, Judged, Outcome, Reason, Resolution
from variants.position import PhaseKind
from variants.variant import Variant

translate = QCoreApplication.translate

_DONE = Outcome.SUCCEEDS
_PLAYER_WIDTH = 140  # px of a player's name beside a power


def report_rows(variant: Variant, resolution: Resolution) -> tuple[Row, ...]:
    """The report, power by power; units that had no order are in it."""
    reasons = explain(variant, resolution)
    rows: list[Row] = []
    for power in variant.powers:
        lines = [
            _line(variant, resolution, judged, reason)
            for judged, reason in zip(resolution.judged, reasons, strict=True)
            if judged.power == power
        ]
        lines += _silent(variant, resolution, power) + _unused(variant, resolution, power)
        lines += _centers(variant, resolution, power) + _adjustments(variant, resolution, power)
        if lines:
            rows += [Row(RowKind.HEADING, power, power_name(variant, power)), *lines]
    note = count_note(variant, resolution)
    counted = (Row(RowKind.NOTE, lead=note),) if note else ()
    return (*rows, *counted, *_rules(variant))


def with_players(document: Document, resolution: Resolution) -> tuple[Row, ...]:
    """The rows of a report with the players beside their powers, where there are several."""
    game = document.game
    rows, players = report_rows(game.variant, resolution), game.players_at(document.look)
    if len({*players.values()} - {""}) <= 1:
        return rows
    return tuple(
        replace(row, right=elided(players[row.power], FontRole.SMALL, _PLAYER_WIDTH))
        if row.kind is RowKind.HEADING
        else row
        for row in rows
    )


def decision_rows(document: Document) -> tuple[Row, ...]:
    """Notes on what the table has decided in the phase that is shown; after the last one also since then."""
    game, look = document.game, document.look
    last = document.at_end or (document.stage is Stage.RESULTS and look == document.shown_line[-1])
    shown = [each for each in game.decisions if each.node == look or (last and each.node == game.current)]
    return tuple(Row(RowKind.NOTE, lead=decision_text(game, each)) for each in shown)


def _rules(variant: Variant) -> tuple[Row, ...]:
    """A note on the start options that differ from the game's own rules."""
    changed = changed_rules(variant)
    text = translate("Report", "Rules of this game: {rules}").format(rules=" · ".join(changed))
    return (Row(RowKind.NOTE, lead=text),) if changed else ()


def reason_of(variant: Variant, resolution: Resolution, row: Row) -> Reason | None:
    """The reason of a row's order."""
    for judged, reason in zip(resolution.judged, explain(variant, resolution), strict=True):
        if (judged.power, judged.order) == (row.power, row.order):
            return reason
    return None


def _line(variant: Variant, resolution: Resolution, judged: Judged, reason: Reason) -> Row:
    words = verdict(variant, resolution, judged, reason)
    order = judged.order
    lead, rest = order_parts(order)
    if not isinstance(order, Waive):
        lead = str(order.unit)
    return Row(
        RowKind.LINE,
        judged.power,
        lead,
        rest,
        words.more,
        words.text,
        words.tone,
        icon=order_icon(order),
        order=order,
        place=None if isinstance(order, Waive) else order.unit.location,
    )


def _silent(variant: Variant, resolution: Resolution, power: str) -> list[Row]:
    """Rows for the units of which no order spoke."""
    ordered = {
        judged.order.unit.province
        for judged in resolution.judged
        if judged.power == power and not isinstance(judged.order, Waive)
    }
    before = resolution.before
    kind = before.phase.kind
    if kind is PhaseKind.RETREAT:
        lost = [unit for unit, facts in before.dislodged.items() if facts.power == power]
        verdicts = {unit: Verdict(translate("Report", "disbanded"), Tone.FAILURE) for unit in lost}
    elif kind is PhaseKind.ADJUSTMENT:
        gone = [unit for unit in before.units_of(power) if unit not in resolution.units]
        removed = Verdict(translate("Report", "removed"), Tone.FAILURE, removal_note(variant))
        verdicts = dict.fromkeys(gone, removed)
    else:
        verdicts = {unit: _held(resolution, unit) for unit in before.units_of(power)}
    missing = sorted(unit for unit in verdicts if unit.province not in ordered)
    return [_silent_row(power, unit, verdicts[unit]) for unit in missing]


def _unused(variant: Variant, resolution: Resolution, power: str) -> list[Row]:
    """Rows for the builds that nobody ordered."""
    before = resolution.before
    if before.phase.kind is not PhaseKind.ADJUSTMENT:
        return []
    decided = sum(1 for judged in resolution.judged if judged.power == power and judged.outcome is _DONE)
    row = Row(
        RowKind.LINE,
        power,
        translate("Report", "Build"),
        translate("Report", "no order"),
        waived_note(variant, before, power),
        translate("Report", "waived"),
        icon=Icon.NO_ORDER,
    )
    return [row] * (due(variant, before).get(power, 0) - decided)


def _adjustments(variant: Variant, resolution: Resolution, power: str) -> list[Row]:
    """Notes on builds and removals that a special rule decided, or that nobody was asked for."""
    before, after = resolution.before, resolution.after
    if before.phase.kind is PhaseKind.ADJUSTMENT:
        notes = adjustment_notes(variant, before, power)
    elif resolution.adjustments.get(power, 0) > 0 and after.phase.kind is not PhaseKind.ADJUSTMENT:
        notes = adjustment_notes(variant, after, power)
    else:
        notes = ()
    return [Row(RowKind.NOTE, power, note) for note in notes]


def _centers(variant: Variant, resolution: Resolution, power: str) -> list[Row]:
    """Notes on the centres that changed hands."""
    before = resolution.before.centers_of(power)
    after = {center for center, owner in resolution.owners.items() if owner == power}
    notes = (
        (after - before, translate("Report", "Centres gained: {places}")),
        (before - after, translate("Report", "Centres lost: {places}")),
    )
    told = [text.format(places=", ".join(sorted(places))) for places, text in notes if places]
    if after - before and (idle := uncounted(variant, resolution.owners, power)):
        told.append(idle)
    return [Row(RowKind.NOTE, power, text) for text in told]


def _held(resolution: Resolution, unit: Unit) -> Verdict:
    if unit not in resolution.dislodged:
        return Verdict(translate("Report", "held"), Tone.GOOD)
    return dislodged(resolution, Hold(unit), "", Reason(Cause.OVERPOWERED, by=_attacker(resolution, unit)))


def _attacker(resolution: Resolution, unit: Unit) -> tuple[Unit, ...]:
    """The unit that now stands where this one stood, as it was before."""
    winner = next((other for other in resolution.units if other.province == unit.province), None)
    origin = resolution.dislodged[unit].origin
    if winner is None or origin is None:
        return ()
    return tuple(other for other in resolution.before.units if other.province == origin)


def _silent_row(power: str, unit: Unit, words: Verdict) -> Row:
    return Row(
        RowKind.LINE,
        power,
        str(unit),
        translate("Report", "no order"),
        words.more,
        words.text,
        words.tone,
        icon=Icon.NO_ORDER,
        place=unit.location,
    )
