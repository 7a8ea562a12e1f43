"""Ending a game by open agreement: a draw among some or all survivors, or a win that all others concede."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QDialog, QRadioButton, QWidget

from app.dialogs.parts import add_buttons, column
from app.panels.parts import button
from app.words.names import power_name
from variants.game import Ending, EndingKind, Game

translate = QCoreApplication.translate


def sharer_boxes(game: Game) -> dict[str, QCheckBox]:
    """A box for each survivor, for a draw that is proposed: ticked are those that somebody plays."""
    boxes = {power: QCheckBox(_named(game, power)) for power in game.survivors()}
    for power, box in boxes.items():
        box.setChecked(bool(game.players[power]))
    return boxes


def _named(game: Game, power: str) -> str:
    name = power_name(game.variant, power)
    if game.players[power]:
        return name
    return translate("Draw", "{power} (played by nobody)").format(power=name)


class _AgreeDialog(QDialog):
    """Asks for the powers of an end on which all players agree."""

    kind: EndingKind

    def _arrange(self, title: str, text: str, powers: Iterable[QAbstractButton], deed: str) -> None:
        self.setWindowTitle(title)
        self.agree_button = button(deed, "primary")
        layout = column(self, title, text)
        for each in powers:
            each.toggled.connect(self._check)
            layout.addWidget(each)
        add_buttons(self, layout, self.agree_button)
        self._check()

    @property
    def ending(self) -> Ending:
        """How the game is to end."""
        return Ending(self.kind, self._chosen)

    @property
    def _chosen(self) -> tuple[str, ...]:
        raise NotImplementedError

    def _check(self) -> None:
        self.agree_button.setEnabled(bool(self._chosen))


class DrawDialog(_AgreeDialog):
    """Asks for the powers of a draw.

    Attributes:
        boxes: power → its box.
    """

    kind = EndingKind.DRAW

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.boxes = sharer_boxes(game)
        text = translate(
            "Draw",
            "All players have said openly that they agree. The powers ticked here share the result, and the "
            "game ends at once.",
        )
        self._arrange(
            translate("Draw", "Draw by agreement"),
            text,
            self.boxes.values(),
            translate("Draw", "End the game as a draw"),
        )

    @property
    def _chosen(self) -> tuple[str, ...]:
        return tuple(power for power, box in self.boxes.items() if box.isChecked())


class ConcedeDialog(_AgreeDialog):
    """Asks to which power all others concede.

    Attributes:
        choices: power → its button.
    """

    kind = EndingKind.CONCESSION

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choices = {power: QRadioButton(_named(game, power)) for power in game.survivors()}
        for power, choice in self.choices.items():
            choice.setEnabled(bool(game.players[power]))
        text = translate(
            "Draw",
            "All other players give the game up to one power, which wins it alone. All must agree, and the "
            "game ends at once.",
        )
        self._arrange(
            translate("Draw", "Concede the game"),
            text,
            self.choices.values(),
            translate("Draw", "Concede"),
        )

    @property
    def _chosen(self) -> tuple[str, ...]:
        return tuple(power for power, choice in self.choices.items() if choice.isChecked())
