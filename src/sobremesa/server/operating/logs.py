"""The server's own log, on standard error: one JSON object a line, or plain lines for who reads along in a terminal.

It names tables and seats, never tokens, hands or what people say. What belongs to a frame or request carries its trace.
"""

from __future__ import annotations

import json
import logging
import sys
from typing import Any

from .trace import trace

logger = logging.getLogger("sobremesa.server")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": f"{self.formatTime(record, '%Y-%m-%dT%H:%M:%S')}.{int(record.msecs):03}",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "about", {}),
        }
        if record.exc_info:
            entry["traceback"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False, default=str)


class PlainLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        about = "".join(f" {name}={_in_a_line(value)}" for name, value in getattr(record, "about", {}).items())
        level = "" if record.levelno == logging.INFO else f"{record.levelname.lower()}: "
        line = f"{self.formatTime(record, '%H:%M:%S')} {level}{record.getMessage()}{about}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def _in_a_line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)


FORMS: dict[str, type[logging.Formatter]] = {"json": JsonLines, "plain": PlainLines}


def detail(what: str, **about: Any) -> None:
    """One of very many lines, for who asks for them."""
    if logger.isEnabledFor(logging.DEBUG):
        logger.debug(what, extra={"about": _traced(about)})


def note(what: str, **about: Any) -> None:
    logger.info(what, extra={"about": _traced(about)})


def warn(what: str, **about: Any) -> None:
    logger.warning(what, extra={"about": _traced(about)})


def trouble(what: str, **about: Any) -> None:
    """Something went wrong; to be called while handling the exception."""
    logger.error(what, extra={"about": _traced(about)}, exc_info=sys.exc_info()[0] is not None)


def _traced(about: dict[str, Any]) -> dict[str, Any]:
    name = trace.get()
    return about if name is None else {"trace": name, **about}


def start_logging(level: str = "INFO", form: str = "json") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(FORMS[form]())
    for name, quietest in (("sobremesa.server", level), ("uvicorn.error", "WARNING")):
        log = logging.getLogger(name)
        log.handlers = [handler]
        log.setLevel(quietest)
        log.propagate = False
