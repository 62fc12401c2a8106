"""Told stories as plain data and back: dataclasses as lists of their fields, and nothing taken on trust."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

Kind = TypeVar("Kind")
Reader = Callable[[Any], Any]


class Damaged(ValueError):
    """Data that is not of the form that it should have."""


def plain(value: Any) -> Any:
    """A value as data that JSON can hold."""
    if is_dataclass(value):
        return [plain(getattr(value, one.name)) for one in fields(value)]
    if isinstance(value, tuple):
        return [plain(part) for part in value]
    if isinstance(value, Mapping):
        return {key: plain(part) for key, part in value.items()}
    return value


def read(kind: type[Kind], data: Any) -> Kind:
    """The value of a kind that some data holds.

    Arguments:
        kind: a dataclass whose fields are dataclasses, tuples, mappings from words, literals, words, numbers.
        data: the data, as `plain` gives it.

    Raises:
        Damaged: the data does not have this form.
    """
    return cast(Kind, _reader(cast(Any, kind))(data))


@cache
def _reader(kind: Any) -> Reader:
    origin, parts = get_origin(kind), get_args(kind)
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


def _dataclass(kind: type) -> Reader:
    hints = get_type_hints(kind)
    readers = tuple(_later(hints[one.name]) for one in fields(kind))

    def take(data: Any) -> Any:
        if not isinstance(data, list) or len(data) != len(readers):
            raise Damaged
        return kind(*[reader(part) for reader, part in zip(readers, data, strict=True)])

    return take


def _later(kind: Any) -> Reader:
    """The reader of a kind that may hold itself."""
    if kind in (str, int, bool):
        return _exactly(kind)
    return lambda data: _reader(kind)(data)


def _many(kind: Any) -> Reader:
    reader = _later(kind)

    def take(data: Any) -> Any:
        if not isinstance(data, list):
            raise Damaged
        return tuple([reader(part) for part in data])

    return take


def _row(kinds: tuple[Any, ...]) -> Reader:
    readers = tuple(map(_later, kinds))

    def take(data: Any) -> Any:
        if not isinstance(data, list) or len(data) != len(readers):
            raise Damaged
        return tuple([reader(part) for reader, part in zip(readers, data, strict=True)])

    return take


def _mapping(key: Any, kind: Any) -> Reader:
    key_reader, reader = _later(key), _later(kind)

    def take(data: Any) -> Any:
        if not isinstance(data, dict):
            raise Damaged
        return {key_reader(name): reader(part) for name, part in data.items()}

    return take


def _maybe(kind: Any) -> Reader:
    reader = _later(kind)
    return lambda data: None if data is None else reader(data)


def _one_of(values: frozenset[Any]) -> Reader:
    def take(data: Any) -> Any:
        if not isinstance(data, str) or data not in values:
            raise Damaged
        return data

    return take


def _exactly(kind: Any) -> Reader:
    def take(data: Any) -> Any:
        if type(data) is not kind:
            raise Damaged
        return data

    return take
