"""The only way to Numba. `@rule` compiles a function exactly as it is annotated.

A rule that takes arrays of records (`Many`) or tables, also in a named tuple, is a *door*: it is compiled when its
module is imported, and its machine code is kept with that of every rule it calls. Other rules are compiled when a door
that is not kept yet needs them, and only linked into it (see `linking.py`); called from Python they run as plain
Python.
`@quickly_compiled` is for the doors of a match, where Python takes most of the time; `@inner_rule` for what takes
arrays but is never a door.
Rules give numbers and make no arrays, so nobody counts who holds one, which would take a tenth of the time; what
they jot down lies on the stack (`jotting.py`), and `@making_arrays` is for the few that need arrays of their own.

What is kept lies in the user's cache directory (see `keeping.py`), in a folder named by a hash of every source that
could matter, so that it never goes stale and serves every copy of the same sources; folders unused for a month are
removed. NUMBA_DISABLE_JIT=1 runs the same source as plain Python.
"""

from __future__ import annotations

import ast
import hashlib
import os
import platform
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Protocol, TypeVar, cast, get_args, get_origin, get_type_hints

import numba
import numpy as np
from numba import types
from numba.core import config as numba_config
from numba.core.registry import CPUDispatcher

from ..contract.fields import Layout
from . import declared  # noqa: F401  (teaches Numba the declared actions)
from .compiling.by_content import keep_in
from .compiling.keeping import kept_rules
from .compiling.linking import DoorCompiler, InnerCompiler, QuickDoorCompiler, lay_out_constants

Function = TypeVar("Function", bound=Callable[..., Any])
Kept = TypeVar("Kept", bound=Layout, covariant=True)

_compile: Any = numba.njit
_settings: Any = numba_config
_named_tuple: Any = types.NamedTuple

COMPILING = not _settings.DISABLE_JIT
MONTH = 30 * 24 * 3600

after_door: list[Callable[[], None]] = []
"""Called whenever a door is ready, for those who want to know how far a game is."""


class Many(Protocol[Kept]):
    """An array of records as a compiled rule sees it: `states[i]` is one state."""

    def __getitem__(self, place: int, /) -> Kept: ...

    def __setitem__(self: Many[Kept], place: int, record: Any, /) -> None: ...

    def __len__(self) -> int: ...


def rule(function: Function) -> Function:
    """Compiles a rule: numbers, records and arrays in, numbers out; runs without the interpreter's lock."""
    return _compiled(function, DoorCompiler)


def quickly_compiled(function: Function) -> Function:
    """A door that one move at a time passes through: compiled a little sooner, and a fifth slower."""
    return _compiled(function, QuickDoorCompiler)


def inner_rule(function: Function) -> Function:
    """A rule that takes arrays of records or tables and yet is no door: doors call it, Python does not."""
    return _compiled(function, None)


def making_arrays(function: Function) -> Function:
    """A rule that makes arrays as long as they have to be: it counts who holds them, and gives them back."""
    return _compiled(function, DoorCompiler, counting=True)


def straight(door: Function) -> Function:
    """The same door without a look at which kinds of arrays it is given: quicker, for those whose arrays stay the same.

    Arrays of another depth or size of items are refused as ever.
    """
    if not COMPILING:
        return door
    (only,) = cast(Any, door).overloads.values()
    return cast(Function, only.entry_point)


def _compiled(function: Function, door: type[InnerCompiler] | None, *, counting: bool = False) -> Function:
    hints = get_type_hints(function, include_extras=True)
    result = _type_of(hints.pop("return"))
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    records = [place for place, name in enumerate(names) if get_origin(hints[name]) is Many]
    if not COMPILING:
        return _plain(function, records)
    taken = [_type_of(hints[name]) for name in names]
    if door and (records or any(map(_has_table, taken))):
        return _door(function, result(*taken), door, counting)
    return _inner(function, result(*taken), counting)


def _has_table(kind: Any) -> bool:
    if isinstance(kind, types.NamedTuple):
        return any(map(_has_table, kind.types))
    return isinstance(kind, types.Array) and kind.ndim > 1


def _door(function: Function, signature: Any, compiler: type[InnerCompiler], counting: bool) -> Function:
    source = function.__code__.co_filename
    keep_in(source, _cache_folder(Path(source)))
    how = {"nogil": True, "cache": True, "no_cfunc_wrapper": True, "_nrt": counting, "pipeline_class": compiler}
    door = _compile(signature, **how)(function)
    lay_out_constants(door)
    for tell in after_door:
        tell()
    return cast(Function, door)


def _inner(function: Function, signature: Any, counting: bool) -> Function:
    """Compiled on first need, for exactly its annotated types; callers' numbers are converted."""
    how = {"nogil": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": counting}
    dispatcher = _compile(pipeline_class=InnerCompiler, **how)(function)
    find_template = dispatcher.get_call_template

    def compile_as_annotated(args: Any, kws: Any) -> Any:
        if not dispatcher.overloads:
            dispatcher.compile(signature)
            dispatcher.disable_compile()
        return find_template(args, kws)

    dispatcher.get_call_template = compile_as_annotated
    dispatcher.__class__ = _Inner
    return cast(Function, dispatcher)


class _Inner(CPUDispatcher):
    """A rule without a door: called from Python it runs as plain Python, since it has no wrapper of its own."""

    def __call__(self, *given: Any) -> Any:
        return self.py_func(*given)


def _type_of(hint: Any) -> Any:
    hint = _spelled_out(hint)
    if hint is type(None):
        return types.void
    if hint in _SCALARS:
        return _SCALARS[hint]
    if isinstance(hint, type) and issubclass(hint, Layout):
        return _record(hint)
    if isinstance(hint, type) and issubclass(hint, tuple):
        return _named_tuple([_type_of(kind) for kind in get_type_hints(hint, include_extras=True).values()], hint)
    if get_origin(hint) is Many:
        return types.Array(_record(get_args(hint)[0]), 1, "C")
    if get_origin(hint) is np.ndarray:
        return types.Array(numba.from_dtype(np.dtype(get_args(get_args(hint)[1])[0])), _depth(hint), "C")
    raise TypeError(f"a rule cannot take or give {hint!r}")


def _spelled_out(hint: Any) -> Any:
    """What an alias stands for: `NDArray[np.int8]` is one since NumPy 2.5, and names an ndarray before."""
    alias, given = get_origin(hint) or hint, get_args(hint)
    if not hasattr(alias, "__value__"):
        return hint
    return _spelled_out(alias.__value__[given] if given else alias.__value__)


_SCALARS: dict[Any, Any] = {int: types.int64, bool: types.boolean, float: types.float64}


_records: dict[type[Layout], Any] = {}


def _record(layout: type[Layout]) -> Any:
    if layout not in _records:
        _records[layout] = numba.from_dtype(layout.dtype)
    return _records[layout]


def _depth(hint: Any) -> int:
    """How many axes: `NDArray` means one; a table is annotated np.ndarray[tuple[int, int], np.dtype[…]]."""
    shape = get_args(_spelled_out(get_args(hint)[0]))
    return 1 if not shape or shape[-1] is Ellipsis else len(shape)


def _plain(function: Function, records: list[int]) -> Function:
    """The rule without the compiler: arrays of records give records with named fields."""
    if not records:
        return function

    def uncompiled(*given: Any) -> Any:
        taken = list(given)
        for place in records:
            taken[place] = taken[place].view(np.recarray)
        return function(*taken)

    return cast(Function, uncompiled)


@cache
def _cache_folder(door: Path) -> Path:
    folder = kept_rules() / _fingerprint(door)
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    _prune(kept_rules())
    return folder


def _fingerprint(door: Path) -> str:
    """Changes whenever the machine code of this door could change."""
    return digest_of(_sources(door))


def digest_of(sources: Iterable[Path]) -> str:
    """Of sources, and of all else that machine code depends on."""
    digest = hashlib.sha256()
    for about in (sys.version, numba.__version__, np.__version__, platform.processor(), platform.machine()):
        digest.update(about.encode())
    digest.update(b"checked" if _settings.BOUNDSCHECK else b"")
    for source in sorted(sources):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:20]


def _sources(door: Path) -> set[Path]:
    """A module's file and those of all modules of ours it imports, directly or not."""
    files = {getattr(module, "__file__", None): name for name, module in list(sys.modules.items())}
    package = files[str(door)].partition(".")[0]
    found: set[Path] = set()
    left = [door]
    while left:
        source = left.pop()
        if source not in found:
            found.add(source)
            ours = (name for name in _imports(source, files[str(source)]) if name.partition(".")[0] == package)
            left += [Path(str(sys.modules[name].__file__)) for name in ours if name in sys.modules]
    return found


@cache
def _imports(source: Path, here: str) -> tuple[str, ...]:
    """The full names of what a module imports; a name taken from a package may be a module itself."""
    return tuple(_imported(source, here))


def _imported(source: Path, here: str) -> Iterator[str]:
    is_package = source.name == "__init__.py"
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            above = here.split(".")[: len(here.split(".")) - node.level + is_package] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def _prune(root: Path) -> None:
    for folder in root.iterdir():
        try:
            if time.time() - folder.stat().st_mtime > MONTH:
                shutil.rmtree(folder, ignore_errors=True)
        except OSError:
            continue
