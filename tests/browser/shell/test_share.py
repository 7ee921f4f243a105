"""The end of a game as a picture, made on the device."""

import math
import struct
from base64 import b64encode
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sobremesa.contract.game import Document
from tests.browser.conftest import Visit
from tests.browser.support.records import a_finished_game, a_game_of_dobble, record_of

pytestmark = pytest.mark.browser

SIZE = 1200, 675
ISLAND = 760
"""So wide is the island's part."""
SIDE, MARGIN = 100, 118
"""Of the plan: a hex's side, and the sea around the outermost intersections (0.72 of it above and below)."""
PAINTS = {
    "plan": {
        "forest": "#3c7a45",
        "hills": "#c8714a",
        "pasture": "#a5d05c",
        "fields": "#e6b84a",
        "mountains": "#9aa0b4",
        "desert": "#e9d6a4",
    },
    "solid": {
        "forest": "#256924",
        "hills": "#c0773d",
        "pasture": "#89ad44",
        "fields": "#d3a231",
        "mountains": "#6e7370",
        "desert": "#c9a764",
    },
}
# Which terrain each hex looks most like, by the colours around its token.
LOOKS_LIKE = """async ([png, hexes, paints]) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  pen.drawImage(bitmap, 0, 0);
  const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
  const around = Array.from({ length: 48 }, (_, n) => [(n / 24) * Math.PI, n % 2 ? 0.46 : 0.58]);
  const at = (x, y) => 4 * (Math.round(y) * bitmap.width + Math.round(x));
  const kinds = Object.entries(paints).map(([kind, code]) =>
    [kind, [1, 3, 5].map((n) => parseInt(code.slice(n, n + 2), 16))]);
  return hexes.map(([x, y, wide, tall]) => {
    const seen = around.map(([turn, far]) => at(x + Math.cos(turn) * far * wide, y + Math.sin(turn) * far * tall));
    const middle = [0, 1, 2].map((n) => seen.map((place) => data[place + n]).sort((one, other) => one - other)[24]);
    const apart = ([, paint]) => Math.hypot(...paint.map((value, n) => value - middle[n]));
    return kinds.sort((one, other) => apart(one) - apart(other))[0][0];
  });
}"""
GROUND = 0.14
"""How high it lies above the sea, in sides of a hex."""


class Eye:
    """From where the solid island is looked at, so that its boats and signs are in the picture."""

    height, opening = 0.86, math.radians(28)
    far, x, z = 19.6, 0.3, 0.6


NO_DEPTH = """
const own = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
  return kind === "2d" ? own.call(this, kind, ...more) : null;
};
"""


@pytest.mark.parametrize("draws", [True, False], ids=["solid", "plan"])
def test_the_last_island_is_shared_as_a_picture(server: str, visit: Visit, draws: bool) -> None:
    table = a_finished_game(server, "catan", 4)
    page = visit(f"{server}/favicon.svg")
    if not draws:
        page.add_init_script(NO_DEPTH)
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
    board = record_of("catan", 4)["start"]["board"]
    terrains = [hex_["terrain"] for hex_ in board["hexes"]]
    seen = looks_like(page, picture, board, "solid" if draws else "plan")
    assert seen == terrains


# So much of the table's part is paper: of a sheet, of cards laid there.
PAPER = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  pen.drawImage(bitmap, 0, 0);
  const { data } = pen.getImageData(0, 0, 760, bitmap.height);
  let light = 0;
  for (let n = 0; n < data.length; n += 4) light += data[n] > 248 && data[n + 1] > 243 && data[n + 2] > 215;
  return light / (data.length / 4);
}"""


@pytest.mark.parametrize("game", ["catan_dice", "dobble", "remigio"])
def test_every_game_ends_in_a_picture_of_what_lay_on_the_table(server: str, visit: Visit, game: str) -> None:
    table = a_game_of_dobble(server) if game == "dobble" else a_finished_game(server, game, 3)
    page = visit(f"{server}/t/{table}", scheme="dark")
    with page.expect_download() as download:
        page.get_by_role("button", name="Share a picture").click()
    picture = Path(download.value.path()).read_bytes()
    assert download.value.suggested_filename == f"sobremesa-{game}-{table}.png"
    assert struct.unpack(">II", picture[16:24]) == SIZE
    assert 0.15 < page.evaluate(PAPER, b64encode(picture).decode()) < 0.8


def looks_like(page: Page, picture: bytes, board: Document, look: str) -> list[str]:
    places = from_the_south(board) if look == "solid" else from_above(board)
    told: list[str] = page.evaluate(LOOKS_LIKE, [b64encode(picture).decode(), places, PAINTS[look]])
    return told


Places = list[list[float]]
"""Where hexes are in the picture, and how wide and tall a side is there."""


def from_above(board: Document) -> Places:
    xs, ys = ([SIDE * place[axis] for place in board["intersections"]] for axis in ("x", "y"))
    left, top = min(xs) - MARGIN, min(ys) - MARGIN * 0.72
    width, height = max(xs) + MARGIN - left, max(ys) + MARGIN * 0.72 - top
    scale = min(ISLAND / width, SIZE[1] / height)
    aside, above = (ISLAND - width * scale) / 2, (SIZE[1] - height * scale) / 2
    return [
        [aside + (SIDE * one["x"] - left) * scale, above + (SIDE * one["y"] - top) * scale, SIDE * scale, SIDE * scale]
        for one in board["hexes"]
    ]


def from_the_south(board: Document) -> Places:
    return [through_the_lens(hex_["x"], hex_["y"]) for hex_ in board["hexes"]]


def through_the_lens(x: float, z: float) -> list[float]:
    up, back = math.sin(Eye.height), math.cos(Eye.height)
    right, behind = x - Eye.x, z - Eye.z
    side = SIZE[1] / 2 / math.tan(Eye.opening / 2) / (Eye.far - GROUND * up - behind * back)
    return [ISLAND / 2 + right * side, SIZE[1] / 2 - (GROUND * back - behind * up) * side, side, side * up]


def test_the_last_turns_are_shared_as_a_film(server: str, visit: Visit) -> None:
    table = a_finished_game(server, "catan", 4)
    page = visit(f"{server}/favicon.svg")
    page.add_init_script(NO_DEPTH)
    page.goto(f"{server}/t/{table}")
    with page.expect_download() as download:
        page.get_by_role("button", name="Share a clip").click()
    film = Path(download.value.path()).read_bytes()
    assert download.value.suggested_filename.split(".")[1] in ("mp4", "webm")
    assert b"webm" in film[:64] or b"ftyp" in film[:64]
    assert len(film) > 50_000  # moving pictures, not an empty reel
