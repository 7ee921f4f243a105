"""What happened in a game, what it was worth, and what would have been better: `analyse(record)`."""

from .analysing import NotAnalysed, analyse, analyse_match
from .analysis import Analysis, Choice, Moment

__all__ = ["Analysis", "Choice", "Moment", "NotAnalysed", "analyse", "analyse_match"]
