"""A file of citations is checked as it is read: each mistake with its line and what to write, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.law import citation
from judge.law.citation import ABSENT, FILE, citations, cite, read_citations
from judge.law.laws import LAWS, day
from judge.place import RULES

SOURCE = (RULES / "1.0" / FILE).read_text(encoding="utf-8")
LISTED = f"{ABSENT} = ["
"""How the list of the laws begins that the edition does not have."""

ABSENCE = SOURCE[SOURCE.index(LISTED) : SOURCE.index("]", SOURCE.index(LISTED)) + 3]
UNNAMED = [f"{name} has no citation" for name in LAWS if f'"{name}"' in ABSENCE]
HERO, PLAYED = "[ONE_HERO]\narticle", 'article = "1.1.4.b"'

SPOILED = {
    "unknown name": (
        "[PHASES]",
        "[PHASE]",
        ("no law PHASE; did you mean PHASES?", "write [PHASES], or"),
    ),
    "unknown absent": (LISTED, f'{LISTED}\n    "NOTHING_LIKE",', ("no law NOTHING_LIKE; write the name",)),
    "absent and cited": (LISTED, f'{LISTED}\n    "PHASES",', ("PHASES is cited and absent too",)),
    "absent no list": (
        ABSENCE,
        f'{ABSENT} = "PHASES"\n\n',
        ('write absent = ["…"]', *UNNAMED),
    ),
    "no table": (HERO, "ONE_HERO = 1\n[one_hero]\narticle", ("ONE_HERO is no table", "no law one_hero")),
    "no article": (PLAYED, "", ("ONE_HERO names no article",)),
    "no number": (PLAYED, 'article = "1.1"', ("ONE_HERO names no article",)),
    "no French": ('words.fr = "contient exactement un Héros"', "", ("ONE_HERO lacks a text; write words.fr",)),
    "unknown field": (
        PLAYED,
        f"{PLAYED}\nwith = 1",
        ("ONE_HERO has no field “with”; write one of article,",),
    ),
    "summaries": ('summaries = ["3.2.6.b"]', 'summaries = "3.2.6.b"', ("the summaries of ONE_HERO",)),
    "no TOML": ("[PHASES]", "[PHASES", ("the table cannot be read",)),
}


@pytest.mark.parametrize("spoiled", SPOILED)
def test_a_mistake_is_named_with_its_line(spoiled: str, tmp_path: Path) -> None:
    old, new, expected = SPOILED[spoiled]
    assert old in SOURCE
    text = SOURCE.replace(old, new, 1)
    path = tmp_path / FILE
    path.write_text(text, encoding="utf-8")
    _, mistakes = read_citations(path, FILE)
    assert len(mistakes) == len(expected)
    for mistake, words in zip(mistakes, expected, strict=True):
        said = mistake.say("en")
        assert words in said and said.startswith(f"{FILE}:{mistake.line}: ")
        assert mistake.say("fr") != said


def test_a_mistake_has_the_line_of_its_law(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_text(SOURCE.replace(PLAYED, "", 1), encoding="utf-8")
    (mistake,) = read_citations(path, FILE)[1]
    assert path.read_text(encoding="utf-8").splitlines()[mistake.line - 1] == "[ONE_HERO]"


def test_an_absent_law_has_no_citation(tmp_path: Path) -> None:
    path = tmp_path / FILE
    start, rest = SOURCE.split("[PHASES]")
    listed = start.replace(LISTED, f'{LISTED}\n    "PHASES",', 1)
    path.write_text(listed + rest[rest.index("\n[") :], encoding="utf-8")
    found, mistakes = read_citations(path, FILE)
    assert mistakes == []
    assert set(found) == set(citations("1.0")) - {"PHASES"}


def test_citations_with_mistakes_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "9.9").mkdir()
    (tmp_path / "9.9" / FILE).write_text(SOURCE.replace(PLAYED, "", 1), encoding="utf-8")
    monkeypatch.setattr(citation, "RULES", tmp_path)
    with pytest.raises(ValueError, match=rf"9.9/{FILE}:\d+: ONE_HERO names no article"):
        citations("9.9")


def test_an_edition_that_has_a_text_alone_cites_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(citation, "RULES", tmp_path)
    assert citations("9.8") == {}
    with pytest.raises(LookupError, match=r"edition 9\.8 does not have PHASES"):
        cite(day.PHASES, "9.8")
