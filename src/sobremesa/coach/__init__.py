"""What happened in a game, what it was worth, and what would have been better: `analyse(record)`."""

from .advising import Advice, advise
from .analysing import NotAnalysed, analyse, analyse_match
from .analysis import Analysis, Choice, Moment

__all__ = ["Advice", "Analysis", "Choice", "Moment", "NotAnalysed", "advise", "analyse", "analyse_match"]
