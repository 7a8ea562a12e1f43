"""``render``: draws a board or a position into a PNG, SVG or PDF file, without a display."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from app.boards import ensure_playable
from app.commands.case_lines import CaseRecord, decode_line, read_line
from app.commands.own_boards import add_boards_option, boards_of
from app.commands.streams import read_lines
from maps.board import LANGUAGES
from variants.errors import FaultyBoardError, FileFormatError, UnknownVariantError
from variants.formats.save import SUFFIX, read_game
from variants.formats.whole_file import write_whole
from variants.orders import Order
from variants.outcome import Outcome
from variants.phases import resolve
from variants.position import Position
from variants.registry import VARIANT_IDS, load_variant
from variants.told import told
from variants.variant import Variant

SIZES = (64, 16_384)  # pixels of either side
AREA_LIMIT = 120_000_000  # pixels
WIDTH = 3000  # of a picture whose size is not given
THEMES = ("light", "dark", "print")
KINDS = ("png", "svg", "pdf")


@dataclass(frozen=True, slots=True)
class Scene:
    """What is to be drawn: orders with their power and, where they could be judged, their outcome."""

    variant: Variant
    position: Position
    orders: tuple[tuple[str, Order, Outcome | None], ...] = ()


class OtherVariantError(Exception):
    """The position is of another variant than was asked for."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str]) -> int:
    """Draws one file; 0 if it was written, 2 if anything was wrong, and then no file is touched."""
    options = _parser().parse_args(arguments)
    with boards_of(options):
        return _run(options)


def _run(options: argparse.Namespace) -> int:
    try:
        scene = _scene(options.position, options.variant)
    except (UnknownVariantError, FaultyBoardError) as error:
        return _fail(f"{options.position or '--variant'}: {error.problem}")
    except (FileFormatError, OtherVariantError) as error:
        return _fail(f"{options.position}: {error}")
    except OSError as error:
        return _fail(f"{options.position}: {error.strerror}")
    try:
        write_whole(options.out, _drawn(scene, options))
    except OSError as error:
        return _fail(f"{options.out}: {error.strerror}")
    return 0


def _fail(message: str) -> int:
    print(f"chancery render: {message}", file=sys.stderr)
    return 2


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="chancery render", description="Draws a board into a file.")
    variants = f"{', '.join(VARIANT_IDS)} or a board of your own; the position's, or standard"
    parser.add_argument("--variant", metavar="ID", help=variants)
    add_boards_option(parser)
    parser.add_argument("--out", metavar="FILE", type=_out, required=True, help="ends in .png, .svg or .pdf")
    parser.add_argument("--size", metavar="WxH", type=_size, help=f"in pixels; {WIDTH} wide by default")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of the names")
    parser.add_argument(
        "--position", metavar="FILE", type=Path, help="a saved game, or JSON Lines whose first line is drawn"
    )
    parser.add_argument("--theme", choices=THEMES, default="light", help="print is for paper, in greys")
    return parser


def _out(text: str) -> Path:
    path = Path(text)
    if path.suffix.lower().removeprefix(".") not in KINDS:
        raise argparse.ArgumentTypeError(f"{text!r} does not end in .png, .svg or .pdf")
    return path


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,6})[xX×](\d{1,6})", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no size; expected something like 3000x2000")
    width, height = int(match[1]), int(match[2])
    least, most = SIZES
    if not (least <= width <= most and least <= height <= most):
        raise argparse.ArgumentTypeError(f"{text}: each side must have {least} to {most} pixels")
    if width * height > AREA_LIMIT:
        raise argparse.ArgumentTypeError(f"{text}: more than {AREA_LIMIT // 10**6} million pixels")
    return width, height


def _scene(position: Path | None, variant_id: str | None) -> Scene:
    """What to draw.

    Raises:
        FileFormatError: if the file is no position.
        OSError: if it cannot be read.
        OtherVariantError: if it is one of another variant than is asked for.
    """
    if position is None:
        variant = load_variant(variant_id or "standard")
        ensure_playable(variant)
        return Scene(variant, variant.start())
    scene = _saved(position) if position.suffix == SUFFIX else _line(position)
    if variant_id not in (None, scene.variant.id):
        raise OtherVariantError(f"a position of {scene.variant.id}, not of {variant_id}")
    ensure_playable(scene.variant)
    return scene


def _saved(path: Path) -> Scene:
    """The current position of a saved game; what is being written for it stays hidden."""
    game = read_game(path)
    return Scene(game.variant, game.position)


def _line(path: Path) -> Scene:
    for number, line in read_lines(str(path)):
        if isinstance(line, FileFormatError):
            raise line
        try:
            read = read_line(decode_line(line, CaseRecord))
        except FileFormatError as error:
            raise FileFormatError(error.path, f"{error.problem} (line {number})") from None
        judged = told(resolve(read.variant, read.position, read.orders))
        return Scene(read.variant, read.position, tuple((j.power, j.order, j.outcome) for j in judged))
    raise FileFormatError("$", "the file is empty")


def _drawn(scene: Scene, options: argparse.Namespace) -> bytes:
    """The file's bytes; Qt is started here."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from app.commands.rendering import draw

    return draw(
        scene, options.out.suffix.lower().removeprefix("."), options.size, options.theme, options.language
    )
