"""From where a run is told: the judge sees everything, a player only what their seat lets them know (3.1.3)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property

from judge.game.state.knowledge import knows
from judge.game.state.objects import Characteristics, Object, Player
from judge.game.state.state import State
from judge.game.terms import Type
from judge.messages import LANGUAGES, Language
from judge.scenario.performance import Performance, PlayedMove
from judge.wording.names import A_CARD, Names

ANNOUNCED = ("play", "play_character", "decline_card")
"""The sentences of moves with which a player says aloud which card it is."""

UNNAMED = Characteristics(card="", name="", type=Type.MANA_ORB)


def announced(played: PlayedMove) -> Object | None:
    """The card that a player says aloud with a move, if they do."""
    if played.said is None or played.said.sentence.key not in ANNOUNCED or played.option is None:
        return None
    return played.before.objects.get(played.option.object) if played.option.object is not None else None


class SeatView:
    """A seat at the table of one run.

    Arguments:
        performance: the run.
        player: whose seat; None for the judge's.
    """

    def __init__(self, performance: Performance, player: Player | None) -> None:
        self.player = player
        self._performance = performance

    def sees(self, one: Object, state: State) -> bool:
        """Whether one knows from here which card an object is.

        Arguments:
            one: the object or the card in a hidden zone.
            state: the state of which is spoken.
        """
        return self.player is None or knows(state, self.player, one, self._performance.rules)

    def names_at(self, state: State) -> Names:
        """What players and cards are called in the step that leads to a state, so that those of one name are told
        apart, though one of them may be gone now.

        Arguments:
            state: the state after the step.
        """
        return self._names_at.get(id(state)) or self._performance.names.among(state)

    @cached_property
    def _names_at(self) -> Mapping[int, Names]:
        names = self._performance.names
        told = (one for played in self._performance.played for one in played.told_apart(names))
        return {id(happening.state): apart for happening, apart in told}

    def values(self, values: Mapping[str, object], state: State) -> dict[str, object]:
        """What fills a sentence, with no name for what is not known from here.

        Arguments:
            values: what fills it as the judge sees it.
            state: the state of which the sentence speaks.
        """
        return {slot: self._veiled(value, state) for slot, value in values.items()}

    def _veiled(self, value: object, state: State) -> object:
        """What fills a slot, with no name for what is not known from here."""
        if isinstance(value, tuple):
            return tuple(self._veiled(part, state) for part in value)
        hidden = isinstance(value, Object) and value.base.card and not self.sees(value, state)
        return replace(value, base=UNNAMED) if hidden and isinstance(value, Object) else value

    def refused(self, values: Mapping[str, object], played: PlayedMove) -> dict[str, object]:
        """What fills the reason why a move is not allowed.

        Arguments:
            values: what fills it as the judge sees it.
        """
        return dict(values) if announced(played) is not None else self.values(values, played.after)

    def chosen(self, values: Mapping[str, object], played: PlayedMove) -> dict[str, object]:
        """What fills the sentence of a move: the card that is chosen may be known from before or from after it.

        Arguments:
            values: what fills it as the judge sees it.
        """
        if announced(played) is not None:
            return dict(values)
        before, after = self.values(values, played.before), self.values(values, played.after)
        return {slot: after[slot] if after[slot] == value else before[slot] for slot, value in values.items()}

    def text(self, text: str, language: Language) -> str:
        """What somebody wrote of the run, with no name of a card that is never known from here.

        Arguments:
            text: the words.
            language: their language.
        """
        return _without(self._never_known, text, language)

    def mistake(self, text: str, language: Language) -> str:
        """What the program says is wrong with the run, with no name of a card of which any copy is hidden from here.

        Arguments:
            text: the words.
            language: their language.
        """
        return _without(self._hidden_somewhere, text, language)

    @cached_property
    def known_cards(self) -> frozenset[str]:
        """The cards of the run that are known from here at some time."""
        known = {one.base.card for played in self._performance.played if (one := announced(played)) is not None}
        return frozenset(known | {card for card, seen in self._sights if seen}) - {""}

    @cached_property
    def _never_known(self) -> re.Pattern[str] | None:
        """The names of the cards of the run that are never known from here, long and short."""
        return self._pattern({card for card, _ in self._sights} - self.known_cards)

    @cached_property
    def _hidden_somewhere(self) -> re.Pattern[str] | None:
        """The names of the cards of the run of which a copy is not known from here at some time."""
        return self._pattern({card for card, seen in self._sights if not seen})

    @cached_property
    def _sights(self) -> frozenset[tuple[str, bool]]:
        """Every card that is somewhere at some time, and whether it is known from here then."""
        found: set[tuple[str, bool]] = set()
        for state in self._states():
            found |= {(one.base.card, self.sees(one, state)) for one in state.objects.in_order}
            for seat, brought in enumerate(state.brought):
                found |= {(card.card, seat == self.player) for card in brought.cards}
        return frozenset(found)

    def _pattern(self, cards: set[str]) -> re.Pattern[str] | None:
        names = [name for card in cards - {""} for name in self._names_of(card)]
        if self.player is None or not names:
            return None
        return re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in sorted(names, key=len, reverse=True)))

    def _states(self) -> Iterator[State]:
        yield self._performance.start
        yield from (happening.state for played in self._performance.played for happening in played.happenings)
        yield self._performance.state

    def _names_of(self, card: str) -> Iterator[str]:
        base = replace(UNNAMED, card=card)
        for language in LANGUAGES:
            name = self._performance.names.of_card(base, language)
            for written in (name, name.replace("’", "'"), name.replace("'", "’")):
                yield written
                yield written.split(",")[0]


def _without(names: re.Pattern[str] | None, text: str, language: Language) -> str:
    return names.sub(A_CARD[language], text) if names is not None else text
