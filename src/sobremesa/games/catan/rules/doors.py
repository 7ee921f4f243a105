"""The doors between Python and the compiled rules, for one match. In two files, which are compiled side by side."""

from .flow_doors import apply, awaited, draw_chance, list_chance, longest_route, total_points, visible_points
from .law_doors import list_legal, refusal

__all__ = [
    "apply",
    "awaited",
    "draw_chance",
    "list_chance",
    "list_legal",
    "longest_route",
    "refusal",
    "total_points",
    "visible_points",
]
