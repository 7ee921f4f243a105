"""Each development card played by clicking and by keyboard, and the dialogues of a seven, as axe-core likes them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import SIZES, Visit
from tests.browser.support.axe import findings
from tests.browser.support.dealing import beginning_with, owing_cards, robbing, sit_at, with_cards
from tests.browser.support.hands import Hands

pytestmark = pytest.mark.browser

Press = Callable[[Locator], None]


def by_keyboard(what: Locator) -> None:
    what.focus()
    what.press("Enter")


def by_hand(page: Page, size: str) -> Press:
    return Hands(page, seed=1, touch=size == "phone").press


def hand(page: Page, resource: str) -> Locator:
    return page.locator(f'.hand .pile[data-resource="{resource}"] .pile-count')


def card(page: Page, name: str) -> Locator:
    return page.locator(f'[data-card="{name}"]')


def in_dialogue(page: Page, resource: str) -> Locator:
    return page.locator(f'.dialogue .pile[data-resource="{resource}"]')


def play_invention(page: Page, press: Press) -> None:
    press(card(page, "invention"))
    press(in_dialogue(page, "ore"))
    press(in_dialogue(page, "grain"))
    expect(in_dialogue(page, "wool")).to_be_disabled()
    assert findings(page) == []
    press(page.locator('[data-primary="invention"]'))
    expect(hand(page, "ore")).to_have_text("3")
    expect(hand(page, "grain")).to_have_text("3")


def play_monopoly(page: Page, press: Press) -> None:
    """The others began with three cards each; the dialogue takes the place of a card chosen before."""
    press(card(page, "knight"))
    press(card(page, "monopoly"))
    expect(page.locator(".dev.chosen")).to_have_count(1)
    press(in_dialogue(page, "wool"))
    press(in_dialogue(page, "lumber"))
    expect(page.locator('.dialogue .pile[aria-pressed="true"]')).to_have_count(1)
    assert findings(page) == []
    press(page.locator('[data-primary="monopoly"]'))
    expect(card(page, "monopoly")).to_have_count(0)
    assert int(hand(page, "lumber").inner_text()) > 2


def play_knight(page: Page, press: Press) -> None:
    press(card(page, "monopoly"))
    expect(page.locator(".dialogue")).to_be_visible()
    press(card(page, "knight"))
    expect(page.locator(".dialogue")).to_have_count(0)
    press(page.locator('[data-primary="confirm"]'))
    expect(page.locator('[data-primary="robber"]')).to_be_visible()
    place(page, press)
    expect(page.locator('[data-primary="robber"]')).to_have_count(0)
    expect(card(page, "knight")).to_have_count(0)


def play_road_building(page: Page, press: Press) -> None:
    press(card(page, "road building"))
    press(page.locator('[data-primary="confirm"]'))
    for left in (12, 11):
        expect(page.locator('[data-primary="road"]')).to_be_visible()
        place(page, press)
        expect(page.locator('[data-build="road"] .build-left')).to_have_text(str(left))


def place(page: Page, press: Press) -> None:
    """The place the keyboard would come to first; a finger confirms it."""
    press(page.locator('.target[tabindex="0"]'))
    if page.viewport_size == {"width": SIZES["phone"][0], "height": SIZES["phone"][1]}:
        press(page.locator('[data-primary="confirm"]'))


WAYS = [(play_knight, "desktop"), (play_road_building, "phone"), (play_invention, "phone"), (play_monopoly, "desktop")]


@pytest.mark.parametrize(("play", "size"), WAYS)
def test_a_card_is_played_by_clicking(
    server: str, visit: Visit, play: Callable[[Page, Press], None], size: str
) -> None:
    with beginning_with(with_cards):
        page = sit_at(server, visit, size)
        play(page, by_hand(page, size))


@pytest.mark.parametrize("play", [play for play, _ in WAYS])
def test_a_card_is_played_by_keyboard(server: str, visit: Visit, play: Callable[[Page, Press], None]) -> None:
    with beginning_with(with_cards):
        page = sit_at(server, visit, "desktop")
        by_keyboard(card(page, "invention"))
        expect(in_dialogue(page, "lumber")).to_be_focused()
        page.keyboard.press("Escape")
        expect(page.locator(".dialogue")).to_have_count(0)
        expect(card(page, "invention")).to_be_focused()
        play(page, by_keyboard)


@pytest.mark.parametrize(("size", "scheme"), [("phone", "light")])
def test_the_dialogues_of_a_seven(server: str, visit: Visit, size: str, scheme: str) -> None:
    with beginning_with(owing_cards):
        page = sit_at(server, visit, size, scheme)
        press = by_hand(page, size)
        for resource in ("lumber", "lumber", "brick", "brick", "ore"):
            press(in_dialogue(page, resource))
        expect(in_dialogue(page, "wool")).to_be_disabled()
        assert findings(page) == []
        press(page.locator('[data-primary="discard"]'))
        expect(page.locator('[data-primary="robber"]')).to_be_visible()
    with beginning_with(robbing):
        page = sit_at(server, visit, size, scheme)
        expect(page.locator("[data-victim]")).to_have_count(2)
        assert findings(page) == []
        by_hand(page, size)(page.locator("[data-victim]").first)
        expect(page.locator("[data-victim]")).to_have_count(0)
        expect(page.locator('[data-primary="end turn"]')).to_be_visible()
