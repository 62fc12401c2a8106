"""The cards that a scenario defines itself, under “## Cards”."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from judge.cards.card import Card
from judge.cards.collection import Collection
from judge.cards.language.declined import Declined
from judge.cards.language.mending import mended
from judge.cards.language.reader import read_text
from judge.cards.naming import display_name, marked
from judge.cards.printed import Printed
from judge.game.ability import Ability
from judge.game.terms import Rarity, Type
from judge.law.typography import with_apostrophes
from judge.messages import LANGUAGES, Language, Mistake, message, pasted
from judge.scenario.card_bullets import (
    BULLETS,
    KNOWN,
    LABELS,
    read_cost,
    read_faction,
    read_rarity,
    read_statistics,
    read_type,
)
from judge.scenario.facts import UnreadableError
from judge.scenario.file import BulletGroup, Scenario, SourceLine
from judge.scenario.forgery import MOST_CARDS, refusals
from judge.scenario.labels import NAME
from judge.scenario.unseen import UNSEEN, unseen
from judge.wording.text import plain

Value = TypeVar("Value")


def read_cards(scenario: Scenario) -> list[Card]:
    """The cards of a scenario file; what cannot be read is noted in its mistakes.

    Arguments:
        scenario: the file as read.
    """
    found = []
    if scenario.by_visitor and len(scenario.cards) > MOST_CARDS:
        scenario.complain(
            scenario.cards[MOST_CARDS].line,
            message("a situation has at most {most} cards of its own; leave this one out", most=MOST_CARDS - 1),
        )
        return []
    for part in scenario.cards:
        if not part.name:
            for line in part.facts:
                scenario.complain(
                    line.number,
                    message("a card needs a name; write “{heading}” above it", heading=NAME),
                )
            continue
        card = _read(scenario, part)
        if card is not None:
            found.append(card)
    return found


def _read(scenario: Scenario, part: BulletGroup) -> Card | None:
    mistakes = len(scenario.mistakes)
    for number, words in ((part.line, part.name), *((line.number, line.text) for line in part.facts)):
        if (code := unseen(words)) is not None:
            scenario.complain(number, UNSEEN.filled(code=code))
    lines = _lines(scenario, part)
    written, slash, other = (name.strip() for name in part.name.partition(" / "))
    english, rarity, faction = unmarked(written, _taken(scenario, lines, "rarity", read_rarity))
    french = unmarked(other, rarity)[0] if slash else english
    before = len(scenario.mistakes)
    base = _base(scenario, part, english, rarity)
    if "type" not in lines and base is None and len(scenario.mistakes) == before:
        scenario.complain(
            part.line,
            message(
                "the card “{name}” has no type; write “{line}” under it", name=english, line=pasted(BULLETS["type"])
            ),
        )
    if scenario.by_visitor and len(scenario.mistakes) == mistakes:
        for what in refusals(part, (english, french), rarity is Rarity.UNIQUE):
            scenario.complain(part.line, what)
    hand, reserve = (_taken(scenario, lines, key, read_cost) for key in ("hand", "reserve"))
    statistics = _taken(scenario, lines, "statistics", read_statistics)
    faction = _taken(scenario, lines, "faction", read_faction) or faction or (base.faction if base is not None else "")
    kind = _taken(scenario, lines, "type", read_type)
    if kind is None and base is not None:
        kind = base.kind, base.subtypes, False
    if kind is None:
        return None
    type_, subtypes, expedition = kind
    if base is not None and type_ is not Type.CHARACTER:
        what = message("“{name}” is a unique Character; leave its type out, or write it so", name=english)
        scenario.complain(lines["type"][0].number, what)
    card = Card(
        id=english,
        name=base.name if base is not None else {"en": with_apostrophes(english), "fr": with_apostrophes(french)},
        rarity=rarity or Rarity.COMMON,
        faction=faction,
        home_faction=base.home_faction if base is not None else faction,
        type=type_,
        subtypes=subtypes,
        hand_cost=hand,
        reserve_cost=reserve,
        statistics=statistics,
        abilities=_abilities(scenario, lines, type_),
        expedition_permanent=expedition,
        forged=scenario.by_visitor,
    )
    if base is not None:
        card = replace(card, id=display_name(replace(card, id=""), "en"))
    return card if len(scenario.mistakes) == mistakes else None


def unmarked(name: str, rarity: Rarity | None) -> tuple[str, Rarity | None, str]:
    """A name without the mark of a unique card, its rarity, and the faction that the mark names.

    Arguments:
        name: as the heading of a card writes it.
        rarity: what a bullet says of it; None where none does.
    """
    plain, said, faction = marked(name)
    if said != Rarity.UNIQUE or rarity not in (None, Rarity.UNIQUE):
        return name, rarity, ""
    return plain, Rarity.UNIQUE, faction or ""


def _base(scenario: Scenario, part: BulletGroup, name: str, rarity: Rarity | None) -> Printed | None:
    """The printed card whose name a unique card bears, which gives it what it does not say itself."""
    known = Collection.known().bearing(name) if rarity is Rarity.UNIQUE else ()
    characters = [one for one in known if one.kind is Type.CHARACTER and not one.is_token]
    if known and not characters:
        scenario.complain(
            part.line,
            message("“{name}” is no Character, so no card of this name is unique; write another name", name=name),
        )
    return next((one for one in characters if one.rarity == Rarity.COMMON), characters[0] if characters else None)


def _lines(scenario: Scenario, part: BulletGroup) -> dict[str, tuple[SourceLine, str]]:
    lines: dict[str, tuple[SourceLine, str]] = {}
    for line in part.facts:
        label, colon, value = line.text.partition(":")
        key = LABELS.get(plain(label).lower())
        if not colon or key is None:
            scenario.complain(
                line.number,
                message("“{text}” is no line of a card; write one such as: {known}", text=line.text, known=KNOWN),
            )
        elif key in lines:
            scenario.complain(
                line.number,
                message(
                    "“{label}” stands twice; the first is in line {first}",
                    label=label.strip(),
                    first=lines[key][0].number,
                ),
            )
        else:
            lines[key] = (line, value.strip())
    return lines


def _taken(
    scenario: Scenario, lines: dict[str, tuple[SourceLine, str]], key: str, read: Callable[[str], Value]
) -> Value | None:
    """What a line of a card says; None where it is not there, or is complained of."""
    if key not in lines:
        return None
    line, value = lines[key]
    try:
        return read(value)
    except UnreadableError as error:
        scenario.complain(line.number, message("{reason}", reason=error.message))
        return None


def _abilities(scenario: Scenario, lines: dict[str, tuple[SourceLine, str]], type_: Type) -> tuple[Ability, ...]:
    read: list[tuple[Ability, ...]] = []
    for language in LANGUAGES:
        said = [key for key in (language, f"{language} support") if key in lines]
        if said:
            read.append(tuple(one for key in said for one in _read_abilities(scenario, lines[key], key, type_)))
            last = lines[said[0]][0]
    if len(read) == len(LANGUAGES) and read[0] != read[1]:
        scenario.complain(last.number, message("the French text says something else than the English one"))
    return read[0] if read else ()


def _read_abilities(scenario: Scenario, line: tuple[SourceLine, str], key: str, type_: Type) -> tuple[Ability, ...]:
    """The abilities of one line, of the text or of the support text."""
    language: Language = "fr" if key.startswith("fr") else "en"
    try:
        abilities = read_text(line[1], language, type_, support=key.endswith("support"))
    except Declined as error:
        scenario.complain(line[0].number, error.pointed)
        return ()
    for note in mended(line[1], language).notes:
        scenario.mended.append(Mistake(scenario.name, line[0].number, message("mended: {note}", note=note)))
    return abilities
