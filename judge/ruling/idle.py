"""The abilities that did nothing, on the board, in a Reserve or in a Hand: of each it can be asked why."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from judge.cards.language.amounts import Unsayable
from judge.game.ability import Reaction
from judge.game.state.objects import Object
from judge.game.state.state import State
from judge.messages import Language
from judge.ruling.asking import UnknownAskedError, asked
from judge.ruling.influence import ChangesWhatHappens, changes_in_words
from judge.ruling.influence import passive_abilities as passive
from judge.ruling.offered import OfferedQuestion
from judge.ruling.question import Happens
from judge.ruling.sight import in_sight
from judge.scenario.not_activated import ACTIVATED, NOT_ACTIVATED
from judge.scenario.performance import Performance
from judge.telling.seat import SeatView
from judge.wording.table import sentence

MOST = 24
"""So many are offered at most."""

MOST_TRIED = 8
"""Without so many passive abilities at most the form is played again."""


def idle_abilities(run: Performance, seat: SeatView, language: Language) -> tuple[OfferedQuestion, ...]:
    """The Reactions that were never activated, those at the beginning first, and then the passive abilities that change
    nothing that happens; none of a card that is not known.

    Arguments:
        run: the form as it was played.
        seat: from where it is told.
    """
    found: dict[str, OfferedQuestion] = {}
    for state, bearer, reaction in _watched(run, seat):
        if len(found) == MOST:
            break
        one = _idle(state, bearer, reaction, run, seat, language)
        if one is not None:
            found.setdefault(one.text, one)
    for one in _changing_nothing(run, seat, language):
        if len(found) == MOST:
            break
        found.setdefault(one.text, one)
    return tuple(found.values())


def _changing_nothing(run: Performance, seat: SeatView, language: Language) -> Iterator[OfferedQuestion]:
    """The passive abilities of what lies in sight without which nothing that happens is otherwise, also of tokens and
    cards that come later.
    """
    bearers = (one for _, one in in_sight(run, seat))
    asks = dict.fromkeys(ChangesWhatHappens(one.base.card, ability) for one in bearers for ability in passive(one))
    for question in list(asks)[:MOST_TRIED]:
        with suppress(Unsayable):
            if question.answer(run) is False:
                text = changes_in_words(question, run, language, "changes_nothing")
                yield OfferedQuestion(text, question, changes_in_words(question, run, language))


def _idle(
    state: State, bearer: Object, reaction: Reaction, run: Performance, seat: SeatView, language: Language
) -> OfferedQuestion | None:
    values, names = {"card": bearer, "effect": reaction}, run.names.among(state)
    try:
        text = sentence("trace", NOT_ACTIVATED).write(values, names, language)
        question, line = asked(sentence("trace", ACTIVATED).write(values, names, "en"), run, seat, language)
    except (Unsayable, UnknownAskedError):
        return None
    return OfferedQuestion(text, question, line) if isinstance(question, Happens) and not question.steps(run) else None


def _watched(run: Performance, seat: SeatView) -> Iterator[tuple[State, Object, Reaction]]:
    """The Reactions of all that lies in sight, each in the first state in which it does."""
    for state, one in in_sight(run, seat):
        for ability in one.base.abilities:
            if isinstance(ability, Reaction):
                yield state, one, ability
