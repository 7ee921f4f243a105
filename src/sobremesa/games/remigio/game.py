"""Remigio on the contract: hands numbers to the compiled rules and masked states to the words."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.dice import Draws
from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document, Result
from sobremesa.contract.options import Options
from sobremesa.contract.text import Text
from sobremesa.kernel.compiled_game import SEATS, CompiledGame, Rooms

from . import imagining, invariants, timeouts, views
from .label import LABEL
from .learning.learning import RemigioLearning
from .rules import doors, phases
from .rules.actions import KINDS
from .rules.legal import MOST_LEGAL
from .rules.melding.work import Notes
from .rules.state import VOID, State
from .simulation import RemigioSimulation
from .table import make_table
from .words import description, lines, picture, position, prompts, refusals

OUTCOMES = 64
CALL_SECONDS = 10


class Remigio(CompiledGame):
    label = LABEL
    layout = State
    kinds = KINDS
    doors = doors
    most_legal = MOST_LEGAL
    most_chances = OUTCOMES
    simulation = RemigioSimulation()
    learning = RemigioLearning()
    rooms = Rooms(refusals, prompts, lines, picture, imagining, invariants, position)
    notes = Notes

    def setup(self, players: int, options: Options, draws: Draws) -> Document:
        """REM-4: the first dealer is drawn."""
        return {"dealer": draws.below(players)}

    def begin(self, players: int, options: Options, start: Document) -> tuple[Records, Records]:
        board, state = make_table(players, options, start), State.new()
        doors.start(board, state)
        return board, state

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

    def answer_seconds(self, board: Records, state: Records) -> float | None:
        """REM-20: counts may be called for so long after a close."""
        return CALL_SECONDS if state["phase"][0] == phases.CALLS else None

    def describe(self, board: Records, seen: Records) -> views.View:
        return description.describe(board, seen)

    def describe_own(self, board: Records, seen: Records, seat: int) -> views.Own:
        return description.describe_own(board, seen, seat, self.legal(board, seen, seat))

    def board_document(self, board: Records) -> views.Board:
        return description.board_document(board)
