"""``judge rule NUMBER``: one article or section."""

from __future__ import annotations

from dataclasses import asdict
from textwrap import fill

import click

from judge.cli.options import as_json, edition, language, open_book, refuse
from judge.cli.terminal import echo_json, shown_lines
from judge.law.book import Book
from judge.law.looked_up import UnknownNumber, number_in
from judge.law.official.store import imported
from judge.law.official.wording import Wording
from judge.messages import Language, message
from judge.telling.article import QUOTE_NAMES, ArticleFacts, article_facts, section_data
from judge.telling.history import KIND_NAMES, History, histories
from judge.telling.namesakes import Namesake, namesakes
from judge.telling.shelf import shelf

WIDTH = 96


def find(book: Book, typed: str, language: Language) -> str:
    """The number that a person typed, if the edition has it; otherwise it is refused with the nearest ones."""
    try:
        return number_in(book, typed)
    except UnknownNumber as error:
        refuse(error.message, language)


@click.command()
@click.argument("number")
@language
@edition
@as_json
def rule(number: str, language: Language, edition: str, as_json: bool) -> None:
    """Show an article (2.1.c) or a section (2.1) of the rules."""
    book = open_book(edition, language)
    found = find(book, number, language)
    if found in book.texts[language].sections:
        if as_json:
            _print_json(section_data(book, found, language, shelf().deciding))
        else:
            _print_section(book, found, language)
        return
    facts = article_facts(book, found, language, shelf().deciding)
    own = imported().get((edition, language), {}).get(found)
    if as_json:
        history = [one.data() for one in histories(edition, found, language)]
        told = {**facts.data(), "history": history, "namesakes": [asdict(one) for one in namesakes(edition, found)]}
        _print_json({**told, **({"official": own.data()} if own else {})})
        return
    click.secho(" › ".join(f"{one.number} {one.title}" for one in facts.trail), dim=True)
    click.echo()
    _print_article(facts)
    _print_official(own, language)
    _print_around(book, facts)


def _print_json(data: dict[str, object]) -> None:
    echo_json(data, indent=2)


def _print_section(book: Book, number: str, language: Language) -> None:
    above = book.above(number, language)[:-1]
    if above:
        click.secho(" › ".join(f"{one.number} {one.title}" for one in above), dim=True)
    for section in book.within(number, language):
        click.secho(f"\n{section.number} {section.title}\n", bold=True)
        for article in section.articles:
            _print_article(article_facts(book, article.number, language))
    click.secho(f"{book.title[language]}. {book.later[language]}", dim=True)


def _print_article(facts: ArticleFacts) -> None:
    article = facts.article
    click.echo(click.style(article.number, fg="red", bold=True) + "  " + wrapped(article.text, "").lstrip())
    click.echo()
    for quote in article.quotes:
        if quote.kind in QUOTE_NAMES:
            click.echo(wrapped(f"{QUOTE_NAMES[quote.kind].say(facts.language)}. {quote.text}", "    "))
            click.echo()


def _print_official(own: Wording | None, language: Language) -> None:
    if own is None:
        return
    click.secho(message("official wording, your copy").say(language), fg="blue")
    click.echo(wrapped(shown_lines(own.text), "    "))
    for kind, words in own.quotes:
        click.echo(wrapped(f"{QUOTE_NAMES[kind].say(language)}. {shown_lines(words)}", "      "))
    click.echo()


def _print_around(book: Book, facts: ArticleFacts) -> None:
    language = facts.language
    if facts.article.references:
        click.echo(message("cites: {numbers}", numbers=", ".join(facts.article.references)).say(language))
    if facts.cited_by:
        click.echo(message("cited by: {numbers}", numbers=", ".join(facts.cited_by)).say(language))
    for history in histories(facts.edition, facts.article.number, language):
        _print_history(history, language)
    for namesake in namesakes(facts.edition, facts.article.number):
        _print_namesake(namesake, language)
    if facts.scenarios:
        click.echo(message("scenarios: {paths}", paths=", ".join(facts.scenarios)).say(language))
    click.secho(f"{book.title[language]}. {book.later[language]}", dim=True)


def _print_history(history: History, language: Language) -> None:
    for change in history.changes:
        became = message(
            "from {earlier} to {later}: {before} → {after}, {kind}",
            earlier=history.earlier,
            later=history.later,
            before=", ".join(one.number for one in history.before) or "-",
            after=change.number if history.after else "-",
            kind=KIND_NAMES[change.kind],
        )
        click.echo(became.say(language))
        if change.summary:
            click.echo(wrapped(change.summary, "    "))


def _print_namesake(namesake: Namesake, language: Language) -> None:
    here = ", ".join(namesake.counterparts) or "-"
    said = message(
        "{number} was another rule in edition {edition}; that one is {here} here",
        number=namesake.number,
        edition=namesake.edition,
        here=here,
    )
    click.echo(said.say(language))


def wrapped(text: str, indent: str) -> str:
    """The text in lines that fit; a list keeps a line an item."""
    lines: list[str] = []
    for line in text.splitlines():
        if lines and not line.startswith("- "):
            lines[-1] += " " + line.strip()
        else:
            lines.append(line)
    return "\n".join(
        fill(
            line,
            WIDTH,
            initial_indent=indent,
            subsequent_indent=indent + ("  " if line.startswith("- ") else ""),
            break_on_hyphens=False,
        )
        for line in lines
    )
