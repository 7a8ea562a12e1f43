"""The one sentence that says what to do next, the button that does it, and how a power stands."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication

from app.document import Document, Stage
from app.drafts import next_without_order, progress
from app.translation import Translate
from app.words.names import every, power_name, unit_name
from app.words.phases import go_on_label, step_name, turn_name
from variants.adjustments import due
from variants.emergency import measures_in_force
from variants.game import Ending, EndingKind, Game
from variants.position import Phase, PhaseKind
from variants.variant import Variant

translate: Translate = QCoreApplication.translate


def next_sentence(document: Document) -> str:
    """The status bar's sentence, with the object in bold."""
    sentence = _SENTENCES[document.stage](document)
    return translate("Steps", "<b>Next:</b> {sentence}").format(sentence=sentence)


def aside_sentence(document: Document, power: str, *, reopening: bool) -> str:
    """The sentence while a power takes its seal back, or while the table decides about its papers."""
    if reopening:
        sentence = translate("Steps", "hand the screen to {power}, to take back its seal.")
    else:
        sentence = translate("Steps", "decide together how to go on without the papers of {power}.")
    name = _bold(power_name(document.game.variant, power))
    return translate("Steps", "<b>Next:</b> {sentence}").format(sentence=sentence.format(power=name))


def _bold(text: str) -> str:
    return f"<b>{escape(text)}</b>"


def _curtain(document: Document) -> str:
    assert document.writer is not None
    name = power_name(document.game.variant, document.writer)
    return translate("Steps", "hand the screen to {power}.").format(power=_bold(name))


def _phrases(document: Document) -> str:
    del document
    return translate("Steps", "open the sealed orders, power by power; then the phase is resolved.")


def _voting(document: Document) -> str:
    assert document.vote is not None
    name = power_name(document.game.variant, document.vote.voter)
    return translate("Steps", "{power} votes in secret, then the screen goes on.").format(power=_bold(name))


def _writing(document: Document) -> str:
    variant = document.game.variant
    if not document.at_latest:
        return _back(document)
    missing = next_without_order(document.game, document.writers, document.latest)
    if missing and document.kind is PhaseKind.RETREAT:
        text = translate("Steps", "click where {unit} retreats.")
        return text.format(unit=_bold(unit_name(variant, missing)))
    if missing:
        text = translate("Steps", "give {unit} an order: click it, then its goal.")
        return text.format(unit=_bold(unit_name(variant, missing)))
    return _adjusting(document) or _finish(document)


def _adjusting(document: Document) -> str:
    for power in document.writers if document.kind is PhaseKind.ADJUSTMENT else ():
        done = progress(document.game, power)
        if done.written < done.due:
            number = done.due - done.written
            name = power_name(document.game.variant, power)
            return _adjustment(document, power).format(power=_bold(name), number=_bold(str(number)))
    return ""


def _adjustment(document: Document, power: str) -> str:
    if not adjustment_is_build(document, power):
        return translate("Steps", "click the units that {power} removes; left: {number}.")
    if measures_in_force(document.game.variant, document.game.position.owners, power):
        return translate("Steps", "click where {power} builds; left: {number}, one by emergency measures.")
    return translate("Steps", "click where {power} builds; left: {number}.")


def adjustment_is_build(document: Document, power: str) -> bool:
    """Whether the power builds in this adjustment; otherwise it removes."""
    return due(document.game.variant, document.game.position).get(power, 0) > 0


def _finish(document: Document) -> str:
    text = translate("Steps", "everything is written; click {action}.")
    return text.format(action=_bold(action_label(document)))


def _back(document: Document) -> str:
    turn = turn_name(document.game.variant.calendar, document.next_phase)
    return translate("Steps", "go back to {turn} to go on with the game.").format(turn=_bold(turn))


def _results(document: Document) -> str:
    button = go_on_label(document.game.variant.calendar, document.next_phase)
    return translate("Steps", "look at what happened, then click {action}.").format(action=_bold(button))


def _ended(document: Document) -> str:
    del document
    return translate("Steps", "start a {game}, or look back at this one.").format(
        game=_bold(translate("Steps", "new game"))
    )


_SENTENCES = {
    Stage.CURTAIN: _curtain,
    Stage.PHRASES: _phrases,
    Stage.VOTING: _voting,
    Stage.WRITING: _writing,
    Stage.RESULTS: _results,
    Stage.ENDED: _ended,
}


def action_label(document: Document) -> str:
    """The one filled button: what brings the game on."""
    calendar = document.game.variant.calendar
    match document.stage:
        case Stage.RESULTS:
            return go_on_label(calendar, document.next_phase)
        case Stage.ENDED:
            return translate("Steps", "New game…")
        case _ if not document.at_latest:
            turn = turn_name(calendar, document.next_phase)
            return translate("Steps", "Back to {turn}").format(turn=turn)
        case _ if document.sandbox or len(document.pending) <= 1:
            return translate("Steps", "Resolve")
    return translate("Steps", "Seal orders and hand over")


def phase_title(document: Document) -> tuple[str, str]:
    """The turn that is shown and what is shown of it: ``("Spring 1901", "Orders")``."""
    phase = document.position.phase
    turn = turn_name(document.game.variant.calendar, phase)
    if document.covered or (document.at_latest and document.stage is Stage.WRITING):
        return turn, step_name(phase.kind)
    if document.at_latest:
        return turn, translate("Steps", "End of the game")
    if phase.kind is PhaseKind.MOVEMENT:
        return turn, translate("Steps", "Results")
    return turn, translate("Steps", "{step}: results").format(step=step_name(phase.kind))


def due_text(game: Game) -> str:
    """When the orders are due, as the table has noted it; "" if it has not."""
    deadline = game.table.deadline
    return translate("Steps", "due {deadline}").format(deadline=deadline) if deadline else ""


def ending_text(game: Game) -> str:
    """How the game ended, and why if its last turn was over; "" while it goes on."""
    if game.ending is None:
        return ""
    sentence = ending_sentence(game.variant, game.ending)
    last, over = game.variant.rules["end_after"], game.position.phase.turn
    if game.ending.kind is not EndingKind.DRAW or not isinstance(last, int) or over <= last:
        return sentence
    text = translate("Steps", "The last turn of this game was {turn}.")
    turn = turn_name(game.variant.calendar, Phase(last, PhaseKind.MOVEMENT))
    return f"{sentence} {text.format(turn=turn)}"


def ending_sentence(
    variant: Variant, ending: Ending, translate: Translate = translate, wanted: str | None = None
) -> str:
    """How the game ended, in the language of the window or in that into which ``translate`` does."""
    names = every([power_name(variant, power, wanted) for power in ending.powers], translate)
    if ending.kind is EndingKind.SOLO:
        return translate("Steps", "{powers} has won the game.").format(powers=names)
    if ending.kind is EndingKind.CONCESSION:
        return translate("Steps", "All others concede the game to {powers}.").format(powers=names)
    if len(ending.powers) == 1:
        return translate("Steps", "The game ends with {powers} alone.").format(powers=names)
    return translate("Steps", "The game is a draw among {powers}.").format(powers=names)
