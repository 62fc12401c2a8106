"""Words of one language: rows of the phrasebook, keywords, pronouns, and what X is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from judge.cards.language import amount_writing, places, slot_writing, verbs, words
from judge.cards.language.amounts import Unsayable, letter
from judge.cards.language.articles import contracted
from judge.cards.language.clauses.called_x import bounds, xs
from judge.cards.language.clauses.pronouns import NOTHING, Antecedent
from judge.cards.language.nouns import is_alternative, is_feminine, status
from judge.cards.language.phrases import counted, is_nominal, phrase
from judge.cards.language.rows import ROWS, Row, Wording, unify
from judge.cards.language.verbs import VerbForm
from judge.cards.language.words import Noun
from judge.elision import elides
from judge.game import ability as tree
from judge.game.ability import Ability, Phrase
from judge.game.terms import Keyword, Status
from judge.messages import Language
from judge.value import value


def _rows() -> Mapping[tuple[str, type], tuple[Row, ...]]:
    found: dict[tuple[str, type], tuple[Row, ...]] = {}
    for row in ROWS:
        key = row.category, type(row.pattern)
        found[key] = (*found.get(key, ()), row)
    return found


_ROWS = _rows()


LEAVING: Mapping[Language, frozenset[str]] = {
    "en": frozenset({"discard", "exchange", "play", "put", "return", "send"}),
    "fr": frozenset({"discard", "exchange", "exhaust", "play", "put", "return", "send"}),
}
"""Verbs of which the objects come "from your Reserve", not "in your Reserve"."""


@value(frozen=True, slots=True)
class TextWriter:
    """Writes trees in one language.

    Arguments:
        marks: whether statuses, keywords and tokens carry the brackets of card texts.
        feminine: whether French speaks of the bearer in the feminine.
        abilities: how the abilities are written that a text quotes.
        leaving: whether the objects of its verb leave where they are: "from your Reserve".
        spell: whether the bearer is a Spell, whose controller is "you" wherever it goes.
        called: what "it" is called where it could be taken for something else: "that Character".
        listed: whether it is one of several modes.
        recalled: whether the next step speaks of what this one names.
        plain: whether it explains a card in whole sentences, where card texts are brief.
        it: what "it" stands for.
        aimed: whether an Expedition was spoken of before, so that "it" means the Expedition.
        unbroken: whether acts stand in one sentence even where card texts like to begin another.
    """

    language: Language
    marks: bool = True
    feminine: bool = False
    abilities: Callable[[Ability], str] | None = None
    aimed: bool = False
    it: Antecedent = NOTHING
    leaving: bool = False
    spell: bool = False
    called: Noun | None = None
    listed: bool = False
    recalled: bool = False
    plain: bool = False
    unbroken: bool = False

    def pick(self, english: str, french: str) -> str:
        """One of two wordings."""
        return english if self.language == "en" else french

    def row(self, category: str, node: Any, form: VerbForm = VerbForm.ORDER, which: int = 0) -> str:
        """What a row of the phrasebook says.

        Arguments:
            category: what the row must be.
            node: the tree.
            which: which of its wordings, where it has so many.

        Raises:
            Unsayable: no row says it.
        """
        for row in _ROWS.get((category, type(node)), ()):
            held, wordings = unify(row.pattern, node), row.wordings[self.language]
            if held is None or not wordings:
                continue
            try:
                return self._worded(wordings[min(which, len(wordings) - 1)], held, form)
            except Unsayable:
                continue
        raise Unsayable(node)

    def number_of(self, amount: tree.Amount) -> str:
        """What X is, after "where X is"."""
        match amount:
            case tree.NumberOf(kind) if is_alternative(kind):
                if len(kind.either) != 2 or kind != tree.Kind(either=kind.either):
                    raise Unsayable(amount)
                first, second = (counted(tree.NumberOf(one), self.language, self.marks) for one in kind.either)
                return self.pick(f"the total number of {first} and {second}", f"le total des {first} et des {second}")
            case tree.Scaled(of, 2, 1, False):
                said = self.number_of(of)
                return self.pick(f"twice {said}", f"le double {contracted(said, 'de')}")
            case tree.Scaled(of, 1, 2, up):
                said = self.number_of(of)
                rounded = self.pick("up" if up else "down", "au supérieur" if up else "à l'inférieur")
                return self.pick(
                    f"half {said}, rounded {rounded}", f"la moitié {contracted(said, 'de')}, arrondie {rounded}"
                )
            case tree.Scaled():
                raise Unsayable(amount)
            case tree.Times():
                said = amount_writing.played_times(amount, self.language, self.marks, many=True)
                return self.pick(
                    f"the number of {said}", f"le nombre {'d’' if elides(said) else 'de '}{said}".replace("’", "'")
                )
        return self.row("amount", amount)

    def _defined(self, effect: Any, said: str) -> str:
        """A sentence with what its X is."""
        amounts = set(xs(effect))
        if not amounts:
            return said
        if len(amounts) > 1:
            raise Unsayable(effect)
        (amount,) = amounts
        if self.language == "en":
            return f"{said}, where X is {self.number_of(amount)}"
        counts = isinstance(amount, tree.RegionsBetween) or any(bounds(effect, amount))
        return f"{said}, {'où X est' if counts else 'X étant'} {self.number_of(amount)}"

    def _worded(self, wording: Wording, held: Mapping[str, Any], form: VerbForm) -> str:
        if any(part.kind == "verb" and part.text in LEAVING[self.language] for part in wording):
            self = replace(self, leaving=True)
        found: list[str] = []
        pronoun: str | None = None
        for place, part in enumerate(wording):
            match part.kind:
                case "words":
                    found.append(part.text if self.marks else part.text.replace("[", "").replace("]", ""))
                case "gender":
                    kind = held.get(part.text)
                    feminine = self.feminine if kind is None else is_feminine(kind)
                    found.append(part.forms[feminine])
                case "verb":
                    said = verbs.say(part.text, self.language, form)
                    after = wording[place + 2] if len(wording) > place + 2 else None
                    pointed = after is not None and after.category in ("obj", "it")
                    what = held.get(after.text) if after is not None and pointed else None
                    if self.language == "fr" and isinstance(what, (tree.Me, tree.It)):
                        before, _, pronoun = french_pronoun(said, what, form, self.it).partition(said)
                        bracket = bool(found) and found[-1].endswith("[")
                        found[-1:] = [f"{found[-1][:-1]}{before}["] if bracket else [*found[-1:], before]
                    found.append(said)
                case "slot" if part.category in ("obj", "it") and pronoun is not None:
                    found[-1] = f"{found[-1].rstrip()}{pronoun}"
                case "slot":
                    found.append(self._slot(part.category, held[part.text], held))
        return "".join(found)

    def _slot(self, category: str, value: Any, held: Mapping[str, Any]) -> str:
        match category:
            case "it" if value != tree.It():
                raise Unsayable(value)
            case "obj" | "it":
                return self._object(value)
            case "definition":
                return self.number_of(value)
            case "to_definition":
                return contracted(self.number_of(value), "à")
            case "keyword" | "own_keyword":
                return self.keyword(value)
            case "keywords":
                return self.keyword(value, many=True, feminine=is_feminine(held["kind"]))
        return slot_writing.write(category, value, self.language, self.marks, held, self.leaving)

    def keyword(self, ability: Ability, many: bool = False, feminine: bool | None = None) -> str:
        """A keyword with its number, in the brackets of card texts."""
        if not isinstance(ability, tree.KeywordAbility) or ability.keyword not in words.KEYWORDS:
            raise Unsayable(ability)
        if (ability.number is not None) != (ability.keyword in (Keyword.SCOUT, Keyword.TEMPLE, Keyword.TOUGH)):
            raise Unsayable(ability)
        if ability.keyword in (Keyword.SCOUT, Keyword.TEMPLE) and ability.number is not None:
            return f"{self._marked(words.KEYWORDS[ability.keyword].say(self.language))} {{{letter(ability.number)}}}"
        said = words.KEYWORDS[ability.keyword].say(self.language, self.feminine if feminine is None else feminine, many)
        if ability.number is not None:
            if isinstance(ability.number, tree.Plus):
                raise Unsayable(ability)
            said += f" {letter(ability.number)}"
        fleeting = ability.keyword.value == Status.FLEETING.value
        marked = f"[[{said}]]" if fleeting and self.marks else self._marked(said)
        return self._defined(ability, marked)

    def _subject(self, what: Phrase) -> str:
        if isinstance(what, tree.Me):
            return self.pick("I", "je")
        he = "elle" if self.it.feminine else "il"
        pointed = self.pick("they", f"{he}s") if self.it.many else self.pick("it", he)
        if self.called is not None and not self.it.many:
            that = self.pick("that", "cette" if self.called.feminine else "ce")
            pointed = f"{that} {self.called.say(self.language)}"
        if not isinstance(what, tree.It) and not is_nominal(what):
            raise Unsayable(what)
        return pointed if isinstance(what, tree.It) else phrase(what, self.language, self.marks)

    def _object(self, what: Phrase) -> str:
        if isinstance(what, (tree.Me, tree.It)):
            return "me" if isinstance(what, tree.Me) else "them" if self.it.many else "it"
        return phrase(what, self.language, self.marks, self.leaving)

    def _verb(self, verb: str, what: Phrase, form: VerbForm) -> str:
        said = verbs.say(verb, self.language, form)
        if self.language == "en" or not isinstance(what, (tree.Me, tree.It)):
            return f"{said} {replace(self, leaving=True)._object(what)}"
        return french_pronoun(said, what, form, self.it)

    def row_status(self, one: Status) -> str:
        """A status that somebody has."""
        return status(words.STATUSES[one].say(self.language, self.feminine), self.marks)

    def _status(self, one: Status) -> str:
        if one not in places.GAINED:
            raise Unsayable(one)
        return status(words.STATUSES[one].say(self.language), self.marks)

    def _marked(self, text: str) -> str:
        return f"[{text}]" if self.marks else text


def that(said: str) -> str:
    """A French clause after "que", which loses its vowel before another."""
    return f"qu'{said}" if said[0] in "aeiouéh" else f"que {said}"


def capital(text: str) -> str:
    """A text with a capital first, or after the bracket that it begins with."""
    place = 1 if text[:1] == "[" else 0
    return text[:place] + text[place : place + 1].upper() + text[place + 1 :]


def french_pronoun(said: str, what: Phrase, form: VerbForm, it: Antecedent) -> str:
    """A French verb with the pronoun that is its object.

    Arguments:
        said: the verb.
        what: "me" or "it".
        form: the form of the verb, which says where the pronoun stands.
        it: what "it" stands for.
    """
    me = isinstance(what, tree.Me)
    if form is VerbForm.ORDER:
        return f"{said}-{'moi' if me else _le(it)}"
    elided = said[0].casefold() in "aeéiou" and (me or not it.many)
    return f"{'m' if me else 'l'}'{said}" if elided else f"{'me' if me else _le(it)} {said}"


def _le(it: Antecedent) -> str:
    return "les" if it.many else "la" if it.feminine else "le"
