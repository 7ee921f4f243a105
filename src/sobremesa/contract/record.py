"""A whole game as a JSON document that replays without any dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .action import CHANCE, TIME
from .dice import Draws, Seeded
from .errors import BadDocument, IllegalAction
from .game import Document, Game
from .match import Match, begun
from .numbers import counted

FORMAT = "sobremesa record 1"
_ACTORS = {"chance": CHANCE, "time": TIME}
NAMES = {number: name for name, number in _ACTORS.items()}


def record_of(match: Match, in_parts: bool = False) -> Document:
    """Options, start document (or the position it began from) and every action in words, or as its kind and parts."""
    told = match.game.kinds.to_json if in_parts else match.game.words
    origin: Document = (
        {"players": match.players, "options": dict(match.options), "start": match.start}
        if match.begun_from is None
        else {"position": match.begun_from}
    )
    result = match.result
    return {
        "format": FORMAT,
        "game": match.game.label.id,
        "rules_version": match.game.label.rules_version,
        **origin,
        "actions": [[NAMES.get(actor, actor), told(match.board, action)] for actor, action in match.steps],
        **({"winners": list(result.winners), "scores": list(result.scores)} if result else {}),
    }


def replay(
    game_named: Callable[[str], Game], record: Document, until: int | None = None, dice: Draws | None = None
) -> Match:
    """The match of a record, whole or after `until` actions; BadDocument with the place if it does not fit."""
    game = _game_of(game_named, record)
    actions = _part(record, "actions", list)
    until = len(actions) if until is None else until
    if not 0 <= until <= len(actions):
        raise BadDocument("actions", f"the record has {counted(len(actions), 'action')}, {until} is not among them")
    match = _start(game, record, Seeded() if dice is None else dice)
    for place, entry in enumerate(actions[:until]):
        replay_one(match, f"actions[{place}]", entry)
    if until == len(actions):
        _check_result(match, record)
    return match


def _start(game: Game, record: Document, dice: Draws) -> Match:
    if "position" in record:
        return begun(game, 0, {}, {}, dice, _part(record, "position", dict))
    players = _part(record, "players", int)
    options = game.label.check(players, _part(record, "options", dict))
    return begun(game, players, options, _part(record, "start", dict), dice)


def _game_of(game_named: Callable[[str], Game], record: Document) -> Game:
    if not isinstance(record, Mapping):
        raise BadDocument("", "a record should be a JSON object")
    if record.get("format") != FORMAT:
        raise BadDocument("format", f"should be {FORMAT!r}")
    try:
        game = game_named(_part(record, "game", str))
    except LookupError as error:
        raise BadDocument("game", str(error.args[0])) from None
    if record.get("rules_version") != game.label.rules_version:
        raise BadDocument(
            "rules_version",
            f"the record was made with rules {record.get('rules_version')!r}, these are {game.label.rules_version}",
        )
    return game


def replay_one(match: Match, path: str, entry: Any) -> None:
    if not isinstance(entry, list | tuple) or len(entry) != 2:
        raise BadDocument(path, "should be a pair: who acts, and the action in words")
    who, action = entry
    actor = _ACTORS.get(who, who) if isinstance(who, str) else who
    if isinstance(actor, bool) or not isinstance(actor, int) or not TIME <= actor < match.players:
        raise BadDocument(f"{path}[0]", f"{who!r} is neither a seat nor chance nor time")
    if not isinstance(action, str | int):
        raise BadDocument(f"{path}[1]", "should be an action in words")
    try:
        match.replay_step(actor, match.game.number_of(match.board, action))
    except IllegalAction as error:
        raise BadDocument(f"{path}[1]", f"{action!r}: {error}") from None


def _check_result(match: Match, record: Document) -> None:
    """What a record says of its end must follow from its actions."""
    result = match.result
    for name in ("winners", "scores"):
        if name in record and (result is None or list(getattr(result, name)) != record[name]):
            raise BadDocument(name, "the actions lead to another end")


def _part(document: Document, name: str, kind: type) -> Any:
    value = document.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadDocument(name, f"is missing or is no {kind.__name__}")
    return value
