"""What every table of a process shares."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from .codes import Codes
from .patience import Patience
from .rules import Rules
from .settings import Settings
from .store import Store, Writer
from .tokens import Signer


@dataclass
class Services:
    settings: Settings
    store: Store
    writer: Writer
    rules: Rules
    signer: Signer
    thinkers: ThreadPoolExecutor
    """Where bots think."""
    importer: ThreadPoolExecutor
    """Where records are replayed, one after the other."""
    patience: Patience
    codes: Codes

    @classmethod
    async def open(cls, settings: Settings) -> Services:
        store = await Store.open(settings.database)
        return cls(
            settings=settings,
            store=store,
            writer=Writer(store.engine),
            rules=Rules(),
            signer=Signer(await store.key("seat tokens")),
            thinkers=ThreadPoolExecutor(settings.bot_threads, thread_name_prefix="bot"),
            importer=ThreadPoolExecutor(1, thread_name_prefix="importer"),
            patience=Patience(),
            codes=Codes(settings.code_seconds),
        )

    def replace_thinkers(self) -> None:
        """Leaves threads that do not come back to themselves."""
        self.thinkers.shutdown(wait=False)
        self.thinkers = ThreadPoolExecutor(self.settings.bot_threads, thread_name_prefix="bot")

    async def close(self) -> None:
        self.thinkers.shutdown(wait=False, cancel_futures=True)
        self.importer.shutdown(wait=False, cancel_futures=True)
        self.rules.close()
        await self.writer.close()
        await self.store.close()
