"""Declared actions inside compiled rules: a kind is a number there as well, and its cells are read and packed in place.

`kind_of(action)`, `kind == ROAD`, `ROAD.path(action)`, `ROAD.of(path)`, `FRIENDLY.holds(kind)` and `KINDS.fits(action)`
become a few instructions with the numbers of the declaration in them.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numba
import numpy as np
from numba import types
from numba.core.datamodel.models import OpaqueModel
from numba.core.datamodel.registry import register_default
from numba.core.registry import cpu_target
from numba.core.typeconv.castgraph import Conversion
from numba.core.typing.templates import ConcreteTemplate, infer_global, signature
from numba.extending import intrinsic, lower_builtin, lower_cast, typeof_impl

from ..contract.action import (
    DECLARED,
    FIRST_CHANCE_KIND,
    KIND_BITS,
    KIND_MASK,
    UNKNOWN,
    Block,
    Kind,
    Kinds,
    is_family,
    kind_of,
    payload_of,
)
from ..contract.parts import Cell
from .compiling.linking import InnerCompiler

_compile: Any = numba.njit


class Face:
    """What compiled rules see of a declaration."""

    def __init__(self, **functions: Any) -> None:
        self.__dict__.update(functions)


class _OfAction(ConcreteTemplate):
    cases = [signature(types.int64, types.int64)]  # noqa: RUF012


class _IsOfAction(ConcreteTemplate):
    cases = [signature(types.boolean, types.int64)]  # noqa: RUF012


infer_global(kind_of)(_OfAction)
infer_global(payload_of)(_OfAction)
infer_global(is_family)(_IsOfAction)


@lower_builtin(kind_of, types.int64)  # type: ignore[untyped-decorator]
def _kind_of(context: Any, builder: Any, signature: Any, given: Any) -> Any:
    return builder.and_(given[0], given[0].type(KIND_MASK))


@lower_builtin(payload_of, types.int64)  # type: ignore[untyped-decorator]
def _payload_of(context: Any, builder: Any, signature: Any, given: Any) -> Any:
    return builder.ashr(given[0], given[0].type(KIND_BITS))


@lower_builtin(is_family, types.int64)  # type: ignore[untyped-decorator]
def _is_family(context: Any, builder: Any, signature: Any, given: Any) -> Any:
    return builder.icmp_signed("==", _payload_of(context, builder, signature, given), given[0].type(UNKNOWN))


class KindType(types.Module):
    """To Numba a declared kind is a module whose functions are compiled, and which may stand for its number."""

    def __init__(self, kind: Kind) -> None:
        self.number = int(kind)
        super().__init__(_face(kind))
        self.name = f"Kind({kind.name} {self.number} {id(kind)})"

    @property
    def key(self) -> str:
        return str(self.name)

    def can_convert_to(self, context: Any, other: Any) -> Any:
        return Conversion.safe if isinstance(other, types.Integer) else None

    def unify(self, context: Any, other: Any) -> Any:
        return types.int64 if isinstance(other, KindType | types.Integer) else None


register_default(KindType)(OpaqueModel)


@lower_cast(KindType, types.Integer)  # type: ignore[untyped-decorator]
def _number_of(context: Any, builder: Any, kind: Any, number: Any, value: Any) -> Any:
    return context.get_constant(number, kind.number)


@typeof_impl.register(Kind)
def _type_of_kind(kind: Kind, context: Any) -> KindType:
    return KindType(kind)


@typeof_impl.register(Block)
def _type_of_block(block: Block, context: Any) -> Any:
    return types.Module(_face_of_block(block))


@typeof_impl.register(Kinds)
def _type_of_kinds(kinds: Kinds, context: Any) -> Any:
    return types.Module(_face_of_kinds(kinds.widths))


@cache
def _face_of_kinds(widths: tuple[int, ...]) -> Face:
    taken, seats = np.array(widths, np.int64), FIRST_CHANCE_KIND

    def fits(action: int) -> Any:
        width = taken[kind_of(action)]
        return action >= 0 and width > 0 and action >> width == 0

    return Face(is_for_seats=_inner(lambda kind: kind < seats and taken[kind] > 0), fits=_inner(fits))


@cache
def _face_of_block(block: Block) -> Face:
    first, last = int(block.kinds[0]), int(block.kinds[-1])
    return Face(holds=_inner(lambda kind: first <= kind and kind <= last), place=_inner(lambda kind: kind - first))


_faces: dict[int, Face] = {}
"""By identity: kinds of different games may have the same number."""


def _face(kind: Kind) -> Face:
    if id(kind) not in _faces:
        for other in DECLARED:
            if id(other) not in _faces:
                readers = {cell.name: _reader(cell) if cell.many is None else _row_reader(cell) for cell in other.cells}
                _faces[id(other)] = Face(**readers, number=int(other), of=_packer(other))
        cpu_target.typing_context.refresh()  # a rule is being compiled right now that needs the readers just made
        cpu_target.target_context.refresh()
    return _faces[id(kind)]


def _reader(cell: Cell) -> Any:
    @intrinsic
    def read(context: Any, action: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            return _extract(builder, given[0], context.get_constant(types.int64, cell.shift), cell)

        return types.int64(types.int64), code

    return read


def _row_reader(cell: Cell) -> Any:
    @intrinsic
    def read(context: Any, action: Any, place: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            start, step = (context.get_constant(types.int64, number) for number in (cell.shift, cell.bits))
            return _extract(builder, given[0], builder.add(start, builder.mul(given[1], step)), cell)

        return types.int64(types.int64, types.int64), code

    return read


def _extract(builder: Any, action: Any, shift: Any, cell: Cell) -> Any:
    number = builder.and_(builder.lshr(action, shift), action.type((1 << cell.bits) - 1))
    return builder.sub(number, action.type(cell.zero)) if cell.zero else number


def _packer(kind: Kind) -> Any:
    """`of(first, second)`: unchecked, as it is for rules that have just made sure."""
    names = ", ".join(f"cell_{place}" for place in range(len(kind.cells)))
    if any(cell.many is not None for cell in kind.cells):
        made: dict[str, Any] = {f"put_{place}": _put(cell) for place, cell in enumerate(kind.cells)}
        packed = [f"put_{place}(cell_{place})" for place in range(len(kind.cells))]
        exec(f"def of({names}): return {' | '.join([str(int(kind)), *packed])}", made)
        return _inner(made["of"])
    made = {"made": (types.int64(*[types.int64] * len(kind.cells)), _packing(kind))}
    exec(f"def of(context, {names}): return made", made)
    return intrinsic(made["of"])


def _packing(kind: Kind) -> Any:
    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        packed = context.get_constant(types.int64, int(kind))
        for cell, number in zip(kind.cells, given, strict=True):
            raw = builder.add(number, number.type(cell.zero)) if cell.zero else number
            packed = builder.or_(packed, builder.shl(raw, number.type(cell.shift)))
        return packed

    return code


def _put(cell: Cell) -> Any:
    many, zero, shift, bits = cell.many or 0, cell.zero, cell.shift, cell.bits

    def put(number: int) -> int:
        return int(number) + zero << shift

    def put_row(numbers: Any) -> int:
        packed = 0
        for place in range(many):
            packed |= int(numbers[place]) + zero << shift + place * bits
        return packed

    return _inner(put_row if many else put)


def _inner(function: Any) -> Any:
    return _compile(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=InnerCompiler)(function)
