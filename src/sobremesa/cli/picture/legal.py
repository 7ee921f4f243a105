"""What a seat may do, in the words one types."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from ...contract.game import Template
from ...contract.match import Match
from ...contract.shown import plain
from .values import Term, in_words, is_nothing


def legal_in_words(match: Match, seat: int, name: str, term: Term) -> Iterator[Text]:
    """Actions of one kind together on a line: `road 12-13 13-14`."""
    legal = match.legal(seat)
    yield Text(f"{name}: {term('may')}", style="bold")
    kinds: dict[str, list[str]] = {}
    for action in legal.actions:
        kind = match.game.kinds.of(action)
        words = match.words(action)
        first = kind.name if kind is not None and words.startswith(kind.name) else words
        kinds.setdefault(first, []).append(words[len(first) :].strip())
    for first, others in kinds.items():
        yield Text(f"  {first} {_joined(others)}".rstrip())
    for template in legal.templates:
        yield Text(f"  {template_in_words(template, term)}")


def _joined(words: list[str]) -> str:
    return (" | " if any(" " in word for word in words) else " ").join(words)


def template_in_words(template: Template, term: Term) -> str:
    bounds = {name: value for name, value in plain(template.bounds).items() if not is_nothing(value)}
    within = "; ".join(f"{term(name)} {in_words(value, term)}" for name, value in bounds.items())
    return f"{template.kind} … ({within})" if within else f"{template.kind} …"
