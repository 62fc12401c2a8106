"""The cards that ship: facts, and what is understood of their abilities; the publisher's words are not among them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from judge.cards.own_words import Notation, OwnWords
from judge.cards.printed import Printed

FACTS = Path(__file__).with_name("facts.jsonl")


def shipped_cards() -> tuple[Printed, ...]:
    """The cards of `FACTS`, in its order."""
    lines = FACTS.read_text(encoding="utf-8").splitlines()
    return tuple(map(_card, json.loads(f"[{','.join(lines)}]")))


def card_facts(card: Printed, notation: Notation) -> dict[str, Any]:
    """A card as a line of `FACTS`.

    Arguments:
        notation: what is understood of its abilities.
    """
    facts = {
        "id": card.id,
        "number": card.number,
        "name": dict(card.name),
        "set": card.set,
        "faction": card.faction,
        "rarity": card.rarity,
        "type": card.type,
        "subtypes": card.subtypes,
        "costs": (card.hand, card.reserve) if card.hand is not None or card.reserve is not None else None,
        "statistics": card.statistics,
        "limits": (card.reserve_limit, card.landmark_limit) if card.reserve_limit is not None else None,
        "main": notation.main,
        "support": notation.support,
        "french": notation.french,
        "feminine": notation.feminine,
        "printings": card.printings,
    }
    return {name: fact for name, fact in facts.items() if fact or name == "name"}


def _card(facts: dict[str, Any]) -> Printed:
    """A card from a line of `FACTS`, which is ours and so is not looked through for mistakes."""
    given = facts.get
    french = given("french")
    notation = Notation(
        tuple(given("main", ())),
        tuple(given("support", ())),
        (tuple(french[0]), tuple(french[1])) if french else None,
        given("feminine", False),
    )
    hand, reserve = given("costs", (None, None))
    reserve_limit, landmark_limit = given("limits", (None, None))
    statistics = given("statistics")
    return Printed(
        id=facts["id"],
        name=facts["name"],
        set=facts["set"],
        faction=given("faction", ""),
        rarity=facts["rarity"],
        type=facts["type"],
        subtypes=tuple(given("subtypes", ())),
        text=OwnWords(notation, support=False),
        support=OwnWords(notation, support=True),
        hand=hand,
        reserve=reserve,
        statistics=tuple(statistics) if statistics else None,
        reserve_limit=reserve_limit,
        landmark_limit=landmark_limit,
        printings=tuple(given("printings", ())),
        number=given("number", ""),
        notation=notation,
    )
