"""French words lose their vowel before a vowel and a mute h, in what is written and in what is read."""

from __future__ import annotations

import pytest

from judge.cards.collection import Collection
from judge.elision import before, elides, joined
from judge.messages import message
from judge.wording.names import NamedCard, Names
from judge.wording.table import SentenceReader


@pytest.mark.parametrize("word", ["Anubis", "Éole", "Œuf", "Yzmir", "Hydracaena", "Hathor", "Hélène", "une", "ÉTÉ"])
def test_before_a_vowel_or_a_mute_h_one_elides(word: str) -> None:
    assert elides(word)
    assert before("la capacité de ", word) == "la capacité d’"
    assert before("Ninette voit que ", word) == "Ninette voit qu’"


@pytest.mark.parametrize(
    "word",
    ["Kuwat", "Yong-Su", "Havre, Bastion Bravos", "Hub", "Héraut", "Hua Mulan", "8", "", "« oui »", "onze"],
)
def test_before_anything_else_one_does_not(word: str) -> None:
    assert before("la capacité de ", word) == "la capacité de "


def test_a_word_that_only_ends_alike_stays_whole() -> None:
    assert before("on cède ", "Anubis") == "on cède "
    assert before("une carte ", "Anubis") == "une carte "


def test_sentences_are_written_elided_and_read_with_and_without() -> None:
    names = Names(("Anna", "Ninette"), Collection.shipped())
    asked = message("It is the turn of {player}: play a card, play a quick action, or pass", player="Anna")
    assert asked.say("fr").startswith("C’est le tour d’Anna")
    assert asked.say("en").startswith("It is the turn of Anna")
    reader = SentenceReader("move", names)
    for line in ("Anna cible l’Expédition Héros d’Anna", "Anna cible l'Expédition Héros de Anna"):
        (read,) = reader.read(line)
        assert read.sentence.write(read.values, names, "fr") == "Anna cible l’Expédition Héros d’Anna"


@pytest.mark.parametrize(
    ("text", "name", "said"),
    [
        ("« Ravitaillez » de ", "Le Lièvre", "« Ravitaillez » du Lièvre"),
        ("la capacité de ", "Les Grems", "la capacité des Grems"),
        ("rien n’arrive à ", "Le Kraken", "rien n’arrive au Kraken"),
        ("rien n’arrive à ", "Les Grems", "rien n’arrive aux Grems"),
        ("la capacité de ", "Lekon", "la capacité de Lekon"),
        ("la capacité de ", "Anubis", "la capacité d’Anubis"),
        ("le refus de ", "le payer", "le refus de le payer"),
        ("cible ", "Le Kraken", "cible Le Kraken"),
    ],
)
def test_the_article_of_a_name_is_contracted(text: str, name: str, said: str) -> None:
    assert joined(text, name) == said


def test_sentences_are_written_contracted_and_read_with_and_without() -> None:
    names = Names(("Le Grand", "Ninette"), Collection.shipped())
    reader = SentenceReader("trace", names)
    for line in ("Rien n’arrive au Lièvre", "Rien n'arrive à Le Lièvre"):
        (read,) = reader.read(line)
        assert [one.text for one in read.values.values() if isinstance(one, NamedCard)] == ["Le Lièvre"]
    (read,) = SentenceReader("move", names).read("Ninette cible l’Expédition Héros du Grand")
    assert read.sentence.write(read.values, names, "fr") == "Ninette cible l’Expédition Héros du Grand"
    assert names.replaced("l’Expédition Héros du Grand", lambda name: "Ada") == "l’Expédition Héros d’Ada"
