"""Where the languages of a card do not say the same: each such ability, said twice in one language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import SequenceMatcher
from itertools import zip_longest

from judge.bounds.pool import bounded
from judge.cards.collection import Collection
from judge.cards.language.amounts import Unsayable
from judge.cards.language.declined import Declined
from judge.cards.language.marks import lines
from judge.cards.language.reader import read_text
from judge.cards.notation import read_tree
from judge.cards.own_words import own_line
from judge.cards.printed import Printed
from judge.cards.printing import print_text
from judge.cards.reading import read_abilities
from judge.cards.wordings import words
from judge.game.ability import Ability
from judge.law.book import DEFAULT_EDITION
from judge.messages import LANGUAGES, Language
from judge.telling.card import CardStory, tell_card
from judge.value import value

SECONDS = 2.0
"""How long a visitor waits for them."""

_PIECES = re.compile(r"\{\w+\}|[\w'’]+|\s+|[^\w\s]")

Read = Mapping[Language, tuple[Ability, ...]]


@value(frozen=True, slots=True)
class TextPiece:
    """Some words of a text.

    Arguments:
        text: the words.
        differs: whether the other text says something else there.
    """

    text: str
    differs: bool


@value(frozen=True, slots=True)
class LanguageDifference:
    """An ability that the languages do not say alike.

    Arguments:
        texts: the ability as each language writes it.
        said: in each language, what the text of each language says; missing where no words are known.
    """

    texts: Mapping[Language, str]
    said: Mapping[Language, Mapping[Language, tuple[TextPiece, ...]]]

    def is_as_written(self, language: Language) -> bool:
        """Whether a text says of itself what stands there word for word."""
        said = "".join(piece.text for piece in self.said.get(language, {}).get(language, ()))
        return words(said, language) == words(self.texts[language], language)


@value(frozen=True, slots=True)
class DifferingCard:
    """A card whose languages are both understood and do not say the same.

    Arguments:
        story: the card, told.
        differences: its abilities that they do not say alike.
    """

    story: CardStory
    differences: tuple[LanguageDifference, ...]


_found: tuple[Collection, tuple[DifferingCard, ...]] | None = None


def differing(known: Collection, seconds: float | None = None) -> tuple[DifferingCard, ...]:
    """The cards whose languages are both understood and do not say the same; looked for in a child process, once.

    Arguments:
        known: the cards that are known now.
        seconds: how long that may take; None for as long as a visitor waits.

    Raises:
        OutOfBoundsError: they could not be looked for within bounds.
    """
    global _found
    if _found is None or _found[0] is not known:
        _found = known, bounded(differing_cards, seconds=SECONDS if seconds is None else seconds, slow=True)
    return _found[1]


def differing_cards() -> tuple[DifferingCard, ...]:
    """What `differing` gives, found here; every card is read for it."""
    known, found = Collection.known(), []
    for printed in known.printed:
        if printed.is_in_own_words and printed.notation is not None and printed.notation.french is None:
            continue
        if not all(printed.says(language) for language in LANGUAGES):
            continue
        try:
            english, french = (read_abilities(printed, language) for language in LANGUAGES)
        except Declined:
            continue
        story = tell_card(known.card(printed), known, DEFAULT_EDITION) if english != french else None
        if story is not None:
            found.append(DifferingCard(story, differences(printed)))
    return tuple(found)


def differences(printed: Printed) -> tuple[LanguageDifference, ...]:
    """The abilities of a card that its languages do not say alike.

    Arguments:
        printed: what stands on the card; both its languages are understood.
    """
    return (*_of(printed, support=False), *_of(printed, support=True))


def _of(printed: Printed, support: bool) -> Iterator[LanguageDifference]:
    for written in _pairs(printed, support):
        try:
            read = {one: _read(text, printed, one, support) for one, text in written.items()}
        except Declined:
            continue
        if read["en"] != read["fr"]:
            said = {language: _worded(read, language) for language in LANGUAGES}
            shown = _in_own_words(written, printed) if printed.is_in_own_words else written
            yield LanguageDifference(shown, {language: pieces for language, pieces in said.items() if pieces})


def _pairs(printed: Printed, support: bool) -> Iterator[Mapping[Language, str]]:
    """The lines of both languages side by side, as they are written; those of a card that ships in its notation."""
    if printed.notation is not None and printed.is_in_own_words:
        found = {language: list(printed.notation.lines(language, support)) for language in LANGUAGES}
    else:
        texts = printed.support if support else printed.text
        found = {language: [line.text for line in lines(texts[language], language)] for language in LANGUAGES}
        if len(found["en"]) != len(found["fr"]):
            found = {language: ["  ".join(found[language])] for language in LANGUAGES}
    for pair in zip_longest(*(found[language] for language in LANGUAGES), fillvalue=""):
        yield dict(zip(LANGUAGES, pair, strict=True))


def _read(text: str, printed: Printed, language: Language, support: bool) -> tuple[Ability, ...]:
    if printed.is_in_own_words:
        return (read_tree(text),) if text else ()
    return read_text(text, language, printed.kind, support=support)


def _in_own_words(written: Mapping[Language, str], printed: Printed) -> Mapping[Language, str]:
    feminine = printed.notation is not None and printed.notation.feminine
    return {one: own_line(read_tree(text), one, feminine) if text else "" for one, text in written.items()}


def _worded(read: Read, language: Language) -> Mapping[Language, tuple[TextPiece, ...]]:
    """What the texts of both languages say in one of them, with what differs."""
    try:
        said = {one: _PIECES.findall(print_text(abilities, language)) for one, abilities in read.items()}
    except Unsayable:
        return {}
    kept = {one: [text for text in said[one] if text not in "[]"] for one in said}
    changed = SequenceMatcher(None, kept["en"], kept["fr"], autojunk=False).get_opcodes()
    return {
        "en": _joined(TextPiece("".join(kept["en"][a:b]), tag != "equal") for tag, a, b, _, _ in changed if a < b),
        "fr": _joined(TextPiece("".join(kept["fr"][c:d]), tag != "equal") for tag, _, _, c, d in changed if c < d),
    }


def _joined(pieces: Iterable[TextPiece]) -> tuple[TextPiece, ...]:
    """Pieces of which those that differ stand together where only blanks part them."""
    found: list[TextPiece] = []
    for piece in pieces:
        if len(found) > 1 and piece.differs and found[-2].differs and not found[-1].text.strip():
            blank, before = found.pop(), found.pop()
            piece = TextPiece(f"{before.text}{blank.text}{piece.text}", True)
        found.append(piece)
    return tuple(found)
