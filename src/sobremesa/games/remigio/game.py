"""Remigio on the contract: hands numbers to the compiled rules and masked states to the words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from sobremesa.contract.dice import Draws
from sobremesa.contract.errors import Reason
from sobremesa.contract.fields import Records
from sobremesa.contract.game import Chances, Document, Game, Result, Step
from sobremesa.contract.options import Options
from sobremesa.contract.text import Text

from . import imagining, invariants, timeouts
from .label import LABEL
from .rules import doors, phases
from .rules.actions import KINDS
from .rules.legal import MOST_LEGAL
from .rules.state import VOID, State
from .simulation import RemigioSimulation
from .table import make_table
from .words import description, lines, picture, position, prompts, refusals
from .words.actions import from_words, to_words

OUTCOMES = 64


class Remigio(Game):
    label = LABEL
    layout = State
    kinds = KINDS
    simulation = RemigioSimulation()

    def setup(self, players: int, options: Options, draws: Draws) -> Document:
        """REM-4: the first dealer is drawn."""
        return {"dealer": draws.below(players)}

    def begin(self, players: int, options: Options, start: Document) -> tuple[Records, Records]:
        board, state = make_table(players, options, start), State.new()
        doors.start(board, state)
        return board, state

    def awaited(self, board: Records, state: Records) -> tuple[int, ...]:
        return _SEATS[doors.awaited(board, state, 0) & 0x3F]

    def actors(self, board: Records, state: Records) -> tuple[int, ...]:
        return _SEATS[doors.awaited(board, state, 0) >> 8]

    def legal(self, board: Records, state: Records, seat: int) -> list[int]:
        out = np.empty(MOST_LEGAL, np.int64)
        found: list[int] = out[: doors.list_legal(board, state, 0, seat, out)].tolist()
        return found

    def refusal(self, board: Records, state: Records, seat: int, action: int) -> int:
        return doors.refusal(board, state, 0, seat, action)

    def apply(self, board: Records, state: Records, actor: int, action: int) -> None:
        doors.apply(board, state, 0, actor, action)

    def chance(self, board: Records, state: Records) -> Chances | None:
        outcomes, weights = np.empty(OUTCOMES, np.int64), np.empty(OUTCOMES, np.int64)
        count = doors.list_chance(board, state, 0, outcomes, weights)
        return Chances(outcomes[:count].tolist(), weights[:count].tolist()) if count else None

    def result(self, board: Records, state: Records) -> Result | None:
        """Scores are points, and points are losses: the fewer the better."""
        now: Any = state[0]
        if now["phase"] != phases.OVER:
            return None
        players = int(board[0]["players"])
        scores = tuple(int(points) for points in now["points"][:players])
        reason = Text("end.void") if now["last_how"] == VOID else Text("end.last")
        return Result(_SEATS[int(now["winners"])], scores, reason)

    def decision(self, board: Records, state: Records, seat: int) -> int:
        return int(state[0]["asked"][seat])

    def default_action(self, board: Records, state: Records, seat: int) -> int:
        return timeouts.default_action(state, seat, self.legal(board, state, seat))

    def broken(self, board: Records, state: Records) -> list[str]:
        return invariants.broken(board, state)

    def imagine(
        self, board: Records, seen: Records, viewer: int | None, history: Sequence[Step] | None, draws: Draws
    ) -> Records:
        return imagining.imagine(board, seen, viewer, history, draws)

    def words(self, board: Records, action: int) -> str:
        return to_words(action)

    def parse(self, board: Records, words: str) -> int:
        return from_words(words)

    def reason(self, board: Records, seen: Records, seat: int, action: int, refusal: int) -> Reason:
        return refusals.reason(board, seen, seat, action, refusal)

    def prompt(self, board: Records, seen: Records, seat: int | None) -> Text:
        return prompts.prompt(board, seen, seat)

    def line(
        self, board: Records, before: Records, actor: int, action: int, after: Records, viewer: int | None
    ) -> Text:
        return lines.line(board, before, actor, action, after)

    def describe(self, board: Records, seen: Records) -> Document:
        return description.describe(board, seen)

    def describe_own(self, board: Records, seen: Records, seat: int) -> Document:
        return description.describe_own(board, seen, seat, self.legal(board, seen, seat))

    def board_document(self, board: Records) -> Document:
        return description.board_document(board)

    def svg(self, board: Records, seen: Records, seat: int | None) -> str:
        return picture.svg(board, seen, seat)

    def position(self, board: Records, seen: Records, seat: int | None) -> Document:
        return position.to_document(board, seen, seat)

    def from_position(self, document: Document) -> tuple[int, Options, Document, Records, Records]:
        return position.from_document(document)


_SEATS = [tuple(seat for seat in range(6) if bits >> seat & 1) for bits in range(64)]
