"""The other side of the pipe, in the peers' environment: catanatron keeps the game, and asks for one seat's decisions.

Lines of JSON. In: {"seed": 7, "place": 0} begins a game, a number chooses among what is playable.
Out: {"tiles": …} at the beginning, {"playable": …} for a decision with what the seat may know, {"won": …} at the end.
Nothing of ours is known here.
"""

import json
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

from catanatron import Color, Game, Player
from catanatron.models.enums import CITY, DEVELOPMENT_CARDS, RESOURCES, ROAD, SETTLEMENT, ActionType
from catanatron.models.map import PORT_DIRECTION_TO_NODEREFS
from catanatron.state_functions import player_num_dev_cards, player_num_resource_cards

HIDDEN = {ActionType.BUY_DEVELOPMENT_CARD: lambda value: None, ActionType.MOVE_ROBBER: lambda value: value[:2]}
"""What of an action in the log both players may know."""


class Asking(Player):
    """Lets whoever is at the other end of the pipe decide."""

    def decide(self, game: Any, playable: Any) -> Any:
        playable = sorted(playable, key=repr)
        tell({**facts(game.state, self.color), "playable": [told(game.state, action) for action in playable]})
        return playable[json.loads(sys.stdin.readline())]


def tell(document: dict[str, Any]) -> None:
    print(json.dumps(document, default=lambda colour: colour.value), flush=True)


def told(state: Any, action: Any) -> list[Any]:
    """Who, what, and the value without what only one player knows."""
    value = HIDDEN.get(action.action_type, lambda value: value)(action.value)
    return [state.color_to_index[action.color], action.action_type.value, value]


def board(tiles: dict[Any, Any]) -> dict[str, Any]:
    land = [(at, tile) for at, tile in tiles.items() if hasattr(tile, "number")]
    ports = [tile for tile in tiles.values() if hasattr(tile, "direction")]
    return {
        "tiles": [
            {
                "at": at,
                "resource": tile.resource,
                "number": tile.number,
                "nodes": {corner.value: node for corner, node in tile.nodes.items()},
            }
            for at, tile in land
        ],
        "ports": [
            {
                "resource": port.resource,
                "nodes": [port.nodes[corner] for corner in PORT_DIRECTION_TO_NODEREFS[port.direction]],
            }
            for port in ports
        ],
    }


def facts(state: Any, colour: Any) -> dict[str, Any]:
    """What one seat may know: its own cards, and of the other how many."""
    own = f"P{state.color_to_index[colour]}_"
    known = state.player_state
    return {
        "seat": state.color_to_index[colour],
        "prompt": state.current_prompt.value,
        "rolled": known[own + "HAS_ROLLED"],
        "free_roads": state.is_road_building,
        "turn": state.num_turns,
        "robber": state.board.robber_coordinate,
        "bank": dict(zip(RESOURCES, state.resource_freqdeck, strict=True)),
        "hand": {name: known[f"{own}{name}_IN_HAND"] for name in RESOURCES},
        "cards": {name: known[f"{own}{name}_IN_HAND"] for name in DEVELOPMENT_CARDS},
        "card_played": known[own + "HAS_PLAYED_DEVELOPMENT_CARD_IN_TURN"],
        "players": [player(state, other) for other in state.colors],
        "log": [told(state, action) for action in state.actions],
    }


def player(state: Any, colour: Any) -> dict[str, Any]:
    """What everybody sees of a player."""
    built, known = state.buildings_by_color[colour], state.player_state
    key = f"P{state.color_to_index[colour]}_"
    return {
        "settlements": built[SETTLEMENT],
        "cities": built[CITY],
        "roads": built[ROAD],
        "resources": player_num_resource_cards(state, colour),
        "cards": player_num_dev_cards(state, colour),
        "played": {name: known[f"{key}PLAYED_{name}"] for name in DEVELOPMENT_CARDS},
        "has_road": known[key + "HAS_ROAD"],
        "has_army": known[key + "HAS_ARMY"],
    }


def named(opponent: str) -> Callable[[Any], Any]:
    """`module:Class`, and after further colons what its maker is given beside the colour."""
    module, maker, *given = opponent.split(":")
    return lambda colour: getattr(import_module(module), maker)(colour, *given)


def play(opponent: str, seed: int, place: int) -> None:
    """The engine draws seats from the seed: with the other place it is the same island, and seats are changed."""
    players = [Asking(Color.RED), named(opponent)(Color.BLUE)]
    game = Game(players[:: -1 if place else 1], seed=seed)
    tell({**board(game.state.board.map.tiles), "seat": game.state.color_to_index[Color.RED]})
    winner = game.play()
    points = [game.state.player_state[f"P{index}_ACTUAL_VICTORY_POINTS"] for index in range(len(players))]
    tell({"won": winner == Color.RED, "over": winner is not None, "points": points, "turns": game.state.num_turns})


if __name__ == "__main__":
    for line in sys.stdin:
        play(sys.argv[1], **json.loads(line))
