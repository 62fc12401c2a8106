"""Written words, and what a noun phrase made of them is."""

from __future__ import annotations

from typing import Any

from judge.cards.language.declined import Doubt
from judge.cards.language.verbs import VerbForm
from judge.game.ability import Bound, Kind, Phrase, Until, Whose
from judge.game.terms import Zone
from judge.value import value

BOTH = frozenset({False, True})


EACH_PLAYER = (Whose.YOURS, Whose.OPPONENTS)
"""Whose objects "target card in each player's Reserve" speaks of, one after the other."""


@value(frozen=True, slots=True)
class WrittenWord:
    """A written word, or group of words, and what it stands for.

    Arguments:
        name: the terminal's name in the grammars.
        text: as written.
        start: where it stands in the line.
        value: the term of the vocabulary that it stands for, where it stands for one.
        numbers: whether it speaks of one (False), of several (True), or may do either.
        forms: of a verb, the forms that it can be.
    """

    name: str
    text: str
    start: int
    value: Any = None
    numbers: frozenset[bool] = BOTH
    forms: frozenset[VerbForm] = frozenset()


@value(frozen=True, slots=True)
class PlayedQualifier:
    """What a noun phrase says of how a card is played: "you play from your hand this turn".

    Arguments:
        you: whether "you play" stands there.
        by_nobody: whether it is "played" that stands there, which names no player.
        source: from which zone.
        until: for how long.
    """

    you: bool = False
    source: Zone | None = None
    until: Until | None = None
    by_nobody: bool = False


@value(frozen=True, slots=True)
class ClausePhrase:
    """A phrase as the subject or object of a clause.

    Arguments:
        said: the phrase; None where it only makes sense without "in Reserve" at its end.
        many: whether a verb agrees with it in the plural.
        word: its first word, where it has one.
        played: what it says of how a card is played.
        moved: the phrase without "in Reserve" at its end, which after a verb like "put" says where to.
        to: where to, then.
        doubt: what is in doubt where the phrase does not make sense.
    """

    said: Phrase | None
    many: bool
    word: WrittenWord | None = None
    played: PlayedQualifier = PlayedQualifier()
    moved: ClausePhrase | None = None
    to: Any = None
    doubt: Doubt | None = None

    @property
    def phrase(self) -> Phrase:
        """The phrase.

        Raises:
            AgreementError: it does not make sense as it stands.
        """
        if self.said is None:
            raise AgreementError(self.word, doubt=self.doubt)
        return self.said


@value(frozen=True, slots=True)
class Total:
    """A bound on the numbers of all the objects of a phrase together."""

    bound: Bound


@value(frozen=True, slots=True)
class Facing:
    """What the Expedition that faces an object must contain: "facing a Boosted Character"."""

    kind: Kind


class AgreementError(Exception):
    """Words that do not go together, or of which it is in doubt what they mean.

    Arguments:
        word: the first that does not fit; None where it is a part of the clause, or the whole of it.
        expected: what could have stood there.
        part: which part of the clause it is, or which part of a part, where no word is named.
        after: whether it is rather what follows that part.
        place: where it stands in the line, once that is known.
        doubt: what is in doubt, where each word is known.
    """

    def __init__(
        self,
        word: WrittenWord | None,
        expected: tuple[str, ...] = (),
        part: int | tuple[int, ...] | None = None,
        place: int | None = None,
        after: bool = False,
        doubt: Doubt | None = None,
    ) -> None:
        super().__init__(word, expected, part, place)
        self.word = word
        self.expected = expected
        self.part = part
        self.after = after
        self.place = word.start if word is not None else place
        self.doubt = doubt


def is_named(part: object, name: str) -> bool:
    """Whether a part of a phrase is a word from a terminal."""
    return isinstance(part, WrittenWord) and part.name == name
