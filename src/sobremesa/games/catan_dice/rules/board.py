"""What never changes during a game: the printed sheet as numbers, the version, and the order of the seats."""

from __future__ import annotations

from sobremesa.contract.fields import Layout, array, i8, i16, number

from .bounds import CITIES, KNIGHTS, PLAYERS, ROADS, SETTLEMENTS


class Board(Layout):
    players = number(i8)
    plus = number(i8)
    turns = number(i16)  # of the whole game; 0: until somebody reaches the goal
    goal = number(i8)
    first_seat = number(i8)
    next_seat = array(i8, PLAYERS)

    roads = number(i8)
    settlements = number(i8)
    cities = number(i8)
    knights = number(i8)
    road_ends = array(i8, ROADS, 2)  # the end nearer to the start first; roads further out come later
    settlement_intersection = array(i8, SETTLEMENTS)
    city_intersection = array(i8, CITIES)
    road_points = array(i8, ROADS)
    settlement_points = array(i8, SETTLEMENTS)
    city_points = array(i8, CITIES)
    knight_points = array(i8, KNIGHTS)
    knight_face = array(i8, KNIGHTS)  # what it turns a die to
    knight_partner = array(i8, KNIGHTS)  # DIC-16: the other knight of the pair
