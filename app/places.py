"""Places of a text as Python and as Qt count them; no Qt."""

from __future__ import annotations

from bisect import bisect_left


class Places:
    """The places of one text: Qt counts letters beyond the first 65,536 twice, as emoji are."""

    def __init__(self, text: str) -> None:
        self._wide = [] if text.isascii() else [at for at, sign in enumerate(text) if ord(sign) > 0xFFFF]
        self._counted = [at + more for more, at in enumerate(self._wide)]
        self._length = len(text)

    def of(self, index: int) -> int:
        """Where Qt has the place that is ``index`` in the text."""
        index = min(index, self._length)
        return index + bisect_left(self._wide, index)

    def index(self, place: int) -> int:
        """Where the text has a place of Qt."""
        return place - bisect_left(self._counted, place)
