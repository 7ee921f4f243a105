"""Trade with people and bots: offers that help both, fair answers, and a *yes* is used."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.contract.action import UNKNOWN, kind_of, payload_of
from sobremesa.games.catan.board.bounds import RESOURCES
from sobremesa.games.catan.rules import actions

from .ground import Counts
from .packing import make_offer, terms_of
from .thought import Thought

OFFERS_A_TURN = 2
CANDIDATES = 24
GAIN = 0.004
"""How much the own chance must rise for a deal to be worth the talk."""
CONSENT = -0.002
"""A partner who hardly loses by it may say yes."""
QUICK = 1
NO_DEAL = [0] * RESOURCES


class Dealing:
    def __init__(self) -> None:
        self.turn = -1
        self.made: set[int] = set()

    def propose(self, thought: Thought, listed: Sequence[int]) -> int | None:
        """A deal that stands and helps is confirmed; else a new offer, at most two a turn and never between two."""
        turn = int(thought.now["turn"])
        if turn != self.turn:
            self.turn, self.made = turn, set()
        confirms = [action for action in listed if kind_of(action) == actions.CONFIRM]
        if confirms and (best := self._confirm(thought, confirms)):
            return best
        if thought.view.players == 2 or actions.OFFER not in map(_open_kind, listed):
            return None
        if len(self.made) >= OFFERS_A_TURN or int(thought.now["offers_made"]) >= OFFERS_A_TURN:
            return None
        return self._offer(thought)

    def answer(self, thought: Thought, listed: Sequence[int]) -> int:
        """Yes if the own chance rises, what the partner gains counted."""
        if actions.ACCEPT not in listed:
            return actions.DECLINE
        active = int(thought.now["active"])
        terms = [-term for term in thought.now["offers"][active].tolist()]
        worths = thought.deals([(active, terms)], QUICK)
        return actions.ACCEPT if worths[1, 0] > worths[0, 0] else actions.DECLINE

    def _confirm(self, thought: Thought, confirms: Sequence[int]) -> int | None:
        worths = thought.deals([(actions.CONFIRM.player(action), terms_of(action)) for action in confirms], QUICK)
        best = int(worths[1:, 0].argmax())
        return confirms[best] if worths[1 + best, 0] > worths[0, 0] + GAIN / 2 else None

    def _offer(self, thought: Thought) -> int | None:
        found = _candidates(thought)
        if not found:
            return None
        partners = sorted({partner for partner, *_ in found})
        asked = [(partner, NO_DEAL) for partner in partners]
        asked += [(partner, _terms(give, amount, get)) for partner, give, amount, get in found]
        without, *worths = thought.deals(asked, QUICK)
        theirs = {partner: worth[1] for partner, worth in zip(partners, worths, strict=False)}
        offers = sorted(zip(found, worths[len(partners) :], strict=True), key=lambda offer: -offer[1][0])
        for (partner, give, amount, get), worth in offers:
            gain, consent = worth[0] - without[0], worth[1] - theirs[partner]
            if gain < GAIN:
                return None
            offer = make_offer(give, amount, get, _audience(thought, get))
            if consent >= CONSENT and offer not in self.made:
                self.made.add(offer)
                return offer
        return None


def _open_kind(action: int) -> int:
    return kind_of(action) if payload_of(action) == UNKNOWN else 0


def _terms(give: int, amount: int, get: int) -> Counts:
    terms = [0] * RESOURCES
    terms[give] -= amount
    terms[get] += 1
    return terms


def _audience(thought: Thought, get: int) -> list[int]:
    """Whoever may hold it."""
    sizes = thought.now["hand_size"].tolist()
    return [seat for seat in range(thought.view.players) if seat != thought.seat and sizes[seat]]


def _candidates(thought: Thought) -> list[tuple[int, int, int, int]]:
    """Partner, what to give, how many, what to get: one for one, then two for one, from whoever holds most of it."""
    hands = thought.now["hands"].tolist()
    own = hands[thought.seat]
    others = [seat for seat in range(thought.view.players) if seat != thought.seat]
    found = []
    for amount in (1, 2):
        for get in range(RESOURCES):
            partner = max(others, key=lambda seat: hands[seat][get])
            if not hands[partner][get]:
                continue
            for give in range(RESOURCES):
                if give != get and own[give] >= amount:
                    found.append((partner, give, amount, get))
    found.sort(key=lambda deal: (deal[2], own[deal[3]], -own[deal[1]]))
    return found[:CANDIDATES]
