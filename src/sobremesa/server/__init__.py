"""Tables over the network: lobby, seats, sockets, a log that loses nothing. It knows no particular game."""
