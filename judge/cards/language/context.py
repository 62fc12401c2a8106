"""What a sentence speaks of that the sentence before it named, and so stands under the condition of that one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

from judge.cards.language.antecedents import ONE_PLAYER, SINGLE
from judge.cards.language.deeds import one, put_for
from judge.cards.language.words import MEASURES
from judge.game import ability as tree
from judge.game.ability import Effect, Where, Who, Whose
from judge.game.ability.parts import parts_of
from judge.game.terms import Zone

NAMING = (tree.Some, tree.Target, tree.All, tree.Top, tree.Among, tree.Create, tree.Play)
"""What brings in an object that later steps call "it"."""

NAMED = (tree.Some, tree.Target, tree.All)
"""What names objects, after which "another" may mean another than these."""

UNNAMED = (tree.Draw, tree.Resupply, tree.Sabotage)
"""What moves a card that is not named, so that it cannot be said whether a later "it" means that card."""

POINTING = (tree.It, tree.OfThem, tree.Among, tree.Rest, tree.ThatMany, tree.DoneThisWay)
POINTING_WORDS = (Where.ITS, Where.FACING_IT, Who.THEY, Who.CONTROLLER, Who.OWNER, Who.FACING, Whose.CONTROLLERS)
PLAYERS = (*SINGLE, *ONE_PLAYER)
"""What names one player, whom later steps call "they"."""

BOTH_OF_US = tree.Both((tree.Me(), tree.It()))
""" "we both", which would be the bearer alone where the other was offered to be targeted, and is not."""

OWN_IT = (tree.ForEach, tree.NextPlayed, tree.NextJoins, tree.Lasting)
"""Steps in which "it" is what they themselves wait for, or go through."""


def is_under_condition_of(before: Effect, step: Effect) -> bool:
    """Whether a sentence makes no sense where the condition of the one before is not met.

    "If I'm Boosted, reveal the top card of your deck. If it's a Spell, draw it.": without the first there is no "it".

    Arguments:
        before: the sentence before.
        step: the sentence.
    """
    if not isinstance(before, tree.If) or before.otherwise is not None:
        return False
    if isinstance(step, tree.If) and step.condition in (tree.Did(), tree.Not(tree.Did())):
        return True
    if isinstance(step, tree.OnResult):
        return any(isinstance(part, tree.Roll) for part in parts(before.effect))
    return _names(before.effect) and _points_back(step)


def is_under_result_of(earlier: Sequence[Effect], before: Effect, step: Effect) -> bool:
    """Whether a sentence speaks of what only the one before it names, which waits for a result of a die.

    Arguments:
        earlier: the sentences before that one.
        before: the sentence before.
        step: the sentence.
    """
    waits = isinstance(before, tree.OnResult) and len(before.branches) == 1
    return waits and _names(before) and _points_back(step) and not any(map(_names, earlier))


def is_torn(before: Effect, step: Effect) -> bool:
    """Whether it cannot be said if a sentence stands under the condition, or is part of the offer, before it."""
    if isinstance(before, tree.May | tree.PayTo):
        return BOTH_OF_US in parts(step)
    if not isinstance(before, tree.If) or not _points_back(step):
        return False
    unclear = UNNAMED if before.otherwise is None else (*UNNAMED, *NAMING)
    return any(isinstance(part, unclear) for part in parts((before.effect, before.otherwise)))


def under(before: tree.If, step: Effect) -> tree.If:
    """A conditional sentence with one more that stands under its condition."""
    steps = before.effect.steps if isinstance(before.effect, tree.Steps) else (before.effect,)
    more = step.steps if isinstance(step, tree.Steps) else (step,)
    last = steps[-1]
    if is_under_condition_of(last, step):
        assert isinstance(last, tree.If)
        return tree.If(before.condition, tree.Steps((*steps[:-1], under(last, step))))
    return tree.If(before.condition, one((*steps, *more)))


def is_doubtful(effect: Effect) -> bool:
    """Whether it cannot be said if "another" means another than me, or than what was named before it.

    "Target a Plant, then discard another target Character.": the card, or the Plant?

    Arguments:
        effect: the whole effect.
    """
    named = named_and_gone = False
    for phrase, gone in _named(effect):
        kind = phrase.kind
        if kind.other and not kind.than_me and (named or (named_and_gone and kind.zone is Zone.DISCARD)):
            return True
        named, named_and_gone = named or not gone, named_and_gone or gone
    return False


def by_owner(earlier: Sequence[Effect], step: Any) -> Any:
    """A sentence in which "they" is the owner of the one card in a Reserve that was named, as no player was.

    Arguments:
        earlier: the sentences before.
        step: the sentence.
    """
    if Who.THEY not in parts(step) or not isinstance(step, tree.Effect):
        return step
    named: list[Any] = [part for part in parts(tuple(earlier)) if isinstance(part, NAMING)]
    alone = len(named) == 1 and isinstance(named[0], tree.Some | tree.Target) and named[0].count == 1
    players = any(isinstance(part, tree.ForPlayers) or part in PLAYERS for part in parts((*earlier, step)))
    if not alone or named[0].kind.zone is not Zone.RESERVE or players:
        return step
    return put_for(step, Who.THEY, Who.OWNER)


def compares_with_sacrificed_alone(effect: Effect) -> bool:
    """Whether "the sacrificed card" of a comparison is what was sacrificed, as nothing else is named.

    Arguments:
        effect: the whole effect.
    """
    if not _compares(effect):
        return True
    sacrificed = [part.what for part in parts(effect) if isinstance(part, tree.Sacrifice)]
    named = [part for part in parts(effect) if isinstance(part, NAMING) and not _compares(part)]
    return bool(sacrificed) and all(part in sacrificed for part in named)


def _compares(node: Any) -> bool:
    bounds = (part for part in parts(node) if isinstance(part, tree.Bound))
    costs = (one.amount for one in bounds if one.measure in MEASURES)
    return any(isinstance(one, tree.Plus | tree.MeasureOf) and speaks_of_it(one) for one in costs)


def _named(node: Any, gone: bool = False) -> Iterator[tuple[Any, bool]]:
    """What names objects in the order of the text, and whether these then go to the discard pile."""
    if isinstance(node, NAMED):
        yield node, gone
    for part in parts_of(node):
        yield from _named(part, gone or isinstance(node, tree.Discard | tree.Sacrifice))


def than_me_or_other(node: Any) -> Any:
    """A tree in which "other than me" and "other", once they are in no doubt, are one."""
    if isinstance(node, tuple):
        return tuple(map(than_me_or_other, node))
    if not is_dataclass(node) or isinstance(node, type):
        return node
    held = {one.name: than_me_or_other(getattr(node, one.name)) for one in fields(node)}
    return replace(node, **held | ({"than_me": False} if isinstance(node, tree.Kind) else {}))


def than_me(node: Any) -> Any:
    """A tree in which every "other" is written "other than me"."""
    if isinstance(node, tuple):
        return tuple(map(than_me, node))
    if not is_dataclass(node) or isinstance(node, type):
        return node
    held = {one.name: than_me(getattr(node, one.name)) for one in fields(node)}
    if isinstance(node, tree.Kind) and node.other:
        held |= {"other": False, "than_me": True}
    return replace(node, **held)


def parts(node: Any) -> Iterator[Any]:
    """A tree and every part of it, in the order of the text."""
    yield node
    for part in parts_of(node):
        yield from parts(part)


def speaks_of_it(node: Any) -> bool:
    """Whether a part of a tree is "it"."""
    return any(isinstance(part, tree.It) for part in parts(node))


def _names(effect: Effect) -> bool:
    return any(isinstance(part, NAMING) for part in parts(effect))


def _points_back(step: Any) -> bool:
    """Whether a step speaks of something that it does not itself name before."""
    if isinstance(step, tree.Steps):
        for one in step.steps:
            if _points_back(one):
                return True
            if _names(one):
                return False
        return False
    if isinstance(step, tree.If):
        return any(map(_points_back, (step.condition, step.effect, step.otherwise)))
    if isinstance(step, tree.PayTo):
        return any(map(_points_back, (*step.cost.actions, *(() if _names_in(step.cost) else (step.effect,)))))
    if isinstance(step, OWN_IT):
        return False
    return any(isinstance(part, POINTING) or _is_pointing_word(part) for part in parts(step))


def _is_pointing_word(part: Any) -> bool:
    return isinstance(part, (Where, Who, Whose)) and part in POINTING_WORDS


def _names_in(cost: tree.Cost) -> bool:
    return any(map(_names, cost.actions))
