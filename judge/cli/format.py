"""``judge format``: how a scenario file is written, whole, from the tables by which it is read."""

from __future__ import annotations

import click

from judge.cli.options import as_json, edition, language
from judge.cli.played import open_rules
from judge.cli.terminal import echo_json
from judge.messages import Language
from judge.telling.file_format import data
from judge.telling.format_document import document


@click.command("format")
@edition
@language
@as_json
def file_format(edition: str, language: Language, as_json: bool) -> None:
    """Print how a scenario file is written.

    Every sentence, fact, heading and word that is read, in English and in French, with an example of each, as a
    Markdown document. With --json: an object with chapters, each with its entries.
    """
    open_rules(edition, language)
    if as_json:
        echo_json(data(language, edition), indent=2)
    else:
        click.echo(document(language, edition), nl=False)
