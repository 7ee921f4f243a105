"""Stored games, replayed outside a server: every row against its digest, and the record they add up to."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

import msgspec

from ...contract.errors import BadDocument
from ...contract.game import Document
from ...games import games, rules
from ..records.fairness import Proof
from ..records.finished import in_full
from ..store import Store, TableRow
from ..table.loading import imported_proof
from ..table.log.charter import Charter
from ..table.log.events import GAME
from ..table.log.row import Row
from ..table.log.state import Seat, State
from ..table.play.game_at_play import DoesNotReplay, GameAtPlay, begin_again, follow

GOOD, BROKEN, NO_GAME, OTHER_RULES = "good", "broken", "no_game", "other_rules"


@dataclass(frozen=True)
class Finding:
    """How the log of a table is; one of a game we do not have, or of other rules, cannot be replayed here."""

    table: str
    game: str
    status: str
    rows: int = 0
    why: str | None = None

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


async def checked(store: Store, made: TableRow) -> Finding:
    try:
        rows = await store.log(made.id)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        return Finding(made.id, made.game, BROKEN, why=f"a row cannot be read: {error}")
    try:
        _replayed(made, rows)
    except NotHere as error:
        return Finding(made.id, made.game, error.status, len(rows), str(error) or None)
    except (DoesNotReplay, BadDocument) as error:
        return Finding(made.id, made.game, BROKEN, len(rows), str(error))
    return Finding(made.id, made.game, GOOD, len(rows))


async def record_of_table(store: Store, made: TableRow) -> Document:
    """NotHere or DoesNotReplay if there is none."""
    at_play, charter, state = _replayed(made, await store.log(made.id))
    return in_full(at_play.record(), charter, state)


class NotHere(Exception):
    """There is nothing to replay, or not with these rules."""

    def __init__(self, status: str, why: str = "") -> None:
        super().__init__(why)
        self.status = status


def _replayed(made: TableRow, rows: list[Row]) -> tuple[GameAtPlay, Charter, State]:
    charter = msgspec.json.decode(made.charter, type=Charter)
    state = _state(made, charter, rows)
    game_rows = [row for row in rows if row.kind == GAME]
    if not game_rows:
        raise NotHere(NO_GAME)
    match = begin_again(_game(made), charter.players, charter.options, state.proof.dice, game_rows[0])
    at_play = GameAtPlay(match, ())
    for row in game_rows:
        follow(at_play, row)
    return at_play, charter, state


def _game(made: TableRow) -> Any:
    if made.game not in games():
        raise NotHere(OTHER_RULES, f"there is no game {made.game} here")
    game = rules(made.game)
    if game.label.rules_version != made.rules_version:
        raise NotHere(OTHER_RULES, f"rules {made.rules_version}; here are {game.label.rules_version}")
    return game


def _state(made: TableRow, charter: Charter, rows: list[Row]) -> State:
    """What the rows add up to; DoesNotReplay if one is missing."""
    proof = Proof.of(made.secret) if charter.proof is None else imported_proof(made, charter.proof)
    state = State([Seat(number) for number in range(charter.players)], proof)
    for place, row in enumerate(rows, 1):
        if row.seq != place:
            raise DoesNotReplay(f"row {place} is missing")
        state.take(row.at, row.body)
    return state
