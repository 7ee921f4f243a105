"""What was cut, covered or could not be read on a small screen, in the language with the longest words."""

from itertools import combinations, pairwise, product

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.axe import rest
from tests.browser.support.dealing import beginning_with, play_against_bots
from tests.browser.support.dice_clicking import DicePerson
from tests.browser.support.patience import PATIENCE, play_until, reload
from tests.browser.support.plus_dealing import after_the_roll
from tests.browser.support.records import a_finished_game, frames_of

pytestmark = pytest.mark.browser

PHONES = [(390, 844), (360, 740), (360, 640)]
SIDEWAYS = [(844, 390), (932, 430), (1280, 480)]
UPRIGHT = [(768, 1024), (820, 1180)]
LONGEST = "Maximiliano Wolfeschlege"
BOXES = """(found) => found.map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return [left, top, right, bottom];
})"""
# From where to where each head of a table is written, as far as it is seen.
HEADS = """tables => tables.map((table) => [...table.querySelectorAll("th")].flatMap((head) => {
  const word = [...head.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
  if (!word) return [];
  const range = document.createRange();
  range.selectNodeContents(word);
  const { left, right } = range.getBoundingClientRect();
  return [[left, right]];
}))"""
CUT = "found => found.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
Box = tuple[float, float, float, float]


def boxes(what: Locator) -> list[Box]:
    found: list[Box] = [tuple(box) for box in what.evaluate_all(BOXES)]
    return found


def within(inner: Box, outer: Box) -> bool:
    return outer[0] - 1 <= inner[0] and inner[2] <= outer[2] + 1


def overlap(one: Box, other: Box, by: float = 1) -> bool:
    return one[0] < other[2] - by and other[0] < one[2] - by and one[1] < other[3] - by and other[1] < one[3] - by


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    rest(page)


def sit(server: str, page: Page, game: str, players: int, name: str = LONGEST, **options: object) -> None:
    asked = {"game": game, "name": name, "players": players, "options": options}
    made = httpx.post(f"{server}/api/play", json=asked, timeout=PATIENCE / 1000).raise_for_status().json()
    kept = [{"seat": made["seats"][0]["seat"], "token": made["seats"][0]["token"], "number": "ab" * 32}]
    key = f"table:{made['table']['id']}"
    page.evaluate("([key, kept]) => localStorage.setItem(key, JSON.stringify(kept))", [key, kept])
    page.goto(f"{server}/t/{made['table']['id']}")
    expect(page.locator(".players-side .name, .players-side .rival-name").first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "players", "chip", "sign"),
    [
        ("catan", 4, ".player", ".points"),
        ("catan", 6, ".player", ".points"),
        ("catan_dice", 4, ".small-sheet", ".sum"),
        ("remigio", 4, ".rival", ".losses"),
        ("remigio", 6, ".rival", ".losses"),
    ],
)
def test_a_long_name_pushes_nothing_out_of_sight(
    server: str, visit: Visit, game: str, players: int, chip: str, sign: str
) -> None:
    page = visit(f"{server}/favicon.svg")
    sit(server, page, game, players)
    for size in [(1440, 900), *PHONES]:
        resize(page, size)
        side = boxes(page.locator(".players-side"))[0]
        for whole, inner in zip(boxes(page.locator(chip)), boxes(page.locator(f"{chip} {sign}")), strict=True):
            assert within(whole, side), size
            assert within(inner, whole), size


@pytest.mark.parametrize(("game", "name"), [("catan", ".name"), ("catan_dice", ".name"), ("remigio", ".rival-name")])
def test_a_short_name_is_read_whole_on_the_smallest_phone(server: str, visit: Visit, game: str, name: str) -> None:
    page = visit(f"{server}/favicon.svg", "phone")
    sit(server, page, game, 4, "Paula")
    for size in PHONES:
        resize(page, size)
        assert page.locator(f".players-side {name}").evaluate_all(CUT) == [], size


@pytest.mark.parametrize("language", ["en-GB", "es-ES", "pt-PT"])
def test_the_ring_is_seen_beside_three_piles(server: str, visit: Visit, language: str) -> None:
    page = visit(f"{server}/favicon.svg", "phone", language)
    table = a_finished_game(server, "remigio", 3)
    shown = next(frame["step"] for frame in frames_of(server, table, "none") if frame["view"]["cut_card"])
    page.goto(f"{server}/replay/{table}?seat=all&step={shown}")
    expect(page.locator(".cut-card")).to_be_visible()
    for width, height in PHONES:
        resize(page, (width, height))
        left, _, right, _ = boxes(page.locator(".count-ring"))[0]
        assert boxes(page.locator('[data-pile="take"]'))[0][2] <= left + 1, width
        assert right <= width


@pytest.mark.parametrize("language", ["es-ES", "pt-PT"])
def test_the_prompt_leaves_the_dice_games_sheet_free(server: str, visit: Visit, language: str) -> None:
    page = visit(f"{server}/favicon.svg", "phone", language)
    sit(server, page, "catan_dice", 1, "Ana")
    page.locator('[data-primary="roll"]').tap()
    expect(page.locator('[data-primary="again"]')).to_be_visible()
    for size in PHONES:
        resize(page, size)
        assert boxes(page.locator(".prompt"))[0][3] <= boxes(page.locator(".paper.sheet"))[0][1] + 4, size


@pytest.mark.parametrize("language", ["es-ES", "pt-PT"])
def test_the_heads_of_the_last_page_stand_beside_each_other(server: str, visit: Visit, language: str) -> None:
    finished = a_finished_game(server, "catan", 4)
    page = visit(f"{server}/t/{finished}", "phone", language)
    expect(page.locator(".charts .scores").first).to_be_visible()
    for size in PHONES:
        resize(page, size)
        for heads in page.locator(".charts .scores thead").evaluate_all(HEADS):
            assert all(one[1] <= other[0] + 0.5 for one, other in pairwise(heads)), (size, heads)


@pytest.mark.parametrize("name", ["corsica", "new_york"])
def test_the_names_of_towns_can_be_read_and_cover_no_token(server: str, visit: Visit, name: str) -> None:
    page = visit(f"{server}/favicon.svg")
    play_against_bots(page, server, map=name)
    rest(page)
    names, tokens = boxes(page.locator(".town-name")), boxes(page.locator(".token .disc"))
    assert len(names) > 20
    assert [one for one in names if any(overlap(one, token, by=3) for token in tokens)] == []
    sea = boxes(page.locator(".board-side"))[0]
    assert all(within(one, sea) for one in names)
    assert min(one[3] - one[1] for one in names) >= 11


def test_on_a_phone_the_names_of_towns_come_as_one_looks_closer(server: str, visit: Visit) -> None:
    page = visit(f"{server}/favicon.svg", "phone")
    play_against_bots(page, server, map="corsica")
    expect(page.locator(".town-name").first).to_be_hidden()
    page.locator(".pan-zoom").hover()
    for _ in range(8):
        page.mouse.wheel(0, -100)
    expect(page.locator(".town-name").first).to_be_visible()
    assert min(one[3] - one[1] for one in boxes(page.locator(".town-name"))) >= 11


@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("name", ["corsica", "new_york"])
def test_a_big_screen_writes_the_names_of_towns_beside_one_another(
    server: str, visit: Visit, name: str, size: tuple[int, int]
) -> None:
    page = visit(f"{server}/favicon.svg")
    play_against_bots(page, server, map=name)
    page.goto(f"{server}/screen/{page.url.rsplit('/', 1)[1]}")
    resize(page, size)
    expect(page.locator(".town-name").first).to_be_visible()
    names = boxes(page.locator(".town-name"))
    assert [pair for pair in combinations(names, 2) if overlap(*pair, by=3)] == []


@pytest.mark.parametrize("language", ["es-ES", "pt-PT"])
def test_what_a_replay_is_played_with_fits_into_its_row(server: str, visit: Visit, language: str) -> None:
    page = visit(f"{server}/replay/{a_finished_game(server, 'catan', 4)}?step=60", "phone", language)
    for size in PHONES:
        resize(page, size)
        assert page.locator(".replay .button").evaluate_all(CUT) == [], size


def test_where_a_game_goes_on_from_is_told_beside_the_board_or_until_it_goes_on(server: str, visit: Visit) -> None:
    page = visit(f"{server}/replay/{a_finished_game(server, 'catan_dice', 2)}?step=60")
    page.locator('[data-test="branch-off"]').click()
    expect(page.locator(".drawer .branch-words")).to_be_visible()
    expect(page.locator(".notes .branch-words")).to_have_count(0)
    resize(page, (360, 640))
    reload(page)
    expect(page.locator(".notes .branch-words")).to_be_visible()
    play_until(lambda: page.locator(".notes .branch-words").count() == 0, DicePerson(page, seed=3))


def test_a_note_that_had_been_read_came_back_when_the_story_was_closed(server: str, visit: Visit) -> None:
    page = visit(f"{server}/replay/{a_finished_game(server, 'catan_dice', 2)}?step=60")
    page.locator('[data-test="branch-off"]').click()
    expect(page.locator(".drawer .branch-words")).to_be_visible()
    resize(page, (360, 640))
    reload(page)
    page.locator(".branch-note .note-close").click()
    expect(page.locator(".branch-note")).to_have_count(0)
    for button in (page.locator(".chat-button"), page.get_by_role("button", name="Rules", exact=True)):
        button.click()
        page.locator(".drawer").get_by_role("button", name="Close", exact=True).click()
        expect(page.locator(".drawer")).to_have_count(0)
        expect(page.locator(".branch-note")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_card_one_does_not_hold_does_not_look_like_a_card(server: str, visit: Visit, scheme: str) -> None:
    page = visit(f"{server}/favicon.svg", "phone", scheme=scheme)
    play_against_bots(page, server)
    paint = "pile => [getComputedStyle(pile).backgroundImage, getComputedStyle(pile).borderTopStyle]"
    for pile in page.locator(".hand .pile.none").all():
        assert pile.evaluate(paint) == ["none", "dashed"]


def test_the_lobbys_buttons_stay_in_their_boxes(server: str, visit: Visit) -> None:
    page = visit(server, language="es-ES")
    expect(page.locator(".game-box .button").first).to_be_visible()
    for size in [(1440, 900), *PHONES]:
        resize(page, size)
        for box in page.locator(".game-box").all():
            [around] = boxes(box)
            assert all(within(one, around) for one in boxes(box.locator(".button, p"))), (size, box.inner_text())


@pytest.mark.parametrize("game", ["catan", "catan_dice", "remigio"])
def test_a_phone_held_sideways_has_its_hand_beside_the_board(server: str, visit: Visit, game: str) -> None:
    """However wide it is: above a hand there was a strip left for the board."""
    page = visit(f"{server}/favicon.svg", "phone")
    sit(server, page, game, 4)
    for size in SIDEWAYS:
        resize(page, size)
        [board], [players], [hand] = (boxes(page.locator(f".{side}-side")) for side in ("board", "players", "controls"))
        assert board[3] == size[1], size
        assert board[2] <= min(players[0], hand[0]) + 1, size
        assert max(players[2], hand[2]) <= size[0], size


@pytest.mark.parametrize(
    ("game", "players", "options", "last"),
    [
        ("catan", 6, {}, "end turn"),
        ("remigio", 6, {"cut": False}, "draw"),  # or the first thing asked is whether to cut
        ("catan_dice", 4, {}, "roll"),
    ],
)
@pytest.mark.parametrize("beside", ["", "?hand"])
def test_what_comes_next_is_in_sight_on_a_phone_held_sideways(
    server: str, visit: Visit, game: str, players: int, options: dict[str, object], last: str, beside: str
) -> None:
    """Also where the phone is the hand beside a big screen."""
    page = visit(f"{server}/favicon.svg", "phone")
    with beginning_with(after_the_roll):
        sit(server, page, game, players, "Ana", **options)
    page.goto(page.url + beside)
    primary = page.locator(f'[data-primary="{last}"], .deeds [data-action="{last}"]')
    for size in SIDEWAYS:
        resize(page, size)
        expect(primary).to_be_in_viewport(ratio=1)


def test_a_replay_on_a_phone_held_sideways_keeps_its_buttons_in_sight(server: str, visit: Visit) -> None:
    page = visit(f"{server}/replay/{a_finished_game(server, 'catan', 4)}?step=60", "phone", "pt-PT")
    expect(page.locator(".replay")).to_be_visible()
    for size in SIDEWAYS:
        resize(page, size)
        [whole] = boxes(page.locator(".controls-side"))
        for button in page.locator(".replay .button, .replay select").filter(visible=True).all():
            assert within(boxes(button)[0], whole), (size, button.inner_text())


COVERED = """(found) => found.filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((one) => one.ariaLabel ?? one.textContent)"""


def test_a_dialogue_lies_over_the_row_of_the_tutor(server: str, visit: Visit) -> None:
    page = visit(f"{server}/favicon.svg", "phone")
    with beginning_with(after_the_roll):
        play_against_bots(page, server, setup="beginner")
    page.locator('[data-trade="open"]').tap()
    expect(page.locator(".dialogue.trade")).to_be_visible()
    for size in [(390, 844), (390, 664), (375, 667), (360, 640), *SIDEWAYS, *UPRIGHT]:
        resize(page, size)
        assert page.locator(".dialogue .pile, .dialogue header .button").evaluate_all(COVERED) == [], size


@pytest.mark.parametrize("width", [932, 1024, 1100, 1280])
def test_the_question_about_sound_leaves_the_tutor_in_sight(server: str, visit: Visit, width: int) -> None:
    page = visit(f"{server}/favicon.svg")
    with beginning_with(after_the_roll):
        play_against_bots(page, server, setup="beginner")
    resize(page, (width, 768))
    hint, asked = page.locator("[data-test=hint], .tutor-says"), page.locator(".ask-sound").filter(visible=True)
    expect(hint).to_be_visible()
    assert not any(overlap(*both) for both in product(boxes(hint), boxes(asked)))
    hint.click()
    expect(page.locator(".tutor-says")).to_be_visible()
    rest(page)
    assert not any(overlap(*both) for both in product(boxes(hint), boxes(asked)))


def test_six_dice_fit_on_the_narrowest_phone(server: str, visit: Visit) -> None:
    page = visit(f"{server}/favicon.svg", "phone")
    sit(server, page, "catan_dice", 1, "Ana")
    page.locator('[data-primary="roll"]').tap()
    expect(page.locator('[data-primary="again"]')).to_be_visible()
    for size in [*PHONES, (320, 568), (844, 390)]:
        resize(page, size)
        [desk] = boxes(page.locator(".board-side"))
        [paper] = boxes(page.locator(".paper.sheet"))
        dice, written = boxes(page.locator(".cube")), boxes(page.locator(".sheet .box"))
        assert [die for die in dice if not within(die, desk)] == [], size
        assert [box for box in written if box[1] < paper[1] - 1 or box[3] > paper[3] + 1] == [], size


@pytest.mark.parametrize("version", ["standard", "plus"])
@pytest.mark.parametrize("language", ["es-ES", "pt-PT"])
def test_what_the_dice_buy_has_its_name_on_a_phone_held_upright(
    server: str, visit: Visit, language: str, version: str
) -> None:
    page = visit(f"{server}/favicon.svg", "phone", language)
    sit(server, page, "catan_dice", 2, "Ana", version=version)
    for size in [(390, 844), (360, 740), *UPRIGHT]:
        resize(page, size)
        expect(page.locator(".cost-name").first).to_be_visible()
        assert page.locator(".cost-name").evaluate_all(CUT) == [], size
    resize(page, (360, 640))
    assert page.locator(".whose .cut").evaluate_all(CUT) == []


def test_what_is_typed_over_can_be_read_in_the_dark(server: str, visit: Visit) -> None:
    page = visit(server, scheme="dark")
    name = page.get_by_label("Your name")
    told = "[field => getComputedStyle(field, '::placeholder').color, field => getComputedStyle(field).color]"
    hint, soft = name.evaluate(f"field => {told}.map((look) => look(field))")
    assert hint != soft
    assert hint == page.locator(".lobby .soft").first.evaluate("words => getComputedStyle(words).color")


def test_small_buttons_are_large_enough_for_a_finger(server: str, visit: Visit) -> None:
    page = visit(f"{server}/new/catan", "phone")
    page.get_by_role("button", name="Make the table").tap()
    expect(page.get_by_role("heading", name="Who is playing?")).to_be_visible()
    for button in boxes(page.locator(".button, .brand").filter(visible=True)):
        assert button[3] - button[1] >= 44


@pytest.mark.parametrize(
    ("game", "options", "held"), [("catan", {}, ".hand .pile"), ("remigio", {"cut": False}, ".held .card-art")]
)
def test_a_tablet_held_upright_has_larger_cards_than_a_phone(
    server: str, visit: Visit, game: str, options: dict[str, object], held: str
) -> None:
    page = visit(f"{server}/favicon.svg", "phone")
    sit(server, page, game, 4, "Ana", **options)
    expect(page.locator(held).first).to_be_visible()
    resize(page, PHONES[0])
    on_a_phone = boxes(page.locator(held))
    for size in UPRIGHT:
        resize(page, size)
        cards = boxes(page.locator(held))
        assert all(
            card[2] - card[0] > 1.3 * (small[2] - small[0]) for card, small in zip(cards, on_a_phone, strict=True)
        )
        assert all(within(card, (0, 0, *size)) for card in cards)
