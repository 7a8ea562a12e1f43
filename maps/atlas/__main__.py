"""``python -m maps.atlas [BOARD …]``: rebuilds the boards and says what changed."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import resources
from maps.atlas.build import build
from maps.atlas.errors import AtlasError, GeodataMissingError
from maps.atlas.geodata import Region, geodata_file, load_regions
from maps.atlas.recipe import FOLDER, load_recipe
from maps.board import load_board

TARGET = Path(resources.__file__).parent / "boards"


def main(arguments: list[str] | None = None) -> int:
    """Builds the named boards, or all that have a recipe; returns the exit status."""
    known = sorted(path.stem for path in FOLDER.glob("*.json"))
    parser = argparse.ArgumentParser(prog="python -m maps.atlas", description=__doc__)
    parser.add_argument("board", nargs="*", help=f"one of {', '.join(known)}; none means all")
    boards = parser.parse_args(arguments).board or known
    try:
        source = geodata_file()
        for board in boards:
            _say(f"{board}: {_rebuild(board, source)}")
    except GeodataMissingError as error:
        _say(f"The geodata could not be fetched. Type:\n  {error.command}")
        return 1
    except AtlasError as error:
        _say(f"{type(error).__name__}: {error}")
        return 1
    return 0


def _rebuild(board: str, source: Path) -> str:
    recipe = load_recipe(board)
    regions: list[Region] = load_regions(source, recipe.clip)
    text = build(load_board(recipe.board), recipe, regions)
    path = TARGET / f"{board}.svg"
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    if before == text:
        return "unchanged"
    path.write_text(text, encoding="utf-8", newline="\n")
    old = set(before.splitlines())
    changed = sum(line not in old for line in text.splitlines())
    return f"{changed} of {text.count(chr(10))} lines changed, {len(text)} characters"


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")


if __name__ == "__main__":
    sys.exit(main())
