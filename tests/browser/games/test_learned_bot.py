"""What a researcher trained takes a seat in the browser: a tiny net, from its package's list of bots."""

import re
import subprocess
import sys
import time
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.patience import PATIENCE, WHOLE_GAME
from tests.open_house.support.installing import LEARNER, ROOT, install, run, with_installed

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a process of its own, which finds the bot as installed, with a net trained just now."""
    target = tmp_path_factory.mktemp("packages") / "installed"
    weights = target.with_name("small.npz")
    install(LEARNER, target)
    run(target, "-m", "sobremesa_learner.small", "--steps", "60", "--out", str(weights))
    command = [sys.executable, "-m", "tests.open_house.support.serving_installed", "catan"]
    env = {**with_installed(target), "SOBREMESA_LEARNER": str(weights)}
    with subprocess.Popen(command, env=env, cwd=ROOT, text=True, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        yield server.stdout.readline().strip()
        server.terminate()


def test_a_net_trained_just_now_is_offered_a_seat(house: str, visit: Visit) -> None:
    page = visit(f"{house}/new/catan")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label(re.compile("^Players")).select_option("2")
    page.get_by_label("Seat 2").select_option("learned")
    page.get_by_role("button", name="Make the table").click()
    expect(page.locator(".seat-row").nth(1)).to_contain_text("learned", ignore_case=True)


def test_a_net_trained_just_now_plays_a_game_to_its_end(house: str, visit: Visit) -> None:
    wanted = {"game": "catan", "players": 2, "options": {"goal": 3}, "bots": ["learned", "random"]}
    made = httpx.post(f"{house}/api/tables", json=wanted, timeout=PATIENCE / 1000).json()
    address, end = f"{house}/api/tables/{made['table']['id']}", time.monotonic() + WHOLE_GAME
    while httpx.get(address, timeout=PATIENCE / 1000).json()["table"]["state"] != "finished":
        assert time.monotonic() < end, "the game does not end"
        time.sleep(0.2)
    page = visit(f"{house}/t/{made['table']['id']}")
    expect(page.locator(".charts")).to_be_visible()
