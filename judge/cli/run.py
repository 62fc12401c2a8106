"""``judge run``, ``judge check`` and ``judge bless``: scenarios in the terminal."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path

import click

from judge.cli.options import DIFFERS, HOLDS, OPEN, UNREADABLE, as_json, language, named_edition, refuse
from judge.messages import Language, message
from judge.place import SCENARIOS
from judge.scenario.bless import bless as blessed
from judge.scenario.file import Scenario, read_file
from judge.scenario.verdict import Verdict, judge
from judge.telling import text
from judge.telling.story import story
from judge.telling.view import Story

STATUS: dict[Verdict, int] = {"holds": HOLDS, "differs": DIFFERS, "unreadable": UNREADABLE, "open": OPEN}
WORST = (UNREADABLE, DIFFERS, OPEN, HOLDS)
STYLES = {
    "title": {"bold": True},
    "move": {"bold": True},
    "teacher": {"italic": True},
    "mistake": {"fg": "red"},
    "step": {},
}

files = click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))


@click.command()
@files
@language
@named_edition
@as_json
def run(files: tuple[Path, ...], language: Language, edition: str | None, as_json: bool) -> None:
    """Run scenario FILES and show every step with its articles."""
    statuses = []
    for file in files:
        told = _told(file, language, edition)
        statuses.append(STATUS[told.verdict])
        if as_json:
            click.echo(json.dumps(told.data(), ensure_ascii=False))
        else:
            _show(told, language)
    _leave(statuses)


@click.command()
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@language
@named_edition
def check(paths: tuple[Path, ...], language: Language, edition: str | None) -> None:
    """Check scenarios, a line each: those in PATHS, or all that come with the program."""
    found = [file for path in paths or (SCENARIOS,) for file in _scenarios(path, language)]
    if not found:
        refuse(message("there is no scenario here; write the path of a .md file"), language)
    statuses = []
    for file in found:
        told = _told(file, language, edition)
        statuses.append(STATUS[told.verdict])
        for role, line in text.lines(told, language):
            if role in ("mistake", "verdict"):
                click.echo(_styled(role, line, told))
    _leave(statuses)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@language
def bless(file: Path, language: Language) -> None:
    """Write under each move of FILE what happens; the laws in brackets are for a person to type."""
    scenario = _opened(file, language)
    judgement = judge(scenario)
    if judgement.performance is None or judgement.verdict == "unreadable":
        for mistake in judgement.mistakes:
            click.echo(mistake.say(language), err=True)
        sys.exit(UNREADABLE)
    source = file.read_text(encoding="utf-8-sig")
    file.write_text(blessed(source, judgement.performance, language), encoding="utf-8")


def _scenarios(path: Path, language: Language) -> list[Path]:
    if path.is_dir():
        return sorted(file for file in path.rglob("*.md") if file.name.lower() != "readme.md")
    if not path.exists():
        refuse(message("{path}: there is no such file", path=path), language)
    return [path]


def _opened(file: Path, language: Language) -> Scenario:
    try:
        return read_file(file)
    except OSError as error:
        refuse(message("{path}: this file cannot be opened: {reason}", path=file, reason=error.strerror), language)


def _told(file: Path, language: Language, edition: str | None) -> Story:
    try:
        return story(file, language, edition)
    except OSError as error:
        refuse(message("{path}: this file cannot be opened: {reason}", path=file, reason=error.strerror), language)


def _show(told: Story, language: Language) -> None:
    for role, line in text.lines(told, language):
        click.echo(_styled(role, line, told), err=role == "mistake")


def _styled(role: str, line: str, told: Story) -> str:
    if role == "verdict":
        return click.style(line, fg=text.COLOURS[told.verdict], bold=True)
    return click.style(line, **STYLES[role])  # type: ignore[arg-type]


def _leave(statuses: Iterable[int]) -> None:
    given = set(statuses)
    sys.exit(next(status for status in WORST if status in given))
