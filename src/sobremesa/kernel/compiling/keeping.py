"""Where machine code is kept: the user's cache directory, or a temporary one where that cannot be written to.

SOBREMESA_CACHE names another folder, for images that are prepared ahead.
"""

from __future__ import annotations

import atexit
import logging
import os
import shutil
import tempfile
from functools import cache
from pathlib import Path

from platformdirs import user_cache_path

FOLDER = "SOBREMESA_CACHE"
logger = logging.getLogger("sobremesa")


@cache
def kept_rules() -> Path:
    given = os.environ.get(FOLDER)
    wanted = (Path(given) if given else user_cache_path("sobremesa")) / "rules"
    why = _why_not(wanted)
    return wanted if why is None else _temporary(wanted, why)


def _why_not(folder: Path) -> str | None:
    """Why nothing can be written there; tried, because permissions do not tell of full or read-only disks."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return None
    except OSError as error:
        return error.strerror or str(error)


def _temporary(wanted: Path, why: str) -> Path:
    """Processes started from here find it by its name in the environment; it goes when this one ends."""
    folder = Path(tempfile.mkdtemp(prefix="sobremesa-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    os.environ[FOLDER] = str(folder)
    logger.warning(
        "compiled rules cannot be kept in %s (%s): they are kept in %s until this process ends", wanted, why, folder
    )
    (folder / "rules").mkdir()
    return folder / "rules"
