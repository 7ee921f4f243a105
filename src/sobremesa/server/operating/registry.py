"""Counters, gauges and histograms, and their telling in Prometheus' text format.

Kept without locks: whatever counts does so in the event loop.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Protocol, TypeVar

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

Values = Mapping[tuple[str, ...], float]
"""By the values of the labels."""
SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Figure(Protocol):
    name: str
    kind: str
    about: str

    def lines(self) -> Iterator[str]: ...


class Counter:
    kind = "counter"

    def __init__(self, name: str, about: str, labels: Sequence[str] = ()) -> None:
        self.name, self.about, self.labels = name, about, tuple(labels)
        self.values: dict[tuple[str, ...], float] = {} if labels else {(): 0}

    def add(self, *values: str, by: float = 1) -> None:
        self.values[values] = self.values.get(values, 0) + by

    def lines(self) -> Iterator[str]:
        return _lines(self.name, self.labels, self.values)


class Gauge:
    """Read when somebody looks."""

    kind = "gauge"

    def __init__(self, name: str, about: str, read: Callable[[], Values], labels: Sequence[str] = ()) -> None:
        self.name, self.about, self.read, self.labels = name, about, read, tuple(labels)

    def lines(self) -> Iterator[str]:
        return _lines(self.name, self.labels, self.read())


class Reading(Gauge):
    """Something that only rises, counted elsewhere."""

    kind = "counter"


class Histogram:
    kind = "histogram"

    def __init__(self, name: str, about: str, bounds: Sequence[float] = SECONDS) -> None:
        self.name, self.about, self.bounds = name, about, tuple(bounds)
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def observe(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value

    def lines(self) -> Iterator[str]:
        below = 0
        for bound, count in zip((*map(_number, self.bounds), "+Inf"), self.counts, strict=True):
            below += count
            yield f'{self.name}_bucket{{le="{bound}"}} {below}'
        yield f"{self.name}_sum {_number(self.total)}"
        yield f"{self.name}_count {below}"


Kind = TypeVar("Kind", bound=Figure)


class Registry:
    def __init__(self) -> None:
        self.figures: dict[str, Figure] = {}

    def counter(self, name: str, about: str, *labels: str) -> Counter:
        return self._add(Counter(name, about, labels))

    def histogram(self, name: str, about: str, bounds: Sequence[float] = SECONDS) -> Histogram:
        return self._add(Histogram(name, about, bounds))

    def gauge(self, name: str, about: str, read: Callable[[], Values], *labels: str) -> Gauge:
        return self._add(Gauge(name, about, read, labels))

    def reading(self, name: str, about: str, read: Callable[[], Values], *labels: str) -> Reading:
        return self._add(Reading(name, about, read, labels))

    def _add(self, figure: Kind) -> Kind:
        if figure.name in self.figures:
            raise ValueError(f"{figure.name} is there already")
        self.figures[figure.name] = figure
        return figure

    def text(self) -> str:
        told: list[str] = []
        for figure in self.figures.values():
            told += [f"# HELP {figure.name} {figure.about}", f"# TYPE {figure.name} {figure.kind}", *figure.lines()]
        return "\n".join([*told, ""])


def _lines(name: str, labels: tuple[str, ...], values: Values) -> Iterator[str]:
    for found, value in values.items():
        told = ",".join(f'{label}="{_escaped(word)}"' for label, word in zip(labels, found, strict=True))
        yield f"{name}{{{told}}} {_number(value)}" if told else f"{name} {_number(value)}"


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(round(float(value), 9))


def _escaped(word: str) -> str:
    return word.replace("\\", "\\\\").replace("\n", "\\n").replace('"', '\\"')
