"""The words of an ability name it however they are marked: bullets, quotation marks, full stops are nothing.

A line of a scenario names a Reaction, a quick action or a mode by its words. Whatever of its marks somebody leaves out
or writes otherwise, the words name that ability still, and no other one that says something else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import product

import pytest
from shipped import some_of

from judge.cards.card import Card
from judge.cards.collection import Collection
from judge.game.ability import QuickAction, Reaction
from judge.messages import LANGUAGES
from judge.wording.names import Names
from judge.wording.slots import SLOTS
from judge.wording.table import SentenceReader

KNOWN = Collection.shipped()
NAMES = Names(("Lithium", "Ninette"), KNOWN)
MARKED: Mapping[str, tuple[str, str]] = {
    "without bullets": (" ?• ", " "),
    "without quotation marks": (r"[‘“”]|’(?!\w)", ""),
    "in English quotation marks": (r"‘(.+?)’(?!\w)", r"“\1”"),
    "in French quotation marks": (r"‘(.+?)’(?!\w)", "«\u00a0\\1\u00a0»"),
    "in straight quotation marks": (r"‘(.+?)’(?!\w)", r'"\1"'),
    "with a dot in the quotation": (r"’(?!\w)", ".’"),
    "with a final dot": ("$", "."),
    "with doubled blanks": (" ", "  "),
    "without braces": (r"\{(\d+|X)\}", r"\1"),
}
"""For each way to write an ability otherwise: what is there, and what stands in its place."""


def named(card: Card) -> Iterator[Reaction | QuickAction]:
    """The abilities of a card that a line can name."""
    return (one for one in card.abilities if isinstance(one, Reaction | QuickAction))


@pytest.mark.parametrize("way", MARKED)
def test_marks_do_not_matter(way: str) -> None:
    other = 0
    for card in KNOWN:
        for ability in named(card):
            for language in LANGUAGES:
                for words in (NAMES.of_effect(ability, language), NAMES.of_ability(ability, language)):
                    written = re.sub(*MARKED[way], words)
                    other += written != words
                    assert NAMES.says(ability, written), (card.id, written)
    assert other


@pytest.mark.parametrize("marks", ['"{}"', "“{}”", "«\u00a0{}\u00a0»", "'{}'", "‘{}’", '"{}."', "“ {} ”"])
def test_a_line_is_read_in_any_quotation_marks(marks: str) -> None:
    reader = SentenceReader("move", NAMES)
    for card in KNOWN:
        for ability in (one for one in named(card) if isinstance(one, QuickAction)):
            for language in LANGUAGES:
                words = SLOTS["effect"].write(ability, NAMES, language)[1:-1].strip()
                line = f"Lithium plays the quick action {marks.format(words)} of {card.name['en']}"
                meant = [said for said in reader.read(line) if said.sentence.key == "quick_action"]
                assert meant and all(NAMES.says(ability, str(one.values["effect"])) for one in meant), line


def test_no_words_name_an_ability_that_says_something_else(pytestconfig: pytest.Config) -> None:
    own = [list(named(card)) for card in KNOWN]
    pairs = dict.fromkeys(pair for abilities in own for pair in product(abilities, repeat=2))
    for one, other in some_of(list(pairs), pytestconfig):
        for language in LANGUAGES:
            effect = NAMES.of_effect(one, language)
            assert NAMES.says(other, effect) is (effect == NAMES.of_effect(other, language)), (one, other)
            assert NAMES.says(other, NAMES.of_ability(one, language)) is (one == other), (one, other)
