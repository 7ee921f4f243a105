"""Signals between threads inside compiled rules: numbers that one writes and another sees at once, in order.

A signal is the first number of a row of a table whose rows lie so far apart that no two share a line of the cache.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from numba import extending, types
from numba.core import funcdesc
from numba.core.typing import templates

_numba: Any = extending
_typing: Any = templates
_functions: Any = funcdesc
Signals = np.ndarray[tuple[int, int], np.dtype[np.int64]]
APART = 16
WIDTH = 8
NOBODY_KNOWS = -1


def heard(signals: Signals, row: int) -> int:
    """What it stands at; whatever was written before it was said is seen too."""
    return int(signals[row, 0])


def say(signals: Signals, row: int, value: int) -> None:
    signals[row, 0] = value


def swap(signals: Signals, row: int, before: int, after: int) -> bool:
    """Says one thing if it still stands at another; whether it did. Compiled, nobody comes in between."""
    stood = bool(signals[row, 0] == before)
    if stood:
        signals[row, 0] = after
    return stood


def processor() -> int:
    """On which one this thread runs at the moment, where the system tells."""
    return NOBODY_KNOWS


def new_signals(rows: int) -> Signals:
    return np.zeros((rows, APART), np.int64)


_table = types.Array(types.int64, 2, "C")


def _place(context: Any, builder: Any, taken: Any, given: Any) -> Any:
    data = context.make_array(_table)(context, builder, given[0]).data
    return builder.gep(data, [builder.mul(given[1], given[1].type(APART))])


def _teach(function: Any, taken: tuple[Any, ...], result: Any, lower: Any) -> None:
    cases = {"cases": [_typing.signature(result, *taken)]}
    _typing.infer_global(function)(type("Signal", (_typing.ConcreteTemplate,), cases))
    _numba.lower_builtin(function, *taken)(lower)


def _heard(context: Any, builder: Any, taken: Any, given: Any) -> Any:
    return builder.load_atomic(_place(context, builder, taken, given), "acquire", WIDTH)


def _say(context: Any, builder: Any, taken: Any, given: Any) -> Any:
    builder.store_atomic(given[2], _place(context, builder, taken, given), "release", WIDTH)
    return context.get_dummy_value()


def _swap(context: Any, builder: Any, taken: Any, given: Any) -> Any:
    place = _place(context, builder, taken, given)
    return builder.extract_value(builder.cmpxchg(place, given[2], given[3], "acq_rel", "acquire"), 1)


def _processor(context: Any, builder: Any, taken: Any, given: Any) -> Any:
    if sys.platform != "linux":
        return context.get_constant(types.int64, NOBODY_KNOWS)
    known = _functions.ExternalFunctionDescriptor("sched_getcpu", types.int32, ())
    number = builder.call(context.declare_external_function(builder.module, known), [])
    return context.cast(builder, number, types.int32, types.int64)


_teach(heard, (_table, types.int64), types.int64, _heard)
_teach(say, (_table, types.int64, types.int64), types.void, _say)
_teach(swap, (_table, types.int64, types.int64, types.int64), types.boolean, _swap)
_teach(processor, (), types.int64, _processor)
