"""The guide to the library, read: chapters of words and of examples, in either language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal

from judge.messages import Language
from judge.value import value

PartKind = Literal["words", "example", "list"]

GUIDE = Path(__file__).with_name("guide")
"""The guide in each language, and a first notebook."""

_FENCED = re.compile(r"^```(python|text)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_KINDS: Mapping[str, PartKind] = {"python": "example", "text": "list"}
_CHAPTER = re.compile(r"^## (.*)$", re.MULTILINE)


@value(frozen=True, slots=True)
class GuidePart:
    """Words, an example, or the list of what is public.

    Arguments:
        kind: which of these.
        text: the words as Markdown, the example as an interpreter shows it, or the lines of the list.
    """

    kind: PartKind
    text: str


@value(frozen=True, slots=True)
class GuideChapter:
    """A chapter of the guide.

    Arguments:
        title: its title; that of the guide for its beginning.
    """

    title: str
    parts: tuple[GuidePart, ...]


@cache
def guide(language: Language) -> tuple[GuideChapter, ...]:
    """The guide: its beginning, and its chapters in their order."""
    text = (GUIDE / f"{language}.md").read_text(encoding="utf-8")
    title, _, rest = text.removeprefix("# ").partition("\n")
    beginning, *chapters = _CHAPTER.split(rest)
    titled = zip(chapters[::2], chapters[1::2], strict=True)
    return (GuideChapter(title, _parts(beginning)), *(GuideChapter(name, _parts(said)) for name, said in titled))


def _parts(text: str) -> tuple[GuidePart, ...]:
    """What stands between two titles: a part for each paragraph of words, and for what is fenced."""
    words, *fenced = _FENCED.split(text)
    found = _paragraphs(words)
    for kind, inside, after in zip(fenced[::3], fenced[1::3], fenced[2::3], strict=True):
        found += [GuidePart(_KINDS[kind], inside), *_paragraphs(after)]
    return tuple(found)


def _paragraphs(text: str) -> list[GuidePart]:
    return [GuidePart("words", words.strip()) for words in text.split("\n\n") if words.strip()]
