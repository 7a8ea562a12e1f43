"""How widgets look: Fusion with the theme's colours, the bundled font, and one style sheet."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from app.fonts import FontRole, font
from app.theme import Theme

_SHEET = """
QToolTip {{ background: {panel}; color: {text}; border: 1px solid {box_line}; padding: 4px; }}
QMainWindow, QDialog {{ background: {window}; }}
QMenuBar {{ background: {panel_second}; color: {text_second}; border-bottom: 1px solid {hairline}; padding: 2px; }}
QMenuBar::item {{ padding: 4px 10px; border-radius: 4px; background: transparent; }}
QMenuBar::item:selected {{ background: {accent_ground}; color: {accent}; }}
QMenu {{ background: {panel}; color: {text}; border: 1px solid {box_line}; padding: 5px; }}
QMenu::item {{ padding: 6px 26px 6px 12px; border-radius: 4px; }}
QMenu::item:selected {{ background: {accent_ground}; color: {accent}; }}
QMenu::item:disabled {{ color: {box_line}; }}
QMenu::icon {{ padding-left: 8px; }}
QMenu::separator {{ height: 1px; background: {hairline}; margin: 5px 8px; }}
QToolBar {{ background: {panel}; border: 0; border-bottom: 1px solid {hairline}; spacing: 4px; padding: 4px 10px; }}
QToolBar::separator {{ width: 1px; background: {hairline}; margin: 6px 8px; }}
QToolButton {{ background: transparent; border: 0; border-radius: 6px; padding: 5px; }}
QToolButton:hover, QToolButton:focus {{ background: {accent_ground}; }}
QStatusBar {{ background: {panel_second}; border-top: 1px solid {hairline}; }}
QStatusBar::item {{ border: 0; }}
QStatusBar QLabel {{ padding: 0 8px; color: {text_second}; }}
QMainWindow::separator {{ background: {hairline}; width: 1px; height: 1px; }}
#panel, #panel QWidget#body, QScrollArea, QScrollArea > QWidget > QWidget {{ background: {panel}; }}
QScrollArea, QListView {{ border: 0; background: {panel}; outline: 0; }}
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 2px; }}
QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 2px; }}
QScrollBar::handle {{ background: {box_line}; border-radius: 3px; min-height: 28px; min-width: 28px; }}
QScrollBar::handle:hover {{ background: {text_hint}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QLabel[role="second"] {{ color: {text_second}; }}
QLabel[role="hint"] {{ color: {text_hint}; }}
QLabel[role="done"] {{ color: {done}; }}
QLabel[role="warning"] {{ color: {warning}; }}
QLabel[role="error"] {{ color: {error}; }}
QLabel[role="link"] {{ color: {accent}; }}
QPushButton {{
    background: {panel}; color: {text}; border: 1px solid {box_line}; border-radius: 6px;
    padding: 0 16px; min-height: 34px; font-weight: 600;
}}
QPushButton:hover {{ border-color: {accent}; color: {accent}; }}
QPushButton:focus {{ border: 2px solid {accent}; padding: 0 15px; min-height: 32px; }}
QPushButton:disabled {{ color: {box_line}; border-color: {hairline}; }}
QPushButton[role="primary"] {{ background: {accent}; color: {accent_text}; border: 0; min-height: 42px; }}
QPushButton[role="primary"]:hover {{ background: {accent_hover}; }}
QPushButton[role="primary"]:focus {{ border: 2px solid {accent_focus}; min-height: 38px; padding: 0 14px; }}
QPushButton[role="primary"]:disabled {{ background: {box_line}; color: {panel}; }}
QPushButton[role="link"] {{ background: transparent; border: 0; color: {accent}; padding: 0 4px; min-height: 24px; }}
QPushButton[role="link"]:hover {{ color: {accent_focus}; }}
QPushButton[role="link"]:focus {{ border: 1px solid {accent}; padding: 0 3px; min-height: 22px; }}
QLineEdit, QSpinBox, QComboBox {{
    background: {panel}; color: {text}; border: 1px solid {box_line}; border-radius: 6px;
    padding: 0 8px; min-height: 30px; selection-background-color: {accent}; selection-color: {accent_text};
}}
QLineEdit:focus, QSpinBox:focus, QComboBox:focus {{ border: 1px solid {accent}; }}
QLineEdit:disabled {{ color: {text_hint}; background: {panel_second}; }}
QComboBox QLineEdit {{ border: 0; padding: 0; }}
QComboBox QAbstractItemView {{
    background: {panel}; border: 1px solid {box_line};
    selection-background-color: {accent_ground}; selection-color: {accent};
}}
QFrame#card {{ background: {panel}; border: 1px solid {box_line}; border-radius: 14px; }}
QFrame#note {{ background: {panel_second}; border: 1px solid {hairline}; border-radius: 8px; }}
QFrame#upright {{ background: {hairline}; max-width: 1px; min-width: 1px; border: 0; }}
QFrame#segments {{ background: {window}; border: 1px solid {hairline}; border-radius: 8px; }}
QPushButton[role="segment"] {{
    background: transparent; border: 1px solid transparent; color: {text_second}; min-height: 24px; padding: 0 10px;
}}
QPushButton[role="segment"]:hover {{ color: {accent}; }}
QPushButton[role="segment"]:focus {{ border: 1px solid {accent}; padding: 0 10px; min-height: 24px; }}
QPushButton[role="segment"]:checked {{ background: {panel}; border-color: {box_line}; color: {text}; }}
QPushButton[role="segment"]:checked:focus {{ border-color: {accent}; }}
QFrame#line {{ background: {hairline}; max-height: 1px; min-height: 1px; border: 0; }}
QCheckBox, QRadioButton {{ spacing: 8px; min-height: 26px; }}
"""


def dress(application: QApplication, theme: Theme) -> None:
    """Gives every widget of the application the theme's look."""
    application.setStyle("Fusion")
    application.setFont(font(FontRole.BODY))
    application.setPalette(_palette(theme))
    colors = {name: getattr(theme, name) for name in _COLORS}
    accent = QColor(theme.accent)
    colors["accent_hover"] = accent.lighter(118).name()
    colors["accent_focus"] = accent.darker(150).name()
    application.setStyleSheet(_SHEET.format(**colors))


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
