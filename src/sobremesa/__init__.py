"""Tabletop games as a library, and a table to play them at.

Begin with `new` for one game, `playouts` or `batch` for many; `games` tells what there is. Players are in
`sobremesa.bots`, environments for learners in `sobremesa.envs`, looking back at games in `sobremesa.coach`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from importlib import import_module
from typing import TYPE_CHECKING, Any, overload

from .games import game, games, rules

if TYPE_CHECKING:
    from .contract.dice import ByHand, Draws, Provable, Seeded
    from .contract.errors import BadDocument, IllegalAction
    from .contract.game import Document, Game, Result
    from .contract.label import Label
    from .contract.match import Match
    from .contract.view import View
    from .kernel.batch import Batch
    from .kernel.compiling.preparing import Preparing
    from .kernel.learning.batch import LearningBatch
    from .kernel.learning.mixed import MixedBatch
    from .kernel.learning.table import ActionTable
    from .kernel.playouts import Playouts

    __version__: str

__all__ = [
    "BadDocument",
    "ByHand",
    "Draws",
    "Game",
    "IllegalAction",
    "Label",
    "Match",
    "Provable",
    "Result",
    "Seeded",
    "View",
    "action_table",
    "batch",
    "from_position",
    "game",
    "games",
    "mixed_batch",
    "new",
    "playouts",
    "replay",
    "while_preparing",
]

_WHERE = {
    "BadDocument": "errors",
    "ByHand": "dice",
    "Draws": "dice",
    "Game": "game",
    "IllegalAction": "errors",
    "Label": "label",
    "Match": "match",
    "Provable": "dice",
    "Result": "game",
    "Seeded": "dice",
    "View": "view",
}
"""The module of the contract each name lies in: fetched on first use, so that the command starts without NumPy."""


def new(
    name: str,
    players: int = 4,
    seed: int | str | None = None,
    *,
    draws: Draws | None = None,
    start_document: Document | None = None,
    **options: Any,
) -> Match:
    """A new match of a game. Options by their names, as the label lists them.

    The same seed gives the same game, and in a batch too.
    """
    from .contract.match import new_match
    from .kernel.dice import dice_for

    game = rules(name)
    return new_match(game, players, options, dice_for(game, seed) if draws is None else draws, start_document)


def from_position(name: str, document: Document, seed: int | str | None = None) -> Match:
    """A match that begins at a position written down as a document."""
    from .contract.dice import Seeded
    from .contract.match import match_from_position

    return match_from_position(rules(name), document, Seeded(seed))


def replay(record: Document, until: int | None = None) -> Match:
    """The match of a record, whole or after so many actions."""
    from .contract.record import replay as replay_with

    return replay_with(rules, record, until)


def playouts(
    name: str,
    seeds: Iterable[int | str],
    policy: str = "random",
    *,
    players: int = 4,
    threads: int = 1,
    **options: Any,
) -> Playouts:
    """Whole games at compiled speed, one a seed: winners, turns, scores and decisions as arrays. Ctrl-C ends them."""
    from .kernel.playouts import playouts as play

    return play(rules(name), options, seeds, policy, players=players, threads=threads)


@overload
def batch(
    name: str,
    seeds: Iterable[int | str],
    *,
    observation: None = None,
    players: int = 4,
    keep: bool = True,
    **options: Any,
) -> Batch: ...


@overload
def batch(
    name: str,
    seeds: Iterable[int | str],
    *,
    observation: str,
    players: int = 4,
    with_offers: bool = False,
    threads: int = 1,
    cap: int = ...,
    begin_anew: bool = True,
    on_illegal: str = "refuse",
    **options: Any,
) -> LearningBatch: ...


def batch(
    name: str,
    seeds: Iterable[int | str],
    *,
    observation: str | None = None,
    players: int = 4,
    keep: bool = True,
    with_offers: bool = False,
    threads: int = 1,
    cap: int = 100_000,
    begin_anew: bool = True,
    on_illegal: str = "refuse",
    **options: Any,
) -> Batch | LearningBatch:
    """An array of games to be stepped together from NumPy.

    Without `observation` by the numbers of actions; without `keep` none of these games can be taken out as a match.
    With an observation ("features", "board" or "nothing") by the indices of a fixed table, as learners want it, with
    masks, rewards and games that begin anew.
    """
    from .kernel.batch import Batch
    from .kernel.learning.batch import LearningBatch

    if observation is None:
        if (with_offers, threads, cap, begin_anew, on_illegal) != (False, 1, 100_000, True, "refuse"):
            raise ValueError(
                "offers, threads, cap, begin_anew and on_illegal are for learners: say an observation, too"
            )
        return Batch(rules(name), options, seeds, players, keep=keep)
    return LearningBatch(
        rules(name),
        options,
        seeds,
        players,
        observation=observation,
        with_offers=with_offers,
        threads=threads,
        cap=cap,
        begin_anew=begin_anew,
        on_illegal=on_illegal,
    )


def mixed_batch(
    name: str, seeds: Iterable[int | str], each: Sequence[Mapping[str, Any]], *, observation: str, **wishes: Any
) -> MixedBatch:
    """A batch for learners whose games differ: `each` has a game's own players and options.

    What all have in common goes by its name, as in `batch`: options, `players`, `threads`, `cap` …
    """
    from .kernel.learning.mixed import HOW, MixedBatch

    how = {key: wishes.pop(key) for key in HOW if key in wishes}
    return MixedBatch(rules(name), wishes, seeds, each, observation=observation, **how)


def action_table(name: str, players: int = 4, **options: Any) -> ActionTable:
    """The fixed table of what a learner may choose in a game of so many players."""
    from .kernel.learning.learning import table_of

    return table_of(rules(name), players, options)


def while_preparing(listener: Callable[[Preparing], None]) -> AbstractContextManager[None]:
    """Inside, the listener is told how far rules are that have to be compiled."""
    from .kernel.compiling.preparing import listening

    return listening(listener)


if not TYPE_CHECKING:  # or types would believe in any name

    def __getattr__(name: str) -> Any:
        if name == "__version__":
            return _version()
        if name not in _WHERE:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = getattr(import_module(f".contract.{_WHERE[name]}", __name__), name)
        globals()[name] = found
        return found


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(__name__)
    except PackageNotFoundError:
        return "(from source, not installed)"


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
