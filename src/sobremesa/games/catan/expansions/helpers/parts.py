"""What the helpers' actions speak of: helpers, what becomes of a used one, where a knight is."""

from __future__ import annotations

from typing import Any, Final

from sobremesa.contract.parts import Choice, Value
from sobremesa.contract.words.reading import Reader

from .rules.bounds import HELPER_NAMES

TURN_OVER: Final = 15
"""Instead of the helper taken: the used one is kept and turned to side B."""

HELPER: Final = Choice(4, HELPER_NAMES, "a helper")
KNIGHT: Final = Choice(1, ("hand", "played"), "where the knight is")


class ChangeOfHelper(Choice):
    """HLP-2: the used helper is turned over, or left for another: `turn`, `take mayor`."""

    def __init__(self) -> None:
        super().__init__(4, HELPER_NAMES, "'turn' or 'take' and a helper")

    def say(self, board: Any, *values: Value) -> str:
        return "turn" if values[0] == TURN_OVER else f"take {super().say(board, *values)}"

    def read(self, board: Any, reader: Reader) -> tuple[Value, ...]:
        if reader.has("turn"):
            return (TURN_OVER,)
        reader.skip("take")
        return super().read(board, reader)

    def to_json(self, board: Any, *values: Value) -> str:
        return "turn" if values[0] == TURN_OVER else super().to_json(board, *values)

    def from_json(self, board: Any, told: Any) -> tuple[Value, ...]:
        return (TURN_OVER,) if told == "turn" else super().from_json(board, told)

    @property
    def typescript(self) -> str:
        return f'"turn" | {super().typescript}'


CHANGE_OF_HELPER: Final = ChangeOfHelper()
