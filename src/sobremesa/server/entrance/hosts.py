"""The names this server answers to: a page of another site must not reach it under a name of its own."""

from __future__ import annotations

import ipaddress
import socket
from functools import cache


def answers_to(host: str | None, names: tuple[str, ...]) -> bool:
    """Whether a Host header means us: an address, this machine's names, or one of those we were told.

    An address cannot be made to point elsewhere, so that any will do; a name can.
    """
    if host is None:  # a program; browsers always say it
        return True
    name = host_name(host)
    return _is_address(name) or name in own_names() or name in _as_told(names)


def host_name(host: str) -> str:
    """The name in a Host header, without its port."""
    bare = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return bare.lower().rstrip(".")


@cache
def own_names() -> frozenset[str]:
    machine = socket.gethostname().lower()
    return frozenset(("localhost", machine, machine.partition(".")[0], f"{machine.partition('.')[0]}.local"))


@cache
def _as_told(names: tuple[str, ...]) -> frozenset[str]:
    """As browsers tell them: café.example is xn--caf-dma.example there."""
    return frozenset(_in_ascii(name.lower().rstrip(".")) for name in names)


def _in_ascii(name: str) -> str:
    try:
        return name.encode("idna").decode()
    except UnicodeError:  # no machine can have it
        return name


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
