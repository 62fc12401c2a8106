"""What an ability is, when it works, and what it does."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from judge.cards.explanation.articles import laws_in
from judge.cards.explanation.bearer import of_itself
from judge.cards.explanation.meanings import has, keyword_meaning, of_played
from judge.cards.explanation.part import ExplanationPart
from judge.cards.explanation.steps import EffectExplainer
from judge.cards.explanation.wording import first_target
from judge.cards.language import times
from judge.cards.language.amount_writing import counters
from judge.cards.language.amounts import Unsayable, letter
from judge.cards.language.clauses.pronouns import of_trigger
from judge.cards.language.clauses.text_writer import that
from judge.cards.language.deeds import one
from judge.cards.language.phrases import described
from judge.cards.language.words import KEYWORDS as KEYWORD_WORDS
from judge.cards.language.words import STATUSES as STATUS_WORDS
from judge.cards.language.words import SUBTYPES, TYPES
from judge.cards.printing import print_ability
from judge.game import ability as tree
from judge.game.ability import Ability, Who
from judge.game.ability.nodes.table import laws_of
from judge.game.terms import Keyword, Zone
from judge.law.laws import events, objects, playing, vocabulary
from judge.law.typography import with_apostrophes
from judge.messages import LANGUAGES, Language

FROM: Mapping[Zone, Mapping[Language, str]] = {
    Zone.HAND: {"en": "when this card is played from hand", "fr": "lorsque cette carte est jouée depuis la main"},
    Zone.RESERVE: {
        "en": "when this card is played from the Reserve",
        "fr": "lorsque cette carte est jouée depuis la Réserve",
    },
}


_TARGETED = re.compile("(?:adversaire|joueur) ciblé")

NAMES: Mapping[Language, frozenset[str]] = {
    language: frozenset(
        (
            "I",
            *(noun.say(language, many) for noun in (*TYPES.values(), *SUBTYPES.values()) for many in (False, True)),
            *(form for word in (*STATUS_WORDS.values(), *KEYWORD_WORDS.values()) for form in word.forms(language)),
        )
    )
    for language in LANGUAGES
}
"""Words that keep their capital."""


def explain(abilities: Iterable[Ability], language: Language, edition: str) -> tuple[ExplanationPart, ...]:
    """Abilities in plain words, as an edition has them.

    Arguments:
        abilities: the abilities of a card, in their order.

    Raises:
        Unsayable: no words are known for a part of one.
    """
    teller = EffectExplainer(language, explain_one, edition)
    parts = (part for ability in _together(abilities) for part in _finished(explain_one(ability, teller, 0)))
    return tuple(replace(part, laws=tuple(law for law in part.laws if has(edition, law))) for part in parts)


def _together(abilities: Iterable[Ability]) -> Iterator[Ability]:
    """The abilities, with the effects of a Spell that follow one another as one."""
    waiting: tuple[tree.Effect, ...] = ()
    for ability in abilities:
        if isinstance(ability, tree.SpellEffect):
            effect = ability.effect
            waiting += effect.steps if isinstance(effect, tree.Steps) else (effect,)
            continue
        if waiting:
            yield tree.SpellEffect(one(waiting))
            waiting = ()
        yield ability
    if waiting:
        yield tree.SpellEffect(one(waiting))


def _finished(parts: Iterable[ExplanationPart]) -> Iterator[ExplanationPart]:
    """The parts of an ability with their typography; a player is "a targeted opponent" before being "the" one."""
    met = False
    for part in parts:
        text = with_apostrophes(part.text)
        met = met and not text.startswith("•")
        text = text if met else first_target(text)
        met = met or bool(_TARGETED.search(text))
        yield replace(part, text=text)


def explain_one(ability: Ability, teller: EffectExplainer, depth: int) -> Iterator[ExplanationPart]:
    """One ability in plain words.

    Arguments:
        teller: what tells its effects.
        depth: how many parts it stands under.
    """
    match ability:
        case tree.Reaction():
            yield from _reaction(ability, teller, depth)
        case tree.QuickAction():
            yield from _quick_action(ability, teller, depth)
        case tree.SpellEffect(effect):
            played = teller.pick("when this Spell resolves", "lorsque ce Sort se résout")
            yield ExplanationPart(teller.header(played), laws_of(ability), depth)
            yield from replace(teller, spell=True).effect(effect, depth + 1)
        case tree.Would():
            yield from _would(ability, teller, depth)
        case tree.KeywordAbility():
            yield from _keyword(ability, teller, depth)
        case tree.While(
            tree.Compares(tree.NumberOf(kind), tree.Compare.EQUAL, 1) as condition, tree.Grant(to, inner)
        ) if kind == to and isinstance(inner, tree.KeywordAbility):
            held = _as_long_as(teller.condition(condition), teller)
            said = print_ability(ability, teller.language, marks=False).removesuffix(".").split(", ", 1)[1]
            yield ExplanationPart(teller.header(held), laws_in(condition) or laws_of(ability), depth)
            yield ExplanationPart(teller.said(said), laws_in(inner), depth + 1)
            yield ExplanationPart(keyword_meaning(inner, teller.language, teller.edition), laws_in(inner), depth + 2)
        case tree.While(condition, inner):
            held = _as_long_as(teller.condition(condition), teller)
            yield ExplanationPart(teller.header(held), laws_in(condition) or laws_of(ability), depth)
            yield from explain_one(inner, teller, depth + 1)
        case tree.Grant(tree.Kind() as to, inner) if not isinstance(inner, tree.KeywordAbility):
            other = teller.pick("other ", "autres ") * to.other
            each = f"{other}{described(to, teller.language, True, marks=False)}"
            has = teller.said(
                teller.pick(
                    f"{each} have this ability, in which “this card” is the one that has it",
                    f"les {each} ont cette capacité, dans laquelle «\u00a0cette carte\u00a0» est celle qui l'a",
                )
            )
            yield ExplanationPart(teller.header(has), laws_in(to) + laws_of(ability), depth)
            yield from explain_one(inner, teller, depth + 1)
        case tree.Support(inner):
            yield ExplanationPart(teller.header(_in_reserve(teller)), laws_of(ability), depth)
            yield from explain_one(inner, teller, depth + 1)
        case tree.Completed(inner):
            once = teller.pick("once this card is Completed", "une fois que cette carte est Accomplie")
            yield ExplanationPart(teller.header(once), laws_of(ability), depth)
            yield from explain_one(inner, teller, depth + 1)
        case _:
            yield from _statement(ability, teller, depth)


def _as_long_as(held: str, teller: EffectExplainer) -> str:
    """A condition with "as long as" for its "if"."""
    if teller.language == "en":
        return f"as long as {held.removeprefix('if ')}" if held.startswith("if ") else held
    return f"tant {that(held[2:].strip())}" if held.startswith(("si ", "s'")) else held


def _in_reserve(teller: EffectExplainer) -> str:
    return teller.pick("while this card is in the Reserve", "tant que cette carte est en Réserve")


def _reaction(reaction: tree.Reaction, teller: EffectExplainer, depth: int) -> Iterator[ExplanationPart]:
    if reaction.support:
        yield ExplanationPart(teller.header(_in_reserve(teller)), (objects.SUPPORT_IN_RESERVE,), depth)
        depth += 1
    text = _trigger(reaction.trigger, teller)
    if reaction.during is not None:
        text += f" {times.DURING[reaction.during][teller.language]}"
    if reaction.condition is not None:
        text += f", {teller.condition(reaction.condition)}"
    if reaction.times != 1:
        name = getattr(reaction.times, "name", "")
        each = counters(name, teller.language, True)
        once = teller.pick("once for each of this card's", "une fois pour chacun des")
        text += f", {once} {each}{teller.pick('', ' de cette carte')}"
    laws = (*laws_of(reaction), *laws_in(reaction.trigger, reaction.condition))
    yield ExplanationPart(teller.header(of_itself(text, teller.language)), laws, depth)
    yield from replace(teller, it=of_trigger(reaction.trigger)).effect(reaction.effect, depth + 1)


def _trigger(trigger: tree.Trigger, teller: EffectExplainer) -> str:
    match trigger:
        case tree.Join():
            if has(teller.edition, vocabulary.WITHIN_PLAY):
                return teller.pick(
                    "when this card enters play, in the Expedition zone or the Landmark zone",
                    "lorsque cette carte entre en jeu, dans la zone d'Expédition ou la zone de Repères",
                )
            return teller.pick(
                "when this card joins the Expedition zone or the Landmark zone, from anywhere",
                "lorsque cette carte rejoint la zone d'Expédition ou la zone de Repères, d'où qu'elle vienne",
            )
        case tree.PlayedFrom(zone):
            return FROM[zone][teller.language]
    said = teller.writer.trigger(trigger)
    return teller.said(said[:1].lower() + said[1:])


def _quick_action(action: tree.QuickAction, teller: EffectExplainer, depth: int) -> Iterator[ExplanationPart]:
    where = teller.pick("quick action, in your own turn", "action rapide, pendant votre tour")
    laws = laws_of(action)
    if action.support:
        where += teller.pick(", while this card is in the Reserve", ", tant que cette carte est en Réserve")
        laws = (*laws, objects.SUPPORT_IN_RESERVE)
    yield ExplanationPart(teller.header(where), laws, depth)
    cost, below = action.cost, depth + 1
    paid = [teller.pick(f"pay {{{letter(cost.mana)}}}", f"payez {{{letter(cost.mana)}}}")] if cost.mana else []
    paid += [teller.pick("exhaust this card", "épuisez cette carte")] * cost.exhaust_me
    paid += [teller.pick("discard this card from the Reserve", "défaussez cette carte de la Réserve")] * cost.discard_me
    paid += [teller.said(said) for said in teller.writer.paid(cost)]
    first = teller.pick("the cost", "le coût")
    exhausted = (playing.BEARER_EXHAUSTED,) * cost.exhaust_me
    others = any(tree.who_of(action) is not Who.YOU for action in cost.actions)
    joint = f"{',' * others} {teller.pick('and', 'et')} "
    price = f"{teller.header(first)} {joint.join(paid)}"
    yield ExplanationPart(price, (events.COST_IN_FULL, *exhausted, *laws_in(cost.actions)), below)
    yield from _restrictions(action, teller, below)
    done = teller.pick("what it does", "ce qu'elle fait")
    yield ExplanationPart(teller.header(done), (), below)
    yield from teller.effect(action.effect, below + 1)


def _restrictions(action: tree.QuickAction, teller: EffectExplainer, depth: int) -> Iterator[ExplanationPart]:
    if action.only_if is not None:
        only = teller.pick("it can only be used", "elle ne peut être utilisée que")
        yield ExplanationPart(f"{only} {teller.condition(action.only_if)}", laws_in(action.only_if), depth)
    if action.more_if is not None:
        more = teller.pick(f"it costs {{{letter(action.more)}}} more", f"elle coûte {{{letter(action.more)}}} de plus")
        yield ExplanationPart(f"{more} {teller.condition(action.more_if)}", laws_in(action.more_if), depth)
    if action.most is not None:
        most = teller.said(teller.writer.number_of(action.most))
        yield ExplanationPart(teller.pick(f"X is at most {most}", f"X est au plus {most}"), laws_in(action.most), depth)


def _keyword(ability: tree.KeywordAbility, teller: EffectExplainer, depth: int) -> Iterator[ExplanationPart]:
    said = teller.said(teller.writer.keyword(ability))
    laws = laws_in(ability)
    has = ability.keyword in (Keyword.COOLDOWN, Keyword.SCOUT, Keyword.TEMPLE)
    verb = teller.pick("has", "a la capacité") if has else teller.pick("is", "est")
    yield ExplanationPart(f"{teller.pick('this card', 'cette carte')} {verb} {said}", laws, depth)
    yield ExplanationPart(keyword_meaning(ability, teller.language, teller.edition), laws, depth + 1)


def _would(ability: tree.Would, teller: EffectExplainer, depth: int) -> Iterator[ExplanationPart]:
    """What replaces an event, under the event; where the effect has no words of its own, as the card says it."""
    event = _lower(print_ability(ability, teller.language, feminine=True, marks=False).split(", ", 1)[0], teller)
    try:
        first, *rest = replace(teller, it=of_trigger(ability.trigger)).effect(ability.effect, depth + 1)
    except Unsayable:
        yield from _statement(ability, teller, depth)
        return
    instead = teller.pick("instead", "à la place") if ability.instead else teller.pick("in addition", "en plus")
    event = event.removesuffix(teller.pick(" instead", " à la place"))
    yield ExplanationPart(teller.header(of_itself(teller.said(event), teller.language)), laws_of(ability), depth)
    yield replace(first, text=f"{instead}, {first.text}")
    yield from rest


def _lower(said: str, teller: EffectExplainer) -> str:
    return said if said.split(" ", 1)[0] in NAMES[teller.language] else said[:1].lower() + said[1:]


def _statement(ability: Ability, teller: EffectExplainer, depth: int) -> Iterator[ExplanationPart]:
    said = print_ability(ability, teller.language, feminine=True, marks=False).removesuffix(".")
    first, *then = (_lower(sentence, teller) for sentence in said.split(". "))
    yield ExplanationPart(of_itself(teller.said(first), teller.language), laws_in(ability), depth)
    yield from (ExplanationPart(teller.said(sentence), (), depth) for sentence in then)
    match ability:
        case tree.Grant(_, tree.KeywordAbility() as given):
            yield ExplanationPart(keyword_meaning(given, teller.language, teller.edition), laws_in(given), depth + 1)
        case tree.PlayedGain():
            yield ExplanationPart(*of_played(ability, teller.language, teller.edition), depth + 1)
