"""What phases are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.translation import Translate
from variants.calendar import Calendar
from variants.position import Phase, PhaseKind

translate: Translate = QCoreApplication.translate


def turn_name(calendar: Calendar, phase: Phase, translate: Translate = translate) -> str:
    """The turn of a phase: ``Spring 1901``, ``Winter 1901``, or a year where turns are years.

    In the language of the window, or in that into which ``translate`` does.
    """
    year = calendar.shown_year(phase.turn)
    if not calendar.by_seasons:
        return str(year)
    if phase.kind is PhaseKind.ADJUSTMENT:
        return translate("Phases", "Winter {year}").format(year=year)
    if phase.turn % 2:
        return translate("Phases", "Spring {year}").format(year=year)
    return translate("Phases", "Fall {year}").format(year=year)


def step_name(kind: PhaseKind, translate: Translate = translate) -> str:
    """What is written in a phase."""
    if kind is PhaseKind.MOVEMENT:
        return translate("Phases", "Orders")
    if kind is PhaseKind.RETREAT:
        return translate("Phases", "Retreats")
    return translate("Phases", "Builds and removals")


def history_label(calendar: Calendar, phase: Phase) -> str:
    """A phase under its node in the history: the turn, or the bare season where the turn was named before."""
    if phase.kind is PhaseKind.RETREAT:
        return step_name(phase.kind)
    if phase.kind is PhaseKind.ADJUSTMENT and calendar.by_seasons:
        return translate("Phases", "Winter")
    if phase.kind is PhaseKind.ADJUSTMENT:
        return translate("Phases", "Builds")
    return turn_name(calendar, phase)


def go_on_label(calendar: Calendar, phase: Phase) -> str:
    """The button that leads from results to the next phase."""
    if phase.kind is PhaseKind.MOVEMENT:
        return translate("Phases", "Go on to {turn}").format(turn=turn_name(calendar, phase))
    if phase.kind is PhaseKind.RETREAT:
        return translate("Phases", "Go on to retreats")
    return translate("Phases", "Go on to builds and removals")
