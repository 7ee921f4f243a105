"""The Python examples of the README and of docs/ run as written; the blocks of one page share their names."""

import re
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [page for page in [ROOT / "README.md", *sorted(ROOT.glob("docs/*.md"))] if page.is_file()]
FENCE = re.compile(r"^ *```python([^\n]*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    flag: str
    line: int
    code: str


def blocks(text: str) -> list[Block]:
    fences = FENCE.finditer(text)
    return [Block(fence[1].strip(), text[: fence.end(1)].count("\n") + 1, dedent(fence[2])) for fence in fences]


def run(page: str, text: str) -> dict[str, object]:
    names: dict[str, object] = {"__name__": "__main__"}
    for block in blocks(text):
        if block.flag != "no-run":  # padded, so that a traceback names the line of the page
            exec(compile("\n" * block.line + block.code, page, "exec"), names)
    return names


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run(str(page), page.read_text("utf-8"))


BUILD = """
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path

site = SourceFileLoader("docs_site", "scripts/docs-site").load_module()
site.SITE = Path(sys.argv[1])
site.write_pages()
"""
LINK = re.compile(r'(?:href|src)="(?!\w+:|api/)([^"#]*)(?:#([^"]+))?"')


def test_links_of_the_site_led_nowhere(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-W", "ignore", "-c", BUILD, tmp_path], cwd=ROOT, check=True)
    for page in tmp_path.glob("*.html"):
        for file, place in LINK.findall(page.read_text("utf-8")):
            leads_to = tmp_path / file if file else page
            assert leads_to.exists(), (page.name, file)
            assert not place or f'id="{place}"' in leads_to.read_text("utf-8"), (page.name, file, place)


def test_few_examples_are_left_out() -> None:
    flags = [block.flag for page in PAGES for block in blocks(page.read_text("utf-8"))]
    assert set(flags) <= {"", "no-run"}
    assert flags.count("no-run") <= 3


def test_blocks_share_names_and_no_run_is_skipped() -> None:
    page = "```python\na = 1\n```\n```python no-run\na = 1 / 0\n```\n```python\nb = a + 1\n```\n"
    assert run("page.md", page)["b"] == 2


def test_examples_inside_a_list_are_run_too() -> None:
    assert run("page.md", "1. A step:\n\n   ```python\n   a = 3\n   ```\n")["a"] == 3


def test_a_broken_example_is_noticed_on_its_line() -> None:
    with pytest.raises(ZeroDivisionError) as error:
        run("page.md", "A page.\n\n```python\n1 / 0\n```\n")
    assert error.traceback[-1].lineno == 3  # counted from 0
