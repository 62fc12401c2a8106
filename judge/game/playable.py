"""Which abilities the engine plays: what it does not play yet, it refuses before a game begins."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from judge.game.ability import ChooseOne, Cost, KeywordAbility, Put, QuickAction, Some
from judge.game.terms import Keyword
from judge.messages import Message, message

NOT_PLAYED_KEYWORDS = {
    Keyword.DEFENDER: message("the keyword Defender is not played yet"),
    Keyword.ETERNAL: message("the keyword Eternal is not played yet"),
    Keyword.GIGANTIC: message("the keyword Gigantic is not played yet"),
}


def not_played(node: object) -> Message | None:
    """Why the engine does not play an ability; None if it does.

    Arguments:
        node: an ability, a part of one, or a tuple of them.
    """
    if isinstance(node, QuickAction):
        return message("quick actions are not played yet")
    if isinstance(node, ChooseOne):
        return message("modal effects are not played yet")
    if isinstance(node, KeywordAbility):
        return NOT_PLAYED_KEYWORDS.get(node.keyword)
    if isinstance(node, Cost) and not all(
        isinstance(part, Put) and isinstance(part.what, Some) for part in node.actions
    ):
        return message("costs of this kind are not played yet")
    if isinstance(node, tuple):
        parts: list[object] = list(node)
    elif is_dataclass(node) and not isinstance(node, type):
        parts = [getattr(node, field.name) for field in fields(node)]
    else:
        return None
    return next((reason for part in parts if (reason := not_played(part)) is not None), None)
