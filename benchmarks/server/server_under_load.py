"""The server of `server_load.py` and `real_time.py`: wide limits, the toys on the list, its address on stdout."""

import sys

from sobremesa.contract.toys import sealed, snap
from sobremesa.games import add
from sobremesa.server.entrance.running import listening_socket, server_for
from sobremesa.server.operating.logs import start_logging
from sobremesa.server.settings import Limits, Settings

WIDE = Limits(
    frames_per_second=1e5,
    frames_at_once=100_000,
    claims_per_second=1e5,
    claims_at_once=100_000,
    claims_waiting=1000,
    wire_frames_per_second=1e5,
    wire_frames_at_once=100_000,
    hellos_at_once=100_000,
    address_frames_per_second=1e6,
    address_frames_at_once=10**6,
    address_hellos_at_once=100_000,
    arrivals_at_once=100_000,
    connections_per_address=100_000,
    tables=10**6,
    tables_per_minute=1e6,
    tables_at_once=10**6,
)

if __name__ == "__main__":
    add(sealed.LABEL)
    add(snap.LABEL)
    start_logging("WARNING")
    listener = listening_socket("127.0.0.1", 0)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    database, game, *node = sys.argv[1:]
    wanted = Settings(database=database, limits=WIDE, bot_pace=0, warm=(game,), node="".join(node), lease_seconds=30)
    server_for(wanted).run(sockets=[listener])
