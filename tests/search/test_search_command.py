"""The command ``judge search``."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner, Result

from judge.cli import main


def _run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["search", *arguments])


def test_text() -> None:
    done = _run("may", "I", "decline", "a", "cost", "--limit", "3", "--edition", "1.0")
    assert done.exit_code == 0
    assert "6.4.b" in done.output
    assert "<mark>" not in done.output
    assert "\x1b" not in done.output


def test_data() -> None:
    data = json.loads(_run("expediton token", "--json", "--limit", "2").output)
    assert {"query", "language", "corrected", "results"} <= set(data)
    assert data["corrected"] == "expedition token"
    assert len(data["results"]) == 2
    assert {"number", "kind", "title", "excerpt", "score"} <= set(data["results"][0])


def test_each_result_names_its_edition_and_what_it_is_in_another() -> None:
    data = json.loads(_run("token", "leaves", "and", "ceases", "to", "exist", "--json", "--edition", "1.0").output)
    assert data["edition"] == "1.0"
    assert (data["results"][0]["edition"], data["results"][0]["number"]) == ("1.0", "2.1.d")
    assert data["results"][0]["also"] == [{"edition": "5.0", "number": "2.1.e"}]
    assert "(edition 5.0: 2.1.e)" in _run("token", "leaves", "and", "ceases", "to", "exist", "--edition", "1.0").output
    assert "(edition 5.0)" in _run("cooldown", "--edition", "1.0").output
    assert "(édition 5.0)" in _run("rafraîchissement", "--lang", "fr", "--edition", "1.0").output


def test_an_edition_is_chosen_or_the_only_one(monkeypatch: pytest.MonkeyPatch) -> None:
    only = json.loads(_run("fleeting", "--edition", "5.0", "--only", "--json").output)
    assert {one["edition"] for one in only["results"]} == {"5.0"}
    assert "edition 5.0" not in _run("cooldown", "--edition", "5.0").output
    monkeypatch.setenv("JUDGE_EDITION", "5.0")
    assert json.loads(_run("fleeting", "--json").output)["edition"] == "5.0"
    assert json.loads(_run("fleeting", "--json", "--edition", "1.0").output)["edition"] == "1.0"
    monkeypatch.setenv("JUDGE_EDITION", "9.9")
    assert "there is no edition 9.9; write one of: 1.0, 5.0" in _run("fleeting").output


def test_french() -> None:
    assert "jeton" in _run("jeton", "--lang", "fr", "--edition", "1.0").output


@pytest.mark.parametrize(
    "arguments",
    [
        ("",),
        (),
        ("x" * 10_000,),
        ("token", "--lang", "de"),
        ("token", "--edition", "9.9"),
        ("token", "--limit", "0"),
        ("token", "--limit", "many"),
        ("token", "--chapter", "9"),
        ("token", "--chapter", "2.1"),
        ("token", "--kind", "song"),
    ],
)
def test_bad_input(arguments: tuple[str, ...]) -> None:
    done = _run(*arguments)
    assert done.exit_code == 2
    assert done.output
    assert "Traceback" not in done.output


@pytest.mark.parametrize("typed", ['"a AND (', "<script>alert(1)</script>", "\x1b[31mred", "a\x00b", "9.9.z"])
def test_strange_queries(typed: str) -> None:
    done = _run(typed)
    assert done.exit_code == 0
    assert "\x1b" not in done.output
