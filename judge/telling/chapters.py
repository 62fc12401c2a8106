"""Which chapter of the rule book a scenario belongs to: its folder is named like the chapter's file."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from judge.law.book import book

OTHER_NAMES = {"day": "game"}
"""Folders that are called otherwise than the chapter's file."""


def chapter_of(path: str, edition: str) -> str:
    """The number of a scenario's chapter, or an empty string when its folder is none.

    Arguments:
        path: the scenario's path without ``.md``.
        edition: the edition whose chapters are meant.
    """
    folder = path.rpartition("/")[0].partition("/")[0]
    return _chapters(edition).get(OTHER_NAMES.get(folder, folder), "")


@cache
def _chapters(edition: str) -> Mapping[str, str]:
    files = sorted({article.file for article in book(edition).texts["en"].articles.values()})
    parts = (file.rpartition("/")[2].removesuffix(".md").partition("-") for file in files)
    return {name: number for number, _, name in parts}
