"""How much of an edition is played: what each article's state is, and which scenarios show it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Literal

from judge.editions import PLAYED
from judge.law.book import book
from judge.law.citation import by_article, cite
from judge.law.definitions import Reason, definitions
from judge.law.laws.law import Law
from judge.messages import Language, message
from judge.place import SCENARIOS
from judge.telling.shelf import visitors_shelf
from judge.value import value

Status = Literal["shown", "enforced", "definition", "not yet"]
STATUSES: tuple[Status, ...] = ("shown", "enforced", "definition", "not yet")

STATUS_NAMES = {
    "shown": message("shown by a scenario"),
    "enforced": message("applied by the judge"),
    "definition": message("definition"),
    "not yet": message("not applied yet"),
}
"""What people read of each status."""


@value(frozen=True, slots=True)
class ArticleState:
    """How far the engine plays an article.

    Arguments:
        number: the article.
        status: ``shown``, ``enforced``, ``definition`` or ``not yet``.
        laws: the names of the laws by which the engine cites it.
        sums_up: the articles that these laws cite, where it only sums them up.
        scenarios: the paths of the scenarios that hold and in which it, or an article that it sums up, is typed where
            it decides.
        reason: of a definition, why nothing can happen by it; None for others.
    """

    number: str
    status: Status
    laws: tuple[str, ...] = ()
    sums_up: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()
    reason: Reason | None = None

    @property
    def cited_by_engine(self) -> bool:
        """Whether the engine decides by it, or by an article that it sums up."""
        return bool(self.laws)

    @property
    def summary(self) -> bool:
        """Whether it only sums up other articles."""
        return bool(self.sums_up)

    def data(self, language: Language) -> dict[str, object]:
        """The state as JSON data, its reason in a language."""
        data: dict[str, object] = {
            "number": self.number,
            "status": self.status,
            "cited_by_engine": self.cited_by_engine,
            "scenarios": list(self.scenarios),
            "laws": list(self.laws),
            "summary": self.summary,
        }
        if self.sums_up:
            data["sums_up"] = list(self.sums_up)
        if self.reason is not None:
            data["reason"] = self.reason[language]
        return data


@value(frozen=True, slots=False)
class Coverage:
    """The states of an edition's articles.

    Arguments:
        articles: the states by number, in reading order.
    """

    edition: str
    articles: Mapping[str, ArticleState]

    def scenarios_of(self, number: str) -> tuple[str, ...]:
        """The paths of the scenarios that show an article; none for a number that is no article."""
        state = self.articles.get(number)
        return state.scenarios if state is not None else ()

    def count(self, status: Status, chapter: str = "") -> int:
        """How many articles have a status.

        Arguments:
            chapter: the chapter's number; "" for the whole edition.
        """
        return sum(state.status == status for state in self.within(chapter))

    def within(self, chapter: str = "") -> Iterator[ArticleState]:
        """The states of a chapter's articles, or of all."""
        return (state for state in self.articles.values() if not chapter or state.number.startswith(f"{chapter}."))

    def data(self, language: Language) -> dict[str, object]:
        """The coverage as JSON data, its reasons in a language."""
        return {"edition": self.edition, "articles": [state.data(language) for state in self.articles.values()]}


def coverage(edition: str, scenarios: Path = SCENARIOS) -> Coverage:
    """How much of an edition is played; worked out once.

    Arguments:
        edition: an edition that the project holds.
        scenarios: the folder of the scenarios.

    Raises:
        KeyError: the project holds no such edition.
    """
    return _coverage(edition, scenarios)


@lru_cache(maxsize=8)
def _coverage(edition: str, scenarios: Path) -> Coverage:
    typed = _typed(edition, scenarios)
    cited = by_article(edition) if edition in PLAYED else {}
    summaries: dict[str, list[Law]] = {}
    for law in chain.from_iterable(cited.values()):
        for number in cite(law, edition).summaries:
            summaries.setdefault(number, []).append(law)
    states: dict[str, ArticleState] = {}
    for number in book(edition).numbers:
        laws = cited.get(number) or tuple(summaries.get(number, ()))
        sums_up = () if number in cited else tuple(dict.fromkeys(cite(law, edition).article for law in laws))
        shown = tuple(dict.fromkeys(path for one in (number, *sums_up) for path in typed.get(one, ())))
        states[number] = _state(number, laws, sums_up, shown, definitions(edition).get(number))
    return Coverage(edition, states)


def _state(
    number: str, laws: tuple[Law, ...], sums_up: tuple[str, ...], scenarios: tuple[str, ...], reason: Reason | None
) -> ArticleState:
    if laws:
        names = tuple(law.name for law in laws)
        return ArticleState(number, "shown" if scenarios else "enforced", names, sums_up, scenarios)
    if reason is not None:
        return ArticleState(number, "definition", reason=reason)
    return ArticleState(number, "not yet")


def _typed(edition: str, folder: Path) -> dict[str, tuple[str, ...]]:
    """The paths of the scenarios that hold, or are open as they say, by each number that they type under a move."""
    found: dict[str, list[str]] = {}
    for path, entry in visitors_shelf(folder).entries.items():
        if entry.verdict in ("holds", "open"):
            for number in entry.typed.get(edition, ()):
                found.setdefault(number, []).append(path)
    return {number: tuple(paths) for number, paths in found.items()}
