"""Lines that say which modifier applies first where nobody is asked, since whatever is first, the same happens."""

from __future__ import annotations

from judge.game.event.choices import Question
from judge.game.state.state import State
from judge.law.laws import events, objects
from judge.scenario.performance import PlayedMove
from judge.wording.names import NamedCard
from judge.wording.table import ParsedSentence

ORDERS = frozenset({"apply_ability", "apply_rule"})
"""The moves that say what applies first."""

MODIFYING = frozenset({events.REPLACING, events.ADDITIVE, objects.FLEETING_DISCARDED})
"""The laws of what modifiers have changed."""


def is_idle(said: ParsedSentence | None, question: Question | None, state: State, played: PlayedMove) -> bool:
    """Whether a line says what applies first to something that modifiers have changed just now without asking, and says
    it of the player who would be asked.

    Arguments:
        said: what the line means.
        question: what is asked; None where nothing is.
        state: the state in which it is asked.
        played: the move that is being played.
    """
    if said is None or said.sentence.key not in ORDERS or (question is not None and question.kind == "modify"):
        return False
    card = said.values.get("card")
    known = isinstance(card, NamedCard) and any(any(one.where(card.fits)) for one in (state, played.before))
    place = _first_modified(played)
    return known and place is not None and said.values.get("player") == _chooser(played, place)


def part(played: PlayedMove, idle: PlayedMove) -> None:
    """Let what modifiers have changed follow the line that says what applies first.

    Arguments:
        played: the move under which it stands now.
        idle: the line, as a move.
    """
    place = _first_modified(played)
    assert place is not None
    idle.before = played.happenings[place - 1].state if place else played.before
    idle.happenings = played.happenings[place:]
    del played.happenings[place:]


def _chooser(played: PlayedMove, place: int) -> int:
    """Who would say what applies first: who controls the step, else the first player in initiative order."""
    source = played.happenings[place].source
    return source.holder if source is not None else played.before.initiative[0]


def _first_modified(played: PlayedMove) -> int | None:
    return next((place for place, one in enumerate(played.happenings) if MODIFYING.intersection(one.laws)), None)
