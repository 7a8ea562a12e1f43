"""What stands on the card of a page that covers the board, as data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Deed(StrEnum):
    """What a link or the filled button of a page does."""

    OPEN = "open"  # the power takes the screen, or opens its papers
    SKIP = "skip"  # another power goes first
    REOPEN = "reopen"  # a power takes its seal back
    LOST = "lost"  # the passphrase is missing
    HOLD = "hold"  # by decision of the table
    ANEW = "anew"  # the orders are written anew
    CAST = "cast"  # a vote
    ABSTAIN = "abstain"  # from the vote, by decision of the table
    CALL_OFF = "call-off"  # the vote
    BACK = "back"  # to the page before


@dataclass(frozen=True, slots=True)
class Link:
    """A deed under the filled button; about a power where that is not the one of the page."""

    deed: Deed
    text: str
    power: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """A page.

    Attributes:
        power: whom it is about.
        phase: the turn and the step.
        lead: the line before the power's name.
        name: of the power.
        player: the line after it.
        deed: what the filled button does.
        button: its text.
        note: what one has to know.
        phrase: the passphrase of the power is asked for.
        warns: the note tells of something that is wrong.
        wary: the filled button is not where the keyboard is, so that Enter does not press it.
        choices: between which one is chosen before the button can be pressed.
        links: what else can be done.
        again: the powers that may take their seals back, as links of a menu.
        count: the text of the dots; "" for none.
        done: how many have had their turn.
        total: how many have one.
    """

    power: str
    phase: str
    lead: str
    name: str
    player: str
    deed: Deed
    button: str
    note: str = ""
    phrase: bool = False
    warns: bool = False
    wary: bool = False
    choices: tuple[str, ...] = ()
    links: tuple[Link, ...] = ()
    again: tuple[Link, ...] = ()
    count: str = ""
    done: int = 0
    total: int = 0
