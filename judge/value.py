"""Values: what is never changed once it is made. The type checker holds that, so that making one costs little.

A frozen dataclass guards each field of each object as the program runs, which would take a third of its time. And each
dataclass has its methods compiled as it is made, which would take a third of the time that a short command takes; here
those that not every program needs are compiled when they are first needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import dataclass as value
    from dataclasses import replace as changed
else:
    from collections.abc import Callable
    from dataclasses import MISSING, dataclass, fields

    _COPIES: dict[type, Callable[[Any], Any] | None] = {}
    """For each class of values of which one has been changed, what copies one; None where it cannot be copied."""

    def value(*, frozen: bool, slots: bool) -> Callable[[type], type]:
        """Make a class of values, compared and hashed by their fields.

        Arguments:
            frozen: for the type checker: nobody assigns to a field.
            slots: whether it has these fields and no others.
        """
        make = dataclass(slots=slots, init=False, repr=False, eq=False)

        def made(kind: type) -> type:
            kind = make(kind)
            own = vars(kind)
            if "__init__" not in own:
                kind.__init__ = lambda one, *given, **named: _initialised(kind).__init__(one, *given, **named)
            if "__repr__" not in own:
                kind.__repr__ = _shown
            if "__eq__" not in own:
                hashed = "__hash__" not in own
                kind.__eq__ = lambda one, other: _compared(kind, hashed=hashed).__eq__(one, other)
                if hashed:
                    kind.__hash__ = lambda one: _compared(kind, hashed=True).__hash__(one)
            return kind

        return made

    def _shown(one: Any) -> str:
        """A value as the call that makes it."""
        parts = ", ".join(f"{field.name}={getattr(one, field.name)!r}" for field in fields(one) if field.repr)
        return f"{type(one).__qualname__}({parts})"

    def _initialised(kind: type) -> type:
        """A class of values with what sets the fields of one, written out as a dataclass writes its own method."""
        asked, lines, known = ["self"], [], {}
        for one in fields(kind):
            name, made = one.name, one.default_factory is not MISSING
            known[f"default_{name}"] = one.default_factory if made else one.default
            if one.init:
                default = "missing" if made else f"default_{name}"
                asked.append(f"{name}={default}" if made or one.default is not MISSING else name)
                anew = f"default_{name}() if {name} is missing else {name}" if made else name
                lines.append(f"    self.{name} = {anew}")
            elif made or one.default is not MISSING:
                lines.append(f"    self.{name} = default_{name}{'()' if made else ''}")
        if hasattr(kind, "__post_init__"):
            lines.append("    self.__post_init__()")
        written = _written([f"def __init__({', '.join(asked)}):", *(lines or ["    pass"])], missing=MISSING, **known)
        kind.__init__ = written["__init__"]
        return kind

    def _compared(kind: type, *, hashed: bool) -> type:
        """A class of values with what compares and hashes them, written out as a dataclass writes its own methods.

        Arguments:
            hashed: whether it has no method of its own that hashes them.
        """
        names = [field.name for field in fields(kind) if field.compare]
        parts = [field.name for field in fields(kind) if (field.compare if field.hash is None else field.hash)]
        same = (f"(self.{name} is other.{name} or self.{name} == other.{name})" for name in names)
        lines = [
            "def __eq__(self, other):",
            "    if other.__class__ is not self.__class__:",
            "        return NotImplemented",
            f"    return {' and '.join(('True', *same))}",
            "def __hash__(self):",
            f"    return hash(({''.join(f'self.{name}, ' for name in parts)}))",
        ]
        scope = _written(lines)
        kind.__eq__ = scope["__eq__"]
        if hashed:
            kind.__hash__ = scope["__hash__"]
        return kind

    def _written(lines: list[str], **known: Any) -> dict[str, Any]:
        exec("\n".join(lines), known)
        return known

    def _copying(kind: type) -> Callable[[Any], Any] | None:
        """What copies a value of a class field by field; None where what else it holds has to be worked out anew."""
        if hasattr(kind, "__post_init__"):
            return None
        names = [field.name for field in fields(kind)]
        lines = ["def copy(one):", "    other = new(kind)", *(f"    other.{name} = one.{name}" for name in names)]
        return _written([*lines, "    return other"], kind=kind, new=object.__new__)["copy"]

    def changed(one: Any, /, **fields: Any) -> Any:
        """A value with some of its fields replaced.

        Arguments:
            one: the value.
            fields: the new fields.
        """
        try:
            copy = _COPIES[one.__class__]
        except KeyError:
            copy = _COPIES[one.__class__] = _copying(one.__class__)
        if copy is None:
            names = one.__match_args__
            return one.__class__(*(fields[name] if name in fields else getattr(one, name) for name in names))
        other = copy(one)
        for name in fields:
            setattr(other, name, fields[name])
        return other


__all__ = ["changed", "value"]
