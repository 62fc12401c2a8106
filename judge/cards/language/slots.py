"""What the slots of the phrasebook hold, read from a parse."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from judge.cards.language import deeds
from judge.cards.language.nominal import kind as kind_of
from judge.cards.language.owned_nouns import OF_SOMEBODY, few, many
from judge.cards.language.phrase_parts import AgreementError, ClausePhrase, PlayedQualifier, WrittenWord
from judge.cards.language.rows.one_or_more import SEVERAL
from judge.game import ability as tree
from judge.game.ability import AnyNumber, Kind, Phrase, Where, Who, Whose
from judge.game.terms import Zone

Key = TypeVar("Key")

Words = TypeVar("Words")

ALONE = (Where.HERO, Where.COMPANION)
"""Expeditions that are one and no more, also where the bearer is Gigantic."""

EXPEDITIONS_OR_LANDMARKS = (Kind(where=Where.EACH_OF_YOURS), Kind(zone=Zone.LANDMARK, whose=Whose.YOURS))

LEFT_IN_A_TURN = (
    *(Kind(zone=zone, whose=Whose.YOURS) for zone in (Zone.HAND, Zone.RESERVE)),
    Kind(either=(Kind(zone=Zone.HAND, whose=Whose.YOURS), Kind(zone=Zone.RESERVE, whose=Whose.YOURS))),
)
"""The cards of which a text can ask whether one was discarded before."""

IMPLIED: Mapping[str, Mapping[str, Any]] = {
    "a_facing": {"where": Where.FACING_ME},
    "a_facing_it": {"where": Where.FACING_IT},
    "a_in_facing_me": {"where": Where.FACING_ME},
    "a_in_companion": {"where": Where.COMPANION},
    "a_in_hero": {"where": Where.HERO},
    "a_in_mine": {"where": Where.MINE},
    "a_in_other": {"where": Where.MY_OTHER},
    "a_in_one": {"where": Where.YOURS},
    "a_in_yours": {"where": Where.EACH_OF_YOURS},
    "a_in_landmarks": {"zone": Zone.LANDMARK, "whose": Whose.YOURS},
    "a_in_either": {"either": EXPEDITIONS_OR_LANDMARKS},
}
"""What the words around a slot say of what it holds."""


def _a(part: ClausePhrase) -> Kind:
    found = part.phrase
    plain = isinstance(found, tree.Some) and found == tree.Some(found.kind) and part.played == PlayedQualifier()
    if not plain or part.many:
        raise AgreementError(part.word)
    assert isinstance(found, tree.Some)
    return found.kind


def _without_where(part: ClausePhrase) -> Kind:
    kind = _a(part)
    if kind.where is not None:
        raise AgreementError(part.word)
    return kind


def _without_owner(kind: Kind, part: ClausePhrase) -> Kind:
    if kind.whose is not Whose.ANYONE or kind.zone is not None:
        raise AgreementError(part.word)
    return kind


def _was_discarded(part: ClausePhrase) -> tree.WasDiscarded:
    """ "a card from your hand or your Reserve this turn"."""
    kind = part.phrase.kind if isinstance(part.phrase, tree.Some) else None
    until = part.played.until
    if kind is None or kind not in LEFT_IN_A_TURN or until is None or part.phrase != tree.Some(kind):
        raise AgreementError(part.word)
    if part.played != PlayedQualifier(until=until):
        raise AgreementError(part.word)
    return tree.WasDiscarded(kind, until)


def _left_theirs(part: ClausePhrase) -> Kind:
    """What an opponent discards: "a card from their hand"."""
    kind = _a(part)
    if kind.whose not in (Whose.ANYONE, Whose.THEIRS):
        raise AgreementError(part.word)
    return replace(kind, whose=Whose.OPPONENTS) if kind.whose is Whose.THEIRS else kind


def _implied(category: str) -> Callable[[ClausePhrase], Kind]:
    """How a slot is read of which the words around it say a part."""
    implied = IMPLIED[category]

    def found(part: ClausePhrase) -> Kind:
        kind = _without_where(part)
        return replace(kind if "where" in implied else _without_owner(kind, part), **implied)

    return found


def _some_of(whose: Whose) -> Callable[[ClausePhrase], tree.Some]:
    """How a slot is read of which the words around it say whose it is."""

    def found(part: ClausePhrase) -> tree.Some:
        some = part.phrase
        if not isinstance(some, tree.Some) or part.played != PlayedQualifier():
            raise AgreementError(part.word)
        return replace(some, kind=replace(_without_owner(some.kind, part), whose=whose))

    return found


def _every(part: ClausePhrase) -> Kind:
    if not isinstance(part.phrase, tree.All) or part.played != PlayedQualifier():
        raise AgreementError(part.word)
    return part.phrase.kind


def _all_facing(part: ClausePhrase) -> Kind:
    kind = _every(part)
    if kind.where is not None or kind.zone is not None or kind.whose is not Whose.ANYONE:
        raise AgreementError(part.word)
    return replace(kind, where=Where.FACING_ME)


def _aimed(part: ClausePhrase) -> tree.Target:
    found = part.phrase
    if not isinstance(found, tree.Some) or part.played != PlayedQualifier():
        raise AgreementError(part.word)
    return tree.Target(found.kind, found.count, found.up_to)


def _moved(part: ClausePhrase) -> Kind:
    """What is put in Reserve, of a phrase that ends with "in Reserve"."""
    if part.moved is None or part.to is None or part.to[0] is not Zone.RESERVE:
        raise AgreementError(part.word)
    return _a(part.moved)


def _np(part: Any) -> Any:
    if not isinstance(part, ClausePhrase) or part.played != PlayedQualifier():
        raise AgreementError(getattr(part, "word", None))
    return part.phrase


def _any(part: Any) -> Phrase:
    """Any number of some objects; among all of them is among as many as one likes."""
    found: Phrase = _np(part)
    return tree.Some(found.kind, AnyNumber()) if isinstance(found, tree.All) else found


def _of_hand(part: ClausePhrase) -> Phrase:
    """Cards that are shown from a hand, of which the text says more than that it is one card."""
    found: Phrase = _np(part)
    if not is_of_hand(found):
        raise AgreementError(part.word)
    return found


def is_of_hand(what: Phrase) -> bool:
    """Whether a phrase names a card of your hand that you choose."""
    of_hand = isinstance(what, tree.Some) and (what.kind.zone, what.kind.whose) == (Zone.HAND, Whose.YOURS)
    return of_hand and not getattr(what, "random", False)


def _alone(part: Any) -> Where:
    found = _value(part)
    if found not in ALONE:
        raise AgreementError(None)
    return found  # type: ignore[no-any-return]


def _value(part: Any) -> Any:
    return part.value if isinstance(part, WrittenWord) else part


READ: Mapping[str, Callable[[Any], Any]] = {
    "a": _a,
    **{category: _implied(category) for category in IMPLIED},
    "a_had": lambda part: OF_SOMEBODY["had"][0](_a(part) if isinstance(part, ClausePhrase) else part),
    "a_left": _a,
    "a_left_theirs": lambda part: _left_theirs(part),
    "a_moved": lambda part: _moved(part),
    **{f"{noun}_{whose}": read for whose, (read, _) in OF_SOMEBODY.items() for noun in ("bare", "several")},
    "those_in": lambda part: part,
    "sign": lambda part: part.text,
    "a_of_yours": lambda part: replace(_without_owner(_a(part), part), whose=Whose.YOURS),
    "a_of_theirs": lambda part: replace(_without_owner(_a(part), part), whose=Whose.OPPONENTS),
    "denied_alone": lambda part: _alone(part),
    "few": few(lambda kind: kind),
    **{f"few_{whose}": few(OF_SOMEBODY[whose][0]) for whose in ("facing", "had", "theirs", "yours")},
    "many": many(lambda kind: kind),
    "many_facing": many(OF_SOMEBODY["facing"][0]),
    "many_had": many(OF_SOMEBODY["had"][0]),
    "many_theirs": many(OF_SOMEBODY["theirs"][0], Who.OPPONENT),
    "many_yours": many(OF_SOMEBODY["yours"][0], Who.YOU),
    "some_of_theirs": _some_of(Whose.OPPONENTS),
    "some_of_yours": _some_of(Whose.YOURS),
    "aimed": _aimed,
    "after": lambda part: deeds.phrase([part]),
    "all": _every,
    "all_facing": lambda part: _all_facing(part),
    "any": lambda part: _any(part),
    "before": lambda part: deeds.phrase([part]),
    "counted": _every,
    "each": _np,
    "every": _every,
    "of_counted": _every,
    "every_of": _every,
    "french_obj": lambda part: deeds.phrase([part]),
    "it": lambda part: deeds.phrase([part]),
    "it_after": lambda part: deeds.phrase([part]),
    "it_before": lambda part: deeds.phrase([part]),
    "np": _np,
    "obj": lambda part: deeds.phrase([part]),
    "of": _np,
    "of_each": _np,
    "of_hand": lambda part: _of_hand(part),
    "top": _np,
    "was_discarded": _was_discarded,
    "still": lambda part: replace(_a(part), other=True),
}
"""Slots of which a parse must be looked at; of the others, what the parse holds is what the slot holds."""


def read(category: str, part: Any) -> Any:
    """What a slot holds.

    Raises:
        AgreementError: it cannot hold that.
    """
    if category.startswith(SEVERAL):
        part, category = replace(part, many=False), category.removeprefix(SEVERAL)
    return READ.get(category, _value)(part)


def kind(parts: list[Any], many: bool | None) -> Kind:
    """The kind that a slot without an article holds."""
    return kind_of(parts, many)
