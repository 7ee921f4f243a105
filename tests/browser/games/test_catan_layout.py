"""Nothing is cut and nothing overlaps: chips on small phones, a full hand on a desktop, badges beside card names."""

import math
from itertools import combinations

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.conftest import Visit
from tests.browser.support.axe import rest
from tests.browser.support.dealing import beginning_with, owing_cards, play_against_bots, sit_at, with_cards
from tests.browser.support.patience import soon
from tests.browser.support.plus_dealing import after_the_roll, helped_by
from tests.browser.support.records import a_finished_game

pytestmark = pytest.mark.browser

SMALL_PHONES = [(390, 844), (360, 800), (360, 640)]
OVERFLOWING = "boxes => boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.innerText)"


def box(what: Locator) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    found = what.bounding_box()
    assert found
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def overlap(one: Locator, other: Locator) -> bool:
    left, top, right, bottom = box(one)
    other_left, other_top, other_right, other_bottom = box(other)
    return left < other_right and other_left < right and top < other_bottom and other_top < bottom


def make_room(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    rest(page)


SAYS_MUCH = """() => {
  const prompt = document.querySelector(".prompt");
  const before = prompt.querySelector(".before") ?? prompt.appendChild(document.createElement("p"));
  before.className = "before";
  before.textContent = "Vera gives Nora 1 wool for 1 ore";
  prompt.querySelector(".now").textContent = "Your turn: roll the dice, or play a development card first";
}"""
HIGHEST = "signs => Math.min(...signs.map((sign) => sign.getBoundingClientRect().top))"


def test_what_is_asked_touches_no_harbour_on_the_large_island(server: str, visit: Visit) -> None:
    page = visit(f"{server}/favicon.svg")
    play_against_bots(page, server, players=6)
    page.locator('[data-primary="settlement"]').wait_for()
    for size in [(1280, 720), (1440, 900), *SMALL_PHONES]:
        make_room(page, size)
        page.evaluate(SAYS_MUCH)
        assert box(page.locator(".prompt"))[3] <= page.locator(".harbour").evaluate_all(HIGHEST), size


@pytest.mark.parametrize("players", [4, 6])
def test_what_a_chip_counts_fits_into_it(server: str, visit: Visit, players: int) -> None:
    page = visit(f"{server}/favicon.svg", "phone")
    play_against_bots(page, server, players=players, helpers=True, friends=True)
    for size in SMALL_PHONES:
        make_room(page, size)
        assert page.locator(".player, .player .counts").evaluate_all(OVERFLOWING) == [], size
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size


def test_a_chip_has_room_for_ten_cards_beside_four_more(server: str, visit: Visit) -> None:
    page = visit(f"{server}/favicon.svg", "phone")
    with beginning_with(with_cards):
        play_against_bots(page, server, players=6)
    for size in [*SMALL_PHONES, (844, 390)]:
        make_room(page, size)
        assert page.locator(".player", has_text="Ana").locator(".counts").inner_text().split()[0] == "10"
        assert page.locator(".player, .player .counts").evaluate_all(OVERFLOWING) == [], size


@pytest.mark.parametrize("language", ["en-GB", "es-ES", "pt-PT"])
def test_who_discards_is_told_in_the_chip_beside_its_cards(server: str, visit: Visit, language: str) -> None:
    page = visit(f"{server}/favicon.svg", "phone", language)
    with beginning_with(owing_cards):
        play_against_bots(page, server, setup="beginner")
    chip = page.locator(".player", has=page.locator(".answer"))
    for size in SMALL_PHONES:
        make_room(page, size)
        assert box(chip)[0] <= box(chip.locator(".answer"))[0], size
        assert not overlap(chip.locator(".answer"), chip.locator(".counts li").first), size


def test_a_chip_holds_its_counts_and_an_award_on_the_smallest_phone(server: str, visit: Visit) -> None:
    page = visit(f"{server}/replay/{a_finished_game(server, 'catan', 4)}?step=240", "phone")
    make_room(page, (360, 640))
    award = page.locator(".counts .award")
    award.first.wait_for()
    assert award.first.locator(".unseen").evaluate("words => words.checkVisibility()")  # to a screen reader
    assert page.locator(".player, .player .counts").evaluate_all(OVERFLOWING) == []
    left, _, right, _ = box(award.first)
    holder = box(page.locator(".player", has=award).first)
    assert holder[0] <= left
    assert right <= holder[2]


def test_a_hand_with_every_development_card_leaves_the_controls_in_one_row(server: str, visit: Visit) -> None:
    with beginning_with(with_cards):
        page = sit_at(server, visit, "desktop")
    for width in (1440, 1366, 1280):
        make_room(page, (width, 800))
        assert box(page.locator(".hand"))[1] == pytest.approx(box(page.locator(".doing"))[1], abs=4), width
        assert not overlap(page.locator(".development"), page.locator(".builds")), width


BROKEN_WORDS = """(names) => names.flatMap((name) => [...name.childNodes].flatMap((node) => {
  const range = document.createRange();
  return [...(node.textContent ?? "").matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word);
}))"""


@pytest.mark.parametrize("language", ["es-ES", "pt-PT"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_names_of_development_cards_break_between_words(
    server: str, visit: Visit, size: str, language: str
) -> None:
    page = visit(f"{server}/favicon.svg", size, language)
    with beginning_with(with_cards):
        play_against_bots(page, server, setup="beginner")
    assert page.locator(".dev-name").count() >= 4
    assert page.locator(".dev-name").evaluate_all(BROKEN_WORDS) == []


def test_badges_leave_the_names_of_cards_free(server: str, visit: Visit) -> None:
    with beginning_with(owing_cards):
        page = sit_at(server, visit, "phone")
    wool = page.locator('.dialogue .pile[data-resource="wool"]')
    wool.tap()
    for badge in (".pile-count", ".pile-chosen"):
        assert not overlap(wool.locator(badge), wool.locator(".pile-name")), badge


def test_a_trade_names_everything_on_a_phone(server: str, visit: Visit) -> None:
    with beginning_with(after_the_roll):
        page = sit_at(server, visit, "phone")
    page.locator('[data-trade="open"]').tap()
    rest(page)
    assert not overlap(page.locator(".rates"), page.locator('[data-trade="offer"]'))
    assert page.locator(".dialogue, .rates").evaluate_all(OVERFLOWING) == []


def test_five_others_are_asked_by_their_names_on_a_phone(server: str, visit: Visit) -> None:
    page = visit(f"{server}/favicon.svg", "phone")
    with beginning_with(after_the_roll):
        play_against_bots(page, server, players=6)
    page.locator('[data-trade="open"]').tap()
    for size in [*SMALL_PHONES, (844, 390)]:
        make_room(page, size)
        assert page.locator(".audience .cut").count() == 5
        assert page.locator(".audience .cut").evaluate_all(OVERFLOWING) == [], size


@pytest.mark.parametrize("players", [4, 6])
def test_whoever_is_asked_and_what_asks_them_are_in_sight_on_a_phone(server: str, visit: Visit, players: int) -> None:
    page = visit(f"{server}/favicon.svg", "phone")
    with beginning_with(after_the_roll):
        play_against_bots(page, server, players=players)
    page.locator('[data-trade="open"]').tap()
    ask, dialogue = page.locator('[data-trade="offer"]'), page.locator(".dialogue.trade")
    for size in SMALL_PHONES:
        make_room(page, size)
        assert page.locator(".audience .cut").evaluate_all(OVERFLOWING) == [], size
        assert box(ask)[3] <= box(dialogue)[3], size


def test_what_a_door_counts_stands_beside_its_name(server: str, visit: Visit) -> None:
    page = visit(f"{server}/favicon.svg")
    with beginning_with(helped_by("ploughshares")):
        play_against_bots(page, server, helpers=True)
    assert page.locator(".door").inner_text().split()[0] == "Ploughshares"
    assert not overlap(page.locator(".door-text"), page.locator(".door-badge"))


CENTRES = """() => [...document.querySelectorAll("[data-targets] .target .hit")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})"""


def nearest_two(page: Page) -> tuple[float, list[float], list[float]]:
    centres = page.evaluate(CENTRES)
    return min((math.dist(one, other), one, other) for one, other in combinations(centres, 2))


def test_a_finger_finds_every_place_of_the_large_island_on_the_smallest_phone(server: str, visit: Visit) -> None:
    page = visit(f"{server}/favicon.svg", "phone")
    play_against_bots(page, server, players=6)
    make_room(page, (360, 740))
    page.locator("[data-targets] .target").first.wait_for()
    fits = "document.querySelector('.board-side').getBoundingClientRect().bottom < innerHeight"
    soon(page, lambda: page.evaluate(fits), bool)
    rest(page)
    apart, (x, y), _ = nearest_two(page)
    assert apart < 40
    page.touchscreen.tap(x, y)
    page.locator(".zoom-back").wait_for()
    rest(page)
    apart, (x, y), _ = nearest_two(page)
    assert apart >= 40
    in_sight = [(x, y) for x, y in page.evaluate(CENTRES) if 60 < x < 300 and 220 < y < 480]
    page.touchscreen.tap(in_sight[0][0] + 10, in_sight[0][1] + 10)
    page.locator(".target.picked").wait_for()
