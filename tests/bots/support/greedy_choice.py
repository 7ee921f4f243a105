"""What the greedy bot does in a position, in words."""

from sobremesa.bots.catan.greedy import GreedyBot
from sobremesa.contract.match import Match


def choice(match: Match, seat: int = 0, bot: GreedyBot | None = None) -> str | None:
    bot = GreedyBot() if bot is None else bot
    action = bot.choose(match.view(seat), lambda: match.history(seat))
    if action is None:
        return None
    assert match.why_not(seat, action) is None
    return match.words(action)
