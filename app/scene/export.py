"""A picture as the bytes of a file: PNG, or SVG and PDF with lines, letters and signs as vectors.

Only what is soft, the water lines and the bands along frontiers, is an image within them.
"""

from __future__ import annotations

import re
from enum import StrEnum

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRect, QSize, QSizeF, QUuid
from PySide6.QtGui import QImageWriter, QPageSize, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from app.scene.drawing import Drawing
from app.scene.picture import Picture
from app.scene.render import paint_board, render_image

_DOTS_PER_INCH = 96  # of the sizes given in pixels
_POINTS_PER_INCH = 72
_TIMES = (
    (re.compile(rb"Date \(D:\d{14}"), b"Date (D:20000101000000"),
    (re.compile(rb'Date="[\d-]{10}T[\d:]{8}'), b'Date="2000-01-01T00:00:00'),
)


class FileKind(StrEnum):
    """What can be written, by the suffix of the file."""

    PNG = "png"
    SVG = "svg"
    PDF = "pdf"


def exported(drawing: Drawing, picture: Picture, size: QSize, kind: FileKind) -> bytes:
    """The file's bytes; the same picture in the same size gives the same bytes."""
    match kind:
        case FileKind.PNG:
            return _png(drawing, picture, size)
        case FileKind.SVG:
            return _svg(drawing, picture, size)
        case FileKind.PDF:
            return _pdf(drawing, picture, size)


def _png(drawing: Drawing, picture: Picture, size: QSize) -> bytes:
    buffer = _buffer()
    QImageWriter(buffer, QByteArray(b"PNG")).write(render_image(drawing, picture, size))
    return _bytes(buffer)


def _svg(drawing: Drawing, picture: Picture, size: QSize) -> bytes:
    buffer, generator = _buffer(), QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(_DOTS_PER_INCH)
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setTitle(drawing.title)
    paint_board(generator, drawing, picture, size)
    return _bytes(buffer)


def _pdf(drawing: Drawing, picture: Picture, size: QSize) -> bytes:
    buffer = _buffer()
    writer = QPdfWriter(buffer)
    writer.setResolution(_DOTS_PER_INCH)
    writer.setPageSize(QPageSize(QSizeF(size) * _POINTS_PER_INCH / _DOTS_PER_INCH, QPageSize.Unit.Point))
    writer.setPageMargins(QMarginsF())
    writer.setTitle(drawing.title)
    writer.setCreator("Chancery")
    writer.setDocumentId(QUuid())
    paint_board(writer, drawing, picture, size)
    return _undated(_bytes(buffer))


def _undated(pdf: bytes) -> bytes:
    """The file without the time it was made, each byte in its place."""
    for pattern, instead in _TIMES:
        pdf = pattern.sub(instead, pdf)
    return pdf


def _buffer() -> QBuffer:
    buffer = QBuffer()
    buffer.setData(QByteArray())
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer


def _bytes(buffer: QBuffer) -> bytes:
    return bytes(buffer.data().data())
