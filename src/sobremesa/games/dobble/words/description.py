"""What lies on the table, for boards, bots and notebooks. Fields are read once: a table in haste asks often."""

from __future__ import annotations

from sobremesa.contract.fields import Records
from sobremesa.contract.states.by_field import Fields, fields_of

from .. import views
from ..deck.cards import cards
from ..deck.island import island
from ..parts import place_names
from ..rules import bounds, phases
from ..rules.bounds import BARBARIANS, MODES, PAIR_PLACE, PLACES, TEAM_PLACE, WARM_UP
from ..rules.phases import PHASE_NAMES, WHY_NAMES
from .ending import winners
from .survey import Survey, survey
from .values import optional, partner_of, place_name

COLOUR_OF = tuple(card.colour for card in cards())


def describe(board: Records, seen: Records) -> views.View:
    now = fields_of(seen)
    teams: list[int] = board[0]["team_of"][: board[0]["players"]].tolist()
    asked = survey(board, seen)
    phase, quiet = now["phase"], now["quiet_since"]
    is_played = phase == phases.PLAY
    return views.View(
        phase=PHASE_NAMES[phase],
        mode=MODES[int(board[0]["mode"])],
        mini_game=now["mini_game"],
        played=now["played"],
        round=now["round_number"],
        now=now["now"],
        ready_until=now["until"] if phase == phases.READY else None,
        starts_at=now["until"] if phase == phases.COUNTDOWN else None,
        turned_up=bool(now["turned_up"]),
        began_at=now["began_at"] if is_played else None,
        hint_at=quiet + bounds.HINT_MS if is_played and not now["hinted"] else None,
        out_at=quiet + bounds.OUT_MS if is_played else None,
        island=_island(now),
        ports=[card - 1 for card in now["ports"] if card],
        pair=[card - 1 for card in now["pair"] if card],
        teams=[_team(now, asked, team) for team in range(int(board[0]["teams"]))],
        players=[_player(now, asked, seat, team) for seat, team in enumerate(teams)],
        last_claim=_last_claim(board, now),
        last_score=_last_score(now, teams),
        winners=list(winners(board, seen)) if phase == phases.OVER else None,
    )


def _island(now: Fields) -> list[views.Pile]:
    """Empty before it is laid, and where a mini-game has none."""
    if not any(now["heights"]) and not any(now["placed_by"]):
        return []
    piles = zip(island().names, now["tops"], now["heights"], now["placed_by"], now["placed_at"], strict=False)
    return [_pile(*pile) for pile in piles]


def _pile(place: str, top: int, height: int, by: int, at: int) -> views.Pile:
    return views.Pile(
        place=place,
        card=top - 1 if top else None,
        colour=COLOUR_OF[top - 1] if top else None,
        height=height,
        by=by - 1 if by else None,
        at=at if by else None,
    )


def _team(now: Fields, asked: Survey, team: int) -> views.Team:
    out_by = optional(now["out_by"][team])
    return views.Team(
        points=now["points"][team],
        count=asked.count(team),
        taken=now["taken"][team],
        deck=sum(now["holds"][team]),
        card=optional(now["card"][team]) if now["mini_game"] >= BARBARIANS else None,
        out=out_by is not None,
        out_by=out_by,
    )


def _player(now: Fields, asked: Survey, seat: int, team: int) -> views.Player:
    return views.Player(
        team=team,
        deck=now["deck"][seat],
        card=optional(now["card"][seat]),
        locked_until=now["locked_until"][seat] or None,
        ready=bool(now["ready"][seat]),
        may_claim=asked.may_claim(seat),
    )


def _last_claim(board: Records, now: Fields) -> views.Claim | None:
    if not now["claim_seat"]:
        return None
    return views.Claim(
        seat=now["claim_seat"] - 1,
        place=place_name(board, now["claim_place"]),
        symbol=now["claim_symbol"],
        own=now["claim_own"],
        target=now["claim_target"],
        verdict="right" if now["claim_right"] else "wrong",
        at=now["claim_at"],
    )


def _last_score(now: Fields, teams: list[int]) -> views.Score | None:
    if not now["score_why"]:
        return None
    seat, count = optional(now["score_seat"]), len(set(teams))
    return views.Score(
        mini_game=now["score_game"],
        why=WHY_NAMES[now["score_why"]],
        seat=seat,
        team=None if seat is None else teams[seat],
        counts=list(now["score_counts"][:count]),
        gained=list(now["score_gained"][:count]),
        at=now["score_at"],
    )


def describe_own(board: Records, seen: Records, seat: int) -> views.Own:
    now = fields_of(seen)
    partner, asked, names = partner_of(board, seat), survey(board, seen), place_names(board)
    return views.Own(
        team=int(board[0]["team_of"][seat]),
        card=_own_card(now, seat),
        places=[names[place] for place in asked.reached(seat)] if asked.may_claim(seat) else [],
        partner=partner,
        may_ping=asked.may_point(seat),
        locked_until=now["locked_until"][seat] or None,
        hint=_pointed(names, now, "hint", seat),
        ping=_pointed(names, now, "ping", seat),
        sent=None if partner is None else _pointed(names, now, "ping", partner),
    )


def bounds_of(board: Records, seen: Records, seat: int) -> views.Reach:
    """Within which a seat may claim, or point: the cards in reach by place, and the card they are matched with."""
    now = fields_of(seen)
    reached, names = survey(board, seen).reached(seat), place_names(board)
    return views.Reach(own=_own_card(now, seat), places={names[place]: _card_at(now, place) for place in reached})


def _own_card(now: Fields, seat: int) -> int | None:
    return optional(now["pair"][0] if now["mini_game"] == WARM_UP else now["card"][seat])


def _card_at(now: Fields, place: int) -> int:
    if place < PLACES:
        return int(now["tops"][place] - 1)
    return int(now["pair"][1] if place == PAIR_PLACE else now["card"][place - TEAM_PLACE]) - 1


def _pointed(names: tuple[str, ...], now: Fields, how: str, seat: int) -> views.Spot | None:
    place = optional(now[f"{how}_place"][seat])
    return None if place is None else views.Spot(place=names[place], symbol=now[f"{how}_symbol"][seat] - 1)
