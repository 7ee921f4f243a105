"""The island under two fingers: closer, moved along, never lost, and back again; a tap still builds."""

import re

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.axe import rest
from tests.browser.support.clicking import Person
from tests.browser.support.dealing import beginning_with, play_against_bots, sit_at, with_cards
from tests.browser.support.patience import play_until

pytestmark = pytest.mark.browser

Point = tuple[float, float]
REST = 120  # milliseconds a finger rests before it is lifted: lifted in motion, Chromium swallows the next tap


@pytest.fixture
def page(server: str, visit: Visit) -> Page:
    with beginning_with(with_cards):
        return sit_at(server, visit, "phone")


class Fingers:
    """Real touches, as the browser gets them from a screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.screen: CDPSession = page.context.new_cdp_session(page)

    def go(self, *ways: tuple[Point, Point], steps: int = 8) -> None:
        """One way for each finger, from where it is put down to where it is lifted."""
        self._send("touchStart", [start for start, _ in ways])
        for step in range(1, steps + 1):
            self._send("touchMove", [along(start, end, step / steps) for start, end in ways])
        self.page.wait_for_timeout(REST)
        self._send("touchMove", [end for _, end in ways])
        self._send("touchEnd", [])
        rest(self.page)

    def _send(self, kind: str, points: list[Point]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def along(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def look(page: Page) -> tuple[float, float, float]:
    """How far the board is moved to the right and down, and how large it is."""
    style = page.locator(".pan-zoom-inside").get_attribute("style") or ""
    x, y, scale = re.findall(r"-?\d+(?:\.\d+)?(?:e-\d+)?", style)
    return float(x), float(y), float(scale)


def middle(page: Page) -> Point:
    area = page.locator(".pan-zoom").bounding_box()
    assert area
    return area["x"] + area["width"] / 2, area["y"] + area["height"] / 2


def uncovered(page: Page, kind: str) -> Point:
    """The middle of one with nothing above it: notes lie over the island, and a person moves it away below them."""
    found: Point = page.evaluate(
        """(kind) => [...document.querySelectorAll(kind)]
            .map((one) => [one, one.getBoundingClientRect()])
            .map(([one, box]) => [one, box.x + box.width / 2, box.y + box.height / 2])
            .filter(([one, x, y]) => document.elementFromPoint(x, y)?.closest(kind) === one)[0].slice(1)""",
        kind,
    )
    return found


def test_two_fingers_bring_the_island_closer_and_back(page: Page) -> None:
    x, y = middle(page)
    fingers = Fingers(page)
    fingers.go(((x - 40, y), (x - 80, y)), ((x + 40, y), (x + 80, y)))
    moved_x, moved_y, scale = look(page)
    assert scale == pytest.approx(2, abs=0.05)
    assert (moved_x, moved_y) == pytest.approx((0, 0), abs=8)
    fingers.go(((x - 80, y), (x - 20, y)), ((x + 80, y), (x + 20, y)))
    assert look(page) == (0, 0, 1)


def test_what_lies_between_the_fingers_stays_there(page: Page) -> None:
    token = page.locator(".token").first
    before = token.bounding_box()
    assert before
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    Fingers(page).go(((x - 20, y), (x - 40, y)), ((x + 20, y), (x + 40, y)))
    after = token.bounding_box()
    assert after
    assert after["width"] == pytest.approx(before["width"] * 2, rel=0.05)
    assert (after["x"] + after["width"] / 2, after["y"] + after["height"] / 2) == pytest.approx((x, y), abs=10)


def test_one_finger_moves_the_island_but_never_out_of_sight(page: Page) -> None:
    x, y = middle(page)
    fingers = Fingers(page)
    fingers.go(((x, y), (x + 60, y)))
    assert look(page) == (0, 0, 1)
    fingers.go(((x - 40, y), (x - 80, y)), ((x + 40, y), (x + 80, y)))
    start_x, start_y, scale = look(page)
    fingers.go(((x, y), (x + 50, y - 30)))
    moved_x, moved_y, _ = look(page)
    assert (moved_x - start_x, moved_y - start_y) == pytest.approx((50, -30), abs=2)
    for _ in range(8):
        fingers.go(((x - 100, y), (x + 100, y)))
    area = page.locator(".pan-zoom").bounding_box()
    assert area
    assert look(page)[0] == pytest.approx(area["width"] * (scale - 1) / 2, abs=1)
    page.get_by_role("button", name="Show the whole island").tap()
    expect(page.get_by_role("button", name="Show the whole island")).to_have_count(0)
    assert look(page) == (0, 0, 1)


def test_a_drag_builds_nothing_and_a_tap_on_the_closer_island_does(page: Page) -> None:
    page.locator('[data-card="road building"]').tap()
    page.locator('[data-primary="confirm"]').tap()
    expect(page.locator('.target[tabindex="0"]')).to_be_attached()
    x, y = middle(page)
    fingers = Fingers(page)
    fingers.go(((x - 40, y), (x - 70, y)), ((x + 40, y), (x + 70, y)))
    x, y = uncovered(page, ".target")
    fingers.go(((x, y), (x + 40, y + 20)))
    expect(page.locator(".target.picked")).to_have_count(0)
    page.touchscreen.tap(*uncovered(page, ".target"))
    expect(page.locator(".target.picked")).to_have_count(1)


def test_after_a_closer_look_the_whole_island_is_back_for_the_next_place(server: str, visit: Visit) -> None:
    page = visit(f"{server}/favicon.svg", "phone")
    play_against_bots(page, server, players=6)
    person = Person(page, seed=1, touch=True)
    closer = page.locator(".zoom-back")
    play_until(lambda: closer.count() > 0, person)
    road, settlement = (page.locator(f'[data-primary="{piece}"]') for piece in ("road", "settlement"))
    play_until(road.is_visible, person)
    expect(closer).to_be_visible()  # what may be built next lies beside it
    play_until(settlement.is_visible, person)
    expect(closer).to_have_count(0)
