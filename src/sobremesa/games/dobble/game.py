"""Dobble CATAN on the contract: hands numbers to the compiled rules and states to the words."""

from __future__ import annotations

from collections.abc import Hashable
from types import MappingProxyType
from typing import Any

import numpy as np

from sobremesa.contract.action import family, kind_of
from sobremesa.contract.dice import Draws
from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document, Result, Template, Tick
from sobremesa.contract.options import Options
from sobremesa.kernel.compiled_game import CompiledGame, Rooms

from . import imagining, invariants, table, views
from .label import LABEL
from .learning.learning import DobbleLearning
from .rules import actions, doors, phases
from .rules.actions import KINDS
from .rules.chance import MOST_CHANCES
from .rules.legal import MOST_LEGAL
from .rules.state import State
from .simulation import DobbleSimulation
from .words import description, ending, lines, picture, printed, prompts, refusals


class Dobble(CompiledGame):
    label = LABEL
    layout = State
    kinds = KINDS
    bounds = MappingProxyType({actions.CLAIM.name: views.Reach, actions.PING.name: views.Reach})
    doors = doors
    most_legal = MOST_LEGAL
    most_chances = MOST_CHANCES
    simulation = DobbleSimulation()
    learning = DobbleLearning()
    rooms = Rooms(refusals, prompts, lines, picture, imagining, invariants)

    def setup(self, players: int, options: Options, draws: Draws) -> Document:
        return {}

    def begin(self, players: int, options: Options, start: Document) -> tuple[Records, Records]:
        board = table.make_table(players, options, start)
        return board, table.first_state(board)

    def legal(self, board: Records, state: Records, seat: int) -> list[int]:
        """Claims, and pings, are a family: whatever is printed there may be named, right or wrong (DOB-6)."""
        if not doors.may_act(board, state, 0, seat):
            return []
        if state[0]["phase"] == phases.READY:
            return [int(actions.READY)]
        return [family(actions.CLAIM if doors.may_claim_now(board, state, 0, seat) else actions.PING)]

    def result(self, board: Records, state: Records) -> Result | None:
        """DOB-12."""
        if state[0]["phase"] != phases.OVER:
            return None
        return Result(ending.winners(board, state), ending.scores(board, state), ending.reason(board, state))

    def turns(self, board: Records, state: Records) -> int:
        return int(state[0]["played"])

    def default_action(self, board: Records, state: Records, seat: int) -> int:
        return actions.READY

    def next_tick(self, board: Records, state: Records) -> Tick | None:
        out = np.empty(2, np.int64)
        return Tick(int(out[0]), int(out[1])) if doors.next_tick(board, state, 0, out) else None

    def clock(self, board: Records, state: Records, now: int) -> int | None:
        """Times never decrease; a moment already known needs no telling."""
        return actions.AT.of(now) if now > int(state[0]["now"]) else None

    def sees(self, board: Records, state: Records, question: str, viewer: int | None, owner: int) -> bool:
        """DOB-9: a ping is the team's."""
        team_of: Any = board[0]["team_of"]
        return viewer is not None and owner < int(board[0]["players"]) and bool(team_of[viewer] == team_of[owner])

    def mask_key(self, board: Records, state: Records, viewer: int | None) -> Hashable:
        """Who sees a ping follows from how many teams so many players make."""
        return int(board[0]["players"]), int(board[0]["teams"]), viewer

    def template(self, board: Records, seen: Records, seat: int, action: int) -> Template:
        return Template(KINDS.by_number[kind_of(action)].name, description.bounds_of(board, seen, seat))

    def fill(self, board: Records, seen: Records, seat: int, action: int, draws: Draws) -> int:
        listed = self.every_legal(board, seen, seat)
        return listed[draws.below(len(listed))]

    def every_legal(self, board: Records, seen: Records, seat: int) -> list[int]:
        """Each member of the families too: for bots, random play and tests."""
        return super().legal(board, seen, seat)

    def describe(self, board: Records, seen: Records) -> views.View:
        return description.describe(board, seen)

    def describe_own(self, board: Records, seen: Records, seat: int) -> views.Own:
        return description.describe_own(board, seen, seat)

    def board_document(self, board: Records) -> views.Board:
        return printed.board_document(board)
