"""Serves the installed example to a browser until it is ended: prints the address."""

import tempfile
import threading
from pathlib import Path

from tests.browser.support.serving import serving

with tempfile.TemporaryDirectory() as folder, serving(Path(folder), games=("escoba",)) as url:
    print(url, flush=True)
    threading.Event().wait()
