"""Reads an official text: numbered lines with what continues them, remarks, examples, headings; the rest is left out.

Lines may follow each other closely, then a line that begins in the middle of a sentence, or that is an item of a list,
continues the one above; or blank lines part the paragraphs. Passages between ``++`` belong together. Symbols that were
lost on the way leave a gap or a line break, and stay lost.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field

from judge.law.book import Book
from judge.law.official.wording import Unplaced, Wording
from judge.messages import Language, Message, Mistake, message

LONGEST_ARTICLE = 20_000
LONGEST_SHOWN = 60
MOST_FOREIGN = 5
"""Of so many numbers one may belong to no article of the edition, and one of fewer; with more, it is another text."""

_ARTICLE = re.compile(r"([1-9](?:\.[1-9][0-9]?){1,2}\.[a-z])[.:)]?\s+(\S.*)")
_HEADING = re.compile(r"([1-9](?:\.[1-9][0-9]?){0,2})\s+([^\W\d_«“\"].{0,119})")
_OTHER_NUMBER = re.compile(r"\W{0,2}([1-9](?:[.,-][0-9]{1,2}){1,2})[.,-]?\(?([a-zA-Z])\)?[.:]?\s")
_QUOTE = re.compile(r"(remark|example|remarque|exemple)s?\s?[.:]\s*(.*)", re.IGNORECASE)
_KINDS = {"remark": "remark", "remarque": "remark", "example": "example", "exemple": "example"}
_FINISHED = re.compile(r"[.!?…][”\"»’')\]]*$")
_BEGINS = re.compile(r"[^\W\d_]|[•«“\"\[(]|[0-9]+[.)]\s")
_FURNITURE = re.compile(
    r"(?:(?:Français|English|Italiano|Deutsch|Español)\s*)+|Altered Glossary|Glossaire Altered|Loaded JSON file\b.*|"
    r"Number of entries\b.*|View content sources?|Content sources?|×",
    re.IGNORECASE,
)
_COMMON: dict[Language, frozenset[str]] = {
    "en": frozenset("the of is and that are with by its have has this when they it be can not".split()),  # noqa: SIM905
    "fr": frozenset("le les des du est et une dans qui sont pas au aux ou cette par ce".split()),  # noqa: SIM905
}
_LEAST_COMMON = 0.06


@dataclass(slots=True)
class OfficialText:
    """An official text that was read.

    Arguments:
        articles: what it says, by number.
        unplaced: its lines that stand at no article.
        mistakes: what speaks against taking anything of it.
    """

    articles: dict[str, Wording] = field(default_factory=dict)
    unplaced: list[Unplaced] = field(default_factory=list)
    mistakes: list[Mistake] = field(default_factory=list)


@dataclass(slots=True)
class _Building:
    number: str
    title: str
    line: int
    parts: list[tuple[str, list[str]]]
    listing: bool = False

    def add(self, line: str) -> None:
        """Continue the last part with a line."""
        lines = self.parts[-1][1]
        if lines and not self.listing and (not _FINISHED.search(lines[-1]) or not _BEGINS.match(line)):
            lines[-1] = f"{lines[-1]} {line}"
        else:
            lines.append(line)
        self.listing = self.listing or line.endswith(":")

    def begin(self, kind: str, line: str) -> None:
        """Begin a remark or an example."""
        self.parts.append((kind, [line]))
        self.listing = line.endswith(":")

    @property
    def finished(self) -> bool:
        """Whether the last line ends a sentence that no list follows."""
        last = self.parts[-1][1][-1]
        return not self.listing and (not last or bool(_FINISHED.search(last)))

    def done(self) -> Wording:
        """What was built."""
        (_, text), *quotes = self.parts
        said = tuple((kind, "\n".join(lines).strip()) for kind, lines in quotes)
        return Wording(self.number, self.title, "\n".join(text), tuple(one for one in said if one[1]))


def read_official(text: str, name: str, book: Book, language: Language) -> OfficialText:
    """Read an official text; what cannot be placed and what is wrong with it is in the answer.

    Arguments:
        name: how mistakes name its file.
        book: the edition that it is the text of.
        language: the language that it is in.
    """
    reader = _Reader(name, book, language)
    lines = [_tidy(line) for line in text.split("\n")]
    for number, line in enumerate(lines, 1):
        reader.line(number, line, lines)
    reader.end()
    found = reader.found
    strange = _strange(lines, language)
    if strange is not None:
        found.mistakes.insert(0, Mistake(name, 1, strange))
    elif not found.articles:
        nothing = message("no numbered article is found here; write a text with lines such as “2.1.c ...”")
        found.mistakes.insert(0, Mistake(name, 1, nothing))
    foreign = [one for one in found.unplaced if one.numbered]
    if len(foreign) > 1 and len(foreign) * MOST_FOREIGN > len(foreign) + len(found.articles):
        numbers = message(
            "{foreign} of {count} numbers are not in edition {edition}; import the text of this edition",
            foreign=len(foreign),
            count=len(foreign) + len(found.articles),
            edition=book.edition,
        )
        found.mistakes.append(Mistake(name, foreign[0].line, numbers))
    return found


class _Reader:
    def __init__(self, name: str, book: Book, language: Language) -> None:
        self.found = OfficialText()
        self._name = name
        self._book = book
        self._titles = book.texts[language].sections
        self._now: _Building | None = None
        self._open = False
        self._span = False
        self._title = ("", "")
        self._lines: dict[str, int] = {}

    def line(self, number: int, line: str, lines: list[str]) -> None:
        """Read a line.

        Arguments:
            line: its words.
            lines: all lines.
        """
        marks = line.count("++")
        words = line.replace("++", "").strip()
        if not words:
            self._open = self._open and self._span
        elif self._numbered(number, words) or self._quoted(number, words) or self._left_out(number, words):
            pass
        elif self._now is not None and self._open and self._continues(words):
            self._now.add(words)
        else:
            self.end()
            self._leave(number, words, message("this belongs to no article"))
        if marks % 2:
            self._span = not self._span and _closes(lines, number)

    def end(self) -> None:
        """Put what was built in its place."""
        now, self._now, self._open = self._now, None, False
        if now is None:
            return
        done = now.done()
        if len(done.text) + sum(len(words) for _, words in done.quotes) > LONGEST_ARTICLE:
            too_long = message("{number} is longer than {most} characters", number=now.number, most=LONGEST_ARTICLE)
            self.found.mistakes.append(Mistake(self._name, now.line, too_long))
        elif now.number in self._lines:
            twice = message(
                "{number} stands twice, here and at line {line}; leave one of them out",
                number=now.number,
                line=self._lines[now.number],
            )
            self.found.mistakes.append(Mistake(self._name, now.line, twice))
        else:
            self._lines[now.number] = now.line
            self.found.articles[now.number] = done

    def _continues(self, words: str) -> bool:
        assert self._now is not None
        return self._span or not self._now.finished or words[0].islower() or not _BEGINS.match(words)

    def _midway(self, rest: str) -> bool:
        """Whether a number at the beginning of a line belongs to the sentence above."""
        now = self._now
        return now is not None and self._open and not now.finished and not now.listing and not _BEGINS.match(rest)

    def _numbered(self, number: int, words: str) -> bool:
        article = _ARTICLE.fullmatch(words)
        if article and not self._midway(article[2]) and not (self._unfinished() and article[2][0].islower()):
            self._begin(number, article[1], article[2])
            return True
        heading = _HEADING.fullmatch(words)
        if heading and not article and not self._unfinished() and ("." in heading[1] or not self._open):
            self.end()
            self._span = False
            if heading[1] in self._titles:
                self._title = (heading[1], heading[2])
            else:
                self._leave(number, words, self._no_such(heading[1]))
            return True
        other = _OTHER_NUMBER.match(words)
        if other and not article and not self._span:
            digits = re.sub(r"[,-]", ".", other[1])
            wrong = message(
                "“{written}” is no number of an article; write {number}",
                written=other[0].strip(),
                number=f"{digits}.{other[2].lower()}",
            )
            self.found.mistakes.append(Mistake(self._name, number, wrong))
            self.end()
            return True
        return False

    def _unfinished(self) -> bool:
        now = self._now
        return now is not None and self._open and not now.listing and not _ends(now)

    def _begin(self, line: int, number: str, rest: str) -> None:
        self.end()
        self._span = False
        if number not in self._book.texts["en"].articles:
            self._leave(line, f"{number} {rest}", self._no_such(number), numbered=True)
            return
        section, title = self._title
        self._now = _Building(number, title if number.rpartition(".")[0] == section else "", line, [("text", [rest])])
        self._now.listing = rest.endswith(":")
        self._open = True

    def _quoted(self, number: int, words: str) -> bool:
        quote = _QUOTE.fullmatch(words)
        if quote is None or self._span:
            return False
        if self._now is None:
            self._leave(number, words, message("this belongs to no article"))
        else:
            self._now.begin(_KINDS[quote[1].lower()], quote[2])
            self._open = True
        return True

    def _left_out(self, number: int, words: str) -> bool:
        if not _FURNITURE.fullmatch(words):
            return False
        self._open = False
        self._leave(number, words, message("this belongs to the page, not to the rules"))
        return True

    def _leave(self, line: int, words: str, reason: Message, numbered: bool = False) -> None:
        shown = words if len(words) <= LONGEST_SHOWN else f"{words[: LONGEST_SHOWN - 1]}…"
        self.found.unplaced.append(Unplaced(line, shown, reason, numbered))

    def _no_such(self, number: str) -> Message:
        return message("there is no {number} in edition {edition}", number=number, edition=self._book.edition)


def _ends(building: _Building) -> bool:
    """Whether the last line could stand at the end of a paragraph: a sentence's end, or no sign that it goes on."""
    last = building.parts[-1][1][-1]
    return not last or last[-1].isalnum() or last[-1] in '.!?…)]”"»'


def _closes(lines: list[str], number: int) -> bool:
    """Whether a passage that begins in a line is closed before the next number."""
    for line in lines[number:]:
        if _ARTICLE.fullmatch(line):
            return False
        if "++" in line:
            return True
    return False


def _tidy(line: str) -> str:
    """A line without control characters, its blanks made single."""
    return " ".join("".join(" " if unicodedata.category(one)[0] in "CZ" else one for one in line).split())


def _strange(lines: list[str], language: Language) -> Message | None:
    """What to say of a text that is in another language."""
    words = [word.casefold() for line in lines for word in re.findall(r"[^\W\d_]+", line)]
    share = {one: sum(word in _COMMON[one] for word in words) / (len(words) or 1) for one in _COMMON}
    other: Language = "fr" if language == "en" else "en"
    if words and share[other] > max(2 * share[language], _LEAST_COMMON):
        return _OTHER_LANGUAGE[other]
    if words and share[language] < _LEAST_COMMON:
        return message("this reads neither as English nor as French; import one of these texts")
    return None


_OTHER_LANGUAGE: dict[Language, Message] = {
    "en": message("this text is in English; write --lang en to import it"),
    "fr": message("this text is in French; write --lang fr to import it"),
}
