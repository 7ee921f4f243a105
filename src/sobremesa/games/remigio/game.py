"""Remigio on the contract: hands numbers to the compiled rules and masked states to the words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sobremesa.contract.dice import Draws
from sobremesa.contract.errors import Reason
from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document, Result, Step
from sobremesa.contract.options import Options
from sobremesa.contract.text import Text
from sobremesa.kernel.compiled_game import SEATS, CompiledGame

from . import imagining, invariants, timeouts, views
from .label import LABEL
from .learning.learning import RemigioLearning
from .rules import doors, phases
from .rules.actions import KINDS
from .rules.legal import MOST_LEGAL
from .rules.state import VOID, State
from .simulation import RemigioSimulation
from .table import make_table
from .words import description, lines, picture, position, prompts, refusals

OUTCOMES = 64


class Remigio(CompiledGame):
    label = LABEL
    layout = State
    kinds = KINDS
    doors = doors
    most_legal = MOST_LEGAL
    most_chances = OUTCOMES
    simulation = RemigioSimulation()
    learning = RemigioLearning()

    def setup(self, players: int, options: Options, draws: Draws) -> Document:
        """REM-4: the first dealer is drawn."""
        return {"dealer": draws.below(players)}

    def begin(self, players: int, options: Options, start: Document) -> tuple[Records, Records]:
        board, state = make_table(players, options, start), State.new()
        doors.start(board, state)
        return board, state

    def awaited(self, board: Records, state: Records) -> tuple[int, ...]:
        return SEATS[doors.awaited(board, state, 0) & 0x3F]

    def actors(self, board: Records, state: Records) -> tuple[int, ...]:
        return SEATS[doors.awaited(board, state, 0) >> 8]

    def result(self, board: Records, state: Records) -> Result | None:
        """Scores are points, and points are losses: the fewer the better."""
        now: Any = state[0]
        if now["phase"] != phases.OVER:
            return None
        players = int(board[0]["players"])
        scores = tuple(int(points) for points in now["points"][:players])
        reason = Text("end.void") if now["last_how"] == VOID else Text("end.last")
        return Result(SEATS[int(now["winners"])], scores, reason)

    def turns(self, board: Records, state: Records) -> int:
        return int(state[0]["deal"])

    def default_action(self, board: Records, state: Records, seat: int) -> int:
        return timeouts.default_action(state, seat, self.legal(board, state, seat))

    def broken(self, board: Records, state: Records) -> list[str]:
        return invariants.broken(board, state)

    def imagine(
        self, board: Records, seen: Records, viewer: int | None, history: Sequence[Step] | None, draws: Draws
    ) -> Records:
        return imagining.imagine(board, seen, viewer, history, draws)

    def reason(self, board: Records, seen: Records, seat: int, action: int, refusal: int) -> Reason:
        return refusals.reason(board, seen, seat, action, refusal)

    def prompt(self, board: Records, seen: Records, seat: int | None) -> Text:
        return prompts.prompt(board, seen, seat)

    def line(
        self, board: Records, before: Records, actor: int, action: int, after: Records, viewer: int | None
    ) -> Text:
        return lines.line(board, before, actor, action, after)

    def describe(self, board: Records, seen: Records) -> views.View:
        return description.describe(board, seen)

    def describe_own(self, board: Records, seen: Records, seat: int) -> views.Own:
        return description.describe_own(board, seen, seat, self.legal(board, seen, seat))

    def board_document(self, board: Records) -> views.Board:
        return description.board_document(board)

    def svg(self, board: Records, seen: Records, seat: int | None) -> str:
        return picture.svg(board, seen, seat)

    def position(self, board: Records, seen: Records, seat: int | None) -> Document:
        return position.to_document(board, seen, seat)

    def from_position(self, document: Document) -> tuple[int, Options, Document, Records, Records]:
        return position.from_document(document)
