"""Records brought back: a finished table from a record.

A record is replayed and written out in a thread of its own, one after the other, with pauses in which tables play on;
all of its rows are committed together, and the table is taken up when somebody looks at it.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import Any

from ...contract.action import CHANCE, TIME
from ...contract.errors import BadDocument
from ...contract.game import Document, Step
from ...contract.match import Match, begun
from ...contract.record import replay
from ...games import game as label_of
from ...games import rules
from ..entrance.border import clean_name
from ..lobby.lobby import Lobby
from ..refusals import Refused
from ..services import Services
from ..table.loading import imported_proof
from ..table.log.charter import Charter, new_table_row
from ..table.log.events import Played, Sat
from ..table.log.row import encode
from ..table.log.saying import with_line
from ..table.play.game_at_play import digest_of
from ..table.seats.seating import pick_colour
from ..table.table import Table
from ..table.telling.notice import notice
from ..table.telling.teller import result_json
from .fairness import Tampered, verify_match

Columns = dict[str, Any]
PIECE = 200
BREATH_SECONDS = 0.002
"""After each piece of a replay: the interpreter is the event loop's first."""


async def import_record(lobby: Lobby, record: Document) -> Table:
    """A finished table from a record; Refused with the place if the record does not replay."""
    judge_length(record)
    services = lobby.services
    loop = asyncio.get_running_loop()
    table, rows = await loop.run_in_executor(services.importer, _written, services, record)
    stored = {**vars(table.made), "state": table.state.name, "summary": table.summary.decode()}
    await services.writer.write(table=stored, rows=rows)
    return table


def judge_length(record: Document) -> None:
    """No game is longer than its label says; whoever brings more wants something else."""
    actions, name = record.get("actions"), record.get("game")
    try:
        label = label_of(name if isinstance(name, str) else "")
    except LookupError:
        raise Refused("record_refused", None, why=f"game: {str(name)[:40]!r}") from None
    if isinstance(actions, list) and len(actions) > label.most_steps:
        raise Refused("record_too_long", None, most=label.most_steps, steps=len(actions))


def _written(services: Services, record: Document) -> tuple[Table, list[Columns]]:
    """The table, known to nobody yet, and all rows of its log."""
    match, proof = _checked(record)
    charter = Charter(match.players, dict(match.options), proof=proof, imported=True)
    made = new_table_row(match.game.label, charter, private=True)
    if proof is not None:
        made = replace(made, secret=bytes.fromhex(proof["secret"]))
    table = Table(made, services)
    if proof is not None:
        table.state.proof = imported_proof(made, proof)
    rows = [_sat(table, seat, name) for seat, name in enumerate(names_in(record, match.players))]
    for place, body in enumerate(_bodies(match)):
        actor = next((actor for actor, _ in body.steps if actor >= 0), None)
        rows.append(table.enter(body, actor).columns(table.id))
        _breathe(place)
    table.entered.clear()
    table.summary = encode(notice(table.document()))
    return table, rows


def _checked(record: Document) -> tuple[Match, dict[str, Any] | None]:
    try:
        match = replay(rules, record)
        if "fairness" in record:
            verify_match(match, record)
    except (BadDocument, Tampered) as error:
        raise Refused("record_refused", None, why=str(error)) from None
    except Exception as error:
        raise Refused("record_refused", None, why=type(error).__name__) from None
    if match.result is None:
        raise Refused("not_finished")
    return match, record.get("fairness")


def _sat(table: Table, seat: int, name: str) -> Columns:
    sat = with_line(table, Sat(seat=seat, name=name, colour=pick_colour(table, None)))
    return table.enter(sat, seat).columns(table.id)


def names_in(record: Document, players: int) -> list[str]:
    told = record.get("names")
    given = told if isinstance(told, list) else []
    return [_name(given[seat] if seat < len(given) else None, seat) for seat in range(players)]


def _name(given: Any, seat: int) -> str:
    try:
        return clean_name(given if isinstance(given, str) else "")
    except ValueError:
        return f"Player {seat + 1}"


def _bodies(match: Match) -> list[Played]:
    """One row for each action with the chance that follows it, as if it had been played here."""
    twin = begun(match.game, match.players, match.options, match.start, match.dice.fresh(), match.begun_from)
    bodies: list[Played] = []
    for place, steps in enumerate(_rows(list(match.steps))):
        for step in steps:
            twin.replay_step(*step)
        bodies.append(Played("player" if place else "start", steps, digest_of(twin), 0))
        _breathe(place)
    bodies[0].start, bodies[0].position = dict(match.start), match.begun_from
    bodies[-1].result = result_json(twin.result)
    return bodies


def _rows(steps: list[Step]) -> list[list[Step]]:
    """The chance before the first action, then each action with what told its time and the chance that follows it."""
    rows: list[list[Step]] = [[]]
    for step in steps:
        is_told_when = step[0] >= 0 and bool(rows[-1]) and rows[-1][-1][0] == TIME
        if step[0] != CHANCE and not is_told_when:
            rows.append([])
        rows[-1].append(step)
    return rows


def _breathe(place: int) -> None:
    if place % PIECE == PIECE - 1:
        time.sleep(BREATH_SECONDS)
