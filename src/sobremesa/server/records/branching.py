"""A finished game taken up again at one of its steps, against bots, at a table of its own."""

from __future__ import annotations

from ...contract.match import Match
from ...games import game as label_of
from ..lobby.lobby import Lobby
from ..refusals import Refused
from ..table.log.charter import Branch, Charter, new_table_row
from ..table.log.state import FINISHED
from ..table.mail import SitIn
from ..table.seats.holding import Seated
from ..table.table import Table
from .finished import over


async def branch_off(
    lobby: Lobby, table: Table, step: int, name: str, seat: int | None, bot: str
) -> tuple[Table, Seated]:
    """The new table, and the seat at it; of the finished one nothing changes."""
    if table.state.name != FINISHED:
        raise Refused("not_finished")
    if table.is_real_time:
        raise Refused("no_branch")
    match = (await over(table)).match
    own = _seat(match, step, seat)
    branch = Branch(table.id, dict(match.start), list(match.steps)[:step], match.begun_from)
    charter = Charter(match.players, dict(match.options), branch=branch)
    following = await lobby.open(new_table_row(label_of(table.made.game), charter, private=True))
    colours = [there.colour for there in table.state.seats]
    return following, await following.keeper.ask(SitIn(name, own, bot, colours))


def _seat(match: Match, step: int, seat: int | None) -> int:
    """Whose place is taken: whoever is asked next, unless it is said."""
    if not 0 <= step <= len(match.steps):
        raise Refused("unknown_step")
    now = match.at(step)
    if now.result is not None:
        raise Refused("over")
    if seat is None:
        following = [actor for actor, _ in list(match.steps)[step:] if actor >= 0]
        return following[0] if following else 0
    if not 0 <= seat < match.players:
        raise Refused("unknown_seat")
    return seat
