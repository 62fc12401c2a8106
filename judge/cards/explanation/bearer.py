"""The words of a card about itself, "I" and "me", said of "this card"."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judge.cards.explanation.rewriting import Rule, rewritten, rules
from judge.elision import elides
from judge.messages import Language

_ENGLISH = rules(
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
    (r"\bequal to mine\b", "equal to this card's"),
    (r"\bmy\b", "this card's"),
    (r"\bthis card (\w+) this card's\b", r"this card \1 its"),
    (r"\bme in this card's owner's\b", "this card in its owner's"),
    (r"\bme\b", "this card"),
)
_OF_A_CARD = {
    "ai": "a",
    "devais": "devait",
    "perds": "perd",
    "peux": "peut",
    "rejoins": "rejoint",
    "suis": "est",
    "vais": "va",
    "étais": "était",
}
"""What French verbs that say "je" become where a card is spoken of, if they change."""


def _of_a_card(found: re.Match[str]) -> str:
    verb = _OF_A_CARD[found[2].lower()]
    denied = "n'" if elides(verb) else "ne "
    return f"cette carte {denied if found[1] else ''}{verb}"


_THINGS = r"boosts?|compteurs? \w+"
_FRENCH = rules(
    (
        r"(?i)\bj'active l'une de ses capacités (\{\w\})",
        r"cette carte active l'une des capacités \1 de cette autre carte",
    ),
    (r"(?i)\bnous gagnons tous les deux\b", "cette carte et l'autre carte gagnent toutes les deux"),
    (r"(?i)\bme faire (gagner|perdre) ([^.,:]+)", r"faire \1 \2 à cette carte"),
    (r"(?i)\bme donner\b", "donner à cette carte"),
    (r"(?i)\b(?:me |m')(\w+(?:er|ir|re))\b", r"\1 cette carte"),
    (r"(?i)\bme (fait|font) face\b", r"\1 face à cette carte"),
    (r"(?i)\bsur moi\b", "sur cette carte"),
    (r"(?i)\bégale à la mienne\b", "égale à celle de cette carte"),
    (r"(?i)\bje fais face\b", "cette carte fait face"),
    (r"-moi\b", " cette carte"),
    (r"(?i)\bcomme si c'était la mienne\b", "comme si c'était la sienne"),
    (r"(?i)\bcomme si c'étaient les miennes\b", "comme si c'étaient les siennes"),
    (rf"(?i)\bde mes ({_THINGS})", r"des \1 de cette carte"),
    (rf"(?i)\bmes ({_THINGS}|capacités|{{V}}, {{M}} et {{O}})", r"les \1 de cette carte"),
    (rf"(?i)\bmon (nombre de (?:{_THINGS})|troisième compteur \w+|coût)", r"le \1 de cette carte"),
    (
        r"(?i)\b(mettre|mettez)(?: cette carte|-moi) (.*)\bde mon propriétaire\b",
        r"\1 cette carte \2de son propriétaire",
    ),
    (r"(?i)\bde mon propriétaire\b", "du propriétaire de cette carte"),
    (r"(?i)\bmon propriétaire\b", "le propriétaire de cette carte"),
    (r"(?i)\bmon Expédition\b", "l'Expédition de cette carte"),
    (r"\bde mes marqueurs\b", "des marqueurs de cette carte"),
    (r"(?i)\bma (région|capacité|statistique la plus élevée)\b", r"la \1 de cette carte"),
    (r"(?i)\bma (statistique {[VMO]})", r"la \1 de cette carte"),
    (r"(?i)\bj'(\w+)", r"cette carte \1"),
    (r"(?i)\bje (ne |n')?(\w+)", r"cette carte \1\2"),
    (rf"(?i)\bcette carte (ne |n')?({'|'.join(_OF_A_CARD)})\b", _of_a_card),
    (r"(?i)\bcette carte ((?:n')?(?:est|était)(?: pas)?) (Ancré|Endormi|Boosté|Épuisé)\b", r"cette carte \1 \2e"),
    (r"(?i)\bcette carte est aussi considéré\b", "cette carte est aussi considérée"),
    (r"(?i)\bcette carte gagne le (troisième compteur \w+) de cette carte", r"cette carte gagne son \1"),
)


def of_this_card(text: str, language: Language) -> str:
    """A text in which the card speaks of itself as "I", said of "this card"."""
    return rewritten(text, _ENGLISH if language == "en" else _FRENCH)


_ITSELF: Mapping[Language, tuple[Rule, ...]] = {
    "en": rules(
        (r"(\bthis card\b(?!'s).*?), if this card\b(?!'s)", r"\1, if it"),
        (r"(\bthis card\b(?!'s).*?) while this card is\b", r"\1 while it is"),
        (r"\beven if this card was\b", "even if it was"),
        (r"\bbut this card can\b", "but it can"),
        (r"(\bthis card\b(?!'s).*?)\bthis card's\b", r"\1its"),
        (r"(\bthis card's \{V\}.*?)\bthis card's\b", r"\1its"),
    ),
    "fr": rules(
        (r"(\bcette carte\b.*?), si cette carte\b", r"\1, si elle"),
        (r"\bmême si cette carte était\b", "même si elle était"),
        (r"\bune fois pour chacun des (\w+(?: \w+)?) de cette carte\b", r"une fois pour chacun de ses \1"),
        (r"(\bcette carte\b.*?)\bla statistique la plus élevée de cette carte\b", r"\1sa statistique la plus élevée"),
        (r"\bcette carte (ne peut pas être) joué, seulement utilisé\b", r"cette carte \1 jouée, seulement utilisée"),
    ),
}


def of_itself(text: str, language: Language) -> str:
    """A phrase that names "this card" twice, said with a pronoun the second time."""
    return rewritten(text, _ITSELF[language])


_SEVERAL = rules((r"\bits\b", "their"), (r"\bit\b", "them"))


def of_several(text: str) -> str:
    """An English phrase that says "it", said of several objects.

    Arguments:
        text: the phrase.
    """
    return rewritten(text, _SEVERAL)
