"""What nodes of a tree have in common: the objects, players and expeditions that they name.

A class with such a field says so by its base, so that nobody has to ask for the field by its name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.game.ability.players import Seat, Who, Whose

if TYPE_CHECKING:
    from judge.game.ability.conditions import Condition
    from judge.game.ability.effects import Effect
    from judge.game.ability.expeditions import ExpeditionPhrase, Place, TargetExpeditions
    from judge.game.ability.phrases import Kind, Phrase
    from judge.game.ability.triggers import Trigger


class AboutObjects:
    """Names the objects, or at times the expedition, that it is about."""

    __slots__ = ()
    what: Phrase | ExpeditionPhrase


class ByPlayers:
    """Names who does something."""

    __slots__ = ()
    who: Who | Seat


class AtExpeditions:
    """Names expeditions, or whose Landmarks; an effect or a trigger."""

    __slots__ = ()
    where: ExpeditionPhrase | TargetExpeditions | tuple[Place, ...] | Whose | Seat | None


class OfKind:
    """Says of which kind its objects are."""

    __slots__ = ()
    kind: Kind | None


def what_of(node: Effect | Trigger | Condition | None) -> Phrase | ExpeditionPhrase | None:
    """What an effect, a trigger or a condition is about; None if it names nothing."""
    return node.what if isinstance(node, AboutObjects) else None


def who_of(node: Effect | Trigger | Condition | None) -> Who | Seat:
    """Who does something; "you" if nobody is named."""
    return node.who if isinstance(node, ByPlayers) else Who.YOU


def where_of(
    node: Effect | Trigger,
) -> ExpeditionPhrase | TargetExpeditions | tuple[Place, ...] | Whose | Seat | None:
    """The expeditions that an effect or a trigger names by a field of its own; None if it names none."""
    return node.where if isinstance(node, AtExpeditions) else None


def kind_of(node: Phrase | Trigger | ExpeditionPhrase | None) -> Kind | None:
    """Of which kind the objects of a phrase or a trigger are; None if it does not say so."""
    return node.kind if isinstance(node, OfKind) else None
