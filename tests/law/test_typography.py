"""How each language writes its marks, in single lines and in all that the teacher says in the scenarios."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.law.typography import in_print, one_line, shortened_line, slips
from judge.messages import LANGUAGES, Language
from judge.place import PACKAGE, SCENARIOS
from judge.scenario.file import read_file

FILES = sorted(SCENARIOS.glob("*/*.md"))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The player’s “object”: yes; no? {T}: [2.1.c]!"),
        ("fr", "Qu’est-ce\u00a0?! «\u00a0Un objet\u00a0»\u00a0: oui\u202f; non\u00a0!"),
        ("fr", "«\u00a0Il gagne “{T}\u00a0: Piochez une carte.”\u00a0»"),
        ("fr", "Voir https://judge.example.org, 3/3/3."),
        ("fr", ""),
    ],
)
def test_what_is_written_well_is_left_alone(language: Language, text: str) -> None:
    assert list(slips(text, language)) == []


def test_a_text_on_one_line_keeps_its_non_breaking_spaces() -> None:
    assert one_line("  Quoi\u00a0?\n\tUn\u202f« objet\u00a0».\r\n") == "Quoi\u00a0? Un\u202f« objet\u00a0»."
    assert shortened_line("Quoi\u00a0?\nUn objet", 20) == "Quoi\u00a0? Un objet"
    assert shortened_line("Quoi\u00a0?\nUn objet", 10) == "Quoi\u00a0? …"
    assert shortened_line("", 10) == ""


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("en", "the player's", "“the player's”: English writes ’ for this apostrophe"),
        ("en", 'an "object', '“an "object”: English writes “ and ” for these quotation marks'),
        ("en", "« object", "“« object”: English writes “ and ” for these quotation marks"),
        ("fr", "l'objet", "“l'objet”: French writes ’ for this apostrophe"),
        ("fr", "un “objet", "“un “objet”: French writes « and » for these quotation marks"),
        ("fr", "«\u00a0x\u00a0» “y", "“«\u00a0x\u00a0» “y”: French writes « and » for these quotation marks"),
        ("fr", "un ‘objet", "“un ‘objet”: French writes « and » for these quotation marks"),
        ("fr", "quoi ?", "“quoi ?”: French has a non-breaking space before ?"),
        ("fr", "quoi?", "“quoi?”: French has a non-breaking space before ?"),
        ("fr", ": quoi", "“: quoi”: French has a non-breaking space before :"),
        ("fr", "«objet", "“«objet”: French has a non-breaking space after «"),
        ("fr", "voir L’Pisteur", "“L’Pisteur”: French elides before a vowel alone"),
        ("fr", "objet »", "“objet »”: French has a non-breaking space before »"),
    ],
)
def test_a_slip_is_named(language: Language, text: str, said: str) -> None:
    assert [slip.say() for slip in slips(text, language)] == [said]


def test_a_card_text_is_set_as_its_language_is() -> None:
    assert in_print("Si c'est : « Un dé. »", "fr") == "Si c’est\u00a0: «\u00a0Un dé.\u00a0»"
    assert in_print("{T} : I'm “boosted”", "en") == "{T} : I’m “boosted”"


def test_the_guide_for_programs_is_written_well() -> None:
    guide = (PACKAGE / "public" / "guide" / "fr.md").read_text(encoding="utf-8")
    told = re.sub(r"```.*?```|`[^`\n]*`", "", guide, flags=re.DOTALL)
    assert [slip.say() for line in told.splitlines() for slip in slips(line, "fr")] == []


@given(st.text(max_size=60), st.sampled_from(LANGUAGES))
def test_any_text_can_be_looked_at(text: str, language: Language) -> None:
    assert all(slip.say(language) for slip in slips(text, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_teacher_writes_well(language: Language) -> None:
    found = []
    for file in FILES:
        scenario = read_file(file)
        spoken = [form.teacher for form in scenario.written]
        spoken += [move.teacher for form in scenario.written for move in form.moves]
        titles = [form.title[language] for form in scenario.written]
        lines = [*titles, *(line for teacher in spoken for line in teacher[language])]
        found += [f"{file.relative_to(SCENARIOS)}: {slip.say()}" for line in lines for slip in slips(line, language)]
    assert found == []
