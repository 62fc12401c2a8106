"""Told stories as plain data and back: dataclasses as lists of their fields, and nothing taken on trust.

The parts of a board that stand on one board after another are written once, in a pool, and named by their place there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from judge.telling.table import BoardView, CardView, ExpeditionCounter, ExpeditionView, RegionView, SideView

Kind = TypeVar("Kind")
Pool = Sequence[Any]
Reader = Callable[[Any, Pool], Any]
"""Makes a value of some data and the parts that are already known."""

POOLED: tuple[type, ...] = (CardView, ExpeditionView, SideView, ExpeditionCounter, RegionView, BoardView)
"""What is written once; each may hold those before it."""


WORDS = (str, int, bool, type(None))
"""What data holds as it is."""


class DamagedData(ValueError):
    """Data that is not of the form that it should have."""


def plain(value: Any) -> Any:
    """A value as data that JSON can hold: its pool, and itself."""
    pool: dict[Any, int] = {}
    rows: list[Any] = []
    whole = _plain(value, pool, rows)
    return [rows, whole]


def _plain(value: Any, pool: dict[Any, int], rows: list[Any]) -> Any:
    if type(value) in WORDS:
        return value
    if type(value) in POOLED and value in pool:
        return pool[value]
    names = _names(cast(Any, type(value)))
    if names is not None:
        row = [_plain(getattr(value, name), pool, rows) for name in names]
        if type(value) not in POOLED:
            return row
        rows.append([POOLED.index(type(value)), *row])
        return pool.setdefault(value, len(rows) - 1)
    if isinstance(value, tuple):
        return [_plain(part, pool, rows) for part in value]
    if isinstance(value, Mapping):
        return {key: _plain(part, pool, rows) for key, part in value.items()}
    return value


@cache
def _names(kind: type) -> tuple[str, ...] | None:
    """The fields of a dataclass; None for what is none."""
    return tuple(one.name for one in fields(kind)) if is_dataclass(kind) else None


def read(kind: type[Kind], data: Any) -> Kind:
    """The value of a kind that some data holds.

    Arguments:
        kind: a dataclass whose fields are dataclasses, tuples, mappings from words, literals, words, numbers.
        data: the data, as `plain` gives it.

    Raises:
        Damaged: the data does not have this form.
    """
    if not isinstance(data, list) or len(data) != 2 or not isinstance(data[0], list):
        raise DamagedData
    pool: list[Any] = []
    for row in data[0]:
        if not isinstance(row, list) or not row or type(row[0]) is not int or not 0 <= row[0] < len(POOLED):
            raise DamagedData
        pool.append(_dataclass(POOLED[row[0]])(row[1:], pool))
    return cast(Kind, _reader(cast(Any, kind))(data[1], pool))


@cache
def _reader(kind: Any) -> Reader:
    origin, parts = get_origin(kind), get_args(kind)
    if kind in POOLED:
        return _pooled(kind)
    if is_dataclass(kind):
        return _dataclass(cast(type, kind))
    if origin is tuple:
        return _many(parts[0]) if parts[1:] == (...,) else _row(parts)
    if origin is Literal:
        return _one_of(frozenset(parts))
    if origin in (Union, UnionType):
        return _maybe(*(part for part in parts if part is not type(None)))
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return _mapping(*parts)
    return _exactly(kind)


def _pooled(kind: type) -> Reader:
    def take(data: Any, pool: Pool) -> Any:
        if type(data) is not int or not 0 <= data < len(pool) or type(pool[data]) is not kind:
            raise DamagedData
        return pool[data]

    return take


@cache
def _dataclass(kind: type) -> Reader:
    hints = get_type_hints(kind)
    readers = tuple(_later(hints[one.name]) for one in fields(kind))

    def take(data: Any, pool: Pool) -> Any:
        if not isinstance(data, list) or len(data) != len(readers):
            raise DamagedData
        return kind(*[reader(part, pool) for reader, part in zip(readers, data, strict=True)])

    return take


def _later(kind: Any) -> Reader:
    """The reader of a kind that may hold itself."""
    if kind in (str, int, bool):
        return _exactly(kind)
    return lambda data, pool: _reader(kind)(data, pool)


def _many(kind: Any) -> Reader:
    reader = _later(kind)

    def take(data: Any, pool: Pool) -> Any:
        if not isinstance(data, list):
            raise DamagedData
        return tuple([reader(part, pool) for part in data])

    return take


def _row(kinds: tuple[Any, ...]) -> Reader:
    readers = tuple(map(_later, kinds))

    def take(data: Any, pool: Pool) -> Any:
        if not isinstance(data, list) or len(data) != len(readers):
            raise DamagedData
        return tuple([reader(part, pool) for reader, part in zip(readers, data, strict=True)])

    return take


def _mapping(key: Any, kind: Any) -> Reader:
    key_reader, reader = _later(key), _later(kind)

    def take(data: Any, pool: Pool) -> Any:
        if not isinstance(data, dict):
            raise DamagedData
        return {key_reader(name, pool): reader(part, pool) for name, part in data.items()}

    return take


def _maybe(kind: Any) -> Reader:
    reader = _later(kind)
    return lambda data, pool: None if data is None else reader(data, pool)


def _one_of(values: frozenset[Any]) -> Reader:
    def take(data: Any, pool: Pool) -> Any:
        if not isinstance(data, str) or data not in values:
            raise DamagedData
        return data

    return take


def _exactly(kind: Any) -> Reader:
    def take(data: Any, pool: Pool) -> Any:
        if type(data) is not kind:
            raise DamagedData
        return data

    return take
