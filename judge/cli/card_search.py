"""``judge cards search QUERY``: the cards that fit a query."""

from __future__ import annotations

import click

from judge.cards.collection import Collection
from judge.cards.naming import display_name
from judge.cards.search.index import CardIndex
from judge.cards.search.query import CardQueryError, find_cards
from judge.cli.card import numbers
from judge.cli.options import DIFFERS, as_json, edition, language, refuse
from judge.cli.played import open_rules
from judge.cli.terminal import echo_json, shown
from judge.editions import rules_of
from judge.messages import Language, message
from judge.telling.card_face import card_face


@click.command("search", context_settings={"ignore_unknown_options": True})
@click.argument("query", nargs=-1)
@edition
@click.option("--limit", type=click.IntRange(1, 10_000), default=40, show_default=True, help="How many cards at most.")
@language
@as_json
def search_cards(query: tuple[str, ...], edition: str, limit: int, language: Language, as_json: bool) -> None:
    """Find the cards that fit QUERY, such as 't:character f:muna c<=3 kw:tough o:"target" s:core'.

    A word alone stands anywhere on the card. The page /cards/search of the site says what else can be asked. Exit
    status 1 says that no card fits.
    """
    open_rules(edition, language)
    known = Collection.known()
    try:
        found = find_cards(" ".join(query), CardIndex(known), rules_of(edition).edition)
    except CardQueryError as error:
        refuse(error.message, language)
    if as_json:
        echo_json({"count": len(found), "cards": [one.line() for one in found[:limit]]}, indent=2)
    else:
        click.echo(message("cards found: {count}", count=len(found)).say(language))
        for printed in found[:limit]:
            click.echo()
            click.echo(f"{click.style(shown(display_name(printed, language)), bold=True)}  {printed.id}")
            facts = (card_face(known.card(printed), language).kind, *numbers(printed, language))
            click.echo(f"    {shown(' · '.join(facts))}")
    raise SystemExit(0 if found else DIFFERS)
