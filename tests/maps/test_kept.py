"""What is kept is found again only as long as everything that made it is the same."""

from __future__ import annotations

import ast
import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from maps import kept as store
from maps.kept import FOLDER_VARIABLE, kept, key_of, makers

ROOT = Path(__file__).parents[2]


@pytest.fixture
def modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the modules that make what is kept, in the place of their own."""
    copy = tmp_path / "maps"
    shutil.copytree(ROOT / "maps", copy, ignore=shutil.ignore_patterns("__pycache__", "atlas"))
    monkeypatch.setattr(store, "files", lambda package: tmp_path.joinpath(*package.split(".")))
    makers.cache_clear()
    yield copy
    makers.cache_clear()


def makers_now() -> bytes:
    makers.cache_clear()
    return makers("maps")


@pytest.mark.parametrize("name", ["svg_paths.py", "board_svg.py", "outline.py", "compiled.py", "kept.py"])
def test_a_change_in_any_module_makes_other_keys(modules: Path, name: str) -> None:
    before = makers_now()
    assert makers_now() == before
    with (modules / name).open("a") as file:
        file.write("# another\n")
    assert makers_now() != before


def test_a_module_more_or_under_another_name_makes_other_keys(modules: Path) -> None:
    keys = {makers_now()}
    shutil.copyfile(modules / "outline.py", modules / "more.py")
    keys.add(makers_now())
    (modules / "more.py").rename(modules / "other.py")
    keys.add(makers_now())
    assert len(keys) == 3


def test_another_release_of_a_library_makes_other_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    before = makers_now()
    monkeypatch.setattr(store, "_LIBRARIES", ("0",))
    assert makers_now() != before
    monkeypatch.undo()
    assert makers_now() == before


def test_where_modules_cannot_be_seen_nothing_is_kept(
    modules: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in modules.rglob("*.py"):
        module.unlink()
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "cache"))
    key = key_of(b"a board", makers_now())
    assert key == b""
    assert (kept(key, int, lambda: 1), kept(key, int, lambda: 2)) == (1, 2)
    assert not (tmp_path / "cache").exists()


def imports(module: str) -> Iterator[str]:
    """The modules of the program that a module imports."""
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    for node in ast.walk(ast.parse(Path(spec.origin).read_bytes())):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            if name.split(".")[0] in ("app", "maps", "resources", "variants") and _is_module(name):
                yield name


def _is_module(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def all_imports(*modules: str) -> set[str]:
    found: set[str] = set()
    ahead = list(modules)
    while ahead:
        module = ahead.pop()
        if module not in found:
            found.add(module)
            ahead += imports(module)
    return found


def test_the_key_of_a_board_covers_all_modules_that_read_it() -> None:
    needed = all_imports("maps.compiled", "maps.board_svg", "maps.mending")
    assert "maps.svg_paths" in needed
    assert {name.rpartition(".")[0] or name for name in needed} <= {"maps", "resources"}


def test_a_value_of_another_form_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    key = key_of(b"a value")
    assert kept(key, str, lambda: "kept") == "kept"
    assert kept(key, int, lambda: 5) == 5
    assert kept(key, int, lambda: 6) == 5


def test_what_cannot_be_thawed_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    key, places = key_of(b"a place"), ["a", "b"]
    kept(key, int, lambda: 7)
    assert kept(key, int, lambda: "b", freeze=places.index, thaw=places.__getitem__) == "b"
    assert msgspec.msgpack.decode(next((tmp_path / "boards").iterdir()).read_bytes()[-1:]) == 1
