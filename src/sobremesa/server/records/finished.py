"""Finished games: exported as records, and shown frame by frame."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Literal

from ...contract.game import Document, Step
from ...contract.match import Match, begun
from ..refusals import Refused
from ..table.mail import Reopen
from ..table.play.game_at_play import GameAtPlay
from ..table.play.halting import revive
from ..table.play.play_time import time_after
from ..table.telling.teller import result_json

if TYPE_CHECKING:
    from ..table.log.charter import Charter
    from ..table.log.state import State
    from ..table.table import Table

Eyes = int | Literal["all", "none"]


async def reopen(table: Table) -> GameAtPlay:
    """The game of a table that is finished, taken up from its log if need be."""
    if not table.is_over:
        raise Refused("not_finished")
    if table.play is None:
        try:
            await revive(table)
        except Exception:
            raise Refused("no_replay") from None
    if table.play is None:
        raise Refused("no_game")
    return table.play


async def over(table: Table) -> GameAtPlay:
    play: GameAtPlay = await table.keeper.ask(Reopen())
    return play


async def export(table: Table, in_parts: bool = False) -> Document:
    play = await over(table)
    return in_full(play.record(in_parts), table.charter, table.state)


def in_full(record: Document, charter: Charter, state: State) -> Document:
    """A record with who played, and the proof of its dice where there is one."""
    proof = state.proof.for_record() if has_proof(charter) else None
    names, colours = [seat.name for seat in state.seats], [seat.colour for seat in state.seats]
    return {**record, "names": names, "colours": colours, **({"fairness": proof} if proof else {})}


def has_proof(charter: Charter) -> bool:
    """A game that goes on from another one has dice of two tables: nothing it committed to tells them all."""
    return charter.branch is None and not (charter.imported and charter.proof is None)


async def frames(table: Table, eyes: Eyes, since: int, count: int) -> Document:
    match = (await over(table)).match
    told = await asyncio.to_thread(_frames, match, eyes, since, count)
    names = [seat.name for seat in table.state.seats]
    board = match.game.board_document(match.board)
    return {"total": len(match.steps), "board": board, "players": match.players, "names": names, "frames": told}


def _frames(match: Match, eyes: Eyes, since: int, count: int) -> list[Document]:
    steps = list(match.steps)
    twin = begun(match.game, match.players, match.options, match.start, match.dice.fresh(), match.begun_from)
    time = 0
    for step in steps[: max(0, since - 1)]:
        time = time_after(twin, step, time)
        twin.replay_step(*step)
    found = [] if since else [_frame(twin, eyes, 0, None, time)]
    for place, step in enumerate(steps[max(0, since - 1) : since + count - 1], max(1, since)):
        time, is_no_event = time_after(twin, step, time), twin.tells_time(*step)
        event = _step(twin, eyes, step)
        found.append(_frame(twin, eyes, place, None if is_no_event else event, time))
    return found


def _step(twin: Match, eyes: Eyes, step: Step) -> Document:
    """Takes a step and says how these eyes saw it."""
    before = _seen(twin, eyes)
    actor, action = step
    twin.replay_step(actor, action)
    viewer = eyes if isinstance(eyes, int) else None
    shown = action if eyes == "all" else twin.game.redact(actor, action, viewer)
    line = twin.game.line(twin.board, before, actor, shown, _seen(twin, eyes), viewer)
    return {"actor": actor, "action": twin.game.kinds.to_json(twin.board, shown), "line": line.as_json()}


def _seen(twin: Match, eyes: Eyes) -> Any:
    if eyes == "all":
        return twin.state.copy()
    return twin.game.mask(twin.board, twin.state, eyes if isinstance(eyes, int) else None)


def _frame(twin: Match, eyes: Eyes, place: int, event: Document | None, time: int) -> Document:
    game, board, seen = twin.game, twin.board, _seen(twin, "none")
    seats = [eyes] if isinstance(eyes, int) else list(range(twin.players)) if eyes == "all" else []
    own = {str(seat): game.describe_own(board, game.mask(board, twin.state, seat), seat) for seat in seats}
    return {
        "step": place,
        "time": time,
        "event": event,
        "view": game.describe(board, seen),
        "own": own,
        "prompt": game.prompt(board, seen, None).as_json(),
        "result": result_json(game.result(board, seen)),
    }
