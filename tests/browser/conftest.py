"""One Chromium and one server for the tests in a real browser. Build the client first: `npm run build` in web/."""

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.support.patience import PATIENCE, slow_down
from tests.browser.support.serving import WEB, serving

BROWSERS = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
"""The same engine twice: without windows around the page it takes half the processor's time."""
CHROMIUM = next(filter(os.path.exists, BROWSERS), "")
FLAGS = [
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
]
DRAWS = ["--enable-unsafe-swiftshader", "--use-gl=angle", "--use-angle=swiftshader"]
"""In three dimensions, by software: slow, and the same everywhere."""
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long ones first, so that nobody is left alone with one at the end."""
    items.sort(key=lambda item: not all(item.get_closest_marker(name) for name in ("browser", "slow")))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.skip("there is no Chromium: apt-get install chromium-headless-shell")
    if not (WEB / "dist" / "index.html").exists():
        pytest.skip("the client is not built: npm run build in web/")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as url:
        yield url


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Opens an address on a device of its own; errors in the page fail the test.

    Things move only where a test is about that: it then says `motion=True`; what a page keeps for times
    without a line is kept with `keeps=True`.
    """
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def open_page(
        url: str,
        size: str = "desktop",
        language: str = "en-GB",
        scheme: str = "light",
        motion: bool = False,
        keeps: bool = False,
    ) -> Page:
        width, height = SIZES[size]
        touch = size == "phone"
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            locale=language,
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if keeps else "block",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        slow_down(page)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda told: troubles.append(told.text) if "Content Security" in told.text else None)
        page.goto(url)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert troubles == []
