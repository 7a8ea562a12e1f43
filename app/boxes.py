"""Questions where work would be lost: the buttons say what they do, each with a key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from app.plain_text import literal

translate = QCoreApplication.translate

Button = QMessageBox.StandardButton


class Leaving(StrEnum):
    """What becomes of games that are not saved."""

    SAVE = "save"
    DISCARD = "discard"
    STAY = "stay"


def ask(parent: QWidget, text: str, labels: Mapping[Button, str], more: str = "") -> Button:
    """Asks something; the first button is the default, and Escape is ``Cancel``.

    ``labels`` are what the buttons say, with their keys after an ampersand.
    """
    box = QMessageBox(QMessageBox.Icon.NoIcon, "Chancery", literal(text), parent=parent)
    box.setInformativeText(literal(more))
    for standard, text_ in labels.items():
        box.addButton(standard).setText(text_)
    box.setDefaultButton(next(iter(labels)))
    box.setEscapeButton(Button.Cancel)
    answer = Button(box.exec())
    box.deleteLater()
    return answer


def ask_to_leave(parent: QWidget, games: Sequence[str]) -> Leaving:
    """Asks what becomes of these games, all of them at once."""
    if len(games) == 1:
        text = translate("Files", "“{game}” has changes that are not saved.").format(game=games[0])
        save, discard = translate("Files", "&Save"), translate("Files", "&Discard the changes")
    else:
        text = translate("Files", "{number} games have changes that are not saved:")
        text = text.format(number=len(games))
        save, discard = translate("Files", "&Save all"), translate("Files", "&Discard all changes")
    labels = {Button.Save: save, Button.Discard: discard, Button.Cancel: translate("Files", "&Cancel")}
    more = "\n".join(games) if len(games) > 1 else ""
    answers = {Button.Save: Leaving.SAVE, Button.Discard: Leaving.DISCARD}
    return answers.get(ask(parent, text, labels, more), Leaving.STAY)
