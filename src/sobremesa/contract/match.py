"""One game being played: a state, the record of how it came about, and the dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import index
from typing import Any, Final, SupportsIndex

from .action import CHANCE, TIME, payload_of
from .dice import Draws, Seeded
from .errors import IllegalAction, Reason
from .fields import Records, copy_of
from .game import AnyAction, Board, Document, Game, Result, Step
from .numbers import counted, whole_number
from .states.steps import Steps
from .text import Text
from .view import Legal, View, legal_of

EVERYTHING: Final = "everything"
"""Asks for a position with all hidden cards open."""


Watcher = Callable[[Step], None]


class Match:
    """One game being played. What it is told it judges; what hidden cards hide, `view` shows to nobody."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Any],
        start: Document,
        board: Board,
        state: Records,
        dice: Draws,
        steps: Steps | None = None,
        position: Document | None = None,
        imagined: Records | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.start = start
        self.board = board
        self.state = state
        self.dice = dice
        self.steps = Steps() if steps is None else steps
        self.begun_from = position
        """The position this match began from, if it did not begin at the beginning."""
        self.imagined = imagined
        """The state this match began from, if somebody imagined it (`View.possible_match`)."""
        self.watcher: Watcher | None = None
        """Told of each step that has been taken, but for those that only tell the time. Copies have none."""

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats the game cannot go on without."""
        return self.game.awaited(self.board, self.state)

    @property
    def actors(self) -> tuple[int, ...]:
        """All seats that may act now, to answer an offer, say."""
        return self.game.actors(self.board, self.state)

    @property
    def invited(self) -> tuple[int, ...]:
        """Bystanders whose answer is hoped for."""
        return self.game.invited(self.board, self.state)

    @property
    def result(self) -> Result | None:
        """Who has won with what; None as long as the game goes on."""
        return self.game.result(self.board, self.state)

    @property
    def turns(self) -> int | None:
        """How long the match has been going on, counted in what `game.label.turns` names."""
        return self.game.turns(self.board, self.state)

    def legal(self, seat: SupportsIndex) -> Legal:
        """What a seat may do now."""
        seat = self._seat(seat)
        return legal_of(self.game, self.board, self.state, seat)

    def why_not(self, seat: SupportsIndex, action: AnyAction) -> Reason | None:
        """Why an action may not be played now; None if it may."""
        seat = self._seat(seat)
        try:
            number = self.game.number_of(self.board, action)
        except IllegalAction as error:
            return error.reason
        refusal = self.game.refusal(self.board, self.state, seat, number)
        if not refusal:
            return None
        return self.game.reason(self.board, self._seen(seat), seat, number, refusal)

    def default_action(self, seat: SupportsIndex) -> int:
        """What an awaited seat does that is out of time."""
        return self.game.default_action(self.board, self.state, self._seat(seat))

    def words(self, action: SupportsIndex) -> str:
        """An action as one types it: `road 12-13`."""
        return self.game.words(self.board, index(action))

    def play(self, seat: SupportsIndex, action: AnyAction, now: int | None = None) -> list[Step]:
        """Plays an action and the chance that follows; the steps taken. IllegalAction leaves all as it was."""
        before = len(self.steps)
        self.act(seat, action, now)
        self.run_chance()
        return self.steps.shared[before : self.steps.length]

    def act(self, seat: SupportsIndex, action: AnyAction, now: int | None = None) -> None:
        """Plays an action and stops before the chance that follows. A game in real time is told when it was."""
        seat = self._seat(seat)
        number = self.game.number_of(self.board, action)
        refusal = self.game.refusal(self.board, self.state, seat, number)
        if refusal:
            raise IllegalAction(self.game.reason(self.board, self._seen(seat), seat, number, refusal))
        if now is not None and (clock := self._clock(now)) is not None:
            self._take((TIME, clock), tells_time=True)
        self._take((seat, number))

    def _clock(self, now: int) -> int | None:
        """No later than what happens next by itself: whoever keeps time plays that first."""
        tick = self.game.next_tick(self.board, self.state)
        return self.game.clock(self.board, self.state, now if tick is None else min(now, tick.at))

    def pass_time(self, now: int) -> list[Step]:
        """Plays what happens by itself until now (milliseconds since the start)."""
        before = len(self.steps)
        while self.tick(now):
            pass
        return self.steps.shared[before : self.steps.length]

    def tick(self, now: int) -> list[Step]:
        """Plays the next thing that happens by itself, if it is due, and the chance that follows."""
        before = len(self.steps)
        tick = self.game.next_tick(self.board, self.state)
        if tick is not None and tick.at <= now:
            self._take((TIME, tick.action))
            self.run_chance()
        return self.steps.shared[before : self.steps.length]

    def run_chance(self) -> None:
        """Lets chance decide until a seat is asked."""
        while self.throw():
            pass

    def throw(self) -> bool:
        """Lets chance decide once, if it must, or a seat pass that can do nothing else."""
        if self.decide():
            return True
        forced = self.game.forced(self.board, self.state)
        if forced is not None:
            self._take(forced)
        return forced is not None

    def decide(self) -> bool:
        """Lets chance decide once, if it must."""
        chances = self.game.chance(self.board, self.state)
        if chances is not None:
            self._take((CHANCE, self.game.draw(self.board, self.state, chances, self.dice)))
        return chances is not None

    def replay_step(self, actor: int, action: int) -> None:
        """Takes a step somebody else has decided, chance included; IllegalAction if it cannot have happened."""
        if actor >= 0:
            reason = self.why_not(actor, action)
            if reason is not None:
                raise IllegalAction(reason)
        elif not self._can_happen(actor, action):
            raise IllegalAction(self.game.unreadable("this cannot happen here"))
        self._take((actor, action), tells_time=self.tells_time(actor, action))

    def tells_time(self, actor: int, action: int) -> bool:
        """Whether a step about to be taken only says how late it is."""
        if actor != TIME:
            return False
        tick = self.game.next_tick(self.board, self.state)
        return tick is None or tick.action != action

    def _can_happen(self, actor: int, action: int) -> bool:
        if actor == CHANCE:
            chances = self.game.chance(self.board, self.state)
            return chances is not None and action in chances.actions
        if actor != TIME:
            return False
        tick = self.game.next_tick(self.board, self.state)
        if tick is not None and tick.action == action:
            return True
        now = payload_of(action)
        return (tick is None or now <= tick.at) and self.game.clock(self.board, self.state, now) == action

    def _take(self, step: Step, tells_time: bool = False) -> None:
        self.game.apply(self.board, self.state, *step)
        self.steps.append((step[0], int(step[1])))
        if self.watcher is not None and not tells_time:
            self.watcher(step)

    def view(self, seat: SupportsIndex | None) -> View:
        """What a seat (None: a spectator) may know now."""
        viewer = None if seat is None else self._seat(seat)
        return View(self.game, self.board, self._seen(viewer), viewer, self.players)

    def history(self, seat: int | None) -> list[Step]:
        """Every step so far, as a seat has seen it."""
        return self.game.redacted(self.steps, seat)

    def story(self, seat: int | None, since: int = 0) -> Iterator[Text]:
        """The log as a seat may read it, one line a step."""
        twin = self.at(since)
        before = twin._seen(seat)
        for actor, action in list(self.steps)[since:]:
            twin._take((actor, action))
            after = twin._seen(seat)
            seen = self.game.redact(actor, action, seat)
            yield self.game.line(self.board, before, actor, seen, after, seat)
            before = after

    def _seen(self, seat: int | None) -> Records:
        return self.game.mask(self.board, self.state, seat)

    def record(self) -> Document:
        """The whole game as a JSON document, to `replay`."""
        if self.imagined is not None:
            raise LookupError("an imagined match has no record: nobody knows how it came about")
        from .record import record_of

        return record_of(self)

    def position(self, seat: SupportsIndex | str | None = EVERYTHING) -> Document:
        """The position as a document: everything, or what a seat (None: a spectator) sees."""
        from .states.positions import write_position

        if isinstance(seat, str):
            if seat != EVERYTHING:
                raise ValueError(f"{seat!r} is no seat")
            return write_position(self, None, True)
        return write_position(self, None if seat is None else self._seat(seat), False)

    def copy(self, dice: Draws | None = None) -> Match:
        """An independent match at the same point, with dice of its own."""
        return Match(
            self.game,
            self.players,
            self.options,
            self.start,
            self.board,
            copy_of(self.state),
            self.dice.fresh() if dice is None else dice,
            self.steps.copy(),
            self.begun_from,
            self.imagined,
        )

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, known: dict[int, Any]) -> Match:
        return self.copy()

    def at(self, step: int) -> Match:
        """The match as it was after so many steps."""
        if not 0 <= step <= len(self.steps):
            raise IndexError(f"the match has {counted(len(self.steps), 'step')}, {step} is not among them")
        twin = self._beginning()
        for taken in self.steps.shared[:step]:
            twin._take(taken)
        return twin

    def _beginning(self) -> Match:
        dice = self.dice.fresh()
        if self.imagined is None:
            return begun(self.game, self.players, self.options, self.start, dice, self.begun_from)
        state = copy_of(self.imagined)
        return Match(self.game, self.players, self.options, self.start, self.board, state, dice, imagined=self.imagined)

    def undo(self) -> None:
        """Takes back the last action of a seat with all that followed it. Library only: tables do not undo."""
        earlier = self._before_last_action(len(self.steps))
        while self.game.forced(self.board, earlier.state) is not None:
            earlier = self._before_last_action(len(earlier.steps))
        self.state, self.steps = earlier.state, earlier.steps

    def _before_last_action(self, length: int) -> Match:
        steps = self.steps.shared[:length]
        while steps and steps[-1][0] < 0:
            steps.pop()
        if not steps:
            raise IllegalAction(self.game.unreadable("there is nothing to take back"))
        return self.at(len(steps) - 1)

    def svg(self, seat: SupportsIndex | None = None) -> str:
        """A picture of the table, as a seat (None: a spectator) sees it."""
        return self.view(seat).svg()

    def _repr_svg_(self) -> str:
        return self.svg()

    def _seat(self, seat: SupportsIndex) -> int:
        """A seat as a plain number, whatever whole number it was given as."""
        number = whole_number(seat)
        if number is None or not 0 <= number < self.players:
            raise ValueError(f"{seat!r} is no seat: there are seats 0 to {self.players - 1}")
        return number

    def __repr__(self) -> str:
        return f"<{self.game.label.id} match, {self.players} players, {counted(len(self.steps), 'step')}>"


def begun(
    game: Game,
    players: int,
    options: Mapping[str, Any],
    start: Document,
    dice: Draws,
    position: Document | None = None,
) -> Match:
    """A match at its beginning, before any chance."""
    if position is None:
        board, state = game.begin(players, options, start)
    else:
        players, options, start, board, state = game.from_position(position)
    return Match(game, players, options, start, board, state, dice, position=position)


def new_match(
    game: Game,
    players: int,
    options: Mapping[str, Any],
    dice: Draws | None = None,
    start: Document | None = None,
) -> Match:
    """A new match, ready for the first decision of a seat."""
    full = game.label.check(players, options)
    dice = Seeded() if dice is None else dice
    match = begun(game, players, full, game.setup(players, full, dice) if start is None else start, dice)
    match.run_chance()
    return match


def match_from_position(game: Game, document: Document, dice: Draws | None = None) -> Match:
    from .states.positions import read_position

    return read_position(game, document, dice)


def imagined_match(view: View, draws: Draws, history: Sequence[Step] | None = None) -> Match:
    """A match that could be behind a view, to be played on as one likes; it knows nothing the view does not."""
    state = view.imagine(draws, history)
    match = Match(view.game, view.players, {}, {}, view.board, state, draws, imagined=copy_of(state))
    match.run_chance()
    return match
