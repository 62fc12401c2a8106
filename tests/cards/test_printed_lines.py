"""Lines that are printed word for word as they are read, in both languages, each the translation of the other.

A line of ``printed.txt`` is English and French, parted by ``|``: lines of ``unseen.txt`` as they are printed, and lines
that the strategies of ``sayable.py`` and ``spoken.py`` have made.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.cards.language.reader import read_text
from judge.cards.printing import print_text
from judge.game.terms import Type

LINES = Path(__file__).with_name("printed.txt").read_text(encoding="utf-8").splitlines()
TOGETHER = 15


@pytest.mark.parametrize("first", range(0, len(LINES), TOGETHER))
def test_a_line_is_printed_as_it_is_read(first: int) -> None:
    for line in LINES[first : first + TOGETHER]:
        english, french = line.split("|")
        said = read_text(english, "en", Type.CHARACTER)
        assert read_text(french, "fr", Type.CHARACTER) == said, line
        assert (print_text(said, "en"), print_text(said, "fr")) == (english, french)
