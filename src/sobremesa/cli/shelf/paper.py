"""The rules of a game as one page of HTML that prints well: pictures inside, contents first, words and rules linked."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import Final

from markdown_it import MarkdownIt

CONTENTS: Final = {"en": "Contents", "es": "Contenido", "pt": "Conteúdo"}
STYLE: Final = """
:root { color-scheme: light; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #2c2117; background: #fffdf8;
  font: 11.5pt/1.5 Georgia, "Iowan Old Style", "Palatino Linotype", serif; }
h1 { font-size: 24pt; line-height: 1.15; margin: 0 0 .6em; }
h2 { font-size: 15pt; margin: 1.8em 0 .5em; border-bottom: 1px solid #c9b892; break-after: avoid; }
h3 { font-size: 12pt; margin: 1.1em 0 .2em; break-after: avoid; }
p, li { orphans: 3; widows: 3; }
li { margin: .3em 0; break-inside: avoid; }
a { color: #1a666d; text-decoration: none; }
figure { margin: 1em auto; max-width: 24rem; break-inside: avoid; }
figure svg { width: 100%; height: auto; display: block; border-radius: 8px; }
table { border-collapse: collapse; margin: .8em 0; break-inside: avoid; }
th, td { border: 1px solid #c9b892; padding: .2em .6em; text-align: left; }
nav { columns: 2; }
nav ol { margin: 0; padding-left: 1.4em; }
@page { margin: 18mm 16mm; }
@media print { body { margin: 0; max-width: none; font-size: 10pt; background: none; } a { color: inherit; } }
"""
_RULE = re.compile(r"\b([A-Z]{3}-\d+)\b")
_NUMBERED = re.compile(r"<li>(?:\s*<p>)?<strong>([A-Z]{3}-\d+)</strong>")
_PICTURE = re.compile(r'<p><img src="(pictures/[\w-]+\.svg)" alt="([^"]*)" ?/?></p>')
_HEADING = re.compile(r"<h([23])>(.*?)</h\1>")
_TAGS = re.compile(r"(<[^>]+>)")


def paper(text: str, language: str, picture: Callable[[str], str]) -> str:
    """`picture` gives the drawing that lies at a path beside the text."""
    body = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    body = _HEADING.sub(lambda found: _heading(*found.groups()), body)
    body = _NUMBERED.sub(lambda found: f'<li id="{found[1]}"><strong>{found[1]}</strong>', body)
    body = _linked(body)
    body = _PICTURE.sub(lambda found: _figure(picture(found[1]), found[2]), body)
    title, _, rest = body.partition("</h1>")
    heads = re.findall(r'<h2 id="([^"]+)">(.*?)</h2>', rest)
    lines = "".join(f'<li><a href="#{anchor}">{words}</a></li>' for anchor, words in heads)
    nav = f"<nav><h2>{CONTENTS[language]}</h2><ol>{lines}</ol></nav>"
    name = escape(_TAGS.sub("", title))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{name}</title>'
    return (
        f'<!doctype html>\n<html lang="{language}"><head>{head}<style>{STYLE}</style></head>\n'
        f"<body>{title}</h1>{nav}{rest}</body></html>\n"
    )


def _heading(level: str, words: str) -> str:
    anchor = _TAGS.sub("", words).strip().lower().replace(" ", "-")
    return f'<h{level} id="{anchor}">{words}</h{level}>'


def _linked(body: str) -> str:
    """Rules spoken of lead to where they stand, if they stand here."""
    known = set(re.findall(r'<li id="([A-Z]{3}-\d+)">', body))
    pieces = _TAGS.split(body)
    for place, piece in enumerate(pieces):
        is_its_own = place > 1 and pieces[place - 1] == "<strong>"
        if not piece.startswith("<") and not is_its_own:
            pieces[place] = _RULE.sub(
                lambda found: f'<a href="#{found[1]}">{found[1]}</a>' if found[1] in known else found[1], piece
            )
    return "".join(pieces)


def _figure(drawing: str, alt: str) -> str:
    return f'<figure role="img" aria-label="{alt}">{drawing.strip()}</figure>'
