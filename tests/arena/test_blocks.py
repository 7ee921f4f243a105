"""Blocks: who meets whom in which seats, with the same start and dice; journals; the same results everywhere."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from sobremesa.arena.dice import DiceByTurn
from sobremesa.arena.journal import Journal, WrongJournal
from sobremesa.arena.players.entrants import Entrant, check, entrant
from sobremesa.arena.playing import play_block
from sobremesa.arena.tournament import ONE, Tournament, seatings
from sobremesa.arena.work.workers import play_here, play_in_processes
from sobremesa.contract.match import new_match
from sobremesa.games import rules

DICE = Tournament("catan_dice", (Entrant("greedy", "greedy"), Entrant("random", "random")), 2, seed="t")


@pytest.mark.parametrize(("players", "shape", "count"), [(2, "even", 2), (3, "even", 6), (4, "even", 6), (4, ONE, 8)])
def test_seatings_give_both_every_seat_equally_often(players: int, shape: str, count: int) -> None:
    found = seatings(7, 8, players, shape)
    assert len(found) == len(set(found)) == count
    for seat in range(players):
        assert Counter(seating[seat] for seating in found) == {7: count // 2, 8: count // 2}


@pytest.mark.parametrize("players", [5, 6])
def test_large_tables_have_few_seatings_that_are_even_too(players: int) -> None:
    found = seatings(0, 1, players)
    assert len(found) <= 12
    assert len({Counter(seating[seat] for seating in found)[0] for seat in range(players)}) == 1


def test_a_round_robin_meets_everybody_and_a_gauntlet_the_first_only() -> None:
    three = replace(DICE, entrants=tuple(Entrant(name, name) for name in "abc"))
    assert three.pairings == [(0, 1), (0, 2), (1, 2)]
    assert replace(three, gauntlet=True).pairings == [(0, 1), (0, 2)]
    assert [three.block(number).seed for number in range(4)] == ["t/0", "t/0", "t/0", "t/1"]


def test_in_a_gauntlet_only_the_first_sits_alone_and_in_every_seat() -> None:
    lonely = replace(DICE, players=4, shape=ONE, gauntlet=True)
    assert lonely.block(0).seatings == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    assert len(replace(lonely, gauntlet=False).block(0).seatings) == 8


def test_the_same_turn_throws_the_same_dice_whatever_was_drawn_before() -> None:
    throws = []
    for wasted in (0, 3):
        dice = DiceByTurn("x")
        dice.follow(new_match(rules("catan_dice"), 2, {}, DiceByTurn("y")))
        for _ in range(wasted):
            dice.below(5)
        throws.append([dice.below(36) for _ in range(4)])
    assert throws[0] == throws[1]
    assert DiceByTurn("x").below(1 << 40) != DiceByTurn("other").below(1 << 40)


def test_dice_change_with_the_turn() -> None:
    match = new_match(rules("catan_dice"), 2, {}, DiceByTurn("y"))
    dice = DiceByTurn("x")
    dice.follow(match)
    first = dice.below(1 << 40)
    match.state[0]["turn"] += 1
    assert dice.below(1 << 40) != first


def test_a_block_is_the_same_wherever_it_is_played() -> None:
    here = list(play_here(DICE, range(3)))
    apart = list(play_in_processes(DICE, range(3), 2))
    assert [block.number for block in apart] == [0, 1, 2]
    assert [block.games for block in here] == [block.games for block in apart]
    assert here[0].thinking.keys() == {"greedy", "random"}


def test_an_interrupted_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "blocks.jsonl"
    with Journal(path, DICE) as journal:
        journal.append(play_block(DICE, 0))
        journal.append(play_block(DICE, 1))
    path.write_bytes(path.read_bytes()[:-20])  # cut off in the middle of a line
    with Journal(path, DICE) as journal:
        assert list(journal.finished) == [0]
        journal.append(play_block(DICE, 1))
    with Journal(path, DICE) as journal:
        assert list(journal.finished) == [0, 1]
        assert journal.finished[1].games == play_block(DICE, 1).games


def test_a_journal_of_another_tournament_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "blocks.jsonl"
    Journal(path, DICE).file.close()
    before = path.read_bytes()
    with pytest.raises(WrongJournal, match="another tournament"):
        Journal(path, replace(DICE, seed="other"))
    (tmp_path / "note.txt").write_text("dear diary\n")
    with pytest.raises(WrongJournal, match="not a journal"):
        Journal(tmp_path / "note.txt", DICE)
    (tmp_path / "list.json").write_text("[1]\n")
    with pytest.raises(WrongJournal, match="not a journal"):
        Journal(tmp_path / "list.json", DICE)
    assert path.read_bytes() == before


def test_what_is_kept_of_a_block_is_json() -> None:
    block = play_block(DICE, 0)
    assert type(block).from_json(json.loads(json.dumps(block.as_json()))).games == block.games


def test_entrants_are_bots_entry_points_or_commands() -> None:
    assert entrant("mine=package.module:Bot") == Entrant("mine", "package.module:Bot")
    assert entrant("x=wire:engine --level=3") == Entrant("x", "wire:engine --level=3")
    assert entrant(" greedy ") == Entrant("greedy", "greedy")
    check("catan_dice", entrant("sobremesa.bots.random_bot:RandomBot"))
    for wrong in ("nobody", "sobremesa.bots.random_bot:Nobody", "no.such.module:Bot", "wire:"):
        with pytest.raises(LookupError):
            check("catan_dice", entrant(wrong))
