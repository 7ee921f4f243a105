"""A big screen for everybody and phones as hands: the screen holds no seat, phones show the hand first."""

import json
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import SIZES, Visit
from tests.browser.support.axe import findings
from tests.browser.support.clicking import Person
from tests.browser.support.dealing import play_against_bots
from tests.browser.support.patience import PATIENCE, play_until
from tests.browser.support.quick_eyes import BesideAScreen

pytestmark = pytest.mark.browser

PLACING = '[data-primary="settlement"]'


def frames_of(page: Page) -> tuple[list[Any], list[Any]]:
    """What the page says over its sockets from now on, and what it hears."""
    said: list[Any] = []
    heard: list[Any] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda text: said.append(json.loads(text)))
        socket.on("framereceived", lambda text: heard.append(json.loads(text)))

    page.on("websocket", listen)
    return said, heard


def test_the_screen_of_a_device_that_holds_a_seat_hears_what_a_spectator_hears(server: str, visit: Visit) -> None:
    page = visit(f"{server}/favicon.svg", "desktop")
    play_against_bots(page, server)
    table = page.url.rsplit("/", 1)[1]
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Show on a big screen").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    address = page.locator('[data-test="screen-address"]').input_value()
    assert address == f"{server}/screen/{table}"
    said, heard = frames_of(page)
    page.goto(address)
    expect(page.locator(".screen-board svg.island, .screen-board canvas")).to_be_visible()
    hello = next(frame for frame in said if frame["type"] == "hello")
    assert hello["tokens"] == []
    assert all(not frame.get("own") for frame in heard)
    assert next(frame for frame in heard if frame["type"] == "welcome")["seats"] == []
    assert page.locator(".target, .hand, [data-primary]").count() == 0
    assert findings(page) == []


def test_a_screen_that_came_while_its_table_moved_was_told_so_for_ever(server: str, visit: Visit) -> None:
    asked = {"game": "catan", "players": 2, "name": "Ana", "bots": []}
    made = httpx.post(f"{server}/api/tables", json=asked, timeout=PATIENCE / 1000).raise_for_status().json()
    table = made["table"]["id"]
    moving = {"code": "moving", "words": dict.fromkeys(("en", "es", "pt"), "Try again in a moment.")}
    screen = visit(f"{server}/favicon.svg", "desktop")
    screen.route(f"**/api/tables/{table}", lambda route: route.fulfill(status=503, json=moving))
    with screen.expect_response(f"**/api/tables/{table}"):
        screen.goto(f"{server}/screen/{table}")
    expect(screen.get_by_role("heading", name="Sit down with your phone")).to_be_visible()


def screen_and_phones(server: str, visit: Visit, game: str, **options: int | str) -> tuple[Page, Page, Page]:
    """A table of two on the screen, and the phones of those who sat down by its code."""
    asked = {"game": game, "players": 2, "name": "Ana", "options": options, "bots": [], "clock": "relaxed"}
    made = httpx.post(f"{server}/api/tables", json=asked, timeout=PATIENCE / 1000).raise_for_status().json()
    table, seat = made["table"]["id"], made["seats"][0]
    screen = visit(f"{server}/screen/{table}", "desktop")
    expect(screen.get_by_role("heading", name="Sit down with your phone")).to_be_visible()
    expect(screen.get_by_role("img", name="QR code")).to_be_visible()
    ana = visit(f"{server}/favicon.svg", "phone")
    kept = [{"seat": seat["seat"], "token": seat["token"], "number": "ab" * 32}]
    ana.evaluate("([key, kept]) => localStorage.setItem(key, JSON.stringify(kept))", [f"table:{table}", kept])
    ana.goto(f"{server}/t/{table}?hand")
    bea = visit(f"{server}/t/{table}?hand", "phone")
    bea.get_by_role("button", name=re.compile("Sit here")).first.tap()
    for phone in (ana, bea):
        phone.get_by_role("button", name=re.compile("ready", re.IGNORECASE)).first.tap()
    expect(screen.locator(".screen-players")).to_be_visible()
    return screen, ana, bea


# All at one moment: the board makes room once there is something to tell.
LAID_OUT = "['board', 'now', 'story'].map((part) => document.querySelector(`.screen-${part}`).getBoundingClientRect())"


def lies_free(screen: Page) -> None:
    """What is said lies beside the board."""
    board, now, story = screen.evaluate(LAID_OUT)
    assert now["bottom"] <= board["y"] + 1
    assert story["height"] == 0 or story["y"] >= board["bottom"] - 1


def test_two_phones_play_a_game_on_the_big_screen_with_the_hand_first(server: str, visit: Visit) -> None:
    screen, ana, bea = screen_and_phones(server, visit, "catan", goal=3)
    people = [Person(ana, 1, touch=True), Person(bea, 2, touch=True)]
    play_until(lambda: any(person.page.locator('[data-primary="roll"]').count() for person in people), *people)
    waiting = next(person.page for person in people if person.page.locator('[data-primary="roll"]').count() == 0)
    expect(waiting.locator(".table-page")).to_have_class(re.compile("hand-only"))
    expect(waiting.locator(".hand")).to_be_visible()
    expect(waiting.locator(".island, .solid")).to_be_hidden()
    waiting.get_by_role("button", name="The board").tap()
    expect(waiting.locator(".island")).to_be_visible()
    expect(screen.locator(".screen-story li").first).to_be_visible()
    lies_free(screen)
    play_until(lambda: all(person.has_ended for person in people), *people)
    expect(screen.locator(".screen-now")).to_contain_text("wins")


LONG = "Nora gives Milo 2 lumber and 1 brick, and gets 1 ore and 1 grain for them"
TELL = """(line, told) => {
  line.textContent = told;
  return line.scrollHeight <= line.clientHeight + 1 && line.scrollWidth <= line.clientWidth + 1;
}"""


def test_a_long_line_is_told_whole_beside_the_question_about_sound(server: str, visit: Visit) -> None:
    page = visit(f"{server}/favicon.svg")
    play_against_bots(page, server)
    screen = visit(page.url.replace("/t/", "/screen/"))
    line, question = screen.locator(".screen-story li").first, screen.locator(".ask-sound")
    play_until(lambda: line.count() > 0, Person(page, 1))
    expect(question).to_be_visible()
    assert line.evaluate(TELL, LONG)
    said, asked = screen.locator(".screen-story").bounding_box(), question.bounding_box()
    assert said
    assert asked
    assert said["x"] + said["width"] <= asked["x"]


def test_two_phones_play_a_mini_game_of_dobble_with_the_island_on_the_big_screen(server: str, visit: Visit) -> None:
    screen, ana, bea = screen_and_phones(server, visit, "dobble", goal=1)
    people = [BesideAScreen(ana, 1, screen), BesideAScreen(bea, 2, screen)]
    for person in people:
        person.say_ready()
    for phone in (ana, bea):
        expect(phone.locator(".own-card .own-face")).to_be_visible()
        expect(phone.locator(".dobble-spot").first).to_be_hidden()
        expect(phone.locator(".loupe.empty")).to_contain_text("on the big screen")
        card = phone.locator(".own-card").bounding_box()
        assert card
        assert card["width"] > 0.75 * SIZES["phone"][0]
    expect(screen.locator(".dobble-spot").first).to_be_visible()
    assert screen.locator(".own-card").count() == 0
    lies_free(screen)
    play_until(lambda: all(person.has_ended for person in people), *people)
    expect(screen.locator(".screen-now")).to_contain_text("win")


def test_a_phone_shows_the_board_when_a_place_must_be_chosen(server: str, visit: Visit) -> None:
    page = visit(f"{server}/favicon.svg", "phone")
    play_against_bots(page, server)
    page.goto(f"{page.url}?hand")
    expect(page.locator(PLACING)).to_be_visible()
    expect(page.locator(".island")).to_be_visible()
    assert findings(page) == []


@pytest.mark.parametrize("game", ["catan_dice", "dobble", "remigio"])
def test_every_game_is_shown_on_the_screen(server: str, visit: Visit, game: str) -> None:
    asked = {"game": game, "name": "Ana", "options": {}}
    made = httpx.post(f"{server}/api/play", json=asked, timeout=PATIENCE / 1000).raise_for_status().json()
    screen = visit(f"{server}/screen/{made['table']['id']}", "desktop")
    expect(screen.locator(".screen-board > *").first).to_be_visible()
    expect(screen.locator(".screen-now")).to_be_visible()
    expect(screen.locator(".screen-story")).to_be_attached()
    lies_free(screen)
    assert findings(screen) == []
