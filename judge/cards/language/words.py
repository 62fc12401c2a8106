"""The game's nouns and adjectives in both languages: types, sub-types, statuses, keywords, zones, tokens, factions."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.terms import Expedition, Keyword, Measure, Phase, Status, Terrain, Type, Zone
from judge.messages import Language
from judge.value import value


@value(frozen=True, slots=True)
class Noun:
    """A noun in both languages.

    Arguments:
        en: English, one.
        fr: French, one.
        en_many: English, several; "" for a regular plural.
        fr_many: French, several; "" for a regular plural.
        feminine: whether the French noun is feminine.
    """

    en: str
    fr: str
    en_many: str = ""
    fr_many: str = ""
    feminine: bool = False

    def say(self, language: Language, many: bool = False) -> str:
        """The noun in a language, one or several."""
        if language == "en":
            return (self.en_many or f"{self.en}s") if many else self.en
        return (self.fr_many or f"{self.fr}s") if many else self.fr


@value(frozen=True, slots=True)
class Adjective:
    """A status or a keyword: invariable in English, up to four forms in French.

    Arguments:
        en: English.
        fr: French, masculine.
        fr_feminine: French, feminine; "" where it is the same.
    """

    en: str
    fr: str
    fr_feminine: str = ""

    def say(self, language: Language, feminine: bool = False, many: bool = False) -> str:
        """The word in a language, agreeing with what it describes."""
        if language == "en":
            return self.en
        one = (self.fr_feminine or self.fr) if feminine else self.fr
        return f"{one}s" if many else one

    def forms(self, language: Language) -> tuple[str, ...]:
        """Every form of the word in a language."""
        return tuple(
            dict.fromkeys(self.say(language, feminine, many) for feminine in (False, True) for many in (False, True))
        )


CARD = Noun("card", "carte", feminine=True)

EXPEDITION_PERMANENT = Noun("Expedition Permanent", "Permanent d'Expédition", fr_many="Permanents d'Expédition")
"""A Permanent whose zone type is Expedition."""

TYPES: Mapping[Type, Noun] = {
    Type.CHARACTER: Noun("Character", "Personnage"),
    Type.EMBLEM: Noun("Emblem", "Emblème"),
    Type.HERO: Noun("Hero", "Héros", en_many="Heroes", fr_many="Héros"),
    Type.MANA_ORB: Noun("Mana Orb", "Orbe de Mana", fr_many="Orbes de Mana"),
    Type.PERMANENT: Noun("Permanent", "Permanent"),
    Type.REGION: Noun("Region", "Région", feminine=True),
    Type.SPELL: Noun("Spell", "Sort"),
}

_SUBTYPES = (
    Noun("Adventurer", "Aventurier"),
    Noun("Animal", "Animal", fr_many="Animaux"),
    Noun("Apprentice", "Apprenti"),
    Noun("Artist", "Artiste"),
    Noun("Bureaucrat", "Bureaucrate"),
    Noun("Citizen", "Citoyen"),
    Noun("Companion", "Compagnon"),
    Noun("Deity", "Divinité", en_many="Deities", feminine=True),
    Noun("Corruption", "Corruption", feminine=True),
    Noun("Dragon", "Dragon"),
    Noun("Druid", "Druide"),
    Noun("Elemental", "Élémentaire"),
    Noun("Engineer", "Ingénieur"),
    Noun("Feat", "Prouesse", feminine=True),
    Noun("Fairy", "Fée", en_many="Fairies", feminine=True),
    Noun("Leviathan", "Léviathan"),
    Noun("Mage", "Mage"),
    Noun("Messenger", "Émissaire"),
    Noun("Noble", "Noble"),
    Noun("Plant", "Plante", feminine=True),
    Noun("Robot", "Robot"),
    Noun("Scholar", "Érudit"),
    Noun("Soldier", "Soldat"),
    Noun("Spirit", "Esprit"),
    Noun("Titan", "Titan"),
    Noun("Trainer", "Mentor"),
    Noun("Landmark", "Repère"),
    Noun("Boon", "Bénédiction", feminine=True),
    Noun("Conjuration", "Conjuration", feminine=True),
    Noun("Disruption", "Interférence", feminine=True),
    Noun("Maneuver", "Manœuvre", feminine=True),
    Noun("Song", "Chant"),
    Noun("Gear", "Matos", fr_many="Matos"),
    Noun("Construction", "Construction", feminine=True),
    Noun("Site", "Lieu", fr_many="Lieux"),
    Noun("Illusion", "Illusion", feminine=True),
    Noun("Rogue", "Gredin"),
    Noun("Merchant", "Marchand"),
)
SUBTYPES: Mapping[str, Noun] = {noun.en: noun for noun in _SUBTYPES}
"""Every sub-type by its English name, which is how trees and cards name it."""

STATUSES: Mapping[Status, Adjective] = {
    Status.ANCHORED: Adjective("Anchored", "Ancré", "Ancrée"),
    Status.ASLEEP: Adjective("Asleep", "Endormi", "Endormie"),
    Status.BOOSTED: Adjective("Boosted", "Boosté", "Boostée"),
    Status.EXHAUSTED: Adjective("Exhausted", "Épuisé", "Épuisée"),
    Status.COMPLETED: Adjective("Completed", "Accompli", "Accomplie"),
    Status.FLEETING: Adjective("Fleeting", "Fugace"),
}

KEYWORDS: Mapping[Keyword, Adjective] = {
    Keyword.COOLDOWN: Adjective("Cooldown", "Rafraîchissement"),
    Keyword.DEFENDER: Adjective("Defender", "Défenseur", "Défenseuse"),
    Keyword.ETERNAL: Adjective("Eternal", "Éternel", "Éternelle"),
    Keyword.FLEETING: STATUSES[Status.FLEETING],
    Keyword.GIGANTIC: Adjective("Gigantic", "Gigantesque"),
    Keyword.SCOUT: Adjective("Scout", "Repérage"),
    Keyword.SEASONED: Adjective("Seasoned", "Aguerri", "Aguerrie"),
    Keyword.TEMPLE: Adjective("Temple", "Temple"),
    Keyword.TOUGH: Adjective("Tough", "Coriace"),
}

PHASES: Mapping[Phase, Noun] = {
    Phase.MORNING: Noun("Morning", "Matin"),
    Phase.NOON: Noun("Noon", "Midi"),
    Phase.AFTERNOON: Noun("Afternoon", "Après-midi"),
    Phase.DUSK: Noun("Dusk", "Crépuscule"),
    Phase.NIGHT: Noun("Night", "Nuit", feminine=True),
}

ZONES: Mapping[Zone, Noun] = {
    Zone.ADVENTURE: Noun("Adventure", "Aventure", feminine=True),
    Zone.DECK: Noun("Deck", "Deck"),
    Zone.DISCARD: Noun("Discard pile", "Défausse", feminine=True),
    Zone.EXPEDITION: Noun("Expedition zone", "zone d'Expédition", fr_many="zones d'Expédition", feminine=True),
    Zone.HAND: Noun("Hand", "Main", feminine=True),
    Zone.HERO: Noun("Hero zone", "zone Héros", fr_many="zones Héros", feminine=True),
    Zone.LANDMARK: Noun("Landmark zone", "zone de Repères", fr_many="zones de Repères", feminine=True),
    Zone.LIMBO: Noun("Limbo", "Limbes", fr_many="Limbes", feminine=True),
    Zone.MANA: Noun("Mana zone", "zone de Mana", fr_many="zones de Mana", feminine=True),
    Zone.RESERVE: Noun("Reserve", "Réserve", feminine=True),
}

EXPEDITIONS: Mapping[Expedition, Noun] = {
    Expedition.HERO: Noun("Hero Expedition", "Expédition Héros", fr_many="Expéditions Héros", feminine=True),
    Expedition.COMPANION: Noun(
        "Companion Expedition", "Expédition Compagnon", fr_many="Expéditions Compagnon", feminine=True
    ),
}

TERRAINS: Mapping[Terrain, Noun] = {
    Terrain.FOREST: Noun("Forest", "Forêt", feminine=True),
    Terrain.MOUNTAIN: Noun("Mountain", "Montagne", feminine=True),
    Terrain.WATER: Noun("Water", "Eau", feminine=True),
}

MARKERS: Mapping[str, Noun] = {
    f"{terrain} Terrain Marker": Noun(f"{noun.en} Terrain Marker", f"Marqueur Terrain {noun.fr}")
    for terrain, noun in TERRAINS.items()
}
"""Each Terrain Marker by its English name."""

BOOSTS = Noun("boost", "boost")
TOKEN = Noun("token", "jeton")

COUNTERS: Mapping[str, str] = {
    "Arcane": "Arcane",
    "Food": "Nourriture",
    "Heroism": "Héroïsme",
    "Kelon": "Kélon",
    "Mirage": "Mirage",
    "Morale": "Moral",
    "Move": "Déplacement",
    "Performance": "Spectacle",
    "Quest": "Quête",
    "Sap": "Sève",
    "Scrap": "Ferraille",
    "Trial": "Épreuve",
}
"""Counters that have a name, by their English one, which is how trees name them: "Kelon counters"."""


COUNTER_NAME = "[A-ZÀ-ÖØ-Þ][a-zà-öø-ÿ]{2,19}"
"""How counters can be called that no card has yet: a text in either language calls them so, and so does the game."""


def counter_names(language: Language) -> Mapping[str, str]:
    """What counters that have a name are called, by their English one."""
    return COUNTERS if language == "fr" else {name: name for name in COUNTERS}


def counter_called(said: str) -> str:
    """The name by which the game knows counters that are called something in either language; else what is said."""
    names = ((english, (english.casefold(), french.casefold())) for english, french in COUNTERS.items())
    return next((english for english, both in names if said.casefold() in both), said)


MEASURES: Mapping[Measure, Noun] = {
    Measure.HAND_COST: Noun("Hand Cost", "Coût de Main", fr_many="Coûts de Main"),
    Measure.RESERVE_COST: Noun("Reserve Cost", "Coût de Réserve", fr_many="Coûts de Réserve"),
    Measure.BASE_COST: Noun("Base Cost", "Coût de Base", fr_many="Coûts de Base"),
}

TOKENS: Mapping[str, Noun] = {
    noun.en: noun
    for noun in (
        Noun("Aerolith", "Aérolithe"),
        Noun("Booda", "Booda"),
        Noun("Brassbug", "Scarabot"),
        Noun("Dragon Shade", "Reflet Draconique", fr_many="Reflets Draconiques"),
        Noun("Halua", "Halua"),
        Noun("Mana Moth", "Phalène de Mana", fr_many="Phalènes de Mana", feminine=True),
        Noun("Manaseed", "Graine de Mana", fr_many="Graines de Mana", feminine=True),
        Noun("Maw", "Maw"),
        Noun("Ordis Recruit", "Recrue Ordis", fr_many="Recrues Ordis", feminine=True),
        Noun("Rust", "Rust"),
        Noun("Woollyback", "Dotouffu"),
    )
}
"""Every token that effects describe, by its English name, which is how trees name it."""

NO_CARDS: Mapping[str, Noun] = {**TOKENS, **MARKERS}
"""What has a name and is no card of the collection: tokens and Terrain Markers."""

FACTIONS: Mapping[str, str] = {
    "AX": "Axiom",
    "BR": "Bravos",
    "LY": "Lyra",
    "MU": "Muna",
    "OR": "Ordis",
    "YZ": "Yzmir",
}
"""Each faction by its two letters; both languages call it the same."""

RARITIES: Mapping[str, Adjective] = {
    "common": Adjective("common", "commun", "commune"),
    "rare": Adjective("rare", "rare"),
    "unique": Adjective("unique", "unique"),
    "exalted": Adjective("exalted", "exalté", "exaltée"),
}

_EN_TEENS = ("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty")
_FR_TEENS = ("treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf", "vingt")

NUMBERS: Mapping[Language, tuple[str, ...]] = {
    "en": (
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
        *_EN_TEENS,
    ),
    "fr": ("un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze", *_FR_TEENS),
}
"""The numbers from one, in words."""

TOKEN_STATISTICS: Mapping[str, tuple[int, int, int]] = {"Mana Moth": (2, 2, 2)}
"""The statistics of tokens that the community database names by a mark of its own, such as MANA_MOTH."""

TOKEN_SUBTYPES: Mapping[str, tuple[str, ...]] = {
    "Halua": ("Companion", "Leviathan"),
    "Ordis Recruit": ("Soldier",),
    "Rust": ("Companion",),
}
"""The sub-types of tokens that some texts name without them."""

TIMES: Mapping[int, Mapping[Language, tuple[str, ...]]] = {
    2: {"en": ("twice", "two times"), "fr": ("deux fois",)},
    3: {"en": ("three times",), "fr": ("trois fois",)},
}
"""How often something is done."""
