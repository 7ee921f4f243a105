"""Every lesson is played by its own instructions against the real rules, and whatever else it allows leads on too."""

import pytest

from sobremesa.contract.errors import IllegalAction
from sobremesa.contract.text import LANGUAGES
from sobremesa.games import OURS, rules
from sobremesa.games.lessons import Course, Lesson, NotInLesson, lessons

ALL = [pytest.param(game, lesson, id=f"{game}-{name}") for game in OURS for name, lesson in lessons(game).items()]


def taken(game: str, lesson: Lesson, places: int) -> Course:
    """A course after so many tasks, each done as the lesson shows."""
    course = Course(lesson, rules(game))
    for task in lesson.tasks[:places]:
        for words in task.shown_way:
            course.take(words)
    return course


def awaits_the_learner(course: Course) -> bool:
    return course.match.result is not None or course.lesson.seat in course.match.awaited


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_a_lesson_is_played_by_its_own_instructions(game: str, lesson: Lesson) -> None:
    for place, task in enumerate(lesson.tasks):
        course = taken(game, lesson, place)
        assert course.task is task
        assert not task.do or lesson.seat in course.match.actors
        assert not task.do or course.match.why_not(lesson.seat, task.shown_way[0]) is None
    assert taken(game, lesson, len(lesson.tasks)).task is None


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_whatever_a_lesson_allows_leads_on(game: str, lesson: Lesson) -> None:
    for place, task in enumerate(lesson.tasks):
        for words in taken(game, lesson, place).legal() if task.do and not task.way[1:] else ():
            course = taken(game, lesson, place)
            course.take(words)
            rest = lesson.tasks[place + 1 :]
            assert not rest or not rest[0].do or course.match.why_not(lesson.seat, rest[0].shown_way[0]) is None


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_a_lesson_speaks_every_language_and_points_at_one_thing_at_a_time(game: str, lesson: Lesson) -> None:
    said = [lesson.title, *(task.say for task in lesson.tasks)]
    assert all(set(words) == set(LANGUAGES) and all(words.values()) for words in said)
    assert all(len(text) <= 260 for words in said for text in words.values())
    assert len(lesson.names) == taken(game, lesson, 0).match.players


def test_what_comes_later_is_not_taken_and_changes_nothing() -> None:
    lesson = lessons("catan")["rolling"]
    course = Course(lesson, rules("catan"))
    before = course.match.state.tobytes()
    for words in ("end turn", "next", "nonsense"):
        with pytest.raises(NotInLesson):
            course.take(words)
    assert (course.place, course.match.state.tobytes()) == (0, before)


def test_what_a_lesson_allows_and_the_rules_do_not_is_refused_in_their_words() -> None:
    course = taken("catan", lessons("catan")["robber"], 1)
    with pytest.raises(IllegalAction):
        course.take("discard 1 lumber")
    assert course.place == 1


def test_a_lesson_is_the_same_every_time() -> None:
    for game in OURS:
        for lesson in lessons(game).values():
            one, other = (taken(game, lesson, len(lesson.tasks)) for _ in range(2))
            assert one.match.state.tobytes() == other.match.state.tobytes()
