"""The server's own log: one JSON object a line on standard error. It names tables and seats, never tokens or hands."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any

logger = logging.getLogger("sobremesa.server")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "about", {}),
        }
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False, default=str)


def note(what: str, **about: Any) -> None:
    logger.info(what, extra={"about": about})


def warn(what: str, **about: Any) -> None:
    logger.warning(what, extra={"about": about})


def trouble(what: str, **about: Any) -> None:
    """Something went wrong; to be called while handling the exception."""
    logger.error(what, extra={"about": about}, exc_info=sys.exc_info()[0] is not None)


def start_logging(level: str = "INFO") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name, quietest in (("sobremesa.server", level), ("uvicorn.error", "WARNING")):
        log = logging.getLogger(name)
        log.handlers = [handler]
        log.setLevel(quietest)
        log.propagate = False
