"""A move that is no sentence is told the sentence that its writer meant, with what the line says in its gaps."""

from __future__ import annotations

import pytest

from judge.cards.collection import Collection
from judge.wording.names import Names
from judge.wording.nearest import nearest

NAMES = Names(("Lithium", "Ninette"), Collection.shipped())


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        (
            "Lithium joue Red from Hand dans l’Expédition Héros",
            "Lithium plays Red from Hand in the Hero Expedition",
            "Lithium joue Red depuis la Main dans l’Expédition Héros",
        ),
        (
            "Ninette plays Red (rare) depuis Réserve in the Compagnon Expedition",
            "Ninette plays Red (rare) from Reserve in the Companion Expedition",
            "Ninette joue Red (rare) depuis la Réserve dans l’Expédition Compagnon",
        ),
        ("Passe", "Lithium passes", "Lithium passe"),
        ("Ninette paye 3 pour X", "Ninette pays 3 for X", "Ninette paie 3 pour X"),
        ("Ninette résoud “Draw a card”", "Ninette resolves “Draw a card”", "Ninette résout « Draw a card »"),
    ],
)
def test_what_the_line_says_is_kept_in_the_language_of_the_file(line: str, english: str, french: str) -> None:
    assert nearest("move", line, NAMES) == {"en": english, "fr": french}


def test_nothing_is_said_of_a_line_that_is_like_no_sentence() -> None:
    assert nearest("move", "0123456789 ?!", NAMES) is None
