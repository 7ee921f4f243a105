"""What friends do besides playing: chat, silence somebody, watch, switch the sound on, and play again."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.clicking import Person, sit_down
from tests.browser.support.dealing import play_against_bots
from tests.browser.support.patience import play_until, soon

pytestmark = pytest.mark.browser


def make_table(page: Page, free: bool, goal: int) -> None:
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label(re.compile("^Players")).select_option("2")
    page.get_by_label("Seat 2").select_option(label="Free, for a friend with the link" if free else "Bot, plays well")
    page.get_by_text("Options").click()
    page.get_by_label("Points to win").fill(str(goal))
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("heading", name="Who is playing?")).to_be_visible()


def say(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def test_the_host_asks_a_friend_to_be_silent_while_somebody_watches(server: str, visit: Visit) -> None:
    ana = visit(f"{server}/new/catan")
    make_table(ana, free=True, goal=10)
    leo = visit(ana.url)
    sit_down(leo, "Leo")
    for page in (ana, leo):
        page.get_by_role("button", name="I am ready").click()
    for page in (ana, leo):
        expect(page.locator(".catan-controls")).to_be_visible()
    say(leo, "good luck")
    expect(ana.get_by_text("Leo: good luck")).to_be_visible()
    expect(leo.locator("[data-mute]")).to_have_count(0)
    ana.get_by_role("button", name="Mute Leo").click()
    expect(leo.get_by_text("The host has muted you")).to_be_visible()
    ana.get_by_role("button", name="Let Leo chat").click()
    expect(leo.get_by_label("Say something")).to_be_visible()
    visit(ana.url)
    expect(ana.get_by_text("1 person is watching")).to_be_visible()


def test_a_short_game_with_sound_is_played_again_with_other_options(server: str, visit: Visit) -> None:
    page = visit(f"{server}/new/catan")
    troubles: list[str] = []
    page.on("console", lambda told: troubles.append(told.text) if told.type in ("error", "warning") else None)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Sound")).not_to_be_checked()
    page.get_by_label("Sound").check()
    page.keyboard.press("Escape")
    make_table(page, free=False, goal=3)
    page.get_by_role("button", name="I am ready").click()
    expect(page.locator(".catan-controls")).to_be_visible()
    person = Person(page, seed=5)
    person.offers_left = 0
    play_until(lambda: person.has_ended, person)
    before = page.url
    page.get_by_role("button", name="Other options").click()
    page.get_by_label("Points to win").fill("4")
    page.get_by_role("button", name="Lay the table").click()
    expect(page).not_to_have_url(before)
    expect(page.locator(".what-is-played")).to_contain_text("Points to win: 4")
    ready = page.get_by_role("button", name="I am ready")
    first = page.locator('[data-primary="settlement"]')
    soon(page, lambda: first.is_visible() or (person.try_to_press(ready) and False), bool)
    expect(page.locator(".end")).to_have_count(0)
    assert [told for told in troubles if "Service Worker" not in told] == [], (
        "the browser of these tests has no workers"
    )


def test_the_host_ends_a_pause_where_it_is_told(server: str, visit: Visit) -> None:
    page = visit(f"{server}/favicon.svg", "phone")
    play_against_bots(page, server)
    page.get_by_role("button", name="Table", exact=True).tap()
    wishes = page.locator(".manners label.row")
    expect(wishes.first).to_be_visible()
    assert wishes.locator("input").evaluate_all("boxes => boxes.map((box) => box.offsetWidth)") == [20] * wishes.count()
    assert {wish.evaluate("row => getComputedStyle(row).columnGap") for wish in wishes.all()} == {"8px"}
    page.get_by_role("button", name="Pause the game").tap()
    page.keyboard.press("Escape")
    page.locator(".line-note.paused").get_by_role("button", name="Go on with the game").tap()
    expect(page.locator(".line-note.paused")).to_have_count(0)
