"""What must hold of the mechanisms of an edition: their order, their names, their articles in both editions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from judge.law.book import Book, read_book
from judge.law.concordance import FILE as CONCORDANCE
from judge.law.concordance import read_concordance
from judge.law.mechanisms import Frequency, Mechanism, read_mechanisms
from judge.law.typography import slips
from judge.messages import LANGUAGES, Message, Mistake, message
from judge.place import SCENARIOS


def mechanism_mistakes(path: Path, book: Book) -> Iterator[Mistake]:
    """Everything that is wrong with the mechanisms of an edition.

    Arguments:
        path: their file; the concordance beside it names the edition before, which lies in the next folder.
        book: the edition.
    """
    found, mistakes = read_mechanisms(path, path.name)
    yield from mistakes
    concordance, _ = read_concordance(path.parent / CONCORDANCE, CONCORDANCE)
    try:
        earlier = read_book(path.parent.parent / concordance.earlier)
    except OSError:
        unknown = message("{file} names no edition before that is here", file=CONCORDANCE)
        yield Mistake(path.name, 1, unknown)
        return
    order = list(Frequency)
    for place, one in enumerate(found):
        faults = [*_texts(one), *_articles(one.earlier, earlier), *_articles(one.later, book)]
        if one.scenario and not (SCENARIOS / f"{one.scenario}.md").is_file():
            faults.append(message("there is no scenario “{path}”", path=one.scenario))
        if one.name in (other.name for other in found[:place]):
            faults.append(message("“{name}” names another mechanism too", name=one.name))
        if place and order.index(one.frequency) < order.index(found[place - 1].frequency):
            faults.append(message("“{name}” matters more often than the one before; move it up", name=one.name))
        for fault in faults:
            yield Mistake(path.name, one.line, fault)


def _texts(mechanism: Mechanism) -> Iterator[Message]:
    for language in LANGUAGES:
        texts = mechanism.texts[language]
        for text in (texts.title, texts.before, texts.now, texts.doubt):
            yield from slips(text, language)


def _articles(numbers: Sequence[str], book: Book) -> Iterator[Message]:
    for number in numbers:
        if number not in book.texts["en"].articles:
            yield message("edition {edition} has no {number}", edition=book.edition, number=number)
    order = [number for number in book.numbers if number in numbers]
    if len(numbers) == len(order) and list(numbers) != order:
        yield message(
            "the articles of {edition} stand in another order: {numbers}",
            edition=book.edition,
            numbers=", ".join(order),
        )
    elif len(set(numbers)) < len(numbers):
        yield message("an article of {edition} stands twice", edition=book.edition)
