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
    from dataclasses import dataclass

    def value(*, frozen: bool, slots: bool) -> Callable[[type], type]:
        """Make a class of values, compared and hashed by their fields.

        Arguments:
            frozen: for the type checker: nobody assigns to a field.
            slots: whether it has these fields and no others.
        """
        return dataclass(slots=slots, unsafe_hash=frozen)

    def changed(one: Any, /, **fields: Any) -> Any:
        """A value with some of its fields replaced.

        Arguments:
            one: the value.
            fields: the new fields.
        """
        kept = [fields[name] if name in fields else getattr(one, name) for name in one.__match_args__]
        return type(one)(*kept)


__all__ = ["changed", "value"]
