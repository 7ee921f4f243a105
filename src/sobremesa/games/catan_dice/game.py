"""The CATAN dice game on the contract: hands numbers to the compiled rules and states to the words."""

from __future__ import annotations

from sobremesa.contract.dice import Draws
from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document, Result
from sobremesa.contract.options import Options
from sobremesa.kernel.compiled_game import CompiledGame, Rooms

from . import imagining, invariants, table, views
from .label import LABEL
from .learning.learning import DiceLearning
from .rules import doors, phases
from .rules.actions import KINDS
from .rules.chance import MOST_THROWS
from .rules.legal import MOST_LEGAL
from .rules.state import State
from .simulation import DiceSimulation
from .table import Paper
from .words import description, ending, lines, picture, position, prompts, refusals


class CatanDice(CompiledGame):
    label = LABEL
    layout = State
    kinds = KINDS
    doors = doors
    most_legal = MOST_LEGAL
    most_chances = MOST_THROWS
    simulation = DiceSimulation()
    learning = DiceLearning()
    rooms = Rooms(refusals, prompts, lines, picture, imagining, invariants, position)

    def setup(self, players: int, options: Options, draws: Draws) -> Document:
        return table.make_start(players, draws)

    def begin(self, players: int, options: Options, start: Document) -> tuple[Paper, Records]:
        made = table.make_table(players, options, start)
        return made, table.first_state(made)

    def numbers(self, board: Paper) -> Records:
        return board.numbers

    def result(self, board: Paper, state: Records) -> Result | None:
        """DIC-11, DIC-17."""
        if state[0]["phase"] != phases.OVER:
            return None
        return Result(ending.winners(board, state), ending.scores(board, state), ending.reason(board, state))

    def turns(self, board: Paper, state: Records) -> int:
        return int(state[0]["turn"])

    def default_action(self, board: Paper, state: Records, seat: int) -> int:
        """Out of time: roll, or end the turn with what lies there."""
        return self.legal(board, state, seat)[0]

    def describe(self, board: Paper, seen: Records) -> views.View:
        return description.describe(board, seen)

    def describe_own(self, board: Paper, seen: Records, seat: int) -> views.Own:
        return description.describe_own(board, seen, seat)

    def board_document(self, board: Paper) -> views.Board:
        return description.board_document(board)
