"""The words of cards that ship: printed by us from the trees of their abilities, when they are first wanted."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from judge.cards.language.fingerprint import fingerprint
from judge.data_cache import find_data, keep_data, name_of
from judge.messages import LANGUAGES, Language
from judge.value import value

if TYPE_CHECKING:
    from judge.game.ability import Ability

SOMETHING: Mapping[Language, str] = {"en": "Draw a card.", "fr": "Piochez une carte."}
"""Something that any line can do."""

CODE = tuple(Path(__file__).with_name(f"{name}.py") for name in ("own_words", "notation"))

_TOKEN = re.compile(r'Token\("[^"]*", (?:None|\([^)]*\))')

Lines = tuple[str, ...]
_printed: dict[tuple[Lines, Language, bool], str] = {}


@value(frozen=True, slots=True)
class Notation:
    """What ships of a card's abilities, in the notation of `judge.cards.notation`, one ability each.

    Arguments:
        main: its main abilities.
        support: its support abilities.
        french: main and support abilities as the French card says them, where that differs.
        feminine: whether French speaks of the card in the feminine.
    """

    main: Lines = ()
    support: Lines = ()
    french: tuple[Lines, Lines] | None = None
    feminine: bool = False

    def lines(self, language: Language, support: bool) -> Lines:
        """The main or the support abilities in a language."""
        if self.french is not None and language == "fr":
            return self.french[support]
        return self.support if support else self.main

    def tokens(self) -> frozenset[str]:
        """The tokens that it names, each as the notation writes it."""
        return frozenset(_TOKEN.findall(" ".join((*self.main, *self.support))))


class OwnWords(Mapping[Language, str]):
    """A text of a card that ships, per language.

    Arguments:
        notation: its abilities.
        support: whether it is the support text.
    """

    __slots__ = ("_notation", "_support")

    def __init__(self, notation: Notation, support: bool) -> None:
        self._notation, self._support = notation, support

    def __getitem__(self, language: Language) -> str:
        lines, feminine = self._notation.lines(language, self._support), self._notation.feminine
        if not lines:
            return ""
        key = (lines, language, feminine)
        if key not in _printed:
            _printed[key] = "  ".join(own_lines(lines, language, feminine))
        return _printed[key]

    def __iter__(self) -> Iterator[Language]:
        return iter(LANGUAGES)

    def __len__(self) -> int:
        return len(LANGUAGES)

    def __repr__(self) -> str:
        return f"OwnWords({dict(self)})"


def own_lines(lines: Lines, language: Language, feminine: bool) -> tuple[str, ...]:
    """Abilities in our words, one a line.

    Arguments:
        lines: the abilities in the notation.
        feminine: whether French speaks of the card in the feminine.
    """
    from judge.cards.notation import read_tree

    return tuple(own_line(read_tree(line), language, feminine) for line in lines)


def own_line(ability: Ability, language: Language, feminine: bool, marks: bool = True) -> str:
    """An ability in our words; what is not understood of it is said to be so.

    Arguments:
        feminine: whether French speaks of the card in the feminine.
        marks: whether statuses, keywords and tokens carry the brackets of card texts.
    """
    from judge.cards.notation import UNKNOWN, UNKNOWN_WORDS
    from judge.cards.printing import print_ability
    from judge.game.ability import Draw, QuickAction, Reaction

    if ability == UNKNOWN:
        return UNKNOWN_WORDS[language]
    if isinstance(ability, Reaction | QuickAction) and ability.effect == UNKNOWN:
        begun = replace(ability, effect=Draw())
        said = print_ability(begun, language, feminine, marks)
        head = said[: len(said) - len(SOMETHING[language])].rstrip()
        return f"{head} {UNKNOWN_WORDS[language]}"
    return print_ability(ability, language, feminine, marks)


def print_ahead(notations: Iterable[Notation]) -> None:
    """Print the words of many cards at once, or take them from where they are kept.

    Arguments:
        notations: what ships of these cards.
    """
    wanted = [
        (lines, language, notation.feminine)
        for notation in notations
        for language in LANGUAGES
        for support in (False, True)
        if (lines := notation.lines(language, support))
    ]
    if all(one in _printed for one in wanted):
        return
    name = name_of("words", (fingerprint().encode(), repr(wanted).encode(), *CODE))
    found = find_data(name, lambda data: [str(text) for text in data])
    if found is None or len(found) != len(wanted):
        found = ["  ".join(own_lines(*one)) for one in wanted]
        keep_data(name, found)
    _printed.update(zip(wanted, found, strict=True))
