"""Names are no HTML, whatever they look like."""

from __future__ import annotations

from html import escape

from PySide6.QtGui import Qt


def literal(text: str) -> str:
    """A text for tooltips and message boxes, shown as it is written: Qt takes what looks like HTML for HTML.

    Names of powers, provinces, players and files may look so. Labels are told to show plain text instead
    (``app.panels.parts.label``).
    """
    if not Qt.mightBeRichText(text):
        return text
    return f"<span>{literal_in_html(text)}</span>"


def literal_in_html(text: str) -> str:
    """The same as a part of a rich text."""
    return escape(text, quote=False).replace("\n", "<br>")
