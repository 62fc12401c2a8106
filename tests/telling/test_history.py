"""An article beside its counterparts in the other edition."""

from __future__ import annotations

import pytest

from judge.law.book import book
from judge.law.concordance import ChangeKind
from judge.law.typography import flowing
from judge.messages import LANGUAGES, Language
from judge.telling.history import KIND_NAMES, History, histories, pairs


def of(edition: str, number: str, language: Language = "en") -> History:
    """The one history that an article has."""
    (found,) = histories(edition, number, language)
    return found


def alone(history: History, side: str) -> list[str]:
    """The words of one side that the other lacks."""
    return [run.words for article in getattr(history, side) for run in article.runs if run.alone]


def test_the_editions_that_are_here_are_compared() -> None:
    assert pairs() == (("1.0", "5.0"),)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["1.0", "5.0"])
def test_every_article_has_its_history_and_all_its_words(edition: str, language: Language) -> None:
    for number in book(edition).numbers:
        history = of(edition, number, language)
        assert history.changes, number
        side = history.before if edition == "1.0" else history.after
        assert number in [article.number for article in side]
        for name, articles in (("1.0", history.before), ("5.0", history.after)):
            for article in articles:
                text = flowing(book(name).article(article.number, language).text)
                assert "".join(run.words for run in article.runs) == text


def test_what_is_new_or_dropped_stands_alone() -> None:
    new = of("5.0", "7.4.5.a")
    assert (new.before, [change.kind for change in new.changes]) == ((), [ChangeKind.NEW])
    assert [one.name for one in new.mechanisms] == ["scout"]
    dropped = of("1.0", "5.4.a", "fr")
    assert (dropped.after, [change.kind for change in dropped.changes]) == ((), [ChangeKind.DROPPED])
    assert dropped.changes[0].number == "5.4.a"
    assert dropped.changes[0].summary == "Les actions internes ont disparu."
    assert not dropped.in_the_same_words


def test_what_was_split_is_compared_whole() -> None:
    history = of("5.0", "2.1.d")
    assert [article.number for article in history.before] == ["2.1.c"]
    assert [article.number for article in history.after] == ["2.1.c", "2.1.d"]
    assert [change.number for change in history.changes] == ["2.1.d"]
    assert [change.number for change in of("1.0", "2.1.c").changes] == ["2.1.c", "2.1.d"]


def test_a_shared_source_does_not_draw_in_strangers() -> None:
    history = of("5.0", "2.2.7.a")
    assert ([one.number for one in history.before], [one.number for one in history.after]) == (["2.2.6.a"], ["2.2.7.a"])
    limits = of("1.0", "4.2.5.d")
    assert [article.number for article in limits.before] == ["4.2.5.d"]
    assert [article.number for article in limits.after] == ["3.2.7.c", "3.2.10.b"]


def test_only_words_that_differ_stand_alone() -> None:
    assert alone(of("5.0", "1.2.4.a"), "before") == ["lines"]
    assert alone(of("1.0", "1.2.4.a"), "after") == ["paragraphs"]
    assert of("5.0", "2.2.1.h").in_the_same_words


def test_a_reference_to_the_same_rule_is_no_difference() -> None:
    history = of("1.0", "2.1.c")
    whole = "".join(run.words for article in history.after for run in article.runs if not run.alone)
    assert "([2.1.f] is the exception)" in whole


def test_kinds_have_names_in_both_languages() -> None:
    assert set(KIND_NAMES) == set(ChangeKind)
    for language in LANGUAGES:
        names = [name.say(language) for name in KIND_NAMES.values()]
        assert len(set(names)) == len(names)
