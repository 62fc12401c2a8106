"""Which abilities of the cards of a game have happened, and what kept the others from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from judge.cards.card import Card
from judge.cards.printing import print_ability
from judge.game.ability import (
    Ability,
    QuickAction,
    Reaction,
    SpellEffect,
    is_support,
    supported,
)
from judge.game.course.referee import Done
from judge.game.event.choices import Question
from judge.game.state.object_actions import CreateEmblem
from judge.game.state.objects import Emblem, Object
from judge.game.state.state import SEATS, State
from judge.game.terms import IN_PLAY, Zone
from judge.messages import Language, Message, message

Which = tuple[str, int]
"""An ability: the id of its card, and its place among that card’s abilities."""

Kept = Counter[tuple[Which, str]]
"""How often an ability was kept from happening, by what kept it: the sentence of a refusal, or one of those below."""

NOT_MET, NOT_CHOSEN = "not met", "not chosen"

WORKING = (*sorted(IN_PLAY), Zone.HERO)
"""The zones in which abilities work that are no support abilities."""

WHY: dict[str, Message] = {
    NOT_CHOSEN: message("it could be used, and chance never chose it"),
    "condition_of_action": message("the condition under which it may be used was never met"),
    "exhausted_in_reserve": message("its card was Exhausted in Reserve"),
    "played_too_often": message("it had been used a hundred times that day"),
    NOT_MET: message("its trigger came, and it was not activated: its condition was not met, or a law kept it"),
}
"""What keeps an ability from happening, in words; a refusal that is not among these is of a cost."""


class AbilityWatch:
    """What looks at a game, unit by unit.

    A Reaction has happened once it was activated, a quick action once it was played, the effect of a Spell once it was
    resolved; a passive ability applies as long as it is where it works, and has happened once it was there.

    Arguments:
        cards: the cards whose abilities are looked at.

    Attributes:
        happened: what has happened.
        kept: what kept abilities from happening.
    """

    def __init__(self, cards: Iterable[Card]) -> None:
        self.happened: set[Which] = set()
        self.kept: Kept = Counter()
        self._abilities = {card.id: card.abilities for card in cards}

    def look(self, before: State, done: Done) -> None:
        """Look at a unit that was told.

        Arguments:
            before: the state before it.
            done: what it did.
        """
        after = done.state
        for change in done.changes:
            if isinstance(change.action, CreateEmblem) and isinstance(change.action.emblem, Emblem):
                emblem = change.action.emblem
                self.happened.update(self._place(emblem.source, emblem.reaction))
            elif change.before is not None and change.before.zone is Zone.LIMBO:
                self.happened.update(self._of(change.before, played=True))
        for happening in done.happenings:
            bearer, ability = happening.values.get("card"), happening.values.get("effect")
            if not isinstance(bearer, Object) or not isinstance(ability, Reaction | QuickAction):
                continue
            if happening.sentence == "plays_quick_action":
                self.happened.update(self._place(bearer, ability))
            elif happening.sentence == "does_not_trigger":
                self.kept.update((which, NOT_MET) for which in self._place(bearer, ability))
        if after.objects is not before.objects:
            self._see(after)

    def ask(self, questions: Iterable[tuple[State, Question]]) -> None:
        """Look at what was asked in a game.

        Arguments:
            questions: each question, with the state in which it was asked.
        """
        for state, question in questions:
            for option in question.options:
                if option.kind == "quick action" and option.object is not None:
                    bearer, why = state.objects[option.object], option.refusal
                    if why is None or why.sentence != "does_not_work_there":
                        said = NOT_CHOSEN if why is None else why.sentence
                        self.kept.update((which, said) for which in self._place(bearer, option.detail))

    def _see(self, state: State) -> None:
        """The passive abilities that are where they work."""
        for player in SEATS:
            for zone in WORKING:
                for one in state.of(zone, player):
                    self.happened.update(self._of(one, played=False))
            for one in state.of(Zone.RESERVE, player):
                if not one.exhausted:
                    self.happened.update(which for which, said in self._passive(one) if is_support(said))

    def _of(self, one: Object, *, played: bool) -> Iterator[Which]:
        """The passive abilities of an object that work, and what a Spell does that has been played."""
        for which, said in self._passive(one):
            if not is_support(said) and (played or not isinstance(said, SpellEffect)):
                yield which

    def _passive(self, one: Object) -> Iterator[tuple[Which, Ability]]:
        for place, said in enumerate(self._abilities.get(one.base.card, ())):
            if not isinstance(supported(said), Reaction | QuickAction):
                yield (one.base.card, place), said

    def _place(self, bearer: Object, ability: object) -> Iterator[Which]:
        """Where an ability stands on the card of its bearer; nowhere if it has it from elsewhere."""
        for place, said in enumerate(self._abilities.get(bearer.base.card, ())):
            if ability in (said, supported(said)):
                yield bearer.base.card, place


def why_not(card: Card, place: int, kept: Kept) -> Message:
    """Why an ability of a card that was played has never happened.

    Arguments:
        place: the place of the ability among those of the card.
        kept: what kept abilities from happening, in all games.
    """
    found = Counter({why: count for (which, why), count in kept.items() if which == (card.id, place)})
    if found:
        why, _ = max(found.items(), key=lambda one: (one[0] == NOT_CHOSEN, one[1], one[0]))
        return WHY.get(why, message("its cost could not be paid"))
    ability = supported(card.abilities[place])
    if isinstance(ability, Reaction):
        return message("its trigger never came where it works")
    if isinstance(ability, QuickAction):
        return message("its card was never where it could be used in its player’s turn")
    return message("its card was never where it applies")


def words(card: Card, place: int, language: Language) -> str:
    """An ability of a card, in one line."""
    return " ".join(print_ability(card.abilities[place], language, card.feminine, marks=False).split("\n"))
