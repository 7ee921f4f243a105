"""Whoever comes back finds what was left: running games, finished ones, figures, habits; and can take them along."""

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.axe import findings
from tests.browser.support.dice_clicking import DicePerson
from tests.browser.support.patience import PATIENCE, play_until, reload, soon

pytestmark = pytest.mark.browser


def play_alone(page: Page) -> None:
    """A game of dice for one, from the lobby to its first question."""
    page.get_by_label("Players").select_option("1")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="I am ready").click()
    expect(page).to_have_title(re.compile("Your turn"))


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_game_is_continued_after_the_tab_was_closed(server: str, visit: Visit, size: str) -> None:
    page = visit(f"{server}/new/catan_dice", size)
    play_alone(page)
    table, context = page.url, page.context
    page.close()
    page = context.new_page()
    page.goto(server)
    row = page.locator(".going")
    expect(row).to_contain_text("Your turn")
    expect(row).to_contain_text("CATAN")
    assert findings(page) == []
    row.get_by_role("link").click()
    expect(page).to_have_url(table)
    expect(page).to_have_title(re.compile("Your turn"))


def test_a_game_left_from_the_lobby_asks_first_and_is_gone(server: str, visit: Visit) -> None:
    page = visit(f"{server}/new/catan_dice")
    play_alone(page)
    page.goto(server)
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("button", name="Stay").click()
    expect(page.locator(".going")).to_have_count(1)
    page.get_by_role("button", name="Leave the game").click()
    page.locator(".going-leave").get_by_role("button", name="Leave the game").click()
    expect(page.locator(".going")).to_have_count(0)
    reload(page)
    expect(page.locator(".game-box").first).to_be_visible()
    expect(page.locator(".going")).to_have_count(0)


def test_a_table_that_is_gone_is_not_offered(server: str, visit: Visit) -> None:
    page = visit(server)
    page.evaluate("localStorage.setItem('table:gone', JSON.stringify([{seat: 0, token: 'x', number: 'ab'}]))")
    reload(page)
    expect(page.locator(".game-box").first).to_be_visible()
    soon(page, lambda: page.evaluate("localStorage.getItem('table:gone')"), lambda kept: kept == "[]")
    expect(page.locator(".going")).to_have_count(0)


def test_a_finished_game_is_kept_with_its_figures_and_carried_to_another_device(
    server: str, visit: Visit, tmp_path: Path
) -> None:
    page = visit(f"{server}/new/catan_dice")
    play_alone(page)
    person = DicePerson(page, seed=4)
    play_until(lambda: person.has_ended, person)
    table = page.url.rpartition("/")[2]
    page.goto(server)
    expect(page.locator(".played-row")).to_have_count(1)
    expect(page.locator(".figure-box")).to_contain_text("1")
    assert findings(page) == []
    replay = page.locator(".played-row").get_by_role("link", name="Replay")
    expect(replay).to_have_attribute("href", f"/replay/{table}?seat=0")
    play_somewhere_else(server, page)
    page.get_by_role("button", name="Take my games along").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    saved.value.save_as(tmp_path / "mine.json")
    page.get_by_role("button", name="Make a code").click()
    expect(page.locator(".qr")).to_be_visible()
    assert findings(page) == []
    link = page.locator('[data-test="luggage-link"]').input_value()
    phone = visit(link, "phone")
    expect(phone.get_by_role("status")).to_contain_text("1 game has come along, and 1 seat")
    expect(phone.locator(".played-row")).to_have_count(1)
    expect(phone.locator(".going")).to_have_count(1)
    third = visit(server)
    third.get_by_role("button", name="Bring my games here").click()
    (tmp_path / "other.json").write_text("[]")
    third.get_by_label("Open a saved file").set_input_files(tmp_path / "other.json")
    expect(third.get_by_role("alert")).to_contain_text("does not hold games")
    third.get_by_label("Open a saved file").set_input_files(tmp_path / "mine.json")
    expect(third.locator(".played-row")).to_have_count(1)
    expect(third.locator(".going")).to_have_count(1)
    reload(third)
    third.get_by_role("button", name="Take my games along").click()
    third.get_by_label("Code or link").fill(link)
    third.get_by_role("button", name="Fetch").click()
    expect(third.get_by_role("alert")).to_contain_text("wrong, was used already")


def play_somewhere_else(server: str, page: Page) -> None:
    """One more game that goes on, for the page to hold."""
    asked = {"game": "catan_dice", "name": "Ana", "players": 2}
    made = httpx.post(f"{server}/api/play", json=asked, timeout=PATIENCE / 1000).raise_for_status().json()
    kept = [{**made["seats"][0], "number": "ab" * 32}]
    key = f"table:{made['table']['id']}"
    page.evaluate("([key, kept]) => localStorage.setItem(key, JSON.stringify(kept))", [key, kept])


@pytest.mark.parametrize(("language", "says"), [("es-ES", "Es tu turno"), ("pt-PT", "O teu turno")])
def test_the_lobby_says_so_in_every_language(server: str, visit: Visit, language: str, says: str) -> None:
    page = visit(server, language=language)
    play_somewhere_else(server, page)
    reload(page)
    expect(page.locator(".going")).to_be_visible()


def test_the_last_tables_seats_options_and_colour_are_offered_again(server: str, visit: Visit) -> None:
    page = visit(f"{server}/new/catan")
    page.get_by_label(re.compile("^Players")).select_option("3")
    page.get_by_label("Seat 2").select_option(label="Steady")
    page.get_by_text("Options").click()
    page.get_by_label("Points to win").fill("7")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_label("Colour").select_option("green")
    expect(page.locator(".seat-row .of-green")).to_be_visible()
    page.goto(f"{server}/new/catan")
    expect(page.get_by_label(re.compile("^Players"))).to_have_value("3")
    expect(page.get_by_label("Seat 2")).to_have_value("steady")
    page.get_by_text("Options", exact=True).click()
    expect(page.get_by_label("Points to win")).to_have_value("7")
    page.get_by_role("button", name="Start afresh").click()
    expect(page.get_by_label("Points to win")).to_have_value("")
    page.get_by_role("button", name="Make the table").click()
    expect(page.locator(".seat-row .of-green")).to_be_visible()
