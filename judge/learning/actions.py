"""The actions as numbers. A number means the same in every position, in every game and in both editions.

What is asked stands in the observation, so a number says only what is answered: no, yes, a number, an expedition, the
card at a place, one of that card's quick actions, or the answer that stands at a place in the list of those that are
none of these.
"""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.ability import QuickAction
from judge.game.event.choices import Option, Question
from judge.game.state.objects import Object, Player
from judge.game.state.state import State
from judge.game.terms import Expedition
from judge.learning.places import PLACES, laid

NO = 0
"""To pass, to decline, to choose no more, to keep: whatever says no."""

YES = 1
"""To pay, to do what may be done."""

NO_KINDS = frozenset({"pass", "no", "no more", "decline", "keep", "no scout", "leave"})
YES_KINDS = frozenset({"yes", "pay", "scout", "present", "bring"})

NUMBER = 2
MOST_NUMBER = 100
"""An amount, a result of a die, a region, a seat: the number itself, from 0 to this less one."""

EXPEDITION = NUMBER + MOST_NUMBER
"""An expedition: one’s own Hero Expedition and Companion Expedition, then those of the other player."""

LISTED = EXPEDITION + 4
MOST_LISTED = 128
"""What is none of the others, such as a mode: its place in the list of all answers, allowed or not."""

CARD = LISTED + MOST_LISTED
"""The card at a place: it is played, chosen, resolved, expanded, cleaned up, whatever is asked."""

QUICK = CARD + PLACES
MOST_QUICK = 4
"""A quick action of the card at a place: four for each place, in the order of the list of all answers."""

ACTIONS = QUICK + PLACES * MOST_QUICK
"""How many actions there are."""


def numbered(question: Question, state: State, seat: Player) -> Mapping[int, Option]:
    """The answers to a question by their numbers; of answers that are allowed none is left out.

    Arguments:
        state: the state in which it is asked.
        seat: the player who decides.
    """
    places = {one.id: place for place, one in laid(state, seat)}
    found: dict[int, Option] = {}
    for place, option in enumerate(question.options):
        number = _number(option, state.objects.get(option.object or 0), seat, places, found)
        if number is None or (number in found and option.refusal is None):
            number = LISTED + place if place < MOST_LISTED else None
        if number is not None:
            found.setdefault(number, option)
    return found


def _number(
    option: Option, one: Object | None, seat: Player, places: Mapping[int, int], taken: Mapping[int, Option]
) -> int | None:
    """The number of an answer; None where it has none but its place in the list."""
    detail = option.detail
    if option.kind in NO_KINDS:
        return NO
    if option.kind in YES_KINDS:
        return YES
    if isinstance(detail, QuickAction):
        first = QUICK + places.get(option.object or 0, PLACES) * MOST_QUICK
        return next((number for number in range(first, first + MOST_QUICK) if number not in taken), None)
    if option.kind == "expedition":
        owner, expedition = detail if isinstance(detail, tuple) else (seat, detail)
        return EXPEDITION + 2 * (owner != seat) + (expedition is Expedition.COMPANION)
    if option.kind == "swap":
        return None
    if one is not None:
        return CARD + places[one.id] if one.id in places else None
    return NUMBER + detail if isinstance(detail, int) and 0 <= detail < MOST_NUMBER else None
