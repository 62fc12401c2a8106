"""The scenes from which positions are taken: of a text, of a file, of two decks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from judge.exploring.scene import ScenarioPosition, UnreadableScene, scene
from judge.law.book import DEFAULT_EDITION
from judge.messages import Language
from judge.public.doing import refused
from judge.public.errors import UnreadableTextError
from judge.scenario.file import read_bytes
from judge.scenario.form import Scenario
from judge.scenario.named_file import Unopened, named, shelf_name
from judge.scenario.source import read_source

if TYPE_CHECKING:
    from judge.game.state.objects import Player
    from judge.games.deck import Deck

TEXT = "scenario.md"
"""How mistakes name a text that is no file."""


def scene_of(text: str, edition: str | None, after: int | None, language: Language) -> ScenarioPosition:
    """The scene of a scenario’s text.

    Arguments:
        edition: the edition of the rules; the one that the text names if None.
        after: how many of its moves are made; all of them if None.
        language: the language of what is said if that cannot be.

    Raises:
        UnreadableTextError: it cannot be read, or not be played up to there.
    """
    return scene_in(read_bytes(text.encode("utf-8", "surrogatepass"), TEXT), edition, after, language)


def scene_of_file(file: str, edition: str | None, after: int | None, language: Language) -> ScenarioPosition:
    """The scene of a scenario file.

    Arguments:
        file: its path, or the name of a scenario that comes along.
        edition: the edition of the rules; the one that the file names if None.
        after: how many of its moves are made; all of them if None.
        language: the language of what is said if that cannot be.

    Raises:
        UnreadableTextError: there is no such file, or it cannot be read, or not be played up to there.
    """
    try:
        path = named(file)
        source = read_source(path)
    except (Unopened, OSError) as error:
        unopened = error if isinstance(error, Unopened) else Unopened(file, error)
        raise UnreadableTextError([unopened.message.say(language)]) from None
    return scene_in(read_bytes(source, shelf_name(path)), edition, after, language)


def scene_in(scenario: Scenario, edition: str | None, after: int | None, language: Language) -> ScenarioPosition:
    """The scene of a scenario that was read.

    Arguments:
        edition: the edition of the rules; the one that it names if None.
        after: how many of its moves are made; all of them if None.
        language: the language of what is said if that cannot be.

    Raises:
        UnreadableTextError: it could not be read, or cannot be played up to there.
        IllegalMoveError: the rules do not allow one of its moves, and it does not say so.
    """
    try:
        found = scene(scenario, after, edition)
    except UnreadableScene as error:
        raise UnreadableTextError(one.say(language) for one in error.mistakes) from None
    for played in found.unexpectedly_refused:
        assert played.refusal is not None
        raise refused(played.refusal, found.names, found.rules.edition.name, language)
    return found


def scene_of_decks(first: str | None, second: str | None, edition: str | None, language: Language) -> ScenarioPosition:
    """The scene before the setup of a game.

    Arguments:
        first: the list of the first player’s deck; the first that comes along if None.
        second: the list of the second player’s deck; the second that comes along if None.
        edition: the edition of the rules; the default one if None.
        language: the language of the board, and of what is said if that cannot be.

    Raises:
        UnreadableTextError: a list cannot be read or may not be played, or the edition is not played.
    """
    from judge.editions import EditionNotPlayedError, rules_of
    from judge.games.deck import UnreadableDeck
    from judge.games.opening import opening
    from judge.games.record import record_of_opening

    edition = edition or DEFAULT_EDITION
    try:
        rules = rules_of(edition)
        decks = _deck(first, 0, edition), _deck(second, 1, edition)
    except EditionNotPlayedError as error:
        raise UnreadableTextError([error.message.say(language)]) from None
    except UnreadableDeck as error:
        raise UnreadableTextError(one.say(language) for one in error.mistakes) from None
    return scene_of(record_of_opening(opening(decks, rules), edition, language), None, None, language)


def _deck(text: str | None, seat: Player, edition: str) -> Deck:
    """A deck from its list, or the one that comes along for a seat."""
    from judge.games.deck import read_bytes, shipped

    if text is None:
        return shipped(edition)[seat]
    return read_bytes(text.encode("utf-8", "surrogatepass"), ("first.txt", "second.txt")[seat], edition)


def seat_of(name: str, players: Sequence[str], language: Language) -> Player | None:
    """The seat of a player; None for the judge’s.

    Arguments:
        name: the player’s name; "" for the judge.
        language: the language of what is said if nobody is called so.

    Raises:
        UnreadableTextError: nobody of that name sits there.
    """
    from judge.telling.story import UnknownSeat, seat_named

    try:
        return seat_named(name, players) if name else None
    except UnknownSeat as error:
        raise UnreadableTextError([error.message.say(language)]) from None
