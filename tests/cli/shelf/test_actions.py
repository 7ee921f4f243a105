"""The pages made from the declarations say what the declarations say."""

from pathlib import Path

import pytest

from sobremesa.cli.shelf.actions import page_of
from sobremesa.games import OURS

PAGES = Path(__file__).parents[3] / "docs" / "actions"


@pytest.mark.parametrize("game", OURS)
def test_the_page_of_actions_is_as_declared(game: str) -> None:
    """Otherwise: make reference."""
    assert (PAGES / f"{game}.md").read_text("utf-8") == page_of(game)
