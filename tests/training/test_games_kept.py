"""Games kept as lines: nobody looks at a game twice."""

from pathlib import Path

from training.games_kept import collect


def test_whoever_was_stopped_goes_on_after_the_last_game(tmp_path: Path) -> None:
    asked: list[int] = []

    def game(number: int) -> dict[str, int]:
        asked.append(number)
        return {"number": number}

    kept = tmp_path / "new" / "games.jsonl"
    assert collect(game, 2, kept, seconds=60) == [{"number": 0}, {"number": 1}]
    assert collect(game, 3, kept, seconds=60) == [{"number": 0}, {"number": 1}, {"number": 2}]
    assert asked == [0, 1, 2]


def test_no_game_begins_when_the_time_is_over(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("7\n", "utf-8")
    assert collect(lambda number: number, 5, tmp_path / "games.jsonl", seconds=-1) == [7]
