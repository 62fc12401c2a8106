"""``judge search TEXT``: what the rules, the glossary and the scenarios say about something."""

from __future__ import annotations

import html
import re
from textwrap import fill

import click

from judge.cards.collection import Collection
from judge.cards.naming import display_name
from judge.cli.options import HOLDS, as_json, edition, language, open_book, refuse
from judge.cli.terminal import echo_json, shown
from judge.finder import SearchResult, SearchResults, finder, official_finder
from judge.law.official.store import stamp
from judge.messages import Language, Message, message
from judge.search.document import KINDS, Kind
from judge.search.query import QueryError
from judge.telling.card_names import NamedCards, card_names

WIDTH = 96
CARDS = 4
"""How many cards are named beside the rules."""

_MARKED = re.compile(r"<mark>(.*?)</mark>", re.DOTALL)

KIND_NAMES: dict[Kind, Message] = {
    "rule": message("rule"),
    "section": message("section"),
    "example": message("example"),
    "glossary": message("glossary, not a rule"),
    "scenario": message("scenario"),
    "official": message("official wording, your copy"),
}

EDITION = message("edition {edition}")
ALSO = message("(edition {edition}: {number})")
"""The edition of a result that is not of the chosen one, and what a result is called in another edition."""


@click.command()
@click.argument("text", nargs=-1)
@language
@edition
@click.option("--limit", type=click.IntRange(1, 100), default=10, show_default=True, help="How many results at most.")
@click.option("--only", is_flag=True, help="Only results of the edition; without this, it comes first.")
@click.option("--chapter", help="Only results of this chapter, such as 2.")
@click.option("--kind", "kinds", type=click.Choice(KINDS), multiple=True, help="Only results of this kind.")
@click.option("--literal", is_flag=True, help="What is typed, not what may have been meant.")
@as_json
def search(
    text: tuple[str, ...],
    language: Language,
    edition: str,
    limit: int,
    only: bool,
    chapter: str | None,
    kinds: tuple[Kind, ...],
    literal: bool,
    as_json: bool,
) -> None:
    """Find rules by a number, words, a question or a "phrase"."""
    book = open_book(edition, language)
    if chapter is not None and (chapter not in book.texts["en"].sections or "." in chapter):
        known = ", ".join(number for number in book.texts["en"].sections if "." not in number)
        refuse(
            message("there is no chapter “{chapter}”; write one of {known}", chapter=chapter[:20], known=known),
            language,
        )
    try:
        state = stamp()
        searching = finder(edition) if state is None else official_finder(edition, state)
        found = searching.search(
            " ".join(text),
            language,
            limit,
            chapter=chapter,
            kinds=kinds or None,
            edition=edition if only else None,
            names=None if literal else card_names(Collection.known()).spelt,
        )
    except QueryError as error:
        refuse(error.message, language)
    if as_json:
        echo_json(data(found), indent=2)
    else:
        _print(found, language)
    raise SystemExit(HOLDS)


def data(found: SearchResults) -> dict[str, object]:
    """What was found as JSON shows it."""
    cards = _named(found)
    return {
        "query": found.query,
        "language": found.language,
        "edition": found.edition,
        "corrected": found.corrected,
        "direct": found.direct,
        "notes": [note.say(found.language) for note in found.notes],
        "results": [
            {
                "edition": one.edition,
                "number": one.number,
                "kind": one.kind,
                "title": one.title,
                "excerpt": one.excerpt,
                "score": one.score,
                "key": one.key,
                "language": one.language,
                "question": one.question,
                "also": [{"edition": other.edition, "number": other.number} for other in one.also],
            }
            for one in found.results
        ],
        "cards": [{"id": card.id, "name": display_name(card, found.language)} for card in cards.cards],
        "card_first": cards.sure,
    }


def _named(found: SearchResults) -> NamedCards:
    return card_names(Collection.known()).named(found.query, CARDS, found.corrected)


def _print(found: SearchResults, language: Language) -> None:
    for note in found.notes:
        click.secho(fill(note.say(language), WIDTH), fg="yellow")
    cards = _named(found).cards
    if cards:
        names = ", ".join(display_name(card, language) for card in cards)
        click.echo(shown(message("cards: {names}", names=names).say(language)))
    for one in found.results:
        _print_result(one, found.edition, language)


def _print_result(result: SearchResult, chosen: str, language: Language) -> None:
    title = "" if result.title == result.number else f"  {result.title}"
    kind = "" if result.kind == "rule" else f"  ({KIND_NAMES[result.kind].say(language)})"
    edition = "" if result.edition == chosen else f"  ({EDITION.filled(edition=result.edition).say(language)})"
    also = "".join(
        "  " + ALSO.filled(edition=other.edition, number=other.number).say(language) for other in result.also
    )
    names = click.style(f"{title}{kind}{edition}{also}", dim=True)
    click.echo("\n" + click.style(result.number, fg="red", bold=True) + names)
    if result.question:
        click.echo("    " + _coloured(result.question))
    click.echo(fill(_coloured(result.excerpt), WIDTH + 20, initial_indent="    ", subsequent_indent="    "))


def _coloured(excerpt: str) -> str:
    """An excerpt for the terminal, the words that were found bold."""
    return html.unescape(_MARKED.sub(lambda found: click.style(found[1], bold=True), excerpt))
