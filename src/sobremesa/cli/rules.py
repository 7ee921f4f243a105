"""`sobremesa rules`: the numbered rules of a game, as the docs have them."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown

from .complaints import Complaint, label_of
from .languages import Language, language_of


def print_rules(game: str, lang: Language | None) -> None:
    label = label_of(game)
    language = language_of(lang)
    text = label.written_rules(language) or rules_page(label.id, language).read_text("utf-8")
    Console().print(Markdown(text))


def rules_page(game: str, language: str) -> Traversable:
    """In the wheel the pages lie inside the package, in a checkout beside `src`."""
    package = files("sobremesa")
    checkout = Path(__file__).parents[3]
    for docs in (package / "docs", checkout / "docs"):
        page = docs / "rules" / game / f"{language}.md"
        if page.is_file():
            return page
    raise Complaint(f"there are no written rules of {game} in {language!r}")
