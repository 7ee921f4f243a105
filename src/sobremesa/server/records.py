"""Finished games as records: exported, imported, and shown frame by frame."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any, Literal

from ..contract.action import CHANCE, TIME
from ..contract.errors import BadDocument
from ..contract.game import Document, Step
from ..contract.match import Match, begun
from ..contract.record import replay
from ..games import rules
from .fairness import Tampered, verify_record
from .lobby import Lobby
from .refusals import Refused
from .table.charter import Charter, new_table_row
from .table.events import append_event
from .table.game_at_play import GameAtPlay
from .table.halting import revive
from .table.play_time import is_clock, time_after
from .table.row import GAME, SEAT
from .table.seating import pick_colour
from .table.table import Table
from .table.telling import result_json

Eyes = int | Literal["all", "none"]


async def over(table: Table) -> GameAtPlay:
    """The game of a table that is finished, taken up from its log if need be."""
    if not table.is_over:
        raise Refused("not_finished")
    async with table.turn:
        if table.play is None:
            try:
                await revive(table)
            except Exception:
                raise Refused("no_replay") from None
        if table.play is None:
            raise Refused("no_game")
        return table.play


async def export(table: Table) -> Document:
    play = await over(table)
    names = [seat.name for seat in table.state.seats]
    proof = None if table.charter.imported and table.charter.proof is None else table.state.proof.for_record()
    return {**play.record(), "names": names, **({"fairness": proof} if proof else {})}


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
        time, is_no_event = time_after(twin, step, time), is_clock(twin, step)
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
    return {"actor": actor, "action": shown, "words": twin.words(shown), "line": line.as_json()}


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


async def import_record(lobby: Lobby, record: Document) -> Table:
    """A finished table from a record; Refused with the place if the record does not replay."""
    match, proof = await asyncio.to_thread(_checked, record)
    label = match.game.label
    charter = Charter(match.players, dict(match.options), proof=proof, imported=True)
    made = new_table_row(label, charter, private=True)
    if proof is not None:
        made = replace(made, secret=bytes.fromhex(proof["secret"]))
    table = await lobby.add(made)
    async with table.turn:
        for seat, name in enumerate(_names(record, match.players)):
            await append_event(table, SEAT, "sat", seat, name=name, colour=pick_colour(table, None))
        await _append_games(table, match)
    return await _again(lobby, table)


async def _again(lobby: Lobby, table: Table) -> Table:
    lobby.tables.pop(table.id)
    return await lobby.find(table.id)


def _checked(record: Document) -> tuple[Match, dict[str, Any] | None]:
    try:
        if "fairness" in record:
            verify_record(record)
        match = replay(rules, record)
    except (BadDocument, Tampered) as error:
        raise Refused("record_refused", None, why=str(error)) from None
    except Exception as error:
        raise Refused("record_refused", None, why=type(error).__name__) from None
    if match.result is None:
        raise Refused("not_finished")
    return match, record.get("fairness")


def _names(record: Document, players: int) -> list[str]:
    told = record.get("names")
    given = told if isinstance(told, list) else []
    names = [str(name)[:24] for name in given[:players]]
    return names + [f"Player {seat + 1}" for seat in range(len(names), players)]


async def _append_games(table: Table, match: Match) -> None:
    """One row for each action with the chance that follows it, as if it had been played here."""
    twin = begun(match.game, match.players, match.options, match.start, match.dice.fresh(), match.begun_from)
    play = table.play = GameAtPlay(twin, ())
    for place, steps in enumerate(_rows(list(match.steps))):
        play.replay(steps)
        origin = {"start": match.start, "position": match.begun_from} if place == 0 else {}
        result = twin.result
        body = {
            "how": "player" if place else "start",
            "steps": steps,
            "digest": play.digest(),
            "drawn": 0,
            **origin,
            **({"result": result_json(result)} if result else {}),
        }
        await table.append(GAME, body, next((actor for actor, _ in steps if actor >= 0), None))


def _rows(steps: list[Step]) -> list[list[Step]]:
    """The chance before the first action, then each action with what told its time and the chance that follows it."""
    rows: list[list[Step]] = [[]]
    for step in steps:
        is_told_when = step[0] >= 0 and bool(rows[-1]) and rows[-1][-1][0] == TIME
        if step[0] != CHANCE and not is_told_when:
            rows.append([])
        rows[-1].append(step)
    return rows
