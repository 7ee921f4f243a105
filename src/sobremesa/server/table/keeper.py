"""The keeper of a table: one mailbox, and the page that says what can happen to a table and who does it.

Letters are handled one at a time and in order: judged, entered as rows, put on disk, and only then told and answered.
What a table's policy says is how many rows may share a commit, and what comes by itself. Handlers do not wait for the
disk; those that read the store are coroutines, and the mailbox waits for them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine, Iterable
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from ..operating.logs import detail, trouble, warn
from ..operating.trace import trace
from ..records import finished
from ..refusals import Refused
from .mail import (
    Act,
    Begin,
    BeHost,
    BotActs,
    BotFails,
    Change,
    Chat,
    Close,
    ComeBack,
    Commit,
    Fill,
    Gathered,
    Hello,
    Kick,
    Leave,
    Letter,
    Look,
    MakeCode,
    Move,
    Mute,
    Pause,
    Post,
    PutBot,
    Rematch,
    Reopen,
    Reply,
    Rest,
    Resume,
    Reveal,
    Ring,
    SetPace,
    SetWebhook,
    Sit,
    SitAgain,
    SitIn,
    Skip,
    Stand,
    StandStill,
    Stop,
    TakeBotAway,
    TakeUp,
)
from .play import acting, bots_at_table, branching, clock, halting, starting
from .play.acting import RulesFailed
from .seats import hosting, rematching, seating
from .telling import catching_up, standing

if TYPE_CHECKING:
    from ...contract.fields import Records
    from .table import Table


def happen(table: Table, letter: Letter) -> Any:
    """Everything that can happen to a table."""
    match letter:
        case Act():
            return acting.act(table, letter)
        case Ring():
            return clock.ring(table, letter)
        case BotActs():
            return bots_at_table.act(table, letter)
        case BotFails():
            return bots_at_table.fail(table, letter)
        case Chat():
            return acting.chat(table, letter)
        case Hello():
            return catching_up.greet(table, letter)
        case Look():
            return table.document()
        case Stand():
            return standing.standing(table)
        case Fill():
            return seating.fill(table, letter)
        case SitAgain():
            return rematching.sit_again(table, letter)
        case SitIn():
            return branching.sit_in(table, letter)
        case Sit():
            return seating.sit(table, letter)
        case Change():
            return seating.change(table, letter)
        case Leave():
            return seating.leave(table, letter)
        case ComeBack():
            return seating.come_back(table, letter)
        case MakeCode():
            return seating.make_code(table, letter)
        case Move():
            return seating.move(table, letter)
        case Commit():
            return starting.commit(table, letter)
        case Gathered():
            return starting.ask_for_numbers(table)
        case Reveal():
            return starting.reveal(table, letter)
        case Begin():
            return starting.begin(table, letter)
        case PutBot():
            return hosting.put_bot(table, letter)
        case TakeBotAway():
            return hosting.take_bot_away(table, letter)
        case Kick():
            return hosting.kick(table, letter)
        case Mute():
            return hosting.mute(table, letter)
        case BeHost():
            return hosting.be_host(table, letter)
        case Pause():
            return hosting.pause(table, letter)
        case Resume():
            return hosting.resume(table, letter)
        case SetPace():
            return hosting.set_pace(table, letter)
        case SetWebhook():
            return hosting.set_webhook(table, letter)
        case Skip():
            return bots_at_table.skip(table, letter)
        case Rematch():
            return rematching.rematch(table, letter)
        case TakeUp():
            return halting.take_up(table, letter)
        case Reopen():
            return finished.reopen(table)
        case Close():
            return halting.close_table(table, letter.reason)
        case StandStill():
            return halting.stand_still(table, letter.reason)
        case Rest():
            return table.rest()
        case Stop():
            return table.afterwards(lambda: table.stop(letter.code))
    raise TypeError(f"nobody knows what {letter!r} is")


class Agenda(Protocol):
    """What comes by itself, and what waits for its moment."""

    def takes(self, table: Table, post: Post) -> bool:
        """Whether a letter waits here and not in the mailbox."""

    def next(self, table: Table) -> Post | None:
        """What is due now."""

    def time_left(self, table: Table) -> float | None:
        """Milliseconds until something is due; None if nothing will be by itself."""

    def moment_of(self, table: Table, wanted: Act) -> int | None:
        """The time of play an action counts from, where that is not when it is judged."""

    def lateness(self, table: Table, wanted: Act, refused: Refused) -> dict[str, Any]:
        """By how much a refused action was overtaken, if it was."""

    def claims(self, table: Table, wanted: Act) -> list[dict[str, int]] | None:
        """How an action was chosen among others, where everybody may see that."""

    def note(self, seq: int, seat: int | None, moment: float, before: Records) -> None:
        """A row of the game has been entered; the state before it."""


class Policy(NamedTuple):
    """In what tables differ."""

    agenda: Agenda
    at_once: int
    """So many rows share a commit at most."""
    tells_soon: bool = False
    """Answers first, and describes what has changed when there is time, once for all that happened meanwhile."""


class Answered(NamedTuple):
    reply: Reply
    answer: Any
    error: Exception | None
    at: float


class Keeper:
    def __init__(self, table: Table, policy: Policy) -> None:
        self.table: Table | None = table
        self.policy = policy
        self._times = table.services.figures.answers
        self._mail: deque[Post] = deque()
        self._answers: list[Answered] = []
        self._traces: list[str] = []
        """Of the letters handled since the last commit."""
        self._is_busy = False
        self._timer: asyncio.TimerHandle | None = None

    def put(self, letter: Letter, reply: Reply | None = None) -> None:
        """The reply comes when all that follows from the letter is on disk."""
        post = Post(letter, reply, trace.get(), perf_counter())
        if self.table is None:
            return self._give_back([post])
        if not self.policy.agenda.takes(self.table, post):
            self._mail.append(post)
        self.look()

    def ask(self, letter: Letter) -> asyncio.Future[Any]:
        """The answer, or Refused."""
        answered: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.put(letter, partial(_answer, answered))
        return answered

    def look(self) -> None:
        """Handles what is due, now or when it will be; to be called whenever that may have changed."""
        if self._is_busy or self.table is None:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        left = 0.0 if self._mail else self.policy.agenda.time_left(self.table)
        if left is None:
            return
        if left > 0:
            self._timer = asyncio.get_running_loop().call_later(left / 1000, self.look)
        else:
            self.table.services.patience.hurry(self._begin)

    async def settle(self) -> None:
        """For handlers that go on when what they have entered is on disk and told."""
        table = self.table
        if table is None:
            raise Refused("server_error")
        committed = table.commit()
        if committed is not None:
            try:
                await committed
            except BaseException:
                table.lose()
                raise
        table.tell_committed()

    def close(self) -> None:
        """Lets go of the table: a circle would wait for the garbage collector."""
        if self._timer is not None:
            self._timer.cancel()
        waiting, self._mail, self.table = self._mail, deque(), None
        self._give_back(waiting)

    def _give_back(self, posts: Iterable[Post]) -> None:
        for post in posts:
            if post.reply is not None:
                post.reply(None, Refused("server_error"))

    def _begin(self) -> None:
        """Handles letters until there is something for the disk."""
        table = self.table
        if self._is_busy or table is None:
            return
        self._is_busy = True
        while self._may_go_on(table) and (post := self._next(table)) is not None:
            self._follow(post.trace)
            try:
                answer = happen(table, post.letter)
            except RulesFailed:
                self._note(post, None, Refused("server_error"))
                return table.spawn(self._wait_for(table, Post(post.letter), halting.broken(table)))
            except Exception as error:
                self._note(post, None, _known(table, error))
            else:
                if isinstance(answer, Coroutine):
                    return table.spawn(self._wait_for(table, post, answer))
                self._note(post, answer, None)
            if not table.entered and not table.has_effects:
                self._tell_answers()  # nothing of it has to reach the disk
        self._settle(table)

    def _follow(self, name: str | None) -> None:
        """Whatever is logged from here on belongs to this frame."""
        trace.set(name)
        if name is not None:
            self._traces.append(name)

    def _may_go_on(self, table: Table) -> bool:
        """What follows from a letter comes before the next one."""
        return len(table.entered) < self.policy.at_once and not table.has_effects

    def _next(self, table: Table) -> Post | None:
        return self._mail.popleft() if self._mail else self.policy.agenda.next(table)

    def _note(self, post: Post, answer: Any, error: Exception | None) -> None:
        if post.reply is not None:
            self._answers.append(Answered(post.reply, answer, error, post.at))

    async def _wait_for(self, table: Table, post: Post, handling: Coroutine[Any, Any, Any]) -> None:
        try:
            self._note(post, await handling, None)
        except Exception as error:
            self._note(post, None, _known(table, error))
        except BaseException:  # the table is being closed
            self._note(post, None, Refused("server_error"))
            self._tell_answers()
            raise
        self._settle(table)

    def _settle(self, table: Table) -> None:
        began, committed = perf_counter(), table.commit()
        if committed is None:
            self._conclude(table, began, None)
        else:
            committed.add_done_callback(partial(self._conclude, table, began))

    def _conclude(self, table: Table, began: float, committed: asyncio.Future[None] | None) -> None:
        failure = None if committed is None else _failure(committed)
        traces, self._traces = self._traces, []
        if failure is not None:
            warn("rows did not reach the disk", table=table.id, traces=traces, why=type(failure).__name__)
            table.lose()
            self._answers = [told._replace(answer=None, error=Refused("server_error")) for told in self._answers]
        elif self.policy.tells_soon and not table.has_effects:
            self._tell_answers()
            table.tell_committed()
        else:
            table.tell_committed()
        self._tell_answers()
        if committed is not None and failure is None:
            detail("on disk and told", table=table.id, traces=traces, seq=table.seq, ms=_ms(began))
        self._is_busy = False
        self.look()

    def _tell_answers(self) -> None:
        answers, self._answers = self._answers, []
        for told in answers:
            told.reply(told.answer, told.error)
            self._times.observe(perf_counter() - told.at)


def _answer(answered: asyncio.Future[Any], answer: Any, error: Exception | None) -> None:
    if answered.done():  # whoever asked has gone
        return
    if error is None:
        answered.set_result(answer)
    else:
        answered.set_exception(error)


def _failure(committed: asyncio.Future[None]) -> BaseException | None:
    return asyncio.CancelledError() if committed.cancelled() else committed.exception()


def _ms(began: float) -> float:
    return round(1000 * (perf_counter() - began), 2)


def _known(table: Table, error: Exception) -> Exception:
    """A refusal; anything else is our mistake, and the table is read anew: what was played may not be on disk."""
    if not isinstance(error, Refused):
        trouble("something at a table failed", table=table.id)
        table.lose()
    return error
