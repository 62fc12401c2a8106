"""``judge coverage``: how much of an edition the engine plays and the scenarios show."""

from __future__ import annotations

from itertools import groupby
from textwrap import fill

import click

from judge.cli.options import as_json, edition, language, open_book
from judge.cli.terminal import echo_json
from judge.law.book import Book
from judge.messages import Language, message
from judge.telling.coverage import STATUS_NAMES, STATUSES, Coverage, Status
from judge.telling.coverage import coverage as cover

WIDTH = 96
COLOURS: dict[Status, str] = {"shown": "green", "enforced": "cyan", "definition": "bright_black", "not yet": "yellow"}


@click.command()
@language
@edition
@as_json
def coverage(language: Language, edition: str, as_json: bool) -> None:
    """Show which articles the judge applies and scenarios show."""
    book = open_book(edition, language)
    found = cover(edition)
    if as_json:
        echo_json(found.data(language), indent=2)
        return
    click.secho(book.title[language], bold=True)
    for chapter in _chapters(book):
        title = book.section(chapter, language).title
        click.echo()
        click.secho(f"{chapter} {title}", bold=True)
        _print_counts(found, chapter, language)
        _print_numbers(found, chapter, language)
    click.echo()
    click.secho(message("all chapters").say(language), bold=True)
    _print_counts(found, "", language)


def _chapters(book: Book) -> tuple[str, ...]:
    return tuple(number for number in book.texts["en"].sections if "." not in number)


def _print_counts(found: Coverage, chapter: str, language: Language) -> None:
    counts = [(status, found.count(status, chapter)) for status in STATUSES]
    total = sum(count for _, count in counts)
    parts = [click.style(f"{STATUS_NAMES[one].say(language)} {count}", fg=COLOURS[one]) for one, count in counts]
    click.echo("  " + " · ".join([message("{count} articles", count=total).say(language), *parts]))


def _print_numbers(found: Coverage, chapter: str, language: Language) -> None:
    for status in STATUSES:
        numbers = [state.number for state in found.within(chapter) if state.status == status]
        if numbers:
            text = message("{status}: {numbers}", status=STATUS_NAMES[status], numbers=_short(numbers)).say(language)
            click.secho(fill(text, WIDTH, initial_indent="  ", subsequent_indent="    "), fg=COLOURS[status])
    sums = [f"{one.number} → {', '.join(one.sums_up)}" for one in found.within(chapter) if one.sums_up]
    if sums:
        text = message("sum up others: {numbers}", numbers="; ".join(sums)).say(language)
        click.echo(fill(text, WIDTH, initial_indent="  ", subsequent_indent="    "))


def _short(numbers: list[str]) -> str:
    """The numbers with each section written once: ``2.1.c d e``."""
    parts = [number.rpartition(".") for number in numbers]
    groups = groupby(parts, key=lambda part: part[0])
    return ", ".join(f"{section}.{' '.join(letter for *_, letter in group)}" for section, group in groups)
