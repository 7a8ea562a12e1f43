"""Where this system keeps what is the user's; no Qt, since the command line asks as well."""

from __future__ import annotations

from pathlib import Path


def default_folder() -> Path:
    """Where this system keeps a program's data for the user."""
    import platformdirs  # slow to start, and seldom needed on the command line

    return platformdirs.user_data_path("chancery", appauthor=False)


def default_home() -> Path:
    """Where this system keeps the user's boards."""
    return default_folder() / "boards"
