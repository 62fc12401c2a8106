"""The rules of one run: an edition, and the laws that are switched off for that run."""

from __future__ import annotations

from judge.game.edition import EDITIONS, Edition
from judge.game.value import value
from judge.law.book import DEFAULT_EDITION
from judge.law.citations.law import Law


@value(frozen=True, slots=True)
class Rules:
    """By which rules a run is played.

    Arguments:
        edition: the edition.
        off: the names of the laws that are switched off, to see what they decide.
    """

    edition: str = DEFAULT_EDITION
    off: frozenset[str] = frozenset()

    @property
    def switches(self) -> Edition:
        """How the edition plays where editions differ."""
        return EDITIONS[self.edition]

    def holds(self, law: Law) -> bool:
        """Whether a law is in force."""
        return law.name not in self.off

    def without(self, law: Law) -> Rules:
        """The same rules with one law switched off."""
        return Rules(self.edition, self.off | {law.name})
