"""The bullets of a board and of an outcome: under which labels they are written, and an example of each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches

from judge.game.terms import Zone
from judge.messages import LANGUAGES, Language, Message, Pasted, message, pasted
from judge.scenario.situation import ARENA, BEGUN, SETUP, TO_ACT
from judge.value import value
from judge.wording.text import plain


@value(frozen=True, slots=True)
class Bullet:
    """A kind of bullet.

    Arguments:
        key: its name.
        forms: its labels per language, or its words where no colon follows them; the first is written.
        example: how it can be written, per language.
        zone: the zone of which it tells; None for any other fact.
    """

    key: str
    forms: Mapping[Language, tuple[str, ...]]
    example: Mapping[Language, str]
    zone: Zone | None = None

    @property
    def labelled(self) -> bool:
        """Whether a colon and a value follow its words."""
        return ":" in self.example["en"]


def _labelled(key: str, en: tuple[str, str], fr: tuple[str, str], zone: Zone | None = None, *more: str) -> Bullet:
    """A bullet with a label and a value, in English and in French; of the latter there may be more labels."""
    example: dict[Language, str] = {"en": f"{en[0]}: {en[1]}", "fr": f"{fr[0]}\u00a0: {fr[1]}"}
    return Bullet(key, {"en": (en[0],), "fr": (fr[0], *more)}, example, zone)


def _bullet(key: str, en: tuple[str, ...], fr: tuple[str, ...]) -> Bullet:
    """A bullet that is said without a label."""
    forms: dict[Language, tuple[str, ...]] = {"en": tuple(map(_capital, en)), "fr": tuple(map(_capital, fr))}
    return Bullet(key, forms, {language: said[0] for language, said in forms.items()})


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]


TABLE = (
    _labelled("day", ("Day", "2"), ("Jour", "2")),
    _labelled("phase", ("Phase", "Night, Clean-up"), ("Phase", "Nuit, Nettoyage")),
    _labelled(
        "adventure",
        ("Adventure", "{V} | {M}{O}; {M} | {V}{O}; {O} | {V}{M}, face down"),
        ("Aventure", "{V} | {M}{O}; {M} | {V}{O}; {O} | {V}{M}, face cachée"),
    ),
    _bullet("arena", ARENA[:1], ARENA[1:]),
    _bullet("setup", SETUP[:1], SETUP[1:]),
    _bullet("begun", BEGUN[:1], BEGUN[1:]),
    _labelled("format", ("Format", "constructed"), ("Format", "construit")),
)
"""The bullets of the whole table: they stand above both players."""

PLAYER = (
    _bullet("first", ("first player",), ("premier joueur", "première joueuse")),
    _bullet("passed", ("passed",), ("a passé",)),
    _bullet("not_passed", ("not passed", "has not passed"), ("n’a pas passé",)),
    _bullet("to_act", TO_ACT[:1], TO_ACT[1:]),
    _labelled("mana", ("Mana", "5 (2 exhausted)"), ("Mana", "5 (2 épuisés)")),
    _labelled("hero", ("Hero", "Subhash & Marmo"), ("Héros", "Subhash & Marmo"), Zone.HERO),
    _labelled("hand", ("Hand", "Red; 2 Kappa; 3 cards"), ("Main", "Red\u00a0; 2 Kappa\u00a0; 3 cartes"), Zone.HAND),
    _labelled(
        "reserve",
        ("Reserve", "Kuwat, the Dissenter (rare), Exhausted"),
        ("Réserve", "Kuwat, le Dissident (rare), Épuisé"),
        Zone.RESERVE,
    ),
    _labelled(
        "landmarks",
        ("Landmarks", "Haven, Bravos Bastion"),
        ("Repères", "Havre, Bastion Bravos"),
        Zone.LANDMARK,
    ),
    _labelled("discard", ("Discard pile", "empty"), ("Défausse", "vide"), Zone.DISCARD),
    _labelled(
        "deck",
        ("Deck, top to bottom", "Red; 10 cards"),
        ("Deck, de haut en bas", "Red\u00a0; 10 cartes"),
        Zone.DECK,
    ),
    _labelled("shuffled_deck", ("Deck", "3 Red; 2 Kappa"), ("Deck", "3 Red\u00a0; 2 Kappa"), Zone.DECK),
    _labelled(
        "mana_zone", ("Mana zone", "Red; Kappa, Exhausted"), ("Zone de Mana", "Red\u00a0; Kappa, Épuisé"), Zone.MANA
    ),
    _labelled(
        "hero_expedition",
        ("Hero Expedition", "Red, Fleeting, 2 boosts"),
        ("Expédition Héros", "Red, Fugace, 2 boosts"),
        Zone.EXPEDITION,
        "Expédition du Héros",
    ),
    _labelled(
        "companion_expedition",
        ("Companion Expedition", "2 Ordis Recruit"),
        ("Expédition Compagnon", "2 Recrue Ordis"),
        Zone.EXPEDITION,
        "Expédition du Compagnon",
    ),
    _labelled(
        "hero_distance",
        ("Distance of the Hero Expedition", "2"),
        ("Distance de l’Expédition Héros", "2"),
        None,
        "Distance de l’Expédition du Héros",
    ),
    _labelled(
        "companion_distance",
        ("Distance of the Companion Expedition", "1"),
        ("Distance de l’Expédition Compagnon", "1"),
        None,
        "Distance de l’Expédition du Compagnon",
    ),
    _labelled("ascended", ("Ascended", "Hero Expedition"), ("Élevées", "Expédition Héros")),
    _labelled(
        "markers",
        ("Terrain Markers", "{V}; {M} on region 3; {O} on the Hero Region"),
        ("Marqueurs Terrain", "{V}\u00a0; {M} sur la région 3\u00a0; {O} sur la Région du Héros"),
    ),
    _labelled("received", ("Received", "30 Red"), ("Reçues", "30 Red")),
)
"""The bullets of a player: they stand under the player's name."""

OUTCOME = (
    Bullet("wins", {"en": ("wins",), "fr": ("gagne",)}, {"en": "Lithium wins", "fr": "Lithium gagne"}),
    _labelled("limbo", ("Limbo", "empty"), ("Limbes", "vides"), Zone.LIMBO),
)
"""The bullets of an outcome alone."""

BULLETS = (*TABLE, *PLAYER, *OUTCOME)

NAME = pasted({"en": "### Name", "fr": "### Nom"})
"""The heading that names a player or a card."""


def forms_of(key: str) -> tuple[str, ...]:
    """The words of a bullet in both languages, as they are compared.

    Arguments:
        key: its name.
    """
    found = next(bullet for bullet in BULLETS if bullet.key == key)
    return tuple(plain(form).lower() for language in LANGUAGES for form in found.forms[language])


ZONES: Mapping[str, Zone] = {
    plain(form).lower(): bullet.zone
    for bullet in BULLETS
    if bullet.zone not in (None, Zone.EXPEDITION)
    for forms in bullet.forms.values()
    for form in forms
}
"""The zones by their labels."""


def examples(*keys: str) -> Pasted:
    """An example of each of some bullets of a player; of all that tell of a game that goes on where none is named."""
    wanted = keys or [bullet.key for bullet in PLAYER if bullet.key != "received"]
    return pasted(*(bullet.example for bullet in PLAYER if bullet.key in wanted))


def belongs_to_a_player(players: Iterable[str]) -> Message:
    """What to say of a bullet of a player that stands above them.

    Arguments:
        players: the players' names.
    """
    headings = pasted(*(f"### {name}" for name in players))
    return message("this fact belongs to a player; write it under one of: {headings}", headings=headings)


def similar_labels(words: str) -> Iterator[Mapping[Language, str]]:
    """What a bullet whose label is not known may have been meant to be, in each language, with the value that it has.

    Arguments:
        words: the bullet's words.
    """
    label, colon, value = words.partition(":")
    forms = {
        plain(form).lower(): {**{other: said[0] for other, said in bullet.forms.items()}, language: form}
        for bullet in BULLETS
        if bullet.labelled == bool(colon)
        for language in LANGUAGES
        for form in bullet.forms[language]
    }
    for near in get_close_matches(plain(label).lower(), forms, cutoff=0.7):
        behind = label[len(label.rstrip()) :] + colon + value
        written = {language: form + behind for language, form in forms[near].items()}
        if words not in written.values():
            yield written
