from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.scene.curves import Curve, bent, past, through

places = st.complex_numbers(max_magnitude=2000, allow_nan=False, allow_infinity=False)


@given(places, places, st.floats(-0.5, 0.5))
def test_a_bent_line_leads_from_start_to_stop(start: complex, stop: complex, bend: float) -> None:
    curve = bent(start, stop, bend)
    assert abs(curve.at(0) - start) < 1e-6
    assert abs(curve.end - stop) < 1e-6
    assert curve.length >= abs(stop - start) - 1e-6


def test_a_bend_is_to_the_left_by_its_share() -> None:
    middle = bent(0j, 100 + 0j, 0.12)
    assert middle.at(middle.length / 2) == pytest.approx(50 - 12j)  # y grows downwards: up is left


@given(st.lists(places, min_size=2, max_size=6, unique=True))
def test_a_smooth_curve_goes_through_its_places(stops: list[complex]) -> None:
    curve = through(stops)
    for stop in stops:
        assert abs(curve.at(curve.nearest(stop)) - stop) < 1e-3


@given(places, places, places)
def test_a_curve_passes_a_fleet_near_but_clear_of_it(fleet: complex, before: complex, after: complex) -> None:
    assert 34 - 1e-6 <= abs(past(fleet, before, after, 34, 58) - fleet) <= 58 + 1e-6


@given(st.floats(1, 40), st.floats(1, 40))
def test_trimming_stops_at_the_edge_of_what_covers_the_ends(first: float, last: float) -> None:
    line = bent(0j, 100 + 0j, 0.0)
    cut = line.trimmed(lambda p: abs(p) < first, lambda p: abs(p - 100) < last)
    assert abs(cut.points[0]) == pytest.approx(first, abs=0.5)
    assert abs(cut.end - 100) == pytest.approx(last, abs=0.5)


def test_an_offset_line_runs_beside() -> None:
    line = Curve((0j, 10 + 0j, 20 + 0j))
    assert line.beside(3) == [pytest.approx(p - 3j) for p in line.points]
    assert line.heading(10) == pytest.approx(1)
    assert math.isclose(line.part(5, 15).length, 10)
