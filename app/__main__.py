"""`python -m app`: the window, or one of the commands that run without it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path

LANGUAGES = ("en", "fr", "de")
COMMANDS = ("resolve", "check", "boards", "render")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program and returns its exit code.

    A command is imported only when it is called, so that none of them starts Qt.
    """
    arguments = sys.argv[1:] if arguments is None else arguments
    if arguments and arguments[0] in COMMANDS:
        return _run(arguments[0], arguments[1:])
    options = _parser().parse_args(arguments)
    if options.file is not None and not _exists(options.file):
        sys.stderr.write(f"chancery: no command and no file is called {options.file!r}; see --help\n")
        return 2
    from app.start import run_window

    return run_window(options.file, options.language)


def _exists(name: str) -> bool:
    try:
        return Path(name).exists()
    except OSError:  # such as a name too long for any file
        return False


def _run(name: str, arguments: Sequence[str]) -> int:
    command = import_module(f"app.commands.{name}")
    if sys.stdout is None:
        sys.stderr.write(f"chancery {name}: standard output is closed\n")
        return 2
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # not every terminal and pipe takes all of Unicode
    try:
        code = int(command.main(arguments))
        sys.stdout.flush()
    except BrokenPipeError:  # the program at the other end has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nor may the last flush fail
        return 1
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="chancery",
        description="A map client for the board game Diplomacy. Without a command it opens the window.",
        epilog=f"commands: {', '.join(COMMANDS)} (each has its own --help)",
    )
    parser.add_argument("file", nargs="?", help="a saved game to open")
    parser.add_argument("--language", choices=LANGUAGES, help="the system's by default")
    return parser


if __name__ == "__main__":
    sys.exit(main())
