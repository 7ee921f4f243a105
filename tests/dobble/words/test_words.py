"""What people read: options, prompts, lines and refusals in three languages; and what boards are drawn from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sobremesa
from sobremesa.contract.errors import BadDocument
from sobremesa.contract.shown import plain
from sobremesa.contract.text import LANGUAGES
from sobremesa.games.dobble.deck.cards import symbol_ids
from sobremesa.games.dobble.label import LABEL
from sobremesa.games.dobble.rules.actions import KINDS
from sobremesa.games.dobble.rules.law.reasons import CODES
from tests.dobble.support.asking import (
    GAME,
    PLACES,
    a_match,
    card_of,
    claim,
    err,
    everybody_ready,
    in_play,
    now,
    own,
    play_out_deck,
    points,
    table,
)
from tests.every_game.reading import Reader, check_languages_agree

TEXTS = LABEL.catalogue.texts


def said(match: sobremesa.Match, seat: int | None, language: str = "en") -> str:
    return LABEL.catalogue.say(match.view(seat).prompt, language)


def last_line(match: sobremesa.Match, language: str = "en", back: int = 1) -> str:
    return LABEL.catalogue.say(list(match.story(None))[-back], language)


def test_the_languages_agree() -> None:
    check_languages_agree(LABEL.catalogue)


def test_every_symbol_reason_and_action_has_its_words() -> None:
    english = TEXTS["en"]
    assert all(f"term.{symbol}" in english for symbol in symbol_ids())
    for code in CODES[1:]:
        assert any(key == f"refusal.{code}" or key.startswith(f"refusal.{code}.") for key in english), code
    for kind in KINDS:
        name = kind.name.replace(" ", "_")
        assert any(key == f"line.{name}" or key.startswith(f"line.{name}.") for key in english), name


def test_options_are_named_and_bounded() -> None:
    named = {option["name"]: option for option in LABEL.as_json()["options"]}
    assert set(named) == {"mode", "mini_game", "teams", "colours", "lockout", "goal"}
    assert LABEL.as_json()["real_time"]
    for name in named:
        assert all(f"option.{name}" in TEXTS[language] for language in LANGUAGES)
    for bad in (
        {"lockout": 4},
        {"mini_game": 0},
        {"goal": 0},
        {"mode": "expert"},
        {"colours": "blue_red"},
        {"speed": 1},
    ):
        with pytest.raises(BadDocument):
            sobremesa.new("dobble", 2, 1, **bad)
    with pytest.raises(BadDocument, match="warm-up"):
        sobremesa.new("dobble", 1, 1)


def test_prompts_say_what_to_look_for() -> None:
    match = a_match(players=4, mini_game=2)
    assert said(match, 0) == "Next: Ports. Ready?"
    match.play(0, "ready")
    assert said(match, 0).endswith("Waiting for everybody to be ready")
    everybody_ready(match)
    assert said(match, 0) == "Ports: get set…"
    match.pass_time(now(match) + 3000)
    assert said(match, 0, "es") == "Busca tu símbolo en el centro de la isla"
    assert said(match, None, "pt") == "Portos: olho vivo!"
    claim(match, 0, "c3")
    assert said(match, 2) == "Find your symbol on a card of your team or next to one"
    err(match, 1, "c3")
    assert said(match, 1) == "Wrong symbol: locked for a moment"
    play_out_deck(match, 0)
    assert said(match, 0) == "Your cards are played: point a match out to your partner"


@pytest.mark.parametrize(("mini_game", "told"), [(2, "on a card of yours or next to one"), (4, "and take the card")])
def test_whoever_plays_without_a_partner_reads_of_no_team(mini_game: int, told: str) -> None:
    match = in_play(players=3, mini_game=mini_game)
    if mini_game == 2:
        claim(match, 0, "c3")
    assert said(match, 0) == f"Find your symbol {told}"


def test_prompts_at_the_end_name_the_winners() -> None:
    match = in_play(players=4, mini_game=5, goal=1)
    claim(match, 1, "blue")
    assert said(match, 1) == "You have won with 1 point!"
    assert said(match, 0) == "Won by player 1 and player 3 with 1 point"
    assert last_line(match) == (
        "player 1 finds “{}” and captures the knight: blue is out. Knights: orange +1. "
        "player 1 and player 3 win with 1 point!"
    ).format(TEXTS["en"][f"term.{symbol_ids()[table(match)['last_claim']['symbol']]}"])


def test_a_team_that_is_out_is_told_so() -> None:
    match = in_play(players=3, mini_game=5)
    claim(match, 0, "orange")
    assert said(match, 1) == "Out of this round"


def test_every_line_of_a_game_is_said_in_full() -> None:
    match = in_play(players=5, mini_game=2)
    claim(match, 0, "c3")
    err(match, 1, "b2")
    match.pass_time(now(match) + 2000)
    match.pass_time(now(match) + 60_000)
    match.pass_time(now(match) + 60_000)
    Reader(LABEL.catalogue, amiss="?").read_story(match, None)
    lines = [LABEL.catalogue.say(line) for line in match.story(None)]
    assert all(lines)
    assert "0:03.10" in lines, "the moment of the first claim"


def test_a_score_is_told_after_the_claim_that_ended_the_mini_game() -> None:
    match = in_play(mini_game=4)
    for place in PLACES:
        claim(match, 0, place)
    assert last_line(match).endswith(". Barbarians: blue +2")
    assert points(match) == [2, 0]


def test_the_view_says_when_things_will_happen() -> None:
    match = in_play()
    seen = table(match)
    assert seen["hint_at"] == seen["began_at"] + 60_000
    assert seen["out_at"] == seen["began_at"] + 120_000
    assert seen["starts_at"] is None
    err(match, 0, "c3")
    assert table(match)["players"][0]["locked_until"] == now(match) + 2000
    assert not table(match)["players"][0]["may_claim"]
    assert own(match, 0)["places"] == []


def test_the_board_document_is_json_a_board_can_be_drawn_from() -> None:
    document = json.loads(json.dumps(plain(GAME.board_document(a_match(players=4, mini_game=3).board))))
    assert document["mini_game"] == 3
    assert len(document["island"]) == 19
    assert {place["place"] for place in document["island"]} == set(PLACES)
    assert len(document["cards"]) == len(document["symbols"]) == 73
    assert all(len(card["symbols"]) == 9 for card in document["cards"])
    assert plain(GAME.board_document(sobremesa.new("dobble", 2, 1).board))["mini_game"] is None


def test_views_are_json() -> None:
    match = in_play(players=6, mini_game=2)
    for seat in (None, *range(6)):
        assert json.loads(json.dumps(match.view(seat).as_json())) == match.view(seat).as_json()


def test_a_start_document_with_anything_in_it_is_refused() -> None:
    record = in_play().record()
    record["start"] = {"island": []}
    with pytest.raises(BadDocument, match="empty"):
        sobremesa.replay(record)


def test_a_record_with_a_card_that_was_turned_twice_is_refused() -> None:
    match = in_play()
    card = card_of(match, 0)
    record = match.record()
    record["actions"].append(["chance", f"turn 0 blue-{1 + card - 19}"])
    with pytest.raises(BadDocument):
        sobremesa.replay(record)


@pytest.mark.rule("DOB-1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_did_not_list_the_symbols(language: str) -> None:
    page = (Path(__file__).parents[3] / "docs" / "rules" / "dobble" / f"{language}.md").read_text("utf-8")
    rows = [line.strip("|").split("|") for line in page.splitlines() if line.startswith("| ")]
    listed = [name.strip() for row in rows for name in row if name.strip()]
    assert listed == [TEXTS[language][f"term.{symbol}"] for symbol in symbol_ids()]
