"""Sizes, colours and the art that elements of the picture refer to."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from sobremesa.contract.words.markup import short, tag

SIDE: Final = 60.0
"""The length of a hex's side in the picture."""

FONT: Final = "ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
INK: Final = "#3b2f22"
LINEN: Final = "#f2e9d8"

# Top colour of the pieces, colour of the mark on them.
COLOURS: Final = {
    "red": ("#cf3a2f", "#fff4ee"),
    "blue": ("#2f66bd", "#eef4ff"),
    "white": ("#f5f2ea", "#4a4338"),
    "orange": ("#ef8f2b", "#3a2408"),
    "green": ("#3f9350", "#effbea"),
    "brown": ("#84593a", "#fbeede"),
}


def use(art: str, x: float, y: float, **attributes: object) -> str:
    return tag("use", href=f"#sm-{art}", x=x, y=y, **attributes)


def use_scaled(art: str, x: float, y: float, scale: float, **attributes: object) -> str:
    placed = f"translate({short(x)} {short(y)}) scale({scale:g})"
    return tag("use", href=f"#sm-{art}", transform=placed, **attributes)


@cache
def definitions() -> str:
    """Gradients and figures that everything else uses by name."""
    art = resources.files(__package__).joinpath("art.svg").read_text("utf-8")
    return art[art.index("<defs>") : art.index("</defs>") + len("</defs>")]
