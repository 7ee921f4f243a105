"""The board as a picture: a self-contained SVG, drawn from what a seat sees."""

from __future__ import annotations

from .drawing import svg

__all__ = ["svg"]
