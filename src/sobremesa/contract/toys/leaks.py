"""Twins of *Sealed* that each leak in one way. A conformance check that does not catch its twin is no check."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..action import Kinds, action, chance, kind_of, payload_of
from ..dice import Draws
from ..fields import Layout, Records, array, copy_of, i8, number
from ..game import Step
from ..parts import SEAT
from ..text import Text, seat
from .sealed import (
    DRAW_CARD,
    DRAW_KIND,
    LAY_CARD,
    LAY_KIND,
    NO_SUCH_CARD,
    NOT_YOUR_TURN,
    RANK,
    RANKS,
    SEATS,
    TURN_KIND,
    Sealed,
    State,
)


class OpenDeck(Layout):
    """The same fields, but everybody sees what is left in the deck."""

    phase = number(i8, seen="public")
    rounds = number(i8, seen="public")
    players = number(i8, seen="public")
    deck = array(i8, RANKS, seen="public")
    deck_size = number(i8, seen="public")
    hands = array(i8, SEATS, RANKS, seen="owner")
    hand_size = array(i8, SEATS, seen="public")
    laid = array(i8, SEATS, seen="owner")
    has_laid = array(i8, SEATS, seen="public")
    turned = array(i8, SEATS, seen="public")
    out = array(i8, RANKS, seen="public")
    score = array(i8, SEATS, seen="public")
    question_number = array(i8, SEATS, seen="public")


class LeaksInTheView(Sealed):
    layout = OpenDeck


class LeaksInLegal(Sealed):
    """A card another player holds twice may not be laid."""

    def legal(self, board: Records, state: Records, seat: int) -> list[int]:
        hands = state[0]["hands"]
        own = super().legal(board, state, seat)
        free = [action for action in own if hands[:, payload_of(action)].max() < 2 or hands[seat].max() == 2]
        return free or own


class LeaksInARefusal(Sealed):
    """The reason for refusing a card tells whether somebody else holds it."""

    def refusal(self, board: Records, state: Records, seat: int, action: int) -> int:
        refusal = super().refusal(board, state, seat, action)
        rank = payload_of(action)
        if refusal == NO_SUCH_CARD and rank < RANKS and state[0]["hands"][:, rank].any():
            return NO_SUCH_CARD + 2
        return refusal


class LeaksInTheLog(Sealed):
    """Everybody reads which card was drawn."""

    kinds = Kinds((LAY_KIND, chance(DRAW_CARD, "draw", player=SEAT, rank=RANK), TURN_KIND))


class LeaksInALine(Sealed):
    """The line of a card laid tells its rank, whatever the action told."""

    truth: Records | None = None

    def apply(self, board: Records, state: Records, actor: int, action: int) -> None:
        super().apply(board, state, actor, action)
        self.truth = copy_of(state)

    def line(
        self, board: Records, before: Records, actor: int, action: int, after: Records, viewer: int | None
    ) -> Text:
        if self.truth is not None and kind_of(action) == LAY_CARD:
            return Text("line.lay", {"player": seat(actor), "rank": int(self.truth[0]["laid"][actor])})
        return super().line(board, before, actor, action, after, viewer)


class AskedHands(State):
    hands = array(i8, SEATS, RANKS, seen="hand")


class LeaksToASpectator(Sealed):
    layout = AskedHands

    def sees(self, board: Records, state: Records, question: str, viewer: int | None, owner: int) -> bool:
        return viewer is None or viewer == owner


class LeaksInTheQuestionNumber(Sealed):
    """The number of the next question depends on the cards laid face down."""

    def apply(self, board: Records, state: Records, actor: int, action: int) -> None:
        super().apply(board, state, actor, action)
        if kind_of(action) == LAY_CARD:
            state[0]["question_number"] += payload_of(action)


BOAST = action(2, "boast")


class LeaksInAnOpenAction(Sealed):
    """Whoever boasts tells everybody how many of the best cards they hold."""

    kinds = Kinds((LAY_KIND, BOAST, DRAW_KIND, TURN_KIND))

    def legal(self, board: Records, state: Records, seat: int) -> list[int]:
        own = super().legal(board, state, seat)
        return [*own, int(BOAST)] if own else own

    def refusal(self, board: Records, state: Records, seat: int, action: int) -> int:
        if action == BOAST:
            return 0 if seat in self.awaited(board, state) else NOT_YOUR_TURN
        return super().refusal(board, state, seat, action)

    def apply(self, board: Records, state: Records, actor: int, action: int) -> None:
        if action != BOAST:
            return super().apply(board, state, actor, action)
        state[0]["question_number"][actor] += 1 + state[0]["hands"][actor, RANKS - 1]


class LeaksInTheDefault(Sealed):
    """A player out of time lays what others do not hold."""

    def default_action(self, board: Records, state: Records, seat: int) -> int:
        own = self.legal(board, state, seat)
        return own[int(state[0]["deck"].sum()) % len(own)]


class LeaksInImagine(Sealed):
    """Imagining remembers the truth it once masked."""

    truth: Records | None = None

    def mask(self, board: Records, state: Records, viewer: int | None) -> Records:
        self.truth = copy_of(state)
        return super().mask(board, state, viewer)

    def imagine(
        self, board: Records, seen: Records, viewer: int | None, history: Sequence[Step] | None, draws: Draws
    ) -> Records:
        if self.truth is not None and np.array_equal(super().mask(board, self.truth, viewer), seen):
            return copy_of(self.truth)
        return super().imagine(board, seen, viewer, history, draws)


class ForgetsACard(Sealed):
    """No leak: a card drawn is not taken off the deck."""

    def apply(self, board: Records, state: Records, actor: int, action: int) -> None:
        super().apply(board, state, actor, action)
        if kind_of(action) == DRAW_CARD:
            state[0]["deck"][0] += 1


class ChangesOnRefusal(Sealed):
    """No leak: asking for what is refused counts as an answer."""

    def refusal(self, board: Records, state: Records, seat: int, action: int) -> int:
        refusal = super().refusal(board, state, seat, action)
        if refusal == NO_SUCH_CARD:
            state[0]["question_number"][seat] += 1
        return refusal
