"""*Canary*: a game whose every secret is a number found nowhere else, so that a leak can be seen in raw text.

Each round everybody draws a card, lays one of two face down, and the laid ones are turned. A card is a 36-bit number.
"""

import hashlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from sobremesa.contract.action import CHANCE, Kinds, action, chance, kind_of
from sobremesa.contract.dice import Draws
from sobremesa.contract.errors import Reason
from sobremesa.contract.fields import Layout, Records, array, i8, i64, number
from sobremesa.contract.game import Chances, Document, Game, Result, Step
from sobremesa.contract.label import Label
from sobremesa.contract.options import Number, Options
from sobremesa.contract.parts import SEAT
from sobremesa.contract.parts import Number as Figure
from sobremesa.contract.text import Text, seat
from sobremesa.contract.toys import sealed

SEATS, CARDS, MOST_ROUNDS = 4, 2, 40
DECK = SEATS * (MOST_ROUNDS + CARDS)
MARKS = [int.from_bytes(hashlib.sha256(b"mark %d" % n).digest()[:4], "big") | 1 << 34 for n in range(DECK)]
"""What the cards read; far too long to occur by accident."""
MARK = Figure(36, "a mark")
LAY = action(1, "lay", mark=MARK.seen_by("actor"))
DRAW = chance(200, "draw", player=SEAT, mark=MARK.seen_by("player"))
TURN = chance(201, "turn", player=SEAT, mark=MARK, reveals=True)


class State(Layout):
    players = number(i8, seen="public")
    rounds = number(i8, seen="public")
    left = array(i8, DECK)
    hands = array(i64, SEATS, CARDS, seen="owner")
    held = array(i8, SEATS, seen="public")
    laid = array(i64, SEATS, seen="owner")
    has_laid = array(i8, SEATS, seen="public")
    turned = array(i64, SEATS, seen="public")


class Board(Layout):
    rounds = number(i8)


class Canary(Game):
    layout = State
    kinds = Kinds((LAY, DRAW, TURN))

    def setup(self, players: int, options: Options, draws: Draws) -> Document:
        return {"first": draws.below(1000)}

    def begin(self, players: int, options: Options, start: Document) -> tuple[Records, Records]:
        board, state = Board.new(), State.new()
        board["rounds"], state["players"], state["left"] = options["rounds"], players, 1
        return board, state

    def _drawing(self, state: Records) -> int | None:
        short = [player for player in range(state[0]["players"]) if state[0]["held"][player] < CARDS]
        return short[0] if short and not state[0]["has_laid"].any() else None

    def _turning(self, state: Records) -> bool:
        return bool(state[0]["has_laid"].sum() == state[0]["players"])

    def _is_over(self, board: Records, state: Records) -> bool:
        return bool(state[0]["rounds"] >= board[0]["rounds"])

    def awaited(self, board: Records, state: Records) -> tuple[int, ...]:
        now = state[0]
        short = (now["held"][: now["players"]] < CARDS).any() and not now["has_laid"].any()
        if self._is_over(board, state) or short or self._turning(state):
            return ()
        return tuple(player for player in range(now["players"]) if not now["has_laid"][player])

    def legal(self, board: Records, state: Records, seat: int) -> list[int]:
        if seat not in self.awaited(board, state):
            return []
        return sorted(LAY.pack(int(mark)) for mark in state[0]["hands"][seat] if mark)

    def refusal(self, board: Records, state: Records, seat: int, action: int) -> int:
        return 0 if action in self.legal(board, state, seat) else 1

    def apply(self, board: Records, state: Records, actor: int, action: int) -> None:
        now, values = state[0], self.kinds.parts(action)
        if kind_of(action) == LAY.number:
            now["laid"][actor], now["has_laid"][actor] = values["mark"], 1
        elif kind_of(action) == DRAW.number:
            now["left"][MARKS.index(values["mark"])] = 0
            place = int(np.argmin(now["hands"][values["player"]] != 0))
            now["hands"][values["player"], place] = values["mark"]
            now["held"][values["player"]] += 1
        else:
            self._turn(now, values["player"], values["mark"])

    def _turn(self, now: Any, player: int, mark: int) -> None:
        hand = now["hands"][player]
        hand[hand == mark] = 0
        now["held"][player] -= 1
        now["turned"][player], now["laid"][player] = mark, 0
        now["has_laid"][player] = 2
        if (now["has_laid"][: now["players"]] == 2).all():
            now["has_laid"] = 0
            now["rounds"] += 1

    def chance(self, board: Records, state: Records) -> Chances | None:
        now = state[0]
        if self._is_over(board, state):
            return None
        if now["has_laid"][: now["players"]].all():
            player = int(np.argmax(now["has_laid"] == 1))
            return Chances([TURN.pack(player, int(now["laid"][player]))], [1])
        drawing = self._drawing(state)
        if drawing is None:
            return None
        marks = sorted(DRAW.pack(drawing, mark) for mark, left in zip(MARKS, now["left"], strict=True) if left)
        return Chances(marks, [1] * len(marks))

    def result(self, board: Records, state: Records) -> Result | None:
        if not self._is_over(board, state):
            return None
        return Result((0,), tuple([0] * int(state[0]["players"])), Text("end.points"))

    def question(self, board: Records, state: Records, seat: int) -> int:
        return int(state[0]["rounds"]) * 2 + int(state[0]["has_laid"][seat] != 0)

    def default_action(self, board: Records, state: Records, seat: int) -> int:
        return self.legal(board, state, seat)[0]

    def broken(self, board: Records, state: Records) -> list[str]:
        return []

    def imagine(
        self, board: Records, seen: Records, viewer: int | None, history: Sequence[Step] | None, draws: Draws
    ) -> Records:
        raise LookupError("nobody imagines canaries")

    def reason(self, board: Records, seen: Records, seat: int, action: int, refusal: int) -> Reason:
        return Reason("no_such_card", self.label.catalogue.say_all(Text("refusal.no_such_card")))

    def prompt(self, board: Records, seen: Records, seat: int | None) -> Text:
        return Text("prompt.lay" if seat in self.awaited(board, seen) else "prompt.wait")

    def line(
        self, board: Records, before: Records, actor: int, action: int, after: Records, viewer: int | None
    ) -> Text:
        values = self.kinds.parts(action)
        player = actor if actor != CHANCE else values["player"]
        return Text("line.lay", {"player": seat(player), "rank": values["mark"]})

    def describe(self, board: Records, seen: Records) -> Document:
        return {name: seen[0][name].tolist() for name in ("rounds", "held", "has_laid", "turned")}

    def describe_own(self, board: Records, seen: Records, seat: int) -> Document:
        return {"hand": seen[0]["hands"][seat].tolist(), "laid": int(seen[0]["laid"][seat])}


LABEL = Label(
    id="canary",
    rules_version=1,
    least_players=2,
    most_players=SEATS,
    options=(Number("rounds", 1, MOST_ROUNDS, default=3),),
    exclusions=(),
    package=sealed.LABEL.package,
    load=lambda: Canary(),
    stage="toy",
)
Canary.label = LABEL
