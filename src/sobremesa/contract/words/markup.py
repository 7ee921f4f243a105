"""How elements of a picture are written: names, attributes, escaping, short numbers."""

from __future__ import annotations

from html import escape


def tag(name: str, *inside: str, **attributes: object) -> str:
    """`tag("circle", r=3, stroke_width=1)`; what is inside is markup already."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(given)}"'
        for key, given in attributes.items()
        if given is not None
    )
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


def words(text: str, x: float, y: float, size: float, **attributes: object) -> str:
    return tag("text", escape(text), x=x, y=y, font_size=size, **attributes)


def short(number: float) -> str:
    """To a tenth, without a zero that says nothing."""
    written = f"{number:.1f}".removesuffix(".0")
    return "0" if written == "-0" else written


def _value(given: object) -> str:
    return short(given) if isinstance(given, float) else escape(str(given))
