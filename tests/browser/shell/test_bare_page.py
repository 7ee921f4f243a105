"""Where the client is not built there is a bare page, and one can play there."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from sobremesa.server.entrance import page as pages
from tests.browser.conftest import Visit
from tests.browser.support.serving import serving

pytestmark = pytest.mark.browser


def test_the_bare_page_spoke_the_first_protocol(visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "client_folder", lambda: None)
    with serving(tmp_path, games=("catan_dice",), warm=("catan_dice",)) as url:
        page = visit(url)
        page.get_by_label("Game").select_option("catan_dice")
        page.get_by_role("button", name="Play against bots").click()
        page.get_by_role("button", name="roll", exact=True).click()
        page.get_by_label("Action").fill('{"kind": "end turn"}')
        page.get_by_role("button", name="Play", exact=True).click()
        expect(page.locator("#log")).to_contain_text("Guest builds nothing and writes")
        page.close()  # or it would look for the server that ends
