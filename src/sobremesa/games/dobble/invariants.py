"""What always holds, in words: a card is in one place, decks agree with what was turned, locks and pings are due."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sobremesa.contract.fields import Records

from .rules import phases
from .rules.bounds import (
    FIRST_TEAM_CARD,
    KNIGHTS,
    PLACES,
    ROUTE,
    TEAM_CARDS,
    TEAMS,
    WARM_UP,
    WELCOME,
)
from .rules.cards import HAS

Checks = Iterator[tuple[str, bool]]


def broken(board: Records, state: Records) -> list[str]:
    now: Any = state[0]
    checks = [*_match(board, now), *_help(board, now)]
    if now["mini_game"] != WARM_UP and now["phase"] != phases.READY:
        checks += [*_cards(now), *_decks(board, now)]
    return [words for words, holds in checks if not holds]


def _match(board: Records, now: Any) -> Checks:
    is_won = now["mini_game"] != WARM_UP and bool((now["points"] >= board[0]["goal"]).any())
    yield "the match ends with points enough to win", is_won <= (now["phase"] == phases.OVER)
    yield (
        "nobody is locked outside play",
        now["phase"] in (phases.PLAY, phases.TURNING) or not now["locked_until"].any(),
    )
    yield "locks end in time", bool((now["locked_until"] <= now["now"] + board[0]["lockout"]).all())
    yield "the past is past", max(now["began_at"], now["quiet_since"], now["claim_at"], now["score_at"]) <= now["now"]
    yield "cards are owed only while they are turned", now["phase"] == phases.TURNING or not now["owes"].any()


def _cards(now: Any) -> Checks:
    visible = [int(card) - 1 for card in now["tops"] if card]
    own = sorted({int(card) - 1 for card in now["card"] if card})
    ports = [int(card) - 1 for card in now["ports"] if card]
    yield "no card lies in two places", len(set(visible + ports)) == len(visible + ports)
    yield "no top card of a deck lies on the island", not set(own) & set(visible)
    yield "what is seen has been turned", not any(now["unturned"][card] for card in visible + own + ports)
    yield "piles have a height where a card lies", bool(((now["heights"] > 0) == (now["tops"] > 0)).all())


def _decks(board: Records, now: Any) -> Checks:
    teams, players = int(board[0]["teams"]), int(board[0]["players"])
    holds = now["holds"][:teams]
    yield "no deck owes more cards than it has", bool((now["deck"] >= 0).all() and (holds >= 0).all())
    for colour in range(TEAMS):
        first = FIRST_TEAM_CARD + TEAM_CARDS * colour
        left = int(now["unturned"][first : first + TEAM_CARDS].sum())
        yield f"decks hold no more of colour {colour} than are left", int(holds[:, colour].sum()) <= left
    for team in range(teams):
        decks = [int(now["deck"][seat]) for seat in range(players) if board[0]["team_of"][seat] == team]
        held = sum(decks) if WELCOME <= now["mini_game"] <= ROUTE else decks[0]
        yield f"the decks of team {team} agree", held == int(holds[team].sum())


def _help(board: Records, now: Any) -> Checks:
    pointed = now["ping_place"] > 0
    yield "a ping has a place and a symbol", bool((pointed == (now["ping_symbol"] > 0)).all())
    yield "only pings that were sent are there", bool((pointed <= (now["pinged"] > 0)).all())
    for seat in pointed.nonzero()[0]:
        place, symbol = int(now["ping_place"][seat]) - 1, int(now["ping_symbol"][seat]) - 1
        yield f"the ping to {seat} names a symbol that lies there", _lies_there(now, place, symbol)
    yield "only Knights puts teams out", now["mini_game"] == KNIGHTS or not now["out_by"].any()


def _lies_there(now: Any, place: int, symbol: int) -> bool:
    return 0 <= place < PLACES and bool(now["tops"][place]) and bool(HAS[now["tops"][place] - 1, symbol])
