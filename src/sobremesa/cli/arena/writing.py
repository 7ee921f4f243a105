"""The results of the arena as files: JSON, a page, Markdown for the docs, and the plots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ...arena.figures.pages import html, markdown
from ...arena.figures.plots import payoffs_svg, ratings_svg


def write(folder: Path, document: dict[str, Any]) -> None:
    (folder / "results.json").write_text(json.dumps(document, indent=1) + "\n", "utf-8")
    if not document["entrants"]:
        return
    (folder / "index.html").write_text(html(document), "utf-8")
    (folder / "results.md").write_text(markdown(document, "ratings.svg"), "utf-8")
    (folder / "ratings.svg").write_text(ratings_svg(document), "utf-8")
    (folder / "payoffs.svg").write_text(payoffs_svg(document), "utf-8")
