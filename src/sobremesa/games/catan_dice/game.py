"""The CATAN dice game on the contract: hands numbers to the compiled rules and states to the words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sobremesa.contract.dice import Draws
from sobremesa.contract.errors import Reason
from sobremesa.contract.fields import Records, copy_of
from sobremesa.contract.game import Document, Result, Step
from sobremesa.contract.options import Options
from sobremesa.contract.text import Text
from sobremesa.kernel.compiled_game import CompiledGame

from . import invariants, table, views
from .label import LABEL
from .learning.learning import DiceLearning
from .rules import doors, phases
from .rules.actions import KINDS
from .rules.chance import MOST_THROWS
from .rules.legal import MOST_LEGAL
from .rules.state import State
from .simulation import DiceSimulation
from .table import Table
from .words import description, ending, lines, picture, prompts, refusals


class CatanDice(CompiledGame):
    label = LABEL
    layout = State
    kinds = KINDS
    doors = doors
    most_legal = MOST_LEGAL
    most_chances = MOST_THROWS
    simulation = DiceSimulation()
    learning = DiceLearning()

    def setup(self, players: int, options: Options, draws: Draws) -> Document:
        return table.make_start(players, draws)

    def begin(self, players: int, options: Options, start: Document) -> tuple[Table, Records]:
        made = table.make_table(players, options, start)
        return made, table.first_state(made)

    def numbers(self, board: Table) -> Records:
        return board.numbers

    def awaited(self, board: Table, state: Records) -> tuple[int, ...]:
        now: Any = state[0]
        return (int(now["active"]),) if now["phase"] < phases.OVER else ()

    def result(self, board: Table, state: Records) -> Result | None:
        """DIC-11, DIC-17."""
        if state[0]["phase"] != phases.OVER:
            return None
        return Result(ending.winners(board, state), ending.scores(board, state), ending.reason(board, state))

    def turns(self, board: Table, state: Records) -> int:
        return int(state[0]["turn"])

    def default_action(self, board: Table, state: Records, seat: int) -> int:
        """Out of time: roll, or end the turn with what lies there."""
        return self.legal(board, state, seat)[0]

    def broken(self, board: Table, state: Records) -> list[str]:
        return invariants.broken(board, state)

    def imagine(
        self, board: Table, seen: Records, viewer: int | None, history: Sequence[Step] | None, draws: Draws
    ) -> Records:
        """Nothing is hidden: there is only one world."""
        return copy_of(seen)

    def reason(self, board: Table, seen: Records, seat: int, action: int, refusal: int) -> Reason:
        return refusals.reason(board, seen, seat, action, refusal)

    def prompt(self, board: Table, seen: Records, seat: int | None) -> Text:
        return prompts.prompt(board, seen, seat)

    def line(self, board: Table, before: Records, actor: int, action: int, after: Records, viewer: int | None) -> Text:
        return lines.line(board, before, actor, action, after)

    def describe(self, board: Table, seen: Records) -> views.View:
        return description.describe(board, seen)

    def describe_own(self, board: Table, seen: Records, seat: int) -> views.Own:
        return description.describe_own(board, seen, seat)

    def board_document(self, board: Table) -> views.Board:
        return description.board_document(board)

    def svg(self, board: Table, seen: Records, seat: int | None) -> str:
        return picture.svg(board, seen, seat)
