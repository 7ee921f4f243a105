"""Fair dice: commitments, numbers, and records that can be checked without trusting anybody."""

import copy
import hashlib
import json
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sobremesa.contract.dice import Provable
from sobremesa.contract.errors import BadDocument
from sobremesa.server.records.fairness import Tampered, seed_of, verify, verify_record
from tests.server.support.device import Api, Device

pytestmark = pytest.mark.anyio
Devices = Callable[..., Device]


def digest(number: str) -> str:
    return hashlib.sha256(bytes.fromhex(number)).hexdigest()


async def contribute(here: Device, seat: int, number: str) -> None:
    await here.say("commit", seat=seat, hash=digest(number))
    await here.until(
        lambda frame: ((frame.get("public") or {}).get("table") or {}).get("fairness", {}).get("phase") == "reveal"
    )
    await here.say("reveal", seat=seat, number=number)


@pytest.fixture
async def record(api: Api, device: Devices) -> Any:
    """A finished game in which one person contributed, another declined, and a bot sat."""
    table = await api.table(players=3, name="Ana", more=[{"name": "Leo"}], bots=["random"])
    async with device(table) as both:
        await both.hello()
        await both.say("commit", seat=1, hash=None)
        await api.ready(table)
        await contribute(both, 0, secrets.token_hex(32))
        await both.play_out()
    return await api.get(f"/api/tables/{table.id}/record")


async def test_the_table_commits_before_anybody_and_tells_at_the_end(api: Api, device: Devices) -> None:
    table = await api.table(players=2, name="Ana", bots=["random"])
    first = (await api.get(f"/api/tables/{table.id}"))["table"]["fairness"]
    assert (first["phase"], first["secret"]) == ("open", None)
    number = secrets.token_hex(32)
    async with device(table) as ana:
        await ana.hello()
        await api.ready(table)
        await contribute(ana, 0, number)
        over = await ana.play_out()
    told = over["public"]["table"]["fairness"]
    assert told["commitment"] == first["commitment"]
    assert hashlib.sha256(bytes.fromhex(told["secret"])).hexdigest() == first["commitment"]
    assert told["numbers"] == {"0": number}
    assert not any(told["secret"] in text for text in ana.raw[:-2])


async def test_a_number_must_match_its_hash(api: Api, device: Devices) -> None:
    table = await api.table(players=2, name="Ana", bots=["random"])
    async with device(table) as ana:
        await ana.hello()
        await ana.say("commit", seat=0, hash=digest(secrets.token_hex(32)))
        await ana.say("commit", seat=0, hash=digest(secrets.token_hex(32)))
        assert (await ana.next("refused"))["code"] == "too_late"
        await ana.say("reveal", seat=0, number=secrets.token_hex(32))
        assert (await ana.next("refused"))["code"] == "too_late"
        await api.ready(table)
        await ana.until(lambda frame: (frame.get("public") or {}).get("table", {}).get("state") == "starting")
        await ana.until(
            lambda frame: (frame.get("public") or {}).get("table", {}).get("fairness", {}).get("phase") == "reveal"
        )
        await ana.say("reveal", seat=0, number=secrets.token_hex(32))
        assert (await ana.next("refused"))["code"] == "wrong_number"
        await ana.play_out()
    record = await api.get(f"/api/tables/{table.id}/record")
    assert "number" not in record["fairness"]["seats"]["0"]
    assert verify_record(record).contributors == ()


async def test_a_finished_game_verifies(record: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    verdict = verify(file)
    assert verdict.contributors == (0,)
    assert verdict.throws == sum(actor == "chance" for actor, _ in record["actions"])
    assert verdict.commitment == record["fairness"]["commitment"]


def other_draw(record: dict[str, Any]) -> None:
    place = next(n for n, (actor, words) in enumerate(record["actions"]) if actor == "chance" and "draw" in words)
    _, player, rank = record["actions"][place][1].split()
    record["actions"][place][1] = f"draw {player} {(int(rank) + 1) % 4}"


def other_secret(record: dict[str, Any]) -> None:
    record["fairness"]["secret"] = secrets.token_hex(32)


def other_secret_and_commitment(record: dict[str, Any]) -> None:
    other_secret(record)
    record["fairness"]["commitment"] = digest(record["fairness"]["secret"])


def other_number(record: dict[str, Any]) -> None:
    record["fairness"]["seats"]["0"]["number"] = secrets.token_hex(32)


def other_number_and_hash(record: dict[str, Any]) -> None:
    other_number(record)
    record["fairness"]["seats"]["0"]["hash"] = digest(record["fairness"]["seats"]["0"]["number"])


def without_a_number(record: dict[str, Any]) -> None:
    del record["fairness"]["seats"]["0"]["number"]


def one_more_seat(record: dict[str, Any]) -> None:
    number = secrets.token_hex(32)
    record["fairness"]["seats"]["7"] = {"hash": digest(number), "number": number}


def other_start(record: dict[str, Any]) -> None:
    record["start"] = {"surprise": 1}


def another_winner(record: dict[str, Any]) -> None:
    record["winners"] = [(record["winners"][0] + 1) % 3]


def no_proof(record: dict[str, Any]) -> None:
    del record["fairness"]


TAMPERING = [
    other_draw,
    other_secret,
    other_secret_and_commitment,
    other_number,
    other_number_and_hash,
    without_a_number,
    one_more_seat,
    other_start,
    another_winner,
    no_proof,
]


@pytest.mark.parametrize("tamper", TAMPERING, ids=lambda tamper: tamper.__name__)
async def test_tampering_is_noticed(record: Any, tamper: Callable[[Any], None]) -> None:
    altered = copy.deepcopy(record)
    tamper(altered)
    with pytest.raises((Tampered, BadDocument)):
        verify_record(altered)


async def test_the_seed_is_as_documented(record: Any) -> None:
    """Written from docs/protocol.md, without our code."""
    proof = record["fairness"]
    seed = hashlib.sha256(bytes.fromhex(proof["secret"] + proof["seats"]["0"]["number"])).digest()
    assert seed_of(bytes.fromhex(proof["secret"]), {0: proof["seats"]["0"]["number"]}) == seed
    import hmac

    block = hmac.new(seed, (0).to_bytes(8, "big") + (0).to_bytes(4, "big"), "sha256").digest()
    words = [int.from_bytes(block[start : start + 8], "big") for start in range(0, 32, 8)]
    total = 16  # the first card of 4 times 4
    draw = next(word for word in words if word < 2**64 - 2**64 % total) % total
    assert Provable(seed).below(total) == draw
    assert record["actions"][0][1] == f"draw 0 {draw // 4}"


async def test_no_file_of_another_kind_verifies(tmp_path: Path) -> None:
    for content in (b"\xff\xfe", b"", b"[]", b"{}", b'{"format": "sobremesa record 1"}'):
        file = tmp_path / "game.json"
        file.write_bytes(content)
        with pytest.raises(BadDocument):
            verify(file)


async def test_records_come_back_as_finished_tables(api: Api, record: Any) -> None:
    made = await api.post("/api/records", record)
    assert (made["table"]["state"], made["table"]["imported"]) == ("finished", True)
    assert await api.get(f"/api/tables/{made['table']['id']}/record") == record
    tampered = copy.deepcopy(record)
    other_draw(tampered)
    assert await api.refused("/api/records", tampered) == "record_refused"
    unfinished = {name: value for name, value in record.items() if name not in ("winners", "scores", "fairness")}
    unfinished["actions"] = record["actions"][:-1]
    assert await api.refused("/api/records", unfinished) == "not_finished"
    for nonsense in ({}, {"format": "x"}, {**record, "game": "nothing"}, {**record, "actions": [[0, {}]]}):
        assert await api.refused("/api/records", nonsense) == "record_refused"


async def test_a_running_game_is_not_exported(api: Api, device: Devices) -> None:
    table = await api.table(players=2, name="Ana", bots=["random"])
    assert await api.refused(f"/api/tables/{table.id}/record", method="GET") == "not_finished"
    async with device(table) as ana:
        await ana.hello()
        await ana.decline()
        await api.ready(table)
        await ana.until(lambda frame: (frame.get("public") or {}).get("how") == "start")
        for path in ("record", "replay?seat=all", "replay?seat=none", "replay?seat=0"):
            assert await api.refused(f"/api/tables/{table.id}/{path}", method="GET") == "not_finished"


async def test_a_replay_shows_what_its_eyes_saw(api: Api, record: Any) -> None:
    table = (await api.post("/api/records", record))["table"]["id"]
    total = len(record["actions"])
    open_to_all = await api.get(f"/api/tables/{table}/replay?seat=all&count=500")
    assert (open_to_all["total"], len(open_to_all["frames"])) == (total, total + 1)
    parts = (await api.get(f"/api/tables/{table}/record?actions=parts"))["actions"]
    assert [frame["event"]["action"] for frame in open_to_all["frames"][1:]] == [action for _, action in parts]
    assert [actor for actor, _ in parts] == [actor for actor, _ in record["actions"]]
    public = await api.get(f"/api/tables/{table}/replay?seat=none&count=500")
    hidden = {"kind": "draw", "player": 0, "rank": None}
    assert public["frames"][1]["event"]["action"] == hidden
    assert public["frames"][1]["own"] == {}
    own = await api.get(f"/api/tables/{table}/replay?seat=1&count=500")
    assert [frame["event"]["action"] for frame in own["frames"][1:3]] == [hidden, parts[1][1]]
    pages = [await api.get(f"/api/tables/{table}/replay?seat=1&from={at}&count=7") for at in range(0, total + 1, 7)]
    assert [frame for page in pages for frame in page["frames"]] == own["frames"]
    assert await api.refused(f"/api/tables/{table}/replay?seat=9", method="GET") == "unknown_seat"
