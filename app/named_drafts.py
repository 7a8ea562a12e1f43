"""Several drafts of one power for one turn, of which one is played; no Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import count

from app.drafts import province_of
from variants.orders import Order, Waive
from variants.papers import Draft


@dataclass(frozen=True, slots=True)
class Difference:
    """What two drafts say about one province; None where one says nothing. A waive has no province."""

    province: str
    here: Order | None
    there: Order | None

    @property
    def same(self) -> bool:
        """Whether both say the same."""
        return self.here == self.there


def names(draft: Draft, unnamed: str) -> tuple[str, ...]:
    """The names of all drafts of a power; ``unnamed`` is that of one that has none."""
    return in_order((draft.name or unnamed, *draft.others))


def in_order(named: Iterable[str]) -> tuple[str, ...]:
    """Names of drafts as they are listed: the tenth after the second."""
    return tuple(sorted(named, key=lambda name: (len(name), name)))


def free_name(draft: Draft, form: str) -> str:
    """The first name of a form with a ``{number}``, from 2 on, that no draft has."""
    taken = {draft.name, *draft.others}
    return next(name for number in count(2) if (name := form.format(number=number)) not in taken)


def begun(draft: Draft, name: str, unnamed: str, *, copy: bool) -> Draft:
    """With another draft begun beside the one that was played so far: as a copy of it, or empty."""
    others = {**draft.others, draft.name or unnamed: draft.orders}
    return replace(draft, name=name, orders=draft.orders if copy else (), others=others)


def switched(draft: Draft, name: str) -> Draft:
    """With another of the drafts as the one that is played."""
    if name not in draft.others:
        return draft
    kept = {other: orders for other, orders in draft.others.items() if other != name}
    return replace(draft, name=name, orders=draft.others[name], others={**kept, draft.name: draft.orders})


def renamed(draft: Draft, name: str) -> Draft:
    """With another name for the draft that is played, unless a draft has that name."""
    return draft if name in draft.others else replace(draft, name=name)


def dropped(draft: Draft) -> Draft:
    """Without the draft that was played so far; the first of the others is played from here on."""
    if not draft.others:
        return draft
    first = in_order(draft.others)[0]
    kept = {other: orders for other, orders in draft.others.items() if other != first}
    return replace(draft, name=first, orders=draft.others[first], others=kept)


def differences(here: Iterable[Order], there: Iterable[Order]) -> tuple[Difference, ...]:
    """What two drafts say, province by province, and how many builds each waives."""
    mine, theirs = list(here), list(there)
    first, second = ({province_of(order): order for order in orders} for orders in (mine, theirs))
    rows = [
        Difference(place, first.get(place), second.get(place)) for place in sorted({*first, *second} - {""})
    ]
    left, right = (Counter(isinstance(order, Waive) for order in orders)[True] for orders in (mine, theirs))
    waives = [
        Difference("", Waive() if number < left else None, Waive() if number < right else None)
        for number in range(max(left, right))
    ]
    return (*rows, *waives)
