"""What players read at a table of CATAN, in English; on the way every text is read in all languages."""

from __future__ import annotations

from sobremesa.contract.action import CHANCE
from sobremesa.contract.match import Match
from sobremesa.contract.text import Text
from sobremesa.games.catan.board.bounds import COLOURS
from sobremesa.games.catan.label import LABEL
from tests.every_game.reading import Reader

CATALOGUE = LABEL.catalogue


def colour(seat: int, language: str) -> str:
    return CATALOGUE.term(COLOURS[seat], language).capitalize()


def a_reader() -> Reader:
    return Reader(CATALOGUE, colour)


def say(text: Text) -> str:
    a_reader().read(text)
    return CATALOGUE.say(text, "en", colour)


def prompt(match: Match, seat: int | None) -> str:
    return say(match.view(seat).prompt)


def told(match: Match, actor: int, words: str, *viewers: int | None) -> list[str]:
    """The action is played; how these viewers (a spectator if none is named) read of it."""
    viewers = viewers or (None,)
    action = match.game.number_of(match.board, words)
    before = [match.view(viewer).state for viewer in viewers]
    if actor == CHANCE:
        match.replay_step(actor, action)
    else:
        match.act(actor, action)
    redacted = [match.game.redact(actor, action, viewer) for viewer in viewers]
    after = [match.view(viewer).state for viewer in viewers]
    steps = zip(viewers, before, redacted, after, strict=True)
    return [say(match.game.line(match.board, was, actor, seen, now, viewer)) for viewer, was, seen, now in steps]


def why_not(match: Match, seat: int, action: str | int) -> str:
    reason = match.why_not(seat, action)
    assert reason is not None
    a_reader().read_reason(reason)
    return str(reason)
