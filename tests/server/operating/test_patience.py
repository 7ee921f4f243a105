"""Work in turns: the urgent first, and however much there is of it, others have their turn in between."""

import asyncio
import time

import pytest

from sobremesa.server.process import patience
from sobremesa.server.process.patience import Patience

pytestmark = pytest.mark.anyio


async def idle(work: Patience) -> None:
    while work._is_going:
        await asyncio.sleep(0)


async def test_what_is_urgent_comes_before_what_was_there_first() -> None:
    work, done = Patience(), list[str]()
    work.put(lambda: done.append("waiting"))
    work.hurry(lambda: done.append("urgent"))
    await idle(work)
    assert done == ["urgent", "waiting"]


async def test_the_same_work_is_done_once() -> None:
    work, done = Patience(), list[int]()

    def once() -> None:
        done.append(len(done))

    work.hurry(once)
    work.hurry(once)
    await idle(work)
    assert done == [0]


async def test_little_urgent_work_is_done_in_one_round_and_much_of_it_lets_others_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(patience, "SLICE", 60.0)
    work, rounds, done = Patience(), list[int](), list[int]()
    for number in range(5):
        work.hurry(lambda number=number: done.append(number))  # type: ignore[misc]
    asyncio.get_running_loop().call_soon(lambda: rounds.append(len(done)))
    await idle(work)
    assert (rounds, done) == ([5], [0, 1, 2, 3, 4])
    monkeypatch.setattr(patience, "SLICE", 0.001)
    for _ in range(5):
        work.hurry(lambda: time.sleep(0.002))
    work.hurry(lambda: done.append(5))
    asyncio.get_running_loop().call_soon(lambda: rounds.append(len(done)))
    await idle(work)
    assert rounds == [5, 5]
    assert done[-1] == 5


async def test_what_fails_does_not_stop_the_others() -> None:
    work, done = Patience(), list[str]()

    def fail() -> None:
        raise ValueError("on purpose")

    work.hurry(fail)
    work.hurry(lambda: done.append("next"))
    await idle(work)
    assert done == ["next"]
