"""A list of cards held against the rules of constructed or limited play: its faults, and what it is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from judge.cards.collection import Collection
from judge.cards.plural_names import is_plural
from judge.cards.printed import Printed
from judge.editions import rules_of
from judge.game.course.construction import EXALTED, RARES, SAME_NAME, UNIQUES, faults
from judge.game.event.choices import Refusal
from judge.game.rules import Rules
from judge.game.state.objects import Characteristics
from judge.game.terms import Format, Rarity, Type
from judge.games.deck_list import DeckList
from judge.law.citation import cite
from judge.messages import LANGUAGES, Language, Message, Mistake, message
from judge.value import value
from judge.wording.names import Names
from judge.wording.table import sentence


@value(frozen=True, slots=True)
class DeckFault:
    """Something that the rules do not allow in a deck.

    Arguments:
        line: the line at which it is too much, or the last one where something is missing.
        reason: what is wrong, per language.
        articles: the articles that forbid it.
    """

    line: int
    reason: Mapping[Language, str]
    articles: tuple[str, ...]

    def mistake(self, file: str) -> Mistake:
        """The fault as a mistake of a file."""
        return Mistake(file, self.line, message("{reason} [{laws}]", reason=self.reason, laws=", ".join(self.articles)))


@value(frozen=True, slots=True)
class DeckCheck:
    """What is to be said of a list of cards.

    Arguments:
        format: the kind of play that it was held against.
        faults: what the rules do not allow, by line.
        notes: what could not be held against them, and why.
        hand: how many cards have each Hand Cost, from the lowest; Heroes have none.
        reserve: how many cards have each Reserve Cost.
        without_costs: how many cards besides Heroes have no cost that is known.
        types: how many cards there are of each type.
        factions: how many of each faction's two letters; "" for none.
        rarities: how many cards of each rarity; Heroes have none.
    """

    list: DeckList
    format: Format
    faults: tuple[DeckFault, ...]
    notes: tuple[Message, ...]
    hand: Mapping[int, int]
    reserve: Mapping[int, int]
    without_costs: int
    types: Mapping[Type, int]
    factions: Mapping[str, int]
    rarities: Mapping[str, int]

    @property
    def allowed(self) -> bool:
        """Whether all of it could be read and nothing of it is forbidden."""
        return bool(self.list.copies) and not self.faults and not self.list.mistakes

    @property
    def count(self) -> int:
        """How many cards there are, Heroes among them."""
        return sum(one.count for one in self.list.copies)


def check(read: DeckList, played: Format, edition: str) -> DeckCheck:
    """Hold a list of cards against the rules.

    Arguments:
        played: for what kind of play.
        edition: by which edition of the rules.
    """
    cards = [(one, one.card) for one in read.copies for _ in range(one.count)]
    others = [card for _, card in cards if card.kind is not Type.HERO]
    known = [card for one, card in cards if one.known]
    return DeckCheck(
        list=read,
        format=played,
        faults=tuple(sorted(_faults(read, played, rules_of(edition)), key=lambda fault: fault.line)),
        notes=tuple(_notes(read, played)),
        hand=_sorted(card.hand for card in others if card.hand is not None),
        reserve=_sorted(card.reserve for card in others if card.reserve is not None),
        without_costs=sum(card.hand is None and card.reserve is None for card in others),
        types=Counter(card.kind for _, card in cards),
        factions=Counter(card.faction for card in known),
        rarities=Counter(card.rarity for card in others),
    )


def _sorted(costs: Iterator[int]) -> Mapping[int, int]:
    return dict(sorted(Counter(costs).items()))


def _faults(read: DeckList, played: Format, rules: Rules) -> Iterator[DeckFault]:
    """What is forbidden; a card's faction that is not known is not held against it."""
    if read.mistakes and not read.copies:
        return
    hero = next((one.card for one in read.copies if one.card.kind is Type.HERO), None)
    stand_in = hero.faction if hero and played is Format.CONSTRUCTED else ""
    deck = [
        (one.line, _characteristics(one.card, one.card.faction if one.known else stand_in))
        for one in read.copies
        for _ in range(one.count)
    ]
    names = _DeckNames({one.card.id: one.card for one in read.copies})
    for fault in faults([card for _, card in deck], played, rules):
        if _may_be_unread(fault, read.unread):
            continue
        said = sentence("refusal", fault.sentence)
        yield DeckFault(
            line=_line(fault, deck) or read.end,
            reason={language: said.within(fault.values, names, language) for language in LANGUAGES},
            articles=tuple(cite(law, rules.edition.name).article for law in fault.laws),
        )


def _may_be_unread(fault: Refusal, unread: int) -> bool:
    """Whether what is missing may be among the cards that could not be read."""
    count, most = (int(str(fault.values.get(name, 0))) for name in ("count", "most"))
    missing = {"heroes_in_deck": 1, "deck_too_small": most, "limited_too_small": most}.get(fault.sentence, 0)
    return count < missing <= count + unread


def _characteristics(card: Printed, faction: str) -> Characteristics:
    """What construction asks of a card; its abilities play no part."""
    rarity = Rarity(card.rarity) if card.rarity in tuple(Rarity) else None
    return Characteristics(card=card.id, name=card.name["en"], type=card.kind, faction=faction or None, rarity=rarity)


def _line(fault: Refusal, deck: list[tuple[int, Characteristics]]) -> int | None:
    """The line of the first card that is too much; None where something is missing."""
    card = fault.values.get("card")
    match fault.sentence:
        case "too_many_of_name" if isinstance(card, Characteristics):
            lines, allowed = [line for line, one in deck if one.name == card.name], SAME_NAME
        case "heroes_in_deck":
            lines, allowed = [line for line, one in deck if one.type is Type.HERO], 1
        case "too_many_rare":
            lines, allowed = [line for line, one in deck if one.rarity is Rarity.RARE], RARES
        case "too_many_unique":
            lines, allowed = [line for line, one in deck if one.rarity is Rarity.UNIQUE], UNIQUES
        case "too_many_exalted":
            lines, allowed = [line for line, one in deck if one.rarity is Rarity.EXALTED], EXALTED
        case "too_many_factions":
            first = {one.faction: line for line, one in reversed(deck) if one.faction}
            lines, allowed = sorted(first.values()), int(str(fault.values["most"]))
        case _ if isinstance(card, Characteristics):
            lines, allowed = [line for line, one in deck if one.card == card.card], 0
        case _:
            return None
    return lines[allowed] if len(lines) > allowed else None


def _notes(read: DeckList, played: Format) -> Iterator[Message]:
    known = Collection.known()
    if read.unknown and known is Collection.shipped():
        yield message(
            "only the {count} cards that come with this judge are known here, as no others are imported; bring them in "
            "with “judge cards import”",
            count=len(known),
        )
    if read.unread:
        yield message("the lines that could not be read may hold what would otherwise be missing")
    unread = sum(one.count for one in read.copies if not one.known)
    if unread:
        yield message(
            "of the unique cards ({count}) only the family is known here, which tells a name and a type; their faction "
            "is not held against the rules, and their costs are not counted",
            count=unread,
        )
    if any(one.card.rarity == "exalted" for one in read.copies):
        yield message("this edition knows no exalted cards; they are counted neither as rare nor as unique")
    if played is Format.LIMITED:
        yield message("whether the cards are among those that the player received is not known here")


class _DeckNames(Names):
    """What the cards of a list are called, without reading what they do."""

    def __init__(self, cards: Mapping[str, Printed]) -> None:
        super().__init__(("", ""), Collection(()))
        self._cards = cards

    def of_card(self, base: Characteristics, language: Language) -> str:
        """What a card of the list is called."""
        return self._cards[base.card].name[language]

    def is_plural(self, value: object) -> bool:
        """Whether the name of a card of the list is plural."""
        return isinstance(value, Characteristics) and is_plural(self._cards[value.card].name)
