"""A law that the engine enforces: a name and a switch. What an edition says of it is data beside its text."""

from __future__ import annotations

from judge.value import value


@value(frozen=True, slots=True)
class Law:
    """A law that the engine enforces, the same one in every edition that has it.

    Arguments:
        name: its name in the program, which says its subject; a run switches it off by this name.
    """

    name: str
