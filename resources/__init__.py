"""Data only: boards, translations, icons, fonts."""

from importlib.resources import files
from importlib.resources.abc import Traversable


def resource(name: str) -> Traversable:
    """The data file of that name, such as ``boards/standard.json``."""
    return files(__name__).joinpath(name)
