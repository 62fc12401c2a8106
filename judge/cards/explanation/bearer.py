"""The words of a card about itself, "I" and "me", said of "this card"."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judge.messages import Language

Rewriting = tuple[tuple[str, str], ...]

_ENGLISH: Rewriting = (
    (r"\bI (\w+)([^.,:]*?) and (gain|lose)\b", r"I \1\2 and \3s"),
    (r"\bI activate one of its\b", "this card activates one of that card's"),
    (r"\bwe both\b", "this card and the other card both"),
    (r"\bI'm\b|\bI am\b", "this card is"),
    (r"\bI have\b", "this card has"),
    (r"\bI go\b", "this card goes"),
    (r"\bI switch\b", "this card switches"),
    (r"\bI don't\b", "this card doesn't"),
    (r"\bI (can't|can|would|was)\b", r"this card \1"),
    (r"\bI (\w+)\b", r"this card \1s"),
    (r"\bas if (it was|they were) mine\b", r"as if \1 its own"),
    (r"\bmy\b", "this card's"),
    (r"\bthis card (\w+) this card's\b", r"this card \1 its"),
    (r"\bme in this card's owner's\b", "this card in its owner's"),
    (r"\bme\b", "this card"),
)
_THINGS = r"boosts?|compteurs? \w+"
_FRENCH: Rewriting = (
    (r"\bj'active l'une de ses capacités (\{\w\})", r"cette carte active l'une des capacités \1 de cette autre carte"),
    (r"\bnous gagnons tous les deux\b", "cette carte et l'autre carte gagnent toutes les deux"),
    (r"\bme faire (gagner|perdre) ([^.,:]+)", r"faire \1 \2 à cette carte"),
    (r"\bme donner\b", "donner à cette carte"),
    (r"\b(?:me |m')(\w+(?:er|ir|re))\b", r"\1 cette carte"),
    (r"\bme (fait|font) face\b", r"\1 face à cette carte"),
    (r"\bsur moi\b", "sur cette carte"),
    (r"-moi\b", " cette carte"),
    (r"\bcomme si c'était la mienne\b", "comme si c'était la sienne"),
    (r"\bcomme si c'étaient les miennes\b", "comme si c'étaient les siennes"),
    (rf"\bde mes ({_THINGS})", r"des \1 de cette carte"),
    (rf"\bmes ({_THINGS}|capacités|{{V}}, {{M}} et {{O}})", r"les \1 de cette carte"),
    (rf"\bmon (nombre de (?:{_THINGS})|troisième compteur \w+|coût)", r"le \1 de cette carte"),
    (r"\b(mettre|mettez)(?: cette carte|-moi) (.*)\bde mon propriétaire\b", r"\1 cette carte \2de son propriétaire"),
    (r"\bde mon propriétaire\b", "du propriétaire de cette carte"),
    (r"\bmon propriétaire\b", "le propriétaire de cette carte"),
    (r"\bmon Expédition\b", "l'Expédition de cette carte"),
    (r"\bma (région|capacité|statistique la plus élevée)\b", r"la \1 de cette carte"),
    (r"\bj'ai\b", "cette carte a"),
    (r"\bj'(\w+)", r"cette carte \1"),
    (r"\bje (ne |n')?(\w+)", r"cette carte \1\2"),
    (r"\bcette carte étais\b", "cette carte était"),
    (r"\bcette carte (ne |n')?rejoins\b", r"cette carte \1rejoint"),
    (r"\bcette carte (ne |n')?perds\b", r"cette carte \1perd"),
    (r"\bcette carte (ne |n')?peux\b", r"cette carte \1peut"),
    (r"\bcette carte (ne |n')?vais\b", r"cette carte \1va"),
    (r"\bcette carte (ne |n')?devais\b", r"cette carte \1devait"),
    (r"\bcette carte ne suis\b", "cette carte n'est"),
    (r"\bcette carte suis\b", "cette carte est"),
    (r"\bcette carte n'ai\b", "cette carte n'a"),
    (r"\bcette carte n'étais\b", "cette carte n'était"),
    (r"\bcette carte ((?:n')?(?:est|était)(?: pas)?) (Ancré|Endormi|Boosté|Épuisé)\b", r"cette carte \1 \2e"),
    (r"\bcette carte gagne le (troisième compteur \w+) de cette carte", r"cette carte gagne son \1"),
)
_REWRITINGS: Mapping[Language, tuple[tuple[re.Pattern[str], str], ...]] = {
    "en": tuple((re.compile(before), after) for before, after in _ENGLISH),
    "fr": tuple((re.compile(before, re.IGNORECASE if "-moi" not in before else 0), after) for before, after in _FRENCH),
}


def of_this_card(text: str, language: Language) -> str:
    """A text in which the card speaks of itself as "I", said of "this card"."""
    for before, after in _REWRITINGS[language]:
        text = before.sub(lambda match, after=after: match.expand(after), text)  # type: ignore[misc]
    return text


_ITSELF: Mapping[Language, Rewriting] = {
    "en": (
        (r"(\bthis card\b(?!'s).*?), if this card\b(?!'s)", r"\1, if it"),
        (r"(\bthis card\b(?!'s).*?) while this card is\b", r"\1 while it is"),
        (r"\beven if this card was\b", "even if it was"),
        (r"\bbut this card can\b", "but it can"),
        (r"(\bthis card\b(?!'s).*?)\bthis card's\b", r"\1its"),
        (r"(\bthis card's \{V\}.*?)\bthis card's\b", r"\1its"),
    ),
    "fr": (
        (r"(\bcette carte\b.*?), si cette carte\b", r"\1, si elle"),
        (r"\bmême si cette carte était\b", "même si elle était"),
        (r"\bune fois pour chacun des (\w+(?: \w+)?) de cette carte\b", r"une fois pour chacun de ses \1"),
        (r"(\bcette carte\b.*?)\bla statistique la plus élevée de cette carte\b", r"\1sa statistique la plus élevée"),
        (r"\bcette carte (ne peut pas être) joué, seulement utilisé\b", r"cette carte \1 jouée, seulement utilisée"),
    ),
}


def of_itself(text: str, language: Language) -> str:
    """A phrase that names "this card" twice, said with a pronoun the second time."""
    for before, after in _ITSELF[language]:
        text = re.sub(before, after, text)
    return text


_SEVERAL: Rewriting = ((r"\bits\b", "their"), (r"\bit\b", "them"))


def of_several(text: str) -> str:
    """An English phrase that says "it", said of several objects.

    Arguments:
        text: the phrase.
    """
    for before, after in _SEVERAL:
        text = re.sub(before, after, text)
    return text
