"""What is asked of a form, told in the sentences of a language, in whatever words it was written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress

from judge.cards.collection import UnknownCard
from judge.cards.language.amounts import Unsayable
from judge.cards.language.context import parts
from judge.cards.language.declined import Declined
from judge.cards.language.reader import read_text
from judge.game.ability import Ability, Effect, QuickAction, Reaction
from judge.game.state.objects import Characteristics
from judge.game.state.state import State
from judge.game.terms import Type
from judge.messages import LANGUAGES, Language
from judge.ruling.question import happenings_of, states_of
from judge.scenario.asked import Asked, AskedFact, AskedMove, AskedSentence
from judge.scenario.fact_writer import write_fact
from judge.scenario.matching import Matcher
from judge.scenario.performance import Performance
from judge.telling.moves import told_move
from judge.telling.seat import SeatView
from judge.wording.moods import Mood
from judge.wording.names import NamedCard, Names
from judge.wording.table import ParsedSentence
from judge.wording.text import NBSP


def in_words(line: str, asked: Asked, run: Performance, seat: SeatView, language: Language) -> str:
    """A line that asks, in words; no card is named that is never known from a seat.

    Arguments:
        line: the line as it is written.
        asked: what it asks.
        run: the form as it was played.
        seat: from where it is told.
    """
    match asked:
        case AskedMove(number):
            played = next((one for one in run.played if one.move is not None and one.move.line.number == number), None)
            return told_move(played, run.names, seat, language) if played is not None else line
        case AskedSentence() if asked.use == "trace":
            words = happening_in_words(asked.said, run, seat, language)
            return words[0].upper() + words[1:]
        case AskedSentence():
            said = _sentence(asked.said[0], run, language)
            said = said[0].upper() + said[1:]
        case AskedFact(fact, player):
            owner = "" if player is None else run.names.players[player] + (f"{NBSP}: " if language == "fr" else ": ")
            said = owner + write_fact(fact, run.names, language)
    return seat.text(said, language)


def happening_in_words(
    said: Sequence[ParsedSentence], run: Performance, seat: SeatView, language: Language, mood: Mood = "is"
) -> str:
    """Whether something happens, in words that are a part of a longer sentence.

    Arguments:
        said: what the line that asks can mean; the first of the steps of which it speaks is told, if there is one.
        run: the form as it was played.
        seat: from where it is told.
        mood: whether it happens or does not.
    """
    steps = happenings_of(run)
    for one in said:
        for place in Matcher(run).fitting([one], steps)[:1]:
            there = steps[place]
            values = seat.values({slot: there.values[slot] for slot in one.values}, there.state)
            names = seat.names_at(there.state) if _is_numbered(one) else run.names
            words = one.sentence.within(values, names, language, mood)
            return seat.text(words, language)
    return seat.text(_sentence(said[0], run, language, mood), language)


def _sentence(said: ParsedSentence, run: Performance, language: Language, mood: Mood = "is") -> str:
    named = [value for value in said.values.values() if isinstance(value, NamedCard)]
    values = {slot: _meant(slot, value, run, named) for slot, value in said.values.items()}
    return said.sentence.within(values, _names(said, run, *states_of(run)), language, mood)


def _names(said: ParsedSentence, run: Performance, *states: State) -> Names:
    """What cards are called: with their numbers where the line has one."""
    return run.names.among(*states) if _is_numbered(said) else run.names


def _is_numbered(said: ParsedSentence) -> bool:
    return any(isinstance(value, NamedCard) and value.copy is not None for value in said.values.values())


def _meant(slot: str, value: object, run: Performance, named: Sequence[NamedCard]) -> object:
    """What a slot means, things in the place of their names."""
    if isinstance(value, tuple):
        return tuple(_meant(slot, part, run, named) for part in value)
    if isinstance(value, NamedCard):
        there = (one for state in states_of(run) for one in state.where(value.fits))
        return next(there, Characteristics(card=min(value.keys), name="", type=Type.CHARACTER))
    if slot == "effect":
        return _said(str(value), run, named)
    return value


def _said(words: str, run: Performance, named: Sequence[NamedCard]) -> object:
    """The ability or effect that words name; the words themselves where nothing says them."""
    for one in dict.fromkeys((*_effects(run), *_elsewhere(words, run, named))):
        with suppress(Unsayable):
            if run.names.says(one, words):
                return one
    return words


def _effects(run: Performance) -> Iterator[object]:
    """Every ability and effect of which a line may speak: those that things have, and what stands in them."""
    things = (thing for state in states_of(run) for thing in state.objects.in_order)
    for abilities in {id(thing.base.abilities): thing.base.abilities for thing in things}.values():
        yield from _parts(abilities)


def _elsewhere(words: str, run: Performance, named: Sequence[NamedCard]) -> Iterator[object]:
    """Those of cards that a line names and that are not there, and what its words say as the text of a Spell."""
    for key in sorted(key for one in named for key in one.keys):
        with suppress(UnknownCard):
            yield from _parts(run.names.collection.find(key).abilities)
    for language in LANGUAGES:
        with suppress(Declined):
            yield from _parts(read_text(f"{words}.", language, Type.SPELL))


def _parts(abilities: Iterable[Ability]) -> Iterator[object]:
    for ability in abilities:
        yield from (part for part in parts(ability) if isinstance(part, Effect | Reaction | QuickAction))
