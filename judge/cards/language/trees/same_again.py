"""What another player does as the sentence before says it of you: "target opponent may do the same"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any

from judge.cards.language import context, deeds
from judge.cards.language.phrase_parts import AgreementError
from judge.game import ability as tree
from judge.game.ability import Effect, Where, Who, Whose
from judge.game.terms import Zone
from judge.value import value

OWN = (tree.Discard, tree.Draw, tree.Put, tree.Resupply)
"""What players do with their own cards."""

OTHERS = (Who.EACH_OPPONENT, Who.TARGET_OPPONENT, Who.TARGET_PLAYER)
"""Who does the same."""


@value(frozen=True, slots=True)
class SameAgain:
    """ "... do the same", before it is known what.

    Arguments:
        who: who does.
        may: whether they may.
    """

    who: Who
    may: bool


def same_again(step: Any, before: Sequence[Effect], place: int) -> Any:
    """A sentence in which "the same" is what the sentence before it says.

    Arguments:
        step: the sentence.
        before: the sentences before it.
        place: which sentence it is.

    Raises:
        AgreementError: that is nothing that another player can do in the same way.
    """
    if not any(isinstance(part, SameAgain) for part in context.parts(step)):
        return step
    if not isinstance(step, SameAgain) or not before or step.who not in OTHERS:
        raise AgreementError(None, part=place)
    done: Any = before[-1]
    if isinstance(done, tree.May) and done.who is Who.YOU:
        done = done.effect
    if not isinstance(done, OWN) or not _is_of_their_own(done):
        raise AgreementError(None, part=place)
    done = deeds.put_for(done, Whose.YOURS, Whose.THEIRS)
    return tree.May(done, step.who) if step.may else replace(done, who=step.who)


def _is_of_their_own(done: Any) -> bool:
    """Whether all that is done is done by you with cards of yours that no other words name."""
    named = [part for part in context.parts(done) if isinstance(part, tree.Kind | tree.Top)]
    alone = not any(
        isinstance(part, tree.Me | tree.It | tree.Target | tree.All | Where) for part in context.parts(done)
    )
    hands = (isinstance(one, tree.Top) or one.zone in (Zone.HAND, Zone.RESERVE) for one in named)
    yours = (one.whose is Whose.YOURS for one in named)
    who = [getattr(done, one.name) for one in fields(done) if one.name == "who"]
    return alone and all(hands) and all(yours) and who in ([], [Who.YOU])
