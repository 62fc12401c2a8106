"""Cards that somebody who types may mean: by the beginning of a name, in either language, fitting the zone first."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from judge.cards.collection import Collection, UnknownCard
from judge.cards.language.words import FACTIONS, TOKENS, TYPES
from judge.cards.naming import LONGEST_NAME, display_name, folded
from judge.cards.playing import created, unplayable, whole_card
from judge.cards.printed import Printed
from judge.editions import rules_of
from judge.game.edition import Edition
from judge.game.terms import Rarity, Type
from judge.messages import LANGUAGES, Language, message
from judge.scenario.tokens import token_named
from judge.telling.card_face import card_face, token_face
from judge.telling.table import CardFace
from judge.value import value
from judge.wording.names import NamedCard

MOST = 12

ZONES: dict[str, frozenset[Type]] = {
    "hero": frozenset({Type.HERO}),
    "hero_expedition": frozenset({Type.CHARACTER}),
    "companion_expedition": frozenset({Type.CHARACTER}),
    "landmarks": frozenset({Type.PERMANENT}),
}
"""What may lie in a zone of the form; in the others, everything but a Hero."""

ELSEWHERE = frozenset(Type) - {Type.HERO}
TOKEN_ZONES = ("hero_expedition", "companion_expedition")


@value(frozen=True, slots=True)
class Suggestion:
    """A card that may be meant.

    Arguments:
        id: its identifier; of a token, its English name.
        write: what stands for it in a file.
        type: its type in words.
        faction: its faction in words.
        version: which version of the card it is, in words.
        face: what stands on it.
        playable: whether it can lie there; a line that is not played stops the run only where it would apply.
        why: why not.
    """

    id: str
    write: str
    name: str
    type: str
    faction: str
    version: str
    face: CardFace
    playable: bool
    why: str


def suggest(typed: str, zone: str, edition: str, language: Language) -> list[Suggestion]:
    """The cards that somebody may mean, the likeliest first.

    Arguments:
        typed: what was typed of a name, in any language, or of an id.
        zone: the zone of the form in which the card shall lie; "" for any.
        edition: the edition that is played.
        language: the language of the answer.
    """
    asked = folded(typed[:LONGEST_NAME])
    if not asked:
        return []
    known = Collection.known()
    tokens = list(_tokens(asked, language, known)) if zone in TOKEN_ZONES or not zone else []
    found = [
        (_misplaced(printed, zone), rank, _order(printed.rarity), names[0], printed)
        for names, printed in _entries(known)
        if (rank := _rank(asked, names)) is not None
    ]
    found.sort(key=lambda one: (*one[:4], one[4].id))
    played = rules_of(edition).edition
    cards = [_suggestion(printed, zone, played, known, language) for *_, printed in found[: MOST - len(tokens)]]
    return [*tokens, *cards]


@lru_cache(maxsize=2)
def _entries(known: Collection) -> tuple[tuple[tuple[str, ...], Printed], ...]:
    """Every card that can lie somewhere, with its names and ids as they are looked for."""
    return tuple(
        (tuple(folded(name) for name in (*printed.name.values(), printed.id, printed.number) if name), printed)
        for printed in known.printed
        if not printed.is_token
    )


def _rank(asked: str, names: tuple[str, ...]) -> int | None:
    """How well names fit: a name begins so, a word of one does, or it stands somewhere; None where they do not."""
    if any(name.startswith(asked) for name in names):
        return 0
    if any(f" {asked}" in name for name in names):
        return 1
    return 2 if len(asked) > 2 and any(asked in name for name in names) else None


def _order(rarity: str) -> int:
    rarities = list(Rarity)
    return rarities.index(Rarity(rarity)) if rarity in rarities else len(rarities)


def _misplaced(printed: Printed, zone: str) -> bool:
    if printed.is_expedition_permanent:
        return zone in ("hero", "landmarks")
    return bool(zone) and printed.kind not in ZONES.get(zone, ELSEWHERE)


def _suggestion(printed: Printed, zone: str, edition: Edition, known: Collection, language: Language) -> Suggestion:
    card = known.card(printed)
    misplaced = message("a card of this type cannot be there; put it in another zone")
    absent = created(card) or (whole_card(card, edition) if zone in ZONES else None)
    reason = misplaced if _misplaced(printed, zone) else absent
    told = reason or unplayable(card, edition)
    shown = display_name(printed, language)
    return Suggestion(
        id=printed.id,
        write=name_in_file(printed, known, language),
        name=printed.name[language],
        type=TYPES[printed.kind].say(language),
        faction=FACTIONS.get(printed.faction, printed.faction),
        version=shown.removeprefix(printed.name[language]).strip(" ()"),
        face=card_face(card, language),
        playable=reason is None,
        why="" if told is None else told.say(language),
    )


def name_in_file(printed: Printed, known: Collection, language: Language) -> str:
    """What stands for a card in a file: its name where that means this very card, else its id.

    Arguments:
        known: the cards that are known.
    """
    name = display_name(printed, language)
    try:
        return name if known.meant(name, nearest=False).id == printed.id else printed.id
    except UnknownCard:
        return printed.id


def _tokens(asked: str, language: Language, known: Collection) -> Iterator[Suggestion]:
    """The tokens that may be meant, of those that an effect creates."""
    for token in TOKENS.values():
        names = tuple(folded(token.say(one)) for one in LANGUAGES)
        made = (
            token_named(NamedCard(token.en, frozenset({token.en})), known) if _rank(asked, names) is not None else None
        )
        if made is None:
            continue
        face = token_face(made, language)
        yield Suggestion(token.en, face.name, face.name, face.kind, "", "", face, True, "")
