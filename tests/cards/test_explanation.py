"""Every node of the vocabulary is explained, and every text that is understood, in both languages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from goldens import read, texts

from judge.cards.collection import Collection
from judge.cards.explanation import ExplanationPart, explain
from judge.cards.explanation.articles import KEYWORDS, STATUSES
from judge.cards.explanation.meanings import KEYWORDS as KEYWORDS_MEANT
from judge.cards.explanation.meanings import STATUSES as STATUSES_MEANT
from judge.cards.language.declined import Declined
from judge.cards.language.marks import lines
from judge.cards.language.reader import read_text
from judge.cli import main
from judge.game import ability as tree
from judge.game.ability import Ability
from judge.game.ability.nodes.table import ENTRIES
from judge.game.terms import Keyword, Status, Type
from judge.messages import LANGUAGES, Language

CARDS = Path(__file__).resolve().parents[3] / "shared" / "cards" / "cards.jsonl"
EVERY_NODE = Path(__file__).parent / "every_node.txt"
IN_NO_TEXT = {tree.Place, tree.Seat, tree.Unplayed}
"""Nodes that stand only where something was chosen, or where the engine does not play a part of a card."""
ITSELF = {
    "en": re.compile(r"\b(I|me|my|mine|we)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(je|me|mon|ma|mes|moi|nous)\b|\b[jm]’", re.IGNORECASE),
}
"""Words by which a card speaks of itself, which an explanation does not use."""


def test_every_node_has_its_entry() -> None:
    assert {node for node in vars(tree).values() if is_dataclass(node)} == set(ENTRIES)
    assert set(Keyword) == set(KEYWORDS) == set(KEYWORDS_MEANT)
    assert set(Status) == set(STATUSES) == set(STATUSES_MEANT)


def nodes_in(part: object) -> set[type]:
    """The classes of all the nodes of a part of a tree."""
    if isinstance(part, tuple):
        return {found for inner in part for found in nodes_in(inner)}
    if not is_dataclass(part) or isinstance(part, type):
        return set()
    return {type(part)} | {found for one in fields(part) for found in nodes_in(getattr(part, one.name))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_node_that_a_text_can_say_is_explained(language: Language) -> None:
    listed = [line.split(" | ", 1) for line in EVERY_NODE.read_text(encoding="utf-8").splitlines()[1:]]
    known = (*(read(kind, text) for kind, text in listed), *(read(kind, text) for kind, _, text in texts()))
    explained = {node for card in Collection.shipped() for node in nodes_in(card.abilities)}
    for abilities in known:
        assert holds(explain(abilities, language, "1.0"), language), abilities
        explained |= nodes_in(abilities)
    assert set(ENTRIES) - explained == IN_NO_TEXT


def holds(parts: tuple[ExplanationPart, ...], language: Language) -> bool:
    """Whether parts are whole phrases about "this card", each under one that stands before it."""
    depths = [part.depth for part in parts]
    return (
        bool(parts)
        and depths[0] == 0
        and all(after <= before + 1 for before, after in pairwise(depths))
        and not any(ITSELF[language].search(part.text) or "  " in part.text or "[" in part.text for part in parts)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shipped_card_is_explained(language: Language) -> None:
    for card in Collection.shipped():
        for ability in card.abilities:
            assert holds(explain([ability], language, "1.0"), language), card.id


def understood() -> Iterator[tuple[str, tuple[Ability, ...]]]:
    for card in map(json.loads, CARDS.read_text(encoding="utf-8").splitlines()):
        kind = Type.SPELL if card["type"] == "SPELL" else Type.CHARACTER
        for field in ("text", "support"):
            for language in LANGUAGES:
                for line in lines(card[field][language] or "", language):
                    try:
                        yield card["id"], read_text(line.text, language, kind, support=field == "support")
                    except Declined:
                        continue


@pytest.mark.skipif(not CARDS.is_file(), reason="the card file ../shared/cards/cards.jsonl is not there")
def test_every_text_that_is_understood_is_explained() -> None:
    seen: set[tuple[Ability, ...]] = set()
    for name, abilities in understood():
        if abilities not in seen:
            seen.add(abilities)
            for language in LANGUAGES:
                assert holds(explain(abilities, language, "1.0"), language), name


def test_an_explanation_in_full() -> None:
    text = "{H} You may pay {1} to sacrifice me. If you don't, I gain 1 boost."
    abilities = read_text(text, "en", Type.CHARACTER)
    parts = explain(abilities, "en", "1.0")
    assert ["  " * part.depth + part.text for part in parts] == [
        "when this card is played from hand:",
        "  you may pay {1}, as a cost",
        "  if that cost is paid:",
        "    sacrifice this card",
        "  then, if you don’t:",
        "    this card gains 1 boost",
    ]
    assert [part.text for part in explain(abilities, "fr", "1.0")][-1] == "cette carte gagne 1 boost"


def parse(*arguments: str) -> tuple[int, dict[str, Any]]:
    result = CliRunner().invoke(main, ["cards", "parse", *arguments, "--json"])
    return result.exit_code, json.loads(result.output)


def test_the_command_shows_what_is_understood() -> None:
    status, found = parse("{J} Piochez une carte.", "--lang", "fr")
    assert status == 0
    assert found["understood"] is True
    assert found["tree"] == [{"node": "Reaction", "trigger": {"node": "Join"}, "effect": {"node": "Draw"}}]
    assert found["explanation"][-1] == {"text": "piochez une carte", "depth": 1, "laws": ["7.3.9.a"]}
    assert "7.3.9.a" in found["laws"]


def test_the_command_shows_where_it_stops() -> None:
    status, found = parse("{J} Draw a cart.")
    assert status == 1
    assert (found["understood"], found["column"], found["found"]) == (False, 12, "cart")
    assert "card" in found["expected"]


def test_the_command_prints_words() -> None:
    result = CliRunner().invoke(main, ["cards", "parse", "Draw a card."])
    assert result.exit_code == 0
    assert "draw a card  [7.3.9.a]" in result.output
