"""The hands of somebody at a device: they tap on a phone and click elsewhere."""

import contextlib
import random

from playwright.sync_api import Error, Locator, Page

SHORT = 5_000


class Hands:
    def __init__(self, page: Page, seed: int, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.random = random.Random(seed)

    @property
    def has_ended(self) -> bool:
        return self.page.locator(".end").count() > 0

    def press(self, what: Locator) -> None:
        """Waits until it can be pressed."""
        if self.touch:
            what.tap()
        else:
            what.click()

    def try_to_press(self, what: Locator) -> bool:
        """One of these, for those who look again before they go on: a button that has just gone is no harm."""
        found = what.element_handles()
        if found:
            one = self.random.choice(found)
            with contextlib.suppress(Error):
                if self.touch:
                    one.tap(timeout=SHORT)
                else:
                    one.click(timeout=SHORT)
        return bool(found)
