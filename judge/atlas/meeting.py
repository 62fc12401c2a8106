"""Two cards that meet: on one side or on opposite ones, on one of a few standard boards; as facts of a scenario."""

from __future__ import annotations

from collections.abc import Iterator

from judge.cards.card import Card
from judge.cards.naming import display_name
from judge.game.closed_list import ClosedList
from judge.game.rules import Rules
from judge.game.state.objects import Characteristics, Player
from judge.game.state.state import State
from judge.game.terms import BOOST, Expedition, Phase, Type, Zone
from judge.games.opening import PLAYERS
from judge.messages import Language
from judge.scenario.board import BoardBuilder
from judge.scenario.fact_writer import write_fact
from judge.scenario.facts import Fact, FirstPlayer, InPhase, InZone, Listed, Mana, Passed
from judge.scenario.form import BulletGroup, Scenario, SourceLine
from judge.scenario.written import write_scenario
from judge.value import value
from judge.wording.names import NamedCard, Names

OWN, OTHER = 0, 1
"""The seat of who has the first card, and the other one."""

MANA = 2
"""So many Mana Orbs each player has, beside those that pay the first card."""

PLAIN = "ALT_CORE_B_OR_05_C"
"""A Character without abilities; some of it lie on every board, so that effects find something."""


class Layout(ClosedList):
    """What happens on a board: the first card is played, or a part of the day comes while both are in play."""

    HAND = "hand"
    RESERVE = "reserve"
    NOON = "noon"
    DUSK = "dusk"
    NIGHT = "night"

    @property
    def phase(self) -> Phase | None:
        """The part of the day that comes; None where a card is played."""
        return {Layout.NOON: Phase.NOON, Layout.DUSK: Phase.DUSK, Layout.NIGHT: Phase.NIGHT}.get(self)

    def fits(self, card: Card) -> bool:
        """Whether a card can be the first one."""
        if self.phase is None:
            return card.type is not Type.HERO
        return card.type is not Type.SPELL


@value(frozen=True, slots=True)
class Meeting:
    """Two cards on a board.

    Arguments:
        first: the card that is played, or lies in play.
        second: the card that lies there; a Spell lies in Reserve.
        opposite: whether it is the other player’s.
        layout: what happens.
        lone: whether the second card is left out, to see what the first one does without it.
    """

    first: Card
    second: Card
    opposite: bool
    layout: Layout
    lone: bool = False

    def facts(self, plain: Card) -> Iterator[tuple[Player | None, Fact]]:
        """The facts of the board, each with the player whom it is about.

        Arguments:
            plain: the card that lies on every board.
        """
        if self.layout.phase is not None:
            yield None, InPhase(self.layout.phase)
        for player in (OWN, OTHER):
            yield from ((player, fact) for fact in self._side(player, plain))

    def _side(self, player: Player, plain: Card) -> Iterator[Fact]:
        filler, boosted = _listed(plain), Listed(_named(plain), counters=((BOOST, 1),))
        zones: dict[tuple[Zone, Expedition | None], list[Listed]] = {
            (Zone.HERO, None): [],
            (Zone.HAND, None): [filler],
            (Zone.RESERVE, None): [filler],
            (Zone.EXPEDITION, Expedition.HERO): [],
            (Zone.EXPEDITION, Expedition.COMPANION): [boosted],
            (Zone.LANDMARK, None): [],
        }
        if player == OWN and self.layout.phase is None:
            zones[Zone.HAND if self.layout is Layout.HAND else Zone.RESERVE, None].append(_listed(self.first))
        elif player == OWN:
            zones[_place(self.first)].append(_listed(self.first))
        if player == (OTHER if self.opposite else OWN) and not self.lone:
            zones[_place(self.second)].append(_listed(self.second))
        cost = max(self.first.hand_cost or 0, self.first.reserve_cost or 0) if player == OWN else 0
        yield Mana(MANA + cost, 0)
        yield from (InZone(zone, side, tuple(cards)) for (zone, side), cards in zones.items() if cards)
        yield InZone(Zone.DECK, None, (filler,) * 5, in_order=False)
        yield from [FirstPlayer()] if player == OWN else []
        yield from [Passed()] if self.layout in (Layout.DUSK, Layout.NIGHT) else []

    def board(self, names: Names, rules: Rules, plain: Card, bases: dict[str, Characteristics] | None = None) -> State:
        """The board, by some rules.

        Arguments:
            bases: the characteristics of cards that lay on other boards, by id.

        Raises:
            UnreadableError: there is no such board by them.
        """
        builder = BoardBuilder(names, rules, bases)
        for player, fact in self.facts(plain):
            builder.take(fact, player)
        return builder.finish()

    def text(self, names: Names, plain: Card, edition: str, language: Language) -> str:
        """The meeting as a scenario file, without moves.

        Arguments:
            edition: the edition that it names.
        """
        groups = [BulletGroup(name, 1) for name in ("", *PLAYERS)]
        for player, fact in self.facts(plain):
            words = write_fact(fact, names, language)
            groups[0 if player is None else player + 1].facts.append(SourceLine(1, words))
        title = " · ".join(display_name(card, language) for card in (self.first, self.second))
        form = Scenario({language: title}, board=[one for one in groups if one.facts], name=title)
        return write_scenario(form, edition, (), language)


def _place(card: Card) -> tuple[Zone, Expedition | None]:
    """Where a card lies that is not played."""
    if card.type is Type.CHARACTER or card.expedition_permanent:
        return Zone.EXPEDITION, Expedition.HERO
    there = {Type.HERO: Zone.HERO, Type.PERMANENT: Zone.LANDMARK}
    return there.get(card.type, Zone.RESERVE), None


def _named(card: Card) -> NamedCard:
    return NamedCard(card.id, frozenset({card.id}))


def _listed(card: Card) -> Listed:
    return Listed(_named(card))
