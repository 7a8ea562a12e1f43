"""The bytes of an SVG → its elements: encodings read as XML says, and no entity ever expanded."""

from __future__ import annotations

import codecs
import re
from xml.etree import ElementTree as ET

from maps.svg_faults import BoardFault, BoardFileError

SIZE_LIMIT = 4_000_000  # bytes; the largest built-in board has 352,000

_GZIP = b"\x1f\x8b"
_UNDEFINED_ENTITY = 11  # of expat
_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_UNMARKED = ((b"<\0", "utf-16-le"), (b"\0<", "utf-16-be"))
_DECLARED = re.compile(rb"""\s*<\?xml[^>]{1,99}?\sencoding\s*=\s*["']([\w.:-]{1,40})["']""", re.ASCII)
# Encodings of text that take no longer for odd bytes than for others.
_KNOWN = re.compile(
    r"utf-8|ascii|iso8859-\d+|cp\d+|koi8-\w|mac-\w+|shift_jis|gb\w+|big5|euc_\w+|utf-(16|32)(-[lb]e)?"
)


def parse(source: str | bytes) -> ET.Element:
    """The root of an SVG.

    Raises:
        BoardFileError: if it is too large, has a document type or entities, or is no XML.
    """
    if len(source) > SIZE_LIMIT:
        raise BoardFileError(BoardFault.TOO_LARGE, detail=f"> {SIZE_LIMIT // 1_000_000} MB")
    text = source if isinstance(source, str) else _decoded(source)
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        raise BoardFileError(BoardFault.ENTITIES)
    root = _root(text)
    if root.tag.rpartition("}")[2] != "svg":
        raise BoardFileError(BoardFault.NOT_SVG, root.tag[:40])
    return root


def _root(text: str) -> ET.Element:
    try:
        return ET.fromstring(text)  # noqa: S314 — entities are refused before
    except ET.ParseError as error:
        line, column = error.position
        kind = BoardFault.ENTITIES if error.code == _UNDEFINED_ENTITY else BoardFault.NOT_XML
        raise BoardFileError(kind, detail=f"line {line}, column {column + 1}") from error
    except ValueError as error:  # such as a sign that no file may have
        raise BoardFileError(BoardFault.NOT_XML, detail=str(error)) from error


def _decoded(data: bytes) -> str:
    if data.startswith(_GZIP):
        raise BoardFileError(BoardFault.PACKED)
    mark, encoding = next(((mark, name) for mark, name in _MARKS if data.startswith(mark)), (b"", ""))
    try:
        return data.removeprefix(mark).decode(encoding or _encoding(data))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BoardFileError(BoardFault.ENCODING, detail=f"{error.encoding}, line {line}") from error


def _encoding(data: bytes) -> str:
    """The encoding of a file without a mark: as it looks, as its first line says, or else UTF-8."""
    for start, name in _UNMARKED:
        if data.startswith(start):
            return name
    found = _DECLARED.match(data)
    declared = found[1].decode() if found else "utf-8"
    try:
        name = codecs.lookup(declared).name
    except LookupError:
        name = ""
    if not _KNOWN.fullmatch(name):
        raise BoardFileError(BoardFault.ENCODING, detail=declared)
    return name
