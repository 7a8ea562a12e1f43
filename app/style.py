"""How widgets look: Fusion with the colours of the theme, the bundled font, and ``resources/style.qss``."""

from __future__ import annotations

from pathlib import Path
from string import Template

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from app.fonts import FontRole, font
from app.theme import Theme
from resources import resource


def dress(application: QApplication, theme: Theme) -> None:
    """Gives every widget of the application the theme's look."""
    application.setStyle("Fusion")
    application.setFont(font(FontRole.BODY))
    application.setPalette(_palette(theme))
    colors = {name: getattr(theme, name) for name in _COLORS}
    accent = QColor(theme.accent)
    colors["accent_hover"] = accent.lighter(118).name()
    colors["accent_focus"] = accent.darker(150).name()
    # Style sheets take pictures from files only.
    colors["down"] = Path(str(resource("icons/chevron-down.svg"))).as_posix()
    colors["close"] = Path(str(resource("icons/close.svg"))).as_posix()
    check = "check-dark" if theme.dark else "check-light"
    colors["check"] = Path(str(resource(f"icons/{check}.svg"))).as_posix()
    colors["up"] = Path(str(resource("icons/chevron-up.svg"))).as_posix()
    application.setStyleSheet(Template(resource("style.qss").read_text(encoding="utf-8")).substitute(colors))


_COLORS = (
    "window", "panel", "panel_second", "text", "text_second", "text_hint", "hairline", "box_line",
    "accent", "accent_text", "accent_ground", "warning", "error", "done",
)  # fmt: skip


def _palette(theme: Theme) -> QPalette:
    roles = QPalette.ColorRole
    palette = QPalette()
    for role, color in (
        (roles.Window, theme.window),
        (roles.Base, theme.panel),
        (roles.AlternateBase, theme.panel_second),
        (roles.Text, theme.text),
        (roles.WindowText, theme.text),
        (roles.Button, theme.panel),
        (roles.ButtonText, theme.text),
        (roles.PlaceholderText, theme.text_hint),
        (roles.ToolTipBase, theme.panel),
        (roles.ToolTipText, theme.text),
        (roles.Highlight, theme.accent),
        (roles.HighlightedText, theme.accent_text),
        (roles.Link, theme.accent),
        (roles.Accent, theme.accent),
    ):
        palette.setColor(role, QColor(color))
    for role in (roles.Text, roles.WindowText, roles.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.box_line))
    return palette
