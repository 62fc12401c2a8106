"""Expeditions that a text describes by how they are, in all ways to say it: "target Expedition that's ahead"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from judge.cards.language import symbols
from judge.game.ability import Contained, Standing, Such, Where, Whose
from judge.game.terms import Expedition
from judge.messages import Language
from judge.value import changed

Said = tuple[str, ...]

STANDING: tuple[tuple[tuple[Standing, ...], str, str], ...] = (
    ((Standing.AHEAD,), "ahead", "en avance"),
    ((Standing.BEHIND,), "behind", "en retard"),
    ((Standing.TIED,), "tied", "à égalité"),
    ((Standing.BEHIND, Standing.TIED), "behind or tied", "en retard ou à égalité"),
    ((Standing.AHEAD, Standing.TIED), "ahead or tied", "en avance ou à égalité"),
)
"""How an Expedition stands, one of these."""

OF: Mapping[Where, tuple[str, str]] = {
    Where.TARGET: ("target Expedition", "une Expédition ciblée"),
    Where.YOURS: ("one of your Expeditions", "l'une de vos Expéditions"),
    Where.EACH_OF_YOURS: ("each of your Expeditions", "chacune de vos Expéditions"),
    Where.ANY: ("an Expedition", "une Expédition"),
}
"""Which Expeditions, before what describes them."""

CONTROLLED: Mapping[Where, tuple[str, str]] = {
    Where.YOURS: ("an Expedition you control", "une Expédition que vous contrôlez"),
    Where.EACH_OF_YOURS: ("each Expedition you control", "chaque Expédition que vous contrôlez"),
}
"""The same, said by who controls them."""

ASCENDED: Mapping[Where, tuple[Said, Said]] = {
    Where.TARGET: (("target Ascended Expedition",), ("une Expédition Élevée ciblée",)),
    Where.YOURS: (("one of your Ascended Expeditions",), ("l'une de vos Expéditions Élevées",)),
    Where.EACH_OF_YOURS: (
        ("each of your Ascended Expeditions", "your Ascended Expeditions"),
        ("chacune de vos Expéditions Élevées", "vos Expéditions Élevées"),
    ),
    Where.ANY: (("an Ascended Expedition",), ("une Expédition Élevée",)),
}
"""Expeditions that are described by an adjective."""

WITHOUT: Mapping[Contained, tuple[Said, Said]] = {
    Contained.TOKEN: (
        ("that doesn't contain a token", "without a token", "with no tokens", "that contains no tokens"),
        ("qui ne contient pas de jeton", "sans jeton", "qui ne contient aucun jeton"),
    ),
    Contained.CHARACTER: (
        ("with no Characters", "without Characters", "that contains no Characters", "that doesn't contain a Character"),
        ("où il n'y a aucun Personnage", "sans Personnage", "qui ne contient aucun Personnage"),
    ),
}
"""What is said of Expeditions in which something does not lie."""


OWNED: tuple[tuple[Whose, Said, Said], ...] = (
    (Whose.YOURS, ("you control",), ("que vous contrôlez",)),
    (
        *(Whose.OPPONENTS, ("an opponent controls", "your opponent controls", "controlled by an opponent")),
        ("qu'un adversaire contrôle", "que votre adversaire contrôle", "contrôlée par un adversaire"),
    ),
)
"""Whose a target Expedition must be."""

NAMED: tuple[tuple[Expedition | None, str, str], ...] = (
    (None, "target Expedition", "une Expédition ciblée"),
    (Expedition.HERO, "target Hero Expedition", "une Expédition Héros ciblée"),
    (Expedition.COMPANION, "target Companion Expedition", "une Expédition Compagnon ciblée"),
)
"""Which of two a target Expedition must be."""


def _targets() -> Iterator[tuple[Such, tuple[Said, Said]]]:
    """Target Expeditions of which it matters whose they are, or which of two."""
    for named, english, french in NAMED:
        if named is not None:
            yield Such(Where.TARGET, named=named), ((english,), (french,))
        for whose, owned, owner in OWNED:
            said = tuple(f"{english} {one}" for one in owned), tuple(f"{french} {un}" for un in owner)
            yield Such(Where.TARGET, whose=whose, named=named), said


def _described(of: Where) -> Iterator[tuple[Such, tuple[Said, Said]]]:
    """Expeditions found in one way, in all ways to describe them."""
    english, french = OF[of]
    for standing, such, tel in STANDING:
        stand = Such(of, standing)
        yield stand, (_that_is(english, such), _qui_est(french, tel, of))
        both = _that_is(english, f"{such} and In Contact"), _qui_est(french, f"{tel} et En Contact", of)
        if len(standing) == 1:
            yield changed(stand, contact=True), both
    contact = (*_that_is(english, "In Contact"), f"{english} In Contact")
    yield Such(of, contact=True), (contact, _qui_est(french, "En Contact", of))
    for terrain, symbol in symbols.TERRAINS.items():
        inside = (f"{english} in {symbol}", *_that_is(english, f"in {symbol}"))
        dedans = tuple(f"{french} {en} {symbol}" for en in ("en", "dans", "qui est en", "qui est dans"))
        yield Such(of, terrain=terrain), (inside, dedans)
    adjective, adjectif = ASCENDED[of]
    yield (
        Such(of, ascended=True),
        ((*adjective, *_that_is(english, "Ascended")), (*adjectif, f"{french} qui est Élevée")),
    )
    for lacking, (lack, manque) in WITHOUT.items():
        yield (
            Such(of, without=lacking),
            (tuple(f"{english} {one}" for one in lack), tuple(f"{french} {un}" for un in manque)),
        )


def _or_controlled(of: Where, said: tuple[Said, Said]) -> tuple[Said, Said]:
    """All ways to say it, with those that say who controls them."""
    if of not in CONTROLLED:
        return said
    usual = zip(said, OF[of], CONTROLLED[of], strict=True)
    more = (tuple(one.replace(his, hers) for one in each if his in one) for each, his, hers in usual)
    english, french = (tuple(dict.fromkeys((*each, *also))) for each, also in zip(said, more, strict=True))
    return english, french


def _that_is(english: str, such: str) -> Said:
    return f"{english} that's {such}", f"{english} that is {such}"


def _qui_est(french: str, tel: str, of: Where) -> Said:
    said = f"{french} qui est {tel}", f"{french} {tel}"
    return said[::-1] if of is Where.ANY else said


SUCH: Mapping[Such, tuple[Said, Said]] = {
    **{such: _or_controlled(of, said) for of in OF for such, said in _described(of)},
    **dict(_targets()),
}
"""The English ways to say it, and the French ones; the first of each is the one that is printed."""


def _several() -> Iterator[tuple[Such, tuple[Said, Said]]]:
    """Expeditions of anybody's, in which several objects are, each in one of them or in another."""
    english, french = "Expeditions", "des Expéditions"
    for standing, such, tel in STANDING:
        tels = (f"{french} {tel}", f"{french} qui sont {tel}")
        yield Such(Where.ANY, standing), ((f"{english} that are {such}", f"{english} {such}"), tels)
    contact = (f"{english} In Contact", f"{english} that are In Contact")
    yield Such(Where.ANY, contact=True), (contact, (f"{french} En Contact", f"{french} qui sont En Contact"))
    yield (
        Such(Where.ANY, ascended=True),
        (("Ascended Expeditions", f"{english} that are Ascended"), (f"{french} Élevées", f"{french} qui sont Élevées")),
    )
    for terrain, symbol in symbols.TERRAINS.items():
        inside = (f"{english} in {symbol}", f"{english} that are in {symbol}", f"{symbol} regions")
        dedans = (f"{french} en {symbol}", f"{french} qui sont en {symbol}", f"des régions {symbol}")
        yield Such(Where.ANY, terrain=terrain), (inside, dedans)


SEVERAL: Mapping[Such, tuple[Said, Said]] = dict(_several())
"""The same of several Expeditions: "Ascended Expeditions"."""


def such_of(of: Where) -> Mapping[Such, tuple[Said, Said]]:
    """Those of the Expeditions that are found in one way.

    Arguments:
        of: the way.
    """
    return {such: said for such, said in SUCH.items() if such.of is of}


def aimed(text: str, language: Language) -> str:
    """Words for a target Expedition as they stand behind "target" and "ciblez": "an Ascended Expedition".

    Arguments:
        text: the words where they say themselves that it is a target.
    """
    if language == "fr":
        return text.replace(" ciblée", "")
    return re.sub(r"^target (?=([A-Z]))", lambda found: "an " if found[1] in "AE" else "a ", text)


def marked(text: str) -> str:
    """Words in which what an Expedition can be carries the brackets of card texts."""
    return re.sub(r"Ascended|Élevées?|In Contact|En Contact", r"[\g<0>]", text)
