"""How much of a file of cards is understood and played, and whether both languages say the same."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from judge.cards.card import Card
from judge.cards.language.amounts import Unsayable
from judge.cards.language.declined import Declined
from judge.cards.language.marks import lines
from judge.cards.language.reader import read_text
from judge.cards.playing import unplayed_words, without_rule
from judge.cards.printed import KINDS
from judge.cards.wordings import Wording, other_wording
from judge.game.ability import Ability
from judge.game.ability.nodes import not_played
from judge.game.edition import Edition
from judge.game.terms import Rarity, Type
from judge.messages import LANGUAGES, Language, Message, message
from judge.value import value

LONGEST_LINE = 100_000


@value(frozen=True, slots=True)
class UncoveredCard:
    """A card that is not understood, or that an edition does not play.

    Arguments:
        card: its id.
        edition: which edition does not play it; "" where it is not understood.
        words: the line that is not understood, or the ability that is not played; "" where it is the whole card.
        reason: why.
    """

    card: str
    edition: str
    words: str
    reason: Message


@dataclass(slots=True)
class SetCoverage:
    """What is understood and played of one set in one language.

    Arguments:
        lines: how many lines there are.
        lines_understood: how many of them are understood.
        cards: how many cards have texts in the language, or no text at all.
        cards_understood: how many of them are understood wholly.
        stops: how often reading stopped at a word.
        played: how many cards each edition plays.
        no_rule: how many of the cards understood are or say something for which an edition has no rule.
        uncovered: the cards that are not understood or not played.
        as_written: how many of the lines understood are printed as they are written; counted where it is asked for.
        wordings: how often something else is written than is printed.
    """

    lines: int = 0
    lines_understood: int = 0
    cards: int = 0
    cards_understood: int = 0
    stops: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    no_rule: Counter[str] = field(default_factory=Counter)
    uncovered: list[UncoveredCard] = field(default_factory=list)
    as_written: int = 0
    wordings: Counter[Wording] = field(default_factory=Counter)


@dataclass(slots=True)
class FileCoverage:
    """What is understood and played of a file.

    Arguments:
        editions: those by which it is asked what is played.
        counts: by set and language, in the order of the file.
        equal: cards that are understood in both languages and say the same.
        differing: the ids of those that do not.
        unread: lines of the file that are no cards, each with why.
        worded: whether the prints of the lines were held against their texts.
    """

    editions: tuple[Edition, ...] = ()
    counts: dict[tuple[str, Language], SetCoverage] = field(default_factory=dict)
    equal: int = 0
    differing: list[str] = field(default_factory=list)
    unread: list[tuple[int, Message]] = field(default_factory=list)
    worded: bool = False

    def data(self, language: Language) -> dict[str, Any]:
        """The figures for JSON."""
        return {
            "sets": [
                {
                    "set": name,
                    "language": written,
                    "lines": count.lines,
                    "lines_understood": count.lines_understood,
                    "cards": count.cards,
                    "cards_understood": count.cards_understood,
                    "stops": dict(count.stops.most_common()),
                    "played": {one.name: count.played[one.name] for one in self.editions},
                    "no_rule": {one.name: count.no_rule[one.name] for one in self.editions},
                    "uncovered": [_data(one, language) for one in count.uncovered],
                    **(_wordings(count) if self.worded else {}),
                }
                for (name, written), count in self.counts.items()
            ],
            "bilingual": {
                "cards": self.equal + len(self.differing),
                "equal": self.equal,
                "differing": self.differing,
            },
            "unread": [{"line": number, "message": reason.say(language)} for number, reason in self.unread],
        }


def _data(left: UncoveredCard, language: Language) -> dict[str, str | None]:
    reason = left.reason.say(language)
    return {"card": left.card, "edition": left.edition or None, "words": left.words, "reason": reason}


def _wordings(count: SetCoverage) -> dict[str, Any]:
    others = [
        {"written": written, "printed": printed, "lines": lines}
        for (written, printed), lines in count.wordings.most_common()
    ]
    return {"as_written": count.as_written, "wordings": others}


def cover(file: Iterable[str], editions: Sequence[Edition] = (), worded: bool = False) -> FileCoverage:
    """How much of a file of cards is understood and played.

    Arguments:
        file: its lines, each a card as JSON.
        editions: those by which it is asked what is played.
        worded: whether to hold the print of each line against its text.
    """
    found = FileCoverage(tuple(editions), worded=worded)
    for number, line in enumerate(file, 1):
        if not line.strip():
            continue
        try:
            card = _card(line)
        except ValueError:
            found.unread.append((number, message("this line is no card; write a JSON object with id, set and text")))
            continue
        _count(card, found)
    return found


def _card(line: str) -> Mapping[str, Any]:
    if len(line) > LONGEST_LINE:
        raise ValueError(line[:80])
    try:
        card = json.loads(line)
    except RecursionError:
        raise ValueError(line[:80]) from None
    if not isinstance(card, dict) or not all(isinstance(card.get(name), str) for name in ("id", "set", "type")):
        raise ValueError(line[:80])
    for name in ("text", "support"):
        texts = card.get(name)
        if not isinstance(texts, dict) or not all(isinstance(texts.get(one) or "", str) for one in LANGUAGES):
            raise ValueError(line[:80])
    return card


def _count(card: Mapping[str, Any], found: FileCoverage) -> None:
    read: dict[Language, list[tuple[Ability, ...]]] = {}
    for language in LANGUAGES:
        if _lacks(card, language):
            continue
        count = found.counts.setdefault((card["set"], language), SetCoverage())
        abilities = _read(card, language, count, found.worded)
        count.cards += 1
        if abilities is not None:
            count.cards_understood += 1
            read[language] = abilities
            _play(card, [one for line in abilities for one in line], language, count, found.editions)
    if len(read) == len(LANGUAGES):
        if read["en"] == read["fr"]:
            found.equal += 1
        else:
            found.differing.append(card["id"])


def _play(
    data: Mapping[str, Any],
    abilities: Sequence[Ability],
    language: Language,
    count: SetCoverage,
    editions: Sequence[Edition],
) -> None:
    card = _bare_card(data, abilities)
    for edition in editions:
        no_rule = without_rule(card, edition)
        reason = no_rule or not_played(card.abilities, card.type, edition)
        if reason is None:
            count.played[edition.name] += 1
            continue
        count.no_rule[edition.name] += no_rule is not None
        try:
            words = unplayed_words(card, edition, language)
        except Unsayable:
            words = ""
        count.uncovered.append(UncoveredCard(card.id, edition.name, words, reason))


def _bare_card(data: Mapping[str, Any], abilities: Sequence[Ability]) -> Card:
    """As much of a card as decides whether it is played."""
    rarity = data.get("rarity")
    return Card(
        id=data["id"],
        name={},
        rarity=rarity.casefold() if isinstance(rarity, str) else Rarity.COMMON,
        faction="",
        home_faction="",
        type=KINDS.get(data["type"], Type.CHARACTER),
        subtypes=(),
        hand_cost=None,
        reserve_cost=None,
        statistics=None,
        abilities=tuple(abilities),
        expedition_permanent=data["type"] == "EXPEDITION_PERMANENT" and data["set"] != "CORE",
    )


def _lacks(card: Mapping[str, Any], language: Language) -> bool:
    """Whether a card has texts, but none in this language."""
    said = {one: any((card[name].get(one) or "").strip() for name in ("text", "support")) for one in LANGUAGES}
    return not said[language] and any(said.values())


def _read(
    card: Mapping[str, Any], language: Language, count: SetCoverage, worded: bool
) -> list[tuple[Ability, ...]] | None:
    abilities: list[tuple[Ability, ...]] = []
    wholly = True
    kind = Type.SPELL if card["type"] == "SPELL" else Type.CHARACTER
    for name in ("text", "support"):
        try:
            texts = lines(card[name].get(language) or "", language)
        except Declined as declined:
            texts = ()
            wholly = False
            count.lines += 1
            _stop(card, declined, count)
        for line in texts:
            count.lines += 1
            try:
                abilities.append(read_text(line.text, language, kind, support=name == "support"))
            except Declined as declined:
                _stop(card, declined, count)
                wholly = False
            else:
                count.lines_understood += 1
                if worded:
                    _word_for_word(line.text, abilities[-1], language, count)
    return abilities if wholly else None


def _word_for_word(text: str, abilities: tuple[Ability, ...], language: Language, count: SetCoverage) -> None:
    other = other_wording(text, abilities, language)
    if other is None:
        count.as_written += 1
    else:
        count.wordings[other] += 1


def _stop(card: Mapping[str, Any], declined: Declined, count: SetCoverage) -> None:
    count.stops[_word(declined)] += 1
    count.uncovered.append(UncoveredCard(card["id"], "", declined.text, declined.message))


def _word(declined: Declined) -> str:
    """The word where reading stopped; "" for the end."""
    words = declined.text[declined.position :].split(maxsplit=1)
    return words[0][:40] if words else ""
