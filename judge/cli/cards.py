"""``judge cards coverage``: how much of a file of cards the card language understands."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

import click

from judge.cards.coverage import Count, Coverage, cover
from judge.cli.options import as_json, language, refuse
from judge.cli.terminal import echo_json
from judge.messages import Language, message

SHOWN = 12


@click.group()
def cards() -> None:
    """The cards and the language of their texts."""


@cards.command()
@click.argument("file", type=click.Path(path_type=Path))
@language
@as_json
def coverage(file: Path, language: Language, as_json: bool) -> None:
    """Show how much of FILE, one card as JSON a line, is understood."""
    try:
        with file.open(encoding="utf-8-sig") as lines:
            found = cover(lines)
    except (OSError, UnicodeDecodeError, ValueError):
        why = message(
            "{path}: this file cannot be read; write the path of a file with one card as JSON a line", path=file
        )
        refuse(why, language)
    if as_json:
        echo_json(found.data(language), indent=2)
    else:
        _print(found, language)


def _print(found: Coverage, language: Language) -> None:
    for name, group in groupby(found.counts.items(), key=lambda item: item[0][0]):
        click.secho(name, bold=True)
        _print_set(((written, count) for (_, written), count in group), language)
    both = found.equal + len(found.differing)
    said = message("{equal} of {cards} cards understood in both languages say the same", equal=found.equal, cards=both)
    click.echo(said.say(language))
    if found.differing:
        click.echo(message("the others: {ids}", ids=", ".join(found.differing)).say(language))
    for number, reason in found.unread:
        said = message("line {number}: {reason}", number=number, reason=reason)
        click.secho(said.say(language), fg="yellow")


def _print_set(counts: Iterable[tuple[Language, Count]], language: Language) -> None:
    for written, count in counts:
        figures = message(
            "{language}: {lines_understood} of {lines} lines, {cards_understood} of {cards} cards understood",
            language=written,
            lines_understood=count.lines_understood,
            lines=count.lines,
            cards_understood=count.cards_understood,
            cards=count.cards,
        )
        click.echo(f"  {figures.say(language)}")
        if count.stops:
            words = ", ".join(f"“{word}” {times}" for word, times in count.stops.most_common(SHOWN))
            click.secho(f"    {message('stopped at {words}', words=words).say(language)}", fg="yellow")
