"""``python -m maps.atlas [BOARD …]``: rebuilds the boards and says what changed."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

import resources
from maps.atlas.build import build
from maps.atlas.errors import AtlasError, GeodataChangedError, GeodataMissingError, VersionsError
from maps.atlas.geodata import Region, geodata_file, load_regions
from maps.atlas.recipe import FOLDER, load_recipe
from maps.atlas.versions import PINS, check_versions
from maps.board import load_board

MOST_NAMED = 12
_ID = re.compile(r'\bid="([^"]*)"')

TARGET = Path(resources.__file__).parent / "boards"


def main(arguments: list[str] | None = None) -> int:
    """Builds the named boards, or all that have a recipe; returns the exit status."""
    known = sorted(path.stem for path in FOLDER.glob("*.json"))
    parser = argparse.ArgumentParser(prog="python -m maps.atlas", description=__doc__)
    parser.add_argument("board", nargs="*", help=f"one of {', '.join(known)}; none means all")
    parser.add_argument(
        "--any-versions", action="store_true", help="build with other versions than the pinned ones"
    )
    options = parser.parse_args(arguments)
    boards = options.board or known
    try:
        if not options.any_versions:
            check_versions()
        source = geodata_file()
        for board in boards:
            try:
                _say(f"{board}: {_rebuild(board, source)}")
            except AtlasError as error:
                _say(f"{board}: {_told(error)}")
                return 1
    except GeodataMissingError as error:
        _say(f"The geodata could not be fetched. Type:\n  {error.command}")
        return 1
    except VersionsError as error:
        _say(f"Other versions than those pinned in {PINS.name}: {'; '.join(error.differences)}.")
        _say("Type `make boards`, which installs those; or --any-versions, and the files will differ.")
        return 1
    except AtlasError as error:
        _say(_told(error))
        return 1
    except OSError as error:
        _say(f"{error.filename}: {error.strerror}. The geodata is kept where CHANCERY_GEODATA says.")
        return 1
    return 0


def _told(error: AtlasError) -> str:
    """What is wrong, with its facts, and where it is mended."""
    what = (type(error).__doc__ or "").strip().splitlines()[0]
    facts = "; ".join(f"{name}: {_listed(value)}" for name, value in vars(error).items())
    if isinstance(error, GeodataChangedError):
        return f"{what} {facts}. Remove the file and build again, so that it is fetched anew."
    return f"{what} {facts}. The recipes are in {FOLDER}."


def _listed(value: object) -> str:
    return "; ".join(map(str, value)) if isinstance(value, list) else str(value)


def _rebuild(board: str, source: Path) -> str:
    recipe = load_recipe(board)
    regions: list[Region] = load_regions(source, recipe.clip)
    text = build(load_board(recipe.board), recipe, regions)
    path = TARGET / f"{board}.svg"
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    if before == text:
        return "unchanged"
    path.write_text(text, encoding="utf-8", newline="\n")
    return f"{_changes(before, text)}, {len(text)} characters"


def _changes(before: str, after: str) -> str:
    """Which elements are new or different, the first few by their ids."""
    old = set(before.splitlines())
    lines = [line for line in after.splitlines() if line not in old]
    ids = [match[1] for match in map(_ID.search, lines) if match]
    more = len(ids) - MOST_NAMED
    named = ", ".join(ids[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")
    return f"{len(lines)} of {after.count(chr(10))} lines changed" + (f" ({named})" if named else "")


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")


if __name__ == "__main__":
    sys.exit(main())
