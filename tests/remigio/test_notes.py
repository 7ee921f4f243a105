"""The scratchpad of the search for melds (REM-13): a record that is kept, so that a refusal makes none."""

import sobremesa
from sobremesa.games.remigio.rules.melding.work import Notes, pad


def test_a_refusal_makes_no_scratchpad_of_its_own() -> None:
    match = sobremesa.new("remigio", seed=1, players=2)
    seat = match.awaited[0]
    kept = pad()
    for action in match.game.legal(match.board, match.state, seat):
        assert match.game.refusal(match.board, match.state, seat, action) == 0
    assert pad() is kept


def test_what_an_earlier_question_left_in_the_notes_changes_no_answer() -> None:
    match = sobremesa.new("remigio", seed=1, players=2)
    seat = match.awaited[0]
    clean = match.game.legal(match.board, match.state, seat)
    for name in Notes.fields:
        pad()[name] = 77
    assert match.game.legal(match.board, match.state, seat) == clean
