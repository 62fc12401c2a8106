"""``judge law check``: whether the rule book is whole."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from judge.cli.options import HOLDS, UNREADABLE, language, refuse
from judge.law.book import editions
from judge.law.checks import check as check_folder
from judge.messages import Language, message
from judge.place import RULES


@click.group()
def law() -> None:
    """The rule book itself."""


@law.command()
@click.argument("folder", required=False, type=click.Path(path_type=Path))
@language
def check(folder: Path | None, language: Language) -> None:
    """Check every edition of the rule book, or the edition in FOLDER."""
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
