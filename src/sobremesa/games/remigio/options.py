"""What a Remigio table may choose (REM-3, REM-5, REM-9, REM-11, REM-12, REM-15, REM-16, REM-19 … REM-22, REM-24)."""

from __future__ import annotations

from sobremesa.contract.options import Choice, Number, Option, Switch

OPTIONS: tuple[Option, ...] = (
    Choice("table", ("assisted", "real")),
    Number("limit", least=1, most=10, default=3),
    Choice("low_ace", ("11", "1")),
    Choice("joker_left", ("20", "11", "25", "50")),
    Switch("cut", default=True),
    Switch("take_to_open"),
    Choice("sets", ("different", "equal")),
    Choice("jokers", ("half", "one")),
    Choice("lay_off", ("any", "own")),
    Switch("swap"),
    Number("dry", least=1, most=2, default=1),
    Choice("ties", ("each", "nobody")),
    Switch("void_end", default=True),
    Switch("hint"),
)
