"""Values: what is never changed once it is made. The type checker holds that, so that making one costs little.

A frozen dataclass guards each field of each object as the program runs, which would take a third of its time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import dataclass as value
    from dataclasses import replace as changed
else:
    from collections.abc import Callable
    from dataclasses import dataclass, fields

    _COPIES: dict[type, Callable[[Any], Any]] = {}
    """For each class of values whose fields say everything about it, what copies one."""

    def value(*, frozen: bool, slots: bool) -> Callable[[type], type]:
        """Make a class of values, compared and hashed by their fields.

        Arguments:
            frozen: for the type checker: nobody assigns to a field.
            slots: whether it has these fields and no others.
        """
        make = dataclass(slots=slots, unsafe_hash=frozen)

        def made(kind: type) -> type:
            kind = make(kind)
            if "__post_init__" not in vars(kind):
                _COPIES[kind] = _copying(kind)
            return kind

        return made

    def _copying(kind: type) -> Callable[[Any], Any]:
        """What copies a value of a class field by field, written out as a dataclass writes its own methods."""
        names = [field.name for field in fields(kind)]
        lines = ["def copy(one):", "    other = new(kind)", *(f"    other.{name} = one.{name}" for name in names)]
        scope: dict[str, Any] = {"kind": kind, "new": object.__new__}
        exec("\n".join((*lines, "    return other")), scope)
        return scope["copy"]

    def changed(one: Any, /, **fields: Any) -> Any:
        """A value with some of its fields replaced.

        Arguments:
            one: the value.
            fields: the new fields.
        """
        copy = _COPIES.get(type(one))
        if copy is None:
            kept = [fields[name] if name in fields else getattr(one, name) for name in one.__match_args__]
            return type(one)(*kept)
        other = copy(one)
        for name, held in fields.items():
            setattr(other, name, held)
        return other


__all__ = ["changed", "value"]
