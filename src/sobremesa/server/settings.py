"""Everything about a server that can be set; the defaults suit a family and a club."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path

import platformdirs

from .entrance.limits import Bucket

MINUTE, HOUR, DAY = 60, 3600, 86400

CLOCKS: dict[str, float | None] = {
    "off": None,
    "fast": 30,
    "relaxed": 120,
    "hours": 8 * HOUR,
    "day": DAY,
    "days": 3 * DAY,
}
"""Seconds a decision may take."""
PACES: dict[str, float] = {"calm": 1.0, "quick": 0.25, "at_once": 0.0}
"""How fast bots play, as parts of `bot_pace`: to be watched, quickly, or without any wait."""
PHRASES = ("hello", "luck", "well_played", "thanks", "sorry", "moment", "hurry", "oops", "wow", "good_game")
"""What is said with one tap, and read by each in their own language."""
BOT_NAMES = ("Nora", "Milo", "Vera", "Hugo", "Alba", "Teo")
"""Bots are called by name; that they are bots is told beside it."""
COLOURS = ("red", "blue", "orange", "white", "green", "brown")


def default_database() -> str:
    folder = Path(platformdirs.user_data_dir("sobremesa"))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"


@dataclass(frozen=True)
class Limits:
    frames_per_second: float = 50
    frames_at_once: int = 100
    claims_per_second: float = 10
    """Acts of one seat in real time, where they cannot wait for each other."""
    claims_at_once: int = 20
    claims_waiting: int = 4
    """So many of a seat's claims may be unanswered: nobody else waits for more of them."""
    chat_seconds: float = 2
    chats_at_once: int = 5
    frame_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    record_bytes: int = 2 * 1024 * 1024
    bad_frames: int = 50
    waiting_bytes: int = 2 * 1024 * 1024
    """How much may wait for a slow reader before it is sent away."""
    wire_frames_per_second: float = 100
    """Frames of every kind on one connection, pings and empty ones too, from the handshake on."""
    wire_frames_at_once: int = 400
    hellos_per_second: float = 1
    hellos_at_once: int = 10
    address_frames_per_second: float = 500
    """All connections of one address together."""
    address_frames_at_once: int = 4000
    address_hellos_per_second: float = 20
    address_hellos_at_once: int = 300
    arrivals_per_second: float = 100
    """New connections of one address."""
    arrivals_at_once: int = 500
    connections_per_address: int = 250
    connections: int | None = None
    """None is as many as the system lets us open files for, less some for ourselves."""
    hello_seconds: float = 10
    head_seconds: float = 10
    """For a request to say what it wants."""
    body_seconds: float = 60
    spectators_per_table: int = 100
    changes_per_second: float = 0.5
    """What a seat changes at its table, over REST: its name and colour, ready or not, a host's doings."""
    changes_at_once: int = 20
    sits_per_minute: float = 1
    """How often one address may sit down at one table; after a kick it waits for the next time."""
    sits_at_once: int = 12
    counts_addresses: bool = True
    lobby_watchers: int = 500
    """How many may be told of the lobby's changes at once."""
    tables: int = 5000
    tables_per_minute: float = 30
    tables_at_once: int = 60

    def of_any_address(self) -> Limits:
        """Behind a proxy everybody comes from one address: nothing is counted by it."""
        most = 10**9
        return replace(
            self,
            address_frames_at_once=most,
            address_hellos_at_once=most,
            arrivals_at_once=most,
            connections_per_address=most,
            tables_at_once=most,
            counts_addresses=False,
        )

    def acts(self, real_time: bool) -> Bucket:
        """How fast a seat may act."""
        if real_time:
            return Bucket(self.claims_per_second, self.claims_at_once)
        return Bucket(self.frames_per_second, self.frames_at_once)


@dataclass(frozen=True)
class Settings:
    database: str = field(default_factory=default_database)
    clocks: dict[str, float | None] = field(default_factory=lambda: dict(CLOCKS))
    bot_pace: float = 0.7
    """Seconds between a bot's actions where people play."""
    bot_courtesy: float = 12
    """Seconds a bot waits for the answers of people it has asked."""
    bot_seconds: float = 5
    """How long a bot may think before the game's default action is played for it."""
    bot_threads: int = 2
    absent_host: float = 3 * MINUTE
    """When no device of a host has been here for so long, another player may be host."""
    pulse_seconds: float = 2
    """How often round trips are measured where games are played in real time."""
    fairness_seconds: float = 3
    token_days: int = 60
    code_seconds: int = 10 * MINUTE
    abandoned_waiting: float = 2 * HOUR
    abandoned_playing: float = 14 * DAY
    forget_finished: float = 10 * MINUTE
    rest_unattended: float = 2 * MINUTE
    """A game without company leaves memory after so long; it goes on when somebody comes."""
    sweep_seconds: float = MINUTE
    origins: tuple[str, ...] = ()
    """Origins allowed besides the server's own."""
    host_names: tuple[str, ...] = ()
    """Names the server answers to, besides addresses and this machine's own."""
    node: str = ""
    """Where other nodes on the same PostgreSQL reach this one, like 10.0.0.5:8732; empty if it is the only one."""
    node_listens: str = ""
    """Where it listens for them, if that is another address than the one they know."""
    lease_seconds: float = 3
    """So long after its last sign of life a node's tables are taken over by others."""
    metrics_token: str | None = field(default=None, repr=False)
    """Who may read /metrics; None is this machine alone."""
    webhooks: tuple[str, ...] = ()
    """Where hosts may let turns be told, as the beginnings of addresses; none is nowhere."""
    ratings: bool = False
    """Whether people who play with each other here have a rating."""
    webhook_waits: tuple[float, ...] = (0, 5, 60, 600)
    """Seconds before each attempt."""
    warm: tuple[str, ...] | None = None
    """Games whose rules are prepared at the start; None is all of them."""
    limits: Limits = field(default_factory=Limits)
