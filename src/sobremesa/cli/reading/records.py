"""`sobremesa records`: chooses among records, one a line or in a list, counts them, writes them in another form."""

from __future__ import annotations

import csv
import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from ...contract.numbers import counted
from ..complaints import Complaint, check_extra, label_of
from .documents import STDIN, lines_of

Record = dict[str, Any]
Lines = Sequence[tuple[int, str]]
"""With their numbers."""
_LETTER = re.compile(r"(?<=.) [A-Z]$")
MOST_SEATS, MOST_POINTS = 127, 2**31
"""What the columns of a table hold."""
COLUMNS = ("line", "game", "players", "names", "seed", "actions", "winners", "scores")


@dataclass(frozen=True)
class Wanted:
    """What a record must be to be chosen; None: anything."""

    game: str | None = None
    players: int | None = None
    name: str | None = None
    won_by: str | None = None
    finished: bool = False

    def takes(self, record: Record) -> bool:
        return (
            self.game in (None, record.get("game"))
            and self.players in (None, players_of(record))
            and (self.name is None or self.name in plain_names(record))
            and (self.won_by is None or self.won_by in winners_of(record))
            and ("winners" in record or not self.finished)
        )


def choose_records(path: str, wanted: Wanted, out: Path | None, overwrite: bool) -> None:
    if wanted.game is not None:
        label_of(wanted.game)
    chosen = [(line, record) for line, record in _read(path) if wanted.takes(record)]
    if out is None:
        print("\n".join(counts(record for _, record in chosen)))
        return
    if out.exists() and not overwrite:
        raise Complaint(f"{out}: is there already; --overwrite writes over it")
    if out.suffix not in FORMS:
        raise Complaint(f"{out}: its name should end in {', '.join(FORMS)}")
    try:
        FORMS[out.suffix](out, chosen, None)
    except OSError as error:
        raise Complaint(f"{out}: {error.strerror or error}") from None
    print(f"{counted(len(chosen), 'record')} written to {out}")


def _read(path: str) -> Iterator[tuple[int, Record]]:
    name = "standard input" if path == STDIN else path
    for line, record in _documents(name, lines_of(path)):
        if not _is_record(record):
            raise Complaint(f"{name}: line {line}: is no record")
        yield line, record


def _is_record(found: Any) -> bool:
    """As far as it is read here."""
    if not isinstance(found, dict) or not isinstance(found.get("actions"), list):
        return False
    names = found.get("names", [])
    return (
        isinstance(names, list)
        and all(name is None or isinstance(name, str) for name in names)
        and _are_numbers([found.get("players", 0)], range(MOST_SEATS + 1))
        and _are_numbers(found.get("winners", []), range(MOST_SEATS))
        and _are_numbers(found.get("scores", []), range(-MOST_POINTS, MOST_POINTS))
    )


def _are_numbers(found: Any, within: range) -> bool:
    return isinstance(found, list) and all(isinstance(one, int) and one in within for one in found)


def _documents(name: str, lines: Lines) -> Iterable[tuple[int, Any]]:
    """One a line; or a single one or a list over as many lines as it likes, counted as if each had one."""
    try:
        document = json.loads("\n".join(text for _, text in lines))
    except RecursionError:
        raise Complaint(f"{name}: is nested too deeply") from None
    except ValueError as error:
        if isinstance(error, json.JSONDecodeError) and _is_laid_out(lines):
            line = lines[error.lineno - 1][0]
            raise Complaint(f"{name}: line {line}: is no JSON: {error.msg} at column {error.colno}") from None
        return _one_a_line(name, lines)
    return enumerate(document if isinstance(document, list) else [document], 1)


def _is_laid_out(lines: Lines) -> bool:
    """Whether a document begins there that goes on over many lines: no record is a list."""
    begins = lines[0][1].strip() if lines else ""
    return begins == "{" or begins.startswith("[")


def _one_a_line(name: str, lines: Lines) -> Iterator[tuple[int, Any]]:
    for line, text in lines:
        try:
            yield line, json.loads(text)
        except RecursionError:
            raise Complaint(f"{name}: line {line}: is nested too deeply") from None
        except ValueError as error:
            raise Complaint(f"{name}: line {line}: is no JSON: {error}") from None


def players_of(record: Record) -> int:
    return record.get("players") or len(record.get("scores", ()))


def plain_names(record: Record) -> list[str]:
    """Of bots without the letter that `simulate` puts behind them."""
    return [_LETTER.sub("", str(name)) for name in record.get("names", ())]


def winners_of(record: Record) -> list[str]:
    names = plain_names(record)
    return [names[seat] for seat in record.get("winners", ()) if seat < len(names)]


def counts(records: Iterable[Record]) -> list[str]:
    """Games, how many came to an end, how long they were, and who won how many."""
    every = list(records)
    lines = [f"{counted(len(every), 'record')}, {sum('winners' in record for record in every)} finished"]
    for game, number in sorted(Counter(str(record.get("game")) for record in every).items()):
        lengths = [len(record["actions"]) for record in every if str(record.get("game")) == game]
        lines.append(f"{game}: {number}, actions in the median: {median(lengths):g}")
    played = Counter(name for record in every for name in plain_names(record))
    won = Counter(name for record in every for name in winners_of(record))
    return [*lines, *(f"{name}: sat {counted(sat, 'time')}, won {won[name]}" for name, sat in sorted(played.items()))]


def rows(chosen: Iterable[tuple[int, Record]]) -> Iterator[dict[str, Any]]:
    """One a game."""
    for line, record in chosen:
        yield {
            "line": line,
            "game": record.get("game"),
            "players": players_of(record),
            "names": list(map(str, record.get("names", ()))),
            "seed": None if record.get("seed") is None else str(record["seed"]),
            "actions": len(record["actions"]),
            "winners": list(record.get("winners", ())),
            "scores": list(record.get("scores", ())),
        }


Chosen = Sequence[tuple[int, Record]]
Card = Mapping[str, Any] | None


def _write_lines(out: Path, chosen: Chosen, card: Card = None) -> None:
    out.write_text("".join(f"{json.dumps(record, separators=(',', ':'))}\n" for _, record in chosen), "utf-8")


def _write_list(out: Path, chosen: Chosen, card: Card = None) -> None:
    out.write_text(json.dumps([record for _, record in chosen], indent=1) + "\n", "utf-8")


def _write_csv(out: Path, chosen: Chosen, card: Card = None) -> None:
    with out.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS)
        writer.writeheader()
        for row in rows(chosen):
            writer.writerow({name: " ".join(map(str, it)) if isinstance(it, list) else it for name, it in row.items()})


def _write_parquet(out: Path, chosen: Chosen, card: Card = None) -> None:
    check_extra("envs", out.name, "pyarrow")
    import pyarrow as pa
    import pyarrow.parquet as pq

    kinds = (pa.int64(), pa.string(), pa.int8(), pa.list_(pa.string()), pa.string(), pa.int32())
    columns = zip(COLUMNS, (*kinds, pa.list_(pa.int8()), pa.list_(pa.int32())), strict=True)
    told = None if card is None else {"sobremesa": json.dumps(card)}
    pq.write_table(pa.Table.from_pylist(list(rows(chosen)), pa.schema(list(columns), told)), out)


TABLES: dict[str, Callable[[Path, Chosen, Card], None]] = {
    ".json": _write_list,
    ".csv": _write_csv,
    ".parquet": _write_parquet,
}
"""Written whole, one row a game; a Parquet file says in its metadata how it came about, if that is known."""
FORMS: dict[str, Callable[[Path, Chosen, Card], None]] = {".jsonl": _write_lines, **TABLES}
