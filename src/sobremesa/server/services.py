"""What every table of a process shares."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from .back_row import BackRow
from .codes import Codes
from .condition import Condition
from .limits import Buckets
from .looking_back import LookingBack
from .luggage import Luggage
from .noticeboard import Noticeboard
from .patience import Patience
from .rules import Rules
from .settings import Settings
from .store import Store, Writer
from .thinkers import Thinkers
from .tokens import Signer


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
    condition: Condition
    sits: Buckets
    """How often each address sits down at each table."""

    @classmethod
    async def open(cls, settings: Settings) -> Services:
        store = await Store.open(settings.database)
        writer = Writer(store.engine)
        return cls(
            settings=settings,
            store=store,
            writer=writer,
            rules=Rules(),
            signer=Signer(await store.key("seat tokens")),
            thinkers=Thinkers(settings.bot_threads),
            back_row=BackRow(),
            importer=ThreadPoolExecutor(1, thread_name_prefix="importer"),
            looking_back=LookingBack(),
            noticeboard=Noticeboard(settings.limits.lobby_watchers),
            patience=Patience(),
            condition=Condition(writer),
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
        self.importer.shutdown(wait=False, cancel_futures=True)
        self.looking_back.close()
        self.rules.close()
        await self.writer.close()
        await self.store.close()
