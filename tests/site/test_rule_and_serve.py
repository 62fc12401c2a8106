"""The commands ``judge rule`` and ``judge serve``."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from judge.cli import copies, main
from judge.law.book import book

KEYS = {"number", "edition", "language", "section", "text", "remarks"} | {
    *("examples", "notes", "source", "cites", "cited_by", "scenarios")
}


def judge(*arguments: str) -> Result:
    """Run a command."""
    return CliRunner().invoke(main, list(arguments))


def test_rule_prints_the_article_its_quotes_and_its_edition() -> None:
    result = judge("rule", "2.1.c", "--edition", "1.0")
    assert result.exit_code == 0
    assert "2.1.c  No object ever changes zones" in result.output
    assert "Example." in result.output
    assert book("1.0").title["en"] in result.output
    assert "\x1b" not in result.output


def test_rule_in_french_and_in_another_shape() -> None:
    result = judge("rule", "règle 2.1 c", "--lang", "fr", "--edition", "1.0")
    assert result.exit_code == 0
    assert "Aucun objet" in result.output
    assert "Exemple." in result.output


def test_a_section_prints_its_articles() -> None:
    result = judge("rule", "2.1")
    assert result.exit_code == 0
    for article in book("1.0").section("2.1", "en").articles:
        assert f"{article.number}  " in result.output


def test_rule_as_json() -> None:
    data = json.loads(judge("rule", "2.1.c", "--json").output)
    assert set(data) >= KEYS
    assert data["source"] in ("en", "fr", "both", "glossary", "later")
    assert all(
        isinstance(data[key], list) for key in ("remarks", "examples", "notes", "cites", "cited_by", "scenarios")
    )
    section = json.loads(judge("rule", "2.1", "--json", "--lang", "fr").output)
    assert set(section["articles"][0]) >= KEYS


@pytest.mark.parametrize("number", ["2.1.z", "9.9", "x" * 10_000, "", "\x1b[31m", "2.1.c.d", "🂡"])
def test_an_unknown_number_is_refused(number: str) -> None:
    for language in ("en", "fr"):
        result = judge("rule", number, "--lang", language)
        assert result.exit_code == 2
        assert "\x1b" not in result.output
        assert 0 < len(result.output) < 300
        assert not result.exception or isinstance(result.exception, SystemExit)


def test_the_nearest_numbers_are_offered() -> None:
    assert re.search(r"2\.1\.[a-z]", judge("rule", "2.1.z").output.partition("nearest")[2])


def test_an_unknown_edition_is_refused() -> None:
    assert judge("rule", "2.1.c", "--edition", "9.9").exit_code == 2


def test_a_taken_port_is_said_clearly() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        result = judge("serve", "--port", port)
    assert result.exit_code == 2
    assert f"port {port} of 127.0.0.1 is taken" in result.output


@pytest.mark.parametrize(
    "arguments",
    [
        ("--public-url", "judge.example"),
        ("--public-url", "https://x/path"),
        ("--host", "no such host"),
        ("--port", "70000"),
        ("--port", "x"),
        ("--lang", "de"),
    ],
)
def test_serve_refuses_what_it_cannot_use(arguments: tuple[str, str]) -> None:
    result = judge("serve", "--port", "0", *arguments)
    assert result.exit_code == 2
    assert result.output
    assert isinstance(result.exception, SystemExit)


@contextmanager
def served(*arguments: str, **variables: str) -> Iterator[str]:
    """The address of a site that is served."""
    command = [sys.executable, "-c", "from judge.cli import main; main()", "serve", "--port", "0", *arguments]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", **variables}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout
            line = process.stdout.readline()
            match = re.search(r"http://127\.0\.0\.1:\d+/", line)
            assert match, line
            yield match[0]
        finally:
            process.terminate()
            process.wait(timeout=30)


def well(address: str) -> bool:
    """Whether a site says that it is well."""
    with urllib.request.urlopen(f"{address}healthz", timeout=30) as answer:
        return bool(answer.read().startswith(b"ok "))


@pytest.mark.parametrize("processes", ["1", "2"])
def test_serve_prints_its_address_and_answers(tmp_path: Path, processes: str) -> None:
    if processes != "1" and not copies.possible():
        pytest.skip("a process of this system cannot be copied safely")
    own = dict.fromkeys(("HOME", "LOCALAPPDATA", "XDG_CACHE_HOME"), str(tmp_path))
    with served("--lang", "fr", "--processes", processes, **own) as address:
        assert well(address)


def test_connections_on_which_nobody_says_a_word_keep_nobody_out() -> None:
    with served() as address, ExitStack() as held:
        port = int(address.rstrip("/").rpartition(":")[2])
        for _ in range(300):
            held.enter_context(socket.create_connection(("127.0.0.1", port), timeout=30))
        assert well(address)


def test_several_processes_where_that_is_not_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copies, "possible", lambda: False)
    assert copies.usual() == 1
    result = judge("serve", "--port", "0", "--processes", "2", "--lang", "fr")
    assert result.exit_code == 2
    assert "--processes" in result.output.splitlines()[0]
    assert "Linux" in result.output
