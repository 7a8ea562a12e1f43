"""The start options of a game: its rule switches, each with a sentence that explains it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QSpinBox, QWidget

from app.fonts import FontRole
from app.panels.parts import label
from app.panels.segments import Segments
from app.panels.steady import steady
from app.words.phases import turn_name
from app.words.rules import switch_sentence, switch_title, value_name
from variants.calendar import Calendar
from variants.position import Phase, PhaseKind
from variants.rules import Switch, Value
from variants.variant import Variant

translate = QCoreApplication.translate

_TURNS = 198  # how far ahead a fixed end may lie
_SUGGESTED_END = 20  # the turn at which the field stands before anything is chosen


class RulesForm(QWidget):
    """A row for each switch of a variant.

    Attributes:
        changed: another value was chosen.
    """

    changed = Signal()

    def __init__(self, variant: Variant) -> None:
        super().__init__()
        self._fields: dict[str, _Field] = {}
        self._sentences: dict[str, QLabel] = {}
        self._variant = variant
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(0, 1)
        for number, switch in enumerate(variant.rules.switches):
            field = _make_field(variant, switch)
            self._fields[switch.name] = field
            field.changed.connect(self._take)
            for part in (*field.findChildren(Segments), *field.findChildren(QSpinBox)):
                part.setAccessibleName(switch_title(switch.name))
            title = label(switch_title(switch.name), FontRole.BODY, wrap=True)
            sentence = label(switch_sentence(switch.name, variant), FontRole.SECOND_LINE, "second", wrap=True)
            sentence.setContentsMargins(0, 0, 0, 9)
            self._sentences[switch.name] = sentence
            grid.addWidget(title, 2 * number, 0)
            grid.addWidget(field, 2 * number, 1)
            grid.addWidget(sentence, 2 * number + 1, 0, 1, 2)

    def _take(self) -> None:
        """Says what the switches decide as they are chosen now, and tells of the choice."""
        chosen = self._variant.with_rules(self.chosen)
        for name, sentence in self._sentences.items():
            sentence.setText(switch_sentence(name, chosen))
        for field in self._fields.values():
            if isinstance(field, LastYear):
                field.count_by(chosen.calendar)
        self.changed.emit()

    @property
    def chosen(self) -> Mapping[str, Value]:
        """The switches that differ from the game's own rules."""
        values = {name: field.value for name, field in self._fields.items()}
        return {name: value for name, value in values.items() if value != self._fields[name].default}

    def choose(self, values: Mapping[str, Value]) -> None:
        """Chooses these values of switches."""
        for name, value in values.items():
            self._fields[name].choose(value)

    def reset(self) -> None:
        """Chooses the game's own rules."""
        for field in self._fields.values():
            field.reset()


class _Field(QWidget):
    """How one switch is set."""

    changed = Signal()

    def __init__(self, default: Value) -> None:
        super().__init__()
        self.default = default
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.addStretch(1)

    @property
    def value(self) -> Value:
        raise NotImplementedError

    def choose(self, value: Value) -> None:
        raise NotImplementedError

    def reset(self) -> None:
        raise NotImplementedError


class _Words(_Field):
    """One of a few words."""

    def __init__(self, switch: Switch) -> None:
        super().__init__(switch.values[0])
        self._values = switch.values
        self._segments = Segments([value_name(switch.name, value) for value in switch.values])
        self._segments.chosen.connect(self.changed)
        self.row.addWidget(self._segments)

    @property
    def value(self) -> Value:
        return self._values[self._segments.current]

    def choose(self, value: Value) -> None:
        self._segments.choose(self._values.index(value))
        self.changed.emit()

    def reset(self) -> None:
        self.choose(self.default)


class _Centers(_Field):
    """A number of centres."""

    def __init__(self, default: int, most: int) -> None:
        super().__init__(default)
        self._first = default
        self._number = _spin_box()
        self._number.setRange(1, most)
        self._number.setValue(default)
        self._number.setSuffix(translate("NewGame", " of {number}").format(number=most))
        self._number.valueChanged.connect(self.changed)
        self.row.addWidget(self._number)

    @property
    def value(self) -> Value:
        return self._number.value()

    def choose(self, value: Value) -> None:
        assert isinstance(value, int)
        self._number.setValue(value)

    def reset(self) -> None:
        self._number.setValue(self._first)


class LastYear(_Field):
    """A last year, or none; the value is the last turn of that year.

    Attributes:
        on: whether there is a last year.
        year: which.
    """

    def __init__(self, calendar: Calendar, default: int | None) -> None:
        super().__init__(default)
        self._calendar, self._start = calendar, 1
        self._first = default or _SUGGESTED_END
        self.on = QCheckBox()
        self.year = _spin_box()
        self._show(self._first)
        self.year.setEnabled(False)
        self.on.toggled.connect(self.year.setEnabled)
        self.on.setChecked(default is not None)
        self.on.setAccessibleName(switch_title("end_after"))
        self.on.toggled.connect(self.changed)
        self.year.valueChanged.connect(self.changed)
        self.row.addWidget(self.on)
        self.row.addWidget(self.year)

    @property
    def value(self) -> Value:
        """The last turn, or None."""
        return last_turn(self._calendar, self.year.value()) if self.on.isChecked() else None

    def choose(self, value: Value) -> None:
        """Chooses a last turn, or with None none."""
        self.on.setChecked(value is not None)
        if isinstance(value, int):
            self.year.setValue(self._calendar.shown_year(value))

    def begin_with(self, turn: int) -> None:
        """Leaves no year before that of a turn."""
        chosen = last_turn(self._calendar, self.year.value())
        self._start = turn
        self._show(chosen)

    def count_by(self, calendar: Calendar) -> None:
        """Shows the same turn by the years of a calendar with other labels."""
        chosen = last_turn(self._calendar, self.year.value())
        if calendar != self._calendar:
            self._calendar = calendar
            self._show(chosen)

    def _show(self, turn: int) -> None:
        """The year of a turn as the game calls it, among those that may be chosen."""
        with QSignalBlocker(self.year):
            shown = self._calendar.shown_year
            before, after = _around_year(self._calendar)
            self.year.setPrefix(before)
            self.year.setSuffix(after)
            self.year.setRange(shown(self._start), shown(self._start + _TURNS))
            self.year.setSingleStep(shown(3) - shown(2))
            self.year.setValue(shown(turn))

    def reset(self) -> None:
        """Chooses what stood there first."""
        self.on.setChecked(self.default is not None)
        self.year.setValue(self._calendar.shown_year(self._first))


def _around_year(calendar: Calendar) -> tuple[str, str]:
    """What stands before and after the year in the name of the last turn of a year."""
    year = str(calendar.shown_year(_SUGGESTED_END))
    before, _, after = turn_name(calendar, Phase(_SUGGESTED_END, PhaseKind.MOVEMENT)).partition(year)
    return before, after


def _spin_box() -> QSpinBox:
    box = steady(QSpinBox())
    box.lineEdit().setTextMargins(6, 0, 0, 0)
    return box


def last_turn(calendar: Calendar, year: int) -> int:
    """The last turn that is played in a year, as turns are shown, or before it."""
    years = year - calendar.record.first_year
    if calendar.by_seasons:
        return 2 * (years + 1)
    if calendar.record.years_per_turn is not None:
        return years // calendar.record.years_per_turn + 1
    return (years + 1) * calendar.record.turns_per_count


def _make_field(variant: Variant, switch: Switch) -> _Field:
    default = switch.values[0]
    if switch.name == "end_after":
        return LastYear(variant.calendar, default if isinstance(default, int) else None)
    if switch.free and isinstance(default, int) and len(switch.values) == 1:
        return _Centers(default, len(variant.board.centers))
    return _Words(switch)
