"""What the engine tells of a moment, as a position document; its actions in our words."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from sobremesa.contract.game import Document
from sobremesa.games.catan.board.components import BANK, DECK

from .island import RESOURCES, Island

OPTIONS: Final[dict[str, Any]] = {"setup": "variable", "goal": 10, "discard_limit": 7, "offers": 0}
CARDS: Final = {
    "KNIGHT": "knight",
    "ROAD_BUILDING": "road building",
    "YEAR_OF_PLENTY": "invention",
    "MONOPOLY": "monopoly",
    "VICTORY_POINT": "victory point",
}
PLAYED_BY: Final = {
    "KNIGHT": "PLAY_KNIGHT_CARD",
    "ROAD_BUILDING": "PLAY_ROAD_BUILDING",
    "YEAR_OF_PLENTY": "PLAY_YEAR_OF_PLENTY",
    "MONOPOLY": "PLAY_MONOPOLY",
}
PLAIN: Final = {
    "ROLL": "roll",
    "END_TURN": "end turn",
    "BUY_DEVELOPMENT_CARD": "buy card",
    "PLAY_KNIGHT_CARD": "knight",
    "PLAY_ROAD_BUILDING": "road building",
}


class Telling:
    def __init__(self, island: Island) -> None:
        self.island = island

    def words(self, kind: str, value: Any) -> str:
        """An action. Between two players the hex decides who is robbed."""
        if kind in PLAIN:
            return PLAIN[kind]
        match kind:
            case "BUILD_ROAD":
                return f"road {self.island.path(value)}"
            case "BUILD_SETTLEMENT":
                return f"settlement {self.island.intersections[value]}"
            case "BUILD_CITY":
                return f"city {self.island.intersections[value]}"
            case "MOVE_ROBBER":
                return f"robber {self.island.hex(value[0])}"
            case "PLAY_MONOPOLY":
                return f"monopoly {RESOURCES[value]}"
            case "PLAY_YEAR_OF_PLENTY":
                return " ".join(["invention", *_in_order(value), *["nothing"] * (2 - len(value))])
            case "MARITIME_TRADE":
                given = [name for name in value[:-1] if name]
                return f"trade {len(given)} {RESOURCES[given[0]]} for {RESOURCES[value[-1]]}"
            case "DISCARD":
                return "discard " + " ".join(f"{many} {name}" for name, many in Counter(_in_order(value)).items())
        raise ValueError(f"the engine has an action we do not know: {kind} {value}")

    def steps(self, log: list[list[Any]]) -> list[list[Any]]:
        """A piece of the engine's log, to stand under `then`."""
        told: list[list[Any]] = []
        for seat, kind, value in log:
            told.append([seat, self.words(kind, value)])
            if kind == "ROLL":
                told.append(["chance", f"dice {value[0]} {value[1]}"])
        return told

    def beginning(self) -> Document:
        return {**self._box(), "phase": "found settlement", "seats": [{}, {}]}

    def document(self, facts: dict[str, Any]) -> Document:
        """A moment in which the seat is to roll or to act, in its own turn."""
        players = facts["players"]
        return {
            **self._box(),
            "turn": facts["turn"] - 2 * (len(players) - 1) + 1,
            "active": facts["seat"],
            **({"phase": "main", "dice": _dice(facts)} if facts["rolled"] else {"phase": "before roll"}),
            "robber": self.island.hex(facts["robber"]),
            "card_played": facts["card_played"],
            "longest_route": _holder(players, "has_road"),
            "largest_army": _holder(players, "has_army"),
            "bank": {RESOURCES[name]: many for name, many in facts["bank"].items()},
            "seats": [self._seat(facts, seat, seen) for seat, seen in enumerate(players)],
        }

    def _box(self) -> Document:
        return {
            "format": "sobremesa position 1",
            "game": "catan",
            "options": dict(OPTIONS),
            "island": self.island.document,
        }

    def _seat(self, facts: dict[str, Any], seat: int, seen: dict[str, Any]) -> Document:
        return {
            "settlements": [self.island.intersections[node] for node in seen["settlements"]],
            "cities": [self.island.intersections[node] for node in seen["cities"]],
            "roads": [self.island.path(edge) for edge in seen["roads"]],
            "played": {CARDS[name]: many for name, many in seen["played"].items()},
            **(_own_cards(facts) if seat == facts["seat"] else _others_cards(facts, seen)),
        }


def _in_order(names: list[str]) -> list[str]:
    return sorted((RESOURCES[name] for name in names), key=list(RESOURCES.values()).index)


def _dice(facts: dict[str, Any]) -> list[int]:
    dice: list[int] = next(value for _, kind, value in reversed(facts["log"]) if kind == "ROLL")
    return dice


def _holder(players: list[dict[str, Any]], award: str) -> int | None:
    return next((seat for seat, seen in enumerate(players) if seen[award]), None)


def _own_cards(facts: dict[str, Any]) -> Document:
    """A card that the engine does not let us play now is told as if it had just been bought."""
    waits = facts["rolled"] and not facts["card_played"]
    playable = {kind for _, kind, _ in facts["playable"]}
    fresh = {name for name, kind in PLAYED_BY.items() if waits and kind not in playable}
    return {
        "hand": {RESOURCES[name]: many for name, many in facts["hand"].items()},
        "cards": {CARDS[name]: many for name, many in facts["cards"].items() if name not in fresh},
        "fresh": {CARDS[name]: many for name, many in facts["cards"].items() if name in fresh},
    }


def _others_cards(facts: dict[str, Any], seen: dict[str, Any]) -> Document:
    """Between two the other has what neither the bank nor we have. Development cards are hidden: any will do."""
    hand = {name: BANK - facts["bank"][name] - facts["hand"][name] for name in RESOURCES}
    if sum(hand.values()) != seen["resources"]:
        raise AssertionError(f"the other has {seen['resources']} cards, by the bank {sum(hand.values())}")
    return {
        "hand": {RESOURCES[name]: many for name, many in hand.items()},
        "cards": _any_cards(facts, seen["cards"]),
    }


def _any_cards(facts: dict[str, Any], many: int) -> dict[str, int]:
    chosen = {}
    for name, box in zip(CARDS, DECK, strict=True):
        left = box - facts["cards"][name] - sum(seen["played"][name] for seen in facts["players"])
        chosen[CARDS[name]] = min(left, many)
        many -= chosen[CARDS[name]]
    return chosen
