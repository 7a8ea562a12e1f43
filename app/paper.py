"""What can be put on paper: order slips and the map, on a printer, in a PDF, or as a picture of a page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from errno import EIO
from os import strerror

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from app.scene.drawing import Drawing
from app.scene.picture import Picture
from app.scene.render import draw_board
from app.sheets import UNITS_PER_INCH, Page, draw_page, fitted
from app.words.names import power_name
from variants.variant import Variant

_MARGIN = 340.0  # tenths of a point around a map
_LINE = 170.0  # of the text above and below it
_GAP = 40.0  # between them and the map
_MAP_DOTS = 150  # to an inch, in which a map is laid out: its names are as large as on a screen that wide
_INCH = 72.0
_PDF_DOTS = 600


@dataclass(frozen=True, slots=True)
class Job:
    """Pages that can be drawn anywhere.

    Attributes:
        title: what they are called.
        count: how many there are.
        landscape: whether they lie on their side.
        draw: draws one of them, whose size is given in tenths of a point; those are the painter's units.
    """

    title: str
    count: int
    landscape: bool
    draw: Callable[[QPainter, int, QSizeF], None]

    def layout(self, paper: QPageSize) -> QPageLayout:
        """The page, without margins of its own."""
        sides = QPageLayout.Orientation
        side = sides.Landscape if self.landscape else sides.Portrait
        return QPageLayout(paper, side, QMarginsF())

    def size(self, paper: QPageSize) -> QSizeF:
        """The size of a page in tenths of a point."""
        return self.layout(paper).fullRect(QPageLayout.Unit.Point).size() * UNITS_PER_INCH / _INCH

    def print_on(self, device: QPagedPaintDevice, paper: QPageSize) -> None:
        """Draws all pages on a printer or a PDF whose layout is the job's.

        Raises:
            OSError: if the device takes nothing.
        """
        painter = QPainter()
        if not painter.begin(device):
            raise OSError(EIO, strerror(EIO))
        for number in range(self.count):
            if number:
                device.newPage()
            painter.save()
            scale = device.logicalDpiX() / UNITS_PER_INCH
            painter.scale(scale, scale)
            self.draw(painter, number, self.size(paper))
            painter.restore()
        painter.end()

    def pdf(self, paper: QPageSize) -> bytes:
        """The bytes of a PDF."""
        buffer = QBuffer()
        buffer.setData(QByteArray())
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setResolution(_PDF_DOTS)
        writer.setPageLayout(self.layout(paper))
        writer.setTitle(self.title)
        writer.setCreator("Chancery")
        self.print_on(writer, paper)
        return bytes(buffer.data().data())

    def picture(self, paper: QPageSize, number: int, room: QSize, ratio: float = 1.0) -> QImage:
        """A page as large as fits into the room, in logical pixels."""
        page = self.size(paper)
        scale = min(room.width() / page.width(), room.height() / page.height()) * ratio
        image = QImage((page * scale).toSize(), QImage.Format.Format_RGB32)
        image.fill(QColor("#FFFFFF"))
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.scale(scale, scale)
        self.draw(painter, number, page)
        painter.end()
        image.setDevicePixelRatio(ratio)
        return image


def slips_job(title: str, lay: Callable[[QSizeF], tuple[Page, ...]], paper: QPageSize) -> Job:
    """Slips on as many pages as they take on this paper."""
    plain = Job(title, 0, landscape=False, draw=lambda *_: None)
    pages = lay(plain.size(paper))
    return Job(title, len(pages), landscape=False, draw=lambda p, number, _: draw_page(p, pages[number]))


def map_job(title: str, drawing: Drawing, picture: Picture) -> Job:
    """The map on one page, with the powers on it under it."""
    shapes = drawing.paths.shapes

    def draw(painter: QPainter, _: int, page: QSizeF) -> None:
        apart = _LINE + _GAP
        room = QRectF(_MARGIN, _MARGIN, page.width() - 2 * _MARGIN, page.height() - 2 * _MARGIN)
        room.adjust(0, apart, 0, -apart)
        _draw_map(painter, room, drawing, picture)
        high = min(room.height(), room.width() * shapes.height / shapes.width)  # of the board, in the middle
        top = QRectF(room.left(), room.center().y() - high / 2 - apart, room.width(), _LINE)
        _draw_line(painter, top, title)
        _draw_line(painter, top.translated(0, high + apart + _GAP), _legend(drawing.variant, picture))

    return Job(title, 1, shapes.width > shapes.height, draw)


def _draw_map(painter: QPainter, room: QRectF, drawing: Drawing, picture: Picture) -> None:
    """The board in the middle of the room, which is white around it."""
    scale = UNITS_PER_INCH / _MAP_DOTS
    painter.save()
    painter.translate(room.topLeft())
    painter.scale(scale, scale)
    draw_board(painter, drawing, picture, (room.size() / scale).toSize())
    painter.restore()


def _draw_line(painter: QPainter, rect: QRectF, text: str) -> None:
    painter.setFont(fitted(text, rect.width(), 110))
    painter.setPen(QColor("#000000"))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def _legend(variant: Variant, picture: Picture) -> str:
    """The letters on the units, each with its power; "" on a map without units."""
    there = {*picture.position.units.values(), *picture.position.owners.values()}
    powers = [record for record in variant.board.powers if record.id in there]
    return "     ".join(f"{record.letter} {power_name(variant, record.id)}" for record in powers)
