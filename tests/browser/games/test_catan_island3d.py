"""The island in three dimensions: the same places with the same words, and back to the plan by one key."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.browser.conftest import CHROMIUM, DRAWS, FLAGS, Visit
from tests.browser.support.axe import findings, rest
from tests.browser.support.clicking import Person
from tests.browser.support.dealing import beginning_with, play_against_bots, with_cards
from tests.browser.support.patience import PATIENCE, play_until, reload

pytestmark = pytest.mark.browser

SMALL: ViewportSize = {"width": 1100, "height": 800}
SOLID = "canvas[data-frames]"


@pytest.fixture(scope="module")
def painter(browser: Browser) -> Iterator[Browser]:
    """A Chromium that draws in three dimensions, if slowly."""
    painter = browser.browser_type.launch(executable_path=CHROMIUM, args=FLAGS + DRAWS)
    yield painter
    painter.close()


@pytest.fixture
def page(painter: Browser) -> Iterator[Page]:
    context = painter.new_context(viewport=SMALL, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    yield page
    context.close()
    assert troubles == []


def look_at_the_island(page: Page) -> None:
    page.get_by_role("button", name="three dimensions").click()
    expect(page.locator(SOLID)).to_be_visible()


def sit(page: Page, server: str, players: int = 4, **options: str | int | bool) -> None:
    page.goto(f"{server}/favicon.svg")
    play_against_bots(page, server, players, **options)
    look_at_the_island(page)


def told(page: Page) -> Locator:
    return page.get_by_role("list", name="The board in words")


def test_a_settlement_and_a_road_are_placed_on_the_solid_island(server: str, page: Page) -> None:
    sit(page, server)
    expect(page.locator('[data-primary="settlement"]')).to_be_visible()
    page.locator(".targets .target").first.click(force=True)
    expect(page.locator('[data-primary="road"]')).to_be_visible()
    place = page.locator(".targets .target").first
    expect(place).to_have_attribute("aria-label", re.compile("^Road: "))
    place.click(force=True)
    expect(page.locator('[data-primary="road"]')).to_have_count(0)
    expect(told(page)).to_contain_text(re.compile(r"Ana.*settlement", re.IGNORECASE))
    assert findings(page) == []


def test_a_whole_turn_with_the_robber_is_played_on_the_solid_island(server: str, page: Page) -> None:
    with beginning_with(with_cards):
        sit(page, server, setup="beginner")
    page.locator('[data-card="knight"]').click()
    page.locator('[data-primary="confirm"]').click()
    robber = page.locator(".targets .target").first
    expect(robber).to_have_attribute("aria-label", re.compile("obber"))
    robber.click(force=True)
    expect(page.locator('.target[data-action^="robber"]')).to_have_count(0)
    person = Person(page, seed=3)
    play_until(lambda: page.locator("[data-phase]").get_attribute("data-phase") == "main", person)
    play_until(lambda: page.locator('[data-primary="end turn"]').count() == 0, person)
    expect(page.locator(SOLID)).to_be_visible()


def test_a_drag_turns_the_island_and_builds_nothing_and_v_leads_back_to_the_plan(server: str, page: Page) -> None:
    sit(page, server)
    place = page.locator(".targets .target").first
    before = place.bounding_box()
    page.mouse.move(450, 300)
    page.mouse.down()
    page.mouse.move(560, 330, steps=4)
    page.mouse.up()
    rest(page)
    after = place.bounding_box()
    assert before
    assert after
    assert abs(before["x"] - after["x"]) > 5
    expect(page.locator('[data-primary="settlement"]')).to_be_visible()
    page.get_by_role("button", name="Show the whole island").click()
    expect(page.get_by_role("button", name="Show the whole island")).to_have_count(0)
    reload(page)
    expect(page.locator(SOLID)).to_be_visible()
    page.keyboard.press("v")
    expect(page.locator("svg.island")).to_be_visible()
    expect(page.locator(SOLID)).to_have_count(0)


@pytest.mark.parametrize(("players", "map_"), [(6, "island"), (4, "corsica"), (4, "new_york")])
def test_every_map_is_drawn_in_few_strokes_and_then_rests(server: str, page: Page, players: int, map_: str) -> None:
    sit(page, server, players, map=map_)
    rest(page)
    canvas = page.locator(SOLID)
    assert int(canvas.get_attribute("data-calls") or 999) < 100
    assert int(canvas.get_attribute("data-triangles") or 999_999) < 150_000
    settled = canvas.get_attribute("data-frames")
    page.wait_for_timeout(700)
    assert canvas.get_attribute("data-frames") == settled


# What the buttons lie on: the middle of any hex below them, as the board's anchors say.
COVERED = """() => {
  const boxes = [...document.querySelectorAll(".looks-at .button")].map((one) => one.getBoundingClientRect());
  const spots = [...document.querySelectorAll(".projected .anchor")].map((one) => one.getBoundingClientRect());
  const near = (box, { x, y }) => x > box.left - 30 && x < box.right + 30 && y > box.top - 30 && y < box.bottom + 30;
  return spots.filter((spot) => boxes.some((box) => near(box, spot))).length;
}"""


@pytest.mark.parametrize("map_", ["island", "corsica", "new_york"])
def test_the_buttons_lie_on_the_sea_on_every_map(server: str, page: Page, map_: str) -> None:
    sit(page, server, map=map_)
    rest(page)
    assert page.evaluate(COVERED) == 0
    page.set_viewport_size({"width": 390, "height": 844})
    rest(page)
    assert page.evaluate(COVERED) == 0


def test_a_device_that_cannot_draw_it_says_so_and_keeps_the_plan(server: str, visit: Visit) -> None:
    page = visit(f"{server}/favicon.svg")
    page.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    play_against_bots(page, server)
    page.get_by_role("button", name="three dimensions").click()
    expect(page.get_by_text("cannot draw in three dimensions")).to_be_visible()
    expect(page.locator("svg.island")).to_be_visible()
