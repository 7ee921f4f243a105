"""Pages: the built web client if there is one, else a bare page that lists tables and plays by typing."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, Response

from .refusals import Refused

HERE = Path(__file__).parent
PACKAGED = HERE.parent / "web_dist"
IN_THE_REPOSITORY = HERE.parents[2] / "web" / "dist"
BARE = HERE / "bare.html"

FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
ASK_AGAIN = {"Cache-Control": "no-cache"}


def client_folder() -> Path | None:
    return next((folder for folder in (PACKAGED, IN_THE_REPOSITORY) if (folder / "index.html").is_file()), None)


def mount_pages(app: FastAPI) -> None:
    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith(("api/", "tables/")):
            raise Refused("unknown_page")
        folder = client_folder()
        if folder is None:
            return FileResponse(BARE, headers=ASK_AGAIN)
        return _file(folder, path)


def _file(folder: Path, path: str) -> Response:
    """A file of the client; every other address is the client's own to understand."""
    asked = (folder / path).resolve()
    if path and asked.is_relative_to(folder.resolve()) and asked.is_file():
        return FileResponse(asked, headers=FOR_EVER if path.startswith("assets/") else ASK_AGAIN)
    if Path(path).suffix:
        raise Refused("unknown_page")
    return FileResponse(folder / "index.html", headers=ASK_AGAIN)
