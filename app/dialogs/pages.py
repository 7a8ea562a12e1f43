"""The pages that cover the board, one for each thing that is asked there."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from app.dialogs.page import Deed, Link, Page
from app.document import Document
from app.vote import voters
from app.words.decisions import fate_text
from app.words.names import every, power_name
from app.words.phases import step_name, turn_name
from variants.game import Game

translate = QCoreApplication.translate


def _page(document: Document, power: str, lead: str, deed: Deed, button: str) -> Page:
    game, variant = document.game, document.game.variant
    phase = game.position.phase
    return Page(
        power,
        f"{turn_name(variant.calendar, phase)}  ·  {step_name(phase.kind)}",
        lead,
        power_name(variant, power),
        translate("Curtain", "played by {player}").format(player=game.players[power]),
        deed,
        button.format(power=power_name(variant, power)),
    )


def has_phrase(document: Document, power: str) -> bool:
    """Whether the papers of a power are opened with a passphrase."""
    lock = document.game.locks.get(power)
    return lock is not None and lock.has_phrase


def pass_page(document: Document) -> Page:
    """Passes the screen to the one who writes next."""
    power = document.writer
    assert power is not None
    page = _page(
        document,
        power,
        translate("Curtain", "Pass the screen to"),
        Deed.OPEN,
        translate("Curtain", "I am {power} — show my orders"),
    )
    note = translate(
        "Curtain", "Orders written so far are sealed. Nothing of the board is shown or undone here."
    )
    if not has_phrase(document, power):
        more = translate("Curtain", "Without a passphrase the seal only stops a glance.")
        note = f"{note} {more}"
    total, waiting = len(document.game.powers_to_order()), len(document.pending)
    counted = translate("Curtain", "{number} of {total} to write")
    return replace(
        page,
        note=note,
        phrase=has_phrase(document, power),
        links=(*_another(document), *_lost(document, power)),
        again=tuple(_again(document, done) for done in document.reopenable),
        count=counted.format(number=total - waiting + 1, total=total),
        done=total - waiting,
        total=total,
    )


def _another(document: Document) -> tuple[Link, ...]:
    text = translate("Curtain", "Let another power write first")
    return (Link(Deed.SKIP, text),) if len(document.pending) > 1 else ()


def _lost(document: Document, power: str) -> tuple[Link, ...]:
    text = translate("Curtain", "The passphrase is missing…")
    return (Link(Deed.LOST, text),) if has_phrase(document, power) else ()


def _again(document: Document, power: str) -> Link:
    return Link(Deed.REOPEN, power_name(document.game.variant, power), power)


def _back() -> Link:
    return Link(Deed.BACK, translate("Curtain", "Back"))


def reopen_page(document: Document, power: str) -> Page:
    """Lets a power take its seal back."""
    page = _page(
        document,
        power,
        translate("Curtain", "Take back the seal of"),
        Deed.OPEN,
        translate("Curtain", "I am {power} — open my seal again"),
    )
    note = translate("Curtain", "Until the last power has sealed its orders, they can still be changed.")
    return replace(page, note=note, phrase=has_phrase(document, power), links=(_back(),))


def lost_page(document: Document, power: str) -> Page:
    """Lets the table decide about a power whose passphrase is missing."""
    page = _page(
        document,
        power,
        translate("Curtain", "Without its passphrase:"),
        Deed.HOLD,
        translate("Curtain", "Go on without orders of {power}"),
    )
    note = translate(
        "Curtain",
        "Without it the orders and notes of {power} stay shut. The table can give them up. {fate} It writes "
        "without a passphrase from there on. The report says so. Until the phase is over, the passphrase "
        "takes this back.",
    )
    game = document.game
    note = note.format(power=page.name, fate=fate_text(game, game.current, power))
    return replace(page, note=note, wary=True, links=(_back(),))


def broken_page(document: Document, power: str) -> Page:
    """Says that sealed orders were changed, and lets the table decide."""
    page = _page(
        document,
        power,
        translate("Curtain", "A broken seal:"),
        Deed.ANEW,
        translate("Curtain", "{power} writes anew"),
    )
    note = translate(
        "Curtain",
        "The sealed orders of {power} were changed outside of the program, and cannot be read. "
        "What the table decides is told in the report. It may go on without these orders. {fate}",
    )
    game = document.game
    note = note.format(power=page.name, fate=fate_text(game, game.current, power))
    hold = translate("Curtain", "Go on without orders of {power}").format(power=page.name)
    links = (Link(Deed.HOLD, hold), *_another(document))
    return replace(page, note=note, warns=True, wary=True, links=links)


def phrases_page(document: Document, power: str) -> Page:
    """Asks for a passphrase before the phase is resolved."""
    page = _page(
        document,
        power,
        translate("Curtain", "All orders are sealed. Open those of"),
        Deed.OPEN,
        translate("Curtain", "Open the orders of {power}"),
    )
    note = translate(
        "Curtain", "They come from a file. They are shown once all are open and the phase is resolved."
    )
    game = document.game
    guarded = tuple(each for each in game.powers_to_order() if has_phrase(document, each))
    total, waiting = _players(game, {*guarded, *game.unopened}), _players(game, game.unopened)
    text = translate("Curtain", "Let another power open its orders first")
    another = (Link(Deed.SKIP, text),) if waiting > 1 else ()
    counted = translate("Curtain", "{number} of {total} to be opened")
    return replace(
        page,
        note=note,
        phrase=has_phrase(document, power),
        links=(*another, *_lost(document, power)),
        count=counted.format(number=total - waiting + 1, total=total),
        done=total - waiting,
        total=total,
    )


def _players(game: Game, powers: Collection[str]) -> int:
    """How many players write for these powers: each opens all of theirs at once."""
    return len({game.players[power] for power in powers})


def vote_page(document: Document) -> Page:
    """Passes the screen to the one who votes next."""
    assert document.vote is not None
    power = document.vote.voter
    page = _page(
        document,
        power,
        translate("Curtain", "Secret vote: pass the screen to"),
        Deed.OPEN,
        translate("Curtain", "I am {power} — show my ballot"),
    )
    off = Link(Deed.CALL_OFF, translate("Curtain", "Call the vote off"))
    links = (off, *_lost(document, power))
    return replace(_counted(document, page), phrase=has_phrase(document, power), links=links)


def absent_page(document: Document) -> Page:
    """Lets the table decide about the vote of a power whose passphrase is missing."""
    assert document.vote is not None
    page = _page(
        document,
        document.vote.voter,
        translate("Curtain", "Without its passphrase:"),
        Deed.ABSTAIN,
        translate("Curtain", "Vote without {power}"),
    )
    note = translate(
        "Curtain",
        "Without it {power} cannot vote. The table can decide to vote without it: it is then neither for the "
        "draw nor against it. The report says so.",
    )
    return replace(page, note=note.format(power=page.name), wary=True, links=(_back(),))


def ballot_page(document: Document) -> Page:
    """Asks for a vote."""
    assert document.vote is not None
    page = _page(
        document,
        document.vote.voter,
        translate("Curtain", "The vote of"),
        Deed.CAST,
        translate("Curtain", "Cast the vote"),
    )
    choices = translate("Curtain", "I agree to this draw"), translate("Curtain", "I refuse it")
    return replace(_counted(document, page), choices=choices, links=(_back(),))


def _counted(document: Document, page: Page) -> Page:
    vote, variant = document.vote, document.game.variant
    assert vote is not None
    note = translate("Curtain", "A draw among {powers} is proposed. Of the votes only the result is told.")
    total = len(voters(document.game))
    counted = translate("Curtain", "{number} of {total} to vote")
    return replace(
        page,
        note=note.format(powers=every([power_name(variant, each) for each in vote.sharers])),
        count=counted.format(number=total - len(vote.waiting) + 1, total=total),
        done=total - len(vote.waiting),
        total=total,
    )
