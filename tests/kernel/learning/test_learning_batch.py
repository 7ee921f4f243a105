"""The batch for learners: the same games as matches, whatever the number of threads, and clear refusals."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import sobremesa
from sobremesa.contract.action import kind_of
from sobremesa.contract.errors import IllegalAction
from sobremesa.games.catan.rules import actions
from sobremesa.kernel.learning.batch import LearningBatch
from sobremesa.kernel.learning.ending import rewards_of

GAMES = ["catan", "catan_dice", "dobble", "remigio"]


def some(game: str, count: int = 6, **wishes: Any) -> LearningBatch:
    kind: str = wishes.pop("observation", "features")
    return sobremesa.batch(game, range(count), observation=kind, **wishes)


def play(batch: LearningBatch, steps: int) -> None:
    for _ in range(steps):
        batch.step(batch.sample())


@pytest.mark.parametrize("game", GAMES)
def test_somebody_may_always_choose_something(game: str) -> None:
    batch = some(game)
    for _ in range(400):
        assert (batch.seat >= 0).all()
        assert batch.mask.any(1).all()
        batch.step(batch.sample())
    assert np.isfinite(batch.observation).all()


@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_threads_changes_nothing(game: str) -> None:
    one, two = some(game, 5, cap=60), some(game, 5, cap=60, threads=2)
    for _ in range(150):
        one.step(one.sample())
        two.step(two.sample())
        for name in ("observation", "mask", "seat", "rewards", "done", "truncated", "scores"):
            assert getattr(one, name).tobytes() == getattr(two, name).tobytes()
    two.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_ends_begins_anew_under_the_next_seed(game: str) -> None:
    batch = some(game, 1, cap=20)
    while not batch.truncated[0]:
        batch.step(batch.sample())
    twin = sobremesa.batch(game, ["0/1"], observation="features")
    assert batch.observation.tobytes() == twin.observation.tobytes()
    assert batch.seat[0] == twin.seat[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_place_plays_the_game_of_its_seed(game: str) -> None:
    batch = some(game, 1)
    match, share = sobremesa.batch(game, [0]).match(0), batch._shares[0]
    for _ in range(150):
        batch.step(batch.sample())
        if batch.done[0]:
            break
        if (played := batch.played_one()) is not None:
            match.act(*played)
            share.simulation.follow(match, acted=True)
        assert match.state.tobytes() == share.states.tobytes()


def test_masks_allow_what_the_rules_list() -> None:
    batch = some("catan", 1)
    for _ in range(300):
        batch.step(batch.sample())
        share, seat = batch._shares[0], int(batch.seat[0])
        listed = sobremesa.game("catan").load().legal(share_island(), share.states, seat)
        plain = [action for action in listed if kind_of(action) not in (actions.DISCARD, actions.OFFER)]
        indices = {batch.table.path_of(action, seat)[0] for action in plain}
        if not share.taken.any() and not any(kind_of(action) == actions.DISCARD for action in listed):
            assert set(np.flatnonzero(batch.mask[0])) == indices


def share_island() -> Any:
    return sobremesa.new("catan", seed=0).board


def test_discards_are_chosen_card_by_card() -> None:
    batch = some("catan", 8, discard_limit=5)
    first = batch.table.gathered
    assert first is not None
    picked = range(first.first, first.first + first.size)
    together = 0
    for _ in range(1500):
        batch.step(batch.sample())
        together += int(batch._shares[0].taken.sum(1).max() > 0)
        assert (batch.mask[:, picked].any(1) <= (batch._shares[0].held[:, 7] > 0)).all()
    assert together


def test_offers_are_made_answered_and_confirmed_when_they_are_wanted() -> None:
    batch = some("catan", 8, with_offers=True, observation="nothing")
    seen = set()
    for _ in range(1500):
        chosen = batch.sample()
        seen |= {batch.table.block(int(index)).kind.name for index in chosen}
        batch.step(chosen)
    assert {"offer", "accept", "decline", "confirm", "withdraw"} <= seen


def test_without_the_wish_nobody_makes_an_offer() -> None:
    batch = some("catan", 4, observation="nothing")
    offers = next(block for block in batch.table.blocks if block.kind == actions.OFFER)
    for _ in range(300):
        batch.step(batch.sample())
        assert not batch.mask[:, offers.first : offers.first + offers.size].any()


def test_an_illegal_index_names_its_game_and_changes_nothing() -> None:
    batch = some("catan", 3)
    before = batch.observation.tobytes()
    chosen = batch.sample()
    chosen[2] = 0
    with pytest.raises(IllegalAction, match=r"game 2: seat \d may not choose 0 \(roll\) now"):
        batch.step(chosen)
    chosen[2] = 10_000
    with pytest.raises(IllegalAction, match="game 2: 10000 is no index of catan-4p-v0"):
        batch.step(chosen)
    assert batch.observation.tobytes() == before


def test_arrays_of_the_wrong_shape_or_kind_are_refused() -> None:
    batch = some("catan", 3)
    with pytest.raises(ValueError, match="one index for each of 3 games"):
        batch.step([1, 2])
    with pytest.raises(TypeError, match="whole numbers"):
        batch.step(np.zeros(3))
    with pytest.raises(LookupError, match="there are features, board, nothing"):
        some("catan", 1, observation="pixels")


def test_a_game_that_is_over_takes_no_index() -> None:
    batch = some("catan", 2, cap=5, begin_anew=False)
    while batch.seat[0] >= 0:
        batch.step(batch.sample())
    assert not batch.mask[0].any()
    with pytest.raises(IllegalAction, match="game 0: it is over"):
        batch.step([1, -1])
    batch.step(batch.sample())


def test_whoever_chooses_something_illegal_may_be_made_to_lose() -> None:
    batch = some("catan", 2, on_illegal="lose")
    chosen, loser = batch.sample(), int(batch.seat[1])
    chosen[1] = 0
    batch.step(chosen)
    assert batch.done.tolist() == [False, True]
    assert batch.rewards[1, loser] == -1
    assert batch.rewards[1].sum() == pytest.approx(0, abs=1e-6)
    assert not batch.rewards[0].any()


def test_a_look_at_observations_that_are_left_out_wrote_beyond_its_room() -> None:
    assert some("catan", 2, observation="nothing").seen_by(1).shape == (2, 0)


def test_a_game_lost_by_something_illegal_stays_over() -> None:
    batch = some("catan", 2, on_illegal="lose", begin_anew=False)
    chosen = batch.sample()
    chosen[1] = 0
    batch.step(chosen)
    for _ in range(3):
        assert (batch.done[1], batch.seat[1], batch.mask[1].any()) == (True, -1, False)
        batch.step(batch.sample())


def test_a_game_cut_short_stays_cut_short() -> None:
    batch = some("catan", 2, cap=5, begin_anew=False)
    for _ in range(12):
        batch.step(batch.sample())
    assert batch.truncated.all()
    assert not batch.done.any()
    assert not batch.rewards.any()


@pytest.mark.parametrize("game", GAMES)
def test_others_play_until_a_seat_is_asked(game: str) -> None:
    one, two = some(game, 5, players=2), some(game, 5, players=2, threads=2)
    for _ in range(60):
        for batch in (one, two):
            while batch.play_to(1):
                assert (batch.done | batch.truncated).any()
            assert (batch.seat == 1).all()
            batch.step(batch.mask.argmax(1))
        assert one.observation.tobytes() == two.observation.tobytes()
    two.close()


def test_a_mask_cannot_be_written_to() -> None:
    batch = some("catan", 1)
    with pytest.raises(ValueError, match="read-only"):
        batch.mask[0, 0] = True


def test_winners_share_one_and_the_others_its_loss() -> None:
    won = np.array([[True, False, False], [True, True, False], [True, True, True], [False, False, False]])
    assert rewards_of(won).tolist() == [[1, -0.5, -0.5], [0.5, 0.5, -1], [0, 0, 0], [0, 0, 0]]


def test_games_are_won_and_rewarded() -> None:
    batch = some("catan", 16, observation="nothing", goal=4)
    ended = 0
    for _ in range(3000):
        batch.step(batch.sample())
        for place in np.flatnonzero(batch.done):
            ended += 1
            winner = int(batch.rewards[place].argmax())
            assert batch.rewards[place, winner] == 1
            assert batch.scores[place, winner] >= 4
    assert ended
