"""How far an edition is played: what each article's state is, in the table, in the JSON and for the site."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from judge.cli import main
from judge.law.book import book
from judge.law.citation import citations, cite
from judge.law.definitions import definitions
from judge.law.laws import objects
from judge.messages import LANGUAGES, Language
from judge.telling.coverage import STATUSES, Coverage, coverage

PLAYED = """# Played from Reserve / Jouée depuis la Réserve

- Rules: 1.0

## Board

### Lithium

- Mana: 5
- Reserve: Kappa
- First player

### Ninette

- Mana: 5

## Play

1. Lithium plays Kappa from Reserve in the Hero Expedition
   - Kappa gains Fleeting [2.4.6.a]
"""


@pytest.fixture(scope="module")
def covered() -> Coverage:
    return coverage("1.0")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of scenarios of which one holds, one differs and one cannot be read."""
    (tmp_path / "one").mkdir()
    (tmp_path / "one" / "holds.md").write_text(PLAYED, encoding="utf-8")
    (tmp_path / "differs.md").write_text(PLAYED.replace("[2.4.6.a]", "[2.4.6.c]"), encoding="utf-8")
    (tmp_path / "unreadable.md").write_text("# Nothing / Rien\n", encoding="utf-8")
    (tmp_path / "README.md").write_text("No scenario.\n", encoding="utf-8")
    return tmp_path


def test_only_a_scenario_that_holds_shows_an_article(folder: Path) -> None:
    found = coverage("1.0", folder)
    assert found.scenarios_of("2.4.6.a") == ("one/holds",)
    assert found.articles["2.4.6.a"].status == "shown"
    assert found.scenarios_of("2.4.6.c") == ()
    assert found.articles["2.4.6.c"].status == "enforced"


def test_without_scenarios_nothing_is_shown(tmp_path: Path) -> None:
    assert coverage("1.0", tmp_path).count("shown") == 0


def test_every_article_has_one_state(covered: Coverage) -> None:
    assert tuple(covered.articles) == book("1.0").numbers
    assert sum(covered.count(status) for status in STATUSES) == len(covered.articles)
    assert sum(covered.count(status, chapter) for status in STATUSES for chapter in "1234567") == len(covered.articles)


def test_what_the_engine_cites_is_enforced_or_shown(covered: Coverage) -> None:
    for name, citation in citations("1.0").items():
        for number in (citation.article, *citation.summaries):
            state = covered.articles[number]
            assert state.cited_by_engine and name in state.laws
            assert state.status == ("shown" if state.scenarios else "enforced")
            assert state.summary == (number in citation.summaries)


def test_every_law_that_is_cited_is_shown(covered: Coverage) -> None:
    numbers = [citation.article for citation in citations("1.0").values()]
    assert [number for number in numbers if covered.articles[number].status != "shown"] == []


def test_a_definition_has_its_reason_and_nothing_else_has(covered: Coverage) -> None:
    assert {number for number, state in covered.articles.items() if state.reason} == set(definitions("1.0"))
    assert {state.status for state in covered.articles.values() if state.reason} == {"definition"}


def test_it_is_worked_out_once(covered: Coverage) -> None:
    assert coverage("1.0") is covered


def test_an_unknown_number_is_shown_by_nothing(covered: Coverage) -> None:
    assert covered.scenarios_of("9.9.z") == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_json_has_its_keys(covered: Coverage, language: Language) -> None:
    ran = CliRunner().invoke(main, ["coverage", "--json", "--lang", language, "--edition", "1.0"])
    data = json.loads(ran.stdout)
    assert (ran.exit_code, list(data), data["edition"]) == (0, ["edition", "articles"], "1.0")
    rows = {row["number"]: row for row in data["articles"]}
    assert all({"number", "status", "cited_by_engine", "scenarios"} <= set(row) for row in rows.values())
    assert {row["status"] for row in rows.values()} <= set(STATUSES)
    number = cite(objects.NEW_ZONE_NEW_OBJECT, "1.0").article
    assert rows[number]["cited_by_engine"] is True
    assert rows[number]["scenarios"] == list(covered.scenarios_of(number))
    reasons = {key: row["reason"] for key, row in rows.items() if "reason" in row}
    assert reasons == {key: reason[language] for key, reason in definitions("1.0").items()}


@pytest.mark.parametrize(("language", "heading"), [("en", "2 Objects"), ("fr", "2 Objets")])
def test_the_table_goes_chapter_by_chapter(language: Language, heading: str) -> None:
    ran = CliRunner().invoke(main, ["coverage", "--lang", language])
    assert ran.exit_code == 0
    assert heading in ran.stdout.splitlines()
    assert max(len(line) for line in ran.stdout.splitlines()) <= 120
    assert "\x1b[" not in ran.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_edition_is_refused(language: Language) -> None:
    ran = CliRunner().invoke(main, ["coverage", "--edition", "0.9", "--lang", language])
    assert (ran.exit_code, ran.stdout) == (2, "")
    assert "0.9" in ran.stderr and "1.0" in ran.stderr
