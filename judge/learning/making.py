"""How an environment is made: of two lists of cards, by an edition, if what it needs is installed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.editions import EditionNotPlayedError, rules_of
from judge.games.deck import Deck, UnreadableDeck, read_bytes, shipped
from judge.law.book import DEFAULT_EDITION
from judge.messages import Language
from judge.public.errors import UnreadableTextError

if TYPE_CHECKING:
    from judge.learning.environment import GameEnvironment

MISSING = "an environment needs PettingZoo and Gymnasium: pip install 'altered-judge[learning]'"


def environment(
    first: str | None = None, second: str | None = None, *, edition: str | None = None, language: Language = "en"
) -> GameEnvironment:
    """A game of two decks as an environment for learning, in the form of PettingZoo’s AEC.

    Arguments:
        first: the list of the first player’s deck, a card a line; the first deck that comes along if None.
        second: that of the second player’s; the second deck that comes along if None.
        edition: the edition of the rules; the one in force if None.
        language: the language of what is said if that cannot be.

    Raises:
        ImportError: PettingZoo is not installed; it comes with ``pip install 'altered-judge[learning]'``.
        UnreadableTextError: a list cannot be read or may not be played, or the edition is not played.
    """
    try:
        from judge.learning.environment import GameEnvironment
    except ModuleNotFoundError as error:
        if str(error.name).startswith("judge"):
            raise
        raise ImportError(MISSING) from None
    name = edition or DEFAULT_EDITION
    try:
        rules_of(name)
        decks = [
            shipped(name)[seat] if text is None else _read(text, f"{place}.txt", name)
            for seat, (place, text) in enumerate((("first", first), ("second", second)))
        ]
    except EditionNotPlayedError as error:
        raise UnreadableTextError([error.message.say(language)]) from None
    except UnreadableDeck as error:
        raise UnreadableTextError(one.say(language) for one in error.mistakes) from None
    return GameEnvironment((decks[0], decks[1]), name)


def _read(text: str, name: str, edition: str) -> Deck:
    return read_bytes(text.encode("utf-8", "surrogatepass"), name, edition)
