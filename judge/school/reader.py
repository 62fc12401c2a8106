"""Reads the file of a lesson; every mistake is named by its line, with what to write instead."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from judge.law.reader import read_text
from judge.law.typography import slips
from judge.messages import Language, message
from judge.school.lesson import (
    KINDS,
    Lesson,
    LessonHeading,
    LessonQuestion,
    LessonRemark,
    LessonScenario,
    LessonText,
)

FORMS = {
    "play": "@play PATH [twin N] [moves A to B | steps A to B]",
    "board": "@board PATH [twin N] [after move N | after step N]",
    "question": "@question KIND PATH [twin N] [move N] [case N]",
}
"""The marks of a lesson, each as it is written."""

WHOLE = ("end",)
"""The kinds of questions that are about a whole form, not about one move."""

MOST_CHARACTERS = 20_000
"""So long may a lesson be."""

REMARK: Mapping[Language, str] = {"en": "In edition {edition}", "fr": "Dans l’édition\N{NO-BREAK SPACE}{edition}"}
"""How a remark on another edition begins."""

_FILE = re.compile(r"(\d\d)-([a-z][a-z-]*[a-z])\.md")
_REMARKS = {
    language: re.compile(re.escape(words).replace(re.escape("{edition}"), r"(\d+\.\d+)") + r"(?![.\d])")
    for language, words in REMARK.items()
}
_PATH = r"(?P<path>[a-z0-9-]+(?:/[a-z0-9-]+)*)(?: twin (?P<twin>[1-9]\d?))?"
_NUMBER = r"[1-9]\d{0,3}"
_MARKS = {
    "play": re.compile(rf"@play {_PATH}(?: (?P<unit>move|step)s? (?P<first>{_NUMBER})(?: to (?P<last>{_NUMBER}))?)?"),
    "board": re.compile(rf"@board {_PATH}(?: after (?P<unit>move|step) (?P<first>{_NUMBER}))?"),
    "question": re.compile(
        rf"@question (?P<kind>{'|'.join(KINDS)}) {_PATH}(?: move (?P<move>{_NUMBER}))?(?: case (?P<case>{_NUMBER}))?"
    ),
}


@dataclass
class _Piece:
    line: int
    text: str


def lesson_files(folder: Path) -> dict[str, Path]:
    """The lessons of a folder by their file names; a file of another name is not a lesson.

    Arguments:
        folder: a folder of one language.
    """
    return {file.name: file for file in sorted(folder.glob("*.md")) if _FILE.fullmatch(file.name)}


def read_lesson(path: Path, name: str, language: Language) -> Lesson:
    """Read a lesson.

    Arguments:
        path: the file.
        name: how mistakes name it.
        language: the language that it is written in.
    """
    match = _FILE.fullmatch(path.name)
    lesson = Lesson(match[2] if match else path.stem, int(match[1]) if match else 0, name, language)
    if match is None:
        lesson.complain(1, message("a lesson is called “03-mana.md”: two digits, a hyphen, small letters and hyphens"))
    source, lesson.mistakes[len(lesson.mistakes) :] = read_text(path, name)
    if len(source) > MOST_CHARACTERS:
        lesson.complain(1, message("a lesson has at most {most} characters; make two of it", most=MOST_CHARACTERS))
        return lesson
    for piece in _pieces(source):
        _take(piece, lesson)
    _whole(lesson)
    _well_written(source, lesson)
    lesson.mistakes.sort(key=lambda mistake: mistake.line)
    return lesson


def _pieces(source: str) -> Iterator[_Piece]:
    """Paragraphs, each mark and each heading a piece of its own."""
    waiting: _Piece | None = None
    for number, line in enumerate(source.splitlines(), 1):
        alone = line.startswith(("@", "#"))
        if waiting is not None and (alone or not line.strip()):
            yield waiting
            waiting = None
        if alone:
            yield _Piece(number, line.rstrip())
        elif line.strip():
            waiting = _Piece(number, line.rstrip()) if waiting is None else _added(waiting, line)
    if waiting is not None:
        yield waiting


def _added(piece: _Piece, line: str) -> _Piece:
    return _Piece(piece.line, f"{piece.text}\n{line.rstrip()}")


def _take(piece: _Piece, lesson: Lesson) -> None:
    text, line = piece.text, piece.line
    if text.startswith("@"):
        _take_mark(text, line, lesson)
    elif text.startswith("# "):
        if lesson.title:
            lesson.complain(line, message("a lesson has one title; write “## ” for a heading within it"))
        lesson.title = lesson.title or text[2:].strip()
    elif text.startswith("## "):
        lesson.blocks.append(LessonHeading(text[3:].strip(), line))
    elif text.startswith("#"):
        lesson.complain(line, message("this heading cannot be read; write “# Title” or “## Heading”"))
    elif text.startswith(">"):
        _take_quote("\n".join(part.lstrip("> ") for part in text.splitlines()), line, lesson)
    else:
        lesson.blocks.append(LessonText(text, line))


def _take_quote(text: str, line: int, lesson: Lesson) -> None:
    """The lead, or a remark on another edition."""
    remark = _REMARKS[lesson.language].match(text)
    if remark is not None and lesson.lead:
        lesson.blocks.append(LessonRemark(text, line, remark[1]))
        return
    if lesson.lead or lesson.blocks:
        begins = REMARK[lesson.language].format(edition="1.0")
        lesson.complain(
            line,
            message(
                "only the lead stands behind “>”, and a remark that begins “{begins}”; write a paragraph",
                begins=begins,
            ),
        )
    lesson.lead = lesson.lead or text.replace("\n", " ")


def _take_mark(text: str, line: int, lesson: Lesson) -> None:
    word = text[1:].split(" ", 1)[0]
    if word not in FORMS:
        known = " · ".join(FORMS.values())
        lesson.complain(line, message("there is no mark “@{word}”; write {known}", word=word[:40], known=known))
        return
    match = _MARKS[word].fullmatch(text)
    if match is None:
        lesson.complain(
            line,
            message(
                "“{mark}” cannot be read; write {form}, KIND being one of {kinds}",
                mark=text[:120],
                form=FORMS[word],
                kinds=", ".join(KINDS),
            )
            if word == "question"
            else message("“{mark}” cannot be read; write {form}", mark=text[:120], form=FORMS[word]),
        )
        return
    form = int(match["twin"] or 0)
    if word == "question":
        _take_question(match, text, line, form, lesson)
        return
    first = int(match["first"] or 0)
    last = int(match.groupdict().get("last") or first)
    if last < first:
        lesson.complain(line, message("“{mark}” ends before it begins; write the smaller number first", mark=text))
        return
    lesson.blocks.append(LessonScenario(text, line, match["path"], form, word, match["unit"] or "", first, last))


def _take_question(match: re.Match[str], text: str, line: int, form: int, lesson: Lesson) -> None:
    kind, move = match["kind"], int(match["move"] or 0)
    if kind in WHOLE and move:
        lesson.complain(line, message("a question “{kind}” is about all moves; leave out the move", kind=kind))
    elif kind not in WHOLE and not move:
        lesson.complain(line, message("a question “{kind}” is about one move; write “move 1”", kind=kind))
    else:
        lesson.blocks.append(LessonQuestion(text, line, kind, match["path"], form, move, int(match["case"] or 1)))


def _whole(lesson: Lesson) -> None:
    if not lesson.title:
        lesson.complain(1, message("the lesson has no title; write “# Title” on its first line"))
    if not lesson.lead:
        lesson.complain(1, message("the lesson has no lead; write “> ” and a sentence under its title"))
    if not lesson.scenarios:
        lesson.complain(1, message("the lesson shows no scenario; write {form}", form=FORMS["play"]))
    if not lesson.questions:
        lesson.complain(1, message("the lesson asks nothing; write {form}", form=FORMS["question"]))


def _well_written(source: str, lesson: Lesson) -> None:
    for number, line in enumerate(source.splitlines(), 1):
        if not line.startswith("@"):
            for slip in slips(line, lesson.language):
                lesson.complain(number, slip)
