"""How much a power still owes in a phase: retreats, builds and removals, counted down as they are written."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.drafts import builds_due, progress
from variants.game import Game
from variants.position import PhaseKind

translate = QCoreApplication.translate


def owed_count(game: Game, power: str) -> str:
    """What is written of what is due, for the end of a heading: ``builds: 1 of 2``."""
    done = progress(game, power)
    match game.position.phase.kind:
        case PhaseKind.MOVEMENT:
            text = translate("Orders", "{written} of {due}")
        case PhaseKind.RETREAT:
            text = translate("Orders", "retreats: {written} of {due}")
        case PhaseKind.ADJUSTMENT if builds_due(game, power) > 0:
            text = translate("Orders", "builds: {written} of {due}")
        case PhaseKind.ADJUSTMENT:
            text = translate("Orders", "removals: {written} of {due}")
    return text.format(written=done.written, due=done.due)


def owed_sentence(game: Game, power: str) -> str:
    """What is due and what is to go: ``Builds due: 2. Written: 1, to go: 1.``; "" where units are moved."""
    done = progress(game, power)
    match game.position.phase.kind:
        case PhaseKind.MOVEMENT:
            return ""
        case PhaseKind.RETREAT:
            text = translate("Orders", "Retreats due: {due}. Written: {written}, to go: {left}.")
        case PhaseKind.ADJUSTMENT if builds_due(game, power) > 0:
            text = translate("Orders", "Builds due: {due}. Written: {written}, to go: {left}.")
        case PhaseKind.ADJUSTMENT:
            text = translate("Orders", "Removals due: {due}. Written: {written}, to go: {left}.")
    return text.format(due=done.due, written=done.written, left=done.due - done.written)
