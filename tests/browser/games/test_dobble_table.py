"""Dobble in real time: three people play to the end, one claims wrongly, one late, one by keyboard, one practises."""

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from sobremesa.bots.dobble.levels import SLOW
from sobremesa.bots.dobble.quick_eyes import SteadyBot
from tests.browser.conftest import Visit
from tests.browser.support.axe import findings
from tests.browser.support.clicking import sit_down
from tests.browser.support.patience import play_until, reload, soon, try_until
from tests.browser.support.quick_eyes import HOLD_THE_LINE, QuickEyes, overtake, sit_at_a_dobble_table

NEVER_FIRST = replace(SLOW, median=600_000)

FETCHED = "performance.getEntriesByType('resource').map((one) => one.name)"
pytestmark = [pytest.mark.browser, pytest.mark.slow]

DRAWN = "card => card.innerHTML"
# Symbols whose middle, when tapped, would hit another card.
ASTRAY = """() => [...document.querySelectorAll(".dobble-spot use")].filter((symbol) => {
  const { x, y, width, height } = symbol.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit?.closest(".dobble-spot") !== symbol.closest(".dobble-spot");
}).length"""
IN_SIGHT = """() => [...document.querySelectorAll(".dobble-spot, .own-card")].every((card) => {
  const { left, top, right, bottom } = card.getBoundingClientRect();
  return left >= -1 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
})"""


def join(visit: Visit, url: str, name: str, size: str) -> Page:
    page = visit(url, size)
    sit_down(page, name)
    return page


def start(*pages: Page) -> None:
    for page in pages:
        page.get_by_role("button", name="I am ready").click()
    for page in pages:
        expect(page.locator('[data-action="ready"]')).to_be_visible()


def until_play(*people: QuickEyes) -> None:
    for person in people:
        person.watch()
        person.say_ready()
    for person in people:
        expect(person.page.locator(".own-card .own-face")).to_be_visible()


def no_tap_goes_astray(page: Page) -> None:
    """Once the countdown does not lie over the island any more."""
    soon(page, lambda: page.evaluate(ASTRAY), lambda hits: hits == 0)


def two_people(server: str, visit: Visit) -> tuple[QuickEyes, QuickEyes]:
    ana = visit(server)
    sit_at_a_dobble_table(server, ana, {"Points to win": "1"}, players=2)
    leo = join(visit, ana.url, "Leo", "phone")
    start(ana, leo)
    return QuickEyes(ana, seed=1), QuickEyes(leo, seed=2, touch=True)


@pytest.mark.rule("DOB-2")
def test_three_people_play_an_adventure_match_to_its_end_by_clicking_and_tapping(server: str, visit: Visit) -> None:
    ana = visit(server, motion=True)
    sit_at_a_dobble_table(server, ana, {"Points to win": "4"}, players=3)
    leo = join(visit, ana.url, "Leo", "phone")
    eva = join(visit, ana.url, "Eva", "phone")
    eva.set_viewport_size({"width": 360, "height": 640})
    start(ana, leo, eva)
    people = [QuickEyes(ana, 1), QuickEyes(leo, 2, touch=True), QuickEyes(eva, 3, touch=True)]
    assert findings(ana) == []
    until_play(*people)
    soon(eva, lambda: eva.evaluate(IN_SIGHT), bool)  # the whole island and the own card, on a small phone
    for person in people:
        no_tap_goes_astray(person.page)
    same = [page.locator('[data-place="c3"] g').first.evaluate(DRAWN) for page in (ana, eva)]
    assert same[0] == same[1], "two devices draw the same card alike"
    quicker = people[:1] * 3
    play_until(lambda: people[0].has_ended, *quicker, *people)
    assert people[0].has_seen("announce 2", "results 1")
    expect(leo.locator(".end")).to_be_visible()
    see_the_end(ana)


def see_the_end(page: Page) -> None:
    expect(page.locator("[data-reactions]")).to_have_count(3)
    assert findings(page) == []
    page.get_by_role("button", name="Check the cards").click()
    expect(page.get_by_text("Nothing was altered")).to_be_visible()
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".dobble-board")).to_be_visible()
    page.get_by_label("Jump to a turn").select_option(label="Welcome")
    expect(page.locator(".dobble-spot")).to_have_count(19)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".dobble-spot[data-card]").first).to_be_visible()


@pytest.mark.rule("DOB-7")
def test_a_result_and_what_comes_next_are_read_without_a_scroll_on_a_small_phone(server: str, visit: Visit) -> None:
    page = visit(server, "phone")
    page.set_viewport_size({"width": 360, "height": 640})
    sit_at_a_dobble_table(server, page, {}, players=4, bots=3)
    page.get_by_role("button", name="I am ready").click()
    QuickEyes(page, seed=4, touch=True).say_ready()
    page.locator("[data-announce='2'] [data-results='1']").wait_for()
    assert page.locator("[data-announce]").evaluate("panel => panel.scrollHeight <= panel.clientHeight + 1")


def test_a_wrong_symbol_locks_out_and_a_late_claim_is_told_by_how_much(server: str, visit: Visit) -> None:
    ana, leo = two_people(server, visit)
    until_play(ana, leo)
    try_until(lambda: ana.has_seen("wrong: ", "lockout "), ana.page, lambda: claim_wrongly(ana))
    expect(ana.page.locator("[data-lockout]")).to_have_count(0)
    assert findings(leo.page) == []
    leo.page.evaluate(HOLD_THE_LINE)
    try_until(lambda: leo.has_seen("late: "), leo.page, lambda: overtake(ana, leo))
    told = next(words for words in leo.page.evaluate("shown") if words.startswith("late: "))
    assert re.search(r"\d ms", told)
    assert not leo.has_seen("lockout ")
    expect(leo.page.locator(".rtt")).to_have_count(2)


def claim_wrongly(person: QuickEyes) -> None:
    seen = person.look()
    if seen["own"] and seen["places"]:
        place, symbols = seen["places"][0]
        person.claim(place, next(symbol for symbol in symbols if symbol not in seen["own"]))


@pytest.mark.rule("DOB-7")
def test_a_symbol_tapped_on_the_own_card_locks_out_if_it_is_wrong(server: str, visit: Visit) -> None:
    ana, leo = two_people(server, visit)
    until_play(ana, leo)
    try_until(lambda: leo.has_seen("wrong: ", "lockout "), leo.page, lambda: claim_wrongly_from_the_own_card(leo))
    expect(leo.page.locator("[data-lockout]")).to_have_count(0)
    assert not ana.has_seen("lockout ")


def claim_wrongly_from_the_own_card(person: QuickEyes) -> None:
    seen = person.look()
    if seen["own"] and seen["places"]:
        place, symbols = seen["places"][0]
        person.claim_from_the_own_card(place, next(symbol for symbol in seen["own"] if symbol not in symbols))


@pytest.mark.rule("DOB-9")
def test_who_has_played_all_cards_points_a_match_out_to_the_partner(
    server: str, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SteadyBot, "level", NEVER_FIRST)
    ana = QuickEyes(visit(server), seed=1)
    sit_at_a_dobble_table(server, ana.page, {"Mode": "beginner"}, players=4)
    for seat in (2, 4):
        ana.page.locator(".seat-row").nth(seat - 1).get_by_role("button", name="Add a bot").click()
    leo = QuickEyes(join(visit, ana.page.url, "Leo", "phone"), seed=2, touch=True)
    start(ana.page, leo.page)
    until_play(ana, leo)
    play_until(ana.page.locator(".own-card.partners").is_visible, ana)
    try_until(lambda: leo.has_seen("ping "), ana.page, lambda: ana.point_out() or ana.act())


def test_a_card_is_claimed_by_keyboard_alone(server: str, visit: Visit) -> None:
    page = visit(server, scheme="dark")
    sit_at_a_dobble_table(server, page, {"Mode": "beginner", "Mini-game": "4"}, players=2, bots=1, bot="slow")
    start(page)
    eyes = QuickEyes(page, seed=1)
    eyes.watch()
    page.locator('[data-action="ready"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".own-card .own-face")).to_be_visible()
    try_until(lambda: eyes.has_seen("right: "), page, lambda: claim_by_keyboard(eyes))
    assert findings(page) == []


def claim_by_keyboard(person: QuickEyes) -> None:
    page = person.page
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-loupe]")).to_be_visible()
    own = person.look()["own"]
    order = page.locator("[data-loupe] [data-order]").evaluate_all("all => all.map((one) => one.dataset.order)")
    shared = [number for number, symbol in enumerate(order, 1) if symbol in own]
    if shared:
        page.keyboard.press(str(shared[0]))


@pytest.mark.rule("DOB-20")
def test_practising_alone_keeps_the_best_time_on_the_device(server: str, visit: Visit) -> None:
    page = visit(server, "phone")
    eyes = QuickEyes(page, seed=1, touch=True)
    page.get_by_role("link", name="Practise alone").tap()
    for run in range(2):
        page.locator(".practice-page .start").tap()
        for pair in range(10):
            expect(page.get_by_text(f"Pair {pair + 1} of 10")).to_be_visible()
            shared = str(page.locator(".pair").get_attribute("data-shared"))
            assert eyes.press_symbol(".pair", shared)
        expect(page.locator(".bests dd").nth(2)).to_have_text(str(run + 1))
    assert findings(page) == []
    best = page.locator(".bests dd").first.text_content()
    reload(page)
    expect(page.locator(".bests dd").first).to_have_text(str(best))


def test_visitors_of_other_games_do_not_fetch_the_symbols(server: str, visit: Visit) -> None:
    page = visit(server)
    expect(page.get_by_role("region", name="Dobble CATAN")).to_be_visible()
    page.goto(f"{server}/new/catan")
    expect(page.get_by_role("button", name="Make the table")).to_be_visible()
    assert page.locator("#dobble-symbols").count() == 0
    assert not any("/dobble-" in name for name in page.evaluate(FETCHED))
    page.goto(f"{server}/practice/dobble")
    expect(page.locator("#dobble-symbols path")).to_have_count(73)
    assert any("/dobble-" in name for name in page.evaluate(FETCHED))
