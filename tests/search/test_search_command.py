"""The command ``judge search``."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner, Result

from judge.cli import main


def _run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["search", *arguments])


def test_text() -> None:
    done = _run("may", "I", "decline", "a", "cost", "--limit", "3")
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


def test_french() -> None:
    assert "jeton" in _run("jeton", "--lang", "fr").output


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
