"""What every table of a process shares."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from .entrance.limits import Buckets
from .lobby.codes import Codes
from .lobby.heralding import Herald
from .lobby.luggage import Luggage
from .lobby.noticeboard import Noticeboard
from .lobby.tokens import Signer
from .nodes import Alone, Leases
from .operating.figures import Figures
from .operating.readiness import Readiness
from .process.back_row import BackRow
from .process.patience import Patience
from .process.rules import Rules
from .process.thinkers import Thinkers
from .records.looking_back import LookingBack
from .records.ratings import Ratings
from .settings import Settings
from .store import Store, Writer
from .store.analyses import Analyses
from .store.condition import Condition
from .store.keys import BEFORE, SEAT_TOKENS
from .store.lock import Lock
from .store.store import sqlite_file


@dataclass
class Services:
    settings: Settings
    store: Store
    writer: Writer
    rules: Rules
    signer: Signer
    thinkers: Thinkers
    """Where bots think."""
    importer: ThreadPoolExecutor
    """Where records are replayed, one after the other."""
    looking_back: LookingBack
    """Where the coach looks back at finished games."""
    back_row: BackRow
    """Where bots nobody plays with wait for their turn."""
    noticeboard: Noticeboard
    patience: Patience
    codes: Codes
    luggage: Luggage
    leases: Leases | Alone
    """Who keeps which table."""
    condition: Condition
    herald: Herald
    """Who tells hosts' own addresses whose turn it is."""
    ratings: Ratings
    """Of people who meet here."""
    sits: Buckets
    """How often each address sits down at each table."""
    readiness: Readiness
    figures: Figures = field(default_factory=Figures)
    """What whoever runs the server looks at; rooms may add their own."""

    @classmethod
    async def open(cls, settings: Settings) -> Services:
        lock = lock_for(settings.database)
        store = await Store.open(settings.database)
        has_leases = store.engine.dialect.name == "postgresql"
        leases = await Leases.open(store.engine, settings) if has_leases else Alone(lock)
        figures, rules, patience = Figures(), Rules(), Patience()
        writer = Writer(store.engine, lambda: patience.is_urgent)
        writer.watch, condition = figures.note_commit, Condition(writer)
        return cls(
            settings=settings,
            store=store,
            writer=writer,
            rules=rules,
            signer=Signer(await store.key(SEAT_TOKENS), await store.found_key(BEFORE)),
            thinkers=Thinkers(settings.bot_threads),
            back_row=BackRow(),
            importer=ThreadPoolExecutor(1, thread_name_prefix="importer"),
            looking_back=LookingBack(Analyses(store.engine)),
            noticeboard=Noticeboard(settings.limits.lobby_watchers),
            patience=patience,
            leases=leases,
            condition=condition,
            herald=Herald(settings.webhooks, settings.webhook_waits),
            ratings=Ratings(store.engine, settings.ratings),
            readiness=Readiness(condition, rules),
            figures=figures,
            codes=Codes(settings.code_seconds),
            luggage=Luggage(settings.code_seconds),
            sits=Buckets(settings.limits.sits_per_minute / 60, settings.limits.sits_at_once),
        )

    def replace_thinkers(self) -> None:
        """Leaves threads that do not come back to themselves."""
        self.thinkers.leave()
        self.thinkers = Thinkers(self.settings.bot_threads)

    async def close(self) -> None:
        self.thinkers.close()
        self.herald.close()
        self.importer.shutdown(wait=False, cancel_futures=True)
        self.looking_back.close()
        self.rules.close()
        await self.writer.close()
        await self.leases.close()
        await self.store.close()


def lock_for(database: str) -> Lock | None:
    """SQLite is for one server: it knows no other way to notice a second one."""
    file = sqlite_file(database)
    return None if file is None else Lock(file)
