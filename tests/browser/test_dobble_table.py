"""Dobble in real time: three people play to the end, one claims wrongly, one late, one by keyboard, one practises."""

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicking import PATIENCE, sit_down
from tests.browser.conftest import Visit
from tests.browser.quick_eyes import SLOW_LINE, QuickEyes, sit_at_a_dobble_table
from tests.browser.test_accessible import findings

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
        expect(page.locator('[data-action="ready"]')).to_be_visible(timeout=90_000)


def until_play(*people: QuickEyes) -> None:
    for person in people:
        person.say_ready()
    for person in people:
        expect(person.page.locator(".own-card .own-face")).to_be_visible(timeout=PATIENCE)


def two_people(server: str, visit: Visit) -> tuple[QuickEyes, QuickEyes]:
    ana = visit(server)
    sit_at_a_dobble_table(server, ana, {"Points to win": "1"}, players=2)
    leo = join(visit, ana.url, "Leo", "phone")
    start(ana, leo)
    return QuickEyes(ana, seed=1), QuickEyes(leo, seed=2, touch=True)


def play_to_the_end(people: list[QuickEyes], seconds: int) -> set[str]:
    """The first one is quicker than the others. What was seen on the way: mini-games announced, results shown."""
    announced: set[str] = set()
    ended = False
    end = time.monotonic() + seconds
    while not ended:
        assert time.monotonic() < end, "the match does not end"
        for person in (people[0], people[0], people[0], *people):
            seen = person.act()
            announced |= set(seen["announced"])
            ended = ended or seen["ended"]
    return announced


@pytest.mark.rule("DOB-2")
def test_three_people_play_an_adventure_match_to_its_end_by_clicking_and_tapping(server: str, visit: Visit) -> None:
    ana = visit(server)
    sit_at_a_dobble_table(server, ana, {"Points to win": "4"}, players=3)
    leo = join(visit, ana.url, "Leo", "phone")
    eva = join(visit, ana.url, "Eva", "phone")
    eva.set_viewport_size({"width": 360, "height": 640})
    start(ana, leo, eva)
    people = [QuickEyes(ana, 1), QuickEyes(leo, 2, touch=True), QuickEyes(eva, 3, touch=True)]
    assert findings(ana) == []
    until_play(*people)
    assert eva.evaluate(IN_SIGHT), "the whole island and the own card are in sight on a small phone"
    assert [page.evaluate(ASTRAY) for page in (ana, leo, eva)] == [0, 0, 0], "a tap low on a card hits the card below"
    same = [page.locator('[data-place="c3"] g').first.evaluate(DRAWN) for page in (ana, eva)]
    assert same[0] == same[1], "two devices draw the same card alike"
    assert {"announce,2", "results,1"} <= play_to_the_end(people, 120)
    expect(leo.locator(".end")).to_be_visible(timeout=PATIENCE)
    see_the_end(ana)


def see_the_end(page: Page) -> None:
    expect(page.locator("[data-reactions]")).to_have_count(3, timeout=PATIENCE)
    assert findings(page) == []
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text("Nothing was altered")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".dobble-board")).to_be_visible(timeout=PATIENCE)
    page.get_by_label("Jump to a turn").select_option(label="Welcome")
    expect(page.locator(".dobble-spot")).to_have_count(19)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".dobble-spot[data-card]").first).to_be_visible()


@pytest.mark.rule("DOB-7")
def test_a_wrong_symbol_locks_out_and_a_late_claim_is_told_by_how_much(server: str, visit: Visit) -> None:
    ana, leo = two_people(server, visit)
    until_play(ana, leo)
    seen = ana.look()
    place, symbols = seen["places"][0]
    wrong = next(symbol for symbol in symbols if symbol not in seen["own"])
    ana.claim(place, wrong)
    expect(ana.page.locator('[data-verdict="wrong"]')).to_be_visible(timeout=PATIENCE)
    expect(ana.page.locator("[data-lockout]")).to_be_visible()
    expect(ana.page.locator("[data-lockout]")).to_have_count(0, timeout=PATIENCE)
    assert findings(leo.page) == []
    claim_late(ana, leo)
    expect(leo.page.locator('[data-verdict="late"]')).to_contain_text("ms", timeout=PATIENCE)
    expect(leo.page.locator("[data-lockout]")).to_have_count(0)
    expect(leo.page.locator(".rtt")).to_have_count(2)


def claim_late(quick: QuickEyes, slow: QuickEyes) -> None:
    """Both claim the same card; the slow one's claim takes its time on the way."""
    slow.page.evaluate(SLOW_LINE)
    mine, theirs = slow.look(), quick.look()
    place, symbols = mine["places"][0]
    slow.claim(place, next(symbol for symbol in symbols if symbol in mine["own"]))
    quick.claim(place, next(symbol for symbol in symbols if symbol in theirs["own"]))


@pytest.mark.rule("DOB-9")
def test_who_has_played_all_cards_points_a_match_out_to_the_partner(server: str, visit: Visit) -> None:
    ana = QuickEyes(visit(server), seed=1)
    sit_at_a_dobble_table(server, ana.page, {"Mode": "beginner"}, players=4)
    table = ana.page.url
    for seat in (2, 4):
        ana.page.locator(".seat-row").nth(seat - 1).get_by_role("button", name="Add a bot").click()
    leo = QuickEyes(join(visit, table, "Leo", "phone"), seed=2, touch=True)
    start(ana.page, leo.page)
    until_play(ana, leo)
    until = time.monotonic() + 60
    while not ana.page.locator(".own-card.partners").count():
        assert time.monotonic() < until, "the deck does not get empty"
        ana.act()
    place, symbol = ana.find_for_the_partner()
    ana.claim(place, symbol)
    expect(leo.page.locator(f'.has-pinged[data-place="{place}"] .symbol-ring')).to_be_visible(timeout=PATIENCE)


def test_a_card_is_claimed_by_keyboard_alone(server: str, visit: Visit) -> None:
    page = visit(server, scheme="dark")
    page.emulate_media(reduced_motion="reduce")
    sit_at_a_dobble_table(server, page, {"Mode": "beginner", "Mini-game": "4"}, players=2, bots=1)
    start(page)
    page.locator('[data-action="ready"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".own-card .own-face")).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("ArrowUp")
    aimed = page.locator("[data-loupe]")
    expect(aimed).to_be_visible()
    own = QuickEyes(page, 1).look()["own"]
    order = aimed.locator("[data-order]").evaluate_all("all => all.map((one) => one.dataset.order)")
    page.keyboard.press(str(1 + next(n for n, symbol in enumerate(order) if symbol in own)))
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "right", timeout=PATIENCE)
    assert findings(page) == []


@pytest.mark.rule("DOB-20")
def test_practising_alone_keeps_the_best_time_on_the_device(server: str, visit: Visit) -> None:
    page = visit(server, "phone")
    page.emulate_media(reduced_motion="reduce")
    page.get_by_role("link", name="Practise alone").tap()
    for run in range(2):
        page.locator(".practice-page .start").tap()
        for pair in range(10):
            expect(page.get_by_text(f"Pair {pair + 1} of 10")).to_be_visible()
            shared = str(page.locator(".pair").get_attribute("data-shared"))
            assert QuickEyes(page, run, touch=True).press_symbol(".pair", shared)
        expect(page.locator(".bests dd").nth(2)).to_have_text(str(run + 1))
    assert findings(page) == []
    best = page.locator(".bests dd").first.text_content()
    page.reload()
    expect(page.locator(".bests dd").first).to_have_text(str(best))


def test_visitors_of_other_games_do_not_fetch_the_symbols(server: str, visit: Visit) -> None:
    page = visit(server)
    expect(page.get_by_role("region", name="Dobble CATAN")).to_be_visible()
    page.goto(f"{server}/new/catan")
    expect(page.get_by_role("button", name="Make the table")).to_be_visible()
    assert page.locator("#dobble-symbols").count() == 0
    page.goto(f"{server}/practice/dobble")
    expect(page.locator("#dobble-symbols path")).to_have_count(73)
    fetched = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    assert any("parts-" in name for name in fetched)
