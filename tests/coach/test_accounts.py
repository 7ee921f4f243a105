"""What the coach says adds up, and comes from what a seat could know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out
from sobremesa.coach import NotAnalysed, advise, analyse, analyse_match
from sobremesa.coach.analysis import Cause, Label
from sobremesa.coach.judges.catan import SEEMING, CatanJudge
from sobremesa.coach.judges.catan_dice_plus import PlusJudge
from sobremesa.coach.judges.catan_pricing import NOISE, SHARE, expected_cost, likely_cost
from sobremesa.coach.judges.catan_trying import Trying
from sobremesa.coach.judges.remigio import RemigioJudge
from sobremesa.coach.judging import Price
from sobremesa.coach.version import version
from sobremesa.contract.action import CHANCE, kind_of
from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import Match
from sobremesa.contract.text import load_catalogue
from sobremesa.games.catan.rules import actions
from sobremesa.games.remigio.rules import actions as remigio_actions
from tests.catan.support.other_world import scramble


def played(game: str, names: list[str], seed: int, **options: Any) -> Match:
    match = sobremesa.new(game, players=len(names), seed=seed, **options)
    return play_out(match, [bot(game, name, seed) for name in names])


@pytest.fixture(scope="module")
def island() -> Match:
    return played("catan", ["greedy", "greedy", "greedy"], 5, goal=6)


@pytest.mark.parametrize("seed", range(3))
def test_in_the_dice_game_luck_and_skill_are_all_there_is(seed: int) -> None:
    found = analyse_match(played("catan_dice", ["optimal", "greedy"], seed))
    for seat, account in enumerate(found.accounts):
        assert account.start + sum(account.parts.values()) == pytest.approx(account.end, abs=1e-9)
        assert account.parts[Cause.REST] == 0.0
        assert account.luck + account.parts[Cause.OWN] == pytest.approx(account.end - account.start, abs=1e-9)
        assert account.end == found.moments[-1].worth[seat]
    assert found.accounts[0].parts[Cause.OWN] == pytest.approx(0.0, abs=1e-9), "the optimal player errs nowhere"
    assert found.accounts[1].parts[Cause.OWN] < -10.0
    assert found.grades == ("A", "E")
    assert repr(found).startswith("<the coach on a game of catan_dice: ")
    assert len(repr(found)) < 100, "whoever looks at it wants no hundred pages"


def test_chances_over_time_sum_to_one_and_end_with_the_winner(island: Match) -> None:
    found = analyse_match(island, whole=False)
    assert all(sum(moment.worth) == pytest.approx(1.0) for moment in found.moments)
    assert [moment.step for moment in found.moments] == list(range(len(island.steps)))
    assert island.result
    assert found.moments[-1].worth[island.result.winners[0]] == 1.0
    assert found.accounts == ()


def test_every_account_adds_up_to_how_the_game_ended(island: Match) -> None:
    found = analyse(island.record())
    assert island.result
    for seat, account in enumerate(found.accounts):
        assert account.start + sum(account.parts.values()) == pytest.approx(account.end, abs=1e-9)
        assert account.end == (seat in island.result.winners)
    assert all(choice.cost >= 0 for choice in found.choices)
    assert all((choice.better is None) == (choice.cost == 0) for choice in found.choices)
    for choice in found.choices:
        worths = [one.worth for one in choice.alternatives]
        assert 1 <= len(worths) <= 3
        assert worths == sorted(worths, reverse=True)
        assert choice.better in (None, choice.alternatives[0].action)
    words = load_catalogue("sobremesa.coach").texts
    themes = {choice.theme for choice in found.choices}
    assert "founding" in themes, "where to begin is a choice too"
    assert all(f"coach.theme.{theme}" in words[language] for theme in themes for language in ("en", "es", "pt"))
    document = found.document()
    assert document["accounts"][0]["luck"] == found.accounts[0].luck
    assert len(document["turning_points"]) == 5


def test_a_trade_is_the_choice_of_both_who_are_in_it(island: Match) -> None:
    judge = CatanJudge(3)
    deal = next((actor, action) for actor, action in island.steps if actor >= 0 and kind_of(action) == actions.CONFIRM)
    assert judge.choosers(*deal) == (deal[0], actions.CONFIRM.player(deal[1]))
    assert judge.choosers(1, int(actions.END_TURN)) == (1,)


def test_a_yes_to_an_offer_is_worth_what_the_deal_would_bring(island: Match) -> None:
    judge = CatanJudge(3)
    steps = list(island.steps)
    asked = [step for step, (_, action) in enumerate(steps) if action in (actions.ACCEPT, actions.DECLINE)]
    moments = ((island.at(step), *steps[step]) for step in asked)
    now, seat, answer = next(one for one in moments if actions.ACCEPT in one[0].legal(one[1]).actions)
    advice = advise(judge, now, seat)
    assert advice
    assert advice.theme == "trade"
    told = {one.action: one.worth for one in advice.alternatives}
    known = judge.known(now, seat)
    made = judge.after(known, seat, int(actions.ACCEPT))
    assert kind_of(list(made.steps)[-1][1]) == actions.CONFIRM
    assert told == {"accept": judge.worth(made, seat)[seat], "decline": judge.worth(known, seat)[seat]}
    answered = advise(judge, now, seat, answer)
    assert answered
    assert answered.cost <= max(told.values()) - told[now.words(answer)]


def test_before_a_theft_every_card_that_may_be_taken_counts() -> None:
    match, judge = played("catan", ["greedy", "greedy"], 3, goal=5), CatanJudge(2)
    steps = list(match.steps)
    at = next(step for step, (_, action) in enumerate(steps) if kind_of(action) == actions.STOLEN)
    now, thief = match.at(at), actions.STOLEN.thief(steps[at][1])
    chances = now.game.chance(now.board, now.state)
    assert chances
    after = []
    for action in chances.actions:
        twin = now.copy()
        twin.replay_step(CHANCE, action)
        after.append(judge.worth(twin, thief)[thief])
    mean = sum(worth * weight for worth, weight in zip(after, chances.weights, strict=True)) / sum(chances.weights)
    assert len(after) > 1
    assert judge.worth(now, thief)[thief] == pytest.approx(mean)


def test_hidden_cards_have_no_influence_on_any_judgement(island: Match) -> None:
    judge = CatanJudge(3)
    draws = Seeded(1)
    for step in range(20, len(island.steps), 23):
        now = island.at(step)
        if now.game.chance(now.board, now.state) is not None:
            continue
        for seat in (0, None):
            other = now.copy()
            other.state = scramble(now.board, now.state, seat, draws)
            assert judge.worth(now, seat) == judge.worth(other, seat)
            if seat is not None and seat in now.awaited:
                assert judge.ranked(now, seat) == judge.ranked(other, seat)


def test_hidden_cards_have_no_influence_on_a_hint_or_on_the_tutor(island: Match) -> None:
    judge, draws, asked = CatanJudge(3), Seeded(2), 0
    for step in range(60, len(island.steps), 11):
        now = island.at(step)
        actor, action = list(island.steps)[step]
        if actor < 0 or not judge.weighs(action) or len(now.legal(actor).actions) < 2:
            continue
        other = now.copy()
        other.state = scramble(now.board, now.state, actor, draws)
        for chosen in (None, action):
            assert advise(judge, now, actor, chosen) == advise(judge, other, actor, chosen)
        best = judge.ranked(judge.known(now, actor), actor)[:1]
        if best and best[0] != action and asked == 0:
            prices = [judge.price(one, actor, best[0], action, 2 * SEEMING) for one in (now, other)]
            assert prices[0] == prices[1]
        asked += 1
        if asked == 4:
            return
    assert asked


def test_the_worst_labels_are_given_only_where_rollouts_agree(island: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CatanJudge, "price", lambda *asked: Price(asked[-1], False))
    labels = {choice.label for choice in analyse_match(island).choices}
    assert labels == {None, Label.DOUBTFUL}


def test_a_choice_costs_no_more_than_it_seems_to_unless_playing_on_says_so(
    island: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With trials that tell nothing apart only what is left of what a choice seems to cost is counted."""
    found = analyse_match(island)
    monkeypatch.setattr(Trying, "apart", lambda *asked: np.zeros(asked[4]))
    none = analyse_match(island)
    assert sum(one.cost for one in found.choices) > 0.0
    assert all(one.cost <= SHARE * SEEMING for one in none.choices if one.theme != "trade")
    assert {one.label for one in none.choices if one.theme != "trade"} == {None}
    monkeypatch.setattr(CatanJudge, "price", lambda *asked: Price(asked[-1], True))
    seeming = analyse_match(island)
    assert sum(one.cost for one in found.choices) < 0.7 * sum(one.cost for one in seeming.choices)


def test_what_seems_better_is_told_as_much_better_as_it_counts(island: Match) -> None:
    for choice in analyse_match(island).choices:
        assert choice.cost >= 0.0
        if choice.cost > 0.0:
            assert choice.alternatives[0].worth > choice.alternatives[-1].worth or len(choice.alternatives) == 1


def test_trust_goes_from_the_value_to_playing_on_the_surer_that_is() -> None:
    sure, vague = np.full(24, 0.05) + 0.001 * np.arange(24), 0.05 + np.tile([-0.4, 0.4], 12)
    assert likely_cost(0.05, sure) == pytest.approx(sure.mean(), abs=0.001)
    assert expected_cost(0.05) < likely_cost(0.05, vague) < expected_cost(0.05) + 0.01
    assert likely_cost(0.05, -sure) == 0.0
    assert expected_cost(NOISE / 2) == 0.0


def test_in_remigio_accounts_add_up_and_hidden_cards_have_no_influence() -> None:
    match = played("remigio", ["greedy", "greedy"], 11, limit=1)
    found = analyse_match(match)
    for account in found.accounts:
        assert account.start + sum(account.parts.values()) == pytest.approx(account.end, abs=1e-9)
        assert account.parts[Cause.DICE] == 0.0
    assert all(found.percentiles), "luckier than so many of a hundred"
    assert all(sum(moment.worth) == pytest.approx(1.0) for moment in found.moments)
    judge, now = RemigioJudge(2), match.at(len(match.steps) // 2)
    while now.game.chance(now.board, now.state) is not None:
        now = match.at(len(now.steps) + 1)
    other = judge.known(now, 0)
    assert judge.worth(now, 0) == judge.worth(other, 0)
    assert judge.ranked(now, 0) == judge.ranked(other, 0)


def test_in_remigio_a_deal_nobody_has_seen_a_card_of_is_worth_the_same_to_all() -> None:
    match, judge = played("remigio", ["greedy", "greedy"], 11, limit=1), RemigioJudge(2)
    at = next(step for step, (_, action) in enumerate(match.steps) if kind_of(action) == remigio_actions.TURNED)
    before, after = match.at(at), match.at(at + 1)
    assert judge.worth(before, 0) == judge.worth(before, 1) == judge.worth(before, None)
    assert judge.worth(after, 0) != judge.worth(after, 1)


def test_a_running_game_is_refused() -> None:
    with pytest.raises(NotAnalysed, match="not over"):
        analyse_match(sobremesa.new("catan_dice", players=1, seed=1))


def test_in_plus_luck_and_choices_are_told_in_chances() -> None:
    match = played("catan_dice", ["expert", "greedy", "expert"], 1, version="plus")
    found = analyse_match(match)
    assert match.result
    assert found.unit == "chance"
    assert all(sum(moment.worth) == pytest.approx(1.0) for moment in found.moments)
    for seat, account in enumerate(found.accounts):
        assert account.start + sum(account.parts.values()) == pytest.approx(account.end, abs=1e-9)
        assert account.end == (seat in match.result.winners)
        assert account.parts[Cause.DICE] != 0.0
    cost = [-account.parts[Cause.OWN] for account in found.accounts]
    assert cost[1] > 5 * max(cost[0], cost[2]), "greedy gives away what a solved turn does not"
    assert {choice.label for choice in found.choices} <= {None, Label.DOUBTFUL}
    assert None not in found.percentiles
    assert found.figures


def test_in_plus_a_roll_is_worth_the_mean_of_what_it_may_bring() -> None:
    match, judge = played("catan_dice", ["expert", "expert"], 2, version="plus"), PlusJudge(2)
    at = next(step for step, (actor, _) in enumerate(match.steps) if actor == CHANCE and step > 30)
    now = match.at(at)
    chances = now.game.chance(now.board, now.state)
    assert chances
    mean, draws = 0.0, zip(chances.actions, chances.weights, strict=True)
    for action, weight in draws:
        twin = now.copy()
        twin.replay_step(CHANCE, action)
        mean += weight * judge.worth(twin, None)[0] / sum(chances.weights)
    assert judge.worth(now, None)[0] == pytest.approx(mean)


def test_what_was_found_says_which_coach_found_it(island: Match) -> None:
    assert analyse_match(island, whole=False).document()["version"] == version("catan")
    assert version("catan") != version("catan_dice")
