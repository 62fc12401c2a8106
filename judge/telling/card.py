"""A card made ready to show: its texts, what is understood of them, whether it is played, and where it is met."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from judge.cards.card import Card
from judge.cards.collection import Collection, UnknownCard
from judge.cards.explanation import ExplanationPart, explain
from judge.cards.language.amounts import Unsayable
from judge.cards.language.declined import Declined
from judge.cards.playing import unplayable
from judge.cards.printed import Printed
from judge.cards.printing import print_text
from judge.cards.reading import read_abilities
from judge.editions import rules_of
from judge.game.ability import Ability
from judge.law.book import Book, book
from judge.law.citation import cite
from judge.law.mentions import Mentions
from judge.messages import LANGUAGES, Language, Message
from judge.value import value

_MARK = r"\s*\([^()\n]{1,40}\)"
_BRACKETS = re.compile(r"\[+([^\[\]]*)\]+")
_WORD = re.compile(r"\w+")
_LINES = re.compile(r" {2,}|\s*\n\s*")


@value(frozen=True, slots=False)
class CardStory:
    """A card, told.

    Arguments:
        printed: what stands on it.
        shipped: whether it comes with the program.
        read: its abilities as each language says them; a language that is not understood is missing.
        declined: why a language is not understood.
        said: its abilities as the program writes them, per language.
        explained: its abilities in plain words, per language.
        reason: why the engine does not play it; None if it does.
        versions: the other cards of the same name.
    """

    card: Card
    printed: Printed
    shipped: bool
    read: Mapping[Language, tuple[Ability, ...]]
    declined: Mapping[Language, Declined]
    said: Mapping[Language, str]
    explained: Mapping[Language, tuple[ExplanationPart, ...]]
    reason: Message | None
    versions: tuple[Printed, ...]

    @property
    def equal(self) -> bool | None:
        """Whether both languages say the same; None where one of them is missing or not understood."""
        return self.read["en"] == self.read["fr"] if len(self.read) == len(LANGUAGES) else None

    def data(self, language: Language, edition: str) -> dict[str, Any]:
        """The card as JSON data.

        Arguments:
            language: the language of the reasons.
            edition: the edition whose articles are named.
        """
        return {
            **self.printed.line(),
            "shipped": self.shipped,
            "own_words": self.printed.is_in_own_words,
            "understood": {one: one in self.read for one in LANGUAGES if one in self.read or one in self.declined},
            "declined": {
                one: {"message": error.message.say(language), "column": error.position, "text": error.text}
                for one, error in self.declined.items()
            },
            "equal": self.equal,
            "said": dict(self.said),
            "explanation": {
                one: [{"text": part.text, "depth": part.depth, "laws": numbers(part, edition)} for part in parts]
                for one, parts in self.explained.items()
            },
            "played": self.reason is None,
            "reason": None if self.reason is None else self.reason.say(language),
            "versions": [one.id for one in self.versions],
        }


def tell_card(card: Card, collection: Collection, edition: str) -> CardStory | None:
    """A card, told; None of a scenario's own card.

    Arguments:
        collection: the cards that are known.
        edition: the edition by which it is asked whether it is played.
    """
    printed = card.printed
    if printed is None:
        return None
    read: dict[Language, tuple[Ability, ...]] = {}
    declined: dict[Language, Declined] = {}
    for language in LANGUAGES:
        if not printed.says(language):
            continue
        try:
            read[language] = read_abilities(printed, language)
        except Declined as error:
            declined[language] = error
    said: dict[Language, str] = {}
    for language in LANGUAGES:
        try:
            said[language] = print_text(card.abilities, language, card.feminine)
        except Unsayable:
            continue
    return CardStory(
        card=card,
        printed=printed,
        shipped=collection.is_shipped(printed.id),
        read=read,
        declined=declined,
        said=said if card.abilities else {},
        explained=_explained(card, edition) if card.abilities else {},
        reason=unplayable(card, rules_of(edition).edition),
        versions=tuple(
            one for one in collection.printed if one.name["en"] == printed.name["en"] and one.id != printed.id
        ),
    )


def _explained(card: Card, edition: str) -> dict[Language, tuple[ExplanationPart, ...]]:
    found: dict[Language, tuple[ExplanationPart, ...]] = {}
    for language in LANGUAGES:
        try:
            found[language] = explain(card.abilities, language, edition)
        except Unsayable:
            continue
    return found


def numbers(part: ExplanationPart, edition: str) -> tuple[str, ...]:
    """The articles that a part of an explanation rests on."""
    return tuple(dict.fromkeys(cite(law, edition).article for law in part.laws))


def shown_lines(text: str) -> tuple[str, ...]:
    """The abilities of a card text, one a line, without the marks that have no meaning."""
    return tuple(
        _BRACKETS.sub(r"\1", line).replace("#", "").strip() for line in _LINES.split(text.strip()) if line.strip(" #")
    )


def articles_of(story: CardStory, law: Book) -> tuple[str, ...]:
    """The articles that a card touches, in the order of the book.

    They are those that its explanation rests on, and those that define the words of its English text.

    Arguments:
        story: the card, told.
        law: the rule book.
    """
    printed = story.printed
    text = " ".join(shown_lines(f"{printed.text['en']}  {printed.support['en']}"))
    found = {mention.article for mention in _mentions(law.edition)(text)}
    found |= {number for parts in story.explained.values() for part in parts for number in numbers(part, law.edition)}
    return tuple(sorted(found, key=_place))


def _place(number: str) -> tuple[tuple[int, str], ...]:
    """Where an article or section stands in the book."""
    return tuple((int(part), "") if part.isdigit() else (0, part) for part in number.split("."))


@cache
def _mentions(edition: str) -> Mentions:
    return Mentions(book(edition), "en", loose=True)


class ScenarioUses:
    """In which scenarios each card is met.

    Arguments:
        files: the scenario files by their paths.
        collection: the cards that are known.
    """

    def __init__(self, files: Mapping[str, Path], collection: Collection) -> None:
        self._paths: dict[str, list[str]] = {}
        texts = {path: file.read_text(encoding="utf-8", errors="replace") for path, file in files.items()}
        written = {word for text in texts.values() for word in _WORD.findall(text)}
        every_name = {name for printed in collection.printed for name in printed.name.values()}
        names = {name for name in every_name if written.issuperset(_WORD.findall(name))}
        pattern = re.compile(rf"(?<!\w)({_any_of(names)})(?!\w)({_MARK})?")
        for path, text in texts.items():
            for id_ in dict.fromkeys(_met(pattern, text, collection)):
                self._paths.setdefault(id_, []).append(path)

    def of(self, id_: str) -> tuple[str, ...]:
        """The paths of the scenarios that name a card."""
        return tuple(self._paths.get(id_, ()))


def _any_of(names: Iterable[str]) -> str:
    """A pattern for any of some names, the longest where several begin; what begins alike is looked at once."""
    by_letter: dict[str, list[str]] = {}
    for name in names:
        by_letter.setdefault(name[:1], []).append(name[1:])
    return "|".join(
        re.escape(letter) + (f"(?:{_any_of(rest)})" if len(rest) > 1 else re.escape(rest[0]))
        for letter, rest in sorted(by_letter.items(), reverse=True)
    )


def _met(pattern: re.Pattern[str], text: str, collection: Collection) -> Iterator[str]:
    for name, mark in dict.fromkeys(pattern.findall(text)):
        for said in (f"{name} {mark.strip()}", name) if mark else (name,):
            try:
                yield collection.meant(said, nearest=False).id
            except UnknownCard:
                continue
            break
