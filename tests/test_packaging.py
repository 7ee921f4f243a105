"""What is handed to others: an sdist with the built client inside, from which a wheel is made without Node."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NOT_OURS = shutil.ignore_patterns("node_modules", "__pycache__", ".*", "dist")


def build(what: str, source: Path, to: Path) -> Path:
    """Without Node, npm or anything else on the path."""
    uv = Path(sys.executable).parent / "uv"
    command: list[str | Path] = [
        uv,
        "build",
        f"--{what}",
        "--quiet",
        "--python",
        sys.executable,
        "--out-dir",
        to,
        source,
    ]
    subprocess.run(command, check=True, env={**os.environ, "PATH": str(to)})
    return next(to.glob("*.tar.gz" if what == "sdist" else "*.whl"))


def check_out(checkout: Path) -> Path:
    checkout.mkdir(exist_ok=True)
    for name in ("src", "scripts", "docs", "web"):
        shutil.copytree(ROOT / name, checkout / name, ignore=NOT_OURS)
    for name in (".gitignore", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, checkout)
    return checkout


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of a checkout in which the client has been built."""
    checkout = check_out(tmp_path_factory.mktemp("checkout"))
    (checkout / "web" / "dist" / "assets").mkdir(parents=True)
    (checkout / "web" / "dist" / "index.html").write_text("<!doctype html><title>Sobremesa</title>")
    (checkout / "web" / "dist" / "assets" / "main.js").write_text("play()")
    return build("sdist", checkout, tmp_path_factory.mktemp("sdist"))


@pytest.mark.slow
def test_a_wheel_could_not_be_made_from_the_sdist_without_node(sdist: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(build("wheel", sdist, tmp_path)) as wheel:
        names = set(wheel.namelist())
    assert {"sobremesa/web_dist/index.html", "sobremesa/web_dist/assets/main.js", "sobremesa/py.typed"} <= names
    assert "sobremesa/docs/rules/catan/en.md" in names


@pytest.mark.slow
def test_the_sdist_carried_fourteen_megabytes_of_pictures(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = archive.getnames()
    assert not [name for name in names if name.endswith(".png") and "/web/public/icons/" not in name]
    assert any(name.endswith("/web/dist/index.html") for name in names)
    assert any(name.endswith("/docs/write-a-bot.md") for name in names)
    assert sdist.stat().st_size < 4_000_000


@pytest.mark.slow
def test_without_node_a_checkout_was_not_installed_with_a_traceback(tmp_path: Path) -> None:
    node = tmp_path / "bin" / "node"
    node.parent.mkdir()
    node.write_text("#!/bin/sh\nexit 1\n")
    node.chmod(0o755)
    checkout = check_out(tmp_path / "checkout")
    uv = Path(sys.executable).parent / "uv"
    command: list[str | Path] = [uv, "build", "--wheel", "--python", sys.executable, checkout]
    path = os.pathsep.join([str(node.parent), os.environ["PATH"]])
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PATH": path})
    assert done.returncode != 0
    assert "Node 20.19 or newer (or 22.12) is needed: install it, or let make client fetch one." in done.stderr
    assert "Traceback" not in done.stderr
