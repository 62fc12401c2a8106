"""The course: every lesson in every language, in order, and what does not fit between the languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import zip_longest
from pathlib import Path

from judge.messages import LANGUAGES, Language, Mistake, message
from judge.place import PACKAGE
from judge.school.lesson import Block, Lesson
from judge.school.reader import lesson_files, read_lesson
from judge.value import value

LESSONS = PACKAGE / "school" / "lessons"
"""Where the project's own lessons lie."""

TAKEN = ("practice", "today", "day-sheet")
"""The names of other pages of the school."""


@value(frozen=True, slots=False)
class Course:
    """The lessons.

    Arguments:
        lessons: the lessons of each language by their names, in order.
        mistakes: what cannot be read, and what differs between the languages.
    """

    lessons: Mapping[Language, Mapping[str, Lesson]]
    mistakes: tuple[Mistake, ...]

    def __contains__(self, name: object) -> bool:
        return name in self.lessons["en"] and name in self.lessons["fr"]

    def names(self) -> tuple[str, ...]:
        """The names of the lessons that there are in every language, in order."""
        return tuple(name for name in self.lessons["en"] if name in self)

    def neighbours(self, name: str) -> tuple[str | None, str | None]:
        """The names of the lessons before and after one."""
        names = self.names()
        place = names.index(name)
        return names[place - 1] if place else None, names[place + 1] if place + 1 < len(names) else None


def read_course(folder: Path) -> Course:
    """Read the lessons of a folder.

    Arguments:
        folder: holds a folder of lessons for each language.
    """
    lessons: dict[Language, dict[str, Lesson]] = {}
    mistakes: list[Mistake] = []
    for language in LANGUAGES:
        files = lesson_files(folder / language)
        read = [read_lesson(path, f"{language}/{name}", language) for name, path in files.items()]
        mistakes += [mistake for lesson in read for mistake in lesson.mistakes]
        mistakes += _named(read, folder / language, language)
        lessons[language] = {lesson.name: lesson for lesson in read}
    return Course(lessons, (*mistakes, *_differences(lessons)))


@cache
def course() -> Course:
    """The project's own course; it is read once."""
    return read_course(LESSONS)


def _named(lessons: list[Lesson], folder: Path, language: Language) -> Iterator[Mistake]:
    for file in sorted(folder.glob("*")):
        if file.name not in lesson_files(folder):
            yield Mistake(f"{language}/{file.name}", 1, message("a lesson is called “03-mana.md”; rename the file"))
    for place, lesson in enumerate(lessons, 1):
        if lesson.number != place:
            yield Mistake(
                lesson.file,
                1,
                message("lesson {place} is called “{place:02}-...”; number the files in a row", place=place),
            )
        if lesson.name in TAKEN:
            yield Mistake(lesson.file, 1, message("another page is called “{name}”; rename the file", name=lesson.name))


def _differences(lessons: Mapping[Language, Mapping[str, Lesson]]) -> Iterator[Mistake]:
    english, french = lessons["en"], lessons["fr"]
    for name, lesson in {**english, **french}.items():
        if name not in english or name not in french:
            yield Mistake(
                lesson.file, 1, message("the lesson is missing in the other language; write it under this name")
            )
        else:
            yield from _difference(english[name], french[name])


def _difference(english: Lesson, french: Lesson) -> Iterator[Mistake]:
    """Where two languages of a lesson part for the first time."""
    for one, other in zip_longest(english.blocks, french.blocks):
        if one is None or other is None or one.skeleton != other.skeleton:
            line = other.line if other is not None else 1
            yield Mistake(
                french.file,
                line,
                message(
                    "here stands {other}, but {one} at {file}:{line}; all languages show and cite the same in order",
                    other=_described(other),
                    one=_described(one),
                    file=english.file,
                    line=one.line if one is not None else 1,
                ),
            )
            return


def _described(block: Block | None) -> str:
    return "–" if block is None else "“" + " ".join(block.skeleton) + "”"
