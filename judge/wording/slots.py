"""What fills the slots of sentences: how each is written, and how it is read back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from judge.cards.language.words import COUNTERS, PHASES, STATUSES, counter_called
from judge.elision import joined
from judge.game.state.adventure import SIGNS
from judge.game.state.objects import Characteristics, Object
from judge.game.terms import BOOST, Expedition, Phase, Status, Terrain, Zone
from judge.messages import LANGUAGES, Language
from judge.wording.mana import MANA_EXAMPLES, MANA_SLOTS
from judge.wording.name_index import MARK
from judge.wording.names import A_CARD, Names
from judge.wording.regions import REGION_EXAMPLES, REGION_SLOTS
from judge.wording.slot_format import SlotFormat, in_either
from judge.wording.text import plain, quoted

EXPEDITIONS: Mapping[Expedition, Mapping[Language, tuple[str, ...]]] = {
    Expedition.HERO: {"en": ("Hero Expedition",), "fr": ("Expédition Héros", "Expédition du Héros")},
    Expedition.COMPANION: {
        "en": ("Companion Expedition",),
        "fr": ("Expédition Compagnon", "Expédition du Compagnon"),
    },
}

TO: Mapping[Zone, Mapping[Language, str]] = {
    Zone.DECK: {"en": "to the Deck", "fr": "dans le Deck"},
    Zone.DISCARD: {"en": "to the Discard pile", "fr": "dans la Défausse"},
    Zone.HAND: {"en": "to the Hand", "fr": "dans la Main"},
    Zone.MANA: {"en": "to the Mana zone", "fr": "dans la zone de Mana"},
    Zone.RESERVE: {"en": "to the Reserve", "fr": "dans la Réserve"},
}

FROM: Mapping[Zone, Mapping[Language, str]] = {
    Zone.HAND: {"en": "Hand", "fr": "la Main"},
    Zone.RESERVE: {"en": "Reserve", "fr": "la Réserve"},
    Zone.DISCARD: {"en": "Discard pile", "fr": "la Défausse"},
}


NAME = rf"{MARK}\d+{MARK}"
CARD = rf"(?:{NAME}(?: \([^(){MARK}]*\))?|{'|'.join(A_CARD.values())})(?: #\d+)?"


def _any(texts: Iterable[str]) -> str:
    return "|".join(re.escape(plain(text)) for text in sorted(texts, key=len, reverse=True))


def _words(say: Callable[[Language], Iterable[str]]) -> Mapping[Language, str]:
    return {language: _any(say(language)) for language in LANGUAGES}


def _table(table: Mapping[object, Mapping[Language, str]]) -> SlotFormat:
    def read(text: str, names: Names, language: Language) -> object:
        return next(key for key, forms in table.items() if plain(forms[language]).lower() == text.lower())

    return SlotFormat(
        write=lambda value, names, language: table[value][language],
        pattern=_words(lambda language: [forms[language] for forms in table.values()]),
        read=read,
    )


def _write_card(value: object, names: Names, language: Language) -> str:
    return (
        names.of_card(value, language)
        if isinstance(value, Characteristics)
        else names.of_object(_object(value), language)
    )


def _write_about(value: object, names: Names, language: Language) -> str:
    assert isinstance(value, tuple)
    return "; ".join(names.of_object(_object(one), language) for one in value)


def _write_expedition(value: object, names: Names, language: Language) -> str:
    player, expedition = value if isinstance(value, tuple) else (None, value)
    said = EXPEDITIONS[Expedition(str(expedition))][language][0]
    if player is None:
        return said
    owner = names.players[player]
    return f"{said} of {owner}" if language == "en" else joined(f"{said} de ", owner)


def _read_expedition(text: str, names: Names, language: Language) -> object:
    name, *owner = re.split(r" of " if language == "en" else r" de | d'", text, maxsplit=1)
    player = names.player(owner[0]) if owner else None
    called = {plain(form).lower(): key for key, forms in EXPEDITIONS.items() for form in forms[language]}
    return player, called[plain(name).lower()]


def _expeditions(language: Language) -> list[str]:
    return [form for forms in EXPEDITIONS.values() for form in forms[language]]


def write_counters(value: object, language: Language) -> str:
    """Some counters in words.

    Arguments:
        value: their name and how many.
    """
    assert isinstance(value, tuple)
    name, count = value
    plural = "s" * (count > 1 or (count == 0 and language == "en"))
    said = count or {"en": "no", "fr": "aucun"}[language]
    if name == BOOST:
        return f"{said} boost{plural}"
    if language == "en":
        return f"{said} {name} counter{plural}"
    return f"{said} compteur{plural} {COUNTERS.get(name, name)}"


def _read_counters(text: str, names: Names, language: Language) -> object:
    match = re.fullmatch(r"(?:(\d+)|no|aucun) (?:boosts?|(.+?) counters?|compteurs? (.+))", text, re.IGNORECASE)
    assert match is not None
    return counter_called(match[2] or match[3] or BOOST), int(match[1] or 0)


def _one_line(text: str) -> str:
    """A text whose modes stand on lines of their own, as it stands within a sentence."""
    return re.sub(r"\s*\n\s*", " ", text)


_PHASES_FR: Mapping[Phase, str] = {
    Phase.MORNING: "du Matin",
    Phase.NOON: "de Midi",
    Phase.AFTERNOON: "d’Après-midi",
    Phase.DUSK: "du Crépuscule",
    Phase.NIGHT: "de Nuit",
}
"""What follows “la phase”."""


def _write_phase(value: object, names: Names, language: Language) -> str:
    return _PHASES_FR[Phase(str(value))] if language == "fr" else PHASES[Phase(str(value))].say(language)


def _read_phase(text: str, names: Names, language: Language) -> Phase:
    called = re.sub(r"^(?:du |de |d')(?:la |l')?", "", text.lower())
    return next(phase for phase, noun in PHASES.items() if plain(noun.say(language)).lower() == called)


SLOTS: Mapping[str, SlotFormat] = {
    **MANA_SLOTS,
    **REGION_SLOTS,
    "player": SlotFormat(
        write=lambda value, names, language: names.players[int(str(value))],
        pattern=in_either(NAME),
        read=lambda text, names, language: names.player(text),
    ),
    "card": SlotFormat(
        write=_write_card,
        pattern=in_either(CARD),
        read=lambda text, names, language: names.read_card(text),
    ),
    "about": SlotFormat(
        write=_write_about,
        pattern=in_either(rf"{CARD}(?: ?; {CARD})*"),
        read=lambda text, names, language: tuple(names.read_card(part.strip()) for part in text.split(";")),
    ),
    "other": SlotFormat(
        write=lambda value, names, language: names.players[int(str(value))],
        pattern=in_either(NAME),
        read=lambda text, names, language: names.player(text),
    ),
    "bearer": SlotFormat(
        write=_write_card,
        pattern=in_either(CARD),
        read=lambda text, names, language: names.read_card(text),
    ),
    "result": SlotFormat(
        write=lambda value, names, language: str(value),
        pattern=in_either(r"\d{1,3}"),
        read=lambda text, names, language: int(text),
    ),
    "orb": SlotFormat(
        write=lambda value, names, language: names.of_object(_object(value), language),
        pattern=in_either(CARD),
        read=lambda text, names, language: names.read_card(text),
    ),
    "effect": SlotFormat(
        write=lambda value, names, language: quoted(_one_line(names.of_effect(value, language)), language),
        pattern=in_either(r'["\'].+["\']'),
        read=lambda text, names, language: text[1:-1].strip(),
    ),
    "ability": SlotFormat(
        write=lambda value, names, language: quoted(
            _one_line(names.of_ability(value, language)).removesuffix("."), language
        ),
        pattern=in_either(r'["\'].+["\']'),
        read=lambda text, names, language: text[1:-1].strip(),
    ),
    "expedition": SlotFormat(
        write=_write_expedition,
        pattern={
            "en": f"(?:{_any(_expeditions('en'))})(?: of {NAME})?",
            "fr": f"(?:{_any(_expeditions('fr'))})(?: (?:de |d'){NAME})?",
        },
        read=_read_expedition,
    ),
    "zone_to": _table(TO),  # type: ignore[arg-type]
    "zone_from": _table(FROM),  # type: ignore[arg-type]
    "status": SlotFormat(
        write=lambda value, names, language: STATUSES[Status(str(value))].say(language),
        pattern=_words(lambda language: [form for word in STATUSES.values() for form in word.forms(language)]),
        read=lambda text, names, language: next(
            status for status, word in STATUSES.items() if text.lower() in [f.lower() for f in word.forms(language)]
        ),
    ),
    "phase": SlotFormat(
        write=_write_phase,
        pattern={
            "en": _any(noun.say("en") for noun in PHASES.values()),
            "fr": f"(?:(?:du |de |d')(?:la |l')?)?(?:{_any(noun.say('fr') for noun in PHASES.values())})",
        },
        read=_read_phase,
    ),
    "counters": SlotFormat(
        write=lambda value, names, language: write_counters(value, language),
        pattern=in_either(r"(?:\d+|no|aucun) (?:boosts?|[\w ]+ counters?|compteurs? [\w ]+)"),
        read=_read_counters,
    ),
    "tumult": SlotFormat(
        write=lambda value, names, language: str(value),
        pattern=in_either(r"(?:\{[VMO]\})+ \| (?:\{[VMO]\})+"),
        read=lambda text, names, language: text.upper(),
    ),
    "count": SlotFormat(
        write=lambda value, names, language: str(value),
        pattern=in_either(r"\d{1,3}"),
        read=lambda text, names, language: int(text),
    ),
    "most": SlotFormat(
        write=lambda value, names, language: str(value),
        pattern=in_either(r"\d{1,3}"),
        read=lambda text, names, language: int(text),
    ),
    "terrain": SlotFormat(
        write=lambda value, names, language: SIGNS[Terrain(str(value))],
        pattern=in_either(r"\{[VMO]\}"),
        read=lambda text, names, language: next(terrain for terrain, sign in SIGNS.items() if sign == text.upper()),
    ),
    "day": SlotFormat(
        write=lambda value, names, language: str(value),
        pattern=in_either(r"\d+"),
        read=lambda text, names, language: int(text),
    ),
}


def _object(value: object) -> Object:
    assert isinstance(value, Object)
    return value


EXAMPLES: Mapping[str, Mapping[Language, str]] = {
    **MANA_EXAMPLES,
    **REGION_EXAMPLES,
    "about": {"en": "Red", "fr": "Red"},
    "bearer": {"en": "Robin Hood", "fr": "Robin des Bois"},
    "card": {"en": "Kuwat, the Dissenter", "fr": "Kuwat, le Dissident"},
    "count": {"en": "3", "fr": "3"},
    "orb": {"en": "Red", "fr": "Red"},
    "counters": {"en": "2 boosts", "fr": "2 boosts"},
    "day": {"en": "2", "fr": "2"},
    "ability": {"en": quoted("I am Gigantic", "en"), "fr": quoted("Je suis Gigantesque", "fr")},
    "effect": {"en": quoted("Sacrifice a Character", "en"), "fr": quoted("Sacrifiez un Personnage", "fr")},
    "expedition": {language: EXPEDITIONS[Expedition.HERO][language][0] for language in LANGUAGES},
    "most": {"en": "3", "fr": "3"},
    "other": {"en": "Lithium", "fr": "Lithium"},
    "result": {"en": "4", "fr": "4"},
    "phase": {"en": PHASES[Phase.NIGHT].say("en"), "fr": _PHASES_FR[Phase.NIGHT]},
    "status": {language: STATUSES[Status.FLEETING].say(language) for language in LANGUAGES},
    "terrain": dict.fromkeys(LANGUAGES, SIGNS[Terrain.FOREST]),
    "tumult": dict.fromkeys(LANGUAGES, "{V} | {M}{O}"),
    "zone_from": FROM[Zone.RESERVE],
    "zone_to": TO[Zone.DISCARD],
}
"""What a slot may hold, to show a sentence to somebody who does not know it."""
