"""A person at the keyboard: numbers, words, questions, refusals, and leaving."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sobremesa.cli.languages import own_words
from tests.cli.conftest import Ran, Run

Playing = Callable[..., Ran]


@pytest.fixture
def playing(run: Run, monkeypatch: pytest.MonkeyPatch) -> Playing:
    def play(*arguments: object, keys: str) -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(keys))
        return run("play", *arguments)

    return play


def test_a_whole_game_by_numbers(playing: Playing, toy: str) -> None:
    ran = playing(toy, "--bots", "random", "--seed", 1, keys="1\n1\n")
    assert ran.code == 0
    assert "player 0 (you)" in ran.out
    assert "Most points." in ran.out
    assert " *" in ran.out


def test_words_help_refusals_and_the_board(playing: Playing, toy: str) -> None:
    ran = playing(toy, "--bots", "random", "--seed", 1, keys="?\nhuh\nlay 9\n77\n\nboard\nquit\n")
    assert ran.code == 0
    assert "Type the number of an action" in ran.out
    assert "'huh' is no action" in ran.out
    assert "You do not hold that card." in ran.out
    assert "The list goes from 1 to" in ran.out
    assert "hand" in ran.out
    assert ran.out.endswith("Until next time.\n")


def test_the_end_of_input_is_a_clean_end(playing: Playing, toy: str) -> None:
    ran = playing(toy, "--bots", "random", keys="")
    assert (ran.code, ran.err) == (0, "")
    assert "Until next time." in ran.out


def test_an_interrupt_is_a_clean_end(run: Run, toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    ran = run("play", toy, "--bots", "random")
    assert (ran.code, ran.err) == (130, "")
    assert "Until next time." in ran.out


def test_a_game_can_be_written_down(playing: Playing, run: Run, toy: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    ran = playing(toy, "--bots", "random", keys=f"save {path}\nsave /nowhere/x\nquit\n")
    assert f"Written to {path}." in ran.out.replace("\n", "")
    assert "No such file or directory" in ran.out
    assert json.loads(path.read_text())["game"] == toy
    assert run("show", path).code == 0


def test_catan_in_spanish_and_in_words(playing: Playing) -> None:
    keys = "settlement 1\nroad 1-5\nroad 1-2\nboard\n"
    ran = playing("--bots", "random,random", "--seed", 3, "--lang", "es", "-o", "start=fixed", keys=keys)
    assert ran.code == 0
    assert "jugador 0 (tú)" in ran.out
    assert "bosque" in ran.out
    assert "s0" in ran.out
    assert ran.out.endswith("Hasta la próxima.\n")


@pytest.mark.parametrize(
    ("language", "told"), [("es", "no es ninguna de las acciones"), ("pt", "não é nenhuma das ações")]
)
def test_what_was_no_action_was_told_in_english_whatever_the_language(
    playing: Playing, language: str, told: str
) -> None:
    out = playing("--bots", "random", "--seed", 3, "--lang", language, keys="castle the king\nquit\n").out
    assert told in " ".join(out.split())
    assert "is no action" not in out


def test_a_bystander_may_let_an_offer_pass(playing: Playing) -> None:
    """Empty lines answer every offer with silence; numbers play on when it is one's turn."""
    ran = playing(
        "--bots", "random,random,random", "--seed", 4, "-o", "start=fixed", keys="1\n1\n1\n1\n" + "\n1\n" * 40
    )
    assert ran.code == 0
    assert ran.err == ""


def test_a_game_in_real_time_is_played_in_the_browser(run: Run) -> None:
    ran = run("play", "dobble")
    assert ran.code != 0
    assert "play it in the browser, with `sobremesa serve`" in ran.err


def test_the_command_speaks_three_languages() -> None:
    texts = own_words().texts
    spoken = {key for key in texts["en"] if not key.startswith("term.")}
    for language in texts:
        assert spoken <= set(texts[language])


def test_the_first_question_was_asked_before_the_board_was_seen(playing: Playing) -> None:
    out = playing("catan", "--bots", "random", "--seed", 1, keys="board\nquit\n").out
    shown = out.partition("\n> ")[0]
    assert "mountains" in shown
    assert "desert" in shown
    assert "54" in shown, "with the names of its places"
    assert out.count("desert") == 2, "once by itself, once when asked for"
