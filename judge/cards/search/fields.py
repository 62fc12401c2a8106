"""What can be asked of a card: each field with its names in both languages, and what its values are called."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Literal

from judge.cards.language.words import (
    EXPEDITION_PERMANENT,
    FACTIONS,
    KEYWORDS,
    RARITIES,
    STATUSES,
    SUBTYPES,
    Adjective,
    Noun,
)
from judge.cards.naming import folded
from judge.cards.printed import Printed
from judge.game.terms import Keyword, Status, Type
from judge.messages import LANGUAGES, Language, Message, message
from judge.value import value

TYPES: Mapping[str, Message] = {
    "character": message("Character"),
    "spell": message("Spell"),
    "permanent": message("Permanent"),
    "hero": message("Hero"),
    "token": message("Token"),
}
"""The types by which cards can be chosen."""

_DONE: tuple[tuple[Adjective, Mapping[Language, tuple[str, ...]]], ...] = (
    (Adjective("After You", "Après vous"), {}),
    (Adjective("Ascended", "Élevé", "Élevée"), {"en": ("Ascend", "due to Asc"), "fr": ("s'Élèv", "grâce à l'Élév")}),
    (Adjective("Augment", "Amplification"), {"fr": ("Amplifi",)}),
    (
        Adjective("Exhausted Resupply", "Ravitaillement Épuisé"),
        {"en": ("Exhausted Resuppl",), "fr": tuple(f"Ravitaill{end} Épuisé" for end in ("e", "ez", "er"))},
    ),
    (Adjective("Gift", "Don"), {}),
    (Adjective("In Contact", "En Contact"), {}),
    (Adjective("Resupply", "Ravitaillement"), {"en": ("Resuppl", "Exhausted Resuppl"), "fr": ("Ravitaill",)}),
    (Adjective("Rush", "Ruée"), {"fr": ("Fonc",)}),
    (Adjective("Sabotage", "Sabotage"), {"fr": ("Sabot",)}),
)
"""What is done, or is so, and how texts begin to say it where they do not say its name."""

KEYWORD_NAMES: Mapping[str, Adjective] = {
    word.en.lower(): word
    for word in (
        *(STATUSES[one] for one in Status),
        *(KEYWORDS[one] for one in Keyword if one is not Keyword.FLEETING),
        *(word for word, _ in _DONE),
    )
}
"""The keywords by which cards can be chosen, by their English names."""

UNDERSTOOD: Mapping[str, Message] = {
    "yes": message("text understood"),
    "no": message("text not understood yet"),
    "played": message("can be used in rulings"),
}
"""Whether the judge reads and plays a card, by which cards can be chosen."""

PROPERTIES: Mapping[str, tuple[str, ...]] = {
    "understood": ("understood", "comprise"),
    "played": ("played", "jouee"),
    "shifted": ("shifted", "decalee"),
}
"""What a card is or is not, each by its names."""

SETS: Mapping[str, tuple[str, ...]] = {
    "CORE": ("Beyond the Gates", "BTG"),
    "ALIZE": ("Trial by Frost", "TBF"),
    "BISE": ("Whispers from the Maze", "WFM"),
    "CYCLONE": ("Skybound Odyssey", "SKY"),
    "DUSTER": ("Seeds of Unity", "SDU"),
    "EOLE": ("Roots of Corruption", "ROC"),
}
"""The names of the sets that have some; every set goes by its own word."""

NEUTRAL = ("neutral", "neutre")
"""What a card of no faction is called."""

_LANDMARK = Noun("Landmark Permanent", "Permanent de Repère")
_KIND_NAMES = {Type.CHARACTER: "character", Type.SPELL: "spell", Type.PERMANENT: "permanent", Type.HERO: "hero"}

Values = Literal["number", "word", "text", "property", "order"]


@value(frozen=True, slots=True)
class SearchField:
    """Something that can be asked of a card.

    Arguments:
        key: what it is called in the program.
        names: what a person writes before the colon, per language, the shortest first.
        values: what stands behind it.
        about: what it asks.
        examples: queries, per language, each with what it finds.
    """

    key: str
    names: Mapping[Language, tuple[str, ...]]
    values: Values
    about: Message
    examples: Mapping[Language, str]


def _field(key: str, values: Values, english: str, french: str, about: Message, en: str, fr: str = "") -> SearchField:
    names: dict[Language, tuple[str, ...]] = {"en": tuple(english.split()), "fr": tuple(french.split())}
    return SearchField(key, names, values, about, {"en": en, "fr": fr or en})


FIELDS = (
    _field("name", "text", "n name", "n nom", message("A word of the name"), "n:kuwat"),
    _field(
        "type",
        "word",
        "t type",
        "t type",
        message("The type or a sub-type"),
        "t:character t:mage",
        "t:personnage t:mage",
    ),
    _field("faction", "word", "f faction", "f faction", message("The faction, or its two letters"), "f:muna"),
    _field("cost", "number", "c cost hand hc", "c coût main cm", message("The Hand Cost"), "c<=3"),
    _field("reserve", "number", "rc reserve", "cr réserve", message("The Reserve Cost"), "rc<c", "cr<c"),
    _field("forest", "number", "v forest", "v forêt", message("The Forest statistic"), "forest>=3", "forêt>=3"),
    _field(
        "mountain", "number", "m mountain", "m montagne", message("The Mountain statistic"), "mountain=0", "montagne=0"
    ),
    _field("water", "number", "w water", "eau", message("The Water statistic"), "water>forest", "eau>forêt"),
    _field("total", "number", "total", "total", message("The three statistics together"), "total>=9"),
    _field("keyword", "word", "kw keyword", "mc mot", message("A keyword or a status"), "kw:tough", "mc:coriace"),
    _field(
        "text", "text", "o text", "o texte", message("Words of the text"), 'o:"draw a card"', "o:« piochez une carte »"
    ),
    _field("set", "word", "s set e", "s set e extension", message("The set"), "s:core"),
    _field("rarity", "word", "r rarity", "r rareté", message("The rarity"), "r:rare"),
    _field("id", "text", "id number", "id numéro", message("The identifier or the collector number"), "id:BTG-037-C"),
    _field(
        "is",
        "property",
        "is",
        "est",
        message("What the card is: understood, played (can be used in rulings) or shifted (from another faction)"),
        "is:shifted",
        "est:décalée",
    ),
    _field(
        "order",
        "order",
        "order sort",
        "ordre tri",
        message("In which order: by name, id, set, faction, rarity or a number; with a minus, downwards"),
        "t:character order:-total order:cost",
        "t:personnage tri:-total tri:coût",
    ),
)
"""Every field, in the order in which it is explained."""

JOINED: tuple[tuple[Message, Mapping[Language, str]], ...] = (
    (
        message("Several terms hold together."),
        {"en": "t:spell f:yzmir c<=2", "fr": "t:sort f:yzmir c<=2"},
    ),
    (
        message("“or” (“ou”) between two terms: one of them is enough."),
        {"en": "f:lyra or f:muna", "fr": "f:lyra ou f:muna"},
    ),
    (
        message("A minus or “not” (“non”) in front: everything but that."),
        {"en": "t:permanent -r:rare", "fr": "t:permanent -r:rare"},
    ),
    (
        message("Parentheses keep together what belongs together."),
        {"en": "t:mage (c=1 or rc=1)", "fr": "t:mage (c=1 ou cr=1)"},
    ),
    (
        message("Quotation marks, English or French: these words one behind the other."),
        {"en": 'o:"roll a die"', "fr": "o:« lancez un dé »"},
    ),
    (message("A symbol is written in braces."), {"en": "o:{J} t:permanent", "fr": "o:{J} t:permanent"}),
    (
        message("Numbers are compared with =, !=, <, <=, > and >=, with a number or with another field of numbers."),
        {"en": "forest=mountain mountain=water", "fr": "forêt=montagne montagne=eau"},
    ),
    (message("Three numbers between strokes are the statistics."), {"en": "2/2/2 f:muna", "fr": "2/2/2 f:muna"}),
    (message("A word is also found by its beginning."), {"en": "o:sabot", "fr": "o:sabot"}),
)
"""How terms are put together, each way with an example per language."""

WHOLE: Mapping[Language, str] = {
    "en": "t:character f:muna c<=3 kw:anchored s:core",
    "fr": "t:personnage f:muna c<=3 mc:ancré s:core",
}
"""A query that shows much at once, per language."""

BY_NAME: Mapping[str, SearchField] = {
    folded(name): field for field in FIELDS for language in LANGUAGES for name in field.names[language]
}
"""The fields by their names as they are looked for, in both languages."""

NUMBERS: Mapping[str, Callable[[Printed], int | None]] = {
    "cost": lambda card: card.hand,
    "reserve": lambda card: card.reserve,
    "forest": lambda card: card.statistics[0] if card.statistics else None,
    "mountain": lambda card: card.statistics[1] if card.statistics else None,
    "water": lambda card: card.statistics[2] if card.statistics else None,
    "total": lambda card: sum(card.statistics) if card.statistics else None,
}
"""The number that each field of numbers asks for; None where a card has none."""


def factions_of(cards: Iterable[Printed]) -> tuple[str, ...]:
    """The factions of some cards, in their usual order."""
    there = {card.faction for card in cards}
    return tuple(letters for letters in FACTIONS if letters in there)


def type_of(card: Printed) -> str:
    """The type by which a card can be chosen, one of `TYPES`; "" for none."""
    return "token" if card.type.startswith("TOKEN") else _KIND_NAMES.get(card.kind, "")


def every_word(key: str) -> Iterator[str]:
    """What a field of words can call a card, whether one is known that is called so or not.

    Arguments:
        key: the field.
    """
    match key:
        case "type":
            yield from (said.say(language) for said in TYPES.values() for language in LANGUAGES)
            yield from (noun.say(language) for noun in SUBTYPES.values() for language in LANGUAGES)
            yield from (noun.say(language) for noun in (EXPEDITION_PERMANENT, _LANDMARK) for language in LANGUAGES)
        case "faction":
            yield from (*FACTIONS, *FACTIONS.values(), *NEUTRAL)
        case "set":
            yield from (name for word, names in SETS.items() for name in (word, *names))
        case "rarity":
            yield from (form for word in RARITIES.values() for language in LANGUAGES for form in word.forms(language))
        case "keyword":
            yield from (name for _, names in _FORMS["en"] for name in names)


def words_of(key: str, card: Printed) -> Iterator[str]:
    """What a field of words calls a card, in both languages.

    Arguments:
        key: the field.
    """
    match key:
        case "type":
            kind = type_of(card)
            yield from (TYPES[kind].say(language) for language in LANGUAGES if kind)
            if kind == "permanent":
                zone = (EXPEDITION_PERMANENT,) if card.is_expedition_permanent else (_LANDMARK, SUBTYPES["Landmark"])
                yield from (noun.say(language) for noun in zone for language in LANGUAGES)
            for name in card.subtypes:
                yield from (SUBTYPES[name].say(language) for language in LANGUAGES) if name in SUBTYPES else (name,)
        case "faction":
            yield from (card.faction, FACTIONS[card.faction]) if card.faction else NEUTRAL
        case "set":
            yield from (card.set, *SETS.get(card.set, ()))
        case "rarity":
            word = RARITIES.get(card.rarity)
            yield from (*word.forms("en"), *word.forms("fr")) if word else (card.rarity,)
        case "keyword":
            yield from _keywords(card)


def _keywords(card: Printed) -> Iterator[str]:
    for language in LANGUAGES:
        said = card.text[language] + card.support[language]
        for bracketed in said.split("[")[1:]:
            word = folded(bracketed.partition("]")[0])
            for forms, names in _FORMS[language]:
                if word.startswith(forms):
                    yield from names


def _forms(language: Language) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    more = dict(_DONE)
    for word in KEYWORD_NAMES.values():
        forms = (*word.forms(language), *more.get(word, {}).get(language, ()))
        yield tuple(map(folded, forms)), (word.en, *word.forms("fr"))


_FORMS: Mapping[Language, tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]] = {
    language: tuple(_forms(language)) for language in LANGUAGES
}
"""The forms in which texts of a language say each keyword, with its names."""
