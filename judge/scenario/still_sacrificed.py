"""A sacrifice that is changed into something else: no step tells it, and it is one all the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.game.event.trace import Happening
from judge.game.state.objects import Object
from judge.game.state.state import State
from judge.law.laws import events, vocabulary
from judge.scenario.performance import Performance, PlayedMove
from judge.scenario.truth import Truth
from judge.wording.names import NamedCard
from judge.wording.table import ParsedSentence, SentenceReader

SACRIFICED = "sacrificed"
"""The happening that tells a sacrifice of which nothing is changed."""


STILL = "still_sacrificed"
"""The happening that tells a sacrifice that leaves alone what is sacrificed."""


def changed_sacrifices(said: ParsedSentence, played: PlayedMove) -> Iterator[Happening]:
    """The steps of a move that tell what happens instead of a sacrifice of which a line speaks.

    Arguments:
        said: says who sacrifices what.
    """
    told = list(_told(said, played))
    same = {one.event for one in told if one.sentence == STILL}
    for one in played.happenings:
        if one.sentence != STILL and (one in told or (one.event in same and _is_changed(one))):
            yield one


def _told(said: ParsedSentence, played: PlayedMove) -> Iterator[Happening]:
    """The steps of a move that tell that something was sacrificed though its sacrifice is changed."""
    named, player = said.values["card"], said.values.get("player")
    assert isinstance(named, NamedCard)
    before, last = played.before, played.before
    for place, one in enumerate(played.happenings):
        if not place or one.event != played.happenings[place - 1].event:
            before = last
        last, card = one.state, one.values.get("card")
        fits = _is_changed(one) and isinstance(card, Object) and named.fits(card)
        if fits and player in (None, _holder(card, before)):
            yield one


def _is_changed(one: Happening) -> bool:
    """Whether a step tells what happens instead of a sacrifice."""
    return one.sentence != SACRIFICED and {vocabulary.SACRIFICE, events.REPLACING} <= {*one.laws}


def _holder(card: object, state: State) -> object:
    """Who controls a thing before a step that may bring it to another zone, where it is another object."""
    assert isinstance(card, Object)
    was = state.where(lambda one: (one.base.card, one.copy) == (card.base.card, card.copy))
    return next((one.holder for one in was), None)


class StillSacrificed:
    """Reads what a line says of a sacrifice that is changed into something else.

    Arguments:
        performance: the scenario as it was played.
    """

    def __init__(self, performance: Performance) -> None:
        self._rules = performance.rules
        self._reader = SentenceReader("trace", performance.names)

    def judge_sentence(self, text: str, played: PlayedMove) -> Truth | None:
        """Whether what a move has changed was sacrificed all the same.

        Arguments:
            text: the line without its laws.

        Returns:
            None if no line says so, or no such sacrifice is changed in the move.
        """
        if not any(map(_is_changed, played.happenings)):
            return None
        said = [one for one in self._reader.read(text) if one.sentence.key == SACRIFICED]
        return self.truth(said, (played,))

    def truth(self, said: Sequence[ParsedSentence], moves: Sequence[PlayedMove]) -> Truth | None:
        """Whether what some moves have changed was sacrificed all the same; None where they change no such sacrifice.

        Arguments:
            said: what a line can mean that says who sacrifices what.
            moves: where that is looked for.
        """
        found = next((one for what in said for move in moves for one in _told(what, move)), None)
        if found is None:
            return None
        laws = tuple(dict.fromkeys((vocabulary.STILL_SACRIFICED, events.REPLACING, *found.laws)))
        return Truth(self._rules.holds(vocabulary.STILL_SACRIFICED), laws)
