"""The scores of a game that has ended."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from app.fonts import FontRole
from app.panels.parts import Swatch, label
from app.plain_text import literal
from app.theme import Theme
from app.translation import language
from app.words.names import power_name
from variants.game import Game
from variants.scores import center_counts, scores

translate = QCoreApplication.translate


class ScoreTable(QWidget):
    """Each power with its centres and its points by both ways to score, the best first."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 2, 0, 4)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(1, 1)
        self._labels: list[list[QLabel]] = []

    @property
    def rows(self) -> list[list[str]]:
        """What is written, row by row; the first row says what the columns are."""
        return [[each.text() for each in row] for row in self._labels]

    def show_game(self, game: Game | None) -> None:
        """Shows the scores; nothing while the game goes on, or for None."""
        while item := self._grid.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        self._labels = []
        found = scores(game) if game else {}
        self.setVisible(bool(found))
        if not game or not found:
            return
        self._add_heads()
        counts = center_counts(game.variant, game.position.owners)
        for power in sorted(found, key=lambda each: (*found[each], counts[each]), reverse=True):
            points = map(points_text, found[power])
            player = "" if game.one_player else game.players[power]
            named = " · ".join(filter(None, (power_name(game.variant, power), player)))
            self._add(named, str(counts[power]), *points)
            row = len(self._labels) - 1
            self._labels[row][0].setToolTip(literal(named))
            swatch = Swatch(self._theme.power_color(game.variant.id, power))
            self._grid.addWidget(swatch, row, 0, Qt.AlignmentFlag.AlignTop)

    def _add_heads(self) -> None:
        by_size, by_squares = translate("Scores", "Draw size"), translate("Scores", "Squares")
        self._add(
            "", translate("Scores", "Centres"), by_size, by_squares, role=FontRole.SMALL, color="second"
        )
        *_, size, squares = self._labels[0]
        size.setToolTip(
            literal(translate("Scores", "100 points, in equal parts for those who share in the result."))
        )
        squares.setToolTip(
            literal(
                translate(
                    "Scores",
                    "100 points: all for a winner; in a draw each sharer has the part that the square of its "
                    "number of centres has in the sum of these squares.",
                )
            )
        )

    def _add(self, *texts: str, role: FontRole = FontRole.LABEL, color: str = "") -> None:
        row = len(self._labels)
        name, *rest = texts
        # Names take a second line where there is no room: nothing of them is cut off.
        self._labels.append([label(name, role, wrap=True), *(label(text, role, color) for text in rest)])
        for column, each in enumerate(self._labels[-1], start=1):
            if column > 1:
                each.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(each, row, column)


def points_text(points: Fraction) -> str:
    """Points with at most one decimal, as the language writes it."""
    tenths = round(points * 10)
    return QLocale(language()).toString(tenths / 10, "f", 0 if tenths % 10 == 0 else 1)
