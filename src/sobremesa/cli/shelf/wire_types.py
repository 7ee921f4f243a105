"""TypeScript for what the server tells a device, made from the frames it declares."""

from __future__ import annotations

import sys

from ...server.socket.frames import FRAMES, Event, Row, TableDocument
from .types import Interfaces

HEAD = """\
// Made from the frames that the server declares by `make types`: change those, not this.
import type { AnyAction, LegalGroup, OptionValue, Text, UpdateOwns, UpdatePublic } from "./contract";

type Action = AnyAction;
"""


def print_wire_types() -> None:
    sys.stdout.write(wire_types())


def wire_types() -> str:
    told = Interfaces([TableDocument, Event, Row, *FRAMES])
    every = " | ".join(frame.__name__ for frame in FRAMES)
    return "\n".join([HEAD, *told.names(), *told.interfaces(), f"export type Heard = {every};\n"])
