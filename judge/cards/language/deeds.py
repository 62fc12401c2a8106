"""Clauses half read: what is done, in which forms its verb can stand, and to what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

from judge.cards.language import verbs
from judge.cards.language.declined import Doubt
from judge.cards.language.phrase_parts import AgreementError, ClausePhrase, PlayedQualifier, WrittenWord
from judge.cards.language.verbs import VerbForm
from judge.game import ability as tree
from judge.game.ability import Amount, Effect, Phrase
from judge.game.ability.parts import parts_of
from judge.game.terms import Status
from judge.messages import Language
from judge.value import value

BEFORE_VERB = frozenset({"ME_BEFORE", "IT_BEFORE", "IT_MANY", "LUI"})
AFTER_VERB = frozenset({"ME_AFTER", "IT_AFTER"})
BEFALLING = (
    tree.GainCounters,
    tree.GainStatus,
    tree.GainOneStatus,
    tree.LoseStatus,
    tree.LoseCounters,
    tree.SwitchExpeditions,
    tree.Defect,
)
"""Steps that are said of an object, not of a player."""

SAME = tree.Token("", None, ())
"""The token that was created before: "create another one in target Expedition"."""

POINTING: dict[str, Phrase] = {
    "I": tree.Me(),
    "ME": tree.Me(),
    "IT": tree.It(),
    "LUI": tree.It(),
    "THEY": tree.It(),
    "THEM": tree.It(),
    "THAT": tree.It(),
}


@value(frozen=True, slots=True)
class Deed:
    """One clause: the steps that it asks for, and where it may stand.

    Arguments:
        effects: one effect for each verb.
        fits: the forms of its first verb; a clause with a subject of its own stands where an order can.
        word: its first verb; without a value where the verb has a subject of its own.
    """

    effects: tuple[Effect, ...]
    fits: frozenset[VerbForm]
    word: WrittenWord | None


@value(frozen=True, slots=True)
class Predicate:
    """What a clause says of its subject, before the subject is known."""

    word: WrittenWord
    of: Callable[[Phrase], Effect]


def one(effects: Iterable[Effect]) -> Effect:
    """Steps as one effect; steps within steps are the same steps, and branches of one die belong together."""
    flat: list[Effect] = []
    for effect in effects:
        for step in effect.steps if isinstance(effect, tree.Steps) else (effect,):
            last = flat[-1] if flat else None
            if isinstance(step, tree.OnResult) and isinstance(last, tree.OnResult):
                flat[-1] = tree.OnResult((*last.branches, *step.branches))
            else:
                flat.append(step)
    flat = _of_aimed(flat)
    return flat[0] if len(flat) == 1 else tree.Steps(tuple(flat))


def _of_aimed(steps: Sequence[Effect]) -> list[Effect]:
    """Steps in which what befalls a target that may be named is one offer: "You may target a Plant. It defects"."""
    found: list[Effect] = []
    aimed: list[Effect] = []
    for step in (*steps, None):
        before = found[-1] if found else None
        if isinstance(before, tree.May) and isinstance(before.effect, tree.Aim) and before.who is tree.Who.YOU:
            target = before.effect.what
            if isinstance(target, tree.Target) and isinstance(step, BEFALLING) and step.what == tree.It():
                aimed.append(step if aimed else replace(step, what=target))
                continue
        if aimed:
            found[-1] = tree.May(one(aimed))
            aimed = []
        if step is not None:
            found.append(step)
    return found


def steps_of(effect: Effect) -> tuple[Effect, ...]:
    """The steps that are done, whether they are offered or not."""
    match effect:
        case tree.Steps(steps):
            return steps
        case tree.May(offered) | tree.AfterRest(offered):
            return steps_of(offered)
    return (effect,)


def is_word(part: object, name: str) -> bool:
    """Whether a part of a clause is a word from a terminal."""
    return isinstance(part, WrittenWord) and part.name == name


def verb(children: Sequence[Any]) -> WrittenWord:
    """The verb of a clause."""
    return next(part for part in children if isinstance(part, WrittenWord) and part.forms)


def phrase(children: Sequence[Any]) -> Phrase:
    """The subject or object of a clause."""
    return named(children).phrase


def named(children: Sequence[Any]) -> ClausePhrase:
    """The subject or object of a clause, with how a verb agrees with it."""
    for part in children:
        if isinstance(part, ClausePhrase):
            if part.played != PlayedQualifier():
                raise AgreementError(part.word)
            return part
        if isinstance(part, WrittenWord) and part.name.split("_")[0] in POINTING:
            pointing = part.name.split("_")[0]
            return ClausePhrase(POINTING[pointing], many=pointing == "THEY")
    raise AssertionError(children)


def number(word: WrittenWord) -> int:
    """The number that a number word, digits or an article says."""
    if word.name == "NUMBER":
        return int(word.text)
    return word.value if isinstance(word.value, int) else 1


def status(children: Sequence[Any]) -> Status:
    """The status that a clause ends with."""
    status = children[-1].value
    assert isinstance(status, Status)
    return status


def agree(word: WrittenWord, form: VerbForm, language: Language) -> None:
    """Holds that a verb stands in a form.

    Raises:
        AgreementError: it does not.
    """
    if word.name != "MORE" and form not in word.forms:
        raise AgreementError(word, (verbs.say(str(word.value), language, form),))


def act(children: Sequence[Any], effect: Effect) -> Deed:
    """A clause in which a player does something; where a pronoun stands says which forms the verb can be."""
    done = verb(children)
    names = {part.name for part in children if isinstance(part, WrittenWord)}
    fits = done.forms
    if names & BEFORE_VERB:
        fits = fits - {VerbForm.ORDER}
    elif names & AFTER_VERB:
        fits = fits & {VerbForm.ORDER}
    return Deed((effect,), fits, done)


def happen(what: Phrase, said: Sequence[Predicate]) -> tuple[Effect, ...]:
    """What happens to a subject: a step for each verb, the later ones naming it by a pronoun."""
    again: Phrase = what if isinstance(what, tree.Me) else tree.It()
    found = (said[0].of(what), *(predicate.of(again) for predicate in said[1:]))
    return tuple(step for one in found for step in (one.steps if isinstance(one, tree.Steps) else (one,)))


def describe_alike(kinds: Sequence[tree.Kind], part: int) -> None:
    """Holds that what describes the second of two kinds that are counted together leaves the first in no doubt.

    Raises:
        AgreementError: "per Robot and per Mage you control": only the Mages that you control, or the Robots too?
    """
    first, second = kinds
    plain = tree.Kind(
        types=first.types, subtypes=first.subtypes, token=first.token, other=first.other, named=first.named
    )
    if first == plain and second != replace(
        plain, types=second.types, subtypes=second.subtypes, token=second.token, other=second.other, named=second.named
    ):
        raise AgreementError(None, part=part, doubt=Doubt.COUNTED)


def define(node: Any, x: Amount) -> Any:
    """A tree in which X has become what the sentence says that it is."""
    return put_for(node, tree.Paid(), x)


def put_for(node: Any, part: Any, other: Any) -> Any:
    """A tree in which one thing stands wherever another stood.

    Arguments:
        part: what stood there.
        other: what stands there now.
    """
    if node == part:
        return other
    if isinstance(node, tuple):
        return tuple(put_for(one, part, other) for one in node)
    if is_dataclass(node) and not isinstance(node, type):
        return replace(node, **{field.name: put_for(getattr(node, field.name), part, other) for field in fields(node)})
    return node


def holds(node: Any, part: Any) -> bool:
    """Whether a tree holds a part."""
    return node == part or any(holds(one, part) for one in parts_of(node))


def pays_x(node: Any) -> bool:
    """Whether a tree says that {X} is paid before it speaks of X in any other way."""
    if isinstance(node, tree.Pay | tree.Cost) and node.mana == tree.Paid():
        return True
    first = next((part for part in parts_of(node) if speaks_of_x(part)), None)
    return first is not None and pays_x(first)


def speaks_of_x(node: Any) -> bool:
    """Whether a tree holds an X that nothing has said what it is."""
    return isinstance(node, tree.Paid) or any(map(speaks_of_x, parts_of(node)))
