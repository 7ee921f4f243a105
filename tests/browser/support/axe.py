"""What axe-core has to say about a page that has come to rest."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.support.serving import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
# Drawn, effects done, and whatever ends by itself has ended.
REST = """async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const passing = (one) => one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity;
  const end = performance.now() + 10_000;
  for (let quiet = 0; quiet < 3 && performance.now() < end; quiet++) {
    await drawn();
    if (document.getAnimations().some(passing)) quiet = -1;
  }
}"""
LOOK = "(rules) => axe.run(document, {resultTypes: ['violations'], preload: false, ...rules})"
EVERYTHING: dict[str, Any] = {}
COLOURS = {"runOnly": ["color-contrast"]}


def rest(page: Page) -> None:
    """Waits until everything that was set off is drawn."""
    page.evaluate(REST)


def findings(page: Page, rules: dict[str, Any] = EVERYTHING) -> list[str]:
    """The serious and critical ones, each with the first place it was found at.

    The game may go on meanwhile, so what is found is looked for once more.
    """
    return _look(page, rules) and _look(page, rules)


def findings_by_day_and_night(page: Page) -> list[str]:
    """In the dark only colours are others."""
    by_day = findings(page)
    page.emulate_media(color_scheme="dark")
    by_night = findings(page, COLOURS)
    page.emulate_media(color_scheme="light")
    return by_day + by_night


def _look(page: Page, rules: dict[str, Any]) -> list[str]:
    rest(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"{AXE.read_text()}; 0")  # past the policy that lets the page run only its own scripts
    told: dict[str, Any] = page.evaluate(LOOK, rules)
    return [
        f"{found['id']}: {found['nodes'][0]['html'][:200]} {found['nodes'][0]['failureSummary'][:300]}"
        for found in told["violations"]
        if found["impact"] in ("serious", "critical")
    ]
