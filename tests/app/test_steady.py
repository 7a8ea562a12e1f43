"""The wheel over a box: it goes on to what the box lies in, and chooses nothing."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

import app
from app.dialogs.start_choice import StartChoice
from app.last_game import LastGames
from app.theme import LIGHT
from variants.registry import load_variant

_KINDS = r"Q(?:Combo|Spin|DoubleSpin|FontCombo)Box|Q(?:Date|Time|DateTime)Edit"
_LOOSE = re.compile(rf"(?<!steady\()\b(?:{_KINDS})\(\)|\((?:{_KINDS})\):(?!.*steady\(self\))", re.DOTALL)


def turn_wheel(box: QWidget) -> QWheelEvent:
    """The wheel as the box gets it; a sent event, unlike the mouse's own, is not passed up to parents."""
    middle = QPointF(box.rect().center())
    event = QWheelEvent(
        middle, QPointF(box.mapToGlobal(middle)), QPoint(), QPoint(0, -240),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(box, event)
    return event


def test_the_wheel_over_a_box_scrolls_the_page_and_chooses_nothing(qtbot: QtBot) -> None:
    choice = StartChoice(LIGHT, load_variant("standard"), LastGames())
    qtbot.addWidget(choice)
    before = dict(choice.players.names), choice.table.table, choice.rules.chosen
    boxes = [*choice.findChildren(QComboBox), *choice.findChildren(QSpinBox)]
    assert len(boxes) > len(choice.players.fields)
    for box in boxes:
        assert not turn_wheel(box).isAccepted()
    assert (dict(choice.players.names), choice.table.table, choice.rules.chosen) == before


def test_every_box_of_the_program_is_steady() -> None:
    assert _LOOSE.search("box = QSpinBox()")
    assert _LOOSE.search("class Box(QComboBox):\n    pass")
    sources = {path.name: path.read_text("utf-8") for path in Path(app.__path__[0]).rglob("*.py")}
    assert sum(text.count("steady(") for text in sources.values()) >= 10
    assert [name for name, text in sources.items() if _LOOSE.search(text)] == []
