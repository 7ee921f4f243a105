"""Records with provable dice."""

import json
from pathlib import Path

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out
from sobremesa.server.records.fairness import Proof
from tests.cli.conftest import Run


def proven(path: Path, toy: str) -> dict[str, object]:
    proof = Proof.of(b"a secret of thirty-two bytes....")
    match = sobremesa.new(toy, 2, draws=proof.dice)
    play_out(match, [bot(toy, "random", seat) for seat in range(2)])
    record = {**match.record(), "fairness": proof.for_record()}
    path.write_text(json.dumps(record))
    return record


def test_an_honest_record(run: Run, toy: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    proven(path, toy)
    ran = run("verify", path)
    assert (ran.code, ran.err) == (0, "")
    assert "as committed" in ran.out


def test_altered_dice_are_noticed(run: Run, toy: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record = proven(path, toy)
    other = sobremesa.new(toy, 2, seed="other")
    play_out(other, [bot(toy, "random", seat) for seat in range(2)])
    path.write_text(json.dumps({**other.record(), "fairness": record["fairness"]}))
    ran = run("verify", path)
    assert (ran.code, ran.out) == (1, "")
    assert "NOT as committed: actions[" in ran.err


def test_a_record_without_proof(run: Run, toy_record: Path) -> None:
    assert run("verify", toy_record).complaint == f"{toy_record}: fairness: the record has no proof of its dice"
