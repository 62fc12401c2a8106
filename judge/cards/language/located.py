"""Where objects are, and whose they are, written out in either language: "in your Reserve", "you control"."""

from __future__ import annotations

from judge.cards.language import places, sources, such_expeditions, symbols
from judge.cards.language.amounts import Unsayable, number
from judge.cards.language.nominal import OF_TOKENS
from judge.cards.language.nouns import OWNERS, is_feminine
from judge.game.ability import All, Both, Kind, Phrase, Top, Where, Whose
from judge.game.terms import Zone
from judge.messages import Language

IN_YOURS = ((Zone.RESERVE, Whose.YOURS), (Zone.HAND, Whose.YOURS))
IN_A_RESERVE = (Zone.RESERVE, Whose.ANYONE)


def owned(kind: Kind, language: Language, many: bool) -> list[str]:
    if kind.zone is not None or kind.whose is Whose.ANYONE:
        return []
    if kind.whose not in OWNERS:
        raise Unsayable(kind)
    said = OWNERS[kind.whose][language]  # type: ignore[index]
    return [said.replace("{e}", "e" * is_feminine(kind)).replace("{s}", "s" * many)]


def placed(kind: Kind, language: Language, many: bool, leaving: bool = False, every: bool = False) -> list[str]:
    """Where the objects of a kind are: "in your Reserve", "in {V}".

    Raises:
        Unsayable: no card text says it.
    """
    found: list[str] = []
    if kind.zone is not None:
        if (kind.zone, kind.whose) not in sources.SOURCES:
            raise Unsayable(kind)
        wordings = sources.SOURCES[kind.zone, kind.whose][language]  # type: ignore[index]
        source = (kind.zone, kind.whose)
        if source == (Zone.DISCARD, Whose.YOURS):
            found.append(wordings[leaving])
        elif source in IN_YOURS:
            found.append(wordings[0] if leaving else wordings[-1])
        elif source == (Zone.RESERVE, Whose.OPPONENTS):
            found.append(wordings[every])
        else:
            found.append(wordings[source == IN_A_RESERVE and leaving and bool(kind.statuses) and not many])
    if kind.either in places.EITHER:
        if kind.whose is not Whose.ANYONE or kind.zone is not None:
            raise Unsayable(kind)
        wordings = places.EITHER[kind.either][language]
        found.append(wordings[-1 if every else 0])
    if kind.where is not None:
        if kind.where not in (*places.WHERE, Where.IN_EACH) or kind.where in OF_TOKENS:
            raise Unsayable(kind)
        if kind.where is Where.EACH_OF_YOURS:
            found.append(places.WHERE_FROM[kind.where][language][leaving])
        elif kind.where is Where.IN_EACH:
            found.append(places.WHERE[Where.EACH_OF_YOURS][language])
        elif (kind.where is Where.TARGET and leaving and every) or (many and kind.where in such_expeditions.SEVERAL):
            found.append(places.WHERE_FROM[kind.where][language][0])
        elif kind.where is Where.FACING_ME and not (every and many):
            found.append(places.WHERE_TOO[kind.where][language][0])
        else:
            found.append(places.WHERE[kind.where][language])
    found += [f"{'in' if language == 'en' else 'en'} {symbols.TERRAINS[terrain]}" for terrain in kind.terrains]
    return found


def whole(what: Phrase, language: Language) -> str:
    parts = what.phrases if isinstance(what, Both) else (what,)
    zones: list[tuple[Zone, Whose]] = []
    for part in parts:
        if not isinstance(part, All) or part.kind != Kind(zone=part.kind.zone, whose=part.kind.whose):
            return ""
        if part.kind.zone is None or not isinstance(part.kind.whose, Whose):
            return ""
        zones.append((part.kind.zone, part.kind.whose))
    said = sources.WHOLE.get(tuple(zones))
    return said[language] if said is not None else ""


def top(what: Top, language: Language) -> str:
    if not isinstance(what.whose, Whose) or what.whose not in places.DECKS:
        raise Unsayable(what)
    deck = places.DECKS[what.whose][language]
    if what.count == 1:
        first = "la carte du dessus" if what.whose is Whose.THEIRS else "la première carte"
        return f"the top card {deck}" if language == "en" else f"{first} {deck}"
    count = number(what.count, language)
    return f"the top {count} cards {deck}" if language == "en" else f"les {count} premières cartes {deck}"
