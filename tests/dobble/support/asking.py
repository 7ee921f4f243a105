"""Moments of Dobble CATAN made by hand, and what tests ask of them."""

from __future__ import annotations

from typing import Any, cast

import pytest

import sobremesa
from sobremesa.contract.fields import same
from sobremesa.contract.match import Match, new_match
from sobremesa.contract.shown import plain
from sobremesa.games.dobble.deck.cards import card_names, cards, symbol_ids
from sobremesa.games.dobble.deck.island import island
from sobremesa.games.dobble.game import Dobble
from sobremesa.games.dobble.label import LABEL
from sobremesa.games.dobble.rules.bounds import COLOURS

GAME = cast(Dobble, LABEL.load())
PLACES = island().names
CENTRE = sorted(island().centre)
CARD = {name: number for number, name in enumerate(card_names())}


def a_match(players: int = 2, mini_game: int = 1, seed: int = 1, **options: Any) -> Match:
    """One mini-game again and again, before anybody is ready."""
    full = {"mode": "beginner", "mini_game": mini_game, **options}
    return new_match(GAME, players, full, sobremesa.Seeded(seed))


def in_play(players: int = 2, mini_game: int = 1, seed: int = 1, **options: Any) -> Match:
    """After the start signal."""
    return started(a_match(players, mini_game, seed, **options))


def started(match: Match) -> Match:
    """Everybody is ready if asked, and the countdown has gone by."""
    everybody_ready(match)
    match.pass_time(next_tick(match))
    match.pass_time(next_tick(match))
    assert table(match)["phase"] == "play"
    return match


def everybody_ready(match: Match) -> None:
    for seat in match.awaited:
        match.play(seat, "ready")


def next_tick(match: Match) -> int:
    tick = match.game.next_tick(match.board, match.state)
    assert tick is not None
    return tick.at


def now(match: Match) -> int:
    return int(match.state[0]["now"])


def table(match: Match) -> dict[str, Any]:
    seen: dict[str, Any] = match.view(None).as_json()["table"]
    return seen


def own(match: Match, seat: int) -> dict[str, Any]:
    seen: dict[str, Any] = match.view(seat).as_json()["own"]
    return seen


def card_of(match: Match, seat: int) -> int:
    card: int = own(match, seat)["card"]
    return card


def card_at(match: Match, place: str) -> int:
    """The visible card of a place, or a team's card, or the second of the warm-up."""
    seen = table(match)
    if place == "pair":
        return int(seen["pair"][1])
    if place in COLOURS:
        colours = [team["colour"] for team in plain(GAME.board_document(match.board))["teams"]]
        return int(seen["teams"][colours.index(place)]["card"])
    return int(seen["island"][PLACES.index(place)]["card"])


def shared(one: int, other: int) -> int:
    (symbol,) = set(cards()[one].symbols) & set(cards()[other].symbols)
    return symbol


def unshared(one: int, other: int) -> int:
    """A symbol of the other card that the first does not show."""
    return next(symbol for symbol in cards()[other].symbols if symbol not in cards()[one].symbols)


def said(place: str, symbol: int, card: int, target: int) -> str:
    return f"claim {place} {symbol_ids()[symbol]} with {card_names()[card]} on {card_names()[target]}"


def right(match: Match, seat: int, place: str) -> str:
    card, target = card_of(match, seat), card_at(match, place)
    return said(place, shared(card, target), card, target)


def wrong(match: Match, seat: int, place: str) -> str:
    card, target = card_of(match, seat), card_at(match, place)
    return said(place, unshared(card, target), card, target)


def wrong_of_own(match: Match, seat: int, place: str) -> str:
    """A symbol of the player's own card that the card there does not show."""
    card, target = card_of(match, seat), card_at(match, place)
    return said(place, unshared(target, card), card, target)


def claim(match: Match, seat: int, place: str, after: int = 100) -> None:
    """A right claim, so many milliseconds after what happened last."""
    match.play(seat, right(match, seat, place), now(match) + after)


def err(match: Match, seat: int, place: str, after: int = 100) -> None:
    match.play(seat, wrong(match, seat, place), now(match) + after)


def refused(match: Match, seat: int, words: str) -> str:
    """The reason's code; the match is untouched."""
    before, steps = match.copy(), len(match.steps)
    with pytest.raises(sobremesa.IllegalAction) as refusal:
        match.play(seat, words, now(match) + 50)
    assert same(match.state, before.state)
    assert len(match.steps) == steps
    assert set(refusal.value.reason.words) == {"en", "es", "pt"}
    assert all("{" not in said and "refusal." not in said for said in refusal.value.reason.words.values())
    return refusal.value.reason.code


def why_not(match: Match, seat: int, words: str, language: str = "en") -> str:
    reason = match.why_not(seat, words)
    assert reason is not None
    return reason.words[language]


def lay(match: Match, **placed: str) -> Match:
    """Puts cards on top of piles, as if they had been played: `lay(match, c3="blue-1")`."""
    state: Any = match.state[0]
    for place, name in placed.items():
        state["tops"][PLACES.index(place)] = 1 + CARD[name]
        state["unturned"][CARD[name]] = 0
    return match


def play_out_deck(match: Match, seat: int, place: str = "c3") -> None:
    """The seat plays all its cards on one place, if it may."""
    while own(match, seat)["card"] is not None and table(match)["phase"] == "play":
        claim(match, seat, place)


def counts(match: Match) -> list[int]:
    return [team["count"] for team in table(match)["teams"]]


def points(match: Match) -> list[int]:
    return [team["points"] for team in table(match)["teams"]]


def clear(match: Match, *, but: str = "") -> Match:
    """All visible team cards go under island cards again."""
    state: Any = match.state[0]
    for place in range(len(PLACES)):
        if PLACES[place] not in but.split():
            state["tops"][place] = 1 + place
    return match
