"""The helpers that answer a roll, anybody's: consolation and shelter (HLP-7, HLP-9, HLP-16)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ....board.bounds import RESOURCES
from ....board.layout import Board
from ....rules.deeds.development import cards_in_bank
from ....rules.state import State
from .bounds import CONSOLATION, SHELTER
from .dealing import holder_of, refuse_use
from .phases import CONSOLE


@rule
def able_holder(state: State, helper: int) -> int:
    """1 + seat of the holder who may use it in this turn; 0: nobody."""
    holder = holder_of(state, helper)
    return holder if holder and refuse_use(state, holder - 1, helper) == 0 else 0


@rule
def got_nothing(state: State, player: int) -> bool:
    """HLP-7: what the robber blocked or the bank could not pay is nothing."""
    for resource in range(RESOURCES):
        if state.yields[player, resource]:
            return False
    return True


@rule
def ask_consolation(state: State, board: Board) -> None:
    """HLP-16: after production is paid."""
    holder = able_holder(state, CONSOLATION)
    if holder and got_nothing(state, holder - 1) and cards_in_bank(state):
        state.helper_asked = holder
        state.phase = CONSOLE


@rule
def ask_shelter(state: State, board: Board) -> None:
    """HLP-16: together with the discards; a card can be taken only if the bank has any."""
    holder = able_holder(state, SHELTER)
    if holder and (state.owed[holder - 1] or cards_in_bank(state)):
        state.helper_asked = holder


@rule
def decline_shelter(state: State, player: int) -> None:
    """Whoever discards instead makes no use of it."""
    if state.helper_asked == player + 1:
        state.helper_asked = 0
