"""The builder draws with the pinned versions, or says which differ."""

from __future__ import annotations

import pytest

from maps.atlas import versions
from maps.atlas.__main__ import _changes, main
from maps.atlas.errors import VersionsError


def test_every_pin_is_a_version() -> None:
    pins = versions.pinned()
    assert set(pins) == {"msgspec", "numpy", "platformdirs", "pyproj", "shapely", "svgelements"}
    assert all(number[0].isdigit() for number in pins.values())


def test_other_versions_are_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = versions.pinned() | versions.LIBRARIES
    monkeypatch.setattr(versions, "_installed", lambda _packages: found | {"GEOS": "3.9.0"})
    with pytest.raises(VersionsError) as caught:
        versions.check_versions()
    assert caught.value.differences == [f"GEOS 3.9.0, not {versions.LIBRARIES['GEOS']}"]
    assert main(["standard"]) == 1
    assert "GEOS 3.9.0" in capsys.readouterr().out


def test_the_pinned_versions_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(versions, "_installed", lambda pins: {**pins, **versions.LIBRARIES})
    versions.check_versions()


def test_what_changed_is_named() -> None:
    before = '<path id="A" d="M0 0"/>\n<path id="B" d="M0 0"/>\n'
    after = '<path id="A" d="M1 0"/>\n<path id="B" d="M0 0"/>\n<g>\n'
    assert _changes(before, after) == "2 of 3 lines changed (A)"
