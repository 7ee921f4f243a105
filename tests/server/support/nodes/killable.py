"""A server of its own, to be killed: `python -m tests.server.support.nodes.killable <database> <file descriptor>`."""

import socket
import sys

from sobremesa.contract.toys import sealed, snap
from sobremesa.games import add
from sobremesa.server.entrance.running import server_for
from tests.server.support import canary
from tests.server.support.serving import quick_settings

if __name__ == "__main__":
    add(sealed.LABEL)
    add(snap.LABEL)
    add(canary.LABEL)
    database, descriptor = sys.argv[1:]
    listener = socket.socket(fileno=int(descriptor))
    server_for(quick_settings(database, warm=("canary", "snap"), fairness_seconds=5)).run(sockets=[listener])
