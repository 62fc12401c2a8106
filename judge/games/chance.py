"""Chance that is the same on every machine: a seed gives the same decisions wherever and whenever it is used."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

Thing = TypeVar("Thing")


class Chance:
    """A source of decisions.

    Of Python's own random numbers only the bits are used, which are the same in every version; what is made of them
    is made here.

    Arguments:
        seed: the same seed gives the same decisions in the same order.
    """

    def __init__(self, seed: int) -> None:
        self._bits = Random(seed).getrandbits

    def below(self, count: int) -> int:
        """A number from 0 to one less than a count, each as likely as the others."""
        width = (count - 1).bit_length()
        while True:
            number = self._bits(width) if width else 0
            if number < count:
                return number

    def pick(self, things: Sequence[Thing]) -> Thing:
        """One of several things, each as likely as the others."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[Thing]) -> list[Thing]:
        """The things in an order by chance, each order as likely as the others."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order
