"""Saved games where one is wanted: the last files as a menu, and a file that is dropped."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMimeData, Qt
from PySide6.QtWidgets import QMenu, QWidget

from app.recent import recent_files

translate = QCoreApplication.translate


def files_menu(parent: QWidget, chosen: Callable[[Path | None], None]) -> QMenu | None:
    """The last files, and another one (None); None if there are no last files."""
    files = recent_files()
    if not files:
        return None
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for path in files:
        text = f"{path.stem} — {path.parent}".replace("&", "&&")
        menu.addAction(text).triggered.connect(partial(_tell, chosen, path))
    menu.addSeparator()
    other = menu.addAction(translate("NewGame", "Another file…"))
    other.triggered.connect(partial(_tell, chosen, None))
    return menu


def _tell(chosen: Callable[[Path | None], None], path: Path | None, checked: object = None) -> None:
    del checked
    chosen(path)


def dropped_file(data: QMimeData) -> Path | None:
    """The one file on this system that is dropped; None if it is anything else."""
    urls = data.urls()
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
