"""From the first visit through the lessons to a first game, as the pages themselves point the way."""

import contextlib
import re

import httpx
import pytest
from playwright.sync_api import Error, Page, expect

from sobremesa.games import OURS
from sobremesa.games.lessons import lessons
from tests.browser.conftest import Visit
from tests.browser.support.axe import findings
from tests.browser.support.patience import GLANCE, MOMENT, PATIENCE

pytestmark = pytest.mark.browser

# What is under the middle of the ring, once it has come to rest.
POINTED = """() => {
  const ring = document.querySelector(".pointer")?.getBoundingClientRect();
  if (!ring || document.querySelector("[data-busy]")) return null;
  return [ring.x + ring.width / 2, ring.y + ring.height / 2];
}"""
# Each thing the others do is shown for 900 ms; whoever knows what comes next need not watch it.
HURRY = """
const { setTimeout } = window;
window.setTimeout = (call, after, ...rest) => setTimeout(call, after === 900 ? 60 : after, ...rest);
"""
WHERE = "() => document.querySelector('.coach')?.textContent"


def follow(page: Page, touch: bool) -> None:
    """Does what the lesson points at until it is over; reads what there is to read."""
    last, still = None, 0
    for _ in range(5 * PATIENCE // (2 * GLANCE)):
        if page.locator('[data-lesson="play"]').count():
            return
        if page.locator('[data-lesson="next"]').count():
            with contextlib.suppress(Error):  # it goes as soon as it has been heard
                page.locator('[data-lesson="next"]').click(timeout=MOMENT)
        elif place := page.evaluate(POINTED):
            still = still + 1 if place == last else 0
            last = place
            if still >= 2:  # it points at the same place for a while: that is where to tap
                (page.touchscreen.tap if touch else page.mouse.click)(*place)
                last, still = None, 0
        page.wait_for_timeout(2 * GLANCE)
    raise AssertionError(f"the lesson does not go on: {page.evaluate(WHERE)}")


DESKTOP = [("desktop", game, name) for game in OURS for name in lessons(game)]
PHONE = [("founding", "catan"), ("trading", "catan"), ("canal", "catan"), ("opening", "remigio"), ("ports", "dobble")]


@pytest.mark.parametrize(("size", "game", "name"), DESKTOP + [("phone", game, name) for name, game in PHONE])
def test_a_lesson_is_taken_by_tapping_where_it_points(
    server: str, visit: Visit, size: str, game: str, name: str
) -> None:
    page = visit(f"{server}/favicon.svg", size)
    page.add_init_script(HURRY)
    page.goto(f"{server}/learn/{game}/{name}")
    expect(page.locator(".coach")).to_be_visible()
    if name == next(iter(lessons(game))) or size == "phone":
        assert findings(page) == []
    follow(page, touch=size == "phone")


def test_from_the_first_visit_through_a_lesson_to_the_first_game(server: str, visit: Visit) -> None:
    page = visit(server)
    page.get_by_role("link", name=re.compile("New here")).first.click()
    expect(page.locator(".coach")).to_contain_text("Welcome to CATAN")
    follow(page, touch=False)
    page.locator('[data-lesson="play"]').click()
    expect(page.locator(".catan-controls")).to_be_visible()
    expect(page).to_have_url(re.compile("/t/"))
    table = httpx.get(f"{server}/api/tables/{page.url.rpartition('/')[2]}").json()["table"]
    assert (table["options"]["setup"], table["players"]) == ("beginner", 3)
    page.goto(server)
    expect(page.locator(".going")).to_have_count(1)
    expect(page.get_by_role("link", name="Go on learning")).to_have_attribute("href", "/learn/catan/rolling")


@pytest.mark.parametrize(("language", "says"), [("es-ES", "Bienvenido a CATAN"), ("pt-PT", "Bem-vindo a CATAN")])
def test_lessons_speak_the_players_language(server: str, visit: Visit, language: str, says: str) -> None:
    page = visit(f"{server}/learn/catan/founding", "phone", language)
    expect(page.locator(".coach")).to_contain_text(says)


def test_a_lesson_there_is_none_of_says_so(server: str, visit: Visit) -> None:
    page = visit(f"{server}/learn/catan/nonsense")
    expect(page.get_by_text("There is nothing here")).to_be_visible()


def test_a_lesson_that_could_not_be_fetched_was_being_laid_for_ever(server: str, visit: Visit) -> None:
    page = visit(f"{server}/favicon.svg")
    page.route(re.compile("/lessons/founding"), lambda route: route.abort())
    page.goto(f"{server}/learn/catan/founding")
    expect(page.get_by_role("heading", name="The server cannot be reached just now.")).to_be_visible()
    expect(page.get_by_role("link", name="To the lobby")).to_be_visible()


@pytest.mark.parametrize("address", ["puzzles/catan", "puzzles/catan/today"])
def test_puzzles_that_could_not_be_fetched_were_said_not_to_exist(server: str, visit: Visit, address: str) -> None:
    page = visit(f"{server}/favicon.svg")
    page.route(re.compile("/api/games/catan/puzzles"), lambda route: route.abort())
    page.goto(f"{server}/{address}")
    expect(page.get_by_role("heading", name="The server cannot be reached just now.")).to_be_visible()
    expect(page.get_by_role("link", name="To the lobby")).to_be_visible()
