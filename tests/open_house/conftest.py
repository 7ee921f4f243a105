"""The example game, installed once."""

from pathlib import Path

import pytest

from tests.open_house.support.installing import ESCOBA, install


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("packages") / "installed"
    install(ESCOBA, target)
    return target
