"""Non-interference: nothing a seat may not know has any influence on what it gets to see.

1 Sufficiency, 2 two worlds, 3 same story, 4 imagine. Each must catch the leaking toy games made for it.
"""

from __future__ import annotations

import json
from math import sqrt

from ..action import CHANCE, UNKNOWN, payload_of
from ..dice import Draws, Seeded
from ..errors import IllegalAction
from ..fields import Records, copy_of, differing, same
from ..game import Board, Game
from ..match import Match, begun
from ..view import View
from .open import check_imagined_is_true, check_open
from .playing import NotConforming, Subject, moments, some_moments

SAMPLES = 3
"""So many members of an open-ended family are tried."""

Outlook = set[tuple[int, int, str, bytes]]


def check_sufficiency(subject: Subject, games: int = 3) -> None:
    """Everything a seat is told follows from its view alone."""
    for seed in range(games):
        draws = Seeded(f"sufficiency {seed}")
        for match in some_moments(subject, seed):
            for viewer in subject.viewers():
                _sufficient(match, viewer, draws)


def _sufficient(match: Match, viewer: int | None, draws: Draws) -> None:
    game, board, state = match.game, match.board, match.state
    seen = game.mask(board, state, viewer)
    again = game.mask(board, seen, viewer)
    if not same(seen, again):
        raise NotConforming(f"masking twice for {viewer} hides more: {differing(seen, again)}")
    for question in (game.awaited, game.actors, game.invited, game.result):
        if question(board, state) != question(board, seen):
            raise NotConforming(f"{question.__name__} depends on what {viewer} may not see")
    if game.prompt(board, state, viewer) != game.prompt(board, seen, viewer):
        raise NotConforming(f"the prompt depends on what {viewer} may not see")
    told = View(game, board, seen, viewer, match.players)
    json.dumps([told.as_json(), told.prompt.as_json(), told.legal.actions])  # all of it is JSON, made from the view
    if viewer is not None:
        _sufficient_for_seat(match, seen, viewer, draws)


def _sufficient_for_seat(match: Match, seen: Records, seat: int, draws: Draws) -> None:
    game, board, state = match.game, match.board, match.state
    legal = game.legal(board, state, seat)
    if legal != game.legal(board, seen, seat):
        raise NotConforming(f"the legal actions of seat {seat} depend on what it may not see")
    kinds = list(game.kinds)
    for _ in range(SAMPLES):
        kind = kinds[draws.below(len(kinds))]
        action = kind.raw(lambda bits: draws.below(min((1 << bits) - 1, 12)))
        if game.refusal(board, state, seat, action) != game.refusal(board, seen, seat, action):
            raise NotConforming(f"the refusal of {action} to seat {seat} depends on what it may not see")
    if game.question(board, state, seat) != game.question(board, seen, seat):
        raise NotConforming(f"the number of the question to seat {seat} depends on what it may not see")
    if seat in match.awaited and game.default_action(board, state, seat) != game.default_action(board, seen, seat):
        raise NotConforming(f"the default of seat {seat} depends on what it may not see")


def check_two_worlds(subject: Subject, games: int = 3) -> None:
    """Moving hidden things among hidden places changes nothing a seat can notice."""
    if subject.open:
        check_open(subject, games)
        return
    if subject.scramble is None:
        raise NotConforming(
            "two worlds need a scramble written from the rules; a game that hides nothing says open=True"
        )
    changed = 0
    for seed in range(games):
        draws = Seeded(f"two worlds {seed}")
        for match in some_moments(subject, seed):
            if match.result is not None:
                continue
            for viewer in subject.viewers():
                other = subject.scramble(match.board, match.state, viewer, draws)
                changed += not same(match.state, other)
                _indistinguishable(match, other, viewer)
                _same_consequences(match, other, viewer, draws)
    if not changed:
        raise NotConforming("the scramble never changed anything: it proves nothing")


def _indistinguishable(match: Match, other: Records, viewer: int | None) -> None:
    game, board, state = match.game, match.board, match.state
    if broken := game.broken(board, other):
        raise NotConforming(f"the scrambled world is impossible: {broken}")
    seen, seen_there = game.mask(board, state, viewer), game.mask(board, other, viewer)
    if not same(seen, seen_there):
        raise NotConforming(f"the view of {viewer} tells two worlds apart by {differing(seen, seen_there)}")
    if viewer is not None:
        for answer in (game.legal, game.question):
            if answer(board, state, viewer) != answer(board, other, viewer):
                raise NotConforming(f"{answer.__name__} tells seat {viewer} two worlds apart")
        _same_refusals(match, other, viewer)
    if _outlook(match, state, viewer) != _outlook(match, other, viewer):
        raise NotConforming(f"what {viewer} sees next tells two worlds apart")


def _same_consequences(match: Match, other: Records, viewer: int | None, draws: Draws) -> None:
    """What is told to all as it is looks the same afterwards, in both worlds; one action of each kind is tried."""
    game, board = match.game, match.board
    for actor in match.actors:
        for action in _open_actions(match, other, actor, draws):
            after, after_there = copy_of(match.state), copy_of(other)
            game.apply(board, after, actor, action)
            game.apply(board, after_there, actor, action)
            if game.result(board, after) is not None or game.result(board, after_there) is not None:
                continue  # hands are laid open
            seen, seen_there = game.mask(board, after, viewer), game.mask(board, after_there, viewer)
            if not same(seen, seen_there):
                differs = differing(seen, seen_there)
                raise NotConforming(f"{match.words(action)} tells {viewer} two worlds apart by {differs}")


def _open_actions(match: Match, other: Records, seat: int, draws: Draws) -> list[int]:
    """Of each kind that hides and lays open nothing, one that may be played in both worlds."""
    game, board = match.game, match.board
    of_kind: dict[int, list[int]] = {}
    for action in game.legal(board, match.state, seat):
        kind = game.kinds.of(action)
        if kind is not None and not kind.has_secrets and not kind.reveals:
            of_kind.setdefault(kind.number, []).append(action)
    found = []
    for actions in of_kind.values():
        action = actions[draws.below(len(actions))]
        if payload_of(action) == UNKNOWN:
            action = game.fill(board, game.mask(board, match.state, seat), seat, action, draws)
        if not game.refusal(board, match.state, seat, action) and not game.refusal(board, other, seat, action):
            found.append(action)
    return found


def _same_refusals(match: Match, other: Records, seat: int) -> None:
    game, board = match.game, match.board
    for owner in range(match.players):
        for action in game.legal(board, match.state, owner):
            if game.refusal(board, match.state, seat, action) != game.refusal(board, other, seat, action):
                raise NotConforming(f"a refusal tells seat {seat} two worlds apart: {match.words(action)}")


def _outlook(match: Match, state: Records, viewer: int | None) -> Outlook:
    """Whatever others, or chance, may do next behind the viewer's back, as the viewer would see and read it."""
    game, board = match.game, match.board
    found: Outlook = set()
    for actor, action in _possible(game, board, state, match.players, viewer):
        if not _behind_the_back(game, actor, action, viewer):
            continue
        after = copy_of(state)
        game.apply(board, after, actor, action)
        if game.result(board, after) is not None:
            continue
        seen_before, seen_after = game.mask(board, state, viewer), game.mask(board, after, viewer)
        seen = game.redact(actor, action, viewer)
        line = game.line(board, seen_before, actor, seen, seen_after, viewer)
        found.add((actor, seen, json.dumps(line.as_json()), seen_after.tobytes()))
    return found


def _behind_the_back(game: Game, actor: int, action: int, viewer: int | None) -> bool:
    """Whether it must read the same in every world: not laid open by the rules, and the viewer is no party to it."""
    kind = game.kinds.of(action)
    if kind is None or _reveals(game, action):
        return False
    if kind.has_secrets:
        return game.redact(actor, action, viewer) != action
    return actor == CHANCE


def _possible(game: Game, board: Board, state: Records, players: int, viewer: int | None) -> list[tuple[int, int]]:
    chances = game.chance(board, state)
    if chances is not None:
        return [(CHANCE, action) for action in chances.actions]
    possible = []
    draws = Seeded("outlook")
    for seat in range(players):
        if seat == viewer:
            continue
        for action in game.legal(board, state, seat):
            kind = game.kinds.of(action)
            if kind is None or not kind.has_secrets:
                continue  # told to all as it is
            if payload_of(action) != UNKNOWN:
                possible.append((seat, action))
            else:
                seen = game.mask(board, state, seat)
                possible += [(seat, game.fill(board, seen, seat, action, draws)) for _ in range(SAMPLES)]
    return possible


def check_same_story(subject: Subject, games: int = 3) -> None:
    """Two games that read the same to a seat look the same to it, at every step."""
    differed = 0
    for seed in range(games):
        *_, match = moments(subject, seed)
        for viewer in subject.viewers():
            differed += _retell(match, viewer, Seeded(f"retell {seed} {viewer}"))
    if differed and subject.open:
        raise NotConforming("an open game was retold with something hidden that differed")
    if not differed and not subject.open:
        raise NotConforming("no retold game ever differed in what is hidden: the check proves nothing")


def _retell(match: Match, viewer: int | None, draws: Draws) -> int:
    """Plays the same story with other hidden outcomes, as far as it goes; how often the hidden part differed."""
    truth = begun(match.game, match.players, match.options, match.start, Seeded(0))
    other = begun(match.game, match.players, match.options, match.start, Seeded(0))
    differed = 0
    for actor, action in match.steps:
        retold = _retold_action(other, actor, action, viewer, draws)
        if retold is None:
            break
        truth.replay_step(actor, action)
        other.replay_step(actor, retold)
        if (truth.result is None) != (other.result is None):
            break
        seen, seen_there = truth.view(viewer).state, other.view(viewer).state
        if not same(seen, seen_there) and _reveals(match.game, action):
            break
        if not same(seen, seen_there) and truth.result is None:
            raise NotConforming(
                f"two games with one story look different to {viewer} after {len(truth.steps)} steps: "
                f"{differing(seen, seen_there)}"
            )
        differed += not same(truth.state, other.state)
    return differed


def _reveals(game: Game, action: int) -> bool:
    """Whether the rules lay open something hidden: there two stories may part."""
    kind = game.kinds.of(action)
    return kind is not None and kind.reveals


def _retold_action(other: Match, actor: int, action: int, viewer: int | None, draws: Draws) -> int | None:
    game, board, state = other.game, other.board, other.state
    seen = game.redact(actor, action, viewer)
    if actor == CHANCE:
        chances = game.chance(board, state)
        outcomes = [] if chances is None else chances.actions
        fitting = [outcome for outcome in outcomes if game.redact(actor, outcome, viewer) == seen]
        return fitting[draws.below(len(fitting))] if fitting else None
    if actor >= 0 and actor != viewer and seen != action:
        return _other_choice(other, actor, seen, viewer, draws)
    try:
        reason = other.why_not(actor, action) if actor >= 0 else None
    except IllegalAction:
        return None
    if reason is not None and actor == viewer:
        raise NotConforming(
            f"{other.words(action)} is refused to seat {viewer} in a world it cannot tell apart: {reason}"
        )
    return None if reason else action


def _other_choice(other: Match, seat: int, seen: int, viewer: int | None, draws: Draws) -> int | None:
    """Another hidden choice of that seat which reads the same to the viewer."""
    game, board = other.game, other.board
    view = other.view(seat).state
    choices = []
    for action in game.legal(board, other.state, seat):
        if payload_of(action) == UNKNOWN:
            action = game.fill(board, view, seat, action, draws)
        if game.redact(seat, action, viewer) == seen:
            choices.append(action)
    return choices[draws.below(len(choices))] if choices else None


def check_imagine(subject: Subject, games: int = 3) -> None:
    """Imagined states fit the view and the rules, and hit the hidden truth no more often than another world does.

    That world is drawn from all a viewer may know: the view, or for a game that remembers the public history.
    """
    if subject.open:
        check_imagined_is_true(subject, games)
        return
    hits = other_hits = 0
    for seed in range(games):
        draws = Seeded(f"imagine {seed}")
        for match in some_moments(subject, seed):
            if match.result is not None:
                continue
            for viewer in subject.viewers():
                imagined = _imagined(match, viewer, draws)
                hits += same(imagined, match.state)
                other_hits += same(imagined, subject.other_world(match, viewer, draws))
    if hits > other_hits + 4 * sqrt(hits + other_hits) + 3:
        raise NotConforming(f"imagining hit the truth {hits} times, another possible world {other_hits} times")


def _imagined(match: Match, viewer: int | None, draws: Draws) -> Records:
    game, board = match.game, match.board
    view = match.view(viewer)
    imagined = view.imagine(draws, match.history(viewer))
    if not same(game.mask(board, imagined, viewer), view.state):
        wrong = differing(game.mask(board, imagined, viewer), view.state)
        raise NotConforming(f"the imagined state looks different to {viewer}: {wrong}")
    if broken := game.broken(board, imagined):
        raise NotConforming(f"the imagined state is impossible: {broken}")
    return imagined
