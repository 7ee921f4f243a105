"""Helpers, favours and gifts by clicking and tapping, as axe-core likes them; six players to the end."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sobremesa.games.catan.board.maps import MAPS
from sobremesa.games.catan.expansions.friends.rules.bounds import GUILD_NAMES
from sobremesa.games.catan.expansions.helpers.rules.bounds import HELPER_NAMES
from tests.browser.conftest import Visit
from tests.browser.support.axe import findings
from tests.browser.support.clicking import Person
from tests.browser.support.dealing import beginning_with, play_against_bots
from tests.browser.support.patience import play_until
from tests.browser.support.plus_dealing import (
    Position,
    after_the_roll,
    before_the_roll,
    favoured,
    helped_by,
    on_the_canal,
    robbing,
)

pytestmark = pytest.mark.browser

CHOICES = 30  # more than it takes to choose what a favour needs at random


def sit_with(server: str, visit: Visit, size: str, position: Position, **options: Any) -> Page:
    page = visit(f"{server}/favicon.svg", size)
    with beginning_with(position):
        play_against_bots(page, server, setup="beginner", **options)
    return page


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("helper", HELPER_NAMES)
def test_every_helper_serves_by_clicking(server: str, visit: Visit, helper: str, size: str) -> None:
    page = sit_with(server, visit, size, helped_by(helper), helpers=True)
    person = Person(page, seed=2, touch=size == "phone")
    asked = helper in ("consolation", "shelter")
    if not asked:
        expect(page.locator('[data-door="helper"].lit')).to_be_visible()
        person.press(page.locator('[data-door="helper"]'))
        expect(page.locator(f'.dialogue [data-helper="{helper}"]')).to_be_visible()
    expect(page.locator(".dialogue")).to_be_visible()
    if size == "phone":
        assert findings(page) == []
    if helper == "shelter":
        person.press(page.locator(".spared [data-deed]").first)
    served = page.locator('[data-anchor="seat-0"] .helper-of.resting')
    play_until(served.is_visible, person)


@pytest.mark.parametrize("guild", GUILD_NAMES)
def test_every_guild_does_its_favour_by_clicking(server: str, visit: Visit, guild: str) -> None:
    size = "phone" if guild in ("wagon", "book") else "desktop"
    page = sit_with(server, visit, size, favoured, friends=True)
    person = Person(page, seed=2, touch=size == "phone")
    person.press(page.locator('[data-door="favours"].lit'))
    row = page.locator(f'[data-guild="{guild}"]')
    expect(row.locator(".held")).to_have_text("×2")
    person.press(row.locator("[data-way]"))
    assert findings(page) == []
    deed = row.locator("[data-deed]:enabled")
    for _ in range(CHOICES):
        if deed.count():
            break
        person.try_to_press(row.locator(".pile:enabled:not([aria-pressed=true])"))
    person.press(deed)
    expect(page.locator('[data-door="favours"] .door-badge')).not_to_have_text("10")
    if guild == "wagon":
        person.press(page.locator('[data-deed="stop swapping"]'))
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "free road" if guild == "shovel" else "main")
    if guild != "shovel":
        person.press(page.locator('[data-door="favours"]'))
        expect(page.get_by_text("You have had this turn's favour")).to_be_visible()


def test_a_favour_is_done_before_the_roll(server: str, visit: Visit) -> None:
    page = sit_with(server, visit, "desktop", before_the_roll, friends=True)
    person = Person(page, seed=2)
    person.press(page.locator('[data-door="favours"].lit'))
    person.press(page.locator('[data-guild="compass"] [data-way]'))
    person.press(page.locator('[data-guild="compass"] [data-deed]:enabled'))
    expect(page.get_by_role("log")).to_contain_text("two drawing compasses")
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "before roll")


def test_where_theft_is_voluntary_nobody_need_be_robbed(server: str, visit: Visit) -> None:
    page = sit_with(server, visit, "desktop", robbing, theft="voluntary")
    person = Person(page, seed=2)
    expect(page.locator("[data-victim]").first).to_be_visible()
    expect(page.locator('[data-deed="spare"]')).to_have_text("Nobody")
    person.press(page.locator('[data-deed="spare"]'))
    expect(page.get_by_role("log")).to_contain_text("steals from nobody")
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "main")


def test_a_gift_is_offered_and_a_token_exchanged(server: str, visit: Visit) -> None:
    page = sit_with(server, visit, "desktop", favoured, friends=True)
    person = Person(page, seed=2)
    person.press(page.locator('[data-door="favours"]'))
    person.press(page.locator('[data-way="gift"]'))
    person.press(page.locator('.gift .pile[data-resource="wool"]'))
    person.press(page.locator(".gift [data-seat]").first)
    person.press(page.locator(".gift [data-deed]"))
    expect(page.get_by_role("log")).to_contain_text("a gift: 1 wool")
    expect(page.locator('[data-door="favours"].lit')).to_be_visible()
    person.press(page.locator('[data-door="favours"]'))
    person.press(page.locator('[data-deed="exchange favour"]'))
    person.press(page.locator('[data-deed="put back ship"]'))
    expect(page.get_by_role("log")).to_contain_text("puts a favour token back (ship)")


def test_an_offer_is_made_to_everybody(server: str, visit: Visit) -> None:
    page = sit_with(server, visit, "desktop", after_the_roll)
    person = Person(page, seed=2)
    person.press(page.locator('.hand button.pile[data-resource="wool"]'))
    person.press(page.locator('.trade-sides > div:last-child .pile[data-resource="ore"]'))
    person.press(page.locator('[data-trade="offer"]'))
    expect(page.get_by_role("log")).to_contain_text("offers 1 wool for 1 ore")


def test_the_canal_buys_two_for_one_and_its_tokens_are_traded(server: str, visit: Visit) -> None:
    page = visit(f"{server}/favicon.svg", "desktop")
    with beginning_with(on_the_canal):
        play_against_bots(page, server, map="new_york", canal=True)
    person = Person(page, seed=2)
    person.press(page.locator('[data-door="canal"].lit'))
    person.press(page.locator('.dialogue .pile[data-resource="wool"]'))
    person.press(page.locator('[data-deed="canal wool"]'))
    expect(page.locator('[data-door="canal"] .door-badge')).to_have_text("1")
    person.press(page.locator('.hand button.pile[data-resource="wool"]'))
    person.press(page.locator('.trade-sides > div:last-child .pile[data-resource="ore"]'))
    expect(page.locator('[data-trade="bank"]')).to_contain_text("2")
    person.press(page.locator(".trade-sides > div:first-child .minus:enabled"))
    person.press(page.locator('.trade-sides > div:first-child .pile[data-resource="canal"]'))
    person.press(page.locator('[data-trade="offer"]'))
    expect(page.get_by_role("log")).to_contain_text("offers 1 canal token for 1 ore")


@pytest.mark.slow
def test_six_players_with_helpers_and_favours_play_to_the_end(server: str, visit: Visit) -> None:
    page = visit(f"{server}/favicon.svg", "phone")
    play_against_bots(page, server, players=6, friends=True, helpers=True, goal=4)
    person = Person(page, seed=4, touch=True)
    expect(page.locator(".player")).to_have_count(6)
    play_until(lambda: person.has_ended, person)
    expect(page.locator(".charts")).to_be_visible()
    expect(page.locator(".charts .scores").first.locator("tbody tr")).to_have_count(6)
    assert findings(page) == []
    assert page.evaluate("document.querySelector('.end').scrollWidth <= innerWidth"), "the end is cut off"
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".prompt .now")).to_contain_text("has won")


def test_a_paired_player_has_a_turn_in_between(server: str, visit: Visit) -> None:
    page = visit(f"{server}/favicon.svg", "desktop")
    play_against_bots(page, server, players=6, between_turns="paired")
    person = Person(page, seed=3)
    play_until(lambda: page.locator(".prompt .now", has_text="Your turn in between").count() > 0, person)
    expect(page.locator('[data-primary="roll"]')).to_have_count(0)
    page.keyboard.press("Escape")  # whatever was about to be built
    person.press(page.locator('[data-primary="end turn"]'))
    expect(page.get_by_role("log")).to_contain_text("Ana ends the turn")


def test_a_map_from_a_file_becomes_the_board(server: str, visit: Visit, tmp_path: Path) -> None:
    own = tmp_path / "mine.json"
    own.write_text(json.dumps({**MAPS["corsica"], "name": "My Corsica"}))
    bad = tmp_path / "bad.json"
    bad.write_text("no map at all")
    page = visit(f"{server}/new/catan")
    for seat in (2, 3, 4):
        page.get_by_label(f"Seat {seat}").select_option("greedy")
    page.get_by_text("Options").click()
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("not a JSON document")
    chooser.set_input_files(own)
    expect(page.get_by_text("My Corsica")).to_be_visible()
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="I am ready").click()
    expect(page.locator(".town-name", has_text="Ajaccio")).to_be_visible()
    expect(page.locator(".victory-token:not(.taken)").first).to_be_attached()
