"""`sobremesa replay`: a record as a story."""

from __future__ import annotations

import time

from rich.console import Console

from ..complaints import Complaint, check_seat
from ..languages import Language, language_of, seat_names
from .documents import match_of, read
from .story import Story


def tell(file: str, seat: int | None, everything: bool, delay: float, line: int | None, lang: Language | None) -> None:
    paper = read(file, line)
    if not paper.is_record:
        raise Complaint(f"{paper.name}: is a position; a record is needed to tell a story")
    if everything and seat is not None:
        raise Complaint("--open shows everything: leave out --seat")
    match = match_of(paper)
    check_seat(match, seat)
    language = language_of(lang)
    catalogue = match.game.label.catalogue
    given = paper.document.get("names")
    names = seat_names(catalogue, given if isinstance(given, list) else None)
    out = Console(highlight=False, soft_wrap=True)
    for number, text in enumerate(Story(match, seat, everything=everything).news(), 1):
        out.print(f"{number:4}  {catalogue.say(text, language, names)}", markup=False)
        if delay:
            time.sleep(delay)
    if match.result is not None:
        out.print(f"      {catalogue.say(match.result.reason, language, names)}", markup=False)
