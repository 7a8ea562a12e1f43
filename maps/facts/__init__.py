"""Whether the facts of a board file hold together: the faults as data, each with its place in the file."""

from __future__ import annotations

from itertools import chain

from maps.facts.faults import FactFault, FactKind
from maps.facts.game import check_game
from maps.facts.links import check_links
from maps.facts.powers import check_powers
from maps.facts.provinces import check_provinces
from maps.record import BoardRecord

__all__ = ["FactFault", "FactKind", "check_facts"]


def check_facts(record: BoardRecord) -> list[FactFault]:
    """All faults of a board file that decodes; none for one that may be played on.

    Later checks count on ids that make sense, so that faults of provinces are all that is told where there
    are any.
    """
    faults = list(check_provinces(record))
    return faults or list(chain(check_links(record), check_powers(record), check_game(record)))
