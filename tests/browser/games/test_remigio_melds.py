"""Melds in Remigio by clicking: the opening counted, what does not fit told, lay-offs, the joker's swap, calls."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.games.test_remigio_hand import OTHERS, card, drag, held, lift, middle
from tests.browser.support.axe import findings
from tests.browser.support.cards.card_clicking import CardPerson
from tests.browser.support.cards.card_dealing import dealt, sit_down
from tests.browser.support.cards.card_moments import melds
from tests.browser.support.patience import play_until
from tests.remigio.support.positions import Position

pytestmark = pytest.mark.browser

OPENING = "7 swords, 8 swords, 9 swords, 10 swords, king cups, king coins, king clubs, joker, 3 cups, 2 clubs"


def others(position: Position) -> Position:
    return position.hand(1, OTHERS[0]).hand(2, OTHERS[1]).pile("4 swords, 6 cups")


def unopened(position: Position) -> Position:
    return others(position.hand(0, OPENING))


def opened(position: Position) -> Position:
    melds = position.meld(0, "set king coins clubs swords", "run cups 10-knight joker jack").meld(1, "run coins 7-10")
    return others(melds.hand(0, "6 coins, 3 cups, jack cups, 2 clubs, king cups, 4 clubs").open(0, 1))


Sit = Callable[..., Page]


@pytest.fixture
def sit(server: str, visit: Visit) -> Iterator[Sit]:
    """Sits down at a table that begins as laid out."""
    begun: list[Any] = []

    def at(lay_out: Callable[[Position], Position], size: str = "desktop", **options: Any) -> Page:
        begun.append(dealt(lay_out))
        begun[-1].__enter__()
        return sit_down(server, visit, size, **options)

    yield at
    for one in begun:
        one.__exit__(None, None, None)


def choose(page: Page, *names: str) -> None:
    for name in names:
        card(page, name).click()


def says(page: Page) -> Locator:
    return page.locator(".says p")


def do(page: Page, words: str) -> Locator:
    return page.locator(f'.deeds [data-action="{words}"]')


def drop_on(page: Page, what: Locator, place: str) -> None:
    """On a place that is there only while a card is in the air."""
    lift(page, what)
    page.mouse.move(*middle(page.locator(place)), steps=8)
    page.mouse.up()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_an_opening_at_64_says_so_and_one_at_74_is_laid(sit: Sit, size: str) -> None:
    page = sit(unopened, size)
    choose(page, "7 swords", "8 swords", "9 swords")
    page.locator("[data-set-aside]").click()
    expect(page.locator("[data-aside] .worth")).to_have_text("24")
    choose(page, "king cups", "king coins", "king clubs", "joker")
    expect(says(page)).to_have_text("64 of 70 points: 6 more to open")
    expect(page.locator("[data-lay-all]")).to_have_count(0)
    page.locator("[data-set-aside]").click()
    page.locator('[data-aside="0"] .together-cards').click()
    choose(page, "7 swords", "8 swords", "9 swords", "10 swords")
    expect(says(page)).to_have_text("74 of 70 points: enough to open")
    assert findings(page) == []
    page.get_by_role("button", name="Open with 74").click()
    expect(page.locator(".meld")).to_have_count(2)
    expect(page.locator('[data-seat="0"] .is-open')).to_have_text("open")
    expect(page.locator(".held")).to_have_count(2)


def test_a_meld_is_put_together_by_dragging(sit: Sit) -> None:
    page = sit(unopened)
    choose(page, "king cups", "king coins", "king clubs")
    drop_on(page, card(page, "king coins"), '[data-drop="aside"]')
    expect(page.locator("[data-aside] .worth")).to_have_text("30")
    drag(page, card(page, "joker"), (700, 400))
    expect(page.locator(".held")).to_have_count(7)
    drop_on(page, card(page, "joker"), '[data-aside="0"]')
    expect(page.locator("[data-aside] .worth")).to_have_text("40")


def test_cards_that_are_no_meld_say_which_one_does_not_fit(sit: Sit) -> None:
    page = sit(unopened)
    choose(page, "7 swords", "8 swords", "3 cups")
    expect(says(page)).to_have_text("The 3 of cups does not fit: the others are swords")
    choose(page, "3 cups", "10 swords")
    expect(says(page)).to_have_text("The 10 of swords stands alone: the 9 of swords is missing in between")


def test_a_card_is_laid_off_on_a_glowing_meld_and_refused_on_another(sit: Sit) -> None:
    page = sit(opened)
    choose(page, "3 cups")
    page.locator('button[data-meld="3"]').click()
    expect(page.locator(".says.bad")).to_contain_text("The 3 of cups does not fit there")
    expect(card(page, "3 cups")).to_be_visible()
    choose(page, "6 coins")
    expect(page.locator(".meld.lit")).to_have_count(1)
    assert findings(page) == []
    page.locator("button.meld.lit").click()
    expect(page.locator('[data-meld="3"] .of-meld')).to_have_count(5)
    expect(page.locator('[data-meld="3"] .worth')).to_have_text("40")


def test_a_card_is_dragged_to_a_meld(sit: Sit) -> None:
    page = sit(opened)
    drag(page, card(page, "king cups"), middle(page.locator('[data-meld="1"]')))
    expect(page.locator('[data-meld="1"] .of-meld')).to_have_count(4)


def test_a_joker_is_swapped_and_goes_to_the_table(sit: Sit) -> None:
    page = sit(opened, scheme="dark", swap=True)
    choose(page, "jack cups")
    expect(page.locator('[data-meld="2"] .swap-mark')).to_be_visible()
    assert findings(page) == []
    page.locator('button[data-meld="2"]').click()
    joker = card(page, "joker")
    expect(joker).to_be_visible()
    expect(joker).to_have_accessible_name("joker, must be laid")
    joker.click()
    do(page, "discard joker").click()
    expect(page.locator(".says.bad")).to_contain_text("it has to go to the table")
    card(page, "joker").click()
    ways = page.locator('[data-meld="3"] .way')
    expect(ways).to_have_count(2)
    ways.first.click()
    expect(page.locator('[data-meld="3"] .as-joker')).to_be_visible()
    expect(joker).to_have_count(0)


def test_a_discard_that_was_taken_is_laid_and_neither_thrown_away_nor_given_back(sit: Sit) -> None:
    page = sit(lambda position: opened(position).pile("jack coins").to_draw())
    page.locator('[data-pile="take"]').click()
    taken = page.locator(".held.owed")
    expect(taken).to_be_visible()
    taken.click()
    page.locator('.deeds [data-action^="discard"]').click()
    expect(page.locator(".says.bad")).to_contain_text("You have just taken the")
    expect(do(page, "forfeit")).to_have_count(0)
    taken.click()
    page.locator("button.meld.lit").click()
    expect(page.locator('[data-meld="3"] .of-meld')).to_have_count(5)
    expect(page.locator(".held.owed")).to_have_count(0)


def test_an_opening_too_low_is_called_at_a_real_table(sit: Sit) -> None:
    page = sit(unopened, table="real", limit=3)
    choose(page, "king cups", "king coins", "king clubs")
    page.get_by_role("button", name="Open with 30").click()
    expect(page.locator(".meld")).to_have_count(1)
    choose(page, "2 clubs")
    do(page, "discard 2 clubs").click()
    page.locator("[data-call]").click()
    assert findings(page) == []
    page.get_by_role("button", name="Count the opening of Ana").click()
    count = page.locator(".count-over")
    expect(count).to_contain_text("the opening of Ana was too low")
    expect(count).to_contain_text("+1 point")


def test_an_opening_in_the_first_turn_is_refused_and_the_turn_goes_on(sit: Sit) -> None:
    page = sit(lambda position: unopened(position).turns(0, 0), hint=True)
    person = CardPerson(page, seed=1)
    play_until(page.locator(".says.bad").is_visible, person)
    expect(page.locator(".says.bad")).to_contain_text("first turn")
    play_until(lambda: len(held(page)) == 9, person)


def test_the_hint_puts_the_best_melds_together(sit: Sit) -> None:
    page = sit(unopened, "phone", scheme="dark", hint=True)
    page.locator("[data-hint]").tap()
    expect(page.locator("[data-aside]")).to_have_count(2)
    expect(page.get_by_role("button", name="Open with 74")).to_be_visible()
    assert findings(page) == []


def test_who_is_out_watches_without_a_hand_and_sees_nobody_elses(sit: Sit) -> None:
    page = sit(lambda position: others(position.out(0).to_draw(1)), players=3)
    expect(page.get_by_text("You are out of this match and watch")).to_be_visible()
    expect(page.locator('[data-seat="0"]')).to_contain_text("out")
    expect(page.locator(".held, .shown-hand, [data-action]")).to_have_count(0)
    assert findings(page) == []


@pytest.mark.parametrize("size", [(390, 664), (375, 667), (360, 640), (844, 390)])
def test_a_lit_meld_comes_into_sight_on_a_short_phone(sit: Sit, size: tuple[int, int]) -> None:
    page = sit(melds, "phone", players=4)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    choose(page, "6 coins")
    expect(page.locator(".meld.lit")).to_be_in_viewport(ratio=1)
    lit, hand = page.locator(".meld.lit").bounding_box(), page.locator(".controls-side").bounding_box()
    assert lit
    assert hand
    assert lit["y"] + lit["height"] <= hand["y"] + 1 or lit["x"] + lit["width"] <= hand["x"] + 1
    page.locator(".meld.lit").tap()
    expect(page.locator('.held[data-card="6 coins"]')).to_have_count(0)
