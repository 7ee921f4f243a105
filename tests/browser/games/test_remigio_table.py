"""Two people, one at a desk and one on a phone, and two bots play a short match of Remigio to its end by clicking."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.axe import findings
from tests.browser.support.cards.card_clicking import CardPerson, make_a_card_table
from tests.browser.support.cards.card_dealing import dealt
from tests.browser.support.cards.card_dealing import sit_down as sit_at
from tests.browser.support.cards.card_moments import close, last_cards
from tests.browser.support.clicking import sit_down
from tests.browser.support.patience import play_until

pytestmark = [pytest.mark.browser, pytest.mark.slow]


WATCH_THE_COUNT = """() => {
  window.seen = [];
  const look = () => window.seen.push(document.querySelector(".count-over .deal-count")?.dataset.counted);
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_two_people_and_two_bots_play_to_the_end_by_clicking(server: str, visit: Visit) -> None:
    ana = CardPerson(visit(server, "desktop"), seed=1)
    make_a_card_table(server, ana.page, bots=[3, 4], players=4, limit=1)
    leo = CardPerson(visit(ana.page.url, "phone"), seed=2, touch=True)
    sit_down(leo.page, "Leo")
    for person in (ana, leo):
        person.page.get_by_role("button", name="I am ready").click()
    for person in (ana, leo):
        person.page.locator(".card-controls").wait_for()
    play_until(ana.page.locator(".meld, .end").first.is_visible, ana, leo)
    for person in (ana, leo):
        assert fits(person.page)
        assert findings(person.page) == []
    play_until(lambda: ana.has_ended and leo.has_ended, ana, leo)
    for person in (ana, leo):
        expect(person.page.locator(".deal-sheet thead th")).to_have_count(6)
        expect(person.page.locator('.end [data-counted="true"]')).to_be_visible()
        assert findings(person.page) == []
    leo.page.get_by_role("button", name="Check the cards").tap()
    expect(leo.page.get_by_text("Nothing was altered")).to_be_visible()
    leo.page.get_by_role("link", name="Watch the replay").tap()
    expect(leo.page.locator(".felt")).to_be_visible()


def test_the_hands_are_counted_card_by_card_and_the_sheet_keeps_the_deal(server: str, visit: Visit) -> None:
    with dealt(last_cards):
        page = sit_at(server, visit, "phone", players=4, motion=True)
        page.evaluate(WATCH_THE_COUNT)
        close(page)
        count = page.locator(".count-over .deal-count")
        count.tap()
        expect(count).to_have_attribute("data-counted", "true")
    assert "false" in page.evaluate("seen"), "the count was there at once"
    for height in (844, 664):
        page.set_viewport_size({"width": 390, "height": height})
        assert count.evaluate("list => list.scrollHeight <= list.clientHeight + 1"), "somebody's cards were cut"
    assert [int(total) for total in count.locator(".total").all_inner_texts()] == [15, 59, 20]
    assert sum(int(value) for value in count.locator(".of-count.in i").all_inner_texts()) == 15 + 59 + 20
    assert findings(page) == []
    page.locator("[data-count-done]").tap()
    page.locator("[data-sheet]").tap()
    expect(page.locator(".deal-sheet tbody tr")).to_have_count(1)
    expect(page.locator(".deal-sheet tbody .took")).to_have_count(2)
    expect(page.locator(".sheet-dialog .deal-count")).to_have_attribute("data-counted", "true")
    assert findings(page) == []
