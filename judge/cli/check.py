"""``judge check``: scenarios checked, a line each."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from judge.cli.files import scenarios
from judge.cli.judging import judged
from judge.cli.options import HOLDS, OPEN, STATUS, UNREADABLE, language, leave, named_edition
from judge.cli.terminal import shown, shown_lines
from judge.messages import Language
from judge.place import SCENARIOS
from judge.scenario.named_file import Unopened, named, shelf_name
from judge.scenario.verdict import Verdict
from judge.telling import text
from judge.telling.entry import ScenarioEntry
from judge.telling.loading import load_entries


@click.command()
@click.argument("paths", nargs=-1)
@language
@named_edition
def check(paths: tuple[str, ...], language: Language, edition: str | None) -> None:
    """Check scenarios, a line each.

    PATHS are files and folders; without any, all scenarios that come with the program are checked. What is wrong is
    printed to the standard error, each line as file:line: what. In a folder, a file that says itself that the rules
    leave it open is as good as a confirmed one.
    """
    statuses = []
    for path in paths or (str(SCENARIOS),):
        try:
            found = scenarios(path)
        except Unopened as error:
            statuses.append(_cannot(error, language))
        else:
            checked = _check(found, language, edition)
            statuses += [HOLDS if status == OPEN and found != [named(path)] else status for status in checked]
    leave(statuses)


def _check(files: Sequence[Path], language: Language, edition: str | None) -> list[int]:
    """Judge some files, as the edition that they name or as another one, and say how it went."""
    if edition is None:
        entries = load_entries({shelf_name(file): file for file in files})
        return [_say(file, entry, language) for file, entry in zip(files, entries.values(), strict=True)]
    return [_say_judged(file, language, edition) for file in files]


def _say(path: Path, entry: ScenarioEntry | Exception, language: Language) -> int:
    if isinstance(entry, OSError):
        return _cannot(Unopened(path, entry), language)
    if isinstance(entry, Exception):
        raise entry
    heading = entry.headings[language]
    mended, mistakes = (
        [f"{one.file}:{one.line}: {one.message}" for one in faults] for faults in (heading.mended, heading.mistakes)
    )
    return _say_verdict(path, mended, mistakes, entry.verdict, entry.twins, entry.editions, language)


def _say_judged(path: Path, language: Language, edition: str) -> int:
    try:
        judgement = judged(path, edition)
    except Unopened as error:
        return _cannot(error, language)
    mended, mistakes = (
        [one.say(language) for one in faults] for faults in (judgement.scenario.mended, judgement.mistakes)
    )
    return _say_verdict(path, mended, mistakes, judgement.verdict, len(judgement.twins), (edition,), language)


def _say_verdict(
    path: Path,
    mended: Sequence[str],
    mistakes: Sequence[str],
    verdict: Verdict,
    twins: int,
    editions: Sequence[str],
    language: Language,
) -> int:
    for colour, faults in (("yellow", mended), ("red", mistakes)):
        for fault in faults:
            click.secho(shown_lines(fault, sys.stderr.encoding), fg=colour, err=True)
    line = f"{shown(shelf_name(path))}: {text.verdict(verdict, twins, language, editions)}"
    click.secho(line, fg=text.COLOURS[verdict], bold=True)
    return STATUS[verdict]


def _cannot(error: Unopened, language: Language) -> int:
    click.secho(shown(error.message.say(language)), fg="red", err=True)
    return UNREADABLE
