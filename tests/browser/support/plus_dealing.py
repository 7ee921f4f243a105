"""CATAN tables with expansions that begin where there is something to click: a helper, favours, canal tokens."""

from collections.abc import Callable
from typing import Any

from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document
from sobremesa.games.catan import beginning
from sobremesa.games.catan.expansions.friends.rules import bounds as friends_bounds
from sobremesa.games.catan.expansions.helpers.rules import bounds as helpers_bounds
from sobremesa.games.catan.expansions.helpers.rules import phases as helpers_phases
from sobremesa.games.catan.island import Island
from sobremesa.games.catan.rules import phases
from tests.browser.support.dealing import with_cards

Position = Callable[[Island, Document], Records]

ROLLED = (3, 5)


def after_the_roll(island: Island, start: Document) -> Records:
    """Seat 0 may do whatever a turn allows; one opponent is ahead, and the robber is not at home."""
    state = with_cards(island, start)
    now: Any = state[0]
    now["phase"] = phases.MAIN
    now["rolled"] = 1
    now["dice"] = ROLLED
    now["turn"] = 5
    now["tokens"][1] = 2
    now["robber"] = (int(now["robber"]) + 1) % int(island.numbers[0]["hexes"])
    beginning.ask_first(state)
    return state


def helped_by(name: str) -> Position:
    """Seat 0 holds that helper; where it answers a roll, the roll has been made."""
    wanted = 1 + helpers_bounds.HELPER_NAMES.index(name)

    def position(island: Island, start: Document) -> Records:
        state = after_the_roll(island, start)
        now: Any = state[0]
        for seat in range(1, island.players):
            if now["helper"][seat] == wanted:
                now["helper"][seat] = now["helper"][0]
        now["helper"][0] = wanted
        if name in ASKED:
            ASKED[name](now)
        beginning.ask_first(state)
        return state

    return position


def _console(now: Any) -> None:
    now["phase"] = helpers_phases.CONSOLE
    now["helper_asked"] = 1


def _shelter(now: Any) -> None:
    now["phase"] = phases.DISCARD
    now["dice"] = (3, 4)
    now["helper_asked"] = 1
    now["owed"][0] = int(now["hand_size"][0]) // 2


ASKED: dict[str, Callable[[Any], None]] = {"consolation": _console, "shelter": _shelter}


def favoured(island: Island, start: Document) -> Records:
    """Seat 0 holds two tokens of every guild."""
    state = after_the_roll(island, start)
    now: Any = state[0]
    now["favours"][0] = 2
    now["favour_count"][0] = 2 * friends_bounds.GUILDS
    now["favour_supply"] -= 2
    now["favour_supply_size"] -= 2 * friends_bounds.GUILDS
    beginning.ask_first(state)
    return state


def before_the_roll(island: Island, start: Document) -> Records:
    """As favoured, with the dice still to be rolled."""
    state = favoured(island, start)
    now: Any = state[0]
    now["phase"], now["rolled"] = phases.BEFORE_ROLL, 0
    beginning.ask_first(state)
    return state


def robbing(island: Island, start: Document) -> Records:
    """The robber has come to a hex of seat 1, who has cards."""
    state = after_the_roll(island, start)
    now: Any = state[0]
    home = int((now["buildings"] == 2).nonzero()[0][0])
    now["robber"], now["phase"] = island.numbers[0]["intersection_hexes"][home, 0], phases.ROB
    beginning.ask_first(state)
    return state


def on_the_canal(island: Island, start: Document) -> Records:
    """Nothing is founded yet, but seat 0 has cards, two canal tokens and the turn."""
    state = after_the_roll(island, start)
    now: Any = state[0]
    now["canal_tokens"][0] = 2
    now["canal_supply"] -= 2
    beginning.ask_first(state)
    return state
