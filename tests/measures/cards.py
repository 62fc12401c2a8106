"""Compares the search for cards with SQLite FTS5, on the same cards and queries: ``python -m tests.measures.cards``."""

from __future__ import annotations

import json
import random
import sqlite3
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from judge.cards.card_fields import read_printed
from judge.cards.collection import Collection
from judge.cards.language.words import FACTIONS
from judge.cards.printed import Printed
from judge.cards.search.fields import KEYWORD_NAMES, NUMBERS, TYPES, words_of
from judge.cards.search.index import CardIndex, words_in
from judge.cards.search.query import find_cards
from judge.editions import rules_of
from judge.law.book import DEFAULT_EDITION
from judge.messages import LANGUAGES

CARDS = Path(__file__).parents[3] / "shared" / "cards" / "cards.jsonl"
"""Every real card, where that file is."""

AIM = 2.0
"""The search may take so many times as long as FTS5."""

WORDED = ("type", "faction", "keyword", "set", "rarity")
_ROUNDS, _QUERIES, _SEED = 5, 400, 20_261_123


@dataclass(frozen=True)
class CardQuery:
    """A query as the site and as SQLite understand it.

    Arguments:
        text: what a visitor types.
        match: what FTS5 matches; "" for nothing.
        where: what is asked of the numbers.
        values: what stands in its gaps.
    """

    text: str
    match: str = ""
    where: str = ""
    values: tuple[int, ...] = ()

    def __and__(self, other: CardQuery) -> CardQuery:
        return CardQuery(
            f"{self.text} {other.text}".strip(),
            " AND ".join(filter(None, (self.match, other.match))),
            " and ".join(filter(None, (self.where, other.where))),
            self.values + other.values,
        )


class Sqlite:
    """The same cards in SQLite: their words in FTS5, their numbers in columns with an index each.

    Arguments:
        cards: the cards by name.
    """

    def __init__(self, cards: Sequence[Printed]) -> None:
        self._base = sqlite3.connect(":memory:", cached_statements=1_000)
        self._base.execute(f"create table cards(id text, {', '.join(f'{name} integer' for name in NUMBERS)})")
        columns = tuple(f'"{name}"' for name in (*WORDED, "name", "said"))
        self._base.execute(f"create virtual table words using fts5({', '.join(columns)})")
        for place, card in enumerate(cards):
            numbers = [number(card) for number in NUMBERS.values()]
            self._base.execute(f"insert into cards values (?{', ?' * len(NUMBERS)})", (card.id, *numbers))
            worded = [" ".join(words_in(" ".join(words_of(key, card)))) for key in WORDED]
            names = " | ".join(" ".join(words_in(name)) for name in card.name.values())
            texts = (part[language] for part in (card.text, card.support) for language in LANGUAGES)
            said = " zzz ".join(" ".join(words_in(text.replace("#", ""))) for text in texts)
            self._base.execute(
                f"insert into words(rowid{''.join(f', {name}' for name in columns)}) values (?{', ?' * len(columns)})",
                (place + 1, *worded, names, said),
            )
        for name in NUMBERS:
            self._base.execute(f"create index of_{name} on cards({name})")
        self._base.commit()

    def ask(self, query: CardQuery) -> list[str]:
        """The identifiers of the cards that fit, by name."""
        where = " and ".join(filter(None, ("words match ?" if query.match else "", query.where)))
        matched = "words join cards on cards.rowid = words.rowid" if query.match else "cards"
        rows = self._base.execute(
            f"select cards.id from {matched} where {where} order by cards.rowid",
            ((query.match,) if query.match else ()) + query.values,
        )
        return [found[0] for found in rows.fetchall()]


def drawn_queries(cards: Sequence[Printed], count: int) -> Iterator[CardQuery]:
    """Queries as people type them: of one to four terms, their words from the cards themselves.

    Arguments:
        cards: the cards.
        count: how many queries.
    """
    drawn = random.Random(_SEED)
    for _ in range(count):
        terms = drawn.sample(_KINDS, drawn.choice((1, 2, 2, 3, 4)))
        query = CardQuery("")
        for term in terms:
            query = query & term(drawn, drawn.choice(cards))
        yield query


def _typed(drawn: random.Random, card: Printed) -> CardQuery:
    word = TYPES[drawn.choice(("character", "spell", "permanent"))].say(drawn.choice(LANGUAGES)).casefold()
    return CardQuery(f"t:{word}", f'"type" : "{word}"')


def _of_faction(drawn: random.Random, card: Printed) -> CardQuery:
    word = drawn.choice(tuple(FACTIONS.values())).casefold()
    return CardQuery(f"f:{word}", f'faction : "{word}"')


def _keyword(drawn: random.Random, card: Printed) -> CardQuery:
    word = words_in(drawn.choice(tuple(KEYWORD_NAMES.values())).en)[0]
    return CardQuery(f"kw:{word}", f'keyword : "{word}"')


def _rare(drawn: random.Random, card: Printed) -> CardQuery:
    return CardQuery(f"r:{card.rarity}", f'"rarity" : "{card.rarity}"')


def _number(drawn: random.Random, card: Printed) -> CardQuery:
    field, number = drawn.choice(tuple(NUMBERS)), drawn.randint(0, 5)
    sign = drawn.choice(("=", "<=", ">="))
    return CardQuery(f"{field}{sign}{number}", "", f"cards.{field} {sign} ?", (number,))


def _named(drawn: random.Random, card: Printed) -> CardQuery:
    word = drawn.choice(words_in(card.name[drawn.choice(LANGUAGES)]))
    return CardQuery(f"n:{word}", f'name : "{word}" *')


def _said(drawn: random.Random, card: Printed) -> CardQuery:
    """One to four words of its text, one behind the other."""
    words = words_in(card.text[drawn.choice(LANGUAGES)].replace("#", ""))
    runs = [words[start : start + drawn.randint(1, 4)] for start in range(len(words))]
    plain = [run for run in runs if all(word.isalpha() for word in run)]
    said = " ".join(drawn.choice(plain)) if plain else "card"
    return CardQuery(f'o:"{said}"', f'said : "{said}" *')


_KINDS = (_typed, _of_faction, _keyword, _rare, _number, _named, _said)


def measured(ask: Callable[[CardQuery], object], queries: Iterable[CardQuery]) -> list[float]:
    """The milliseconds that each query takes, the best of several rounds, in ascending order."""
    asked = list(queries)
    best = [float("inf")] * len(asked)
    for _ in range(_ROUNDS):
        for place, query in enumerate(asked):
            start = time.perf_counter()
            ask(query)
            best[place] = min(best[place], (time.perf_counter() - start) * 1000)
    return sorted(best)


def printed_cards() -> tuple[Printed, ...]:
    """Every real card, or those that ship."""
    if not CARDS.exists():
        return Collection.shipped().printed
    return tuple(read_printed(json.loads(line)) for line in CARDS.read_text(encoding="utf-8").splitlines())


def main() -> int:
    """The command line; gives the exit status."""
    start = time.perf_counter()
    index = CardIndex(Collection(printed_cards()))
    find_cards("o:card t:spell kw:tough f:muna r:rare s:core kuwat c=1", index, rules_of(DEFAULT_EDITION).edition)
    between = time.perf_counter()
    sqlite = Sqlite(index.printed)
    built = time.perf_counter() - between
    queries = list(drawn_queries(index.printed, _QUERIES))
    edition = rules_of(DEFAULT_EDITION).edition

    def ask(query: CardQuery) -> list[str]:
        return [card.id for card in find_cards(query.text, index, edition)]

    differing = [query for query in queries if ask(query) != sqlite.ask(query)]
    own, other = measured(ask, queries), measured(sqlite.ask, queries)
    print(f"{len(index.printed)} cards, {len(queries)} queries, {len(differing)} answered otherwise")
    for query in differing[:5]:
        print(f"          {query.text}")
    print(f"build     search {between - start:.2f} s, FTS5 {built:.2f} s")
    for name, times in (("search", own), ("FTS5", other)):
        print(f"{name:9} p50 {statistics.median(times):.3f} ms, p95 {_percentile(times):.3f} ms")
    ratio = _percentile(own) / _percentile(other)
    print(f"ratio     p95 {ratio:.2f} times FTS5 (aim: at most {AIM:.0f})")
    return 0 if ratio <= AIM and not differing else 1


def _percentile(times: Sequence[float]) -> float:
    return times[min(len(times) - 1, len(times) * 95 // 100)]


if __name__ == "__main__":
    sys.exit(main())
