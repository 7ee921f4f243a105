"""Seat tokens: signed strings that say which seat of which table they open, of which generation, until when.

A seat's generation rises when it moves, is left or is kicked, so that older tokens end without a list of them.
"""

from __future__ import annotations

import base64
import binascii
import hmac
import json
import time
from dataclasses import dataclass

from ..refusals import Refused

MAC_BYTES = 20


@dataclass(frozen=True)
class Token:
    table: str
    seat: int
    generation: int
    expires: int
    """In seconds since 1970."""


class Signer:
    def __init__(self, key: bytes, before: bytes | None = None) -> None:
        self.key = key
        self.keys = [key] if before is None else [key, before]
        """Tokens signed with the key before are good as long as they last."""

    def sign(self, token: Token) -> str:
        body = json.dumps([token.table, token.seat, token.generation, token.expires], separators=(",", ":")).encode()
        return f"{_text(body)}.{_text(_mac(self.key, body))}"

    def read(self, text: str) -> Token:
        """The token, if it is ours and not expired; whether its generation still holds is the table's to say."""
        try:
            body, mac = (_bytes(part) for part in text.split("."))
        except (ValueError, binascii.Error):
            raise Refused("token_bad") from None
        if not any(hmac.compare_digest(mac, _mac(key, body)) for key in self.keys):
            raise Refused("token_bad")
        token = Token(*json.loads(body))
        if token.expires < time.time():
            raise Refused("token_expired")
        return token


def _mac(key: bytes, body: bytes) -> bytes:
    return hmac.digest(key, b"seat token 1:" + body, "sha256")[:MAC_BYTES]


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.b64decode(text.encode() + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)
