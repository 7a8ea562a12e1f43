"""What all tests share: no screen, no user's settings, and `--run-soak` for the long runs."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from variants.registry import boards_used_in

os.environ["QT_QPA_PLATFORM"] = "offscreen"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--run-soak", action="store_true", help="run the long tests marked soak as well")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--run-soak"):
        return
    for item in items:
        if "soak" in item.keywords:
            item.add_marker(pytest.mark.skip(reason="long run: make soak"))


@pytest.fixture(autouse=True)
def no_boards_of_the_user() -> Iterator[None]:
    """Boards that whoever runs the tests has added to the program are not there."""
    with boards_used_in(None):
        yield


@pytest.fixture(scope="session", autouse=True)
def cache_of_the_tests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Compiled boards go into one folder for the whole run, also from processes that a test starts."""
    own = tmp_path_factory.getbasetemp()
    run = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CHANCERY_CACHE", str(run / "cache"))
        yield
