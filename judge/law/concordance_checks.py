"""What must hold of a concordance: every article of both editions in it, one rule in the same words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from judge.law.book import Book, read_book
from judge.law.concordance import DROPPED, EARLIER, Concordance, read_concordance
from judge.law.reader import read_text
from judge.law.same_words import differing
from judge.law.table import line_of
from judge.law.typography import slips
from judge.messages import LANGUAGES, Message, Mistake, message


def concordance_mistakes(path: Path, book: Book) -> Iterator[Mistake]:
    """Everything that is wrong with an edition's concordance.

    Arguments:
        path: its file; the edition before lies in the folder beside that of the edition.
        book: the edition.
    """
    concordance, mistakes = read_concordance(path, path.name)
    yield from mistakes
    if mistakes:
        return
    source, _ = read_text(path, path.name)
    try:
        earlier = read_book(path.parent.parent / concordance.earlier)
    except OSError:
        unknown = message("there is no edition {edition} to compare with", edition=concordance.earlier)
        yield Mistake(path.name, line_of(EARLIER, source), unknown)
        return
    faults = list(_faults(concordance, book, earlier))
    for number, language in differing(concordance, book, earlier):
        said = message(
            "{number} is one rule with that of {edition}, but is told in other words ({language})",
            number=number,
            edition=earlier.edition,
            language=language,
        )
        faults.append((number, said))
    for key, fault in faults:
        yield Mistake(path.name, line_of(key, source), fault)


def _faults(concordance: Concordance, book: Book, earlier: Book) -> Iterator[tuple[str, Message]]:
    numbers, before = book.texts["en"].articles, earlier.texts["en"].articles
    rows = {**concordance.changes, **{f'{DROPPED}."{number}"': one for number, one in concordance.dropped.items()}}
    for key, change in rows.items():
        for language in LANGUAGES:
            for slip in slips(change.summary.get(language, ""), language):
                yield key, slip
        for number in change.earlier:
            if number not in before:
                yield key, message("edition {edition} has no {number}", edition=earlier.edition, number=number)
            if number in concordance.dropped:
                yield (
                    key,
                    message("{number} is dropped, and an article comes from it; keep one of the two", number=number),
                )
    for number in concordance.changes:
        if number not in numbers:
            yield number, message("edition {edition} has no {number}", edition=book.edition, number=number)
    for number in numbers:
        if number not in concordance.changes:
            yield EARLIER, message("{number} is not there; write what it comes from", number=number)
    for number in before:
        if number not in concordance.dropped and not concordance.successors(number):
            said = message("nothing says what became of {number}; write it under “from” or “dropped”", number=number)
            yield EARLIER, said
