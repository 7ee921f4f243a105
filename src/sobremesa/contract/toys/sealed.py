"""*Sealed*: a 60-line card game with chance, hidden cards and a sealed simultaneous choice.

Two rounds. Each player draws to two cards of ranks 1-4, then all lay one face down at the same time; when the last one
is down all are turned, and the highest single card takes a point.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..action import CHANCE, Kinds, action, chance, kind_of, payload_of
from ..dice import Draws
from ..errors import Reason
from ..fields import Layout, Records, array, copy_of, i8, number
from ..game import Chances, Document, Game, Result, Step
from ..label import Label
from ..options import Number, Options
from ..parts import SEAT
from ..parts import Number as Figure
from ..text import Text, seat

SEATS, RANKS, COPIES = 4, 4, 4
DEAL, LAY, TURN, OVER = range(4)
LAY_CARD, DRAW_CARD, TURN_CARD = 1, 200, 201
NOT_YOUR_TURN, NO_SUCH_CARD, NO_SEAT_ACTION = 1, 2, 3

RANK = Figure(4, "a rank")
LAY_KIND = action(LAY_CARD, "lay", rank=RANK.seen_by("actor"))
DRAW_KIND = chance(DRAW_CARD, "draw", player=SEAT, rank=RANK.seen_by("player"))
TURN_KIND = chance(TURN_CARD, "turn", player=SEAT, rank=RANK, reveals=True)


class State(Layout):
    phase = number(i8, seen="public")
    rounds = number(i8, seen="public")
    players = number(i8, seen="public")
    deck = array(i8, RANKS)
    deck_size = number(i8, seen="public")
    hands = array(i8, SEATS, RANKS, seen="owner")
    hand_size = array(i8, SEATS, seen="public")
    laid = array(i8, SEATS, seen="owner")
    has_laid = array(i8, SEATS, seen="public")
    turned = array(i8, SEATS, seen="public")
    out = array(i8, RANKS, seen="public")
    score = array(i8, SEATS, seen="public")
    question_number = array(i8, SEATS, seen="public")


class Board(Layout):
    rounds = number(i8)


class Sealed(Game):
    layout: type[Layout] = State
    kinds = Kinds((LAY_KIND, DRAW_KIND, TURN_KIND))

    def setup(self, players: int, options: Options, draws: Draws) -> Document:
        return {}

    def begin(self, players: int, options: Options, start: Document) -> tuple[Records, Records]:
        board, state = Board.new(), State.new()
        board["rounds"] = options["rounds"]
        state["players"] = players
        state["deck"] = COPIES
        state["deck_size"] = COPIES * RANKS
        return board, state

    def awaited(self, board: Records, state: Records) -> tuple[int, ...]:
        now = state[0]
        if now["phase"] != LAY:
            return ()
        return tuple(player for player in range(now["players"]) if not now["has_laid"][player])

    def legal(self, board: Records, state: Records, seat: int) -> list[int]:
        if seat not in self.awaited(board, state):
            return []
        return [LAY_KIND.pack(rank) for rank in range(RANKS) if state[0]["hands"][seat, rank]]

    def refusal(self, board: Records, state: Records, seat: int, action: int) -> int:
        if kind_of(action) != LAY_CARD:
            return NO_SEAT_ACTION
        if seat not in self.awaited(board, state):
            return NOT_YOUR_TURN
        rank = payload_of(action)
        return 0 if rank < RANKS and state[0]["hands"][seat, rank] else NO_SUCH_CARD

    def apply(self, board: Records, state: Records, actor: int, action: int) -> None:
        now = state[0]
        if kind_of(action) == LAY_CARD:
            now["laid"][actor] = payload_of(action)
            now["has_laid"][actor] = 1
            if not self.awaited(board, state):
                now["phase"] = TURN
            return
        player, rank = self.kinds.parts(action).values()
        if kind_of(action) == DRAW_CARD:
            now["deck"][rank] -= 1
            now["deck_size"] -= 1
            now["hands"][player, rank] += 1
            now["hand_size"][player] += 1
            if min(now["hand_size"][: now["players"]]) == 2:
                now["phase"] = LAY
                now["question_number"] += 1
        else:
            self._turn(board, now, player, rank)

    def _turn(self, board: Records, now: np.void, player: int, rank: int) -> None:
        now["hands"][player, rank] -= 1
        now["hand_size"][player] -= 1
        now["turned"][player] = 1 + rank
        now["out"][rank] += 1
        now["laid"][player] = 0
        now["has_laid"][player] = 0
        if now["has_laid"].any():
            return
        turned = list(now["turned"])
        if turned.count(max(turned)) == 1:
            now["score"][turned.index(max(turned))] += 1
        now["turned"] = 0
        now["rounds"] += 1
        now["phase"] = OVER if now["rounds"] == board[0]["rounds"] else DEAL

    def chance(self, board: Records, state: Records) -> Chances | None:
        now = state[0]
        if now["phase"] == DEAL:
            player = int(np.argmin(now["hand_size"][: now["players"]]))
            ranks = [rank for rank in range(RANKS) if now["deck"][rank]]
            return Chances([DRAW_KIND.pack(player, rank) for rank in ranks], [int(now["deck"][r]) for r in ranks])
        if now["phase"] == TURN:
            player = int(np.argmax(now["has_laid"]))
            return Chances([TURN_KIND.pack(player, int(now["laid"][player]))], [1])
        return None

    def result(self, board: Records, state: Records) -> Result | None:
        if state[0]["phase"] != OVER:
            return None
        scores = tuple(int(score) for score in state[0]["score"][: state[0]["players"]])
        winners = tuple(player for player, score in enumerate(scores) if score == max(scores))
        return Result(winners, scores, Text("end.points"))

    def question(self, board: Records, state: Records, seat: int) -> int:
        return int(state[0]["question_number"][seat])

    def default_action(self, board: Records, state: Records, seat: int) -> int:
        return self.legal(board, state, seat)[0]

    def broken(self, board: Records, state: Records) -> list[str]:
        now = state[0]
        everywhere = now["deck"] + now["hands"].sum(0) + now["out"]
        checks = {
            "cards are conserved": (everywhere == COPIES).all(),
            "hands agree with their sizes": (now["hands"].sum(1) == now["hand_size"]).all(),
            "the deck agrees with its size": now["deck"].sum() == now["deck_size"],
        }
        return [words for words, holds in checks.items() if not holds]

    def imagine(
        self, board: Records, seen: Records, viewer: int | None, history: Sequence[Step] | None, draws: Draws
    ) -> Records:
        full = copy_of(seen)
        now = full[0]
        unseen = np.full(RANKS, COPIES, i8) - now["out"] - now["hands"].sum(0)
        pool = draws.shuffled([rank for rank in range(RANKS) for _ in range(unseen[rank])])
        for player in range(now["players"]):
            if player != viewer:
                for _ in range(now["hand_size"][player]):
                    now["hands"][player, pool.pop()] += 1
                held = np.flatnonzero(now["hands"][player])
                if now["has_laid"][player]:
                    now["laid"][player] = held[draws.below(len(held))]
        for rank in pool:
            now["deck"][rank] += 1
        return full

    def reason(self, board: Records, seen: Records, seat: int, action: int, refusal: int) -> Reason:
        code = {NOT_YOUR_TURN: "not_asked", NO_SUCH_CARD: "no_such_card"}.get(refusal, "not_yours")
        return Reason(code, self.label.catalogue.say_all(Text(f"refusal.{code}")))

    def prompt(self, board: Records, seen: Records, seat: int | None) -> Text:
        return Text("prompt.lay" if seat in self.awaited(board, seen) else "prompt.wait")

    def line(
        self, board: Records, before: Records, actor: int, action: int, after: Records, viewer: int | None
    ) -> Text:
        kind = self.kinds.by_number[kind_of(action)]
        values = kind.unpack(action)
        player = actor if actor != CHANCE else values["player"]
        hidden = kind.part("rank").is_hidden(action)
        return Text(
            f"line.{kind.name}{'.hidden' if hidden else ''}",
            {"player": seat(player), "rank": values["rank"] + 1},
        )

    def describe(self, board: Records, seen: Records) -> Document:
        now = seen[0]
        names = ("phase", "rounds", "deck_size", "hand_size", "has_laid", "turned", "score")
        return {name: now[name].tolist() for name in names}

    def describe_own(self, board: Records, seen: Records, seat: int) -> Document:
        return {"hand": seen[0]["hands"][seat].tolist(), "laid": int(seen[0]["laid"][seat])}


def scramble(state: Records, viewer: int | None, draws: Draws) -> Records:
    """Another world: the hidden cards dealt anew among the hidden places. Written from the rules, knows no view."""
    other = copy_of(state)
    now = other[0]
    hidden = [player for player in range(now["players"]) if player != viewer]
    pool = [r for r in range(RANKS) for _ in range(int(now["deck"][r] + sum(now["hands"][p, r] for p in hidden)))]
    pool = draws.shuffled(pool)
    for player in hidden:
        now["hands"][player] = 0
        for _ in range(now["hand_size"][player]):
            now["hands"][player, pool.pop()] += 1
        if now["has_laid"][player]:
            held = np.flatnonzero(now["hands"][player])
            now["laid"][player] = held[draws.below(len(held))]
    now["deck"] = [pool.count(rank) for rank in range(RANKS)]
    return other


LABEL = Label(
    id="sealed",
    rules_version=1,
    least_players=2,
    most_players=SEATS,
    options=(Number("rounds", 1, 2, default=2),),
    exclusions=(),
    package=__package__,
    load=lambda: Sealed(),
    stage="toy",
)
Sealed.label = LABEL
