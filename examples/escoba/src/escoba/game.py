"""Escoba on the contract: every question the platform asks a game, answered from the rules and the words."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.contract.action import kind_of
from sobremesa.contract.dice import Draws
from sobremesa.contract.errors import Reason
from sobremesa.contract.fields import Layout, Records, copy_of
from sobremesa.contract.game import Chances, Document, Game, Result, Step
from sobremesa.contract.options import Options
from sobremesa.contract.text import Text, seat

from . import rules, words
from .actions import COUNT, DEAL, LAY, LAY_OUT, TAKE, cards_in, kinds
from .cards import CARDS
from .label import LABEL
from .state import COUNTING, DEALING, LAYING_OUT, OVER, PLAYING, Board, State

NOT_YOUR_TURN, NOT_YOURS, NOT_FIFTEEN = 1, 2, 3


class Escoba(Game):
    label = LABEL
    layout: type[Layout] = State
    kinds = kinds

    def setup(self, players: int, options: Options, draws: Draws) -> Document:
        return {"dealer": draws.below(players)}

    def begin(self, players: int, options: Options, start: Document) -> tuple[Records, Records]:
        board, state = Board.new(), State.new()
        board["target"] = options["target"]
        state["players"], state["dealer"] = players, start["dealer"]
        rules.start_round(state[0])
        return board, state

    def awaited(self, board: Records, state: Records) -> tuple[int, ...]:
        return (int(state[0]["active"]),) if state[0]["phase"] == PLAYING else ()

    def legal(self, board: Records, state: Records, seat: int) -> list[int]:
        return rules.legal_plays(state[0], seat) if seat in self.awaited(board, state) else []

    def refusal(self, board: Records, state: Records, seat: int, action: int) -> int:
        if seat not in self.awaited(board, state):
            return NOT_YOUR_TURN
        if action in self.legal(board, state, seat):
            return 0
        named = cards_in(TAKE.cards(action)) if kind_of(action) == TAKE else [LAY.card(action)]
        hand = state[0]["hands"][seat]
        return NOT_FIFTEEN if any(card < CARDS and hand[card] for card in named) else NOT_YOURS

    def apply(self, board: Records, state: Records, actor: int, action: int) -> None:
        now = state[0]
        match kind_of(action):
            case TAKE.number:
                rules.take(now, actor, TAKE.cards(action))
            case LAY.number:
                rules.lay(now, actor, LAY.card(action))
            case LAY_OUT.number:
                rules.lay_out(now, LAY_OUT.card(action))
            case DEAL.number:
                rules.deal(now, DEAL.player(action), DEAL.card(action))
            case COUNT.number:
                rules.count(now, int(board[0]["target"]))

    def chance(self, board: Records, state: Records) -> Chances | None:
        if state[0]["phase"] == COUNTING:
            return Chances([COUNT.of()], [1])
        if state[0]["phase"] not in (LAYING_OUT, DEALING):
            return None
        outcomes = rules.outcomes(state[0])
        return Chances(outcomes, [1] * len(outcomes))

    def result(self, board: Records, state: Records) -> Result | None:
        now = state[0]
        if now["phase"] != OVER:
            return None
        scores = tuple(int(score) for score in now["score"][: now["players"]])
        winner = scores.index(max(scores))
        return Result((winner,), scores, Text("end.points", {"player": seat(winner), "points": max(scores)}))

    def turns(self, board: Records, state: Records) -> int:
        return int(state[0]["rounds"])

    def question(self, board: Records, state: Records, seat: int) -> int:
        return int(state[0]["question_number"][seat])

    def default_action(self, board: Records, state: Records, seat: int) -> int:
        return self.legal(board, state, seat)[0]

    def broken(self, board: Records, state: Records) -> list[str]:
        now = state[0]
        everywhere = now["deck"] + now["table"] + now["hands"].sum(0) + now["piles"].sum(0)
        checks = {
            "every card is somewhere, once": (everywhere == 1).all() or now["phase"] == COUNTING,
            "hands agree with their sizes": (now["hands"].sum(1) == now["hand_size"]).all(),
            "the deck agrees with its size": now["deck"].sum() == now["deck_size"],
        }
        return [said for said, holds in checks.items() if not holds]

    def imagine(
        self, board: Records, seen: Records, viewer: int | None, history: Sequence[Step] | None, draws: Draws
    ) -> Records:
        full = copy_of(seen)
        now = full[0]
        known = now["table"] + now["piles"].sum(0) + now["hands"].sum(0)
        pool = draws.shuffled([card for card in range(CARDS) if not known[card]])
        for player in range(now["players"]):
            if player != viewer:
                for _ in range(now["hand_size"][player]):
                    now["hands"][player, pool.pop()] = 1
        now["deck"] = 0
        for _ in range(now["deck_size"]):
            now["deck"][pool.pop()] = 1
        return full

    def reason(self, board: Records, seen: Records, seat: int, action: int, refusal: int) -> Reason:
        code = {NOT_YOUR_TURN: "not_asked", NOT_FIFTEEN: "not_fifteen"}.get(refusal, "no_such_card")
        return Reason(code, self.label.catalogue.say_all(Text(f"refusal.{code}")))

    def prompt(self, board: Records, seen: Records, seat: int | None) -> Text:
        return words.prompt(seen[0], seat, self.awaited(board, seen))

    def line(
        self, board: Records, before: Records, actor: int, action: int, after: Records, viewer: int | None
    ) -> Text:
        return words.line(before[0], actor, action, after[0])

    def describe(self, board: Records, seen: Records) -> Document:
        return words.describe(seen[0])

    def describe_own(self, board: Records, seen: Records, seat: int) -> Document:
        return {"hand": words.names(seen[0]["hands"][seat])}

    def board_document(self, board: Records) -> Document:
        return {"target": int(board[0]["target"])}
