"""What the index holds of a document: weighted stems, plain words, and the same for a closer look."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from whoosh.analysis import Analyzer, Token
from whoosh.fields import ID, STORED, TEXT, Schema

from judge.messages import Language
from judge.search.analysis import analysed
from judge.search.document import Document
from judge.search.tokens import words

WEIGHTS = {"term": 4.0, "question": 2.5, "heading": 2.0, "text": 2.0, "remark": 1.0, "example": 0.7}
"""How much a word counts by where it stands."""

_GAP = 100
_PART = re.compile(r"\x1e([a-z]+)\x1f([^\x1e]*)")

Profile = tuple[tuple[str, str], ...]
"""The stems of a document's parts: words parted by blanks, the stems of a word by slashes."""


class WeightedStems(Analyzer):  # type: ignore[misc]
    """Stems of the parts of a document, each weighing what its part weighs.

    Arguments:
        language: whose words they are.
    """

    def __init__(self, language: Language) -> None:
        self.language = language

    def __call__(self, value: str, **kwargs: Any) -> Iterator[Token]:
        token = Token(positions=True)
        position = 0
        for part, text in _PART.findall(value):
            token.boost = WEIGHTS[part]
            for _, forms in analysed(text, self.language):
                token.pos = position
                for form in forms:
                    token.text = form
                    yield token
                position += 1
            position += _GAP


class SpeltWords(Analyzer):  # type: ignore[misc]
    """Words as they are spelt, unstemmed: for prefixes, spelling and suggestions.

    Arguments:
        language: whose words they are.
    """

    def __init__(self, language: Language) -> None:
        self.language = language

    def __call__(self, value: str, **kwargs: Any) -> Iterator[Token]:
        token = Token()
        token.boost = 1.0
        for _, text in _PART.findall(value):
            for word in words(text, self.language):
                token.text = word.spelt
                yield token


def schema(language: Language) -> Schema:
    """The fields of an index in a language."""
    return Schema(
        kind=ID(stored=True),
        chapter=ID(stored=True),
        stems=TEXT(analyzer=WeightedStems(language)),
        words=TEXT(analyzer=SpeltWords(language), phrase=False),
        profile=STORED,
    )


def fields(document: Document) -> dict[str, object]:
    """What the index is given of a document."""
    value = "".join(f"\x1e{part}\x1f{text}" for part, text in _parts(document))
    return {
        "kind": document.kind,
        "chapter": document.chapter,
        "stems": value,
        "words": value,
        "profile": profile(document),
    }


def profile(document: Document) -> Profile:
    """The stems of a document, part by part."""
    return tuple(
        (part, " ".join("/".join(forms) for _, forms in analysed(text, document.language)))
        for part, text in _parts(document)
    )


def _parts(document: Document) -> Iterator[tuple[str, str]]:
    titles = (*document.heading, *((document.title,) if document.title not in document.heading else ()))
    named = (
        *(("term", text) for text in document.terms),
        *(("heading", text) for text in titles),
        *(("question", text) for text in document.questions),
        ("text", document.text),
        *(("remark", text) for text in document.remarks),
        *(("example", text) for text in document.examples),
    )
    for part, text in named:
        yield part, text.replace("\x1e", " ").replace("\x1f", " ")
