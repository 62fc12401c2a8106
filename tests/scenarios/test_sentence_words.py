"""Which words a sentence always holds: where they are missing its pattern is not asked, and would not fit."""

from __future__ import annotations

import re
import sys

import pytest

from judge.place import SCENARIOS
from judge.wording import table
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
