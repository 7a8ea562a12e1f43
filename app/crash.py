"""When the program itself has a fault: it says so plainly, and writes the details to a log file."""

from __future__ import annotations

import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from traceback import format_tb
from types import TracebackType
from typing import TypeAlias

import platformdirs
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QMessageBox

from app.plain_text import literal

translate = QCoreApplication.translate

_log = logging.getLogger("chancery")
_Fault: TypeAlias = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
_SIZE = 512 * 1024  # bytes


def log_path() -> Path:
    """The log file."""
    return platformdirs.user_log_path("chancery", appauthor=False) / "chancery.log"


def start_log(path: Path) -> None:
    """Sends warnings and faults to a log file; without one if it cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=_SIZE, backupCount=1, encoding="utf-8", delay=True)
    except OSError:
        return
    handler.setFormatter(_Discreet("%(asctime)s %(name)s %(levelname)s %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.WARNING)


class _Discreet(logging.Formatter):
    """Tells where a fault happened, but not its message, which may quote what a player has written."""

    def formatException(self, ei: _Fault) -> str:  # noqa: N802 (the name in logging)
        """The places in the code, and the kind of each fault; of those of the system also what it says."""
        error, parts = ei[1], []
        while error is not None:
            told = f": {error}" if isinstance(error, OSError) else ""
            parts.append(f"{''.join(format_tb(error.__traceback__))}{type(error).__name__}{told}")
            error = error.__cause__ or error.__context__
        return "\n".join(reversed(parts))


def take_over() -> None:
    """From now on an exception that nobody caught is logged and told, and the window stays open."""
    sys.excepthook = report


def report(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Logs a fault and tells it. The log has where it happened, never what anybody ordered."""
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
        return
    _log.critical("a fault of the program", exc_info=(kind, error.with_traceback(trace), trace))
    if isinstance(QApplication.instance(), QApplication):
        fault_box().open()


def fault_box() -> QMessageBox:
    """The message about a fault."""
    box = QMessageBox(QApplication.activeWindow())
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle("Chancery")
    box.setText(
        translate("Faults", "The program has made a mistake, and the last step may not have been done.")
    )
    more = translate("Faults", "The game is still open. Details without any orders are in {path}.")
    box.setInformativeText(literal(more.format(path=log_path())))
    return box
