"""Takes an official text into a person's data folder: all of it that has a place, or nothing if something is wrong."""

from __future__ import annotations

from pathlib import Path

from judge.law.book import Book
from judge.law.official.reader import read_official
from judge.law.official.store import imported, keep
from judge.law.official.wording import Unplaced
from judge.messages import Language, Message, Mistake, message
from judge.value import value

MOST_BYTES = 2_000_000


class NothingImported(Exception):
    """A file that nothing is taken from; what was imported before stays.

    Arguments:
        mistakes: what is wrong with it.
    """

    def __init__(self, mistakes: tuple[Mistake, ...]) -> None:
        self.mistakes = mistakes
        super().__init__("\n".join(mistake.say() for mistake in mistakes))


@value(frozen=True, slots=True)
class Imported:
    """What became of an import.

    Arguments:
        edition: the edition of the text.
        articles: how many articles were placed.
        new: how many of them were not there before.
        changed: how many differ from what was there before.
        known: how many articles of this edition have their wording in this language now.
        of: how many articles the edition has.
        unplaced: the lines that have no place.
    """

    edition: str
    language: Language
    articles: int
    new: int
    changed: int
    known: int
    of: int
    unplaced: tuple[Unplaced, ...]

    def data(self, language: Language) -> dict[str, object]:
        """The report as JSON data, its reasons in a language."""
        return {
            "edition": self.edition,
            "language": self.language,
            "articles": self.articles,
            "new": self.new,
            "changed": self.changed,
            "known": self.known,
            "of": self.of,
            "unplaced": [
                {"line": one.line, "text": one.text, "reason": one.reason.say(language)} for one in self.unplaced
            ],
        }


def import_official(path: Path, name: str, book: Book, language: Language) -> Imported:
    """Take an official text into the user's data folder, in one transaction; what it has anew is updated.

    Arguments:
        path: its file.
        name: how mistakes name the file.
        book: the edition that it is the text of.
        language: the language that it is in.

    Raises:
        OSError: the file cannot be opened.
        NothingImported: it is no such text, or cannot be kept.
    """
    with path.open("rb") as stream:
        source = stream.read(MOST_BYTES + 1)
    found = read_official(_decoded(source, name), name, book, language)
    if found.mistakes:
        raise NothingImported(tuple(sorted(found.mistakes, key=lambda mistake: mistake.line)))
    texts = dict(imported())
    before = texts.get((book.edition, language), {})
    after = {**before, **found.articles}
    texts[book.edition, language] = {number: after[number] for number in book.numbers if number in after}
    try:
        keep(texts)
    except OSError as error:
        unkept = message(
            "the text cannot be kept in {path}: {reason}; set JUDGE_DATA to a folder of yours",
            path=str(error.filename),
            reason=error.strerror or "",
        )
        raise NothingImported((Mistake(name, 1, unkept),)) from None
    return Imported(
        edition=book.edition,
        language=language,
        articles=len(found.articles),
        new=sum(number not in before for number in found.articles),
        changed=sum(number in before and before[number] != one for number, one in found.articles.items()),
        known=len(texts[book.edition, language]),
        of=len(book.numbers),
        unplaced=tuple(found.unplaced),
    )


def _decoded(source: bytes, name: str) -> str:
    wrong: tuple[int, Message] | None = None
    if len(source) > MOST_BYTES:
        wrong = 1, message("the file is larger than {most} bytes; import the text alone", most=MOST_BYTES)
    elif b"\0" in source or source.startswith(b"%PDF"):
        wrong = 1, message("this is no plain text; save the text of the document as UTF-8")
    else:
        try:
            return source.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
        except UnicodeDecodeError as error:
            line = source[: error.start].count(b"\n") + 1
            wrong = line, message("this is not UTF-8; save the file as UTF-8")
    raise NothingImported((Mistake(name, *wrong),))
