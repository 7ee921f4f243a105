"""One word for one thing, in the languages people play in: no text uses another than docs/rules/README.md."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = (ROOT / "src/sobremesa", ROOT / "web/src", ROOT / "examples")
ELSEWHERE = {
    "en": {"hex": r"\bfield\b|which fields", "opponent": r"\brivals?\b"},
    "es": {
        "encrucijada": r"intersecci",
        "recurso": r"materias? primas?",
        "banco": r"\bla banca\b",
        "localidad": r"\bpueblos?\b",
        "historial": r"\bdiario\b|\bel registro\b",
        "sala": r"sala de espera",
        "ficha numerada": r"fichas? de número",
        "partida guardada": r"registros? de una partida",
    },
    "pt": {
        "cruzamento": r"interse[cç]",
        "recurso": r"matérias?-primas?",
        "dispositivo": r"\baparelho",
        "sala": r"sala de espera",
        "ficha numerada": r"fichas? de número",
        "partida": r"turno do jogo|vez no jogo|o jogo acab|[mt]eus jogos|(antes|depois) do jogo|um (primeiro )?jogo",
        "histórico": r"\bdiário\b|\bo registo\b",
        "a sós": r"\bou sozinho\b",
        "partida guardada": r"registos? de uma partida",
        "gentileza": r"simpatia",
        "adversário": r"\brivais\b|\brival\b",
        "tu, not você": r"\b(prima|ponha|veja|clique|seu navegador|você)\b",
    },
}
"""The word of the glossary, and what was once said in its place."""
IN_A_GAME = {
    ("catan", "pt"): {"trocar": r"\bneg[oó]ci"},
    ("catan_dice", "es"): {"cambiar": r"\bgirar\b"},
    ("catan_dice", "pt"): {"mudar": r"\bvirar\b", "anotar": r"\bapontad"},
    ("dobble", "es"): {"cubrir": r"\btap(a|an|ado|ar\w*)\b"},
    ("dobble", "pt"): {"cobrir": r"\btap(a|ou|ar\w*)\b", "revelar": r"\bvir(a|ada|ar)\b"},
    ("remigio", "es"): {"coger": r"\bt(omar|óma)lo\b", "apuntarse": r"se lleva un punto", "preparar": r"\bjúntalos\b"},
    ("remigio", "pt"): {"apanhar": r"\blev(á-lo|a-o)\b", "juntar": r"acrescent", "preparar": r"\bjunta-os\b"},
}
"""The same where another game may say it."""


def texts(language: str) -> Iterator[tuple[Path, str]]:
    """What is written for people in a language: catalogues, lessons, the pages of rules and of fair play."""
    for room in ROOMS:
        for file in room.glob(f"**/text/**/{language}.json"):
            yield from ((file, said) for said in json.loads(file.read_text("utf-8")).values())
        for file in room.glob("**/lessons/*.json"):
            yield from ((file, said) for said in in_language(language, json.loads(file.read_text("utf-8"))))
    for file in (*ROOT.glob(f"docs/rules/*/{language}.md"), *ROOT.glob(f"docs/*.{language}.md")):
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


def said_otherwise(found: list[tuple[Path, str]], elsewhere: dict[str, str]) -> list[tuple[str, str, str]]:
    said = {word: re.compile(pattern, re.IGNORECASE) for word, pattern in elsewhere.items()}
    return [(word, file.name, line) for file, line in found for word, pattern in said.items() if pattern.search(line)]


@pytest.mark.parametrize("language", ELSEWHERE)
def test_texts_keep_to_the_words_of_the_glossary(language: str) -> None:
    found = list(texts(language))
    assert len(found) > 1000
    assert said_otherwise(found, ELSEWHERE[language]) == []


@pytest.mark.parametrize(("game", "language"), IN_A_GAME)
def test_a_games_texts_keep_to_the_words_of_its_glossary(game: str, language: str) -> None:
    found = [(file, line) for file, line in texts(language) if game in file.parts]
    assert len(found) > 100
    assert said_otherwise(found, IN_A_GAME[game, language]) == []


@pytest.mark.parametrize(
    "word",
    [
        *("encrucijada | cruzamento", "recurso | recurso", "banco | banco", "localidad | localidade"),
        *("sala | sala", "ficha numerada | ficha numerada", "partida guardada | partida guardada"),
        *("trocar", "cambiar | mudar", "apuntar | anotar", "revelar | revelar", "coger | apanhar", "añadir | juntar"),
    ],
)
def test_the_glossary_has_these_words(word: str) -> None:
    assert f"| {word} |" in (ROOT / "docs/rules/README.md").read_text("utf-8")
