"""Texts that are no card texts: each is declined at its first strange word, whatever it is made of."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from judge.cards.collection import Collection
from judge.cards.language.amounts import Unsayable
from judge.cards.language.declined import Declined
from judge.cards.language.reader import read_text
from judge.cards.printing import print_text
from judge.game.terms import Type
from judge.messages import LANGUAGES, Language

SHIPPED = [one.line() for one in Collection.shipped().printed if one.set == "CORE"]


@pytest.mark.parametrize(
    ("language", "text", "stops_at"),
    [
        ("en", "{J Draw a card.", "{J"),
        ("en", "J} Draw a card.", "J}"),
        ("en", "{{J}} Draw a card.", "{{J}}"),
        ("en", "{Q} Draw a card.", "{Q}"),
        ("en", "Invisible.", "Invisible."),
        ("en", "{J} I gain [Invisible].", "Invisible]."),
        ("en", "{J} Draw a card. Piochez une carte.", "Piochez"),
        ("fr", "{J} Piochez une carte. Draw a card.", "Draw"),
        ("en", "{J} Sacrifice un Personnage.", "un"),
        ("en", "{J}\u3000Draw а card.", "а"),
        ("en", "<b>{J}</b> Draw a card.", "<b>"),
        ("en", "{J} Draw a <i>card</i>.", "<i>"),
        ("en", "<script>alert(1)</script>", "<script>"),
        ("en", "{J} Draw a card.\0", "\0"),
        ("fr", "{J} Piochez une carte. »", "»"),
        ("en", '{T} : Draw a card."', '"'),
        ("en", "When a Character leaves the Expedition zone — I gain that many boosts.", "that"),
        ("fr", "Lorsqu'un Personnage quitte la zone d'Expédition — Je gagne autant de boosts.", "autant"),
        ("en", "When I'm sacrificed or discarded from your hand — Resupply.", "When"),
        ("en", "When you make a Gift or draw a card — Resupply.", "When"),
        ("en", "{J} Draw a card, then may do it again, then draw a card.", ", then may"),
        ("en", "{J} Sacrifice a Character. Draw a card for each card discarded this way.", "discarded this"),
        (
            "fr",
            "{J} Sacrifiez un Personnage. Piochez une carte pour chaque carte défaussée de cette façon.",
            "défaussée",
        ),
        ("en", "{J} Create two Brassbug 2/2/2 Robot tokens in my Expedition, it gains Anchored.", "gains"),
        ("en", "{J} Return your target Character to its owner's hand.", "target"),
        ("en", "{J} Draw a card, then [Resupply] unless you control a token.", "unless"),
        ("en", "{J} You may reveal the top card of your deck, then draw a card, then discard the others.", "draw"),
        ("en", "When another Character joins my Expedition — That Permanent gains 1 boost.", "Permanent"),
        ("en", "{J} If you control no Robots, it gains 1 boost.", "it"),
        ("en", "{J} I gain 1 boost per Robot and per Mage you control.", "Mage you"),
        (
            *(
                "en",
                "{J} Reveal the top card of your deck. Put up to one target Character from these cards in your hand.",
            ),
            "from",
        ),
        (
            "en",
            "{J} If you control a token, target Plant gains 1 boost. Otherwise, draw a card. It gains [Asleep].",
            "It",
        ),
        ("en", "{J} If you control a token, I gain 1 boost. Otherwise, discard a Plant. It gains [Asleep].", "It"),
        ("en", "{J} If you control a token, draw a card. Otherwise, I gain 1 boost. It gains [Asleep].", "It"),
        ("fr", "{J} Si vous contrôlez un jeton, je gagne 1 boost. Sinon, piochez une carte. Il gagne [Endormi].", "Il"),
    ],
)
def test_the_caret_stands_under_the_first_strange_word(language: Language, text: str, stops_at: str) -> None:
    with pytest.raises(Declined) as declined:
        read_text(text, language, Type.CHARACTER)
    assert text[declined.value.position :].startswith(stops_at)
    assert declined.value.message.say("en")
    assert declined.value.message.say("fr")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("depth", [1, 10, 130])
def test_nested_quotations_are_declined(language: Language, depth: int) -> None:
    opened = 'I gain "' if language == "en" else "Je gagne « "
    closed = '."' if language == "en" else ". »"
    text = (opened * depth + "{T} : " + closed * depth)[:2000]
    with pytest.raises(Declined):
        read_text(text, language, Type.CHARACTER)


@pytest.mark.parametrize("piece", ["(", "[", "{", '"', "«", "#", " ", "x", "{J} ", "Draw a card. ", "\n", "• "])
def test_what_is_too_long_is_declined_unread(piece: str) -> None:
    with pytest.raises(Declined) as declined:
        read_text((piece * 100_000)[:100_000], "en", Type.CHARACTER)
    assert declined.value.position == 0


@pytest.mark.parametrize("piece", ["(", "[", "{", '"', "«", "x", "{J} ", "Draw a card. ", "• ", "if ", "target ", "a "])
def test_the_longest_texts_of_one_word_are_declined(piece: str) -> None:
    text = (piece * 2000)[:2000]
    for language in LANGUAGES:
        with pytest.raises(Declined):
            read_text(text, language, Type.CHARACTER)


def mutated(chance: random.Random) -> Iterator[tuple[str, Language, Type, bool]]:
    """Real lines with words taken out, said twice, moved, or taken from another line of either language."""
    texts = [
        (card[field][language], language, Type.SPELL if card["type"] == "SPELL" else Type.CHARACTER, field == "support")
        for card in SHIPPED
        for field in ("text", "support")
        for language in LANGUAGES
        if card[field].get(language)
    ]
    for _ in range(400):
        text, language, type_, support = chance.choice(texts)
        words = text.split(" ")
        for _ in range(chance.randint(1, 3)):
            place = chance.randrange(len(words))
            match chance.randrange(5):
                case 0:
                    words[place : place + 1] = []
                case 1:
                    words.insert(place, words[place])
                case 2:
                    words.insert(chance.randrange(len(words)), words.pop(place))
                case 3:
                    words[place] = chance.choice(chance.choice(texts)[0].split(" "))
                case _:
                    words[place] = words[place][:-1] + chance.choice('{}[]()"«»—-.,:•#\u00a0\u2212<>x')
            words = words or ["x"]
        yield " ".join(words), language, type_, support


def test_changed_lines_are_read_or_declined() -> None:
    read = 0
    for text, language, type_, support in mutated(random.Random(20261121)):
        try:
            abilities = read_text(text, language, type_, support)
        except Declined as declined:
            assert 0 <= declined.position <= len(text), text
            assert declined.caret.count("\n") == 1
            continue
        read += 1
        try:
            printed = print_text(abilities, language)
        except Unsayable:
            continue
        assert read_text(printed, language, type_, support) == abilities, text
    assert read > 10
