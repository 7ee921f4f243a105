"""`sobremesa types`: TypeScript for what a game shows and for its actions, made from their declarations.

`make types` writes one file a game into the client, and one for the frames of the wire (`wire_types.py`); a test says
when one is stale.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from ...contract.action import Kind
from ...contract.game import Game
from ...contract.parts import union_of
from ...contract.shown import ACTION, SPARSE, Absent, KnownAs, OneOf, Shown
from ...games import rules
from ..complaints import label_of

WIDTH = 120
FEW = 24
"""Of more names than that no type is made: they are any string."""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}
HEAD = """\
// Made from the declarations of the game by `make types`: change those, not this.
import type { ActionOf, NoParts } from "../../contract";
"""


def print_types(game: str) -> None:
    sys.stdout.write(types_of(rules(label_of(game).id)))


def types_of(game: Game) -> str:
    """A module of TypeScript: what the game shows, and its actions."""
    roots = [_returned(game, name) for name in ("board_document", "describe", "describe_own")]
    shown = Interfaces([*(root for root in roots if root is not None), *game.bounds.values()])
    bounds = {kind: shown.type_of(told) for kind, told in game.bounds.items()}
    parts = [*shown.names(), *shown.interfaces(), _interface("Bounds", bounds, "The bounds of open-ended actions.")]
    return "\n".join([HEAD, *parts, *_actions(game, shown)])


def _returned(game: Game, method: str) -> type[Shown] | None:
    """The structure a game says its method gives."""
    told = get_type_hints(getattr(type(game), method)).get("return")
    return told if isinstance(told, type) and issubclass(told, Shown) else None


class Interfaces:
    """The structures reached from a few, those a structure needs before it, and the names that stand in them."""

    def __init__(self, roots: Iterable[type[Shown]]) -> None:
        self.found: dict[str, type[Shown]] = {}
        self.named: dict[OneOf, str] = {}
        for root in roots:
            self._reach(root)

    def _reach(self, shown: type[Shown]) -> None:
        if self.found.get(shown.__name__) is shown:
            return
        for name, value in vars(sys.modules[shown.__module__]).items():
            if (names := _names_of(value)) is not None:
                self.named.setdefault(names, name)
        for hint in get_type_hints(shown, include_extras=True).values():
            for inner in _structures(hint):
                self._reach(inner)
        if shown.__name__ in self.found:
            raise ValueError(f"two structures are called {shown.__name__}")
        self.found[shown.__name__] = shown

    def names(self) -> Iterator[str]:
        for names, name in sorted(self.named.items(), key=lambda item: item[1]):
            every = _plural(name)
            yield _listed(f"export const {every} = [", map(json.dumps, names.names), "] as const;")
            yield f"export type {name} = (typeof {every})[number];\n"

    def interfaces(self) -> Iterator[str]:
        for name, shown in self.found.items():
            hints, docs = get_type_hints(shown, include_extras=True), _docs(shown)
            tag = shown.__struct_config__.tag
            fields = {} if tag is None else {"type": json.dumps(tag)}
            for field, told in zip(shown.__struct_fields__, shown.__struct_encode_fields__, strict=True):
                absent = Absent in get_args(hints[field])
                fields[_key(told) + ("?" if absent else "")] = self.type_of(hints[field])
            yield _interface(name, fields, vars(shown).get("__doc__") or "", docs)

    def type_of(self, hint: Any) -> str:
        """A type of Python as one of TypeScript."""
        origin, inside = get_origin(hint), get_args(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        if origin is Annotated:
            return self._marked(inside[0], inside[1:])
        if origin in (Union, UnionType):
            told = dict.fromkeys(self.type_of(each) for each in inside if each is not Absent)
            return " | ".join(sorted(told, key=lambda each: each == "null"))
        if origin is Literal:
            return union_of(inside)
        if origin is list:
            inner = self.type_of(inside[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(map(self.type_of, inside))}]"
        if origin is dict:
            return f"Record<{self.type_of(inside[0])}, {self.type_of(inside[1])}>"
        if isinstance(hint, type) and issubclass(hint, Shown):
            return hint.__name__
        raise TypeError(f"{hint} has no type in TypeScript")

    def _marked(self, hint: Any, marks: tuple[Any, ...]) -> str:
        if ACTION in marks:
            return "Action"
        if SPARSE in marks:
            return f"Partial<{self.type_of(hint)}>"
        if known := [mark.name for mark in marks if isinstance(mark, KnownAs)]:
            return known[0]
        names = next((mark for mark in marks if isinstance(mark, OneOf)), None)
        return self.type_of(hint) if names is None else self.named.get(names, union_of(names.names))

    def shortened(self, told: str) -> str:
        """A part's type with the names of the unions it holds."""
        for names, name in sorted(self.named.items(), key=lambda item: -len(item[0].names)):
            union = union_of(names.names)
            told = told.replace(f"({union})", name).replace(union, name)
        return told


def _names_of(value: Any) -> OneOf | None:
    """The names an alias of a module stands for."""
    if get_origin(value) is not Annotated:
        return None
    return next((mark for mark in get_args(value)[1:] if isinstance(mark, OneOf)), None)


def _structures(hint: Any) -> Iterator[type[Shown]]:
    if isinstance(hint, type) and issubclass(hint, Shown):
        yield hint
    elif get_origin(hint) is not Literal:
        for inner in get_args(hint):
            yield from _structures(inner)


def _docs(shown: type[Shown]) -> dict[str, str]:
    """What stands under the fields of a structure, by the names they are told by."""
    body = ast.parse(textwrap.dedent(inspect.getsource(shown))).body[0]
    assert isinstance(body, ast.ClassDef)
    told = dict(zip(shown.__struct_fields__, shown.__struct_encode_fields__, strict=True))
    docs = {}
    for field, below in zip(body.body, body.body[1:], strict=False):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=said)):
                docs[_key(told[name])] = str(said)
    return docs


def _actions(game: Game, shown: Interfaces) -> Iterator[str]:
    seats = [kind for kind in game.kinds if kind.is_for_seats]
    others = [kind for kind in game.kinds if not kind.is_for_seats]
    secret = [kind.name for kind in seats if kind.has_secrets]
    acts = {_key(kind.name): _parts(kind, shown, False) for kind in seats}
    steps = {_key(kind.name): _parts(kind, shown, True) for kind in game.kinds if kind in others or kind.has_secrets}
    yield _interface("Acts", acts, "What a seat may do: the parts of each kind of action.")
    base = f"Omit<Acts, {union_of(secret)}>" if secret else "Acts"
    yield _interface(f"Steps extends {base}", steps, "What may have happened; null is what one did not see.")
    yield "export type Action = ActionOf<Acts>;"
    yield "export type Step = ActionOf<Steps>;\n"


def _parts(kind: Kind, shown: Interfaces, is_seen: bool) -> str:
    told = []
    for part in kind.parts:
        many = getattr(part.type, "names", ())
        kept = shown.shortened("string" if isinstance(many, tuple) and len(many) > FEW else part.type.typescript)
        may_hide = is_seen and part.type.seers is not None and not kept.endswith("| null")
        told.append(f"{_key(part.name)}: {kept}{' | null' if may_hide else ''}")
    return f"{{ {'; '.join(told)} }}" if told else "NoParts"


def _interface(name: str, fields: Mapping[str, str], doc: str, docs: Mapping[str, str] | None = None) -> str:
    if not fields:
        return "\n".join([*_comment(doc, ""), f"export type {name} = NoParts;", ""])
    lines = [*_comment(doc, ""), f"export interface {name} {{"]
    for key, told in fields.items():
        lines += [*_comment((docs or {}).get(key.rstrip("?"), ""), "  "), *_field(key, told)]
    return "\n".join([*lines, "}", ""])


def _field(key: str, told: str) -> list[str]:
    line = f"  {key}: {told};"
    if len(line) <= WIDTH or not told.startswith("{ "):
        return [line]
    return [f"  {key}: {{", *(f"    {part};" for part in told[2:-2].split("; ")), "  };"]


def _listed(head: str, items: Iterable[str], tail: str) -> str:
    """A list on one line, or on a line each."""
    items = list(items)
    line = f"{head}{', '.join(items)}{tail}"
    return line if len(line) <= WIDTH else "\n".join([head, *(f"  {item}," for item in items), tail])


def _comment(doc: str, indent: str) -> list[str]:
    said = " ".join(doc.split())
    return [f"{indent}/** {said} */"] if said else []


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _plural(name: str) -> str:
    """`HeldHelper` is `HELD_HELPERS`."""
    words = "".join(f"_{letter}" if letter.isupper() else letter for letter in name).strip("_").upper()
    return f"{words[:-1]}IES" if words.endswith("Y") and words[-2] not in "AEIOU" else f"{words}S"
