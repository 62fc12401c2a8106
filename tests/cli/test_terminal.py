"""The terminal: colours, encodings, readers that go away, people who press Ctrl-C."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st
from typing_judge import PROGRAM, judge, program

from judge.cli import copies, main, rule
from judge.cli.terminal import shown, shown_lines

SPOKEN = (
    ("rule", "2.1.c", "--lang", "fr"),
    ("search", "jeton", "--lang", "fr"),
    ("run", "objects/kuwat-and-haven", "--lang", "fr"),
    ("check", "objects/kuwat-and-haven", "--lang", "fr"),
    ("coverage", "--lang", "fr"),
    ("run", "nowhere", "--lang", "fr"),
    ("--help",),
)


def on_a_terminal(*arguments: str, **variables: str) -> bytes:
    """What a command prints on a terminal."""
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [*PROGRAM, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env={**os.environ, **variables}
    ) as process:
        os.close(theirs)
        said = b""
        try:
            while part := os.read(ours, 65_536):
                said += part
        except OSError:
            pass
        process.wait(timeout=60)
    os.close(ours)
    return said


@pytest.mark.parametrize("arguments", SPOKEN[:5], ids=lambda words: words[0])
def test_colours_only_where_they_can_be_seen(arguments: tuple[str, ...]) -> None:
    assert "\x1b[" in judge(*arguments, colour=True).output
    assert "\x1b[" not in judge(*arguments).output


def test_colours_only_on_a_terminal() -> None:
    check = ("check", "objects/kuwat-and-haven")
    assert b"\x1b[" in on_a_terminal(*check)
    assert b"\x1b[" not in on_a_terminal(*check, NO_COLOR="1")
    assert b"\x1b[" not in program(*check).stdout


@pytest.mark.parametrize(
    "variables",
    [
        {"PYTHONIOENCODING": "ascii"},
        {"PYTHONIOENCODING": "latin-1"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    ],
    ids=lambda variables: next(iter(variables.values())),
)
def test_every_encoding_is_good_enough(variables: dict[str, str]) -> None:
    done = program("run", "objects/kuwat-and-haven", "nowhere", "--lang", "fr", **variables)
    assert done.returncode == 2
    assert b"Traceback" not in done.stdout + done.stderr
    assert len(done.stdout.splitlines()) > 20 and len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("arguments", SPOKEN, ids=" ".join)
def test_every_command_can_be_printed_in_plainer_letters(arguments: tuple[str, ...]) -> None:
    done = CliRunner(charset="latin-1").invoke(main, list(arguments), prog_name="judge")
    assert done.exit_code == (2 if "nowhere" in arguments else 0), done.exception
    assert "?" not in re.sub(r"[ \xa0]\?(?=\s|$)", "", done.output), "a letter was lost"


@pytest.mark.parametrize("command", ["run", "check"])
def test_a_reader_that_goes_away(command: str) -> None:
    with subprocess.Popen(
        [*PROGRAM, command, *["objects/kuwat-and-haven"] * 40], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout and process.stderr
        assert process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        process.wait(timeout=60)
    assert process.returncode not in (0, 1, 2, 3)


def test_stopped_by_a_person(monkeypatch: pytest.MonkeyPatch) -> None:
    def press(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(rule, "open_book", press)
    done = judge("rule", "2.1.c")
    assert done.exit_code == 130
    assert done.output.strip() == ""


HEARS_INTERRUPTS = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
"""What a shell in the background lets be ignored is heard again. Done in the program itself: nothing of Python may run
between the copying of a process that has threads and the program."""

AT_A_TERMINAL = [sys.executable, "-c", f"{HEARS_INTERRUPTS}; {PROGRAM[-1]}"]
"""The program as a person begins it, to whom it listens."""


@pytest.mark.parametrize(
    ("asked", "processes"),
    [((), copies.usual()), (("en/desk",), copies.usual()), (("en/desk",), 1)],
    ids=["at once", "when it has answered", "a single process"],
)
def test_a_server_is_stopped_by_a_person(tmp_path: Path, asked: tuple[str, ...], processes: int) -> None:
    with subprocess.Popen(
        [*AT_A_TERMINAL, "serve", "--port", "0", "--processes", str(processes)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        start_new_session=True,
    ) as process:
        assert process.stdout and process.stderr
        found = re.search(r"http://\S+/", process.stdout.readline().decode())
        assert found
        for path in asked:
            with urllib.request.urlopen(found[0] + path, timeout=60) as answer:
                assert answer.status == 200
        os.killpg(process.pid, signal.SIGINT)
        assert b"Traceback" not in process.stderr.read()
        process.wait(timeout=60)


def test_a_server_is_stopped_by_a_person_while_it_makes_ready(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*AT_A_TERMINAL, "serve", "--port", "0", "--processes", str(copies.usual())],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "JUDGE_CACHE": str(tmp_path / "cache")},
        start_new_session=True,
    ) as process:
        assert process.stdout and process.stderr
        assert b"http://" in process.stdout.readline()
        while not (tmp_path / "cache").is_dir():
            assert process.poll() is None
        os.killpg(process.pid, signal.SIGINT)
        said = process.stderr.read()
        assert b"Traceback" not in said and b"leaked" not in said
        process.wait(timeout=60)
    assert process.returncode == 0


@given(st.text())
def test_no_text_commands_a_terminal_or_is_too_strange_to_print(text: str) -> None:
    said = shown(text)
    assert len(said) == len(text)
    assert not re.search("[\x00-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]", said)
    for encoding in ("ascii", "latin-1", "cp1252"):
        printed = said.encode(encoding, "judge-plain").decode(encoding)
        assert len(printed) >= len(said)


def test_letters_that_command_a_terminal_are_not_shown() -> None:
    assert shown("a\x1b[31mb\x07\u202ec\u2028d\r\n") == "a [31mb  c d  "
    assert shown("« déjà » 🂡 ’") == "« déjà » 🂡 ’"


def test_a_cache_folder_that_is_of_no_use(tmp_path: Path) -> None:
    folder = tmp_path / "cache"
    folder.write_text("x", encoding="utf-8")
    done = program("search", "token", JUDGE_CACHE=str(folder))
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    assert b"token" in done.stdout


@pytest.mark.parametrize(
    ("before", "columns"),
    [("I gain ", 7), ("漢字 ", 5), ("e\u0301\u0301t ", 3), ("a\u200bb ", 4), ("ﬀ\x1b ", 3), ("… ", 2)],
)
def test_a_caret_stands_under_its_word(before: str, columns: int) -> None:
    line, mark = shown_lines(f"{before}word\n{' ' * len(before)}^").split("\n")
    assert mark == " " * columns + "^" and line == shown(before) + "word"


def test_a_caret_stands_under_its_word_in_another_encoding() -> None:
    assert shown_lines("… word\n  ^", "ascii").split("\n")[1] == " " * len("... ") + "^"


def test_what_is_not_understood_of_a_text_is_shown_lines_at() -> None:
    done = judge("cards", "parse", "{J} I gain 1 boost. 漢字 Explode")
    *_, line, mark = done.stderr.splitlines()
    assert line.index("漢字") == mark.index("^")
