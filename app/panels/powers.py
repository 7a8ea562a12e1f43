"""The powers: centres, units, and how each stands in the phase that is shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from app.document import Document, Stage
from app.drafts import progress
from app.fonts import FontRole, font
from app.panels.parts import Meter, Swatch, elided, label, set_role
from app.plain_text import literal
from app.theme import Theme
from app.words.names import power_name
from app.words.special_rules import standing_notes
from variants.outcome import Outcome
from variants.variant import Variant
from variants.victory import counted_centers, special_condition

translate = QCoreApplication.translate

_PLAYER_WIDTH = 72  # px of a player's name beside the state of a power; the tooltip has all of it


@dataclass(frozen=True, slots=True)
class Standing:
    """How a power stands.

    Attributes:
        centers: supply centres it owns.
        units: units it has on the board.
        state: one or two words.
        role: the colour role of the state.
        active: it writes now.
        eliminated: it has neither units nor centres.
        notes: what special rules do to it.
    """

    centers: int
    units: int
    state: str
    role: str = "second"
    active: bool = False
    eliminated: bool = False
    notes: tuple[str, ...] = ()


def standing(document: Document, power: str) -> Standing:
    """How a power stands in the phase that is shown."""
    position = document.counted
    centers = len(counted_centers(document.game.variant, position.owners, power))
    units = len(position.units_of(power))
    retreating = sum(1 for facts in position.dislodged.values() if facts.power == power)
    if not centers and not units + retreating:
        return Standing(0, 0, translate("Powers", "Eliminated"), "hint", eliminated=True)
    state, role = _state(document, power)
    active = document.stage is Stage.WRITING and document.at_latest and document.writer == power
    notes = standing_notes(document.game.variant, position, power)
    return Standing(centers, units, state, role, active, notes=notes)


def _state(document: Document, power: str) -> tuple[str, str]:
    if document.resolution is not None:
        return _result(document, power)
    if not document.game.players[power]:
        return translate("Powers", "Nobody, holds"), "hint"
    if power not in document.game.powers_to_order() or document.stage is Stage.ENDED:
        return "", "second"
    if power in document.writers:
        done = progress(document.game, power)
        text = translate("Powers", "{written} of {due}").format(written=done.written, due=done.due)
        return text, "warning" if done.written < done.due else "done"
    if document.game.draft(power).done:
        return translate("Powers", "Done"), "done"
    return translate("Powers", "Waiting"), "second"


def _result(document: Document, power: str) -> tuple[str, str]:
    resolution = document.resolution
    assert resolution is not None
    lost = sum(1 for facts in resolution.dislodged.values() if facts.power == power)
    if lost:
        return translate("Powers", "Dislodged: {number}").format(number=lost), "error"
    bounced = sum(
        1 for judged in resolution.judged if judged.power == power and judged.outcome is Outcome.BOUNCE
    )
    if bounced:
        return translate("Powers", "Bounced: {number}").format(number=bounced), "second"
    variant = document.game.variant
    gained = len(counted_centers(variant, resolution.owners, power))
    before = len(counted_centers(variant, resolution.before.owners, power))
    if gained != before:
        return translate("Powers", "Centres: {change}").format(change=f"{gained - before:+d}"), "second"
    return "", "second"


class PowersPanel(QScrollArea):
    """One row for each power; as a rail, only letters and counts."""

    def __init__(self, theme: Theme, document: Document) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._theme, self._document = theme, document
        self._rows: dict[str, _PowerRow] = {}
        self._rail = False
        self.rebuild()

    def rebuild(self) -> None:
        """Makes the rows anew for another game."""
        body = QWidget()
        layout = QVBoxLayout(body)
        layout.setContentsMargins(6, 4, 6, 8)
        layout.setSpacing(2)
        self._rows = {
            power: _PowerRow(self._theme, self._document, power)
            for power in self._document.game.variant.powers
        }
        for row in self._rows.values():
            layout.addWidget(row)
        self._note = label(role=FontRole.LABEL, color="second", wrap=True)
        self._note.setContentsMargins(8, 12, 8, 0)
        layout.addWidget(self._note)
        layout.addStretch(1)
        old = self.takeWidget()
        self.setWidget(body)
        if old is not None:
            old.deleteLater()
        self.set_rail(self._rail)

    def set_rail(self, rail: bool) -> None:  # noqa: FBT001 (a plain switch)
        """Shows letters and counts only, in 52 px, or everything."""
        self._rail = rail
        for row in self._rows.values():
            row.set_rail(rail)
        self._note.setVisible(not rail)

    @property
    def rows(self) -> Mapping[str, _PowerRow]:
        """The row of each power."""
        return self._rows

    @property
    def wanted_width(self) -> int:
        """The width at which no name is cut off, in pixels, for the dock when it is no rail."""
        return max(row.wanted_width for row in self._rows.values()) + 12

    def refresh(self) -> None:
        """Shows how the powers stand now."""
        players = self._players()
        several = len({*players.values()} - {""}) > 1
        for power, row in self._rows.items():
            row.show_standing(standing(self._document, power), players[power], named=several)
        variant, position = self._document.game.variant, self._document.counted
        notes = [note for power in variant.powers for note in standing_notes(variant, position, power)]
        self._note.setText("\n".join((_victory(variant), *notes)))

    def _players(self) -> Mapping[str, str]:
        """Who plays which power, or did in an earlier phase that is shown."""
        document = self._document
        newest = document.at_end or document.look == document.shown_line[-1]
        return document.game.players if newest else document.game.players_at(document.look)


class _PowerRow(QWidget):
    """A power with its colour, name, counts, state and a bar of its centres."""

    def __init__(self, theme: Theme, document: Document, power: str) -> None:
        super().__init__()
        self.setObjectName("power")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        variant = document.game.variant
        self._theme, self._active = theme, False
        self._name_text = power_name(variant, power)
        self._wins = int(variant.rules["victory_centers"] or 1)
        color = theme.power_color(variant.id, power)
        self._swatch = Swatch(color)
        letter = next(record.letter for record in variant.board.powers if record.id == power)
        self._letter = Swatch(color, letter, 28)
        self._name = label(self._name_text, FontRole.LIST_KEY)
        self._counts = label(role=FontRole.LIST_KEY)
        self._state = label(role=FontRole.SECOND_LINE, color="second")
        self._played_by = label(role=FontRole.SECOND_LINE, color="hint")
        self._meter = Meter(theme, color)
        self._meter.setFixedWidth(56)
        self._rail_counts = label(role=FontRole.SMALL, color="second")
        self._arrange()

    def _arrange(self) -> None:
        self._full = QWidget()
        grid = QGridLayout(self._full)
        grid.setContentsMargins(8, 6, 8, 6)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(1)
        grid.addWidget(self._swatch, 0, 0)
        grid.addWidget(self._name, 0, 1)
        grid.addWidget(self._counts, 0, 2, Qt.AlignmentFlag.AlignRight)
        second = QHBoxLayout()
        second.setSpacing(5)
        second.addWidget(self._state)
        second.addWidget(self._played_by, 1)
        grid.addLayout(second, 1, 1)
        grid.addWidget(self._meter, 1, 2, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(1, 1)
        grid.setRowMinimumHeight(1, 18)
        self._small = QWidget()
        narrow = QVBoxLayout(self._small)
        narrow.setContentsMargins(0, 6, 0, 6)
        narrow.setSpacing(1)
        narrow.addWidget(self._letter, 0, Qt.AlignmentFlag.AlignHCenter)
        narrow.addWidget(self._rail_counts, 0, Qt.AlignmentFlag.AlignHCenter)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._full)
        layout.addWidget(self._small)

    def set_rail(self, rail: bool) -> None:  # noqa: FBT001 (a plain switch)
        self._full.setVisible(not rail)
        self._small.setVisible(rail)

    @property
    def wanted_width(self) -> int:
        return self._full.sizeHint().width()

    @property
    def played_by(self) -> str:
        return self._played_by.text()

    def show_standing(self, facts: Standing, player: str, *, named: bool) -> None:
        counts = f"{facts.centers} · {facts.units}"
        for target in (self._counts, self._rail_counts):
            target.setText(counts)
        self._state.setText(facts.state)
        set_role(self._state, facts.role)
        self._state.setVisible(bool(facts.state))
        beside = elided(player, FontRole.SECOND_LINE, _PLAYER_WIDTH) if named else ""
        self._played_by.setText(f"· {beside}" if beside and facts.state else beside)
        set_role(self._name, "hint" if facts.eliminated else "")
        _strike(self._name, struck=facts.eliminated)
        self._meter.set_share(facts.centers / self._wins)
        if facts.active != self._active:
            self._active = facts.active
            ground = self._theme.accent_ground if facts.active else "transparent"
            self.setStyleSheet(f"QWidget#power {{ background: {ground}; border-radius: 7px; }}")
        parts = [self._name_text, player, facts.state, *facts.notes]
        self.setToolTip(literal("\n".join(part for part in parts if part)))
        spoken = translate("Powers", "centres: {centers}, units: {units}")
        parts.insert(2, spoken.format(centers=facts.centers, units=facts.units))
        self.setAccessibleName(", ".join(part for part in parts if part))


def _victory(variant: Variant) -> str:
    """How the game is won, and when centres are counted."""
    calendar = variant.calendar.record
    if calendar.years_per_turn is None:
        text = translate("Powers", "{number} centres win. They change hands after the Fall retreats.")
    else:
        text = translate("Powers", "{number} centres win. They change hands every {turns} turns.")
    said = text.format(number=variant.rules["victory_centers"], turns=calendar.turns_per_count)
    return " ".join(filter(None, (said, _condition(variant))))


def _condition(variant: Variant) -> str:
    """What a power needs to win besides the centres; "" if nothing."""
    match special_condition(variant):
        case "strict-lead":
            return translate("Powers", "The winner must have more than any other.")
        case "alone-or-draw":
            return translate("Powers", "The winner must be alone with so many.")
    return ""


def _strike(target: QLabel, *, struck: bool) -> None:
    face = font(FontRole.LIST_KEY)
    face.setStrikeOut(struck)
    target.setFont(face)
