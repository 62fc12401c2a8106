"""The closed lists of the rule book: types, zones, statuses, phases, terrains."""

from __future__ import annotations

from judge.game.closed_list import ClosedList


class Type(ClosedList):
    """What an object is."""

    CHARACTER = "Character"
    EMBLEM = "Emblem"
    HERO = "Hero"
    MANA_ORB = "Mana Orb"
    PERMANENT = "Permanent"
    REGION = "Region"
    SPELL = "Spell"


class Rarity(ClosedList):
    """How rare a card is."""

    COMMON = "common"
    RARE = "rare"
    UNIQUE = "unique"
    EXALTED = "exalted"


class Format(ClosedList):
    """For what kind of play a deck is built."""

    CONSTRUCTED = "constructed"
    LIMITED = "limited"


class Zone(ClosedList):
    """The ten kinds of zones."""

    ADVENTURE = "Adventure"
    DECK = "Deck"
    DISCARD = "Discard pile"
    EXPEDITION = "Expedition zone"
    HAND = "Hand"
    HERO = "Hero zone"
    LANDMARK = "Landmark zone"
    LIMBO = "Limbo"
    MANA = "Mana zone"
    RESERVE = "Reserve"


HIDDEN = frozenset({Zone.DECK, Zone.HAND})
IN_PLAY = frozenset({Zone.EXPEDITION, Zone.LANDMARK, Zone.HERO})
"""The zones in which abilities work, and the objects of which are in play; of Heroes an edition may say otherwise."""


EXPEDITION_ZONE_TYPE = "Expedition"
"""What texts call a Permanent that joins an expedition; its zone type stands among the sub-types that they name."""


class Expedition(ClosedList):
    """The two expeditions of a player."""

    HERO = "Hero Expedition"
    COMPANION = "Companion Expedition"

    @property
    def other(self) -> Expedition:
        """The same player's other expedition."""
        return Expedition.COMPANION if self is Expedition.HERO else Expedition.HERO


class Status(ClosedList):
    """What an object can be, beyond what is printed."""

    ANCHORED = "Anchored"
    ASLEEP = "Asleep"
    BOOSTED = "Boosted"
    COMPLETED = "Completed"
    EXHAUSTED = "Exhausted"
    FLEETING = "Fleeting"


class Terrain(ClosedList):
    """A sub-type of regions, and the statistic of the same name."""

    FOREST = "Forest"
    MOUNTAIN = "Mountain"
    WATER = "Water"


class Phase(ClosedList):
    """The five phases of a day."""

    MORNING = "Morning"
    NOON = "Noon"
    AFTERNOON = "Afternoon"
    DUSK = "Dusk"
    NIGHT = "Night"


class Keyword(ClosedList):
    """A word that stands for a passive ability."""

    COOLDOWN = "Cooldown"
    DEFENDER = "Defender"
    ETERNAL = "Eternal"
    FLEETING = "Fleeting"
    GIGANTIC = "Gigantic"
    SCOUT = "Scout"
    SEASONED = "Seasoned"
    TEMPLE = "Temple"
    TOUGH = "Tough"


BOOST = "boost"
"""The name of the counters that raise statistics."""


class Measure(ClosedList):
    """A number that an object has."""

    HAND_COST = "Hand Cost"
    RESERVE_COST = "Reserve Cost"
    BASE_COST = "Base Cost"
    FOREST = "Forest"
    MOUNTAIN = "Mountain"
    WATER = "Water"
    A_BASE_STATISTIC = "a base statistic"
    A_STATISTIC = "a statistic"
    EVERY_STATISTIC = "every statistic"
    COUNTERS = "counters"
    BOOSTS = "boosts"
