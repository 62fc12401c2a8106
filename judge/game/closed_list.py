"""Closed lists: enumerations of texts whose members are found as quickly as whatever else a class holds.

Rules name members all the time, and what Python 3.11 calls an enumeration takes fifteen times as long to give one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from enum import StrEnum as ClosedList
else:
    from collections.abc import Iterator

    class _ClosedListType(type):
        """The class of closed lists: each text in the body of one is a member of it."""

        def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> _ClosedListType:
            texts = {key: held for key, held in body.items() if isinstance(held, str) and not key.startswith("_")}
            made = super().__new__(cls, name, bases, {key: held for key, held in body.items() if key not in texts})
            made._members = tuple(_member(made, key, text) for key, text in texts.items())
            for member in made._members:
                setattr(made, member.name, member)
            return made

        def __call__(cls, value: str) -> ClosedList:
            """The member that is a text."""
            for member in cls._members:
                if member == value:
                    return member
            raise ValueError(f"{value!r} is not a valid {cls.__qualname__}")

        def __getitem__(cls, name: str) -> ClosedList:
            """The member of a name."""
            for member in cls._members:
                if member.name == name:
                    return member
            raise KeyError(name)

        def __iter__(cls) -> Iterator[ClosedList]:
            return iter(cls._members)

        def __len__(cls) -> int:
            return len(cls._members)

        def __contains__(cls, value: object) -> bool:
            return value in cls._members

    def _member(kind: _ClosedListType, name: str, value: str) -> ClosedList:
        member = str.__new__(kind, value)
        member.name, member.value = name, value
        return member

    class ClosedList(str, metaclass=_ClosedListType):
        """An enumeration of texts, with what is used of :class:`enum.StrEnum`."""

        def __repr__(self) -> str:
            return f"<{type(self).__name__}.{self.name}: {self.value!r}>"

        def __reduce_ex__(self, protocol: int) -> tuple[type, tuple[str]]:
            return type(self), (self.value,)


__all__ = ["ClosedList"]
