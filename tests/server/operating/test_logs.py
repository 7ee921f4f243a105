"""Log lines: found again by their trace, and nothing in them that is nobody's business."""

import io
import json
import logging
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from sobremesa.server.operating.logs import FORMS, logger, note, start_logging
from sobremesa.server.operating.trace import name_of, trace
from tests.server.support.acts import first_of
from tests.server.support.device import Api, Device
from tests.server.support.serving import wait_for

Lines = Callable[[], list[dict[str, Any]]]


@pytest.fixture
def lines() -> Iterator[Lines]:
    stream = io.StringIO()
    handler, level = logging.StreamHandler(stream), logger.level
    handler.setFormatter(FORMS["json"]())
    logger.addHandler(handler)
    logger.setLevel("DEBUG")
    yield lambda: [json.loads(line) for line in stream.getvalue().splitlines()]
    logger.removeHandler(handler)
    logger.setLevel(level)


def bots_acts(told: list[dict[str, Any]], table: str) -> list[str]:
    traces = [name for line in told if line.get("table") == table for name in line.get("traces", ())]
    return [name for name in traces if name.startswith("bot-")]


@pytest.mark.anyio
async def test_an_act_is_followed_from_its_frame_to_its_commit(
    api: Api, device: Callable[..., Device], lines: Lines
) -> None:
    table = await api.table(players=2, name="Eulalia", bots=["random"])
    async with device(table) as ana:
        await ana.hello()
        await ana.decline()
        await api.ready(table)
        await ana.until(lambda frame: (frame.get("own") or {}).get("0", {}).get("awaited", False))
        own = ana.own(0)
        client, chatted = "the-id-of-an-act", "words nobody else reads"
        told = await ana.act(0, own["question"], first_of(own), client)
        await ana.say("chat", id="c", seat=0, text=chatted)
        await ana.until(lambda frame: frame["type"] == "ack" and frame["id"] == "c")
        wait_for(lambda: bots_acts(lines(), table.id))
    here = [line for line in lines() if line.get("table") == table.id]
    heard = next(line for line in here if line["what"] == "heard" and line["type"] == "act")
    kept = next(line for line in here if line["what"] == "on disk and told" and heard["trace"] in line["traces"])
    assert kept["seq"] >= told["seq"]
    assert kept["trace"] == heard["trace"]
    assert bots_acts(lines(), table.id)
    text = json.dumps(lines())
    assert not [word for word in (chatted, client, "Eulalia", *table.tokens.values()) if word in text]


@pytest.mark.anyio
async def test_an_answer_says_by_which_name_it_is_found_in_the_log(api: Api, lines: Lines) -> None:
    answer = await api.http.get("/api/tables/unknown", headers={"X-Request-Id": "mine"})
    name = answer.headers["x-request-id"]
    asked = next(line for line in lines() if line.get("trace") == name)
    assert (asked["what"], asked["path"]) == ("asked", "/api/tables")
    assert name != "mine"


@pytest.mark.parametrize(
    ("given", "is_trusted", "is_kept"),
    [(b"balancer-17", True, True), (b"balancer-17", False, False), (b"two words\n", True, False), (b"", True, False)],
)
def test_only_a_proxy_may_name_a_request(given: bytes, is_trusted: bool, is_kept: bool) -> None:
    name = name_of([(b"x-request-id", given)], is_trusted)
    assert (name == given.decode()) is is_kept
    assert name


def test_lines_for_a_terminal_are_one_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    before = logger.handlers, logger.level, logger.propagate
    try:
        start_logging("INFO", "plain")
        trace.set("a.1")
        note("a table is made", table="x", why="two\nlines")
    finally:
        trace.set(None)
        logger.handlers, logger.propagate = before[0], before[2]
        logger.setLevel(before[1])
    told = capsys.readouterr().err
    assert told.endswith('a table is made trace="a.1" table="x" why="two\\nlines"\n')
    assert told.count("\n") == 1
