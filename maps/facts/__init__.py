"""Whether the facts of a board file hold together: the faults as data, each with its place in the file."""

from __future__ import annotations

from itertools import chain

from maps.facts.faults import FactFault, FactKind
from maps.facts.game import check_game
from maps.facts.links import check_links
from maps.facts.once import once
from maps.facts.powers import check_powers
from maps.facts.provinces import check_named_coasts, check_provinces
from maps.record import BoardRecord

__all__ = ["FactFault", "FactKind", "check_facts"]


def check_facts(record: BoardRecord) -> list[FactFault]:
    """All faults of a board file that decodes; none for one that may be played on.

    Later checks count on ids that make sense, so that faults of provinces are all that is told where there
    are any.
    """
    faults = list(once(record, check_provinces(record)))
    checks = (check_links, check_powers, check_game, check_named_coasts)
    return faults or list(once(record, chain.from_iterable(check(record) for check in checks)))
