"""``judge law``: whether the rule book is whole, and the user's own copy of the official text."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from judge.cli.files import unread
from judge.cli.law_diff import diff
from judge.cli.options import DIFFERS, HOLDS, UNREADABLE, as_json, edition, language, open_book, refuse
from judge.cli.terminal import echo_json, shown
from judge.finder import official_finder
from judge.law.book import editions
from judge.law.checks import check as check_folder
from judge.law.official.importing import Imported, NothingImported, import_official
from judge.law.official.store import forget, stamp
from judge.messages import LANGUAGES, Language, message
from judge.place import RULES

COMPLAINTS = 20
"""How many mistakes of an import are told one by one."""


@click.group()
def law() -> None:
    """The rule book itself."""


law.add_command(diff)


@law.command()
@click.argument("folder", required=False, type=click.Path(path_type=Path))
@language
def check(folder: Path | None, language: Language) -> None:
    """Check the rule book, or the edition in FOLDER."""
    folders = [folder] if folder else [RULES / edition for edition in editions()]
    if not folders:
        refuse(message("{folder}: there is no edition of the rules here", folder=RULES), language)
    mistakes = 0
    for one in folders:
        try:
            found = check_folder(one)
        except OSError:
            refuse(
                message(
                    "{folder}: this is no edition of the rules; write the path of a folder such as rules/1.0",
                    folder=one,
                ),
                language,
            )
        for mistake in found:
            click.echo(f"{one}/{mistake.say(language)}", err=True)
        mistakes += len(found)
    sys.exit(UNREADABLE if mistakes else HOLDS)


@law.command("import")
@click.argument("file")
@click.option(
    "--lang", "language", type=click.Choice(LANGUAGES), required=True, help="The language of the text: en or fr."
)
@edition
@as_json
def bring_in(file: str, language: Language, edition: str, as_json: bool) -> None:
    """Take in your own copy of the official text.

    FILE goes into your data folder; it is plain text: numbered articles with their remarks and examples. A second
    import updates. The site shows it beside our own words, to you alone: it is not ours to hand on. Exit status 1 says
    that an article has no place.
    """
    book = open_book(edition, language)
    try:
        found = import_official(Path(file), file, book, language)
    except NothingImported as error:
        for mistake in error.mistakes[:COMPLAINTS]:
            click.secho(shown(mistake.say(language)), fg="red", err=True)
        if len(error.mistakes) > COMPLAINTS:
            more = message("and {count} more mistakes", count=len(error.mistakes) - COMPLAINTS)
            click.secho(more.say(language), fg="red", err=True)
        click.secho(message("nothing is imported").say(language), fg="red", err=True)
        sys.exit(UNREADABLE)
    except (OSError, ValueError) as error:
        refuse(unread(file, error), language)
    _index(edition)
    if as_json:
        echo_json(found.data(language), indent=2)
    else:
        _report(found, file, language)
    sys.exit(DIFFERS if any(one.numbered for one in found.unplaced) else HOLDS)


def _index(edition: str) -> None:
    """Make the text ready to be searched, so that the site need not when it is first asked."""
    state = stamp()
    if state is not None:
        official_finder(edition, state)


def _report(found: Imported, file: str, language: Language) -> None:
    for one in found.unplaced:
        said = message("{reason}: {text}", reason=one.reason, text=one.text)
        click.echo(shown(f"{file}:{one.line}: {said.say(language)}"))
    placed = message(
        "{articles} articles placed: {new} new, {changed} changed; {known} of {of} are known now",
        articles=found.articles,
        new=found.new,
        changed=found.changed,
        known=found.known,
        of=found.of,
    )
    click.secho(placed.say(language), fg="green")
    if found.unplaced:
        click.echo(message("{count} lines have no place", count=len(found.unplaced)).say(language))


@law.command("forget-official")
@language
def forget_official(language: Language) -> None:
    """Remove your own copy of the official text."""
    try:
        there = forget()
    except OSError as error:
        refuse(
            message("{path} cannot be removed: {reason}", path=str(error.filename), reason=error.strerror or ""),
            language,
        )
    said = message("the official text is removed") if there else message("no official text is imported")
    click.echo(said.say(language))
