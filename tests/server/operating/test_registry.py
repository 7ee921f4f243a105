"""Prometheus' text format, as its documentation says it."""

import pytest

from sobremesa.server.operating.registry import Registry


def test_a_counter_is_told_with_its_labels() -> None:
    registry = Registry()
    moves = registry.counter("moves_total", "Moves.", "game", "how")
    moves.add("a", "bot")
    moves.add("a", "bot", by=2)
    moves.add('odd "name"\\\n', "player")
    assert registry.text().splitlines() == [
        "# HELP moves_total Moves.",
        "# TYPE moves_total counter",
        'moves_total{game="a",how="bot"} 3',
        'moves_total{game="odd \\"name\\"\\\\\\n",how="player"} 1',
    ]


def test_a_counter_without_labels_is_told_before_it_has_counted() -> None:
    registry = Registry()
    registry.counter("failures_total", "Failures.")
    assert "failures_total 0" in registry.text().splitlines()


def test_a_histogram_counts_what_is_at_most_each_bound() -> None:
    registry = Registry()
    times = registry.histogram("seconds", "Times.", (0.1, 1.0))
    for value in (0.05, 0.1, 0.5, 3.0):
        times.observe(value)
    assert registry.text().splitlines()[2:] == [
        'seconds_bucket{le="0.1"} 2',
        'seconds_bucket{le="1"} 3',
        'seconds_bucket{le="+Inf"} 4',
        "seconds_sum 3.65",
        "seconds_count 4",
    ]


def test_a_gauge_is_read_when_somebody_looks() -> None:
    registry, tables = Registry(), ["one"]
    registry.gauge("tables", "Tables.", lambda: {("playing",): len(tables)}, "state")
    tables.append("two")
    assert 'tables{state="playing"} 2' in registry.text()


def test_two_figures_of_one_name_are_refused() -> None:
    registry = Registry()
    registry.counter("moves_total", "Moves.")
    with pytest.raises(ValueError, match="moves_total is there already"):
        registry.histogram("moves_total", "Moves.")
