"""*Snap*: a small game in real time, with a start signal, a lock-out and a time-out.

A card lies open. Whoever first names its rank takes it, and the next one is turned; who names another rank is locked
out for a second. Nobody is waited for: the game goes on by itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..action import CHANCE, TIME, Kinds, action, chance, kind_of, payload_of, time
from ..dice import Draws
from ..errors import Reason
from ..fields import Layout, Records, array, copy_of, i8, i16, i64, number
from ..game import Chances, Document, Game, Result, Step, Tick
from ..label import Label
from ..options import Number, Options
from ..parts import SEAT
from ..parts import Number as Figure
from ..text import Text, seat

SEATS, RANKS = 6, 4
SHUT, SHOWN, OPEN, OVER = range(4)
SHOWN_AT, AHEAD, LOCKED_FOR, OUT_AFTER = 300, 200, 1000, 5000
"""The first card is told 200 ms before it may be claimed, so that everybody can look at it at the same moment."""
NOT_YET, GONE, LOCKED, IS_OVER, NO_SEAT_ACTION = 1, 2, 3, 4, 5
CODES = {NOT_YET: "not_yet", GONE: "gone", LOCKED: "locked", IS_OVER: "over"}

RANK = Figure(3, "a rank")

SNAP = action(1, "snap", card=Figure(12, "the number of a card"), rank=RANK)
"""Names the card it is meant for: when another lies there, it comes too late and does no harm."""
SHOW = chance(200, "show", rank=RANK)
AT = time(240, "at", ms=Figure(40, "milliseconds"))
TURN_UP = time(241, "turn up")
START = time(242, "start")
UNLOCK = time(243, "unlock", player=SEAT)
OUT = time(244, "out")


class State(Layout):
    now = number(i64, seen="public")
    players = number(i8, seen="public")
    phase = number(i8, seen="public")
    card = number(i16, seen="public")
    rank = number(i8, seen="public")
    out_at = number(i64, seen="public")
    locked_until = array(i64, SEATS, seen="public")
    taken = array(i16, SEATS, seen="public")


class Board(Layout):
    cards = number(i16)


class Snap(Game):
    layout = State
    kinds = Kinds((SNAP, SHOW, AT, TURN_UP, START, UNLOCK, OUT))

    def setup(self, players: int, options: Options, draws: Draws) -> Document:
        return {}

    def begin(self, players: int, options: Options, start: Document) -> tuple[Records, Records]:
        board, state = Board.new(), State.new()
        board["cards"], state["players"] = options["cards"], players
        return board, state

    def awaited(self, board: Records, state: Records) -> tuple[int, ...]:
        return ()

    def actors(self, board: Records, state: Records) -> tuple[int, ...]:
        now = state[0]
        if now["phase"] != OPEN:
            return ()
        return tuple(player for player in range(now["players"]) if not now["locked_until"][player])

    def legal(self, board: Records, state: Records, seat: int) -> list[int]:
        if seat not in self.actors(board, state):
            return []
        return [SNAP.pack(int(state[0]["card"]), rank) for rank in range(RANKS)]

    def refusal(self, board: Records, state: Records, seat: int, action: int) -> int:
        now = state[0]
        if kind_of(action) != SNAP or SNAP.unpack(action)["rank"] >= RANKS:
            return NO_SEAT_ACTION
        if now["phase"] != OPEN:
            return IS_OVER if now["phase"] == OVER else NOT_YET
        if SNAP.unpack(action)["card"] != now["card"]:
            return GONE
        return LOCKED if now["locked_until"][seat] else 0

    def clock(self, board: Records, state: Records, now: int) -> int | None:
        return AT.pack(now) if now > state[0]["now"] else None

    def next_tick(self, board: Records, state: Records) -> Tick | None:
        now = state[0]
        if now["phase"] == SHUT:
            return Tick(SHOWN_AT, TURN_UP.pack())
        if now["phase"] == SHOWN:
            return Tick(SHOWN_AT + AHEAD, START.pack())
        if now["phase"] == OVER:
            return None
        locked = [(int(at), player) for player, at in enumerate(now["locked_until"]) if at]
        until, player = min(locked, default=(1 << 40, 0))
        out = int(now["out_at"])
        return Tick(until, UNLOCK.pack(player)) if until <= out else Tick(out, OUT.pack())

    def apply(self, board: Records, state: Records, actor: int, action: int) -> None:
        now = state[0]
        if actor == TIME:
            self._tick(now, action)
        elif kind_of(action) == SHOW.number:
            now["rank"] = 1 + payload_of(action)
            now["card"] += 1
        else:
            self._snap(board, now, actor, SNAP.unpack(action)["rank"])

    def _snap(self, board: Records, now: Records, player: int, rank: int) -> None:
        if rank != now["rank"] - 1:
            now["locked_until"][player] = now["now"] + LOCKED_FOR
            return
        now["taken"][player] += 1
        now["rank"] = 0
        now["out_at"] = now["now"] + OUT_AFTER
        if now["taken"].sum() == board[0]["cards"]:
            now["phase"] = OVER

    def _tick(self, now: Records, action: int) -> None:
        kind = kind_of(action)
        if kind == AT.number:
            now["now"] = payload_of(action)
        elif kind == TURN_UP.number:
            now["now"], now["phase"] = SHOWN_AT, SHOWN
        elif kind == START.number:
            now["now"], now["phase"] = SHOWN_AT + AHEAD, OPEN
            now["out_at"] = now["now"] + OUT_AFTER
        elif kind == UNLOCK.number:
            now["now"] = now["locked_until"][payload_of(action)]
            now["locked_until"][payload_of(action)] = 0
        else:
            now["now"], now["phase"] = now["out_at"], OVER

    def chance(self, board: Records, state: Records) -> Chances | None:
        now = state[0]
        if now["phase"] not in (SHOWN, OPEN) or now["rank"]:
            return None
        return Chances([SHOW.pack(rank) for rank in range(RANKS)], [1] * RANKS)

    def result(self, board: Records, state: Records) -> Result | None:
        if state[0]["phase"] != OVER:
            return None
        scores = tuple(int(taken) for taken in state[0]["taken"][: state[0]["players"]])
        return Result(tuple(s for s, n in enumerate(scores) if n == max(scores)), scores, Text("end.points"))

    def question(self, board: Records, state: Records, seat: int) -> int:
        return 0

    def default_action(self, board: Records, state: Records, seat: int) -> int:
        return self.legal(board, state, seat)[0]

    def broken(self, board: Records, state: Records) -> list[str]:
        now = state[0]
        late = [player for player, until in enumerate(now["locked_until"]) if until and until < now["now"]]
        return [f"seat {player} is still locked" for player in late]

    def imagine(
        self, board: Records, seen: Records, viewer: int | None, history: Sequence[Step] | None, draws: Draws
    ) -> Records:
        return copy_of(seen)

    def reason(self, board: Records, seen: Records, seat: int, action: int, refusal: int) -> Reason:
        code = CODES.get(refusal, "not_yours")
        return Reason(code, self.label.catalogue.say_all(Text(f"refusal.{code}")))

    def prompt(self, board: Records, seen: Records, seat: int | None) -> Text:
        return Text("prompt.snap" if seen[0]["phase"] == OPEN else "prompt.wait")

    def line(
        self, board: Records, before: Records, actor: int, action: int, after: Records, viewer: int | None
    ) -> Text:
        kind = self.kinds.by_number[kind_of(action)]
        if actor in (TIME, CHANCE):
            return Text("line.by_itself", {"what": kind.name})
        was_right = after[0]["taken"][actor] > before[0]["taken"][actor]
        return Text("line.snap" if was_right else "line.snap.wrong", {"player": seat(actor)})

    def describe(self, board: Records, seen: Records) -> Document:
        names = ("now", "phase", "card", "rank", "out_at", "locked_until", "taken")
        return {name: seen[0][name].tolist() for name in names}

    def describe_own(self, board: Records, seen: Records, seat: int) -> Document:
        return {}


LABEL = Label(
    id="snap",
    rules_version=1,
    least_players=1,
    most_players=SEATS,
    options=(Number("cards", 1, 4000, default=10),),
    exclusions=(),
    package=__package__,
    load=lambda: Snap(),
    stage="toy",
    real_time=True,
)
Snap.label = LABEL
