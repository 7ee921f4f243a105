"""The pages *add a card*, *add an option* and *add an expansion*, followed to the letter in a copy; the copy plays."""

from pathlib import Path
from textwrap import dedent

import pytest

from tests.open_house.support.recipes import (
    ROOT,
    badly_laid_out,
    changes,
    files_counted,
    follow,
    judged_by_types,
    make_types,
    run_in,
)

pytestmark = pytest.mark.slow


PLAYS_ON = """
from tests.catan.words import test_words

test_words.test_everything_has_its_words()
test_words.test_no_words_are_left_over()
test_words.test_the_languages_agree()

from sobremesa.bots import bot
from sobremesa.bots.player import play_out

play_out(match, [bot("catan", "random", seat) for seat in range(3)], cap=400)
assert not match.game.broken(match.board, match.state)
"""


def followed(name: str, copy: Path) -> None:
    page = ROOT / "docs" / name
    assert len(follow(page, copy)) == files_counted(page)
    assert badly_laid_out(copy) == ""


def test_a_card_added_by_its_page_is_drawn_held_and_played(tmp_path: Path) -> None:
    followed("add-a-card.md", tmp_path)
    code = """
        import sobremesa
        from sobremesa.games.catan.board import bounds
        from sobremesa.games.catan.rules import phases

        match = sobremesa.new("catan", players=3, seed=2, setup="beginner")
        now = match.state[0]
        assert now["deck"][bounds.HARVEST] == 2
        seat = match.awaited[0]
        now["deck"][bounds.HARVEST] -= 1
        now["deck_size"] -= 1
        now["cards"][seat, bounds.HARVEST] = 1
        now["card_count"][seat] = 1
        before = int(now["hands"][seat, bounds.GRAIN])
        assert "harvest" in [match.words(action) for action in match.legal(seat).actions]
        match.play(seat, "harvest")
        assert match.state[0]["hands"][seat, bounds.GRAIN] == before + 2
        assert match.state[0]["played"][seat, bounds.HARVEST] == 1
    """
    run_in(tmp_path, dedent(code) + PLAYS_ON)
    make_types(tmp_path)
    assert judged_by_types(tmp_path) == ""
    drawing = Path("web/src/games/catan/art/cards.tsx")
    (tmp_path / drawing).write_text((ROOT / drawing).read_text("utf-8"), "utf-8")
    assert "Property 'harvest' is missing" in judged_by_types(tmp_path)


def test_an_option_added_by_its_page_is_offered_and_obeyed(tmp_path: Path) -> None:
    followed("add-an-option.md", tmp_path)
    code = """
        import numpy as np
        import sobremesa
        from sobremesa.games import game
        from sobremesa.games.catan.rules.deeds.robber import owe_discards

        assert game("catan").catalogue.texts["es"]["option.sevens.calm"].startswith("Tranquilos")
        for sevens, owed in (("strict", 4), ("calm", 0)):
            match = sobremesa.new("catan", players=3, seed=2, setup="beginner", sevens=sevens)
            state = match.state.copy()
            state[0]["hand_size"][0] = 9
            owe_discards(state.view(np.recarray)[0], match.board.numbers.view(np.recarray)[0], 7)
            assert state[0]["owed"][0] == owed, (sevens, state[0]["owed"])
    """
    run_in(tmp_path, dedent(code) + PLAYS_ON)


def test_an_expansion_added_by_its_page_comes_in_through_hooks_alone(tmp_path: Path) -> None:
    followed("add-an-expansion.md", tmp_path)
    code = """
        import numpy as np
        import sobremesa
        from sobremesa.games import game
        from sobremesa.games.catan.hooks.moments import discard_limit

        assert game("catan").catalogue.texts["pt"]["option.hearths"] == "Lareiras quentes"
        for hearths, limit in ((False, 7), (True, 9)):
            match = sobremesa.new("catan", players=3, seed=2, setup="beginner", hearths=hearths)
            state, board = match.state.view(np.recarray)[0], match.board.numbers.view(np.recarray)[0]
            assert discard_limit(state, board, 0) == limit
    """
    run_in(tmp_path, dedent(code) + PLAYS_ON)
    page = ROOT / "docs" / "add-an-expansion.md"
    assert all(
        "/expansions/hearths/" in path or "/hooks/" in path or path.endswith(".hearths.json")
        for path, _, _ in changes(page)
    )
