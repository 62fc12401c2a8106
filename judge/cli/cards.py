"""``judge cards``: how much of a file of cards is understood, and bringing cards in."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import suppress
from itertools import groupby
from pathlib import Path

import click

from judge.cards.coverage import FileCoverage, SetCoverage, UncoveredCard
from judge.cards.covering import AT_ONCE, cover_in_parts, joined
from judge.cards.explanation import ExplanationPart, explain
from judge.cards.importing import ImportReport, NothingToImport, import_cards
from judge.cards.language.amounts import Unsayable
from judge.cards.language.declined import Declined
from judge.cards.language.mending import mended
from judge.cards.language.reader import read_text
from judge.cards.language.shown import data
from judge.cards.sources import size
from judge.cli.card_data import forget, ship
from judge.cli.card_search import search_cards
from judge.cli.options import DIFFERS, HOLDS, UNREADABLE, as_json, edition, language, refuse
from judge.cli.played import open_rules
from judge.cli.terminal import echo_json, shown, shown_lines
from judge.cli.workers import Workers, progress, with_workers
from judge.editions import PLAYED, rules_of
from judge.game.ability import Ability
from judge.game.terms import Type
from judge.law.book import DEFAULT_EDITION
from judge.law.citation import cite
from judge.messages import Language, Mistake, message

SHOWN = 12
KINDS = ("character", "spell", "support")
"""What bears a text: anything but a Spell, a Spell, or a card in Reserve."""
COMPLAINTS = 20
"""How many mistakes of an import are told one by one."""


@click.group()
def cards() -> None:
    """The cards and the language of their texts."""


@cards.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--wordings", is_flag=True, help="Also list what is written otherwise than the judge prints the same.")
@language
@as_json
@with_workers
def coverage(file: Path, wordings: bool, language: Language, as_json: bool, workers: Workers) -> None:
    """Show how much of FILE, one card as JSON a line, is understood and played, and why the rest is not."""
    try:
        with file.open(encoding="utf-8-sig") as stream:
            lines = list(stream)
    except (OSError, UnicodeDecodeError, ValueError):
        why = message(
            "{path}: this file cannot be read; write the path of a file with one card as JSON a line", path=file
        )
        refuse(why, language)
    with workers.open(language) as workforce:
        parts = cover_in_parts(lines, PLAYED, wordings, workforce)
        with progress(parts, -(-len(lines) // AT_ONCE)) as done:
            found = joined(done, PLAYED, wordings)
    if as_json:
        echo_json(found.data(language), indent=2)
    else:
        _print(found, language)


@cards.command("import")
@click.argument("path", type=click.Path())
@language
@as_json
def bring_in(path: str, language: Language, as_json: bool) -> None:
    """Bring the cards of PATH into your data folder.

    PATH is a checkout of the community card database (with its folder CARDS or SETS), one of its files, a folder of
    such files, or a file of cards: one card, an array of cards, or one card as JSON a line. What is good goes in, and a
    second import updates. Exit status 1 says that something was left out: the first thousand such places are named.
    """
    if not path:
        refuse(message("the path is empty; write that of a file or a folder with cards"), language)
    source, total = Path(path), 0
    with suppress(OSError):
        total = size(source)
    bar = click.progressbar(length=total, file=sys.stderr) if total and sys.stderr.isatty() else None
    try:
        if bar is None:
            found = import_cards(source, path)
        else:
            with bar:
                found = import_cards(source, path, bar.update)
    except NothingToImport as error:
        _complain(error.mistakes, language)
        click.secho(shown(error.message.say(language)), fg="red", err=True)
        sys.exit(UNREADABLE)
    _complain(found.mistakes, language, found.more)
    if as_json:
        echo_json(found.data(language, rules_of(DEFAULT_EDITION).edition), indent=2)
    else:
        _report(found, language)
    sys.exit(DIFFERS if found.mistakes else HOLDS)


def _complain(mistakes: Iterable[Mistake], language: Language, unnamed: int = 0) -> None:
    told = list(mistakes)
    for mistake in told[:COMPLAINTS]:
        click.secho(shown(mistake.say(language)), fg="red", err=True)
    left = max(len(told) - COMPLAINTS, 0) + unnamed
    if left:
        more = message("and {count} more mistakes", count=left)
        click.secho(more.say(language), fg="red", err=True)


def _report(found: ImportReport, language: Language) -> None:
    sets = ", ".join(f"{name} {count}" for name, count in sorted(found.sets.items()))
    lines = [
        message(
            "{cards} cards read: {new} new, {changed} changed; {known} are known now",
            cards=found.cards,
            new=found.new,
            changed=found.changed,
            known=found.known,
        ),
        message("sets: {sets}", sets=sets),
        message(
            "the judge understands {understood} of them and can rule on {played}",
            understood=found.understood,
            played=found.played(rules_of(DEFAULT_EDITION).edition),
        ),
    ]
    if "fr" in found.without:
        lines.append(message("{count} cards have no French text", count=found.without["fr"]))
    if "en" in found.without:
        lines.append(message("{count} cards have no English text", count=found.without["en"]))
    if found.mended:
        lines.append(message("{count} texts with slips are read as they are meant; the first:", count=found.mended))
        lines += found.slips
    if found.mistakes:
        lines.append(message("{count} mistakes; what they are in was left out", count=len(found.mistakes) + found.more))
    for line in lines:
        click.echo(shown(line.say(language)))


def _print(found: FileCoverage, language: Language) -> None:
    for name, group in groupby(found.counts.items(), key=lambda item: item[0][0]):
        click.secho(name, bold=True)
        _print_set(((written, count) for (_, written), count in group), language, found)
    both = found.equal + len(found.differing)
    said = message("{equal} of {cards} cards understood in both languages say the same", equal=found.equal, cards=both)
    click.echo(said.say(language))
    if found.differing:
        click.echo(message("the others: {ids}", ids=", ".join(found.differing)).say(language))
    for number, reason in found.unread:
        said = message("line {number}: {reason}", number=number, reason=reason)
        click.secho(said.say(language), fg="yellow")


def _print_set(counts: Iterable[tuple[Language, SetCoverage]], language: Language, found: FileCoverage) -> None:
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
        for name in (one.name for one in found.editions):
            played = message(
                "edition {edition}: {played} of {cards} cards played, no rule for {no_rule}",
                edition=name,
                played=count.played[name],
                cards=count.cards,
                no_rule=count.no_rule[name],
            )
            click.echo(f"    {played.say(language)}")
        if found.worded:
            _print_wordings(count, language)
        _print_uncovered(count, language)


def _print_uncovered(count: SetCoverage, language: Language) -> None:
    """Each reason once, and below it the cards, each with the words that are meant."""
    reasons: dict[tuple[str, str], list[UncoveredCard]] = {}
    for one in count.uncovered:
        reasons.setdefault((one.edition, one.reason.say(language)), []).append(one)
    for (name, reason), cards_ in reasons.items():
        why = message("edition {edition}: {reason}", edition=name, reason=reason).say(language) if name else reason
        click.echo(f"    {shown(why)}")
        for one in cards_:
            click.echo(f"      {shown(f'{one.card} {one.words}'.strip())}")


def _print_wordings(count: SetCoverage, language: Language) -> None:
    said = message("{same} of {lines} printed as they are written", same=count.as_written, lines=count.lines_understood)
    click.echo(f"    {said.say(language)}")
    for (written, printed), lines in count.wordings.most_common():
        said = message("{lines} × “{written}” for “{printed}”", lines=lines, written=written, printed=printed)
        click.echo(f"      {shown(said.say(language))}")


@cards.command()
@click.argument("text")
@click.option("--kind", type=click.Choice(KINDS), default=None, help="What bears the text; any that fits if left out.")
@edition
@language
@as_json
def parse(text: str, kind: str | None, edition: str, language: Language, as_json: bool) -> None:
    """Show what is understood of TEXT, an ability."""
    open_rules(edition, language)
    try:
        abilities = _parsed(text, kind, language)
    except Declined as declined:
        if as_json:
            echo_json({"understood": False, **_stop(declined, language)}, indent=2)
        else:
            click.echo(shown_lines(declined.pointed.say(language), sys.stderr.encoding), err=True)
        sys.exit(DIFFERS)
    parts = _explained(abilities, language, edition)
    notes = [note.say(language) for note in mended(text, language).notes]
    if as_json:
        told = [{"text": part.text, "depth": part.depth, "laws": _articles(part, edition)} for part in parts]
        laws = list(dict.fromkeys(number for part in parts for number in _articles(part, edition)))
        known = {"understood": True, "tree": data(abilities), "explanation": told, "laws": laws, "mended": notes}
        echo_json(known, indent=2)
        return
    for note in notes:
        click.secho(message("mended: {note}", note=note).say(language), fg="yellow", err=True)
    for part in parts:
        laws_ = ", ".join(_articles(part, edition))
        click.echo(f"{'  ' * part.depth}{shown(part.text)}{f'  [{laws_}]' if laws_ else ''}")


def _parsed(text: str, kind: str | None, language: Language) -> tuple[Ability, ...]:
    """The abilities of a text; where it is not said what bears it, as the first that understands it."""
    best: Declined | None = None
    for one in (kind,) if kind else KINDS:
        try:
            return read_text(text, language, Type.SPELL if one == "spell" else Type.CHARACTER, one == "support")
        except Declined as declined:
            if best is None or declined.position > best.position:
                best = declined
    assert best is not None
    raise best


def _explained(abilities: tuple[Ability, ...], language: Language, edition: str) -> tuple[ExplanationPart, ...]:
    try:
        return explain(abilities, language, edition)
    except Unsayable:
        refuse(message("this text is understood, but no plain words are known for a part of it"), language)


def _articles(part: ExplanationPart, edition: str) -> list[str]:
    return list(dict.fromkeys(cite(law, edition).article for law in part.laws))


def _stop(declined: Declined, language: Language) -> dict[str, object]:
    return {
        "column": declined.position + 1,
        "found": declined.found,
        "expected": list(declined.expected),
        "message": declined.message.say(language),
        "caret": declined.caret,
    }


cards.add_command(search_cards)
cards.add_command(forget)
cards.add_command(ship)
