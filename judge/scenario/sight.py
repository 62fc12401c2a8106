"""What a player knows at a moment: lines under a move that speak of hidden cards, held against the state."""

from __future__ import annotations

from judge.game.state.knowledge import knows, why
from judge.game.state.state import State
from judge.game.terms import Zone
from judge.law.laws import zones
from judge.scenario.performance import Performance, PlayedMove
from judge.scenario.truth import Truth
from judge.wording.names import NamedCard
from judge.wording.table import ParsedSentence, SentenceReader

COUNTED = {"counts_hand": Zone.HAND, "counts_deck": Zone.DECK}
"""The sentences that say how many cards an opposing hidden zone holds."""


class Sight:
    """Reads what a line says of a player's knowledge, and whether it is true.

    Arguments:
        performance: the scenario as it was played.
    """

    def __init__(self, performance: Performance) -> None:
        self._rules = performance.rules
        self._reader = SentenceReader("sight", performance.names)

    def judge_sentence(self, text: str, played: PlayedMove) -> Truth | None:
        """Whether what a line says is true; None if it is no such line.

        Arguments:
            text: the line without its laws.
            played: the move after which it should be true.
        """
        said, state = next(self._reader.read(text), None), played.after
        if said is None:
            return None
        player = int(str(said.values["player"]))
        match said.sentence.key:
            case "knows" | "does_not_know":
                return self._known(said, player, state)
            case "sees_expedition":
                there = any(_named(said).fits(one) and one.expedition is _expedition(said) for one in state.in_play)
                return Truth(there and self._rules.holds(zones.EXPEDITION_KNOWN), (zones.EXPEDITION_KNOWN,))
            case "sees_no_face":
                hidden = any(not region.face_up for region in state.regions)
                return Truth(hidden and self._rules.holds(zones.ADVENTURE_UNSEEN), (zones.ADVENTURE_UNSEEN,))
            case key:
                count = len(state.of(COUNTED[key], 1 - player))
                counted = self._rules.holds(zones.HIDDEN_COUNTED) and count == said.values["count"]
                return Truth(counted, (zones.HIDDEN_COUNTED,))

    def _known(self, said: ParsedSentence, player: int, state: State) -> Truth:
        cards = tuple(state.where(_named(said).fits))
        known = [one for one in cards if knows(state, player, one, self._rules)]
        wanted = known if said.sentence.key == "knows" else [one for one in cards if one not in known]
        laws = dict.fromkeys(law for one in wanted or cards for law in why(state, player, one, self._rules))
        return Truth(bool(wanted) and (said.sentence.key == "knows" or not known), tuple(laws))


def _named(said: ParsedSentence) -> NamedCard:
    named = said.values["card"]
    assert isinstance(named, NamedCard)
    return named


def _expedition(said: ParsedSentence) -> object:
    place = said.values["expedition"]
    assert isinstance(place, tuple)
    return place[1]
