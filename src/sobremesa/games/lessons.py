"""Lessons: a game learnt by playing it. Each is a data file: where it starts, what is said, what to do, what follows.

A course plays one by the real rules; what others do and what chance brings is written in the file. `docs/lessons.md`
tells the format.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any, Final

from ..contract.action import CHANCE, TIME
from ..contract.dice import Seeded
from ..contract.game import Document, Game, Step
from ..contract.match import Match, match_from_position, new_match

FORMAT: Final = "sobremesa lesson 1"
NEXT: Final = "next"
NOBODY: Final = {"chance": CHANCE, "time": TIME}
"""Said instead of an action where there is only something to read."""
Words = dict[str, str]
"""In every language."""


class NotInLesson(Exception):
    """Something else is to be learnt just now."""


@dataclass(frozen=True)
class Task:
    """One thing to do, or to read."""

    say: Words
    do: tuple[str, ...] = ()
    """What may be done: actions in words, `*` for anything. Nothing: there is only something to read."""
    until: tuple[str, ...] = ()
    """What completes it; anything that may be done, unless told."""
    way: tuple[str, ...] = ()
    """How it can be done; the first of what may be done, unless told."""
    then: tuple[str, ...] = ()
    """What follows: `chance dice 3 5`, `1 end turn`, `time start`."""
    every: bool = False
    """Whether all that may be done has to be done, in any order."""
    wait: int = 0
    """Seconds for which the board does not point: there is something to find."""

    @property
    def shown_way(self) -> tuple[str, ...]:
        return self.way or (self.do[:1] if self.do else (NEXT,))

    def allows(self, words: str) -> bool:
        return any(fnmatchcase(words, pattern) for pattern in self.do or (NEXT,))

    def is_done_by(self, words: str, before: list[str]) -> bool:
        """Whether this completes it, after what was done for it before."""
        if self.every:
            return all(any(fnmatchcase(one, pattern) for one in (*before, words)) for pattern in self.do)
        return any(fnmatchcase(words, pattern) for pattern in self.until or self.do or (NEXT,))


@dataclass(frozen=True)
class Lesson:
    name: str
    title: Words
    names: tuple[str, ...]
    start: Document
    tasks: tuple[Task, ...]
    before: tuple[str, ...] = ()
    seat: int = 0

    @classmethod
    def read(cls, name: str, document: Document) -> Lesson:
        if document["format"] != FORMAT:
            raise ValueError(f"{name}: {document['format']!r} is not {FORMAT!r}")
        tasks = [_task(told) for told in document["steps"]]
        before = tuple(document.get("before", ()))
        return cls(name, document["title"], tuple(document["names"]), document["start"], tuple(tasks), before)


def _task(told: Document) -> Task:
    lists = {key: tuple(told[key]) for key in ("do", "until", "way", "then") if key in told}
    return Task(told["say"], **lists, every=told.get("every", False), wait=told.get("wait", 0))


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """The lessons of a game by name, in the order in which they are taken."""
    folder = files("sobremesa.games").joinpath(game, "lessons")
    if not folder.is_dir():
        return {}
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    named = [(file.name.removesuffix(".json").partition("-")[2], file.read_text("utf-8")) for file in found]
    return {name: Lesson.read(name, json.loads(text)) for name, text in named}


def beginning(game: Game, start: Document, seed: str) -> Match:
    dice = Seeded(seed)
    if "position" in start:
        return match_from_position(game, start["position"], dice)
    return new_match(game, start["players"], start.get("options", {}), Seeded(start.get("seed", seed)))


class Course:
    """A lesson being taken. Whoever watches is told each step of the match."""

    def __init__(self, lesson: Lesson, game: Game, watch: Callable[[Step], None] | None = None) -> None:
        self.lesson = lesson
        self.match = beginning(game, lesson.start, lesson.name)
        self.watch = watch
        self.place = 0
        self.done: list[str] = []
        """What was done for the task so far."""
        self._follow(lesson.before)

    @property
    def task(self) -> Task | None:
        """What is to be done now; None when the lesson is over."""
        return self.lesson.tasks[self.place] if self.place < len(self.lesson.tasks) else None

    def take(self, words: str) -> None:
        """NotInLesson and IllegalAction leave everything as it was."""
        task = self.task
        if task is None or not task.allows(words):
            raise NotInLesson(words)
        if task.do:
            self.match.act(self.lesson.seat, words)
            self._told()
        self.done.append(words)
        if task.is_done_by(words, self.done):
            self.place, self.done = self.place + 1, []
            self._follow(task.then)
        else:
            self._settle()

    def _follow(self, script: tuple[str, ...]) -> None:
        for line in script:
            who, _, words = line.partition(" ")
            if who != "chance":
                self._settle()
            self._take((NOBODY[who] if who in NOBODY else int(who), self.match.game.number_of(self.match.board, words)))
        self._settle()

    def _settle(self) -> None:
        """What no script tells, chance decides, always in the same way."""
        while self.match.throw():
            self._told()

    def _take(self, step: Step) -> None:
        self.match.replay_step(*step)
        self._told()

    def _told(self) -> None:
        if self.watch is not None:
            self.watch(self.match.steps.shared[self.match.steps.length - 1])

    def legal(self) -> list[str]:
        """What may be done now, in words; templates left out."""
        task = self.task
        if task is None or not task.do:
            return []
        actions = self.match.legal(self.lesson.seat).actions
        return [words for words in map(self.match.words, actions) if task.allows(words)]


def summary(lesson: Lesson) -> dict[str, Any]:
    return {"name": lesson.name, "title": lesson.title, "steps": len(lesson.tasks)}
