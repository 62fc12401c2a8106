"""Rules of an earlier edition under the number of another rule of a later one: what an older link may have meant."""

from __future__ import annotations

from functools import lru_cache

from judge.law.book import book
from judge.law.counterparts import counterparts
from judge.telling.history import pairs
from judge.value import value


@value(frozen=True, slots=True)
class Namesake:
    """A rule of an earlier edition whose number another rule has in a later one.

    Arguments:
        edition: the earlier edition.
        number: the number of both.
        counterparts: under which numbers the later edition has the rule; none where it has it no more.
    """

    edition: str
    number: str
    counterparts: tuple[str, ...]


@lru_cache(maxsize=4096)
def namesakes(edition: str, number: str) -> tuple[Namesake, ...]:
    """The other rules that a number names in earlier editions.

    Arguments:
        edition: an edition that the project holds.
        number: the number of an article or a section in it.
    """
    return tuple(
        Namesake(earlier, number, found)
        for earlier, later in pairs()
        if later == edition
        and number in book(earlier)
        and number not in (found := counterparts(earlier, later)[number])
    )
