"""One node of a cluster, in a process of its own: `python -m tests.server.support.nodes.node <settings as JSON>`."""

import json
import socket
import sys

from sobremesa.games import add
from sobremesa.server.entrance.running import server_for
from sobremesa.server.operating.logs import start_logging
from tests.server.support import canary
from tests.server.support.serving import quick_settings

if __name__ == "__main__":
    start_logging()
    add(canary.LABEL)
    wanted = json.loads(sys.argv[1])
    listener = socket.socket(fileno=wanted.pop("descriptor"))
    server_for(quick_settings(**wanted, warm=("canary",), fairness_seconds=2)).run(sockets=[listener])
