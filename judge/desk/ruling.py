"""The ruling in two sentences, to be read aloud: what happens by the last move, and which article decides it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from judge.desk.asking import PendingDecision
from judge.desk.worth import deciding, worth_telling
from judge.game.event.trace import Happening
from judge.game.state.objects import Object
from judge.game.terms import Zone
from judge.law.article import REFERENCE
from judge.law.book import book
from judge.law.citation import cite
from judge.law.laws import playing
from judge.law.laws.law import Law
from judge.law.typography import one_line
from judge.messages import Language, Message, message
from judge.scenario.performance import Performance, PlayedMove
from judge.scenario.verdict import Judgement
from judge.telling.seat import SeatView
from judge.telling.story import seat_named
from judge.telling.view import Story
from judge.wording.table import sentence
from judge.wording.text import NBSP, quoted, unquoted

ALTERNATIVES = frozenset({playing.RESOLVED_CARD_JOINS, playing.SPELL_DONE})
"""The laws whose articles list what holds in which case: they are quoted whole."""

MOST_TOLD = 4
"""So many happenings, the last ones, are told in a sentence."""

MOST_BESIDE = 2
"""So many articles are named beside the deciding one."""

_ENDS = re.compile(r"(?<=[.!?])\s+(?=[A-ZÀ-Ý“«])")
_LEANS = re.compile(
    r"(?:In that case|(?:All )?[Tt]he others|Its?|They|Their|These?|This|That|Those|So|Then|Otherwise"
    r"|If (?:it|so|not)|Dans ce cas|(?:Tou(?:te)?s )?[Ll]es autres|Ils?|Elles?|Ce(?:t|tte|s|la|ci)?|Sinon|Alors|Puis"
    r"|S’(?:ils?|elles?)|Son|Sa|Ses|Leurs?)\b|.*\b(?:still|toujours pas)\b"
)
"""A sentence that cannot be understood without the one before it."""
_QUOTED = re.compile(r"«\s*(.*?)\s*»")
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


def ruling(
    performance: Performance, seat: SeatView, move: str, due: PendingDecision | None, language: Language
) -> Ruling | None:
    """The ruling on what the last move of a performance comes to; None before the first one.

    Arguments:
        performance: the situation as it was played.
        seat: from where it is told.
        move: the last move in words; "" where there is none.
        due: what is due after it.
    """
    return _Judge(performance, seat, unquoted(move), language).rule(due)


def ruling_of_story(judgement: Judgement, told: Story, language: Language) -> Ruling | None:
    """The ruling on a scenario that was judged and told; None where it cannot be played or nothing is done in it.

    Arguments:
        judgement: the scenario, judged.
        told: the same, told.
    """
    performance = judgement.performance
    if performance is None or judgement.own == "unreadable":
        return None
    seat = SeatView(performance, seat_named(told.seat, performance.names.players) if told.seat else None)
    return ruling(performance, seat, told.moves[-1].text if told.moves else "", None, language)


class _Judge:
    def __init__(self, performance: Performance, seat: SeatView, move: str, language: Language) -> None:
        self.performance = performance
        self.seat = seat
        self._move = move
        self.language = language
        self.edition = performance.rules.edition.name

    def rule(self, due: PendingDecision | None) -> Ruling | None:
        """The ruling, if there has been a move."""
        last = self.performance.played[-1]
        if self.performance.open:
            return self._open(last)
        if self.performance.unplayed is not None:
            return self._declined(self.performance.unplayed)
        if last.move is None:
            return None
        if last.refusal is not None:
            return self._refused(last)
        told = self._told(worth_telling(last.happenings))
        if not told:
            return self._only_chosen(due) if due is not None else None
        return self._made(f"{self._said(told)}.", deciding([ones[-1] for ones in told.values()]))

    def _open(self, last: PlayedMove) -> Ruling:
        laws = self.performance.open
        if last.move is None:
            what = message("The rules of edition {edition} do not settle what happens here.", edition=self.edition)
        else:
            what = message(
                "The rules of edition {edition} do not settle what happens after “{move}”.",
                edition=self.edition,
                move=self._move,
            )
        nearest = self._joined([self._article(law) for law in laws[:2]])
        why = message("What comes nearest is {articles}.", articles=nearest)
        return Ruling((what.say(self.language), why.say(self.language)), self._numbers(laws), self.edition)

    def _declined(self, reason: Message) -> Ruling:
        what = message("The judge does not play what comes here: {reason}.", reason=reason)
        why = message("So there is no ruling on it; what happens before it stands.")
        return Ruling((what.say(self.language), why.say(self.language)), (), self.edition)

    def _refused(self, last: PlayedMove) -> Ruling:
        refusal = last.refusal
        assert refusal is not None
        values = self.seat.refused(refusal.values, last)
        reason = sentence("refusal", refusal.sentence).within(values, self.performance.names, self.language)
        what = message("“{move}” is not allowed: {reason}.", move=self._move, reason=reason)
        return self._made(what.say(self.language), refusal.laws)

    def _only_chosen(self, due: PendingDecision) -> Ruling:
        what = message(
            "“{move}” is allowed; nothing has happened yet, and this comes next: {asked}.",
            move=self._move,
            asked=due.asks,
        )
        return self._made(what.say(self.language), due.laws)

    def _made(self, what: str, laws: Sequence[Law]) -> Ruling:
        main, *others = laws
        article = self._article(main)
        numbers = self._numbers(others)[:MOST_BESIDE]
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

    def _told(self, happenings: Sequence[Happening]) -> dict[str, list[Happening]]:
        """The last of some happenings by their words: those that are told alike are told once."""
        names = self.performance.names
        told: dict[str, list[Happening]] = {}
        for one in happenings:
            values = self.seat.values(one.values, one.state)
            words = sentence("trace", one.sentence).within(values, names.among(one.state), self.language)
            told[words] = [*(past for past in told.pop(words, ()) if not _on_the_way(past)), one]
        return dict(list(told.items())[-MOST_TOLD:])

    def _said(self, told: Mapping[str, Sequence[Happening]]) -> str:
        times = [
            message("{what} ({count} times)", what=what, count=len(ones)).say(self.language) if len(ones) > 1 else what
            for what, ones in told.items()
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
        return tuple(dict.fromkeys(cite(law, self.edition).article for law in laws))

    def _article(self, law: Law) -> str:
        """An article with the words of it that decide, in the rule book's own sentence."""
        citation = cite(law, self.edition)
        number = citation.article
        said = "" if law in ALTERNATIVES else citation.words[self.language]
        words = operative(self.edition, number, said, self.language)
        return message("{number}: {words}", number=number, words=quoted(words, self.language)).say(self.language)


def _on_the_way(one: Happening) -> bool:
    """Whether it is about a card in Limbo: what it says of the card is said again of the object that it becomes."""
    card = one.values.get("card")
    return isinstance(card, Object) and card.zone is Zone.LIMBO


@cache
def operative(edition: str, number: str, words: str, language: Language) -> str:
    """The sentence of an article that holds some of its words, without marks and references, ready to be quoted.

    Of the items that it lists, those that hold the words; all of them where none does, or where no words are given.

    Arguments:
        edition: an edition that the project holds.
        number: the article’s number.
    """
    head, *items = book(edition).article(number, language).text.split("\n- ")
    holding = [item for item in items if words in one_line(item)]
    text = one_line(" ".join((head, *(holding or items))))
    found = text.find(words)
    starts = [0, *(gap.end() for gap in _ENDS.finditer(text))]
    ends = [*(gap.start() for gap in _ENDS.finditer(text)), len(text)]
    first = max(place for place, start in enumerate(starts) if start <= max(found, 0))
    last = min(place for place, end in enumerate(ends) if end >= found + len(words))
    if first and _LEANS.match(text[starts[first] :]):
        first -= 1
    plain = REFERENCE.sub(r"\1", _MARKS.sub("", text[starts[first] : ends[last]]))
    inner = _QUOTED.sub(r"“\1”", plain) if language == "fr" else unquoted(plain)
    return inner.strip().rstrip(".;")
