"""How well the search answers judged queries, and that it was not told the answers."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

from judge.law.book import book
from judge.law.concordance import ONE_RULE, concordance
from judge.messages import LANGUAGES, Language
from judge.search.analysis import analysed
from judge.search.finder import Finder
from judge.search.kept_documents import Documents
from tests.measures.mapping import CORRECTIONS, numbers, own_queries, queries_beside
from tests.measures.relevance import Figures, JudgedQuery, figures, main, outcomes, read_judged, report

OWN = Path(__file__).with_name("queries.jsonl")
NEW = Path(__file__).with_name("new_in_5.0.jsonl")


def _figures(finder: Finder, judged: list[JudgedQuery]) -> Figures:
    found = outcomes(judged, lambda text, language: numbers(finder.search(text, language, 20)))
    print("\n".join(report(found)))
    return figures(found)


def _short_of(found: Figures, first: float = 0.90, five: float = 0.98, reciprocal: float = 0.93) -> list[str]:
    """The figures that lie below what is asked of them."""
    asked = {"first": first, "five": five, "reciprocal": reciprocal}
    return [name for name, least in asked.items() if getattr(found, name) < least]


def test_our_own_queries(finder: Finder) -> None:
    assert _short_of(_figures(finder, read_judged(OWN)), 0.85, 0.97, 0.90) == []


def test_the_judged_queries(finder: Finder, shared_queries: Path) -> None:
    assert _short_of(_figures(finder, read_judged(shared_queries))) == []


def test_a_second_edition_takes_nothing_from_the_first(both: Mapping[str, Finder]) -> None:
    assert _short_of(_figures(both["1.0"], read_judged(OWN))) == []


def test_the_judged_queries_hold_beside_a_second_edition(both: Mapping[str, Finder], shared_queries: Path) -> None:
    assert _short_of(_figures(both["1.0"], read_judged(shared_queries))) == []


def test_our_own_queries_hold_in_the_next_edition(both: Mapping[str, Finder]) -> None:
    assert _short_of(_figures(both["5.0"], own_queries(OWN))) == []


def test_the_judged_queries_hold_in_the_next_edition(both: Mapping[str, Finder], shared_queries: Path) -> None:
    assert _short_of(_figures(both["5.0"], queries_beside(shared_queries))) == []


def test_what_is_new_in_an_edition(both: Mapping[str, Finder]) -> None:
    assert _short_of(_figures(both["5.0"], read_judged(NEW))) == []


@pytest.mark.parametrize("word", ["ascended", "gear", "cooldown", "éclaireur", "élevée", "matos", "scout"])
def test_a_word_of_one_edition_alone_is_found_when_another_is_chosen(both: Mapping[str, Finder], word: str) -> None:
    for language in LANGUAGES:
        found = both["1.0"].search(word, language)
        assert found.results[0].edition == "5.0"
        assert found.corrected is None


def test_corrections_are_of_queries_and_articles_that_there_are(shared_queries: Path) -> None:
    known = {*book("5.0").numbers}
    corrections = tomllib.loads(CORRECTIONS.read_text(encoding="utf-8"))
    assert set(corrections["own"]) <= {one.query for one in read_judged(OWN)}
    assert {int(line) for line in corrections["beside"]} <= set(range(1, len(read_judged(shared_queries)) + 1))
    assert all(set(right) <= known for table in corrections.values() for right in table.values())


@pytest.mark.parametrize("kind", ["number", "typo", "keyword", "phrase"])
def test_each_kind_by_itself(finder: Finder, kind: str) -> None:
    assert _figures(finder, [one for one in read_judged(OWN) if one.kind == kind]).five >= 0.9


def test_no_question_is_one_of_the_judged_queries(both_gathered: Mapping[str, Documents], shared_queries: Path) -> None:
    asked = {_stems(one.query, one.language) for one in read_judged(shared_queries)}
    told = [
        (one.number, question)
        for gathered in both_gathered.values()
        for language in gathered
        for one in gathered[language]
        for question in one.questions
        if _stems(question, language) in asked
    ]
    assert not told


def test_our_own_queries_are_written_well(gathered: Documents) -> None:
    judged = read_judged(OWN)
    known = {one.key for one in gathered["en"]}
    assert len(judged) >= 120
    assert {one.language for one in judged} == {"en", "fr"}
    assert len({one.kind for one in judged}) == 8
    assert all(set(one.expected) <= known for one in judged)
    assert len({(one.language, one.query) for one in judged}) == len(judged)


def test_the_queries_of_what_is_new_are_written_well() -> None:
    judged, changes = read_judged(NEW), concordance("5.0")
    assert changes is not None
    alike = {number for number, change in changes.changes.items() if change.kind in ONE_RULE}
    assert len(judged) >= 60
    assert {one.language for one in judged} == {"en", "fr"}
    assert all(set(one.expected) <= set(book("5.0").numbers) for one in judged)
    assert all(set(one.expected) - alike for one in judged)
    assert not {(one.language, one.query) for one in judged} & {(one.language, one.query) for one in read_judged(OWN)}


def test_figures() -> None:
    judged = [JudgedQuery("en", text, ("1.1.1.a",), "keyword") for text in "abc"]
    answers = {"a": ["1.1.1.a"], "b": ["2.1.a", "2.1.a", "1.1.1.a"], "c": ["2.1.a"]}
    found = figures(outcomes(judged, lambda text, language: answers[text]))
    assert (found.count, found.first, found.five, found.reciprocal) == (3, 1 / 3, 2 / 3, 0.5)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "few.jsonl"
    path.write_text(json.dumps({"lang": "en", "query": "2.1.c", "expected": ["2.1.c"], "kind": "number"}) + "\n")
    assert main([str(path)]) == 0
    assert "hit@1 1.000" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["not json", '{"lang": "en"}', ""])
def test_a_file_without_queries(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text(text)
    assert main([str(path)]) == 2
    assert main([str(tmp_path / "none.jsonl")]) == 2
    with pytest.raises(SystemExit):
        main([])
    assert "Traceback" not in capsys.readouterr().err


def _stems(text: str, language: Language) -> tuple[str, ...]:
    return tuple(forms[0] for _, forms in analysed(text, language))
