"""Positions as documents a person can write by hand."""

from __future__ import annotations

from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document
from sobremesa.contract.options import Options

from ..island import Island


def to_document(island: Island, seen: Records, seat: int | None) -> Document:
    return {}


def from_document(document: Document) -> tuple[int, Options, Document, Island, Records]:
    raise LookupError
