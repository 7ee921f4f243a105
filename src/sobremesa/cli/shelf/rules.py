"""`sobremesa rules`: the numbered rules of a game, as the docs have them."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown

from ..complaints import Complaint, label_of
from ..languages import Language, language_of
from .paper import paper

_PICTURE = re.compile(r"^!\[[^\]]*\]\([^)]+\)\n\n", re.MULTILINE)


def print_rules(game: str, lang: Language | None, as_html: bool = False) -> None:
    label = label_of(game)
    language = language_of(lang)
    text = label.written_rules(language) or rules_page(label.id, language).read_text("utf-8")
    if as_html:
        print(paper(text, language, lambda path: picture_beside(label.id, path)), end="")
    else:
        Console().print(Markdown(_PICTURE.sub("", text)))


def picture_beside(game: str, path: str) -> str:
    return docs_of(game).joinpath(*path.split("/")).read_text("utf-8")


def rules_page(game: str, language: str) -> Traversable:
    page = docs_of(game) / f"{language}.md"
    if not page.is_file():
        raise Complaint(
            f"there are no written rules of {game} in {language!r}: its package has no manual/{language}.md"
        )
    return page


def docs_of(game: str) -> Traversable:
    """In the wheel the pages lie inside the package, in a checkout beside `src`."""
    packed = files("sobremesa") / "docs" / "rules" / game
    return packed if packed.is_dir() else Path(__file__).parents[4] / "docs" / "rules" / game
