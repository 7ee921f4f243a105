"""What a server keeps in memory, and for how long."""

from sobremesa.server.table.answers import REFUSALS_KEPT, Answers

NO = {"code": "not_now", "words": {"en": "Not now."}}


def test_refused_acts_were_kept_for_ever() -> None:
    answers = Answers()
    for n in range(10_000):
        answers.refuse(0, f"id {n}", 7, NO)
    assert len(answers) == REFUSALS_KEPT
    assert (answers.get(0, "id 9999"), answers.get(0, "id 0")) == (NO, None)


def test_refusals_are_forgotten_when_the_seat_is_asked_something_else() -> None:
    answers = Answers()
    answers.refuse(0, "first", 7, NO)
    answers.refuse(1, "of another seat", 7, NO)
    answers.refuse(0, "second", 8, NO)
    assert answers.get(0, "first") is None
    assert answers.get(0, "second") == answers.get(1, "of another seat") == NO


def test_an_id_that_became_a_row_is_known_for_ever() -> None:
    answers = Answers()
    for n in range(10_000):
        answers.accept(2, f"id {n}", n + 1)
        answers.refuse(2, f"not {n}", n, NO)
    assert answers.get(2, "id 0") == 1
    assert answers.get(1, "id 0") is None
