"""An article beside its counterparts in another edition: what became of it, and both wordings word by word."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from judge.law.book import Book, book, editions
from judge.law.concordance import ArticleChange, ChangeKind, Concordance, concordance
from judge.law.mechanisms import Mechanism, mechanisms
from judge.law.typography import flowing
from judge.law.word_diff import WordRun, compare_words
from judge.messages import Language, message
from judge.value import value

KIND_NAMES = {
    ChangeKind.SAME: message("the same"),
    ChangeKind.MOVED: message("the same, under another number"),
    ChangeKind.REWORDED: message("said otherwise"),
    ChangeKind.CHANGED: message("changed"),
    ChangeKind.SPLIT: message("split"),
    ChangeKind.MERGED: message("merged"),
    ChangeKind.NEW: message("new"),
    ChangeKind.DROPPED: message("dropped"),
}
"""What people call each kind of change."""


@value(frozen=True, slots=True)
class ComparedArticle:
    """An article with the words that the other edition lacks.

    Arguments:
        number: its number in its edition.
        runs: its words.
    """

    number: str
    runs: tuple[WordRun, ...]

    def data(self) -> dict[str, object]:
        """The article as JSON data."""
        runs = [{"text": run.words, "alone": run.alone} for run in self.runs]
        return {"number": self.number, "runs": runs}


@value(frozen=True, slots=True)
class NumberedChange:
    """What became of a rule.

    Arguments:
        number: its number in the later edition; in the earlier one where it was dropped.
        kind: what kind of change it is.
        summary: what changed, in a line; empty where nothing did.
    """

    number: str
    kind: ChangeKind
    summary: str


@value(frozen=True, slots=True)
class History:
    """An article from one edition to the next.

    Arguments:
        earlier: the edition before.
        later: the edition after it.
        changes: what became of the rule, for each of its articles in the later edition.
        before: the articles of the earlier edition.
        after: the articles of the later edition.
        mechanisms: what it matters to.
    """

    earlier: str
    later: str
    changes: tuple[NumberedChange, ...]
    before: tuple[ComparedArticle, ...]
    after: tuple[ComparedArticle, ...]
    mechanisms: tuple[Mechanism, ...]

    @property
    def in_the_same_words(self) -> bool:
        """Whether both editions say it word for word."""
        both = bool(self.before and self.after)
        return both and not any(run.alone for one in (*self.before, *self.after) for run in one.runs)

    def data(self) -> dict[str, object]:
        """The history as JSON data."""
        return {
            "earlier": self.earlier,
            "later": self.later,
            "changes": [
                {"number": change.number, "kind": change.kind.value, "summary": change.summary}
                for change in self.changes
            ],
            "before": [one.data() for one in self.before],
            "after": [one.data() for one in self.after],
            "mechanisms": [one.name for one in self.mechanisms],
        }


def pairs() -> tuple[tuple[str, str], ...]:
    """The editions that are compared, the earlier one first."""
    return tuple((whole.earlier, later) for later in editions() if (whole := concordance(later)) is not None)


@lru_cache(maxsize=4096)
def histories(edition: str, number: str, language: Language) -> tuple[History, ...]:
    """An article beside every other edition that is compared with its own.

    Arguments:
        edition: an edition that the project holds.
        number: the number of an article in it.
        language: the language of the words.
    """
    return tuple(
        _history(whole, book(later), number, language, from_later=edition == later)
        for earlier, later in pairs()
        if edition in (earlier, later) and (whole := concordance(later)) is not None
    )


def _history(whole: Concordance, later: Book, number: str, language: Language, from_later: bool) -> History:
    if from_later:
        changes = {number: whole.changes[number]}
        olds = whole.changes[number].earlier
        news = _only_from(whole, olds, number)
    else:
        news = whole.successors(number)
        changes = {one: whole.changes[one] for one in news} or {number: whole.dropped[number]}
        olds = _only_to(whole, news, number)
    earlier = book(whole.earlier)
    before, after = compare_words(
        [flowing(earlier.article(one, language).text) for one in olds],
        [flowing(later.article(one, language).text) for one in news],
        whole.follows,
    )
    named = (one for one in mechanisms(later.edition) if number in (one.later if from_later else one.earlier))
    return History(
        earlier=whole.earlier,
        later=later.edition,
        changes=tuple(_numbered(changes.items(), language)),
        before=tuple(map(ComparedArticle, olds, before)),
        after=tuple(map(ComparedArticle, news, after)),
        mechanisms=tuple(named),
    )


def _numbered(changes: Iterable[tuple[str, ArticleChange]], language: Language) -> Iterator[NumberedChange]:
    for number, change in changes:
        yield NumberedChange(number, change.kind, change.summary.get(language, ""))


def _only_from(whole: Concordance, olds: Sequence[str], number: str) -> tuple[str, ...]:
    """An article and those that come from the same articles and no others."""
    return tuple(
        one
        for one, change in whole.changes.items()
        if one == number or (change.earlier and set(change.earlier) <= set(olds))
    )


def _only_to(whole: Concordance, news: Sequence[str], number: str) -> tuple[str, ...]:
    """An article of the earlier edition and those that became the same articles and no others."""
    olds = dict.fromkeys(old for one in news for old in whole.changes[one].earlier)
    return tuple(one for one in olds if set(whole.successors(one)) <= set(news)) or (number,)
