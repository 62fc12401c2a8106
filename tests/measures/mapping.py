"""What answers the judged queries of one edition in another: by the concordance, corrected by hand."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from judge.law.book import book
from judge.law.counterparts import Counterparts
from judge.search.results import SearchResults
from tests.measures.relevance import JudgedQuery, read_judged

CORRECTIONS = Path(__file__).parents[1] / "search" / "mapped_to_5.0.toml"


def own_queries(path: Path) -> list[JudgedQuery]:
    """Our own queries of edition 1.0 with their answers in 5.0."""
    corrections = tomllib.loads(CORRECTIONS.read_text(encoding="utf-8"))["own"]
    judged = read_judged(path)
    return list(_mapped(judged, {place: corrections.get(one.query) for place, one in enumerate(judged)}))


def queries_beside(path: Path) -> list[JudgedQuery]:
    """The queries beside the checkout with their answers in 5.0."""
    corrections = tomllib.loads(CORRECTIONS.read_text(encoding="utf-8"))["beside"]
    judged = read_judged(path)
    return list(_mapped(judged, {place: corrections.get(str(place + 1)) for place in range(len(judged))}))


def numbers(found: SearchResults) -> list[str]:
    """What the results are called in the chosen edition; what it does not have is named with its own edition."""
    return [
        one.number
        if one.edition == found.edition
        else next((other.number for other in one.also), f"{one.edition} {one.number}")
        for one in found.results
    ]


def _mapped(judged: Sequence[JudgedQuery], corrections: Mapping[int, Sequence[str] | None]) -> Iterator[JudgedQuery]:
    later = Counterparts(book("1.0"), book("5.0"))
    known = book("5.0")
    for place, one in enumerate(judged):
        if one.kind == "number" and one.expected[0] in known:
            yield one
            continue
        mapped = [number for earlier in one.expected for number in later[earlier]]
        expected = corrections[place] or mapped or [f"1.0 {number}" for number in one.expected]
        yield replace(one, expected=tuple(dict.fromkeys(expected)))
