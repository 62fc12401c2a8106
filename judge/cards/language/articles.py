"""The words before the nouns of a phrase: articles, numbers and "other", written out in either language."""

from __future__ import annotations

from judge.cards.language import words
from judge.cards.language.amounts import number
from judge.cards.language.nouns import heads, is_feminine, nouns
from judge.game.ability import Amount, AnyNumber, Kind, Some
from judge.game.terms import Type
from judge.messages import Language


def english(kind: Kind, count: Amount, up_to: bool, target: bool) -> str:
    """The words before English nouns: "up to two other"."""
    if isinstance(count, AnyNumber):
        return f"any number of{' other' * kind.other}"
    if count == 1 and not up_to:
        return "another" if kind.other else "" if target else "a"
    return f"{'up to ' * up_to}{number(count, 'en')}{' other' * kind.other}"


def french(kind: Kind, count: Amount, up_to: bool, target: bool) -> str:
    """The words before French nouns: "jusqu'à deux autres"."""
    if isinstance(count, AnyNumber):
        return "n'importe quel nombre d'autres" if kind.other else "n'importe quel nombre de"
    other = (" autres" if count != 1 else " autre") * kind.other
    return f"{'jusqu’à ' * up_to}{number(count, 'fr', is_feminine(kind))}{other}".replace("’", "'")


def as_many(kind: Kind, said: str) -> str:
    """French nouns of which any number is taken, no targets: "autant de cartes que vous le voulez de votre Réserve".

    Arguments:
        said: the nouns in the plural with all that describes them.
    """
    noun = nouns(kind, "fr", True)
    return f"autant de {noun} que vous le voulez{said.removeprefix(noun)}"


def with_articles(kind: Kind) -> str:
    """The French nouns of a kind with an article before each but the first: "Plante ou un Permanent"."""
    said = nouns(kind, "fr", False)
    each = heads(kind)
    first, *others = said.split(" ou ")
    if len(others) + 1 != len(each):
        return said
    repeated = (f"{'une' if noun.feminine else 'un'} {one}" for noun, one in zip(each[1:], others, strict=True))
    return " ou ".join([first, *repeated])


def of_yours(what: Some, language: Language) -> str:
    """ "up to two of your Mana Orbs"."""
    orbs = words.TYPES[Type.MANA_ORB].say(language, True)
    up_to = ("up to " if language == "en" else "jusqu'à ") * what.up_to
    return f"{up_to}{number(what.count, language)} {'of your' if language == 'en' else 'de vos'} {orbs}"


CONTRACTED = {"de": {"le": "du", "les": "des"}, "à": {"le": "au", "les": "aux"}}
"""What French makes of "de" and "à" with an article."""


def contracted(said: str, before: str) -> str:
    """French words after "de" or "à": "du nombre de cartes", "à mon nombre de boosts".

    Arguments:
        said: the words.
        before: the one or the other.
    """
    first, _, rest = said.partition(" ")
    return f"{CONTRACTED[before].get(first, f'{before} {first}')} {rest}"
