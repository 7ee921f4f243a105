"""What a server keeps in memory, and for how long."""

import gc
import json
import threading
import weakref
from concurrent.futures import Future
from typing import Any

import pytest

from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import new_match
from sobremesa.contract.states.steps import Steps
from sobremesa.games import rules
from sobremesa.server.process.garbage import Garbage
from sobremesa.server.process.thinkers import Thinkers
from sobremesa.server.table.log.answers import REFUSALS_KEPT, Answers
from sobremesa.server.table.play.shared_documents import shared
from sobremesa.server.table.telling.history import FULL_BYTES, FULL_MS, LOG_ROWS, PACKED_ROWS, History, Part, Told
from sobremesa.server.table.telling.vocabulary import SHARED_KEPT, Vocabulary, vocabulary_of
from tests.server.support.device import Api, Device
from tests.server.support.serving import Running, wait_for

NO = {"code": "not_now", "words": {"en": "Not now."}}


def test_refused_acts_were_kept_for_ever() -> None:
    answers = Answers()
    for n in range(10_000):
        answers.refuse(0, f"id {n}", 7, NO)
    assert len(answers) == REFUSALS_KEPT
    assert (answers.get(0, "id 9999"), answers.get(0, "id 0")) == (NO, None)


def test_refusals_are_forgotten_when_the_seat_is_asked_something_else() -> None:
    answers = Answers()
    answers.refuse(0, "first", 7, NO)
    answers.refuse(1, "of another seat", 7, NO)
    answers.refuse(0, "second", 8, NO)
    assert answers.get(0, "first") is None
    assert answers.get(0, "second") == answers.get(1, "of another seat") == NO


def test_an_id_that_became_a_row_is_known_for_ever() -> None:
    answers = Answers()
    for n in range(10_000):
        answers.accept(2, f"id {n}", n + 1)
        answers.refuse(2, f"not {n}", n, NO)
    assert answers.get(2, "id 0") == 1
    assert answers.get(1, "id 0") is None


def test_ids_that_share_letters_are_told_apart() -> None:
    answers = Answers()
    for seat in range(4):
        for n in range(500):
            answers.accept(seat, f"{n}", 1000 * seat + n)
    assert [answers.get(seat, "17") for seat in range(4)] == [17, 1017, 2017, 3017]
    assert answers.get(0, "500") is None


def test_every_table_kept_the_places_of_its_island_for_itself() -> None:
    def document(terrain: str) -> dict[str, Any]:
        places = [{"name": str(n), "x": n / 2} for n in range(3)]
        return {"board": {"hexes": [{"name": "A1", "terrain": terrain}], "places": places}, "order": [0, 1]}

    one, other = document("hills"), document("forest")
    first, second = shared(one), shared(other)
    assert (first, second) == (one, other)
    pairs = list(zip(first["board"]["places"], second["board"]["places"], strict=True))
    assert all(here is there for here, there in pairs)


def test_every_table_kept_the_words_of_its_actions_for_itself() -> None:
    game = rules("catan")
    one, other = (new_match(game, 2, {}, Seeded(seed)) for seed in ("one", "other"))
    kept = vocabulary_of(one)
    assert vocabulary_of(other) is kept
    assert one.board.names is other.board.names


def test_a_vocabulary_grew_for_ever() -> None:
    words = Vocabulary(10)
    for action in range(SHARED_KEPT):
        words.learn(action, (b"",))
    assert len(words.parts) <= 10


def test_steps_were_tuples_in_a_list() -> None:
    steps = Steps()
    for step in ((0, 5), (-1, 1 << 52), (-2, 7)):
        steps.append(step)
    twin = steps.copy()
    twin.append((3, 9))
    steps.append((1, 2))
    assert list(steps) == [(0, 5), (-1, 1 << 52), (-2, 7), (1, 2)]
    assert list(twin) == [(0, 5), (-1, 1 << 52), (-2, 7), (3, 9)]
    assert steps.shared[1:3] == [(-1, 1 << 52), (-2, 7)]
    assert steps.shared[-1] == (1, 2)


def test_the_log_people_read_grew_without_being_packed() -> None:
    history = History()
    for seq in range(1, 2001):
        history.note(seq, b'{"seq":%d,"kind":"chat","text":"the same as ever"}' % seq, {})
    told = [row["seq"] for row in json.loads(history.log())]
    assert told == list(range(told[0], 2001))
    assert LOG_ROWS <= len(told) < LOG_ROWS + PACKED_ROWS


def test_what_only_a_seat_saw_was_kept_for_ever() -> None:
    history = History()
    for seq in range(1, 2001):
        history.note(seq, b"{}", {0: b"[]"} if seq % 7 == 0 else {})
    assert min(history.own[0]) > 2000 - LOG_ROWS - PACKED_ROWS - 7


def test_rows_in_full_are_kept_for_a_minute() -> None:
    history = History()
    for seq in range(1, 11):
        history.tell(Told(seq, 20_000 * seq, b"{"))
    assert [told.seq for told in history.since(6, 10) or ()] == [7, 8, 9, 10]
    assert history.since(5, 10) is None
    history.forget_before(20_000 * 10 + FULL_MS)
    assert not history.full
    assert history.since(10, 10) == []
    assert history.since(9, 10) is None


def test_rows_in_full_took_a_third_of_a_megabyte() -> None:
    history = History()
    for seq in range(1, 100):
        own = {seat: Part(None, b"x" * 200) for seat in (0, 1)}
        history.tell(Told(seq, seq, b"x" * 500, Part(b"x" * 400, b"x" * 100), own=own))
    assert sum(told.size for told in history.full) <= FULL_BYTES
    assert [told.seq for told in history.since(90, 99) or ()] == list(range(91, 100))


@pytest.mark.anyio
@pytest.mark.parametrize("game", ["sealed", "snap"])
async def test_a_closed_table_waited_for_the_garbage_collector(api: Api, server: Running, game: str) -> None:
    table = await api.table(game=game, players=2, name="Ana", more=[{"name": "Leo"}])
    async with Device(server.url, table.id, table.tokens) as here:
        await here.hello()
        await here.decline()
        await api.ready(table)
        await here.until(lambda frame: (frame.get("public") or {}).get("how") == "start")
    wait_for(lambda: not server.lobby.tables[table.id].listeners)
    held = weakref.ref(server.lobby.tables[table.id])
    gc.disable()
    try:
        server.call(lambda: server.lobby.tables.pop(table.id).close(1001))
        wait_for(lambda: held() is None)
    finally:
        gc.enable()


def test_a_collection_looked_through_all_tables_again() -> None:
    """However many have come in a minute, what has survived once is set aside."""
    garbage, long_lived = Garbage(), [[number] for number in range(1000)]
    try:
        gc.collect(0)
        young = {id(found) for found in gc.get_objects()}
        assert not any(id(kept) in young for kept in long_lived)
    finally:
        garbage.close()
        garbage.close()  # a server that hands its tables over closes twice
    assert {id(kept) for kept in long_lived} <= {id(found) for found in gc.get_objects()}


def test_bots_nobody_plays_with_thought_before_the_others() -> None:
    thinkers, may_begin, order = Thinkers(1), threading.Event(), list[str]()
    jobs: list[Future[Any]] = [thinkers.submit(may_begin.wait)]
    jobs += [thinkers.submit(lambda: order.append("alone"), can_wait=True) for _ in range(3)]
    jobs += [thinkers.submit(lambda: order.append("with people")) for _ in range(2)]
    may_begin.set()
    for job in jobs:
        job.result(60)
    thinkers.close()
    assert order == ["with people"] * 2 + ["alone"] * 3


@pytest.mark.anyio
async def test_many_tables_of_bots_alone_played_all_at_once(api: Api, server: Running) -> None:
    """They take turns, and all of them come to an end."""
    tables = [await api.table(players=2, bots=["random", "random"]) for _ in range(6)]
    for table in tables:
        wait_for(lambda table=table: server.lobby.tables[table.id].is_over)
