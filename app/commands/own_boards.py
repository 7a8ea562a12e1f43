"""Boards of one's own on the command line: those of the window, or those of a folder that is named."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.homes import default_home
from variants.registry import boards_used_in


def add_boards_option(parser: argparse.ArgumentParser) -> None:
    """Adds ``--boards FOLDER``."""
    parser.add_argument(
        "--boards",
        metavar="FOLDER",
        type=_folder,
        help="with boards of your own, X.json and X.svg each; by default those of the window",
    )


@contextmanager
def boards_of(options: argparse.Namespace) -> Iterator[None]:
    """Lets boards be found as the option says, while a command runs."""
    with boards_used_in(options.boards or default_home):
        yield


def _folder(text: str) -> Path:
    path = Path(text)
    try:
        next(path.iterdir(), None)
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or error
        raise argparse.ArgumentTypeError(f"{text!r}: {problem}") from None
    return path
