"""Values as numbers: equal values have the same one, so that what many states share is compared only once."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from hashlib import blake2b
from typing import Any

IDENTITIES: Mapping[str, frozenset[str]] = {
    "Object": frozenset({"id"}),
    "Emblem": frozenset({"me", "it"}),
    "Chosen": frozenset({"objects"}),
}
"""Which fields of what a state is made of hold identities, by the names of classes; every other number is a number."""

TIMESTAMPS: Mapping[str, frozenset[str]] = {"Object": frozenset({"timestamp"})}
"""Which fields hold timestamps: they order, and say nothing else."""

PLAIN = (int, str)
"""What stands for itself."""

MOST_KEPT = 20_000
"""So many values are remembered by where they lie in memory."""


class Numbering:
    """Gives values their numbers.

    Arguments:
        short: whether values are replaced by numbers as they are first met; otherwise they stand for themselves.
    """

    def __init__(self, *, short: bool) -> None:
        self._short = short
        self._numbers: dict[Hashable, int] = {}
        self._values: dict[int, tuple[object, Hashable]] = {}
        self._sets: dict[frozenset[Any], Hashable] = {}

    def value(self, value: object) -> Hashable:
        """A number for a value that many states share; the value itself where it is small.

        Arguments:
            value: the value; it holds no identities.
        """
        if value is None or isinstance(value, PLAIN):
            return value
        known = self._values.get(id(value))
        if known is not None:
            return known[1]
        plain = self.plain(value, [])
        if is_dataclass(value):
            return plain  # which is its number already, whether it is met alone or as a part of something
        number = self.number(plain)
        self._remember(value, number)
        return number

    def plain(self, value: object, bound: list[int]) -> Hashable:
        """A value without identities and timestamps.

        Arguments:
            bound: takes the identities.

        Raises:
            TypeError: nothing is known of such a value.
        """
        if value is None or isinstance(value, PLAIN):
            return value
        if isinstance(value, tuple):
            return tuple(self.plain(part, bound) for part in value)
        if isinstance(value, frozenset):
            return self._set(value, bound)
        if isinstance(value, Mapping):
            pairs = ((self.plain(key, bound), self.plain(part, bound)) for key, part in value.items())
            return tuple(sorted(pairs, key=repr))
        if is_dataclass(value) and not isinstance(value, type):
            return self._node(value, bound)
        raise TypeError(f"a state holds {value!r}, of which no canonical form is known")

    def _set(self, value: frozenset[Any], bound: list[int]) -> Hashable:
        known = self._sets.get(value)
        if known is None:
            own: list[int] = []
            known = tuple(sorted((self.plain(part, own) for part in value), key=repr))
            bound += own
            if not own:
                self._sets[value] = known
        return known

    def _node(self, node: object, bound: list[int]) -> Hashable:
        known = self._values.get(id(node))
        if known is not None:
            return known[1]
        own: list[int] = []
        kind = type(node).__name__
        identities, timestamps = IDENTITIES.get(kind, frozenset()), TIMESTAMPS.get(kind, frozenset())
        parts: list[Hashable] = [kind]
        for field in (one for one in fields(node) if one.compare):  # type: ignore[arg-type]
            held = getattr(node, field.name)
            if field.name in identities:
                several = held if isinstance(held, tuple) else (held,)
                own += several
                parts.append(len(several))
            elif field.name not in timestamps:
                parts.append(self.plain(held, own))
        number = self.number(tuple(parts))
        if not own:
            self._remember(node, number)
        bound += own
        return number

    def _remember(self, value: object, number: Hashable) -> None:
        if len(self._values) > MOST_KEPT:
            self._values.clear()
        self._values[id(value)] = value, number

    def number(self, value: Hashable) -> Hashable:
        """A number that stands for a value, the same each time; the value itself where there are no numbers."""
        return self._numbers.setdefault(value, len(self._numbers)) if self._short else value

    def sorted(self, values: Iterable[Hashable]) -> tuple[Hashable, ...]:
        """Numbers in their order; values that stand for themselves, in one that is the same everywhere."""
        return tuple(sorted(values) if self._short else sorted(values, key=repr))  # type: ignore[type-var]


class Digests(Numbering):
    """Gives values digests, which are short and the same in every process."""

    def __init__(self) -> None:
        super().__init__(short=False)

    def number(self, value: Hashable) -> Hashable:
        """A digest of a value."""
        return blake2b(repr(value).encode(), digest_size=16).hexdigest()
