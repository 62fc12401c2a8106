"""What every rule of both grammars asks for: its words with their meaning, and the rows of the phrasebook."""

from __future__ import annotations

from typing import Any

from lark import Token as Written
from lark import Transformer, Tree
from lark.exceptions import VisitError

from judge.cards.language import deeds, slots, verbs
from judge.cards.language.antecedents import dangling, place_of
from judge.cards.language.context import parts, than_me_or_other
from judge.cards.language.declined import Doubt
from judge.cards.language.deeds import Deed
from judge.cards.language.done_to_it import misnamed, without
from judge.cards.language.grammar import Grammar
from judge.cards.language.in_each_such import in_doubt
from judge.cards.language.phrase_parts import AgreementError, ClausePhrase, WrittenWord
from judge.cards.language.rows import build
from judge.cards.language.that_expedition import (
    in_doubt_of_whose,
    in_that_expedition,
    left_in_doubt,
    without_expedition,
)
from judge.cards.language.this_way import astray, counted_alike, done_twice
from judge.cards.language.verbs import VerbForm
from judge.game import ability
from judge.game.ability import Whose
from judge.game.terms import Type, Zone
from judge.messages import Language
from judge.value import changed

SOURCES = (Zone.HAND, Zone.RESERVE)
"""The zones of which a trigger can say that something is played from them."""

NO_DEED = frozenset({VerbForm.ORDER})
"""Where a clause with a subject of its own can stand."""


class PartBuilder(Transformer[Written, Any]):
    """Turns a parse of either grammar into parts of abilities.

    Arguments:
        grammar: the grammar that made the parse.

    Attributes:
        called: what "that Character" calls something that was named before.
        unable: who is said not to be able to do what each had to.
    """

    def __init__(self, grammar: Grammar, language: Language) -> None:
        super().__init__()
        self.grammar = grammar
        self.language = language
        self.called: list[WrittenWord] = []
        self.unable: list[WrittenWord] = []

    def read(self, parse: Tree[Written], text: str) -> Any:
        """What a parse of a line means.

        Arguments:
            text: the line.

        Raises:
            AgreementError: words of it do not go together, or speak of what nothing before them names; or each of
                several is offered something, and "each player who can't" may be who cannot, or who does not.
        """
        abilities = counted_alike(in_that_expedition(than_me_or_other(self.transform(parse)), text, self.language))
        named = {type_ for part in parts(abilities) if isinstance(part, ability.Kind) for type_ in part.types}
        for word in self.called:
            if word.value not in named or _names_another(abilities, word.value):
                raise AgreementError(word)
        if self.unable and any(
            isinstance(part, ability.May) and part.who in ability.EACH_OF_SEVERAL for part in parts(abilities)
        ):
            raise AgreementError(self.unable[0])
        place = astray(abilities, without(text, self.language), self.language)
        if place is not None:
            raise AgreementError(None, place=place)
        whose = in_doubt_of_whose(abilities, text, self.language)
        twice = done_twice(abilities, text, self.language)
        for place in (in_doubt(abilities, text), left_in_doubt(abilities, text), whose, twice):
            if place is not None:
                raise AgreementError(None, place=place)
        for place in (misnamed(abilities, text, self.language), without_expedition(abilities, text, self.language)):
            if place is not None:
                raise AgreementError(None, place=place, doubt=Doubt.NO_ANTECEDENT)
        doubt = dangling(abilities)
        if doubt is not None:
            raise AgreementError(None, place=place_of(doubt, text, self.language), doubt=doubt)
        return abilities

    def _call_userfunc(self, tree: Tree[Written], new_children: list[Any] | None = None) -> Any:
        """A rule; where its words do not go together, it is known from then on where they stand."""
        try:
            return super()._call_userfunc(tree, new_children)  # type: ignore[no-untyped-call]
        except (AgreementError, VisitError) as error:
            wrong = error.orig_exc if isinstance(error, VisitError) else error
            if not isinstance(wrong, AgreementError):
                raise
            if wrong.place is None:
                part: Tree[Written] | Written = tree
                for place in (wrong.part,) if isinstance(wrong.part, int) else wrong.part or ():
                    assert isinstance(part, Tree)
                    part = part.children[place]
                wrong.place = _end(part) if wrong.after else _start(part)
            raise wrong from None

    def __default_token__(self, token: Written) -> WrittenWord:
        start = token.start_pos or 0
        if token.type.lower() in verbs.VERBS:
            name, forms = verbs.forms(str(token), self.language, token.type.lower())
            return WrittenWord(token.type, str(token), start, name, forms=forms)
        meant = self.grammar.meaning(token.type, str(token))
        if meant:
            return WrittenWord(token.type, str(token), start, meant.value, meant.numbers)
        return WrittenWord(token.type, str(token), start)

    def __default__(self, data: Any, children: list[Any], meta: Any) -> Any:
        """A row of the phrasebook."""
        said = self.grammar.rows[str(data)]
        held: dict[str, Any] = {}
        verb: WrittenWord | None = None
        for place, (part, child) in enumerate(zip(said.parts, children, strict=True)):
            if part.kind == "verb":
                verb = child
                continue
            value = slots.read(part.category, child)
            if held.setdefault(part.text, value) != value:
                raise AgreementError(None, part=place)
        node = build(said.row.pattern, held)
        match said.row.category:
            case "act" | "now":
                effects = node.steps if isinstance(node, ability.Steps) else (node,)
                return Deed(effects, said.forms & verb.forms if verb else frozenset(VerbForm), verb)
            case "clause":
                if verb is not None:
                    several = any(isinstance(child, ClausePhrase) and child.many for child in children)
                    deeds.agree(verb, VerbForm.MANY if several else VerbForm.THIRD, self.language)
                return Deed(node.steps if isinstance(node, ability.Steps) else (node,), NO_DEED, None)
            case "statement":
                if verb is not None and isinstance(node, ability.LoseKeyword):
                    form = VerbForm.FIRST if node.of == ability.Me() else VerbForm.MANY
                    deeds.agree(verb, form, self.language)
            case "condition":
                node = _asked_from(node)
            case "trigger":
                node = played_from(node)
                if verb is not None:
                    several = any(isinstance(child, ClausePhrase) and child.many for child in children)
                    deeds.agree(verb, VerbForm.MANY if several else VerbForm.THIRD, self.language)
        return node


def _start(part: Tree[Written] | Written) -> int:
    """Where a part of a parse begins in the line."""
    if isinstance(part, Tree):
        return 0 if part.meta.empty else part.meta.start_pos
    return part.start_pos or 0


def _end(part: Tree[Written] | Written) -> int:
    """Where what follows a part of a parse begins in the line: after the blank behind it."""
    return ((part.meta.end_pos if isinstance(part, Tree) else part.end_pos) or 0) + 1


def _asked_from(condition: Any) -> Any:
    """A condition; where it asks what was played before, a zone that its words name is the one from which that was."""
    match condition:
        case ability.Compares(ability.Times(ability.Plays() as plays) as times):
            return changed(condition, amount=changed(times, trigger=played_from(plays)))
    return condition


def played_from(trigger: Any) -> Any:
    """A trigger; where it is about what is played, a zone that its words name is the one from which that is played.

    Raises:
        AgreementError: nothing is played from that zone.
    """
    if not isinstance(trigger, ability.Plays) or trigger.kind.zone is None:
        return trigger
    if trigger.source is not None or trigger.kind.zone not in SOURCES:
        raise AgreementError(None)
    kind = changed(trigger.kind, zone=None, whose=Whose.ANYONE)
    return changed(trigger, kind=kind, source=trigger.kind.zone)


def _names_another(abilities: Any, type_: Type) -> bool:
    """Whether something else was named last, so that it is in doubt what "that Character" is."""
    phrases = (ability.Target, ability.Some, ability.Among)
    named = [part.kind for part in parts(abilities) if isinstance(part, phrases) and not part.kind.either]
    return bool(named) and type_ not in named[-1].types
