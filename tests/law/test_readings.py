"""The notes that say which reading of an article holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.law.book import book
from judge.law.readings import FILE, read_readings, readings
from judge.messages import LANGUAGES
from judge.place import RULES


def test_every_reading_is_a_note_of_its_article() -> None:
    found, mistakes = read_readings(RULES / "1.0" / FILE, FILE, book("1.0"))
    assert mistakes == []
    assert list(found) == [number for number in book("1.0").numbers if number in found]
    for number in found:
        for language in LANGUAGES:
            assert all(
                note in book("1.0").article(number, language).notes for note in readings("1.0", number, language)
            )


def test_an_article_in_no_doubt_has_no_reading() -> None:
    assert readings("1.0", "2.1.c", "en") == ()


def test_a_note_on_a_case_that_is_left_open_stands_there_alone() -> None:
    (note,) = readings("5.0", "7.4.5.e", "en", left_open=True)
    assert "Permanent" in note
    assert readings("5.0", "7.4.5.e", "en") == ()


@pytest.mark.parametrize("line", ['"2.1.d" = [9]', '"2.1.d" = []', '"2.1.d" = 1', '"9.9.z" = [1]', '"2.1.d" = [0]'])
def test_a_note_that_is_not_there_is_a_mistake(line: str, tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_text(f"# one\n{line}\n", encoding="utf-8")
    found, mistakes = read_readings(file, FILE, book("1.0"))
    assert found == {}
    assert [mistake.line for mistake in mistakes] == [2]
