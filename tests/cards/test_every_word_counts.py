"""Every word of a text is accounted for: without it, or with another of its kind, the text says something else."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from judge.cards.collection import Collection
from judge.cards.language.declined import Declined
from judge.cards.language.marks import lines
from judge.cards.language.reader import read_text
from judge.game.ability import Ability
from judge.game.terms import Type
from judge.messages import LANGUAGES, Language

SAMPLE = 40
"""How many lines of each language are tried."""

WORD = re.compile(r"\{\w+\}|[\w'/+-]+")

WITHOUT_MEANING: dict[Language, frozenset[str]] = {
    "en": frozenset({"all", "each", "then", "immediately", "again", "final", "that", "I'm", "you"}),
    "fr": frozenset(
        {"un", "une", "les", "tous", "toutes", "chacun", "puis", "immédiatement", "ensuite", "final", "je"}
    ),
}
"""Words without which a line says the same: articles, the order that stands there anyway, the subject said twice."""

SAID_ANYWAY: dict[Language, frozenset[str]] = {
    "en": frozenset(
        {"number of", "in play", "any player's", "the", "when", "Soldier", "Soldier token", "Soldier tokens"}
    ),
    "fr": frozenset(
        {
            "Soldat",
            "jeton Soldat",
            "jetons Soldat",
            "au moins",
            "le faire",
            "à nouveau",
            "adverse",
            "de",
            "carte",
            "cartes",
        }
    ),
}
"""What a text may leave out: "any" is any number, an object without a zone is in play, a Recruit is a Soldier; there is
but one first player."""

KINDS: dict[Language, tuple[tuple[str, ...], ...]] = {
    "en": (
        ("Anchored", "Asleep", "Fleeting", "Boosted"),
        ("1", "2", "3"),
        ("two", "three", "four"),
        ("{V}", "{M}", "{O}"),
        ("{J}", "{H}", "{R}"),
        ("{1}", "{2}", "{4}"),
        ("a", "another", "target", "each"),
        ("Character", "Permanent", "Spell"),
        ("or more", "or less"),
        ("gain", "lose"),
        ("gains", "loses"),
        ("ahead", "behind", "tied"),
        ("if", "unless"),
        ("you control", "in Reserve", "in my Expedition"),
        ("hand", "Reserve"),
        ("Hand Cost", "Reserve Cost"),
        ("draw", "discard", "sacrifice", "exhaust"),
    ),
    "fr": (
        ("Ancré", "Endormi", "Fugace", "Boosté"),
        ("1", "2", "3"),
        ("deux", "trois", "quatre"),
        ("{V}", "{M}", "{O}"),
        ("{J}", "{H}", "{R}"),
        ("{1}", "{2}", "{4}"),
        ("Personnage", "Permanent", "Sort"),
        ("ou plus", "ou moins"),
        ("gagne", "perd"),
        ("en avance", "en retard", "à égalité"),
        ("que vous contrôlez", "en Réserve", "dans mon Expédition"),
        ("main", "Réserve"),
        ("Coût de Main", "Coût de Réserve"),
        ("piochez", "défaussez", "sacrifiez", "épuisez"),
    ),
}
"""Words of one kind: one in the place of another always changes what is said."""


def sample(language: Language) -> Iterator[tuple[str, Type, bool, tuple[Ability, ...]]]:
    found: dict[str, tuple[Type, bool]] = {}
    for card in (one.line() for one in Collection.shipped().printed if one.set == "CORE"):
        type_ = Type.SPELL if card["type"] == "SPELL" else Type.CHARACTER
        for field in ("text", "support"):
            for line in lines(card[field].get(language) or "", language):
                found[line.text] = type_, field == "support"
    for text in random.Random(7).sample(sorted(found), SAMPLE):
        type_, support = found[text]
        yield text, type_, support, read_text(text, language, type_, support)


def says(text: str, language: Language, type_: Type, support: bool) -> tuple[Ability, ...] | None:
    try:
        return read_text(text, language, type_, support)
    except Declined:
        return None


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_word_a_line_says_something_else(language: Language) -> None:
    left_out = set()
    for text, type_, support, said in sample(language):
        for word in WORD.finditer(text):
            shorter = " ".join((text[: word.start()] + text[word.end() :]).replace(" ,", ",").split())
            if says(shorter, language, type_, support) == said:
                left_out.add(word[0])
    assert {word for word in left_out if word.casefold() not in map(str.casefold, WITHOUT_MEANING[language])} <= (
        SAID_ANYWAY[language]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_another_word_of_its_kind_a_line_says_something_else(language: Language) -> None:
    for text, type_, support, said in sample(language):
        for kind in KINDS[language]:
            for word in kind:
                for place in re.finditer(rf"(?<!\w){re.escape(word)}(?!\w)", text):
                    for other in set(kind) - {word}:
                        changed = text[: place.start()] + other + text[place.end() :]
                        assert says(changed, language, type_, support) != said, changed


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "{J} Target Fleeting Boosted Character gains Anchored."),
        ("en", "I can gain Anchored even if I was already Fleeting."),
        ("en", "{J} Discard target card in play in your Reserve."),
        ("en", "{J} Create a Brassbug 2/2/2 Robot token from target Expedition."),
        ("fr", "{D} : Activez les capacités {j} de tous les Permanents ciblés que vous contrôlez."),
        ("fr", "{J} Sacrifiez chaque Plante ou un Permanent."),
    ],
)
def test_what_would_be_read_over_is_declined(language: Language, text: str) -> None:
    assert says(text, language, Type.CHARACTER, text.startswith("{D}")) is None


def test_what_follows_a_condition_stands_under_it() -> None:
    under = read_text(
        "At Dusk — If I'm Boosted, reveal the top card of your deck. If it's a Song, draw it. Otherwise, discard it.",
        "en",
        Type.CHARACTER,
    )
    beside = read_text("At Dusk — If I'm Boosted, draw a card. I gain 1 boost.", "en", Type.CHARACTER)
    assert [type(ability.effect).__name__ for ability in (*under, *beside)] == ["If", "Steps"]  # type: ignore[union-attr]
