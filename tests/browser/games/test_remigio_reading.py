"""The client reads chosen cards as the rules do: the hands its own tests go through are kept here, with their melds."""

import json
import random
from pathlib import Path
from typing import Any

from sobremesa.contract.shown import plain
from tests.remigio.support.positions import CARDS, a_deal, own

KEPT = Path(__file__).parents[3] / "web" / "tests" / "data" / "remigio-melds.json"
TABLES: tuple[dict[str, Any], ...] = ({}, {"low_ace": "1"}, {"sets": "equal"}, {"jokers": "one"})
READ = ("values", "low_ace", "equal_suits", "most_jokers")
HANDS = 6
SIZE = 9


def a_hand(numbers: random.Random) -> str:
    """Cards that lie close together, and up to two jokers."""
    low, suits = numbers.randrange(13), numbers.sample(range(4), 2)
    names = list(CARDS)
    near = [names[suit * 13 + (low + step) % 13] for suit in suits for step in range(5)] * 2
    alike = [names[suit * 13 + low] for suit in range(4)]
    return ", ".join([*numbers.sample(near + alike[2:], SIZE - 2), *["joker"] * numbers.randrange(3)][:SIZE])


def sample(hand: str, options: dict[str, Any]) -> dict[str, Any]:
    match = a_deal(2, **options).hand(0, hand).open(0).build()
    melds = sorted(([meld["action"], meld["value"]] for meld in own(match, 0)["melds"]), key=json.dumps)
    board = plain(match.game.board_document(match.board))
    return {"board": {name: board[name] for name in READ}, "hand": own(match, 0)["hand"], "melds": melds}


def samples() -> list[dict[str, Any]]:
    numbers = random.Random(70)
    return [sample(a_hand(numbers), options) for options in TABLES for _ in range(HANDS)]


def test_the_hands_the_client_is_tested_with_are_what_the_rules_say() -> None:
    assert json.loads(KEPT.read_text()) == samples(), (
        "write them anew: python -m tests.browser.games.test_remigio_reading"
    )


if __name__ == "__main__":
    KEPT.parent.mkdir(exist_ok=True)
    KEPT.write_text(json.dumps(samples(), separators=(",", ":")) + "\n")
