"""A bot in a process of its own, in any language: one line of JSON asks, one line answers.

Asked: `game`, `players`, `seat`, `seed`, `awaited`, `table`, `own`, `legal` (in words), `templates`, `history` (what
was seen since the last question) and, where the game has them, `position`.
Answered: `{"action": "road 12-13"}`, or null.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from ...contract.game import Step
from ...contract.shown import plain
from ...contract.view import View


class ForeignBot:
    def __init__(self, command: str, seed: str) -> None:
        self.seed = seed
        self.told = 0
        self.process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def choose(self, view: View, history: Callable[[], Sequence[Step]]) -> int | None:
        answer = self._ask(self._question(view, history()))
        action = answer.get("action") if isinstance(answer, dict) else None
        if action is None:
            return None
        return view.game.number_of(view.board, action)

    def close(self) -> None:
        """Its input ends; whoever does not leave then is made to."""
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            with suppress(OSError):  # it may be gone already
                pipe.close()
        try:
            self.process.wait(1)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def _question(self, view: View, history: Sequence[Step]) -> dict[str, Any]:
        new, self.told = history[self.told :], len(history)
        return {
            "game": view.game.label.id,
            "players": view.players,
            "seat": view.seat,
            "seed": self.seed,
            "awaited": view.seat in view.awaited,
            **view.as_json(),
            "legal": [view.words(action) for action in view.legal.actions],
            "templates": [{"kind": each.kind, "bounds": plain(each.bounds)} for each in view.legal.templates],
            "history": [[actor, view.words(action)] for actor, action in new],
            **_position(view),
        }

    def _ask(self, question: dict[str, Any]) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(question, separators=(",", ":")), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the process has ended (exit code {self.process.wait()})")
        return json.loads(line)


def _position(view: View) -> dict[str, Any]:
    try:
        return {"position": view.game.position(view.board, view.state, view.seat)}
    except (LookupError, ValueError):  # not every game, nor every moment, has one
        return {}
