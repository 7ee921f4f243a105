"""Games and bots that misbehave, or have a clock of their own: what a server must survive."""

import time
from dataclasses import replace
from typing import Any

from sobremesa.contract.action import FIRST_TIME_KIND, Kinds, kind_of, payload_of
from sobremesa.contract.action import time as happening
from sobremesa.contract.fields import Records, i8, number
from sobremesa.contract.game import AnyAction, Tick
from sobremesa.contract.text import Text
from sobremesa.contract.toys import sealed

BELL = happening(FIRST_TIME_KIND, "bell")


class Brittle(sealed.Sealed):
    """Breaks in the middle of laying a card, as long as it is told to, and stumbles over the kind `crash`."""

    is_broken = False

    def apply(self, board: Records, state: Records, actor: int, action: int) -> None:
        super().apply(board, state, actor, action)
        if self.is_broken and kind_of(action) == sealed.LAY_CARD:
            raise ZeroDivisionError("a rule that divides by zero")

    def number_of(self, board: Records, action: AnyAction) -> int:
        if action == {"kind": "crash"}:
            raise KeyError(action)
        return super().number_of(board, action)


class TickingState(sealed.State):
    bells = number(i8, seen="public")


class Ticking(sealed.Sealed):
    """A bell rings by itself, three times, every 50 milliseconds."""

    layout = TickingState
    kinds = Kinds((*sealed.Sealed.kinds.kinds, BELL))

    def begin(self, players: int, options: Any, start: Any) -> tuple[Records, Records]:
        board, plain = super().begin(players, options, start)
        state = TickingState.new()
        for name in plain.dtype.names or ():
            state[name] = plain[name]
        return board, state

    def next_tick(self, board: Records, state: Records) -> Tick | None:
        rung = int(state[0]["bells"])
        return Tick(50 * (rung + 1), BELL.pack()) if rung < 3 else None

    def apply(self, board: Records, state: Records, actor: int, action: int) -> None:
        if kind_of(action) == BELL.number:
            state[0]["bells"] += 1
        else:
            super().apply(board, state, actor, action)

    def line(self, board: Records, before: Records, actor: int, action: int, after: Records, viewer: Any) -> Text:
        if kind_of(action) == BELL.number:
            return Text("prompt.wait")
        return super().line(board, before, actor, action, after, viewer)


class Hasty(sealed.Sealed):
    """Wants its answers soon, whatever clock a table has."""

    def answer_seconds(self, board: Records, state: Records) -> float | None:
        return 0.3


class NewRules(sealed.Sealed):
    """The same game under newer rules."""


class OtherDeal(sealed.Sealed):
    """The same version, but a card laid counts differently: an old log leads elsewhere."""

    def apply(self, board: Records, state: Records, actor: int, action: int) -> None:
        super().apply(board, state, actor, action)
        if kind_of(action) == sealed.LAY_CARD:
            state[0]["question_number"][actor] += payload_of(action) + 1


class BadBot:
    def __init__(self, seed: int | str | None = None) -> None: ...


class CrashingBot(BadBot):
    def choose(self, view: Any, history: Any) -> int | None:
        raise RuntimeError("a bot that falls off its chair")


class SleepingBot(BadBot):
    def choose(self, view: Any, history: Any) -> int | None:
        time.sleep(1)
        return None


class CheatingBot(BadBot):
    def choose(self, view: Any, history: Any) -> int | None:
        return 1 << 40


class CuriousBot(BadBot):
    """Plays well-behaved, and leaves what it was given lying about."""

    given: list[Any] = []  # noqa: RUF012

    def choose(self, view: Any, history: Any) -> int | None:
        CuriousBot.given.append((view, history()))
        return int(view.legal.actions[0]) if view.seat in view.awaited else None


BRITTLE = replace(sealed.LABEL, id="brittle", load=lambda: Brittle())
Brittle.label = BRITTLE
HASTY = replace(sealed.LABEL, id="hasty", load=lambda: Hasty())
Hasty.label = HASTY
TICKING = replace(sealed.LABEL, id="ticking", load=lambda: Ticking())
Ticking.label = TICKING
NEW_RULES = replace(sealed.LABEL, rules_version=2, load=lambda: NewRules())
NewRules.label = NEW_RULES
OTHER_DEAL = replace(sealed.LABEL, load=lambda: OtherDeal())
OtherDeal.label = OTHER_DEAL

BAD_BOTS = {
    name: f"tests.server.support.toys:{maker.__name__}"
    for name, maker in (
        ("crashing", CrashingBot),
        ("sleeping", SleepingBot),
        ("cheating", CheatingBot),
        ("curious", CuriousBot),
    )
}
