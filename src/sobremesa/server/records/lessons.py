"""Lessons over REST. Nothing is kept here: a device says what it has done so far, and is told how things stand then."""

from __future__ import annotations

from typing import Any

import msgspec

from ...contract.errors import IllegalAction
from ...contract.game import Game
from ...games.lessons import NEXT, Course, Lesson, NotInLesson
from ..refusals import Refused, refused_by_game
from ..table.telling.accounts import Account
from ..table.telling.teller import Seen, Teller, Telling

Json = dict[str, Any]


def taken(lesson: Lesson, game: Game, actions: list[str | Json]) -> Json:
    """A lesson after these actions: what to do now, and frame by frame what the last of them led to."""
    course = Course(lesson, game)
    teller = Teller(course.match, [lesson.seat])
    course.watch = teller.watch
    for action in actions:
        teller.forget_events()
        _take(course, action)
    frames = [frame_of(teller, lesson.seat, [seen]) for seen in teller.steps] or [frame_of(teller, lesson.seat, [])]
    _leave_only(frames, course, teller)
    task = course.task
    board = {} if actions else {"board": game.board_document(course.match.board)}
    return {
        "name": lesson.name,
        "title": lesson.title,
        "names": lesson.names,
        "seat": lesson.seat,
        "step": course.place,
        "steps": len(lesson.tasks),
        "say": task and task.say,
        "reads": task is not None and not task.do,
        "way": [_parts(course, words) for words in task.shown_way] if task is not None and task.do else [],
        "wait": task.wait if task is not None else 0,
        "frames": frames,
        **board,
    }


def shown(lesson: Lesson, game: Game) -> list[Json]:
    """A whole lesson as it shows itself, for devices without a line: what is done, and how things stand then."""
    course, told, done = Course(lesson, game), [taken(lesson, game, [])], list[str | Json]()
    for words in (words for task in lesson.tasks for words in task.shown_way):
        done.append(words)
        told.append({"done": words if words == NEXT else _parts(course, words), **taken(lesson, game, done)})
    return told


def _parts(course: Course, words: str) -> Json:
    """An action, as lessons are written in words."""
    match = course.match
    return match.game.kinds.to_json(match.board, match.game.number_of(match.board, words))


def _take(course: Course, action: str | Json) -> None:
    match = course.match
    try:
        course.take(action if action == NEXT else match.words(match.game.number_of(match.board, action)))
    except NotInLesson:
        raise Refused("not_in_lesson") from None
    except IllegalAction as error:
        raise refused_by_game(error.reason) from None


def frame_of(teller: Teller, seat: int, steps: list[Seen]) -> Json:
    telling = Telling(teller, steps[-1].after if steps else teller.now, steps)
    public, own = Account(None), Account(seat)
    public.renew(telling, deadlines={})
    own.renew(telling)
    events = telling.events_of(seat) or telling.events_of(None) or b"[]"
    return {"public": public.told, "own": own.told, "events": msgspec.json.decode(events)}


def _leave_only(frames: list[Json], course: Course, teller: Teller) -> None:
    """Of what is legal only what the lesson asks for, and only in the end."""
    for frame in frames:
        frame["own"].pop("legal", None)
    for frame in frames[:-1]:
        frame["own"].pop("templates", None)
    own, match = frames[-1]["own"], course.match
    kinds = {pattern.partition(" ")[0] for pattern in course.task.do} if course.task is not None else set()
    own["legal"] = msgspec.json.decode(teller.listed([match.game.number_of(match.board, it) for it in course.legal()]))
    own["templates"] = [template for template in own.get("templates", []) if template["kind"] in kinds]
