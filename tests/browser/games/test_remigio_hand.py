"""The own hand in Remigio: sorted, ordered freely by mouse, finger and keyboard, kept across a refresh; two decks."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.axe import findings
from tests.browser.support.cards.card_dealing import dealt, sit_down
from tests.browser.support.patience import reload
from tests.remigio.support.positions import Position

pytestmark = pytest.mark.browser

OTHERS = ("2 cups, 3 clubs, 4 coins, 5 cups", "9 cups, 9 clubs, 2 coins, 8 cups, 8 clubs")
HELD = "cards => cards.map((card) => card.dataset.card)"
BY_SUIT = ["2 clubs", "king clubs", "5 coins", "king coins", "king cups", "7 swords", "8 swords", "9 swords", "joker"]


def nine_cards(position: Position) -> Position:
    hand = position.hand(0, ", ".join(BY_SUIT)).drawn(0, "5 coins").pile("4 swords, 6 cups")
    return hand.hand(1, OTHERS[0]).hand(2, OTHERS[1])


@pytest.fixture(autouse=True)
def nine_cards_are_dealt() -> Iterator[None]:
    with dealt(nine_cards):
        yield


def held(page: Page) -> list[str]:
    cards: list[str] = page.locator(".held").evaluate_all(HELD)
    return cards


def card(page: Page, name: str) -> Locator:
    return page.locator(f'.held[data-card="{name}"]').first


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lift(page: Page, what: Locator) -> None:
    """Takes a card that lies still into the air."""
    what.hover()
    page.mouse.down()
    page.mouse.move(700, 400, steps=5)


def drag(page: Page, what: Locator, to: tuple[float, float]) -> None:
    """By mouse, in small steps as a hand does it."""
    lift(page, what)
    page.mouse.move(*to, steps=12)
    page.mouse.up()


def drag_by_finger(page: Page, what: Locator, to: tuple[float, float]) -> None:
    finger = page.context.new_cdp_session(page)
    (x, y), steps = middle(what), 10

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", (x, y))
    for step in range(1, steps + 1):
        touch("touchMove", (x + (to[0] - x) * step / steps, y + (to[1] - y) * step / steps))
    touch("touchEnd")


def beside(what: Locator, left: bool = True) -> tuple[float, float]:
    x, y = middle(what)
    box = what.bounding_box()
    assert box is not None
    return x - box["width"] * (0.3 if left else -0.3), y


def test_a_hand_is_sorted_by_suit_and_by_rank(server: str, visit: Visit) -> None:
    page = sit_down(server, visit)
    assert held(page) == BY_SUIT
    page.get_by_role("button", name="Sort by rank").click()
    expect(page.locator(".held").nth(2)).to_have_attribute("data-card", "7 swords")
    assert held(page)[-4:] == ["king clubs", "king coins", "king cups", "joker"]
    page.get_by_role("button", name="Sort by suit").click()
    expect(page.locator(".held").nth(1)).to_have_attribute("data-card", "king clubs")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_card_is_dragged_to_another_place_and_stays_there(server: str, visit: Visit, size: str) -> None:
    page = sit_down(server, visit, size)
    (drag_by_finger if size == "phone" else drag)(page, card(page, "joker"), beside(card(page, "2 clubs")))
    expect(page.locator(".held").first).to_have_attribute("data-card", "joker")
    expect(card(page, "joker")).to_have_attribute("aria-pressed", "false")
    ordered = held(page)
    assert ordered == ["joker", *BY_SUIT[:-1]]
    reload(page)
    expect(page.locator(".held")).to_have_count(9)
    assert held(page) == ordered


def test_a_card_is_chosen_where_it_lies_after_the_window_has_changed(server: str, visit: Visit) -> None:
    page = sit_down(server, visit)
    page.set_viewport_size({"width": 1024, "height": 768})
    card(page, "5 coins").click()
    expect(card(page, "5 coins")).to_have_attribute("aria-pressed", "true")


def test_cards_chosen_together_are_dragged_together(server: str, visit: Visit) -> None:
    page = sit_down(server, visit)
    for name in ("king clubs", "king cups"):
        card(page, name).click()
    drag(page, card(page, "king cups"), beside(card(page, "joker"), left=False))
    expect(page.locator(".held").last).to_have_attribute("data-card", "king cups")
    assert held(page)[-3:] == ["joker", "king clubs", "king cups"]


def test_a_card_is_moved_by_keyboard(server: str, visit: Visit) -> None:
    page = sit_down(server, visit)
    page.locator(".held").first.focus()
    page.keyboard.press("ArrowRight")
    expect(card(page, "king clubs")).to_be_focused()
    for _ in range(3):
        page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".held").nth(4)).to_have_attribute("data-card", "king clubs")
    expect(card(page, "king clubs")).to_be_focused()
    expect(page.locator(".hand-rows [role=status]")).to_have_text("king of clubs: place 5 of 9")
    page.keyboard.press("Shift+Home")
    expect(page.locator(".held").first).to_have_attribute("data-card", "king clubs")
    page.keyboard.press("Enter")
    expect(card(page, "king clubs")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_card_is_dragged_to_the_discards(server: str, visit: Visit, size: str) -> None:
    page = sit_down(server, visit, size)
    (drag_by_finger if size == "phone" else drag)(
        page, card(page, "2 clubs"), middle(page.locator('[data-pile="take"]'))
    )
    expect(card(page, "2 clubs")).to_have_count(0)
    expect(page.locator(".held")).to_have_count(8)


def test_this_device_shows_international_suits_and_speaks_of_them(server: str, visit: Visit) -> None:
    page = sit_down(server, visit)
    page.get_by_role("button", name="Cards", exact=True).click()
    assert findings(page) == []
    page.get_by_label("International suits").check()
    page.get_by_role("button", name="Close").first.click()
    expect(card(page, "king cups").locator(".i-hearts").first).to_be_attached()
    expect(card(page, "king cups")).to_have_accessible_name("king of hearts")
    reload(page)
    expect(card(page, "king cups")).to_have_accessible_name("king of hearts")
    assert findings(page) == []
