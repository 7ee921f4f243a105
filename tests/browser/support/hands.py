"""The hands of somebody at a device: they tap on a phone and click elsewhere."""

import random

from playwright.sync_api import ElementHandle, Error, Locator, Page

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
            self._touch(self.random.choice(found))
        return bool(found)

    def reach(self, what: Locator) -> bool:
        """Whether it could be pressed: nothing lies over it, and it is in sight."""
        return any(self._touch(one) for one in what.element_handles())

    def _touch(self, one: ElementHandle) -> bool:
        try:
            if self.touch:
                one.tap(timeout=SHORT)
            else:
                one.click(timeout=SHORT)
        except Error:
            return False
        return True
