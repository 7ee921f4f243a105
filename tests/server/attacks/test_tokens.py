"""Tokens: forged, foreign, old and expired ones open nothing."""

import base64
import json
import time
from collections.abc import Callable

import pytest

from sobremesa.server.lobby.tokens import Signer, Token
from sobremesa.server.refusals import Refused
from tests.server.support.device import Api, Device
from tests.server.support.serving import Running

Devices = Callable[..., Device]
LATER = int(time.time()) + 24 * 3600


def code_of(signer: Signer, text: str) -> str:
    with pytest.raises(Refused) as refused:
        signer.read(text)
    return refused.value.code


def test_a_token_is_read_as_it_was_signed() -> None:
    token = Token("table", 3, 7, LATER)
    assert Signer(b"k" * 32).read(Signer(b"k" * 32).sign(token)) == token


def test_forged_and_expired_tokens_are_refused() -> None:
    signer = Signer(b"k" * 32)
    good = signer.sign(Token("table", 1, 0, LATER))
    body, mac = good.split(".")
    other = base64.urlsafe_b64encode(json.dumps(["table", 2, 0, LATER]).encode()).rstrip(b"=").decode()
    forged = [f"{other}.{mac}", f"{body}.{mac[:-2]}", body, "", ".", "a.b.c", f"{body}.", "é.é", good + "A"]
    forged.append(Signer(b"x" * 32).sign(Token("table", 1, 0, LATER)))
    assert {code_of(signer, text) for text in forged} == {"token_bad"}
    assert code_of(signer, signer.sign(Token("table", 1, 0, 5))) == "token_expired"


@pytest.mark.anyio
async def test_no_wrong_token_opens_a_seat(api: Api, device: Devices, server: Running) -> None:
    table, other = await api.table(players=2, name="Ana"), await api.table(players=2, name="Eva")
    signer = server.lobby.services.signer
    wrong = {
        "token_bad": Signer(b"x" * 32).sign(Token(table.id, 0, 0, LATER)),
        "token_foreign": other.tokens[0],
        "token_ended": signer.sign(Token(table.id, 0, 9, LATER)),
        "token_expired": signer.sign(Token(table.id, 0, 0, 5)),
    }
    async with Device(server.url, table.id, dict(enumerate(wrong.values()))) as here:
        welcome = await here.hello()
        assert welcome["seats"] == []
        assert [ended["code"] for ended in welcome["ended"]] == list(wrong)
        assert (await here.act(0, 1, {"kind": "draw"}))["code"] == "not_your_seat"
    for code, token in wrong.items():
        assert await api.refused(f"/api/tables/{table.id}/seats/0/leave", None, token) == code
    free = signer.sign(Token(table.id, 1, 0, LATER))
    assert await api.refused(f"/api/tables/{table.id}/seats/1/leave", None, free) == "token_ended"
