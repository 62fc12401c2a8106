"""A game state drawn as a board: both players' zones in words."""

from __future__ import annotations

from collections.abc import Hashable

from judge.cards.language.words import PHASES, STATUSES, TYPES
from judge.cards.language.words import TERRAINS as TERRAIN_NAMES
from judge.cards.naming import display_name
from judge.game.event.not_played import unplayed_parts
from judge.game.rules import Rules
from judge.game.state.objects import Object
from judge.game.state.state import SEATS, State
from judge.game.terms import HIDDEN, Expedition, Phase, Status, Terrain, Type, Zone
from judge.game.view.view import TERRAINS, View
from judge.messages import Language, message
from judge.telling import table as told
from judge.telling.seat import SeatView
from judge.telling.unplayed import lines_of
from judge.wording.names import Names
from judge.wording.slots import EXPEDITIONS, SLOTS

NAMES = {"hero": message("Hero Region"), "companion": message("Companion Region"), "arena": message("Arena")}
"""What the regions are called that have a name."""


ASCENDED = message("Ascended")


class Painter:
    """Draws states in one language, from one seat.

    Arguments:
        names: the names of players and cards.
        rules: the rules of the run.
        seat: from where they are seen.
    """

    def __init__(self, names: Names, rules: Rules, language: Language, seat: SeatView) -> None:
        self._seat = seat
        self._names = names
        self._rules = rules
        self._language = language
        self._worded: dict[int, tuple[Object, told.CardView]] = {}
        self._drawn: dict[tuple[int, str], told.CardView] = {}
        self._told_apart = names
        self._adventures: dict[Hashable, tuple[told.RegionView, ...]] = {}

    def board(self, state: State) -> told.BoardView:
        """The board of a state."""
        view = View(state, self._rules)
        self._told_apart = self._names.among(state)
        sides = tuple(self._side(view, player) for player in SEATS)
        limbo = tuple(self._card(view, one) for one in state.of(Zone.LIMBO))
        return told.BoardView(sides, limbo, self._regions(view), state.day, PHASES[state.phase].say(self._language))

    def _regions(self, view: View) -> tuple[told.RegionView, ...]:
        """The Adventure, one and the same value as long as it stays as it is."""
        state = view.state
        terrains = tuple(view.terrains(place) for place in range(len(state.regions)))
        markers = state.of(Zone.ADVENTURE)
        key = state.regions, terrains, frozenset(state.positions.items()), state.arena, markers
        if key not in self._adventures:
            self._adventures[key] = tuple(self._region(state, place, now) for place, now in enumerate(terrains))
        return self._adventures[key]

    def _region(self, state: State, place: int, now: frozenset[Terrain]) -> told.RegionView:
        ends = {0: "hero", len(state.regions) - 1: "companion"}
        key = "arena" if state.arena else ends.get(place, "")
        name = NAMES[key] if key else message("region {number}", number=place)
        words = tuple((one.value.lower(), TERRAIN_NAMES[one].say(self._language)) for one in TERRAINS if one in now)
        here = tuple(
            told.ExpeditionCounter(
                player, state.players[player], EXPEDITIONS[one][self._language][0], one is Expedition.HERO
            )
            for player in SEATS
            for one in Expedition
            if (state.positions.get((player, one)) == place if state.positions else key == "arena")
        )
        laid = (one for one in state.of(Zone.ADVENTURE) if one.region == place)
        markers = tuple(self._names.of_card(one.base, self._language) for one in laid)
        return told.RegionView(name.say(self._language), words, state.regions[place].face_up, here, markers=markers)

    def _side(self, view: View, player: int) -> told.SideView:
        state = view.state

        def cards(zone: Zone) -> tuple[told.CardView, ...]:
            return tuple(self._card(view, one) for one in state.of(zone, player))

        orbs = state.of(Zone.MANA, player)
        hand = state.of(Zone.HAND, player)
        known_hand = (one for one in hand if one.base.card and self._seat.sees(one, state))
        ready = sum(not orb.exhausted for orb in orbs)
        return told.SideView(
            name=state.players[player],
            first_player=state.first_player == player,
            active=state.phase is Phase.AFTERNOON and state.turn == player,
            hero=next(iter(cards(Zone.HERO)), None),
            expeditions=tuple(self._expedition(view, player, expedition) for expedition in Expedition),
            landmarks=cards(Zone.LANDMARK),
            reserve=cards(Zone.RESERVE),
            discard=cards(Zone.DISCARD),
            mana_ready=ready,
            mana_exhausted=len(orbs) - ready,
            hand=len(hand),
            known_hand=tuple(self._card(view, one) for one in known_hand),
            deck=len(state.of(Zone.DECK, player)),
        )

    def _expedition(self, view: View, player: int, expedition: Expedition) -> told.ExpeditionView:
        there = (one for one in view.state.of(Zone.EXPEDITION, player) if one.expedition is expedition)
        return told.ExpeditionView(
            title=EXPEDITIONS[expedition][self._language][0],
            region=view.state.distance(player, expedition),
            cards=tuple(self._card(view, one) for one in there),
            statuses=(ASCENDED.say(self._language),) if (player, expedition) in view.state.ascended else (),
        )

    def _card(self, view: View, one: Object) -> told.CardView:
        """A card; one and the same value as long as it stays as it is, and no ability changes any."""
        if view.state.objects.changing:
            return self._made(view, one)
        key = id(one), self._told_apart.number(one)
        if key not in self._drawn:
            self._drawn[key] = self._made(view, one)
        return self._drawn[key]

    def _made(self, view: View, one: Object) -> told.CardView:
        worded, names = self._words(one), self._told_apart
        statistics = ""
        if one.type is Type.CHARACTER and one.zone not in HIDDEN:
            statistics = "/".join(str(view.statistic(one, terrain)) for terrain in TERRAINS)
        return told.CardView(
            name=f"{worded.name}{names.number(one)}",
            type=worded.type,
            detail=worded.detail,
            statistics=statistics,
            statuses=worded.statuses,
            counters=worded.counters,
            unplayed=worded.unplayed,
            object=one.id,
            card=one.base.card,
            exhausted=Status.EXHAUSTED in one.statuses,
        )

    def _words(self, one: Object) -> told.CardView:
        """What is said of an object in every state that holds this very one."""
        found = self._worded.get(id(one))
        if found is None:
            name = self._names.of_object(one, self._language)
            statuses = tuple(STATUSES[status].say(self._language) for status in sorted(one.statuses))
            worded = told.CardView(
                name=name,
                type=TYPES[one.type].say(self._language),
                detail=self._detail(one, name),
                statuses=statuses,
                counters=tuple(self._counted(counter) for counter in one.counters),
                unplayed=self._unplayed(one),
            )
            found = self._worded[id(one)] = (one, worded)
        return found[1]

    def _unplayed(self, one: Object) -> tuple[str, ...]:
        """The lines of a card that are not played, each with the reason."""
        if not one.base.card or not unplayed_parts(one.base.abilities):
            return ()
        told = lines_of(self._names.collection.find(one.base.card), self._rules.edition, self._language)
        return tuple(f"{line.line} ({line.reason})" for line in told)

    def _counted(self, counter: tuple[str, int]) -> tuple[str, int]:
        """Counters with their kind in words, for as many as there are."""
        said = SLOTS["counters"].write(counter, self._names, self._language)
        return said.removeprefix(f"{counter[1]} "), counter[1]

    def _detail(self, one: Object, name: str) -> str:
        if one.emblem is not None:
            return self._told_apart.of_object(one.emblem.source, self._language)
        if one.token or not one.base.card:
            return ""
        return display_name(self._names.collection.find(one.base.card), self._language).removeprefix(name).strip(" ()")
