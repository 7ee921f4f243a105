"""A bot that fails, cheats or thinks too long is named with the position, and the game goes on."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sobremesa.arena.players.entrants import Entrant, try_out
from sobremesa.arena.playing import BlockPlayed, play_block
from sobremesa.arena.tournament import LOSE, REFUSE, Tournament
from sobremesa.contract.game import Step
from sobremesa.contract.view import View
from sobremesa.kernel.learning.by_index import ByIndex

History = Callable[[], Sequence[Step]]

ECHO = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"action": asked["legal"][-1] if asked["awaited"] else None}), flush=True)
"""


class Faulty:
    def __init__(self, seed: object) -> None:
        pass

    def choose(self, view: View, history: History) -> int | None:
        raise KeyError("where did I put it")


class Cheat(Faulty):
    def choose(self, view: View, history: History) -> int | None:
        return 255


class Dreamer(Faulty):
    def choose(self, view: View, history: History) -> int | None:
        return view.game.number_of(view.board, "castle the king")  # fails inside, and is found here


class Astray(Faulty):
    """A learner's policy that looks at no mask."""

    def choose(self, view: View, history: History) -> int | None:
        return ByIndex(lambda seen, mask: self.index).choose(view, history)

    index = -1


class FarAstray(Astray):
    index = 1_000_000


class Mute(Faulty):
    def choose(self, view: View, history: History) -> int | None:
        return None


class Sleepy(Faulty):
    def choose(self, view: View, history: History) -> int | None:
        with suppress(Exception):  # a bot that catches everything cannot catch this
            time.sleep(5)
        return None


class Unborn(Faulty):
    def __init__(self, seed: object) -> None:
        raise RuntimeError("not today")


class Undecided(Faulty):
    def choose(self, view: View, history: History) -> int | None:
        return Random(1).choice([])  # fails in Python's own, and is found here


class Clinging(Faulty):
    def choose(self, view: View, history: History) -> int | None:
        return view.legal.actions[0] if view.seat in view.awaited else None

    def close(self) -> None:
        raise RuntimeError("not yet")


def met(
    who: type, seconds: float | None = None, game: str = "catan_dice", *, players: int = 2, on_illegal: str = REFUSE
) -> BlockPlayed:
    entrants = (Entrant("faulty", f"{__name__}:{who.__name__}"), Entrant("random", "random"))
    sys.modules.setdefault(__name__, sys.modules[Faulty.__module__])
    return play_block(Tournament(game, entrants, players, seconds=seconds, on_illegal=on_illegal), 0)


@pytest.mark.parametrize(
    ("who", "said"),
    [
        (Faulty, "failed: KeyError: 'where did I put it' (test_referee.py, line 3"),
        (Cheat, "wants 255"),
        (Dreamer, " (test_referee.py, line 4"),
        (Undecided, "IndexError: Cannot choose from an empty sequence (test_referee.py, line 8"),
        (Mute, "does nothing although it is awaited"),
        (Unborn, "could not be made: RuntimeError: not today"),
    ],
)
def test_the_game_goes_on_with_the_default_action_and_the_bot_is_named(who: type, said: str) -> None:
    block = met(who)
    assert len(block.games) == 2
    assert all(game.winners for game in block.games)
    fault = block.faults[0]
    assert fault["bot"] == "faulty"
    assert said in fault["what"]
    assert ("position" in fault) or ("record" in fault)
    assert block.failures.keys() == {"faulty"}


@pytest.mark.parametrize("who", [Cheat, Dreamer, Astray, FarAstray])
@pytest.mark.parametrize("players", [2, 3])
def test_something_illegal_may_lose_the_game(who: type, players: int) -> None:
    block = met(who, players=players, on_illegal=LOSE)
    for game in block.games:
        lost = [seat for seat in range(players) if seat not in game.winners]
        assert [game.seats[seat] for seat in lost] == [0]
        assert game.scores == ()
    assert block.failures == {"faulty": len(block.games)}


@pytest.mark.parametrize("who", [Faulty, Mute])
def test_one_who_fails_or_keeps_silent_wants_nothing_illegal(who: type) -> None:
    assert all(game.scores for game in met(who, on_illegal=LOSE).games)


def test_only_the_first_faults_of_a_game_are_told_in_full() -> None:
    block = met(Faulty)
    assert len(block.faults) <= 6 < block.failures["faulty"]


def test_one_who_could_not_be_closed_ended_the_tournament() -> None:
    block = met(Clinging)
    assert [fault["what"] for fault in block.faults] == ["could not be closed: RuntimeError: not yet"] * 2
    assert all(game.scores for game in block.games)
    with pytest.raises(LookupError, match="faulty: could not be closed: RuntimeError: not yet"):
        try_out("catan_dice", Entrant("faulty", f"{__name__}:Clinging"))


def test_one_who_thinks_too_long_is_stopped() -> None:
    began = time.monotonic()
    block = met(Sleepy, seconds=0.002)
    assert time.monotonic() - began < 60
    assert "more than 0.002 s" in block.faults[0]["what"]


def test_a_fault_in_catan_carries_a_position_that_can_be_set_up() -> None:
    from sobremesa.contract.match import match_from_position
    from sobremesa.games import rules

    fault: dict[str, Any] = met(Faulty, game="catan").faults[-1]
    if "position" in fault:
        match_from_position(rules("catan"), fault["position"])
    else:
        assert fault["record"]["actions"] is not None


def test_a_process_in_any_language_can_play(tmp_path: Path) -> None:
    script = tmp_path / "echo.py"
    script.write_text(ECHO)
    entrants = (Entrant("foreign", f"wire:{sys.executable} {script}"), Entrant("random", "random"))
    block = play_block(Tournament("catan_dice", entrants, 2), 0)
    assert block.failures == {}
    assert all(game.winners for game in block.games)


def test_a_process_that_ends_is_named() -> None:
    entrants = (Entrant("foreign", f"wire:{sys.executable} -c pass"), Entrant("random", "random"))
    block = play_block(Tournament("catan_dice", entrants, 2), 0)
    assert block.failures["foreign"] > 0
    assert all(game.winners for game in block.games)
