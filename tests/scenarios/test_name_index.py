"""Names in lines: found by their first words as one long alternation of them all finds them."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.cards.collection import Collection
from judge.wording.name_index import NameIndex
from judge.wording.text import plain

CARDS = sorted({plain(name) for _, names in Collection.shipped().called() for name in names.values()})
OWN = ("Ada", "Ada Lovelace's Own", "the Ouroboros", "L'Œuvre, enfin", "_x")
PIECES = st.sampled_from([*CARDS[::25], *OWN, "’", "'", "\u00a0", " ", ", ", "s", "_", "(", "-", ".", "a", "É", "ß"])
INDEX = NameIndex(OWN, NameIndex(CARDS))


def by_alternation(line: str) -> list[str]:
    """What a pattern of all names, the longest first, finds in a line."""
    names = sorted({*CARDS, *OWN}, key=len, reverse=True)
    forms = (re.escape(name).replace("'", "['’‘]").replace(r"\ ", "[ \u00a0]") for name in names)
    return re.findall(rf"(?<!\w)(?:{'|'.join(forms)})(?!\w)", line, re.IGNORECASE)


@given(st.lists(PIECES, max_size=9).map("".join), st.sampled_from([str, str.upper, str.lower]))
def test_it_finds_what_an_alternation_finds(line: str, shape: type[str]) -> None:
    line = shape(line)
    found: list[str] = []
    INDEX.replaced(line, lambda name: found.append(name) or "")  # type: ignore[func-returns-value]
    assert found == by_alternation(line)


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("Ada plays Ada Lovelace’s Own", ("Ada", "Ada Lovelace’s Own")),
        ("ADA's", ("ADA",)),
        ("Adam, _Ada, Ada_", ()),
        ("ALT-CORE, core-12-c, core-12-c-, xycore-12-c", ("core-12-c",)),
        ("l'œuvre, enfin la fin", ("l'œuvre, enfin",)),
    ],
)
def test_a_line_with_names_is_masked_and_restored(line: str, names: tuple[str, ...]) -> None:
    masked = INDEX.mask(line)
    assert masked.names == names
    assert masked.restore(masked.text) == line
