"""Documents that are gathered when they are first asked for, and those that are kept as JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import astuple
from pathlib import Path
from typing import Any

from judge.data_cache import find_data, keep_data, name_of
from judge.messages import LANGUAGES, Language
from judge.search.document import Document

Documents = Mapping[Language, Sequence[Document]]


class LazyDocuments(Mapping[Language, Sequence[Document]]):
    """The documents of each language, gathered when they are first asked for.

    Arguments:
        mark: changes with all that they are made from.
        gather: gives those of a language.
    """

    def __init__(self, mark: str, gather: Callable[[Language], Sequence[Document]]) -> None:
        self.mark = mark
        self._gather = gather
        self._gathered: dict[Language, Sequence[Document]] = {}

    def __getitem__(self, language: Language) -> Sequence[Document]:
        if language not in LANGUAGES:
            raise KeyError(language)
        if language not in self._gathered:
            self._gathered[language] = self._gather(language)
        return self._gathered[language]

    def __iter__(self) -> Iterator[Language]:
        return iter(LANGUAGES)

    def __len__(self) -> int:
        return len(LANGUAGES)


def kept_documents(mark: str, gather: Callable[[], Documents]) -> LazyDocuments:
    """Documents that are gathered once and kept.

    Arguments:
        mark: changes with all that they are made from.
        gather: gives those of all languages.
    """

    def name(language: Language) -> str:
        return name_of("documents", (mark.encode(), language.encode(), Path(__file__)))

    def read(language: Language) -> Sequence[Document]:
        found = find_data(name(language), _documents)
        if found is None:
            gathered = gather()
            for one in LANGUAGES:
                keep_data(name(one), list(map(astuple, gathered[one])))
            found = gathered[language]
        return found

    return LazyDocuments(mark, read)


def _documents(data: Any) -> Sequence[Document]:
    """The documents that some data holds; anything else may break this in any way."""
    return tuple([_document(*row) for row in data])


def _document(*row: Any) -> Document:
    kind, key, number, chapter, language, title, text, *lists, weight = row
    heading, remarks, examples, questions, terms = map(tuple, lists)
    return Document(
        kind, key, number, chapter, language, title, text, heading, remarks, examples, questions, terms, weight
    )
