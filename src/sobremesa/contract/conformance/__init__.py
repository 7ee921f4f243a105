"""The checks every game must pass. Each raises `NotConforming` with the moment at which it failed.

`playing` goes through lively random games, `basics` checks the manners of the contract, `secrets` the four
non-interference checks, `open` what takes their place in a game that hides nothing. `check_all` runs everything for
one table: a game, a number of players and options.
"""

from .basics import check_basics
from .open import check_open
from .playing import NotConforming, Scramble, Subject
from .secrets import check_imagine, check_same_story, check_sufficiency, check_two_worlds

__all__ = [
    "ALL",
    "SECRETS",
    "NotConforming",
    "Scramble",
    "Subject",
    "check_all",
    "check_basics",
    "check_imagine",
    "check_open",
    "check_same_story",
    "check_sufficiency",
    "check_two_worlds",
]

SECRETS = (check_sufficiency, check_two_worlds, check_same_story, check_imagine)
ALL = (check_basics, *SECRETS)


def check_all(subject: Subject, games: int = 3) -> None:
    for check in ALL:
        check(subject, games)
