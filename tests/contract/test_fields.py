"""Records put together from several declarations, as a game's are from its expansions'."""

from sobremesa.contract.fields import Layout, array, i8, number


class Friends(Layout):
    favours = array(i8, 4, seen="owner")


class Helpers(Layout):
    helper = array(i8, 4, seen="public")


class Both(Friends, Helpers):
    pass


class State(Both):
    phase = number(i8, seen="public")


def test_a_record_has_the_fields_of_all_it_inherits_from_its_own_first() -> None:
    assert list(State.fields) == ["phase", "favours", "helper"]
    assert State.dtype.names == ("phase", "favours", "helper")


def test_a_field_declared_again_takes_the_place_of_the_inherited_one() -> None:
    class Open(State):
        favours = array(i8, 4, seen="public")

    assert Open.fields["favours"].seen == "public"
    assert State.fields["favours"].seen == "owner"
