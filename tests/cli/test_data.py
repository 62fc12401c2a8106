"""The JSON of the commands has its keys, whatever the output can hold."""

from __future__ import annotations

import json

import pytest
from typing_judge import judge, program

RULE = {"number", "edition", "language", "section", "text", "remarks"} | {
    *("examples", "notes", "source", "cites", "cited_by", "scenarios")
}
LISTS = ("remarks", "examples", "notes", "cites", "cited_by", "scenarios")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_rule(language: str) -> None:
    data = json.loads(judge("rule", "2.1.c", "--edition", "1.0", "--json", "--lang", language).stdout)
    assert data.keys() >= RULE
    assert data["number"] == "2.1.c" and data["edition"] == "1.0" and data["language"] == language
    assert data["source"] in ("en", "fr", "both", "glossary", "later")
    for key in LISTS:
        assert isinstance(data[key], list) and all(isinstance(one, str) for one in data[key])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_search(language: str) -> None:
    data = json.loads(judge("search", "token jeton", "--json", "--lang", language, "--limit", "5").stdout)
    assert data.keys() >= {"query", "language", "corrected", "results"}
    assert data["query"] == "token jeton" and data["language"] == language
    assert 0 < len(data["results"]) <= 5
    for one in data["results"]:
        assert one.keys() >= {"number", "kind", "title", "excerpt", "score"}
        assert isinstance(one["number"], str) and isinstance(one["score"], int | float)


def test_coverage() -> None:
    data = json.loads(judge("coverage", "--json").stdout)
    assert data.keys() >= {"edition", "articles"}
    assert data["edition"] == "5.0"
    for one in data["articles"]:
        assert one.keys() >= {"number", "status", "cited_by_engine", "scenarios"}
        assert one["status"] in ("enforced", "shown", "definition", "not yet")


@pytest.mark.parametrize("arguments", [("rule", "2.1.c"), ("search", "jeton"), ("run", "objects/kuwat-and-haven")])
def test_it_is_whole_where_letters_are_lacking(arguments: tuple[str, ...]) -> None:
    done = program(*arguments, "--json", "--lang", "fr", PYTHONIOENCODING="latin-1")
    assert json.loads(done.stdout.decode("latin-1")) == json.loads(judge(*arguments, "--json", "--lang", "fr").stdout)
