"""What stands for objects in canonical forms, once for all states that hold the very same ones."""

from __future__ import annotations

from collections.abc import Hashable

from judge.game.state.objects import Object
from judge.value import value


@value(frozen=True, slots=True)
class Look:
    """What an object is, whoever it is.

    Arguments:
        number: stands for everything about it but its identity and timestamp.
        base: stands for its base characteristics.
        bound: the identities of the objects that it is bound to.
        ordered: whether it can matter that it came before or after another object: it changes characteristics.
        orders: whether it can make that matter for other objects.
        about: the object; it stays alive as long as its look is remembered.
    """

    number: Hashable
    base: Hashable
    bound: tuple[int, ...]
    ordered: bool
    orders: bool
    about: Object


@value(frozen=True, slots=True)
class CanonicalPile:
    """What one player's part of a zone holds; states that share it share its looks.

    Arguments:
        looks: the looks of the objects, in the order of their timestamps.
        form: stands for what is there, as far as nothing else tells these objects apart.
        bound: those of the objects that are bound to others.
        ordered: whether it can matter that one of the objects came before another.
        alike: whether all are the same card.
        identities: the identities of the objects.
        about: the objects; they stay alive as long as the pile is remembered.
    """

    looks: tuple[Look, ...]
    form: Hashable
    bound: tuple[Look, ...]
    ordered: bool
    alike: bool
    identities: frozenset[int]
    about: tuple[Object, ...]
