"""One word for one thing, in the languages people play in: no text uses another than docs/rules/README.md."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
ELSEWHERE = {
    "es": {
        "encrucijada": r"intersecci",
        "recurso": r"materias? primas?",
        "banco": r"\bla banca\b",
        "localidad": r"\bpueblos?\b",
        "historial": r"\bdiario\b",
    },
    "pt": {
        "cruzamento": r"interse[cç]",
        "recurso": r"matérias?-primas?",
        "dispositivo": r"\baparelho",
        "tu, not você": r"\b(prima|ponha|veja|clique|seu navegador|você)\b",
    },
}
"""The word of the glossary, and what was once said in its place."""


def texts(language: str) -> Iterator[tuple[Path, str]]:
    """What is written for people in a language: catalogues, lessons and the pages of rules."""
    for room in (ROOT / "src/sobremesa", ROOT / "web/src"):
        for file in room.glob(f"**/text/**/{language}.json"):
            yield from ((file, said) for said in json.loads(file.read_text("utf-8")).values())
        for file in room.glob("**/lessons/*.json"):
            yield from ((file, said) for said in in_language(language, json.loads(file.read_text("utf-8"))))
    for file in (ROOT / "docs/rules").glob(f"*/{language}.md"):
        yield from ((file, line) for line in file.read_text("utf-8").splitlines())


def in_language(language: str, document: Any) -> Iterator[str]:
    """What a lesson says in one language, wherever it stands."""
    if isinstance(document, dict):
        if isinstance(said := document.get(language), str):
            yield said
        document = list(document.values())
    if isinstance(document, list):
        for part in document:
            yield from in_language(language, part)


@pytest.mark.parametrize("language", ELSEWHERE)
def test_texts_keep_to_the_words_of_the_glossary(language: str) -> None:
    found = list(texts(language))
    assert len(found) > 1000
    said = {word: re.compile(pattern, re.IGNORECASE) for word, pattern in ELSEWHERE[language].items()}
    others = [(word, file.name, line) for file, line in found for word, pattern in said.items() if pattern.search(line)]
    assert others == []


@pytest.mark.parametrize(
    "word", ["encrucijada | cruzamento", "recurso | recurso", "banco | banco", "localidad | localidade"]
)
def test_the_glossary_has_these_words(word: str) -> None:
    assert f"| {word} |" in (ROOT / "docs/rules/README.md").read_text("utf-8")
