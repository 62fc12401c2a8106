"""The player whom an earlier step has targeted: the steps that follow call them "they" (7.2.4)."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any, TypeVar

from judge.game.ability import Effect, Seat, Some, Top, Who, Whose
from judge.game.ability.parts import parts_of
from judge.game.state.objects import Player
from judge.value import changed

Node = TypeVar("Node")

THAT_PLAYER = (Who.THEY, Whose.THEIRS)


def names_that_player(node: Node, player: Player | None) -> Node:
    """A part of an effect in which the player spoken of before is a seat.

    Arguments:
        node: the part.
        player: who was targeted last; None if nobody was.
    """
    return node if player is None or not _speaks_of_them(node) else _named(node, Seat(player))


@lru_cache(maxsize=1_024)
def counting_for(verb: Effect, player: Player) -> Effect:
    """What a player does in a step, its numbers those of that player: "each player draws a card for each they control".

    Arguments:
        verb: what is done.
        player: who does it.
    """
    parts = {one.name: getattr(verb, one.name) for one in fields(verb)}
    found = {name: _named(part, Seat(player)) for name, part in parts.items() if name == "count"}
    what = parts.get("what")
    if isinstance(what, Some | Top):
        found["what"] = changed(what, count=_named(what.count, Seat(player)))
    return changed(verb, **found) if any(map(_speaks_of_them, (parts.get("count"), what))) else verb


@lru_cache(maxsize=1_024)
def _speaks_of_them(node: object) -> bool:
    return node in THAT_PLAYER or any(map(_speaks_of_them, parts_of(node)))


def _named(node: Any, seat: Seat) -> Any:
    if node in THAT_PLAYER:
        return seat
    if isinstance(node, tuple):
        return tuple(_named(part, seat) for part in node)
    if is_dataclass(node) and not isinstance(node, type):
        return changed(node, **{one.name: _named(getattr(node, one.name), seat) for one in fields(node) if one.init})
    return node
