"""CATAN on the contract: hands numbers to the compiled rules and masked states to the words."""

from __future__ import annotations

from collections.abc import Hashable
from types import MappingProxyType
from typing import Any

from sobremesa.contract.dice import Draws
from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document, Result, Step
from sobremesa.contract.options import Options
from sobremesa.contract.states.by_field import Fields, Structures, fields_of
from sobremesa.contract.text import Text
from sobremesa.kernel.compiled_game import CompiledGame, Rooms

from . import beginning, imagining, invariants, views
from .board.setup import make_start
from .board.start_document import check_room
from .hooks import table as expansions
from .island import Island, make_island
from .label import LABEL
from .learning.learning import CatanLearning
from .rules import actions, doors, phases
from .rules.actions import KINDS
from .rules.legal import MOST_LEGAL
from .rules.state import DICE_PAIRS, State
from .simulation import CatanSimulation
from .words import description, filling, lines, picture, position, prompts, refusals


class Catan(CompiledGame):
    label = LABEL
    layout = State
    kinds = KINDS
    bounds = MappingProxyType({actions.DISCARD.name: views.DiscardBounds, actions.OFFER.name: views.OfferBounds})
    doors = doors
    most_legal = MOST_LEGAL
    most_chances = DICE_PAIRS
    simulation = CatanSimulation()
    learning = CatanLearning()
    structures = Structures(description.VIEW, description.OWN)
    rooms = Rooms(refusals, prompts, lines, picture, imagining, invariants, position, filling)

    def setup(self, players: int, options: Options, draws: Draws) -> Document:
        return make_start(players, options, draws)

    def begin(self, players: int, options: Options, start: Document) -> tuple[Island, Records]:
        island = make_island(players, options, start)
        if "pieces" not in start:
            check_room(start["board"], players)
        return island, beginning.first_state(island, start)

    def vocabulary(self, board: Island) -> Hashable:
        return board.names.hexes, board.names.intersections, board.names.paths

    def numbers(self, board: Island) -> Records:
        return board.numbers

    def forced(self, board: Island, state: Records) -> Step | None:
        """CAT-43: who can build nothing between two turns passes."""
        if not expansions.only_builds(state[0]):
            return None
        seat = int(state["active"][0])
        return (seat, actions.END_TURN) if self.legal(board, state, seat) == [actions.END_TURN] else None

    def result(self, board: Island, state: Records) -> Result | None:
        now: Any = state[0]
        if now["phase"] != phases.OVER:
            return None
        scores = tuple(doors.total_points(board.numbers, state, 0, seat) for seat in range(board.players))
        return Result((int(now["winner"]) - 1,), scores, Text("end.points", {"points": scores[int(now["winner"]) - 1]}))

    def turns(self, board: Island, state: Records) -> int:
        return int(state[0]["turn"])

    def default_action(self, board: Island, state: Records, seat: int) -> int:
        """Out of time: end the turn or roll, lose cards at random, otherwise the first place in the list."""
        return self.default_among(board, state, seat, self.legal(board, state, seat))

    def default_among(self, board: Island, state: Records, seat: int, legal: list[int]) -> int:
        now: Any = state[0]
        if now["phase"] == phases.DISCARD and now["owed"][seat]:
            return actions.DISCARD_AT_RANDOM
        return legal[0]

    def sees(self, board: Island, state: Records, question: str, viewer: int | None, owner: int) -> bool:
        """CAT-32, CAT-47, HLP-11: hands are their owners', shown to whoever takes alms, and laid open at the end."""
        if viewer == owner or state["phase"][0] == phases.OVER:
            return True
        return question == "resources" and owner == expansions.open_hand(state[0], viewer)

    def mask_key(self, board: Island, state: Records | Fields, viewer: int | None) -> tuple[int | None, bool, int]:
        now = fields_of(state)
        return viewer, now["phase"] == phases.OVER, expansions.open_hand(now, viewer)

    def describe(self, board: Island, seen: Records) -> views.View:
        return description.describe(board, seen)

    def describe_own(self, board: Island, seen: Records, seat: int) -> views.Own:
        return description.describe_own(board, seen, seat)

    def lapses(self, board: Island, state: Records) -> bool:
        return bool(state[0]["offer_open"].any())

    def board_document(self, board: Island) -> views.Board:
        return description.board_document(board)
