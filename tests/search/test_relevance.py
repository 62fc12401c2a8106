"""How well the search answers judged queries, and that it was not told the answers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from judge.messages import Language
from judge.search.analysis import analysed
from judge.search.finder import Finder
from judge.search.store import Documents
from tests.measures.relevance import Figures, JudgedQuery, figures, main, outcomes, read_judged, report

OWN = Path(__file__).with_name("queries.jsonl")


def _figures(finder: Finder, judged: list[JudgedQuery]) -> Figures:
    found = outcomes(judged, lambda text, language: [one.number for one in finder.search(text, language, 20).results])
    print("\n".join(report(found)))
    return figures(found)


def test_our_own_queries(finder: Finder) -> None:
    found = _figures(finder, read_judged(OWN))
    assert found.first >= 0.85
    assert found.five >= 0.97
    assert found.reciprocal >= 0.90


def test_the_judged_queries(finder: Finder, shared_queries: Path) -> None:
    found = _figures(finder, read_judged(shared_queries))
    assert found.first >= 0.90
    assert found.five >= 0.98
    assert found.reciprocal >= 0.93


@pytest.mark.parametrize("kind", ["number", "typo", "keyword", "phrase"])
def test_each_kind_by_itself(finder: Finder, kind: str) -> None:
    assert _figures(finder, [one for one in read_judged(OWN) if one.kind == kind]).five >= 0.9


def test_no_question_is_one_of_the_judged_queries(gathered: Documents, shared_queries: Path) -> None:
    asked = {_stems(one.query, one.language) for one in read_judged(shared_queries)}
    told = [
        (one.number, question)
        for language in gathered
        for one in gathered[language]
        for question in one.questions
        if _stems(question, language) in asked
    ]
    assert not told


def test_our_own_queries_are_written_well(gathered: Documents) -> None:
    judged = read_judged(OWN)
    numbers = {one.key for one in gathered["en"]}
    assert len(judged) >= 120
    assert {one.language for one in judged} == {"en", "fr"}
    assert len({one.kind for one in judged}) == 8
    assert all(set(one.expected) <= numbers for one in judged)
    assert len({(one.language, one.query) for one in judged}) == len(judged)


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
    assert main([]) == 2
    assert "Traceback" not in capsys.readouterr().err


def _stems(text: str, language: Language) -> tuple[str, ...]:
    return tuple(forms[0] for _, forms in analysed(text, language))
