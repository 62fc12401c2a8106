"""The copies of a name on a board, numbered: a card keeps its number for the whole run, wherever it goes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from judge.game.state.objects import Object
from judge.game.state.state import State
from judge.game.terms import HIDDEN, Zone
from judge.messages import message
from judge.scenario.unreadable import UnreadableError

UNSEEN = frozenset({*HIDDEN, Zone.MANA})
"""The zones whose cards are numbered last, so that a number tells nothing of them."""


def numbered(state: State, written: Mapping[int, int]) -> State:
    """A board with its cards and tokens numbered, those of each name from 1 on.

    Arguments:
        state: the board.
        written: the numbers that the file itself gives, by identity.

    Raises:
        UnreadableError: it gives a number twice.
    """
    taken: dict[str, set[int]] = {}
    for one in state.objects.in_order:
        if one.id in written:
            numbers = taken.setdefault(one.base.name, set())
            if written[one.id] in numbers:
                number = written[one.id]
                raise UnreadableError(
                    message("two cards are “{name} #{number}”; number each once", name=one.base.name, number=number)
                )
            numbers.add(written[one.id])
    draft = state.objects.draft()
    last: dict[str, int] = {}
    for one in sorted(state.objects.in_order, key=_seen_first):
        name = one.base.name
        copy = written.get(one.id) or last.get(name, 0) + 1
        while one.id not in written and copy in taken.get(name, ()):
            copy += 1
        last[name] = last.get(name, 0) if one.id in written else copy
        draft.put(replace(one, copy=copy))
    highest = {name: max(last.get(name, 0), *taken.get(name, {0})) for name in {**last, **taken}}
    return replace(state, objects=draft.done(), copies=highest)


def _seen_first(one: Object) -> tuple[bool, int]:
    return one.zone in UNSEEN, one.id
