"""What was understood of a page of orders, piece by piece, with links that mend what was not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import takewhile

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from app.fonts import FontRole
from app.icons import Icon, icon
from app.page_lines import MOST_SUGGESTED, Piece
from app.panels.parts import button, label, set_role
from app.theme import Theme

translate = QCoreApplication.translate

_MARK = 16  # px of the sign before a line


@dataclass(frozen=True, slots=True)
class Link:
    """Something that one click does with a piece, as it then stands on the page."""

    text: str
    deed: Callable[[Piece], None]


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown of a piece.

    Attributes:
        piece: the piece.
        sign: what became of it.
        said: lines of text, each with its colour role.
        links: what can be done about it.
    """

    piece: Piece
    sign: Icon
    said: tuple[tuple[str, str], ...]
    links: tuple[Link, ...]

    def looks_like(self, other: Shown) -> bool:
        """Whether the two look the same, wherever on the page they stand."""
        mine, theirs = ([link.text for link in each.links] for each in (self, other))
        return (self.sign, self.said, mine) == (other.sign, other.said, theirs)


class PageList(QScrollArea):
    """The pieces of a page, of a long one those that need attention.

    Attributes:
        made: how many pieces have been laid out in all; those that stay as they are count once.
    """

    def __init__(self, theme: Theme, show: Callable[[Piece], Shown]) -> None:
        """``show`` tells what is shown of a piece."""
        super().__init__()
        self._theme, self._show = theme, show
        self._rows: list[_Row] = []
        self.made = 0
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumSize(QSize(220, 120))
        self.setAccessibleName(translate("Page", "What was understood"))
        body = QWidget()
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(2, 2, 8, 2)
        self._column.setSpacing(7)
        self._rest = label("", FontRole.LABEL, "hint", wrap=True)
        self._column.addWidget(self._rest)
        self._column.addStretch(1)
        self.setWidget(body)

    def show_pieces(self, pieces: Sequence[Piece], passed: Sequence[int] = ()) -> None:
        """Shows other pieces; the rows of those that look as before stay.

        ``passed`` are the numbers, from 0, of the lines that were passed over.
        """
        chosen = _chosen(pieces)
        shown = [self._show(piece) for piece in chosen]
        ahead = _alike(self._rows, shown)
        behind = _alike(self._rows[ahead:][::-1], shown[ahead:][::-1])
        self._take(ahead, len(self._rows) - behind)
        for at in range(ahead, len(shown) - behind):
            self._put(at, shown[at])
        for row, each in zip(self._rows, shown, strict=True):
            row.shown = each
        self._say_rest(pieces, chosen, passed)

    def show_instead(self, text: str) -> None:
        """Shows why there are no pieces."""
        self._take(0, len(self._rows))
        self._say(text, "error")

    def _take(self, start: int, end: int) -> None:
        for row in self._rows[start:end]:
            self._column.removeWidget(row)
            row.setParent(None)
            row.deleteLater()
        del self._rows[start:end]

    def _put(self, at: int, shown: Shown) -> None:
        row = _Row(self._theme, shown)
        self._rows.insert(at, row)
        self._column.insertWidget(at, row)
        self.made += 1

    def _say_rest(self, pieces: Sequence[Piece], chosen: Sequence[Piece], passed: Sequence[int]) -> None:
        more = len(pieces) - len(chosen)
        doubts = sum(1 for piece in pieces if piece.doubt) - sum(1 for piece in chosen if piece.doubt)
        if not pieces and not passed:
            self._say(
                translate("Page", "Type or paste the orders, in any notation. They are said back here.")
            )
            return
        text = translate("Page", "And {number} more, of which are in doubt: {doubts}.")
        told = [text.format(number=more, doubts=doubts)] if more else []
        text = translate("Page", "Passed over as no orders, by line: {lines}.")
        told += [text.format(lines=_ranges(passed))] if passed else []
        self._say(" ".join(told), "second")

    def _say(self, text: str, role: str = "hint") -> None:
        self._rest.setText(text)
        self._rest.setVisible(bool(text))
        set_role(self._rest, role)


class _Row(QFrame):
    """One piece."""

    def __init__(self, theme: Theme, shown: Shown) -> None:
        super().__init__()
        self.shown = shown
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(_sign(theme, shown.sign), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(1)
        for text, role in shown.said:
            words.addWidget(label(text, FontRole.LABEL, role, wrap=True))
        for at, each in enumerate(shown.links):
            link = button(each.text.replace("&", "&&"), "link")
            link.clicked.connect(lambda _=False, at=at: self._follow(at))
            words.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
        row.addLayout(words, 1)

    def _follow(self, at: int) -> None:
        self.shown.links[at].deed(self.shown.piece)


def _sign(theme: Theme, sign: Icon) -> QLabel:
    colors = {Icon.CROSS: theme.error, Icon.WARNING: theme.warning, Icon.CHECK: theme.done}
    result = QLabel()
    result.setPixmap(icon(sign, colors[sign]).pixmap(_MARK, _MARK))
    return result


def _chosen(pieces: Sequence[Piece]) -> Sequence[Piece]:
    """All pieces, but of a long page those that need attention before the others."""
    if len(pieces) <= MOST_SUGGESTED:
        return pieces
    wanting = [at for at, piece in enumerate(pieces) if piece.wants_attention]
    others = [at for at, piece in enumerate(pieces) if not piece.wants_attention]
    return [pieces[at] for at in sorted([*wanting, *others][:MOST_SUGGESTED])]


def _ranges(lines: Sequence[int]) -> str:
    """The lines counted from 1, with those that follow each other as one: ``1, 4–6``."""
    runs: list[list[int]] = []
    for line in lines:
        if runs and runs[-1][-1] == line - 1:
            runs[-1].append(line)
        else:
            runs.append([line])
    return ", ".join(f"{run[0] + 1}–{run[-1] + 1}" if len(run) > 1 else str(run[0] + 1) for run in runs)


def _alike(rows: Sequence[_Row], shown: Sequence[Shown]) -> int:
    """How many rows at the beginning look as they should."""
    pairs = zip(rows, shown, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0].shown.looks_like(pair[1]), pairs))
