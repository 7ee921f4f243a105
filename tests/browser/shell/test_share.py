"""The end of a game as a picture, made on the device."""

import struct
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.records import a_finished_game

pytestmark = pytest.mark.browser

SIZE = 1200, 675


@pytest.mark.parametrize("draws", [True, False], ids=["solid", "plan"])
def test_the_last_island_is_shared_as_a_picture(server: str, visit: Visit, draws: bool) -> None:
    table = a_finished_game(server, "catan", 4)
    page = visit(f"{server}/favicon.svg")
    if not draws:
        page.add_init_script(
            "const own = HTMLCanvasElement.prototype.getContext;"
            "HTMLCanvasElement.prototype.getContext = function (kind, ...more) {"
            "  return kind === '2d' ? own.call(this, kind, ...more) : null; }"
        )
    page.goto(f"{server}/t/{table}")
    share = page.get_by_role("button", name="Share a picture")
    expect(share).to_be_visible()
    with page.expect_download() as download:
        share.click()
    picture = Path(download.value.path()).read_bytes()
    assert download.value.suggested_filename == f"sobremesa-catan-{table}.png"
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == SIZE
    assert len(picture) > 100_000  # an island, not an empty sheet
