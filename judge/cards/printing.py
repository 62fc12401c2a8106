"""Abilities and effects written out again: what is printed here reads back to the same tree."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from judge.cards.language import words
from judge.cards.language.clauses import Writer
from judge.cards.language.phrases import Unsayable, nouns, phrase
from judge.cards.language.verbs import Form
from judge.game import ability as tree
from judge.game.ability import Ability, Effect
from judge.game.terms import Keyword, Phase, Zone
from judge.messages import Language

NBSP = "\u00a0"
_FROM = {Zone.HAND: "{H}", Zone.RESERVE: "{R}"}


def print_text(abilities: Iterable[Ability], language: Language, feminine: bool = False) -> str:
    """Abilities as one card text, parted by two blanks.

    Raises:
        Unsayable: no card text says one of them.
    """
    return "  ".join(print_ability(ability, language, feminine) for ability in abilities)


def print_ability(ability: Ability, language: Language, feminine: bool = False, marks: bool = True) -> str:
    """An ability as the card says it, with its full stop.

    Arguments:
        ability: the ability.
        language: the language.
        feminine: whether French speaks of the card in the feminine.
        marks: whether statuses, keywords and tokens carry the brackets of card texts.

    Raises:
        Unsayable: no card text says it.
    """
    writer = Writer(language, marks)
    match ability:
        case tree.KeywordAbility(keyword, number):
            return f"{_keyword(keyword, number, language, feminine, marks)}."
        case tree.SpellEffect(effect):
            return f"{_sentences(effect, writer)}."
        case tree.Reaction(trigger, effect, condition):
            return f"{_trigger(trigger, condition, writer, feminine)} {_sentences(effect, writer)}."
        case tree.QuickAction(cost, effect):
            colon = writer.pick(" :", f"{NBSP}:")
            return f"{_cost(cost, writer)}{colon} {_sentences(effect, writer)}."
        case tree.Grant(to, given):
            if to != tree.Kind(to.types, to.subtypes, tree.Whose.YOURS) or not (to.types or to.subtypes):
                raise Unsayable(ability)
            said = print_ability(given, language, marks=marks)
            if language == "en":
                return f'Your {nouns(to, language, many=True)} have: "{said}"'
            return f"Vos {nouns(to, language, many=True)} ont{NBSP}: «{NBSP}{said}{NBSP}»"
    raise Unsayable(ability)


def print_effect(effect: Effect, language: Language, marks: bool = False) -> str:
    """An effect as a sentence that can be quoted: a capital first, no full stop last, no brackets.

    Arguments:
        effect: the effect, or any step of one.
        language: the language.
        marks: whether statuses, keywords and tokens carry the brackets of card texts.

    Raises:
        Unsayable: no card text says it.
    """
    return _sentences(effect, Writer(language, marks))


def print_cost(cost: tree.Cost, language: Language, marks: bool = False) -> str:
    """A cost that an effect offers, as it is written after "you may".

    Raises:
        Unsayable: no card text says it.
    """
    return Writer(language, marks).price(cost)


def _sentences(effect: Effect, writer: Writer) -> str:
    return ". ".join(_capital(sentence) for sentence in writer.sentences(effect))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _keyword(keyword: Keyword, number: int | None, language: Language, feminine: bool, marks: bool) -> str:
    if (number is None) == (keyword is Keyword.TOUGH):
        raise Unsayable(keyword)
    said = words.KEYWORDS[keyword].say(language, feminine) + (f" {number}" if number is not None else "")
    if not marks:
        return said
    return f"[[{said}]]" if keyword is Keyword.FLEETING else f"[{said}]"


def _trigger(trigger: tree.Trigger, condition: tree.Condition | None, writer: Writer, feminine: bool) -> str:
    if isinstance(trigger, (tree.Join, tree.PlayedFrom)):
        if condition is not None:
            raise Unsayable(condition)
        return "{J}" if isinstance(trigger, tree.Join) else _FROM[trigger.zone]
    only_if = f", {writer.pick('if', 'si')} {writer.condition(condition)}" if condition is not None else ""
    return f"{_worded(trigger, writer, feminine)}{only_if} —"


def _worded(trigger: tree.Trigger, writer: Writer, feminine: bool) -> str:
    match trigger:
        case tree.AtPhase(phase):
            said = words.PHASES[phase].say(writer.language)
            return writer.pick(f"At {said}", f"{_at(phase)}{said}")
        case tree.Sacrificed(tree.Me()):
            return writer.pick("When I'm sacrificed", f"Lorsque je suis sacrifié{'e' * feminine}")
        case tree.Sacrificed(tree.Some(tree.Kind(whose=tree.Whose.YOURS, zone=None) as kind) as what):
            anyone = replace(what, kind=replace(kind, whose=tree.Whose.ANYONE))
            said = phrase(anyone, writer.language, writer.marks)
            return writer.pick(f"When you sacrifice {said}", f"Lorsque vous sacrifiez {said}")
        case tree.Joins(tree.Kind(where=tree.Where.EACH_OF_YOURS) as kind):
            said = phrase(tree.Some(replace(kind, where=None)), writer.language, writer.marks)
            return writer.pick(f"When {said} joins your Expeditions", f"Lorsqu'{said} rejoint vos Expéditions")
    raise Unsayable(trigger)


def _at(phase: Phase) -> str:
    if phase in (Phase.NOON, Phase.AFTERNOON):
        return "À " if phase is Phase.NOON else "À l'"
    return "À la " if words.PHASES[phase].feminine else "Au "


def _cost(cost: tree.Cost, writer: Writer) -> str:
    mana = [f"{{{cost.mana}}}"] if cost.mana else []
    symbols = [*(["{T}"] if cost.exhaust_me else []), *(["{D}"] if cost.discard_me else [])]
    parts = mana + symbols if writer.language == "en" else symbols + mana
    if not parts or cost.spend or cost.mana > 9:
        raise Unsayable(cost)
    return ", ".join([*parts, *(_capital(writer.act(action, Form.ORDER)) for action in cost.actions)])
