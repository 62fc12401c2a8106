"""A card as people paste it, read into the lines that it has under “## Cards”."""

from __future__ import annotations

import re

from judge.cards.card import Card
from judge.cards.naming import marked
from judge.game.terms import Type
from judge.messages import Language, Message, Mistake, message, pasted
from judge.scenario.card_bullets import BULLETS, KNOWN, read_type
from judge.scenario.cards import read_cards
from judge.scenario.facts import UnreadableError
from judge.scenario.form import BulletGroup, Scenario, SourceLine
from judge.scenario.headings import HEADINGS
from judge.scenario.pasted_abilities import PastedAbility, ability_lines, bullet_of, read_abilities
from judge.scenario.pasted_facts import (
    COSTS,
    NAME,
    NOTHING,
    SUBTYPE,
    SUPPORT,
    TERRAINS,
    TEXT,
    bare_facts,
    behind_a_dash,
    is_type,
    labelled,
    several_facts,
    split,
)
from judge.scenario.pasted_signs import apart, usual_signs
from judge.scenario.unseen import UNSEEN, turning, unseen
from judge.value import value

MOST_BYTES = 10_000
MOST_LINES = 80

_HEADING = re.compile(r"#{1,6} +(.*?) *#*")
_BULLET = re.compile(r"[-*] +(.*)")
_GOES_ON = re.compile(r"•|Then,|Puis,|If you don['’]t,|Si vous ne le faites pas,")
_NEXT = re.compile(rf" {{2,}}(?!{_GOES_ON.pattern})")
_BOXED = re.compile(r"\s*\[([^\[\]]+)\]$")
NO_FACT = message("“{text}” is no line of a card; write one such as: {known}")


@value(frozen=True, slots=True)
class PastedCard:
    """A pasted card as it is understood.

    Arguments:
        card: the card; None where something is wrong with it.
        lines: as it is written in a scenario file, heading and bullets; empty where something is wrong with it.
        mistakes: what is not understood, by line.
        mended: the slips that were read as they are meant, by line.
        language: the language of its text; that of its type where it has none.
    """

    card: Card | None
    lines: tuple[str, ...]
    mistakes: tuple[Mistake, ...]
    mended: tuple[Mistake, ...]
    language: Language


def read_pasted(text: str, name: str, by_visitor: bool = False) -> PastedCard:
    """A card as somebody pastes it: with labels or without, a line each or several on one, English or French.

    Arguments:
        name: how mistakes name where it stands.
        by_visitor: whether it may come from a link, so that it bears no printed card’s name.
    """
    reader = _CardReader(Scenario(name=name, by_visitor=by_visitor))
    small = len(text.encode("utf-8", "replace")) <= MOST_BYTES
    text = usual_signs(text) if small else text
    lines = text.splitlines()
    if not small or len(lines) > MOST_LINES:
        too_long = message(
            "a card has at most {bytes} bytes on {lines} lines; write one card", bytes=MOST_BYTES, lines=MOST_LINES
        )
        return PastedCard(None, (), (Mistake(name, 1, too_long),), (), "en")
    if (hidden := turning(text)) is not None:
        return PastedCard(None, (), (Mistake(name, hidden[0], UNSEEN.filled(code=hidden[1])),), (), "en")
    for number, words in enumerate(lines, 1):
        reader.take(number, words.strip().replace("\t", "  "))
    return reader.card()


class _CardReader:
    """Takes the lines of a card one by one.

    Arguments:
        scenario: takes what is wrong with them.
    """

    def __init__(self, scenario: Scenario) -> None:
        self._scenario = scenario
        self._names: list[tuple[int, str]] = []
        self._facts: dict[str, tuple[int, str]] = {}
        self._subtypes: list[tuple[int, str]] = []
        self._numbers: list[tuple[int, str]] = []
        self._abilities: list[PastedAbility] = []

    def take(self, number: int, words: str) -> None:
        """Take a line.

        Arguments:
            number: its place, from 1.
        """
        if not words or words.strip("-=_* ") == "":
            return
        if (code := unseen(words)) is not None:
            self._complain(number, UNSEEN.filled(code=code))
            return
        heading = _HEADING.fullmatch(words)
        if heading is not None:
            if HEADINGS.get(heading[1].lower()) != "cards":
                self._say(number, NAME, heading[1])
            return
        bullet = _BULLET.fullmatch(words)
        words = bullet[1] if bullet is not None else words
        if (several := several_facts(words)) is not None:
            for one in several:
                self._say(number, *one)
        elif (said := labelled(words)) is not None:
            self._say(number, *said)
        elif not self._names and not self._facts and not self._abilities and not is_type(words):
            self._say(number, NAME, words.strip("*_ "))
        elif re.fullmatch(r"[#{]*-?\d{1,2}[#}]*", words):
            self._numbers.append((number, words.strip("#{}")))
        elif (facts := bare_facts(words)) is not None:
            for one in facts:
                self._say(number, *one)
        elif self._abilities and _GOES_ON.match(words):
            self._abilities[-1].lines.append((number, words))
        else:
            self._say(number, TEXT, words)

    def _say(self, number: int, key: str, value: str) -> None:
        if key == NOTHING or not value:
            return
        if key == NAME:
            self._names += [(number, one.strip()) for one in value.split(" / ") if one.strip()]
        elif key == SUBTYPE:
            self._subtypes.append((number, value))
        elif key in (TEXT, SUPPORT):
            self._abilities += [PastedAbility([(number, one)], key) for one in _NEXT.split(apart(value))]
        elif key in ("costs", "statistics") or (key == "hand" and split("costs", value) is not None):
            key = "statistics" if key == "statistics" else "costs"
            several = split(key, value)
            for one in [(key, value)] if several is None and key == "statistics" else several or ():
                self._put(number, *one)
            if several is None and key == "costs":
                self._complain(number, NO_FACT.filled(text=value, known=KNOWN))
        else:
            self._put(number, key, value)

    def _put(self, number: int, key: str, value: str) -> None:
        if key in self._facts and self._facts[key][1].lower() != value.lower():
            self._complain(
                number,
                message(
                    "“{value}” and, in line {first}, “{other}” cannot both be so; leave one of them out",
                    value=value,
                    first=self._facts[key][0],
                    other=self._facts[key][1],
                ),
            )
        self._facts.setdefault(key, (number, value))

    def _complain(self, number: int, what: Message) -> None:
        self._scenario.mistakes.append(Mistake(self._scenario.name, number, what))

    def card(self) -> PastedCard:
        """The card of all lines that were taken."""
        self._count()
        self._join_statistics()
        type_, language = self._typed()
        name = self._named()
        notes = read_abilities(self._abilities, language, type_, self._scenario)
        group = BulletGroup(name, self._names[0][0] if self._names else 1)
        group.facts += [
            SourceLine(number, bullet_of(key, value, language)) for key, (number, value) in self._facts.items()
        ]
        group.facts += ability_lines(self._abilities)
        self._scenario.cards.append(group)
        found = read_cards(self._scenario) if name else []
        mistakes = tuple(sorted(self._scenario.mistakes, key=lambda one: one.line))
        if mistakes or not found:
            return PastedCard(None, (), mistakes, tuple(notes), language)
        lines = (f"### {name}", "", *(f"- {line.text}" for line in group.facts))
        return PastedCard(found[0], lines, (), tuple(notes), language)

    def _count(self) -> None:
        """Numbers alone on their lines are costs, statistics or both where there are as many of them."""
        statistics = () if "statistics" in self._facts else TERRAINS
        costs = () if any(key in self._facts for key in COSTS) else COSTS
        for keys in (COSTS, (*costs, *statistics)):
            if len(self._numbers) == len(keys) and not any(key in self._facts for key in keys):
                for key, (number, value) in zip(keys, self._numbers, strict=True):
                    self._put(number, key, value)
                return
        for number, value in self._numbers:
            known = pasted(*(BULLETS[key] for key in (*COSTS, "statistics")))
            self._complain(
                number,
                message("{value} could be several numbers of a card; write one of: {known}", value=value, known=known),
            )

    def _join_statistics(self) -> None:
        parts = {key: self._facts.pop(key) for key in TERRAINS if key in self._facts}
        if parts:
            values = "/".join(parts.get(key, (0, "?"))[1] for key in TERRAINS)
            self._put(next(iter(parts.values()))[0], "statistics", values)

    def _typed(self) -> tuple[Type, Language]:
        """The type, sub-types said elsewhere taken in, and the language of its word."""
        if "type" not in self._facts:
            for number, value in self._subtypes:
                self._complain(number, message("“{value}” is a sub-type; write the type before it", value=value))
            return Type.CHARACTER, "en"
        number, value = self._facts["type"]
        value = behind_a_dash(value)
        more = ", ".join(one for _, one in self._subtypes)
        joined = ", " if re.search(r"\s[—–-]\s", value) else " — "
        value = f"{value}{joined}{more}" if more else value
        self._facts["type"] = number, value
        try:
            type_ = read_type(value)[0]
        except UnreadableError:
            return Type.CHARACTER, "en"
        word = re.split(r"\s+[—–-]\s+", value)[0].lower()
        french = word.startswith(("personnage", "sort", "héros", "jeton")) or word.startswith("permanent d")
        return type_, "fr" if french else "en"

    def _named(self) -> str:
        names = list(dict.fromkeys(name for _, name in self._names))
        if len(names) > 2:
            number, third = next(one for one in self._names if one[1] == names[2])
            self._complain(
                number, message("“{name}” is a third name; write the English and the French one", name=third)
            )
        if not names:
            self._complain(1, message("the card has no name; write it on the first line"))
            return ""
        plain_names = []
        for (number, _), name in zip(self._names, names, strict=False):
            name, rarity, faction = marked(_BOXED.sub(r" (\1)", name))
            if rarity:
                self._put(number, "rarity", rarity)
            if faction:
                self._put(number, "faction", faction)
            plain_names.append(name)
        return " / ".join(plain_names[:2])
