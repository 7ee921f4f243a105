"""What lies on the table and in one's hand, for clients: cards by name, melds card by card with their worth."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.action import kind_of
from sobremesa.contract.fields import Records

from .. import melding, views
from ..parts import card_name
from ..rules import actions, doors, phases
from ..rules.actions import KINDS, LAY_OFF
from ..rules.cards import HIGH_ACE, JOKER, KINDS_OF_CARDS, OPENING, RANK_NAMES, SUIT_NAMES, card_at
from ..rules.phases import PHASE_NAMES
from ..rules.state import CLOSED, DRY, FALSE_OPENING, FROM_PILE, FROM_START, FROM_SWAP, NOT_OPEN, OPEN, OPENS_NOW, VOID
from .cards import action_cards, meld_cards, meld_value_of, new_meld_value

OPENED = dict(zip((NOT_OPEN, OPENS_NOW, OPEN), views.OPENED, strict=True))
OWED_FROM = dict(zip((FROM_PILE, FROM_START, FROM_SWAP), views.OWED_FROM, strict=True))
ENDINGS = dict(zip((CLOSED, DRY, FALSE_OPENING, VOID), views.ENDINGS, strict=True))


def describe(board: Records, seen: Records) -> views.View:
    now: Any = seen[0]
    return views.View(
        phase=PHASE_NAMES[int(now["phase"])],
        deal=int(now["deal"]),
        turn=int(now["turn"]),
        dealer=int(now["dealer"]),
        active=int(now["active"]),
        stock=int(now["stock_size"]),
        rebuilt=int(now["rebuilt"]),
        pile=views.Pile(size=int(now["pile_size"]), top=_card(now["top"]), under=_card(now["under"])),
        first_card_up=bool(now["first_up"]),
        cut_card=_card(now["cut_card"]),
        must_lay=_card(now["owed"]),
        must_lay_from=OWED_FROM.get(int(now["owed_from"])) if now["owed"] else None,
        closer=_seat(now["closer"]),
        voids=int(now["voids"]),
        melds=[_meld(board[0], now, meld) for meld in range(now["melds"])],
        players=[_player(board, now, seat) for seat in range(int(board[0]["players"]))],
        last_deal=_last_deal(board, now),
        deals=[_ended_deal(board, now, row) for row in range(int(now["ended"]))],
        winners=[seat for seat in range(6) if int(now["winners"]) >> seat & 1],
    )


def _card(stored: Any) -> str | None:
    return card_name(int(stored) - 1) if stored else None


def _seat(stored: Any) -> int | None:
    return int(stored) - 1 if stored else None


def names_of(counts: Any) -> list[str]:
    return [card_name(card) for card in range(KINDS_OF_CARDS) for _ in range(int(counts[card]))]


def _meld(board: Any, now: Any, meld: int) -> views.Meld:
    is_set, low, length = bool(now["meld_set"][meld]), int(now["meld_low"][meld]), int(now["meld_length"][meld])
    return views.Meld(
        number=meld + 1,
        kind="set" if is_set else "run",
        owner=int(now["meld_owner"][meld]),
        cards=meld_cards(now, meld),
        value=meld_value_of(board, now, meld),
        next=None if is_set else _next_cards(int(now["meld_suit"][meld]), low, length),
    )


def _next_cards(suit: int, low: int, length: int) -> views.NextCards:
    """Which cards a run goes on with."""
    high = low + length - 1
    full = length == 13
    return views.NextCards(
        below=None if full or low == 1 else card_name(card_at(suit, low - 1)),
        above=None if full or high == HIGH_ACE else card_name(card_at(suit, high + 1)),
    )


def _player(board: Records, now: Any, seat: int) -> views.Player:
    return views.Player(
        points=int(now["points"][seat]),
        out=bool(now["out"][seat]),
        cards=int(now["hand_size"][seat]),
        open=OPENED[int(now["opened"][seat])],
        opening=int(now["opening"][seat]) if not board[0]["real_table"] or now["counted"][seat] else None,
        turns=int(now["turns"][seat]),
        has_called=bool(now["called"][seat]),
        counted=bool(now["counted"][seat]),
        accepted=bool(now["accepted"][seat]) if now["phase"] == phases.CALLS else None,
    )


def _last_deal(board: Records, now: Any) -> views.LastDeal | None:
    """How the last deal ended; while hands are being shown, those of the present one as far as they lie open."""
    counting = now["phase"] in (phases.SHOW_CLOSING, phases.SHOW_HANDS)
    if not now["last_how"] and not counting:
        return None
    how = None if counting else ENDINGS.get(int(now["last_how"]))
    shows = counting or now["last_how"] in (CLOSED, DRY)
    seats = range(int(board[0]["players"]))
    return views.LastDeal(
        how=how,
        seat=_seat(now["closer"] if counting else now["last_seat"]),
        face_down=_card(now["last_card"]),
        hands=[names_of(now["shown"][seat]) if shows else [] for seat in seats],
        counted=[_counted(board, now["shown"][seat]) if shows else [] for seat in seats],
        counts=None if counting or not shows else [int(now["last_count"][seat]) for seat in seats],
        points=[0 if counting else int(now["last_points"][seat]) for seat in seats],
        open=[bool(now["opened" if counting else "last_open"][seat]) for seat in seats],
    )


def _counted(board: Records, shown: Any) -> list[views.Counted]:
    """A hand laid open, card by card with what each counts, the dearest first."""
    cards = [card for card in range(KINDS_OF_CARDS) for _ in range(int(shown[card]))]
    worth = {card: melding.value_left(board, card) for card in cards}
    dearest = sorted(cards, key=lambda card: -worth[card])
    return [views.Counted(card=card_name(card), value=worth[card]) for card in dearest]


def _ended_deal(board: Records, now: Any, row: int) -> views.EndedDeal:
    """One line of the match so far: who ended a deal, how, and what it cost each."""
    players = int(board[0]["players"])
    counts = now["ended_count"][row, :players].tolist()
    return views.EndedDeal(
        number=int(now["ended_deal"][row]),
        how=ENDINGS.get(int(now["ended_how"][row])),
        seat=_seat(now["ended_seat"][row]),
        counts=counts if now["ended_how"][row] in (CLOSED, DRY) else None,
        points=now["ended_points"][row, :players].tolist(),
        open=[bool(is_open) for is_open in now["ended_open"][row, :players]],
    )


def describe_own(board: Records, seen: Records, seat: int, legal: list[int]) -> views.Own:
    now: Any = seen[0]
    return views.Own(
        hand=names_of(now["hands"][seat]),
        count=doors.count_of_hand(board, seen, 0, seat),
        drawn=_card(now["drawn"][seat]),
        face_down=_card(now["face_down"][seat]),
        opening=views.Opening(laid=int(now["opening"][seat]), needed=OPENING) if not now["opened"][seat] else None,
        melds=[_new_meld(board, action) for action in legal if kind_of(action) in (actions.RUN, actions.SET)],
        lay_offs=[_lay_off(board, action) for action in legal if kind_of(action) == actions.LAY_OFF],
        hint=_hint(board, seen, seat) if board[0]["hint"] and now["hand_size"][seat] else None,
    )


def _new_meld(board: Records, action: int) -> views.NewMeld:
    return views.NewMeld(
        action=KINDS.to_json(board, action),
        cards=action_cards(action),
        value=new_meld_value(board[0], action),
    )


def _lay_off(board: Records, action: int) -> views.LayOff:
    """Which card fits where: the number of a meld and, of a run, which end."""
    card, meld, above = LAY_OFF.card(action), LAY_OFF.meld(action), LAY_OFF.above(action)
    return views.LayOff(
        action=KINDS.to_json(board, action),
        card=card_name(card),
        meld=meld + 1,
        end="above" if above else "below",
    )


def _hint(board: Records, seen: Records, seat: int) -> views.Hint:
    """REM-24: what the melds are worth at most, and the least that can be left of the hand at this moment."""
    most = melding.dearest(board, seen, seat)
    least_left, least, can_close = _least(board, seen, seat)
    return views.Hint(
        most_points=most.points,
        most=_steps(board, most),
        least_left=least_left,
        least=[] if least is None else _steps(board, least),
        can_close=can_close,
    )


def _least(board: Records, seen: Records, seat: int) -> tuple[int | None, melding.Answer | None, bool]:
    """The least that can be left and how, and whether it closes; all of the hand where nothing may be laid."""
    if not _may_lay(seen[0], seat):
        return doors.count_of_hand(board, seen, 0, seat), None, False
    need = melding.least_to_open(board, seen, seat)
    least = melding.least_left(board, seen, seat, need)
    can_close = melding.closing(board, seen, seat, need) is not None
    return None if least is None else least.left, least, can_close


def _may_lay(now: Any, seat: int) -> bool:
    """Not in the turn of a card given back (REM-23), nor in the first one but with the joker turned first (REM-14)."""
    is_active = seat == now["active"]
    if is_active and now["forfeited"]:
        return False
    with_joker = is_active and now["owed_from"] == FROM_START
    return bool(now["opened"][seat] or now["turns"][seat] or with_joker)


def _steps(board: Records, answer: melding.Answer) -> list[views.NewMeld | views.LayOff]:
    return [
        _lay_off(board, action) if kind_of(action) == actions.LAY_OFF else _new_meld(board, action)
        for action in answer.actions
    ]


def board_document(board: Records) -> views.Board:
    """What never changes: the cards, what they count, and the table's choices."""
    now: Any = board[0]
    ranks = [11, *range(2, 11), 10, 10, 10]
    return views.Board(
        suits=list(SUIT_NAMES),
        ranks=list(RANK_NAMES),
        values=dict(zip(RANK_NAMES, ranks, strict=True)),
        low_ace=int(now["low_ace"]),
        joker=card_name(JOKER),
        joker_left=int(now["joker_left"]),
        opening=OPENING,
        limit=int(now["limit"]),
        table="real" if now["real_table"] else "assisted",
        equal_suits=bool(now["equal_suits"]),
        most_jokers=int(now["most_jokers"]),
        cut=bool(now["cut"]),
        take_to_open=bool(now["take_to_open"]),
        own_only=bool(now["own_only"]),
        swap=bool(now["swap"]),
        ties_free=bool(now["ties_free"]),
        hint=bool(now["hint"]),
        dry=int(now["dry"]),
    )
