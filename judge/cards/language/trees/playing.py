"""What it costs to play cards, and what the first one gains."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from judge.cards.language import deeds, exhausted_plays, slots
from judge.cards.language.deeds import Deed
from judge.cards.language.nth_costs import dearer, yours
from judge.cards.language.phrase_parts import AgreementError, ClausePhrase, PlayedQualifier
from judge.cards.language.trees.rules import NO_DEED, SOURCES
from judge.cards.language.trees.waiting import WaitingBuilder
from judge.cards.language.verbs import VerbForm
from judge.game import ability as tree
from judge.game.ability import Bound, Until, Who, Whose
from judge.game.terms import Zone

PLAYERS: Mapping[Whose, Who] = {
    Whose.ANYONE: Who.EACH,
    Whose.OPPONENTS: Who.EACH_OPPONENT,
    Whose.YOURS: Who.YOU,
}
"""Who plays the cards of a zone, by whose zone it is."""


class PlayingBuilder(WaitingBuilder):
    """Rules for passive abilities about cards that are played."""

    def may_cost_less(self, children: list[Any]) -> tree.PayToCostLess:
        """ "You may play me for {1} less. If you do, I can only target a Character in {O}"."""
        less, named = children
        return tree.PayToCostLess(tree.Cost(), less, slots.read("a", named))

    def played_have(self, children: list[Any]) -> tree.PlayedGain:
        return tree.PlayedGain(Who.YOU, self._played(children[0]), deeds.status(children))

    def played_cost_per(self, children: list[Any]) -> tree.CostsLess:
        """ "Spells you play cost {1} less for each Mage you control"."""
        *said, counted = children
        less = self.played_cost(said)
        assert isinstance(less.less, int)
        return replace(less, less=tree.Per(less.less, tree.NumberOf(counted)))

    def played_cost_more_per(self, children: list[Any]) -> tree.CostsLess:
        *said, counted = children
        less = self.played_cost_more(said)
        assert isinstance(less.less, int)
        return replace(less, less=tree.Per(less.less, tree.NumberOf(counted)))

    def played_cost(self, children: list[Any]) -> tree.CostsLess:
        """ "Spells you play from Reserve cost {1} less, down to a minimum of {1}"."""
        named, verb, mana, *least = children
        deeds.agree(verb, VerbForm.MANY, self.language)
        who, kind, source = self._played_by(named)
        return tree.CostsLess(tree.All(kind), mana.value, who, source, least[0].value if least else None)

    def played_cost_more(self, children: list[Any]) -> tree.CostsLess:
        less = self.played_cost(children)
        return replace(less, less=-children[-1].value)

    def lasting_less(self, children: list[Any]) -> Deed:
        """ "this turn, Spells you play cost {1} less"."""
        return self._lasting(self.played_cost, children)

    def lasting_more(self, children: list[Any]) -> Deed:
        return self._lasting(self.played_cost_more, children)

    def _lasting(self, costs: Callable[[list[Any]], tree.CostsLess], children: list[Any]) -> Deed:
        until = next(part for part in children if isinstance(part, Until))
        less = costs([part for part in children if not isinstance(part, Until)])
        return Deed((tree.Lasting(less, until),), NO_DEED, None)

    def _played_by(self, named: ClausePhrase) -> tuple[Who, tree.Kind, Zone | None]:
        """Who plays what costs something else, what it is, and from where it is played."""
        played = named.played
        if not isinstance(named.phrase, tree.All) or played.until is not None:
            raise AgreementError(named.word)
        kind = named.phrase.kind
        if played.you and not played.by_nobody:
            return Who.YOU, kind, played.source
        if (
            played.source is None
            and kind.zone in SOURCES
            and isinstance(kind.whose, Whose)
            and kind.whose in PLAYERS
            and not played.you
        ):
            return PLAYERS[kind.whose], replace(kind, zone=None, whose=Whose.ANYONE), kind.zone
        if kind.zone is not None or kind.whose is not Whose.ANYONE or kind.where is not None:
            raise AgreementError(named.word)
        return Who.EACH, kind, played.source

    def cheaper_from(self, children: list[Any]) -> tree.CostsLess:
        """ "other Artists cost {1} less to play from your Reserve"."""
        named, verb, mana, source, *least = children
        deeds.agree(verb, VerbForm.MANY, self.language)
        if source.value != (Zone.RESERVE, Whose.YOURS):
            raise AgreementError(source)
        kind = slots.read("every", named)
        if kind.zone is not None or kind.whose is not Whose.ANYONE:
            raise AgreementError(named.word)
        return tree.CostsLess(
            tree.All(kind), mana.value, source=Zone.RESERVE, minimum=least[0].value if least else None
        )

    def _played(self, named: ClausePhrase) -> tree.Kind:
        """The cards that "you play"."""
        if not isinstance(named.phrase, tree.All) or named.played != PlayedQualifier(you=True):
            raise AgreementError(named.word)
        return named.phrase.kind

    def first_played(self, children: list[Any]) -> tree.FirstPlayed:
        nth = next((part.value for part in children if deeds.is_word(part, "ORDINAL")), 1)
        said = [part for part in children if not (deeds.is_word(part, "EACH_TIME") or deeds.is_word(part, "ORDINAL"))]
        found, played, effect = self._awaited(said)
        if played != PlayedQualifier(you=True) or effect is None:
            raise AgreementError(None)
        return tree.FirstPlayed(found, self._each_time(children), effect, nth)

    def first_joins(self, children: list[Any]) -> tree.FirstJoins:
        """ "the first Character that joins my Expedition each Day gains Anchored"."""
        found, played, effect = self._joining([part for part in children if not deeds.is_word(part, "EACH_TIME")])
        if played != PlayedQualifier():
            raise AgreementError(None)
        return tree.FirstJoins(found, self._each_time(children), effect)

    def _each_time(self, children: list[Any]) -> Until:
        return next(part.value for part in children if deeds.is_word(part, "EACH_TIME"))  # type: ignore[no-any-return]

    def first_cheaper(self, children: list[Any]) -> tree.While:
        """ "the first Spell you play each Day costs {1} less": so long as none was played that Day."""
        said = [part for part in children if not isinstance(part, dict) and not deeds.is_word(part, "EACH_TIME")]
        nth = next((part.value for part in said if deeds.is_word(part, "ORDINAL")), 1)
        found, played, _ = self._awaited([part for part in said if not deeds.is_word(part, "ORDINAL")])
        if not played.you or played.until is not None or found.where is not None:
            raise AgreementError(None)
        cheaper = yours(found, played.source, self._each_time(children), children[-1]["less"], nth)
        assert isinstance(cheaper.ability, tree.CostsLess)
        return replace(cheaper, ability=replace(cheaper.ability, minimum=children[-1].get("minimum")))

    def first_of_opponents(self, children: list[Any]) -> tree.While:
        """ "the first card each opponent plays from Reserve each Afternoon costs {1} more"."""
        source = Zone.RESERVE if any(deeds.is_word(part, "FROM_THEIRS") for part in children) else None
        mana = children[-1]
        deeds.agree(children[-2], VerbForm.THIRD, self.language)
        astray = ("EACH_TIME", "FROM_THEIRS", "COST", "MANA")
        said = [part for part in children if not any(deeds.is_word(part, name) for name in astray)]
        found, played, _ = self._awaited(said)
        if played != PlayedQualifier() or found.where is not None or found.zone is not None or found.other:
            raise AgreementError(None)
        return dearer(found, source, self._each_time(children), mana.value)

    def may_play_exhausted(self, children: list[Any]) -> tree.MayPlayExhausted:
        """ "you may play exhausted Permanents from your Reserve"."""
        verb, named = children
        if not verb.forms & {VerbForm.BARE, VerbForm.ORDER}:
            raise AgreementError(verb)
        return exhausted_plays.read(named, slots.read("every", named))

    def cheaper(self, children: list[Any]) -> tree.CostsLess:
        verb, named, less, *more = children
        if not verb.forms & {VerbForm.BARE, VerbForm.ORDER}:
            raise AgreementError(verb)
        found = slots.read("every", named)
        if (found.zone, found.whose) not in (
            (None, Whose.ANYONE),
            (Zone.RESERVE, Whose.YOURS),
            (Zone.HAND, Whose.YOURS),
        ):
            raise AgreementError(named.word)
        played = replace(found, zone=None, whose=Whose.ANYONE)
        if len(more) == 3:
            played = replace(played, bounds=(*played.bounds, Bound(more[0].value, more[2].value, more[1].value)))
        least = more[0].value if len(more) == 1 else None
        return tree.CostsLess(tree.All(played), less, source=found.zone, minimum=least)
