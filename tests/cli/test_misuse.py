"""A command line that cannot be understood is answered plainly, in the language that it asks for."""

from __future__ import annotations

import json
import re

import click
import pytest
from typing_judge import judge

from judge.cli import main

ANYWHERE = click.Context(main)
LISTED = main.list_commands(ANYWHERE)
COMMANDS = (
    (),
    *((name,) for name in LISTED if not isinstance(main.get_command(ANYWHERE, name), click.Group)),
    ("law",),
    ("law", "check"),
)
MISUSED = (
    ("nothing",),
    ("law", "nothing"),
    ("rule",),
    ("rule", "2.1.c", "2.1.d"),
    ("rule", "2.1.c", "--bogus"),
    ("rule", "2.1.c", "--edition"),
    ("run",),
    ("run", "--jsn", "x"),
    ("run", "--json=yes", "x"),
    ("bless",),
    ("bless", "a", "b"),
    ("search", "x", "--limit", "0"),
    ("search", "x", "--limit", "many"),
    ("search", "x", "--kind", "song"),
    ("serve", "--port", "70000"),
    ("serve", "more"),
    ("coverage", "2.1"),
    ("coverage", "--edition", "9.9"),
    ("rule", "2.1.c", "--edition", "../1.0"),
    ("search", "x", "--edition", "\x1b[31m"),
    ("rule", "9.9.z"),
    ("search", ""),
    ("search", " \t "),
    ("search", "a" * 10_000),
    ("search", "\x00\x1b"),
    ("law", "check", "nowhere"),
    ("run", "nowhere"),
    ("check", "nowhere"),
)
ENGLISH = re.compile(r"\b(the|there|is|write|takes|needs|missing|see|cannot|such|characters|nothing|letters)\b")


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_help(words: tuple[str, ...]) -> None:
    done = judge(*words, "--help")
    assert done.exit_code == 0
    assert done.stderr == ""
    usage, _, rest = done.stdout.partition("\n")
    assert usage.startswith(f"Usage: {' '.join(('judge', *words))} ")
    assert re.match(r"\n  [A-Z“].*\w", rest)
    assert "..." not in rest.partition("Commands:")[2], "the first sentence of each command fits on its line"


@pytest.mark.parametrize("words", MISUSED, ids=lambda words: " ".join(words)[:30].encode("unicode_escape").decode())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_misuse(words: tuple[str, ...], language: str) -> None:
    before, after = (words[:2], words[2:]) if words[0] == "law" else (words[:1], words[1:])
    done = judge(*before, "--lang", language, *after)
    if words[0] == "nothing" or words == ("law", "nothing"):
        done = judge(*words, "--lang", language)
    assert done.exit_code == 2
    said = done.stderr
    assert said.strip()
    assert len(said) < 1000
    assert "\x1b" not in said
    assert isinstance(done.exception, SystemExit)
    if language == "fr":
        told = "\n".join(line for line in said.splitlines() if not line.startswith("Usage: "))
        assert not ENGLISH.search(told.replace("nothing", "")), told


def test_an_unknown_language() -> None:
    for command in ("rule", "search", "run", "check", "coverage", "serve"):
        done = judge(command, "--lang", "de", "x")
        assert done.exit_code == 2
        assert "--lang takes one of en, fr" in done.stderr


def test_a_misspelled_option_is_mended() -> None:
    assert "--json" in judge("run", "--jsno", "x").stderr


def test_an_unknown_article_offers_the_nearest() -> None:
    done = judge("rule", "2.1.zz")
    assert done.exit_code == 2
    assert done.stdout == ""
    assert re.search(r"2\.1\.[a-z]", done.stderr)


def test_the_short_help_is_for_those_who_type_nothing() -> None:
    done = judge()
    assert "Usage: judge" in done.output
    assert done.exit_code in (0, 2)


@pytest.mark.parametrize("query", ['"a AND (', "<script>alert(1)</script>", "a\x07b", "((((", "NOT", "*", "a~b^c"])
def test_strange_queries_are_only_words(query: str) -> None:
    done = judge("search", query, "--json")
    assert done.exit_code in (0, 2)
    if done.exit_code == 0:
        assert json.loads(done.stdout)["language"] == "en"
    assert isinstance(done.exception, SystemExit | None)


def test_a_broken_program_says_so_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("nobody meant this")

    monkeypatch.setattr("judge.cli.rule.open_book", broken)
    result = judge("rule", "2.1.c")
    assert result.exit_code == 70
    assert "ZeroDivisionError" in result.stderr and "Traceback" not in result.output
