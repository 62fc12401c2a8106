"""Reads a Markdown file of the rule book into sections and articles, naming every mistake by its line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from judge.law.article import ARTICLE_NUMBER, SECTION_NUMBER, SOURCES, Article, Entry, Quote, Section
from judge.messages import Message, Mistake, message

QUOTE_WORDS = {
    "Remark": "remark",
    "Remarque": "remark",
    "Example": "example",
    "Exemple": "example",
    "Note": "note",
    "Question": "question",
}

_HEADING = re.compile(r"(#{1,3}) (\S+) (\S.*)")
_ARTICLE = re.compile(r"\*\*([^*]+)\*\* \(([^)]*)\) (\S.*)", re.DOTALL)
_QUOTE = re.compile(r"([^\W\d_]+)\s?\. (\S.*)", re.DOTALL)
_ENTRY = re.compile(r"## (\S.*?) \{([a-z][a-z-]*)\}")


@dataclass
class Reading:
    """What a file holds, and what is wrong with it.

    Arguments:
        sections: its sections in order.
        entries: its glossary entries in order.
        mistakes: everything that could not be read.
    """

    sections: list[Section] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    mistakes: list[Mistake] = field(default_factory=list)


@dataclass
class _Block:
    line: int
    text: str


def read_chapter(path: Path, name: str) -> Reading:
    """Read a chapter.

    Arguments:
        path: the file.
        name: how mistakes and articles name it.
    """
    reading = Reading()
    articles: list[Article] = []
    for block in _blocks(path, name, reading):
        if block.text.startswith("#"):
            _read_heading(block, name, reading)
        elif block.text.startswith(">"):
            _read_quote(block, name, reading, articles)
        else:
            _read_article(block, name, reading, articles)
    under: dict[str, list[Article]] = {}
    for article in articles:
        under.setdefault(article.section, []).append(article)
    reading.sections = [replace(section, articles=tuple(under.get(section.number, ()))) for section in reading.sections]
    return reading


def read_glossary(path: Path, name: str) -> Reading:
    """Read the glossary.

    Arguments:
        path: the file.
        name: how mistakes and entries name it.
    """
    reading = Reading()
    for block in _blocks(path, name, reading):
        if block.text.startswith("# "):
            continue
        if block.text.startswith("#"):
            match = _ENTRY.fullmatch(block.text)
            if match is None:
                _complain(reading, name, block, message("this heading cannot be read; write “## Word {{key}}”"))
                continue
            reading.entries.append(Entry(match[2], match[1], "", (), name, block.line))
        elif not reading.entries:
            _complain(reading, name, block, message("text before the first entry; write “## Word {{key}}” above it"))
        elif block.text.startswith(">"):
            quote = _quote(block)
            if quote is None or quote.kind != "question":
                _complain(
                    reading,
                    name,
                    block,
                    message("only questions stand under a glossary entry; write “> Question. ...”"),
                )
                continue
            entry = reading.entries[-1]
            reading.entries[-1] = replace(entry, questions=(*entry.questions, quote.text))
        else:
            entry = reading.entries[-1]
            reading.entries[-1] = replace(entry, text=f"{entry.text}\n\n{block.text}".strip())
    reading.mistakes += [
        Mistake(name, entry.line, message("the entry “{title}” has no text", title=entry.title))
        for entry in reading.entries
        if not entry.text
    ]
    return reading


def read_text(path: Path, name: str) -> tuple[str, list[Mistake]]:
    """The text of a file, and a mistake when the file is missing or is not UTF-8.

    Arguments:
        path: the file.
        name: how the mistake names it.
    """
    try:
        source = path.read_bytes()
    except FileNotFoundError:
        return "", [Mistake(name, 1, message("the file is missing; write it"))]
    try:
        return source.decode("utf-8-sig"), []
    except UnicodeDecodeError as error:
        line = source[: error.start].count(b"\n") + 1
        mistake = Mistake(name, line, message("the file is not UTF-8; save it as UTF-8"))
        return source.decode("utf-8-sig", errors="replace"), [mistake]


def _blocks(path: Path, name: str, reading: Reading) -> Iterator[_Block]:
    text, mistakes = read_text(path, name)
    reading.mistakes += mistakes
    block: _Block | None = None
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            if block:
                yield block
            block = None
        elif block and not line.startswith("#"):
            block.text += "\n" + line.rstrip()
        else:
            if block:
                yield block
            block = _Block(number, line.rstrip())
        if block and block.text.startswith("#"):
            yield block
            block = None
    if block:
        yield block


def _read_heading(block: _Block, name: str, reading: Reading) -> None:
    match = _HEADING.fullmatch(block.text)
    if match is None or not SECTION_NUMBER.fullmatch(match[2]):
        _complain(reading, name, block, message("this heading cannot be read; write “## 2.1 Title”"))
        return
    if match[2].count(".") + 1 != len(match[1]):
        _complain(reading, name, block, message("a heading has as many “#” as its number has parts"))
    reading.sections.append(Section(match[2], match[3], (), name, block.line))


def _read_article(block: _Block, name: str, reading: Reading, articles: list[Article]) -> None:
    match = _ARTICLE.fullmatch(block.text)
    if match is None:
        _complain(reading, name, block, message("this paragraph is no article; write “**2.1.c** (both) text”"))
        return
    number, (source, _, inferred), text = match[1], match[2].partition(", "), match[3]
    if not ARTICLE_NUMBER.fullmatch(number):
        _complain(
            reading, name, block, message("“{number}” is no article number; write one such as 2.1.c", number=number)
        )
        return
    if source not in SOURCES or inferred not in ("", "inferred"):
        _complain(
            reading,
            name,
            block,
            message(
                "“{source}” is no source; write one of {sources}, with “, inferred” for a number that no source gives",
                source=match[2],
                sources=", ".join(SOURCES),
            ),
        )
    if not reading.sections or reading.sections[-1].number != number.rpartition(".")[0]:
        _complain(reading, name, block, message("{number} stands under another section’s heading", number=number))
        return
    articles.append(Article(number, text, source, bool(inferred), (), name, block.line))


def _read_quote(block: _Block, name: str, reading: Reading, articles: list[Article]) -> None:
    quote = _quote(block)
    if quote is None:
        _complain(
            reading, name, block, message("a quote starts with Remark, Example, Note or Question: “> Remark. ...”")
        )
    elif any(_QUOTE.match(line) and line.split(".")[0].strip() in QUOTE_WORDS for line in quote.text.splitlines()[1:]):
        _complain(reading, name, block, message("two quotes run together; part them by an empty line"))
    elif not articles:
        _complain(reading, name, block, message("this quote is attached to no article; move it under one"))
    else:
        articles[-1] = articles[-1].quoting(quote)


def _quote(block: _Block) -> Quote | None:
    text = "\n".join([line.removeprefix(">").removeprefix(" ") for line in block.text.splitlines()])
    match = _QUOTE.fullmatch(text.strip())
    if match is None or match[1] not in QUOTE_WORDS:
        return None
    return Quote(QUOTE_WORDS[match[1]], match[2], block.line)


def _complain(reading: Reading, name: str, block: _Block, what: Message) -> None:
    reading.mistakes.append(Mistake(name, block.line, what))
