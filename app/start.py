"""The start of the program: the window with a file, with the game of a killed process, or with a new one."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication

from app import boxes, crash, translation
from app.autosave import Autosave, Orphan, orphans
from app.boxes import Button
from app.document import Document
from app.homes import default_folder, default_home
from app.style import dress
from app.theme import DARK, LIGHT, Theme
from app.window import MainWindow
from app.words.names import variant_title
from app.words.phases import turn_name
from variants.game import Game
from variants.registry import load_variant, use_boards_in

translate = QCoreApplication.translate


def first_game() -> Game:
    """The game behind the new-game dialog: Standard, one person playing all powers."""
    variant = load_variant("standard")
    me = translate("Window", "Sandbox")
    return Game.new(variant, dict.fromkeys(variant.powers, me))


def theme_for(scheme: Qt.ColorScheme) -> Theme:
    """The theme of the window under the system's colour scheme; light where the system has none."""
    return DARK if scheme is Qt.ColorScheme.Dark else LIGHT


def run_window(path: str | None = None, language: str | None = None) -> int:
    """Opens the window with a file, with the games of a process that was killed, or with a new game."""
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    application.setApplicationName("Chancery")
    crash.start_log(crash.log_path())
    crash.take_over()
    translation.install(language)
    use_boards_in(default_home())
    theme = theme_for(application.styleHints().colorScheme())
    dress(application, theme)
    autosave = Autosave(default_folder())
    window = MainWindow(Document(first_game()), autosave, theme)
    window.show()
    # Each is offered: there was one for each open game.
    taken = [offer(window, orphan) for orphan in orphans(default_folder(), window.files.tell_put_aside)]
    opened = path is not None and window.files.open(Path(path))
    if not opened and not any(taken):
        window.new_game()
    return application.exec()


def offer(window: MainWindow, orphan: Orphan) -> bool:
    """Offers the game of a process that did not end properly, with the curtain down; whether it was taken."""
    game = orphan.game
    turn = turn_name(game.variant.calendar, game.position.phase)
    text = translate("Window", "Chancery was not closed properly. This game was kept: {game}, {turn}.")
    labels = {
        Button.Yes: translate("Window", "&Open it"),
        Button.Discard: translate("Window", "&Delete it"),
        Button.Cancel: translate("Window", "&Later"),
    }
    more = translate(
        "Window",
        "Later asks again at the next start. If you delete it, what was not saved is lost.",
    )
    asked = text.format(game=variant_title(game.variant), turn=turn)
    answer = boxes.ask(window, asked, labels, more)
    if answer == Button.Yes:
        window.files.take_up(game, orphan.origin)
    if answer == Button.Discard or (answer == Button.Yes and window.keep()):
        orphan.remove()
    else:
        orphan.leave()
    return answer == Button.Yes
