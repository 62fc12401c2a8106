"""``judge law diff 1.0 5.0 [NUMBER]``: what became of the rules from one edition to the next, word by word."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

import click

from judge.cli.options import as_json, language, open_book, refuse
from judge.cli.rule import find, wrapped
from judge.cli.terminal import echo_json
from judge.law.book import Book, read_number
from judge.law.concordance import ONE_RULE, concordance
from judge.law.word_diff import WordRun
from judge.messages import Language, message
from judge.telling.history import KIND_NAMES, History, histories, pairs
from judge.telling.mechanisms import MARK_NAMES, counts_of_marks

INDENT = " " * 6

_MARKED = re.compile(r"\[-.*?-\]|\{\+.*?\+\}", re.DOTALL)


@click.command()
@click.argument("earlier")
@click.argument("later")
@click.argument("number", required=False)
@language
@as_json
def diff(earlier: str, later: str, number: str | None, language: Language, as_json: bool) -> None:
    """Show what changed from one edition to a later one.

    NUMBER is an article or a section of the later edition, or of the earlier one if the later has none of that number.
    Words that the later edition lacks stand in [-...-], words that it adds in {+...+}.
    """
    for edition in (earlier, later):
        open_book(edition, language)
    if (earlier, later) not in pairs():
        known = [message("{earlier} and {later}", earlier=one, later=other).say(language) for one, other in pairs()]
        refuse(message("the editions compared are {known}", known="; ".join(known)), language)
    found = list(_histories(earlier, later, number, language))
    if as_json:
        histories = [one.data() for one in found]
        echo_json(
            {"earlier": earlier, "later": later, "counts": counts_of_marks(later), "histories": histories}, indent=2
        )
        return
    for one in found:
        _print(one, language)
    if not found:
        click.echo(message("nothing differs there").say(language))
    if number is None:
        names = zip(MARK_NAMES.values(), counts_of_marks(later).values(), strict=True)
        counts = ", ".join(f"{count} {name.say(language)}" for name, count in names)
        click.echo(message("What scenarios show of the mechanisms: {counts}", counts=counts).say(language))


def _histories(earlier: str, later: str, typed: str | None, language: Language) -> Iterator[History]:
    before, after = open_book(earlier, language), open_book(later, language)
    if typed is None:
        whole = concordance(later)
        dropped = whole.dropped if whole is not None else ()
        yield from _differing([*_of(after, after.numbers, language), *_of(before, dropped, language)], earlier)
        return
    number = read_number(typed[:80]) or typed
    book = before if number in before and number not in after else after
    found = find(book, typed, language)
    if found in book.texts[language].articles:
        yield from (one for one in _of(book, [found], language) if (one.earlier, one.later) == (earlier, later))
    else:
        inside = [article.number for section in book.within(found, language) for article in section.articles]
        yield from _differing(_of(book, inside, language), earlier)


def _of(book: Book, numbers: Iterable[str], language: Language) -> Iterator[History]:
    for number in numbers:
        yield from histories(book.edition, number, language)


def _differing(found: Iterable[History], earlier: str) -> Iterator[History]:
    """Those from an edition on in which something changed, each group of articles once."""
    shown = set()
    for one in found:
        group = [(article.number for article in side) for side in (one.before, one.after)]
        key = (tuple(group[0]), tuple(group[1]), tuple(one.changes) if not one.after else ())
        if one.earlier == earlier and key not in shown and any(change.kind not in ONE_RULE for change in one.changes):
            shown.add(key)
            yield one


def _print(history: History, language: Language) -> None:
    for change in history.changes:
        name = click.style(change.number, fg="red", bold=True)
        click.echo(f"{name}  {KIND_NAMES[change.kind].say(language)}")
        if change.summary:
            click.echo(wrapped(change.summary, INDENT))
    sides = ((history.earlier, history.before, "[--]"), (history.later, history.after, "{++}"))
    if history.in_the_same_words:
        numbers = ", ".join(article.number for article in history.before)
        said = message("in {edition} in the same words: {numbers}", edition=history.earlier, numbers=numbers)
        click.echo(INDENT + said.say(language))
    for edition, articles, marks in sides[history.in_the_same_words :]:
        for article in articles:
            click.echo()
            click.echo(click.style(f"   {edition}  {article.number}", dim=True))
            text = wrapped(_marked(article.runs, marks), INDENT)
            click.echo(_MARKED.sub(_coloured, text))
    click.echo()


def _marked(runs: Sequence[WordRun], marks: str) -> str:
    return "".join(f"{marks[:2]}{run.words}{marks[2:]}" if run.alone else run.words for run in runs)


def _coloured(match: re.Match[str]) -> str:
    return click.style(match[0], fg="red" if match[0].startswith("[") else "green")
