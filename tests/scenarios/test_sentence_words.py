"""Which words a sentence always holds: where they are missing its pattern is not asked, and would not fit."""

from __future__ import annotations

import re
import sys

import pytest

from judge.cards.collection import Collection
from judge.cards.plural_names import is_plural
from judge.game.state.objects import Characteristics
from judge.game.terms import BOOST, Type
from judge.place import SCENARIOS
from judge.wording import table
from judge.wording.names import Names
from judge.wording.text import plain

USES = ("move", "trace", "refusal")


@pytest.mark.parametrize("use", ["move", "trace"])
def test_a_line_without_the_words_of_a_sentence_is_not_this_sentence(use: str) -> None:
    lines = {
        plain(line.strip(" -1234567890.").partition(" [")[0])
        for file in (SCENARIOS / "objects").glob("*.md")
        for line in file.read_text(encoding="utf-8").splitlines()
    }
    fitting = 0
    for one in table._forms(use):
        for line in lines:
            if one.shape.fullmatch(line):
                fitting += 1
                assert one.always in table._folded(line.upper()), (one.text, line)
    assert fitting > 50


def test_each_sentence_has_such_words() -> None:
    assert [one.text for use in USES for one in table._forms(use) if len(one.always.strip()) < 2] == []


def test_letters_that_a_pattern_takes_for_alike_are_folded_alike() -> None:
    letters = {letter for use in USES for one in table._forms(use) for letter in one.always}
    pattern = re.compile(f"[{re.escape(''.join(sorted(letters)))}]", re.IGNORECASE)
    alike = {letter for code in range(sys.maxunicode + 1) if pattern.fullmatch(letter := chr(code))}
    assert {table._folded(letter) for letter in alike} <= letters
    assert {"İ", "ı", "ſ", "K"} <= alike


@pytest.mark.parametrize(
    ("english", "french", "plural"),
    [
        ("Basira & Kaizaimon", "Basira & Kaizaimon", True),
        ("Ordis Cadets", "Cadets Ordis", True),
        ("Three Little Pigs", "Trois Petits Cochons", True),
        ("The Grems", "Les Grems", True),
        ("Icebound Hollow", "Galeries Saisies par les Glaces", True),
        ("Atlas", "Atlas", False),
        ("Eros", "Éros", False),
        ("Son of Yggdrasil", "Fils d'Yggdrasil", False),
        ("Karhu, Lord of Bears", "Karhu, Seigneur des Ours", False),
        ("The Mess", "Le Mess", False),
        ("Magical Training", "Entraînement Magique", False),
    ],
)
def test_a_name_is_plural_or_not(english: str, french: str, plural: bool) -> None:
    assert is_plural({"en": english, "fr": french}) is plural


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("Basira & Kaizaimon", "Basira & Kaizaimon gagnent 1 boost"),
        ("Ordis Cadets", "Cadets Ordis gagnent 1 boost"),
        ("Achilles", "Achille gagne 1 boost"),
    ],
)
def test_a_verb_agrees_with_the_name_and_both_are_read(card: str, said: str) -> None:
    names = Names(("Lithium", "Ninette"), Collection.shipped())
    base = Characteristics(card=names.collection.find(card).id, name=card, type=Type.CHARACTER)
    gains = table.sentence("trace", "gains_counters")
    assert gains.write({"card": base, "counters": (BOOST, 1)}, names, "fr") == said
    assert gains.write({"card": base, "counters": (BOOST, 1)}, names, "en") == f"{card} gains 1 boost"
    for line in (said, said.replace("gagnent", "gagne")):
        assert [one.sentence for one in table.SentenceReader("trace", names).read(line)] == [gains]
