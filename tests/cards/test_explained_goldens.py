"""Explanations read as their files say: each family of wordings once, in both languages."""

from __future__ import annotations

import re

import pytest
from goldens import FOLDER, explained, texts

NOT_FRENCH = re.compile(
    r"\b(?:à les?|de les?|que (?:il|elle|une?|au)|le cible|avec un Coût de \w+ \{|faire gagner \w+ cette)\b"
    r"|peu[tx]\w* \w+ez\b|[^\u00a0][:;?!]|'"
)
"""Contractions and elisions that are missing, orders after "vous pouvez", typography."""


@pytest.mark.parametrize(("kind", "name", "text"), texts(), ids=lambda value: value)
def test_an_explanation_reads_as_its_file_says(kind: str, name: str, text: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert explained(kind, text) == kept, "if this is better: python tests/cards/goldens.py, and read the diff"
    french = kept.rsplit("\n\n", 1)[1]
    assert not NOT_FRENCH.search(french)


def test_every_file_has_its_text() -> None:
    files = {path.stem for path in FOLDER.glob("*.txt")} - {"texts"}
    assert files == {name for _, name, _ in texts()}
