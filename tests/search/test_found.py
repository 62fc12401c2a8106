"""What the search finds, ranks and shows for many queries stays what it is.

``found.txt`` has a line for each query: its language, the query as it is corrected, a mark of all that is shown, and
the first results with their scores. ``JUDGE_REFRESH=1 pytest -n0 tests/search/test_found.py`` writes it anew; read the
diff.
"""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import astuple
from pathlib import Path

import pytest

from judge.law.book import Book
from judge.messages import LANGUAGES, Language
from judge.search.edition import EditionSearch
from judge.search.finder import Finder
from judge.search.kept_documents import Documents
from judge.search.store import in_memory

GOLDEN = Path(__file__).with_name("found.txt")
MEASURED = Path(__file__).with_name("queries.jsonl").read_text(encoding="utf-8").splitlines()
OWN = (
    """
2.1.c; rule 4.2; 6.4.z; chapter 2; 2.4.6; 64g; art. 6.4.g; does 6.4.g beat 2.1c; fleetting; reserv; annchored; x
rseerve; jeton; gigantesque; token jeton; sacrifise; a; the; zzzzqq; boosts and counters; "mana zone"; {J}; +1/+1
new zone new object; 100 times; first player; premier joueur; when does a reaction trigger?; can't beats can; tumult
l'expédition; What happens if both players tie?; limbo emblem; aslep charcter; payer le coût; capacités passives
""".replace("\n", "; ")
    .strip("; ")
    .split("; ")
)
ASKED: list[tuple[Language, str]] = [(one["lang"], one["query"]) for one in map(json.loads, MEASURED)]
ASKED += [(language, query) for query in OWN for language in LANGUAGES]
TOGETHER = 24
SHOWN = 6


def line(finder: Finder, language: Language, query: str) -> str:
    found = finder.search(query, language)
    whole = [astuple(one) for one in found.results], [note.say("en") for note in found.notes], found.direct
    mark = hashlib.sha256(json.dumps(whole, default=str).encode()).hexdigest()[:8]
    first = ", ".join(f"{one.number or one.title} {one.score}" for one in found.results[:SHOWN])
    return f"{language} | {query} | {found.corrected or '-'} | {mark} | {first}"


@pytest.fixture(scope="module")
def laws_alone(law: Book, gathered: Documents) -> Finder:
    """A finder of everything but scenarios, so that a new one changes no line."""
    kept = {one: tuple(text for text in gathered[one] if text.kind != "scenario") for one in LANGUAGES}
    return Finder([EditionSearch(law, kept, lambda: in_memory(kept))])


@pytest.mark.parametrize("first", range(0, len(ASKED), TOGETHER))
def test_each_query_finds_what_it_found(laws_alone: Finder, first: int) -> None:
    now = [line(laws_alone, language, query) for language, query in ASKED[first : first + TOGETHER]]
    if "JUDGE_REFRESH" in os.environ:
        before = GOLDEN.read_text(encoding="utf-8").splitlines()[:first]
        GOLDEN.write_text("".join(f"{one}\n" for one in (*before, *now)), encoding="utf-8")
    assert now == GOLDEN.read_text(encoding="utf-8").splitlines()[first : first + TOGETHER]
