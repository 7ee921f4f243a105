"""Scratchpads: made once a thread, handed to doors, never shared."""

from concurrent.futures import ThreadPoolExecutor

from sobremesa.contract.fields import Layout, array, i64
from sobremesa.kernel.scratch import pad_of


class Notes(Layout):
    entries = array(i64, 8)


class OtherNotes(Layout):
    entries = array(i64, 8)


def test_rules_without_notes_are_handed_nothing() -> None:
    assert pad_of(None) == ()


def test_a_thread_keeps_its_scratchpad() -> None:
    assert pad_of(Notes)[0] is pad_of(Notes)[0]
    assert pad_of(Notes)[0] is not pad_of(OtherNotes)[0]


def test_no_two_threads_write_on_one_scratchpad() -> None:
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(pad_of, Notes).result()[0] is not pad_of(Notes)[0]
