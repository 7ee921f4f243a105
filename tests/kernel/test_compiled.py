"""The way to the compiler: doors, inner rules, and a cache that cannot go stale."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import pytest
from numba import types
from numpy.typing import NDArray
from typing_extensions import TypeAliasType

from sobremesa.contract.fields import Layout, array, i8, number
from sobremesa.games.catan.rules import doors
from sobremesa.kernel import compiled
from sobremesa.kernel.compiled import Many, rule


class Purse(Layout):
    coins = array(i8, 3)
    total = number(i8)


@rule
def add(purse: Purse, place: int, coins: int) -> int:
    purse.coins[place] += coins
    purse.total += coins
    return int(purse.total)


@rule
def pay_in(purses: Many[Purse], place: int, coins: int) -> int:
    return add(purses[place], 1, coins)


def test_a_door_changes_one_record_of_an_array() -> None:
    purses = Purse.new(3)
    assert pay_in(purses, 2, 5) == 5
    assert purses["coins"].tolist() == [[0, 0, 0], [0, 0, 0], [0, 5, 0]]


def test_an_inner_rule_called_from_python_runs_as_plain_python() -> None:
    purses = Purse.new().view(np.recarray)
    assert add(purses[0], 0, 4) == 4
    assert purses["coins"][0, 0] == 4


def test_a_rule_must_be_annotated_with_what_the_compiler_knows() -> None:
    def wrong(words: str) -> int:
        return len(words)

    with pytest.raises(TypeError, match="cannot take or give"):
        rule(wrong)


def test_an_array_named_by_an_alias_was_refused_as_no_array() -> None:
    scalar = TypeVar("scalar", bound=np.generic)
    any_shape = TypeAliasType("any_shape", tuple[Any, ...])
    arrays = TypeAliasType("arrays", np.ndarray[any_shape, np.dtype[scalar]], type_params=(scalar,))  # as in NumPy 2.5
    numbers = TypeAliasType("numbers", arrays[np.int8])
    for hint in (numbers, arrays[np.int8], NDArray[np.int8]):
        assert compiled._type_of(hint) == types.Array(types.int8, 1, "C")


def test_a_table_named_by_an_alias_keeps_its_two_axes() -> None:
    pairs = TypeAliasType("pairs", tuple[int, int])
    table = TypeAliasType("table", np.ndarray[pairs, np.dtype[np.int64]])
    assert compiled._type_of(table) == types.Array(types.int64, 2, "C")


def test_the_cache_follows_every_source_a_door_depends_on() -> None:
    sources = compiled._sources(Path(doors.__file__))
    names = {source.name for source in sources}
    assert {"flow.py", "routes.py", "bounds.py", "layout.py", "fields.py", "compiled.py", "chance.py"} <= names
    assert "lines.py" not in names, "words do not matter to machine code"


def test_a_changed_source_changes_the_fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = compiled._fingerprint(Path(doors.__file__))
    changed = tmp_path / "flow.py"
    changed.write_text("# another rule")
    sources = compiled._sources(Path(doors.__file__))
    monkeypatch.setattr(compiled, "_sources", lambda door: sources | {changed})
    assert compiled._fingerprint(Path(doors.__file__)) != before


@pytest.mark.parametrize("name", ["round", "size", "max"])
def test_a_field_named_like_a_method_of_numpy_is_refused(name: str) -> None:
    with pytest.raises(TypeError, match="already have an attribute"):
        type("Bad", (Layout,), {name: number(i8)})
