"""Doors to what may be done."""

from __future__ import annotations

from sobremesa.kernel.doors import Doors

from ..board.layout import Board
from . import legal
from .law import refusals
from .state import State

DOORS = Doors(__name__, State, Board)
refusal, list_legal = DOORS.to_law(refuse=refusals.refusal, list_actions=legal.list_legal)
