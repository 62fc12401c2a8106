"""Games of decks drawn by chance from many cards: each card's first use is noted, and which card broke a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from judge.cards.card import Card
from judge.cards.playing import unplayable
from judge.game.course.construction import CONSTRUCTED_CARDS, EXALTED, RARES, SAME_NAME, UNIQUES, faults
from judge.game.course.referee import Done
from judge.game.edition import Edition
from judge.game.rules import Rules
from judge.game.state.state import SEATS, State
from judge.game.terms import IN_PLAY, Format, Rarity, Type
from judge.games.ability_uses import AbilityWatch, Kept, Which, why_not, words
from judge.games.chance import Chance
from judge.games.deck import Deck
from judge.games.game import RandomPlayers, play
from judge.games.invariants import check_questions, watch, watch_laws
from judge.games.opening import opening
from judge.games.selfplay import GameResult, SelfplayReport
from judge.messages import Language, Message, message
from judge.scenario.board import characteristics
from judge.value import value

MOST = {Rarity.RARE: RARES, Rarity.UNIQUE: UNIQUES, Rarity.EXALTED: EXALTED}

Pool = Mapping[str, tuple[Card, ...]]
"""The cards of each faction from which a deck can be drawn, its Heroes among them."""


class NoDeck(Exception):
    """Cards from which no deck can be drawn.

    Arguments:
        message: what is missing.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


@value(frozen=True, slots=True)
class DrawnGame:
    """What became of a game of drawn decks.

    Arguments:
        result: what became of it.
        used: the ids of the cards that were played or came into play.
        happened: the abilities that have happened.
        kept: what kept abilities from happening.
    """

    result: GameResult
    used: frozenset[str]
    happened: frozenset[Which] = frozenset()
    kept: Kept = field(default_factory=Counter)


@dataclass
class CardUses:
    """What became of many games of drawn decks.

    Arguments:
        report: what became of the games.
        pool: the cards that were to be drawn.
        first: for each card that came into play, the seed of the first game in which it did.
        happened: the abilities that have happened.
        kept: what kept abilities from happening.
    """

    report: SelfplayReport
    pool: Pool
    first: dict[str, int] = field(default_factory=dict)
    happened: set[Which] = field(default_factory=set)
    kept: Kept = field(default_factory=Counter)

    def add(self, drawn: DrawnGame) -> None:
        """Count one game more."""
        self.report.add(drawn.result)
        for id_ in sorted(drawn.used):
            self.first.setdefault(id_, drawn.result.seed)
        self.happened |= drawn.happened
        self.kept.update(drawn.kept)

    @property
    def never(self) -> tuple[str, ...]:
        """The cards that never came into play."""
        return tuple(sorted(card.id for cards in self.pool.values() for card in cards if card.id not in self.first))

    @property
    def abilities(self) -> tuple[tuple[Card, int], ...]:
        """The abilities of the cards that came into play, each as its card and its place there."""
        played = (card for cards in self.pool.values() for card in cards if card.id in self.first)
        return tuple((card, place) for card in played for place in range(len(card.abilities)))

    @property
    def idle(self) -> tuple[tuple[Card, int], ...]:
        """Those of them that have never happened."""
        return tuple((card, place) for card, place in self.abilities if (card.id, place) not in self.happened)

    def data(self, language: Language) -> dict[str, object]:
        """The report as JSON data.

        Arguments:
            language: in which it is said what an ability says, and why it has not happened.
        """
        return {
            **self.report.data(),
            "cards": sum(map(len, self.pool.values())),
            "first": self.first,
            "never": self.never,
            "abilities": len(self.abilities),
            "idle": [
                {
                    "card": card.id,
                    "ability": words(card, place, language),
                    "why": why_not(card, place, self.kept).say(language),
                }
                for card, place in self.idle
            ],
        }


def pool_of(cards: Iterable[Card], sets: Sequence[str], edition: Edition) -> Pool:
    """The cards of some sets that the engine plays by an edition, by factions with a Hero and cards enough for a deck.

    Raises:
        NoDeck: no faction has them.
    """
    factions: dict[str, list[Card]] = {}
    for card in cards:
        printed = card.printed
        if printed is not None and printed.set in sets and card.faction and unplayable(card, edition) is None:
            factions.setdefault(card.faction, []).append(card)
    pool = {faction: tuple(there) for faction, there in sorted(factions.items()) if _is_enough(there)}
    if not pool:
        raise NoDeck(
            message(
                "no faction of {set} has a Hero and {count} cards that the judge can apply; bring in more cards",
                set=", ".join(sets),
                count=CONSTRUCTED_CARDS,
            )
        )
    return pool


def draw_deck(pool: Pool, chance: Chance, rules: Rules) -> Deck:
    """A deck by chance that constructed play allows.

    Arguments:
        pool: the cards.
        chance: decides.
        rules: the rules that say what a deck may hold.

    Raises:
        NoDeck: what was drawn may not be played.
    """
    faction = chance.pick(tuple(pool))
    hero = chance.pick(tuple(card for card in pool[faction] if card.type is Type.HERO))
    cards: list[Card] = []
    left = chance.shuffled([card for card in pool[faction] if card.type is not Type.HERO])
    copies = {card.id: 1 + chance.below(SAME_NAME) for card in left}
    for most in (copies, dict.fromkeys(copies, SAME_NAME)):
        for card in left:
            there = sum(one is card for one in cards)
            cards += [card] * min(max(0, most[card.id] - there), _room(card, cards))
    deck = Deck(f"{faction} {hero.name['en']}", hero, tuple(cards))
    wrong = faults([characteristics(card, rules.edition) for card in (hero, *cards)], Format.CONSTRUCTED, rules)
    if wrong:
        said = ", ".join(fault.sentence for fault in wrong)
        raise NoDeck(message("a deck of {faction} cannot be drawn: {reason}", faction=faction, reason=said))
    return deck


def drawn_game(seed: int, pool: Pool, rules: Rules) -> DrawnGame:
    """The game of a seed, told, so that what is said cites its edition too; whatever breaks in it is its result, with
    the card that was last decided about."""
    chance = Chance(seed)
    table = RandomPlayers(chance)
    used: set[str] = set()
    cards = {card.id: card for those in pool.values() for card in those}
    uses = AbilityWatch(cards.values())

    def note(_: State, done: Done) -> None:
        used.update(one.base.card for player in SEATS for zone in IN_PLAY for one in done.state.of(zone, player))

    try:
        decks = (draw_deck(pool, chance, rules), draw_deck(pool, chance, rules))
        watchers = (watch, watch_laws(rules.edition), note, uses.look)
        game = play(opening(decks, rules), chance, rules, watchers, traced=True, table=table)
        check_questions((one.question for one in game.decisions), rules.edition)
    except Exception as error:
        said = f"{_last_card(table)}: {type(error).__name__}: {error}"
        return DrawnGame(GameResult(seed, None, error=said), frozenset(used & cards.keys()))
    uses.ask((one.state, one.question) for one in table.decisions)
    used.update(
        one.state.objects[one.option.object].base.card
        for one in table.decisions
        if one.option.kind == "play" and one.option.object is not None
    )
    result = GameResult(seed, game.ending, game.steps, game.actions, game.end.day)
    return DrawnGame(result, frozenset(used & cards.keys()), frozenset(uses.happened), uses.kept)


def _is_enough(cards: list[Card]) -> bool:
    names = {card.name["en"] for card in cards if card.type is not Type.HERO}
    rarely = {card.name["en"] for card in cards if card.rarity == Rarity.COMMON and card.type is not Type.HERO}
    enough = len(rarely) * SAME_NAME + min(RARES, len(names - rarely) * SAME_NAME) >= CONSTRUCTED_CARDS
    return enough and any(card.type is Type.HERO for card in cards)


def _room(card: Card, cards: list[Card]) -> int:
    """How many copies of a card a deck can still take."""
    room = CONSTRUCTED_CARDS - len(cards)
    if room:
        room = min(room, SAME_NAME - sum(one.name["en"] == card.name["en"] for one in cards))
    if room and card.rarity in MOST:
        room = min(room, MOST[Rarity(card.rarity)] - sum(one.rarity == card.rarity for one in cards))
    return max(0, room)


def _last_card(table: RandomPlayers) -> str:
    """The card that was decided about last."""
    for decision in reversed(table.decisions):
        for id_ in (decision.option.object, decision.question.about):
            one = decision.state.objects.get(id_) if id_ is not None else None
            if one is not None and one.base.card:
                return one.base.card
    return "?"
