"""The coach is exact: purchases against the rules themselves, keeps against every throw, the last turn by hand."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

import numpy as np
import pytest

import sobremesa
from sobremesa.contract.dice import Seeded
from sobremesa.contract.fields import Records, copy_of
from sobremesa.contract.match import Match
from sobremesa.games.catan_dice.coach.advice import coach
from sobremesa.games.catan_dice.coach.hands import all_hands
from sobremesa.games.catan_dice.coach.island import COMPANIES, company, standard_island
from sobremesa.games.catan_dice.coach.prospects import MOST_PROSPECTS
from sobremesa.games.catan_dice.coach.solving import solve
from sobremesa.games.catan_dice.coach.thinking import (
    keeping,
    moment_of,
    prospects_of,
    worth_of_hand,
)
from sobremesa.games.catan_dice.coach.value import can_be_filled, sheet_values
from sobremesa.games.catan_dice.rules import phases
from sobremesa.games.catan_dice.rules.actions import END_TURN, KEEP, KINDS
from sobremesa.games.catan_dice.rules.bounds import FACE_NAMES, NOTHING_BUILT, TURNS_EACH
from tests.catan_dice.support.asking import a_match, a_turn, give, own, roads


def made_up_values() -> Any:
    """Any value will do to compare ways of reckoning, if a fresh knight is never worth less than a used one."""
    draws = np.random.default_rng(7)
    values = np.zeros((standard_island().site_count, COMPANIES), np.float32)
    for knights in range(7):
        by_site = draws.random(len(values)) * 4
        for fresh in range(1 << knights):
            values[:, company(knights, fresh)] = by_site + sum(0.3 + bit / 9 for bit in range(6) if fresh >> bit & 1)
    return values


VALUES = made_up_values()
Shown = tuple[int, ...]


def by_the_rules(match: Match, state: Records, known: dict[bytes, float], values: Any) -> float:
    """The most a turn can still bring, found by trying every legal swap, purchase and building."""
    now: Any = state[0]
    key = b"".join(now[name].tobytes() for name in ("roads", "settlements", "cities", "knights", "used"))
    key += bytes(sorted(int(die) for die, gone in zip(now["dice"], now["spent"], strict=True) if not gone))
    if key not in known:
        moment = moment_of(match.board, state, 0)
        site = standard_island().sites[tuple(moment.standing[:3])]
        best = float(now["gained"]) if now["built"] else NOTHING_BUILT
        best += float(values[site, company(int(moment.standing[3]), moment.fresh)])
        for action in match.game.legal(match.board, state, 0):
            if action & 0xFF not in (KEEP, END_TURN):
                after = copy_of(state)
                match.game.apply(match.board, after, 0, action)
                best = max(best, by_the_rules(match, after, known, values))
        known[key] = best
    return known[key]


def some_sheets(count: int) -> Iterator[Match]:
    """Random dice on the sheets of random games, with more knights than random players build."""
    draws = Seeded("sheets")
    while count:
        match = a_match()
        for _ in range(draws.below(60)):
            legal = match.legal(0).actions
            match.play(0, legal[draws.below(len(legal))])
        now: Any = match.state[0]
        knights = draws.below(7)
        now["knights"][0, :6] = [knight < knights for knight in range(6)]
        now["used"][0, :6] = [knight < knights and draws.below(2) for knight in range(6)]
        now["dice"] = [1 + draws.below(6) for _ in range(6)]
        now["spent"], now["phase"], now["settled"], now["built"], now["gained"] = 0, phases.MAIN, 1, 0, 0
        yield match
        count -= 1


@pytest.mark.rule("DIC-5", "DIC-6")
def test_no_way_of_swapping_and_building_is_better_than_the_reckoned_one() -> None:
    for match in some_sheets(60):
        reckoned = worth_of_hand(moment_of(match.board, match.state, 0), VALUES)
        assert by_the_rules(match, match.state, {}, VALUES) == pytest.approx(reckoned, abs=1e-5)


def test_there_is_room_for_all_prospects() -> None:
    most = max(len(prospects_of(moment_of(match.board, match.state, 0), VALUES).worth) for match in some_sheets(200))
    assert most < MOST_PROSPECTS / 2


def test_keeping_is_worth_the_mean_of_all_throws() -> None:
    for place, match in enumerate(some_sheets(12)):
        now: Any = match.state[0]
        now["settled"], now["rolls"] = 0, 2
        moment = moment_of(match.board, match.state, 0)
        found = keeping(moment, VALUES)
        kept = (place * 11 + 5) % 63
        match.act(0, KINDS.by_number[KEEP].pack(kept))
        chances = match.game.chance(match.board, match.state)
        assert chances is not None
        total = 0.0
        for action, weight in zip(chances.actions, chances.weights, strict=True):
            after = copy_of(match.state)
            match.game.apply(match.board, after, -1, action)
            total += weight * worth_of_hand(moment_of(match.board, after, 0), VALUES)
        shown = [int(die) - 1 for bit, die in enumerate(now["dice"]) if kept >> bit & 1]
        part = hand_number(tuple(sorted(shown)))
        assert total / sum(chances.weights) == pytest.approx(float(found.value[part]), abs=1e-6)
        assert float(found.best[moment.hand]) >= float(found.value[part]) - 1e-9


def hand_number(faces: Shown) -> int:
    counts = [faces.count(face) for face in range(6)]
    return int(np.flatnonzero((all_hands().counts == counts).all(1))[0])


def test_the_last_turn_of_an_empty_sheet_reckoned_by_hand() -> None:
    """Three rolls in plain Python over what the rules themselves let each of the 462 hands build."""
    finals: dict[Shown, float] = {}
    nothing_later = np.zeros_like(VALUES)
    for shown in combinations_with_replacement(range(6), 6):
        match = a_turn(" ".join(FACE_NAMES[face] for face in shown))
        finals[shown] = by_the_rules(match, match.state, {}, nothing_later)
    worth = finals
    for _ in range(2):
        rolled = expectation(worth)
        worth = {shown: max(finals[shown], *map(rolled, parts_of(shown))) for shown in finals}
    expected = expectation(worth)(())
    solved = np.zeros((1, standard_island().site_count, COMPANIES), np.float32)
    solve(np.zeros_like(solved[0]), solved[0], networks=1)
    assert expected == pytest.approx(float(solved[0, 0, 0]), abs=1e-4)
    assert expected == pytest.approx(2.6252, abs=1e-4)


def expectation(worth: Mapping[Shown, float]) -> Callable[[Shown], float]:
    """What keeping some dice is worth when the others are rolled."""

    @cache
    def rolled(kept: Shown) -> float:
        if len(kept) == 6:
            return worth[kept]
        return sum(rolled(tuple(sorted((*kept, face)))) for face in range(6)) / 6

    return rolled


def parts_of(shown: Shown) -> set[Shown]:
    return {tuple(shown[die] for die in range(6) if mask >> die & 1) for mask in range(63)}


def test_the_shipped_value_is_the_solved_one() -> None:
    values, island = sheet_values(), standard_island()
    sites = island.sites[:9].max() + 1
    for left in (1, 2, 5, 9, 13, 14):
        solved = np.zeros_like(values[0])
        solve(values[left - 1], solved, networks=9)
        filled = can_be_filled(island, TURNS_EACH - left)[:sites]
        assert np.abs(solved - values[left])[:sites][filled].max() < 1 / 24


def test_more_turns_and_fresh_knights_are_never_worth_less() -> None:
    values = sheet_values()
    assert (values[1:8, 0, 0] > values[:7, 0, 0]).all()
    full = company(6, 0b111111)
    assert (values[3, :, full] >= values[3, :, company(6, 0)]).all()


def test_the_coach_speaks_only_to_those_who_practise_alone() -> None:
    assert own(a_match()) == {}
    assert own(a_match(2)) == {}
    coached = a_match(coach=True)
    assert coach(a_match().view(0)) == own(coached)["coach"]
    assert coach(a_match().view(None)) is coach(a_match(2, "plus").view(0)) is coach(a_match(2).view(1)) is None
    assert own(coached)["coach"]["action"] == {"kind": "roll"}
    assert set(own(coached)["coach"]["chances"]) == {"road", "settlement", "knight"}


def test_the_coach_names_exact_chances_and_the_best_keep() -> None:
    match = a_match(coach=True)
    now: Any = match.state[0]
    now["dice"] = [1 + FACE_NAMES.index(face) for face in ["ore", "ore", "ore", "grain", "grain", "wool"]]
    now["phase"], now["rolls"] = phases.MAIN, 2
    give(match, 0, roads=roads(1, 2))
    said = json.loads(json.dumps(own(match)))["coach"]
    assert said["chances"]["city"] == said["chances"]["knight"] == 1
    assert said["action"] == said["stop"]["action"] == {"kind": "build city", "place": "7"}
    nothing_kept = next(keep for keep in said["keeps"] if not keep["dice"])
    all_but_wool = next(keep for keep in said["keeps"] if keep["dice"] == [1, 2, 3, 4, 5])
    assert all_but_wool["chances"]["city"] == 1
    assert all_but_wool["chances"]["knight"] == pytest.approx(1 / 6, abs=1e-6)
    assert nothing_kept["faces"] == {}
    assert nothing_kept["chances"]["road"] == pytest.approx(chance_of_a_road(), abs=1e-6)
    assert len(said["keeps"]) == 4 * 3 * 2 - 1


def chance_of_a_road() -> float:
    """Six dice at once, counted one by one."""
    good = 0
    for throw in range(6**6):
        dice = [throw // 6**place % 6 for place in range(6)]
        lacking = (0 not in dice) + (1 not in dice)
        good += dice.count(5) >= 2 * lacking
    return float(good / 6**6)


def test_the_coach_walks_through_a_whole_game() -> None:
    match = sobremesa.new("catan_dice", players=1, seed=8, coach=True)
    while match.result is None:
        match.play(0, own(match)["coach"]["action"])
    assert match.result.scores[0] > 50
    assert own(match) == {"coach": None}
