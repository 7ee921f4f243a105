"""Everything that changes during a match, in one flat record; and `Board`, what never changes.

Where a field holds a seat, team, place, symbol or card and may hold none, it is one more and 0 means none. Times are
milliseconds since the start of the match. A deck has no order, and no cards of its own: it is a count for each colour,
and its next card is drawn from all cards of that colour not yet turned when it is turned.
"""

from __future__ import annotations

from sobremesa.contract.fields import Layout, array, i8, i16, i32, i64, number

from .bounds import CARDS, PLACES, PLAYERS, PORTS, TEAMS


class Board(Layout):
    players = number(i8)
    teams = number(i8)
    team_of = array(i8, PLAYERS)
    colours = array(i8, TEAMS)  # of each team's cards
    single = number(i8)  # 1 + the team of one among teams of two, which counts double
    mode = number(i8)
    first_game = number(i8)
    lockout = number(i32)
    goal = number(i8)
    neighbours = array(i8, PLACES, 6)  # -1: no place of the island
    port_of = array(i8, PLACES)  # -1: none
    centre = array(i8, PLACES)


class State(Layout):
    phase = number(i8, seen="public")
    mini_game = number(i8, seen="public")
    played = number(i16, seen="public")  # mini-games finished
    round_number = number(i16, seen="public")  # of Knights, or pair of the warm-up
    now = number(i64, seen="public")
    until = number(i64, seen="public")  # end of the wait for all to be ready, or of the countdown
    began_at = number(i64, seen="public")
    turned_up = number(i8, seen="public")  # 1: the first cards lie open, before the start signal or after it
    quiet_since = number(i64, seen="public")  # the last claim, or the start
    hinted = number(i8, seen="public")
    ready = array(i8, PLAYERS, seen="public")
    question_number = array(i16, PLAYERS, seen="public")
    points = array(i16, TEAMS, seen="public")

    tops = array(i8, PLACES, seen="public")  # 1 + the visible card of each pile
    heights = array(i8, PLACES, seen="public")
    placed_by = array(i8, PLACES, seen="public")  # 1 + who covered, or took, a card here last
    placed_at = array(i64, PLACES, seen="public")
    ports = array(i8, PORTS, seen="public")
    pair = array(i8, 2, seen="public")

    unturned = array(i8, CARDS, seen="public")  # 1: not laid or turned in this mini-game
    holds = array(i8, TEAMS, TEAMS, seen="public")  # of each colour in a team's decks, below the top cards
    deck = array(i8, PLAYERS, seen="public")  # cards below the top card
    card = array(i8, PLAYERS, seen="public")  # 1 + the top card
    owes = array(i8, PLAYERS, seen="public")  # 1: the next card of this deck must be turned
    locked_until = array(i64, PLAYERS, seen="public")

    taken = array(i8, TEAMS, seen="public")  # cards taken, in mini-games 4 and 5
    out_by = array(i8, TEAMS, seen="public")  # 1 + who put the team out of the round
    out_at = array(i64, TEAMS, seen="public")

    hint_place = array(i8, PLAYERS, seen="public")
    hint_symbol = array(i8, PLAYERS, seen="public")
    pinged = array(i8, PLAYERS, seen="public")  # 1: the partner has pointed at something
    ping_place = array(i8, PLAYERS, seen="team")  # row = whom it was shown to
    ping_symbol = array(i8, PLAYERS, seen="team")

    claims = number(i32, seen="public")
    claim_seat = number(i8, seen="public")
    claim_place = number(i8, seen="public")
    claim_symbol = number(i8, seen="public")
    claim_own = number(i8, seen="public")
    claim_target = number(i8, seen="public")
    claim_right = number(i8, seen="public")
    claim_at = number(i64, seen="public")

    score_game = number(i8, seen="public")
    score_why = number(i8, seen="public")
    score_seat = number(i8, seen="public")  # 1 + whose claim ended it
    score_counts = array(i16, TEAMS, seen="public")
    score_gained = array(i8, TEAMS, seen="public")
    score_at = number(i64, seen="public")
