"""Refusals: a code and its words in every language, the same over REST and over the socket."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..contract.errors import Reason
from ..contract.text import Text, load_catalogue

CATALOGUE = load_catalogue("sobremesa.server")

STATUS = {
    "unknown_table": 404,
    "unknown_game": 404,
    "unknown_language": 404,
    "unknown_lesson": 404,
    "unknown_puzzle": 404,
    "unknown_seat": 404,
    "unknown_step": 404,
    "unknown_page": 404,
    "no_token": 401,
    "token_bad": 401,
    "token_foreign": 401,
    "token_ended": 401,
    "token_expired": 401,
    "not_your_seat": 403,
    "not_the_host": 403,
    "no_help": 403,
    "foreign_origin": 403,
    "figures_closed": 403,
    "not_the_operator": 403,
    "code_unknown": 403,
    "webhook_refused": 403,
    "too_big": 413,
    "unknown_host": 421,
    "too_fast": 429,
    "bad_message": 400,
    "options_refused": 422,
    "record_refused": 422,
    "record_too_long": 422,
    "server_error": 500,
    "server_full": 503,
    "preparing": 503,
    "moving": 503,
}
"""HTTP statuses; what is not listed conflicts with the state of the table: 409."""


class Refused(Exception):
    def __init__(self, code: str, words: Mapping[str, str] | None = None, **values: Any) -> None:
        super().__init__(code)
        self.code = code
        self.words = dict(words) if words else CATALOGUE.say_all(Text(_key(code, values), values))

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)

    def as_json(self) -> dict[str, Any]:
        return {"code": self.code, "words": self.words}


def refused_by_game(reason: Reason) -> Refused:
    return Refused(reason.code, reason.words)


def _key(code: str, values: Mapping[str, Any]) -> str:
    """Some refusals say more when there is more to say."""
    return f"refused.{code}.why" if "why" in values else f"refused.{code}"
