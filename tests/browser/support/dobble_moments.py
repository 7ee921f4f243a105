"""The moments of Dobble worth a picture. It is played in real time: some are brought about again for every picture."""

from collections.abc import Callable
from typing import Protocol

from playwright.sync_api import Page

from tests.browser.support.clicking import sit_down
from tests.browser.support.quick_eyes import HOLD_THE_LINE, QuickEyes, overtake, sit_at_a_dobble_table


class Album(Protocol):
    def take(self, name: str, again: Callable[[], None] | None = None, wait: int = 1200) -> None: ...


def play_dobble(page: Page, url: str, album: Album) -> None:
    for game, name in (("2", "dobble-ports"), ("4", "dobble-barbarians"), ("5", "dobble-knights")):
        eyes = sit_with(page, url, {"Mode": "beginner", "Mini-game": game}, bot="slow")
        eyes.start()
        album.take(name, again=eyes.see_cards if game == "5" else eyes.look_closely, wait=150)
    album.take("dobble-countdown", again=lambda: count_down(page, url), wait=60)
    play_a_match(page, url, album)
    practise(page, url, album)
    see_verdicts(page, url, album)


class Eyes(QuickEyes):
    def start(self) -> None:
        self.say_ready()
        self.page.locator(".own-face").wait_for()

    def look_closely(self) -> None:
        """A few cards are claimed, then one is aimed at."""
        for _ in range(2):
            self.act()
            self.page.wait_for_timeout(300)
        if self.page.evaluate("innerWidth > 900"):
            self.page.keyboard.press("ArrowUp")
        elif seen := self.look()["places"]:
            self.press_symbol(f'[data-place="{seen[0][0]}"]', seen[0][1][0])

    def see_cards(self) -> None:
        self.page.locator(".dobble-spot").first.wait_for()

    def claim_wrongly(self) -> None:
        self.page.locator("[data-lockout]").wait_for(state="detached")
        seen = self.look()
        place, symbols = seen["places"][0]
        self.claim(place, next(one for one in symbols if one not in seen["own"]))
        self.page.locator('[data-verdict="wrong"]').wait_for()


def sit_with(page: Page, url: str, options: dict[str, str], bot: str, players: int = 3) -> Eyes:
    sit_at_a_dobble_table(url, page, options, players, bots=players - 1, bot=bot)
    page.get_by_role("button", name="I am ready").click()
    page.locator('[data-action="ready"]').wait_for()
    return Eyes(page, seed=7)


def count_down(page: Page, url: str) -> None:
    sit_with(page, url, {}, bot="quick").say_ready()
    page.locator("[data-count]").wait_for()


def play_a_match(page: Page, url: str, album: Album) -> None:
    """Welcome, its result, and what the whole match tells."""
    eyes = sit_with(page, url, {"Points to win": "4"}, bot="quick")
    eyes.start()
    while not eyes.has_ended:
        if page.locator(".dobble-spot .of-blue").count() >= 5:
            album.take("dobble-welcome", wait=120)
        if page.locator("[data-results]").count() and page.locator('[data-action="ready"]').count():
            album.take("dobble-result", wait=300)
        eyes.act()
        page.wait_for_timeout(eyes.random.randrange(300, 1500))
    page.locator(".charts").wait_for()
    album.take("dobble-end")
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_label("Jump to a turn").wait_for()
    page.get_by_label("Step", exact=True).fill("60")
    album.take("dobble-replay")


def practise(page: Page, url: str, album: Album) -> None:
    page.goto(f"{url}/practice/dobble")
    for run in range(3):
        page.locator(".practice-page .start").click()
        for pair in range(10):
            page.get_by_text(f"Pair {pair + 1} of 10").wait_for()
            if run == 0 and pair == 3:
                album.take("dobble-pair", wait=300)
            page.wait_for_timeout(250 + 130 * ((7 * pair + 3 * run) % 5))
            QuickEyes(page, run).press_symbol(".pair", str(page.locator(".pair").get_attribute("data-shared")))
    album.take("dobble-practice", wait=300)


def see_verdicts(page: Page, url: str, album: Album) -> None:
    """A wrong claim; then one that a friend overtakes."""
    sit_at_a_dobble_table(url, page, {}, players=2)
    browser = page.context.browser
    assert browser
    leo = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    leo.goto(page.url)
    sit_down(leo, "Leo")
    for one in (page, leo):
        one.get_by_role("button", name="I am ready").click()
    eyes, quick = Eyes(page, 7), Eyes(leo, 8)
    for one in (page, leo):
        one.locator('[data-action="ready"]').wait_for()
    quick.say_ready()
    eyes.start()
    album.take("dobble-wrong", again=eyes.claim_wrongly, wait=60)
    page.evaluate(HOLD_THE_LINE)

    def be_late() -> None:
        page.locator("[data-verdict]").wait_for(state="detached")
        overtake(quick, eyes)
        page.locator('[data-verdict="late"]').wait_for()

    page.locator("[data-lockout]").wait_for(state="detached")
    album.take("dobble-late", again=be_late, wait=60)
    leo.context.close()
