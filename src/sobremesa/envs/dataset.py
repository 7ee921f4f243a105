"""Decisions of bots as a dataset: one row a small decision, with what the seat saw, its choices, the choice, the end.

The same bytes whatever the number of processes: all seeds follow from one, and games are written in their order. How
it came about is in the file's metadata under `sobremesa`, its data card.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from importlib.metadata import version
from itertools import chain
from pathlib import Path
from typing import Any, cast

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from ..bots import bot
from ..bots.player import Bot, play_out
from ..contract.game import Step
from ..contract.match import Match, new_match
from ..contract.view import View
from ..games import rules
from ..kernel.compiled_game import CompiledGame
from ..kernel.dice import dice_for
from ..kernel.learning.ending import rewards_of
from ..kernel.learning.learning import FEATURES
from ..kernel.learning.reader import Decision, Reader


@dataclass(frozen=True)
class Wanted:
    """Which games, and how their decisions are seen. Bots move on by one seat from game to game."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str = "1"
    observation: str = FEATURES
    options: Mapping[str, Any] | None = None

    @property
    def players(self) -> int:
        return len(self.bots)


class Noting:
    """A bot whose decisions are read before they are played."""

    def __init__(self, chosen_by: Bot, match: Match, reader: Reader, notes: list[Decision]) -> None:
        self.bot, self.match, self.reader, self.notes = chosen_by, match, reader, notes

    def choose(self, view: View, history: Callable[[], Sequence[Step]]) -> int | None:
        action = self.bot.choose(view, history)
        if action is not None and view.seat is not None:
            self.notes += self.reader.decisions(self.match, view.seat, action)
        return action


def reader_for(wanted: Wanted) -> Reader:
    label = rules(wanted.game).label
    if label.real_time:
        raise LookupError(f"{wanted.game} is played in real time: its decisions make no dataset yet")
    game = cast(CompiledGame, rules(wanted.game))
    return Reader(game, wanted.players, wanted.options or {}, wanted.observation)


def play_and_note(wanted: Wanted, reader: Reader, number: int) -> pa.RecordBatch:
    """The game of that number, the same that `simulate` plays, as rows."""
    seed, game = f"{wanted.seed}/{number}", rules(wanted.game)
    places = [(seat + number) % wanted.players for seat in range(wanted.players)]
    names = [wanted.bots[place] for place in places]
    match = new_match(game, wanted.players, wanted.options or {}, dice_for(game, seed))
    notes: list[Decision] = []
    players = [bot(wanted.game, name, f"{seed}/{place}") for place, name in zip(places, names, strict=True)]
    play_out(match, [Noting(player, match, reader, notes) for player in players])
    result = match.result
    won = np.zeros((1, wanted.players), np.bool_)
    won[0, list(result.winners) if result else []] = True
    return _rows(wanted, reader, number, names, notes, rewards_of(won)[0])


def _rows(
    wanted: Wanted, reader: Reader, number: int, names: list[str], notes: list[Decision], rewards: Any
) -> pa.RecordBatch:
    width = len(reader.batch.columns)
    seen = np.concatenate([note.observation for note in notes]) if notes else np.zeros(0, np.float32)
    return pa.record_batch(
        {
            "game": pa.array([number] * len(notes), pa.int32()),
            "seat": pa.array([note.seat for note in notes], pa.int8()),
            "bot": pa.array([names[note.seat] for note in notes], pa.string()),
            "observation": pa.FixedSizeListArray.from_arrays(pa.array(seen, pa.float32()), width),
            "allowed": pa.array([np.flatnonzero(note.mask) for note in notes], pa.list_(pa.int32())),
            "index": pa.array([note.index for note in notes], pa.int32()),
            "reward": pa.array([rewards[note.seat] for note in notes], pa.float32()),
        }
    )


def card_of(wanted: Wanted, reader: Reader) -> dict[str, Any]:
    """What whoever finds the file should know."""
    return {
        "made_by": f"sobremesa {version('sobremesa')}",
        "wanted": asdict(wanted),
        "table": reader.batch.table.name,
        "columns": reader.batch.columns,
        "reward": "of the seat at the end of its game: winners share 1, the others share -1",
        "left_out": "actions that have no index, such as offers beyond the published list and answers out of turn",
    }


Spread = Callable[[Callable[[int], pa.RecordBatch], Iterator[int]], Iterable[pa.RecordBatch]]
"""Does a piece of work for each number, anywhere, and hands on what comes of it in their order."""


def write_dataset(
    path: Path,
    wanted: Wanted,
    spread: Spread | None = None,
    *,
    resume: bool = False,
    tell: Callable[[int], None] = lambda games: None,
) -> int:
    """Writes a Parquet file; how many rows it has. With `spread` the games are played elsewhere, to the same bytes.

    Games are kept in a file beside it until all are there; `resume` goes on with those. `tell` hears how many.
    """
    reader = reader_for(wanted)
    card = {"sobremesa": json.dumps(card_of(wanted, reader))}
    part = path.with_name(f"{path.name}.part")
    before = kept_games(part, card) if resume else []
    rest = iter(range(len(before), wanted.games))
    others = spread(partial(_elsewhere, wanted), rest) if spread else (play_and_note(wanted, reader, n) for n in rest)
    schema = _rows(wanted, reader, 0, [], [], None).schema.with_metadata(card)
    with pa.OSFile(str(part), "wb") as file, pa.ipc.new_stream(file, schema) as kept:
        for games, batch in enumerate(chain(before, others), 1):
            kept.write_batch(batch.replace_schema_metadata(card))
            tell(games)
    rows = _as_parquet(part, path, schema)
    part.unlink()
    return rows


def kept_games(part: Path, card: Mapping[str, str]) -> list[pa.RecordBatch]:
    """The games of a run that was ended, as far as they are whole. LookupError if it was another dataset."""
    kept: list[pa.RecordBatch] = []
    if not part.is_file():
        return kept
    try:
        with pa.ipc.open_stream(part.read_bytes()) as stream:
            if (stream.schema.metadata or {}).get(b"sobremesa") != card["sobremesa"].encode():
                raise LookupError(f"{part}: was made for another dataset; --resume needs the same game, bots and seed")
            kept.extend(stream)
    except (pa.ArrowInvalid, OSError):
        pass  # it ends in the middle of a game
    return kept


def _as_parquet(part: Path, path: Path, schema: pa.Schema) -> int:
    rows = 0
    with pa.ipc.open_stream(pa.OSFile(str(part))) as games, pq.ParquetWriter(path, schema) as writer:
        for batch in games:
            writer.write_batch(batch)
            rows += batch.num_rows
    return rows


_readers: dict[str, Reader] = {}


def _elsewhere(wanted: Wanted, number: int) -> pa.RecordBatch:
    """In another process, which makes its reader once."""
    name = repr(wanted)
    if name not in _readers:
        _readers[name] = reader_for(wanted)
    return play_and_note(wanted, _readers[name], number)
