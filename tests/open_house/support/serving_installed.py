"""Serves installed examples to a browser until it is ended: prints the address. `python -m … catan` prepares CATAN."""

import sys
import tempfile
import threading
from pathlib import Path

from tests.browser.support.serving import serving

with tempfile.TemporaryDirectory() as folder, serving(Path(folder), games=sys.argv[1:] or ("escoba",)) as url:
    print(url, flush=True)
    threading.Event().wait()
