"""Short rows of numbers for as long as a rule runs: they lie on the stack, so nobody has to give them back.

That is why compiled rules need not count who still holds an array: see `compiled.py`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import extending, types
from numba.core import cgutils
from numpy.typing import NDArray

_numba: Any = extending
_code: Any = cgutils


def jotted(count: int) -> NDArray[np.int64]:
    """A row of so many zeros; compiled, the number has to be a constant, and the row must not outlive the rule."""
    return np.zeros(count, np.int64)


def jotted_small(count: int) -> NDArray[np.int8]:
    return np.zeros(count, np.int8)


def _teach(function: Any, number: Any) -> None:
    """Numba learns to lay such a row on the stack of the rule that asks for it."""
    row_type, width = types.Array(number, 1, "C"), number.bitwidth // 8

    @_numba.type_callable(function)  # type: ignore[untyped-decorator]
    def type_of_row(context: Any) -> Any:
        return lambda count: row_type if isinstance(count, types.IntegerLiteral) else None

    @_numba.lower_builtin(function, types.IntegerLiteral)  # type: ignore[untyped-decorator]
    def lay_on_the_stack(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        count = context.get_constant(types.intp, signature.args[0].literal_value)
        size = context.get_constant(types.intp, signature.args[0].literal_value * width)
        data = _code.alloca_once(builder, context.get_data_type(number), count)
        _code.memset(builder, data, size, 0)
        row = context.make_array(row_type)(context, builder)
        strides = [context.get_constant(types.intp, width)]
        context.populate_array(row, data=data, shape=[count], strides=strides, itemsize=width, meminfo=None)
        return row._getvalue()


_teach(jotted, types.int64)
_teach(jotted_small, types.int8)
