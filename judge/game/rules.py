"""The rules of one run: an edition, and the laws that are switched off for that run."""

from __future__ import annotations

from dataclasses import field

from judge.game.edition import Edition
from judge.law.laws.law import Law
from judge.value import value


@value(frozen=True, slots=True)
class Rules:
    """By which rules a run is played.

    Arguments:
        off: the names of the laws that are switched off, to see what they decide; those that the edition does not have
            are among them.
        lacking: the key of cards or tokens and an ability that they have not, to see what it changes.

    Attributes:
        altered: whether a law is switched off that the edition has.
    """

    edition: Edition
    off: frozenset[str] = frozenset()
    lacking: tuple[str, object] | None = None
    altered: bool = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """What an edition does not have is not in force."""
        if not self.edition.absent <= self.off:
            object.__setattr__(self, "off", self.off | self.edition.absent)
        object.__setattr__(self, "altered", len(self.off) > len(self.edition.absent))

    def holds(self, law: Law) -> bool:
        """Whether a law is in force."""
        return law.name not in self.off

    def is_switched_off(self, law: Law) -> bool:
        """Whether the edition has a law and this run is played without it."""
        return law.name in self.off and law.name not in self.edition.absent

    def of(self, *laws: Law) -> Law:
        """The first of some laws on one subject that the edition has, whether it is switched off or not."""
        absent = self.edition.absent
        for law in laws:
            if law.name not in absent:
                return law
        raise LookupError(f"the edition has none of {laws}")

    def without(self, law: Law) -> Rules:
        """The same rules with one law switched off."""
        return Rules(self.edition, self.off | {law.name}, self.lacking)


@value(frozen=True, slots=True)
class RecordingRules(Rules):
    """Rules that know about which laws they have been asked.

    Arguments:
        asked: the names of these laws.
    """

    asked: set[str] = field(default_factory=set, compare=False)

    def holds(self, law: Law) -> bool:
        """Whether a law is in force."""
        self.asked.add(law.name)
        return law.name not in self.off

    def is_switched_off(self, law: Law) -> bool:
        """Whether the edition has a law and this run is played without it."""
        self.asked.add(law.name)
        return law.name in self.off and law.name not in self.edition.absent

    def without(self, law: Law) -> RecordingRules:
        """The same rules with one law switched off; what they are asked counts too."""
        return RecordingRules(self.edition, self.off | {law.name}, self.lacking, self.asked)
