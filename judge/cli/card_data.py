"""``judge cards forget`` and ``judge cards ship``: the imported cards removed, the cards that ship written anew."""

from __future__ import annotations

from pathlib import Path

import click

from judge.cards.printed import Printed
from judge.cards.shipped import FACTS
from judge.cards.shipping import ship as write_facts
from judge.cards.sources import read_source
from judge.cards.store import Busy, remove
from judge.cli.options import language, refuse
from judge.cli.terminal import shown
from judge.messages import Language, message


@click.command()
@language
def forget(language: Language) -> None:
    """Remove the cards that you have imported; those that ship stay, in our own words."""
    try:
        count = remove()
    except OSError as error:
        refuse(
            message("{path} cannot be removed: {reason}", path=str(error.filename), reason=error.strerror or ""),
            language,
        )
    except Busy:
        refuse(message("an import is under way; wait for its end"), language)
    said = message("imported cards removed: {count}", count=count) if count else message("no cards are imported")
    click.echo(said.say(language))


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@language
def ship(file: Path, language: Language) -> None:
    """Write anew which cards ship, from FILE, cards with their texts, of which no word is kept.

    For those who work on the judge: facts and what is understood of the abilities go into judge/cards/facts.jsonl of
    the checkout. It is due whenever the language of the cards has grown, or new cards have come out.
    """
    try:
        cards = [one for one in read_source(file, str(file), lambda count: None) if isinstance(one, Printed)]
        count, whole = write_facts(cards, FACTS)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        refuse(message("{path} cannot be read: {reason}", path=str(error.filename or file), reason=reason), language)
    said = message(
        "{count} cards ship, of which {whole} are understood wholly: {path}", count=count, whole=whole, path=str(FACTS)
    )
    click.echo(shown(said.say(language)))
