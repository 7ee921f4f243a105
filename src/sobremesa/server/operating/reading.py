"""Who may read the figures: whoever knows the token; without one only this machine, and nobody through a proxy."""

from __future__ import annotations

import hmac
import ipaddress
from collections.abc import Mapping

from ..settings import Settings

FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""Somebody asks for somebody else, who may be anywhere."""


def may_read(settings: Settings, address: str | None, headers: Mapping[str, str]) -> bool:
    if settings.metrics_token is not None:
        kind, _, given = headers.get("authorization", "").partition(" ")
        return kind.lower() == "bearer" and hmac.compare_digest(given.strip().encode(), settings.metrics_token.encode())
    is_direct = settings.limits.counts_addresses and not any(name in headers for name in FORWARDED)
    return is_direct and _is_here(address)


def _is_here(address: str | None) -> bool:
    try:
        return address is not None and ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
