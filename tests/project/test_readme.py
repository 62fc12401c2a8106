"""The README keeps its word: its commands run, its trace is real, its places exist, its tables are whole."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import click
import pytest
from click.testing import CliRunner
from outside import ROOT, answer, run, serving

from judge.cli import main
from judge.cli.options import DIFFERS, HOLDS, OPEN, UNPLAYED, UNREADABLE

README = (ROOT / "README.md").read_text(encoding="utf-8")
SERVE = "python3 -m venv .venv && .venv/bin/pip install -e . && .venv/bin/judge serve"
TEST = "python3 -m venv .venv && .venv/bin/pip install -e '.[test]' && .venv/bin/pytest"


def blocks(kind: str) -> list[str]:
    """The README's code blocks of a kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)


def lines(kind: str) -> Iterator[str]:
    """The lines of the README's code blocks of a kind."""
    for block in blocks(kind):
        yield from block.splitlines()


def judged() -> list[str]:
    """The README's ``judge`` commands that come to an end."""
    return [line for line in lines("sh") if line.startswith("judge ")]


def commands(group: click.Group, before: str = "judge") -> Iterator[tuple[str, click.Command]]:
    """Every command, with what is typed to run it."""
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        if isinstance(command, click.Group):
            yield from commands(command, f"{before} {name}")
        else:
            yield f"{before} {name}", command


def test_the_two_commands_stand_on_the_first_screen() -> None:
    top = README.splitlines()[:30]
    assert SERVE in top
    assert TEST in top
    assert any(line.startswith("![") for line in top)


def test_the_first_command_serves_a_fresh_copy(repository: Path, variables: dict[str, str]) -> None:
    with serving(["bash", "-c", f"{SERVE} --port 0"], repository, variables) as address:
        assert answer(f"{address}/")[0] == 200
        assert "2.1.c" in answer(f"{address}/en/rules/1.0/2.1.c")[1]
        assert answer(f"{address}/healthz")[0] == 200
    assert not (repository / "build").exists()
    assert not (repository / "judge" / "made").exists()


def test_the_second_command_is_what_the_continuous_integration_runs(repository: Path) -> None:
    assert run(["bash", ".ci/run", "--command"], repository, {}).stdout == f"{TEST}\n"
    source = (repository / ".ci" / "run").read_text(encoding="utf-8")
    assert 'bash -euo pipefail -c "$command"' in source
    assert "venv" not in source.replace('grep -oE -m1 "^ *python3 -m venv .*pytest$"', "").replace(".venv/bin/", "")


@pytest.mark.parametrize("line", judged())
def test_an_example_runs(line: str) -> None:
    done = CliRunner().invoke(main, shlex.split(line)[1:])
    assert done.exit_code == HOLDS, done.output


def test_the_trace_is_real() -> None:
    (scenario,) = re.findall(r"^The same in the terminal, `judge run ([^`]+)`", README, re.MULTILINE)
    done = CliRunner().invoke(main, ["run", scenario])
    (trace,) = blocks("text")
    assert trace in done.output, f"the README's trace is not what is printed now:\n{done.output}"


def test_every_command_stands_in_the_table() -> None:
    typed = {tuple(one.split()) for one in re.findall(r"^\| `(judge [^`]+)` \|", README, re.MULTILINE)}
    for name, command in commands(main):
        words = tuple(name.split())
        (row,) = (one for one in typed if one[: len(words)] == words)
        known = {option for one in command.params for option in one.opts}
        assert {word.strip("[]") for word in row if "--" in word} <= known
    assert len(typed) == len(list(commands(main)))


def test_every_option_that_is_named_exists() -> None:
    prose = README.partition("## On a server")[0].partition("## Commands")[2]
    known = {option for _, command in commands(main) for one in command.params for option in one.opts}
    assert set(re.findall(r"--[a-z][a-z-]*", prose)) <= known


def test_the_exit_statuses_are_those_of_the_program() -> None:
    rows = dict(re.findall(r"^\| (\d) \| ([^|]+?) \|$", README, re.MULTILINE))
    assert rows.keys() == {str(status) for status in (HOLDS, DIFFERS, UNREADABLE, OPEN, UNPLAYED)}
    assert "confirmed" in rows[str(HOLDS)] and "something else" in rows[str(DIFFERS)]
    assert "read" in rows[str(UNREADABLE)] and "open" in rows[str(OPEN)] and "stopped" in rows[str(UNPLAYED)]


def test_every_place_that_is_named_exists() -> None:
    places = re.findall(r"`((?:judge|rules|scenarios|templates|tests|\.ci)/[^`\s]*)`", README)
    links = [link for link in re.findall(r"\]\(([^)]+)\)", README) if "://" not in link]
    assert len(places) > 15 and len(links) > 3
    for place in (*places, *links):
        assert (ROOT / place).exists(), place


def test_every_program_that_is_named_exists() -> None:
    named = re.findall(r"python -m ([\w.]+)", README)
    assert len(named) > 5
    assert [one for one in named if find_spec(one) is None] == []
    measures = ROOT / "tests" / "measures"
    started = {one for one in measures.rglob("*.py") if "__main__" in one.read_text(encoding="utf-8")}
    started |= {one.parent for one in started if one.name == "__main__.py"}
    programs = {".".join(one.relative_to(ROOT).with_suffix("").parts) for one in started if one.name != "__main__.py"}
    assert len(programs) > 5 and programs <= set(named)


def test_every_room_stands_in_the_map() -> None:
    for room in (ROOT / "judge").iterdir():
        if (room / "__init__.py").exists():
            assert f"`judge/{room.name}/`" in README, room.name


def test_it_says_whose_work_it_is() -> None:
    words = " ".join(README.split())
    assert "work of fans, not of the publisher" in words
    assert "no official text" in words
    assert "https://www.altered.gg" in words
    assert "living fork" in words
