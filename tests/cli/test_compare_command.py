"""``judge compare`` says where two editions part, with the ruling of each, or that they do not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from judge.cli import main
from judge.law.citation import cite
from judge.law.laws import playing, zones
from judge.messages import LANGUAGES, Language
from judge.place import SCENARIOS

APART = "cards/nothing-left-to-draw"


def compare(*words: str) -> Result:
    return CliRunner().invoke(main, ["compare", *words])


def data(file: str, language: Language = "en") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(compare(file, "--json", "--lang", language).stdout)
    return found


def forms_of(file: str, language: Language = "en") -> list[dict[str, Any]]:
    return list(data(file, language)["forms"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_moment_at_which_they_part_is_told_with_both_rulings(language: Language) -> None:
    told = data(APART, language)
    assert (told["scenario"], told["editions"]) == (APART, ["1.0", "5.0"])
    main_form, twin = told["forms"]
    assert main_form["alike"] and main_form["after"] == "" and not twin["alike"]
    assert [side["edition"] for side in twin["sides"]] == ["1.0", "5.0"]
    one, other = (side["laws"][0] for side in twin["sides"])
    assert one == cite(zones.DECK_REFILL, "1.0").article
    assert other == cite(zones.DECK_EXHAUSTED, "5.0").article
    for side in twin["sides"]:
        assert side["ruling"]["edition"] == side["edition"]
        assert side["ruling"]["deciding"][0]["number"] == side["laws"][0]
        assert side["text"][1:] in side["ruling"]["answer"], "said again, within a sentence"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_read_aloud(language: Language) -> None:
    ran = compare(APART, "--lang", language)
    told = forms_of(APART, language)
    assert ran.exit_code == 1
    assert [line for form in told if (line := form["title"]) not in ran.stdout.splitlines()] == []
    assert told[1]["after"] in ran.stdout
    assert all(f"{side['text']} [" in ran.stdout for side in told[1]["sides"])


def test_where_all_is_the_same_the_rulings_are_on_the_form(tmp_path: Path) -> None:
    path = tmp_path / "draw.md"
    path.write_text("# A\n\n## Board\n\n### Lithium\n\n### Ninette\n\n## Play\n\n1. Lithium passes\n", encoding="utf-8")
    ran = compare(str(path))
    assert ran.exit_code == 0 and "1.0 and 5.0: the same" in ran.stdout
    (form,) = json.loads(compare(str(path), "--json").stdout)["forms"]
    assert form["alike"] and [side["text"] for side in form["sides"]] == ["", ""]
    assert compare(str(path), "--with", "1.0").exit_code == 0


def test_a_question_for_which_the_file_has_no_answer_is_a_parting(tmp_path: Path) -> None:
    path, source = tmp_path / "paid.md", (SCENARIOS / "playing" / "paid-if-you-do.md").read_text(encoding="utf-8")
    path.write_text(source.replace("1.0, 5.0", "1.0").partition("## Under 5.0")[0], encoding="utf-8")
    one, other = forms_of(str(path))[0]["sides"]
    assert one["laws"][0] == cite(playing.TARGETS_CHOSEN, "1.0").article
    assert other["text"] == "it is asked: Lithium pays · Lithium declines to pay"
    assert other["laws"] and other["ruling"] is None


def test_what_happens_by_one_edition_alone_is_told() -> None:
    one, other = forms_of("day/an-empty-deck-in-the-morning")[0]["sides"]
    assert (one["edition"], one["text"], one["laws"], one["ruling"]) == ("5.0", "nothing more happens", [], None)
    assert other["text"].startswith("it is asked: ") and other["laws"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_read_is_refused(tmp_path: Path, language: Language) -> None:
    path = tmp_path / "bad.md"
    path.write_text("# Bad\n\n- Rules: 9.9\n", encoding="utf-8")
    ran = compare(str(path), "--lang", language)
    assert (ran.exit_code, ran.stdout) == (2, "") and f"{path}:3: " in ran.stderr
    assert compare("no/such", "--lang", language).exit_code == 2
