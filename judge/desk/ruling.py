"""The ruling in two sentences, to be read aloud: what happens by the last move, and which article decides it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from judge.desk.asking import Due
from judge.game.trace import Happening
from judge.law.article import REFERENCE
from judge.law.book import book
from judge.law.citations.law import Law
from judge.messages import Language, Message, message
from judge.scenario.performance import Performance, Played
from judge.telling.seat import Seat
from judge.wording.table import sentence
from judge.wording.text import NBSP, quoted, unquoted

ROUTINE = frozenset(
    {
        "goes_to_limbo",
        "exhausts_orbs",
        "emblem_ceases",
        "characteristics_change",
        "triggers",
        "turn_ends",
        "phase_begins",
        "shuffles_deck",
    }
)
"""The happenings of which one speaks only where there is nothing else to speak of."""

MOST_TOLD = 4
"""So many happenings, the last ones, are told in a sentence."""

_ENDS = re.compile(r"(?<=[.!?])\s+(?=[A-ZÀ-Ý“«])")
_MARKS = re.compile(r"\s*\(\s*(?:[;,]?\s*\[[^\]]*\])+\s*\)|[*_`]")


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling.

    Arguments:
        sentences: what happens, and why.
        laws: the articles that decide, the main one first.
        edition: the edition of the rules.
    """

    sentences: tuple[str, str]
    laws: tuple[str, ...]
    edition: str

    def text(self, language: Language, address: str = "") -> str:
        """The ruling ready to be copied.

        Arguments:
            language: its language.
            address: where the situation can be seen; "" where it has no address.
        """
        articles = message(
            "Rules of Altered, edition {edition}: {articles}", edition=self.edition, articles=", ".join(self.laws)
        )
        said = [
            " ".join(self.sentences),
            *([articles.say(language)] if self.laws else []),
            *([address] if address else []),
        ]
        return "\n".join(said)


def ruling(performance: Performance, seat: Seat, due: Due | None, language: Language) -> Ruling | None:
    """The ruling on what the last move of a performance comes to; None before the first one.

    Arguments:
        performance: the situation as it was played.
        seat: from where it is told.
        due: what is due after it.
        language: the language.
    """
    return _Judge(performance, seat, language).rule(due)


class _Judge:
    def __init__(self, performance: Performance, seat: Seat, language: Language) -> None:
        self.performance = performance
        self.seat = seat
        self.language = language
        self.edition = performance.rules.edition

    def rule(self, due: Due | None) -> Ruling | None:
        """The ruling, if there has been a move."""
        last = self.performance.played[-1]
        if self.performance.open:
            return self._open(last)
        if self.performance.unplayed is not None:
            return self._declined(last, self.performance.unplayed)
        if last.move is None:
            return None
        if last.refusal is not None:
            return self._refused(last)
        told = self._told(last.happenings)
        if not told:
            return self._only_chosen(last, due) if due is not None else None
        laws = told[-1].laws
        return self._made(f"{self._said(told)}.", laws)

    def _open(self, last: Played) -> Ruling:
        laws = self.performance.open
        if last.move is None:
            what = message("The rules of edition {edition} do not settle what happens here.", edition=self.edition)
        else:
            what = message(
                "The rules of edition {edition} do not settle what happens after “{move}”.",
                edition=self.edition,
                move=self._move(last),
            )
        nearest = self._joined([self._article(law) for law in laws[:2]])
        why = message("Nearest is {articles}.", articles=nearest)
        return Ruling((what.say(self.language), why.say(self.language)), self._numbers(laws), self.edition)

    def _declined(self, last: Played, reason: Message) -> Ruling:
        what = message("The judge does not play what comes here: {reason}.", reason=reason)
        why = message("So there is no ruling on it; what happens before it stands.")
        return Ruling((what.say(self.language), why.say(self.language)), (), self.edition)

    def _refused(self, last: Played) -> Ruling:
        refusal = last.refusal
        assert refusal is not None
        values = self.seat.refused(refusal.values, last)
        reason = sentence("refusal", refusal.sentence).within(values, self.performance.names, self.language)
        what = message("“{move}” is not allowed: {reason}.", move=self._move(last), reason=reason)
        return self._made(what.say(self.language), refusal.laws)

    def _only_chosen(self, last: Played, due: Due) -> Ruling:
        what = message(
            "“{move}” is allowed, and nothing has happened yet: {asked}.", move=self._move(last), asked=asked
        )
        return self._made(what.say(self.language), due.laws)

    def _made(self, what: str, laws: Sequence[Law]) -> Ruling:
        main, *others = laws
        article = self._article(main)
        numbers = self._numbers(others)
        why = (
            message(
                "The deciding article is {article}, together with {others}.",
                article=article,
                others=self._list(numbers),
            )
            if numbers
            else message("The deciding article is {article}.", article=article)
        )
        return Ruling((what[0].upper() + what[1:], why.say(self.language)), self._numbers(laws), self.edition)

    def _told(self, happenings: Sequence[Happening]) -> list[Happening]:
        """The happenings that are worth a word."""
        found = [one for one in happenings if one.sentence not in ROUTINE]
        return (found or list(happenings))[-MOST_TOLD:]

    def _said(self, told: Sequence[Happening]) -> str:
        names = self.performance.names
        words = Counter(
            sentence("trace", one.sentence).within(self.seat.values(one.values, one.state), names, self.language)
            for one in told
        )
        times = [
            message("{what} ({count} times)", what=what, count=count).say(self.language) if count > 1 else what
            for what, count in words.items()
        ]
        return self._joined(times)

    def _joined(self, parts: Sequence[str]) -> str:
        """Clauses in one sentence; names hold commas, so more than two are parted by semicolons."""
        if len(parts) == 2:
            return message("{one} and {other}", one=parts[0], other=parts[1]).say(self.language)
        return (f"{NBSP}; " if self.language == "fr" else "; ").join(parts)

    def _list(self, numbers: Sequence[str]) -> str:
        if len(numbers) == 1:
            return numbers[0]
        return message("{one} and {other}", one=", ".join(numbers[:-1]), other=numbers[-1]).say(self.language)

    def _numbers(self, laws: Sequence[Law]) -> tuple[str, ...]:
        return tuple(dict.fromkeys(law.number(self.edition) for law in laws))

    def _move(self, last: Played) -> str:
        assert last.move is not None
        if self.seat.player is not None:
            return self.seat.text(last.move.line.text, self.language).rstrip(".")
        return unquoted(last.move.line.text.rstrip("."))

    def _article(self, law: Law) -> str:
        """An article with the words of it that decide, in the rule book's own sentence."""
        number = law.number(self.edition)
        words = operative(self.edition, number, law.words[self.language], self.language)
        return message("{number}: {words}", number=number, words=quoted(words, self.language)).say(self.language)


@cache
def operative(edition: str, number: str, words: str, language: Language) -> str:
    """The sentence of an article that holds some of its words, without marks and references, ready to be quoted.

    Arguments:
        edition: an edition that the project holds.
        number: the article’s number.
        words: the words.
        language: the language.
    """
    text = " ".join(book(edition).article(number, language).text.split())
    found = text.find(words)
    start, end = 0, len(text)
    for gap in _ENDS.finditer(text):
        if gap.start() <= found:
            start = gap.end()
        elif gap.start() >= found + len(words):
            end = gap.start()
            break
    plain = REFERENCE.sub(r"\1", _MARKS.sub("", text[start:end]))
    return unquoted(plain).strip().rstrip(".")
