"""The words of card texts in plain, grammatical words: whole families of wordings, each by one rule."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judge.cards.explanation.rewriting import Rule, rewritten, rules
from judge.cards.language.verbs import VERBS, VerbForm
from judge.cards.language.words import CARD, STATUSES, SUBTYPES, TYPES
from judge.messages import LANGUAGES, Language

_NOUNS = (CARD, *TYPES.values(), *SUBTYPES.values())
_FEMININE = {noun.fr for noun in _NOUNS if noun.feminine}
_NOUN = {language: "|".join(sorted((noun.say(language) for noun in _NOUNS), reverse=True)) for language in LANGUAGES}
_STATUS = "|".join(status.en for status in STATUSES.values())
_COST = r"Coût de (?:Main|Réserve|Base)"
_INFINITIVES = {forms["fr"][VerbForm.ORDER]: forms["fr"][VerbForm.BARE] for forms in VERBS.values()}
_MOVED = re.compile(r"\b(?:discard|return|put|play|exchange|draw|send|spend|remove|leave|go)(?:e?s)?\b")


def _english_either(found: re.Match[str]) -> str:
    article, first, second = found.groups()
    if article in ("a", "an"):
        return f"{article} {first} or {'an' if second[0] in 'AEIOU' else 'a'} {second}"
    return f"{article} {first} or {article} {second}"


def _french_either(found: re.Match[str]) -> str:
    article, first, second = found.groups()
    feminine = second in _FEMININE
    other = {
        "un": ("un", "une"),
        "une": ("un", "une"),
        "un autre": ("un autre", "une autre"),
        "une autre": ("un autre", "une autre"),
        "le": ("le", "la"),
        "la": ("le", "la"),
        "le prochain": ("le prochain", "la prochaine"),
        "la prochaine": ("le prochain", "la prochaine"),
    }[article][feminine]
    return f"{article} {first} ou {other} {second}"


_WORDINGS: Mapping[Language, tuple[Rule, ...]] = {
    "en": rules(
        (r"\bExhausted\b(?! Resuppl)", "exhausted"),
        (r"\bdoes Resupply\b", "Resupplies"),
        (rf"\b({_STATUS}) and (?=(?:{_STATUS}) (?:[A-Z]\w+ )*[A-Z]?\w+s\b)", r"\1 or "),
        (r"\bless than (?=\w+ (?:\w+ )*(?:counters|boosts|cards|Orbs|Characters)\b)", "fewer than "),
        (r"\bless cards\b", "fewer cards"),
        (r"\bis (\d)\+", r"is \1 or more"),
        (r"(\d+ (?:\w+ )?(?:boosts?|counters?)) or less\b", r"\1 or fewer"),
        (r"\bwith ((?:Hand|Reserve|Base) Cost) \{", r"with a \1 of {"),
        (r"\bwith ((?:Hand|Reserve|Base) Cost) (?=less|greater)", r"with a \1 "),
        (r"\bwith a total (\w+ Cost) \{", r"with a total \1 of {"),
        (r"\bwith total \{", "with a total {"),
        (r"\ba max of\b", "a maximum of"),
        (r"\bjoins the discard pile\b", "joins the Discard pile"),
        (r"\btarget an opponent, they ", "have target opponent "),
        (rf"\b(an?|another) ({_NOUN['en']}) or ({_NOUN['en']})\b(?!s)", _english_either),
        (r"\bchoose up to the number of\b", "choose at most as many options as there are"),
    ),
    "fr": rules(
        (r"(?<!Ravitaillez )(?<!Ravitailler )(?<!Ravitaille )(?<!Ravitaillent )\bÉpuisé", "épuisé"),
        (rf"\b(?:avec un|de) ({_COST}) (?=\{{)", r"avec un \1 de "),
        (rf"\b(?:avec un|de) ({_COST}) (?=inférieur|supérieur)", r"avec un \1 "),
        (rf"\b(son {_COST} était) (?=\{{)", r"\1 de "),
        (r"\bstat de base\b", "statistique de base"),
        (r"\b(statistiques? de base) 0\b", r"\1 de 0"),
        (r"\best (\d)\+", r"est de \1 ou plus"),
        (r"\bde jusqu'à (\w+)", r"d'au plus \1"),
        (r"\bun max de\b", "un maximum de"),
        (r"\bva dans la défausse\b", "va dans la Défausse"),
        (r"\ben Réserve d'un joueur ciblé\b", "dans la Réserve d'un joueur ciblé"),
        (r"\b(\w+(?:er|ir|re))-(en|y)\b", r"\2 \1"),
        (
            r"^((?:r?envoy)(?:ez|er)) ((?:chaque|un) [^,]*(?: Expédition[^,]*| en \{\w\})) en Réserve$",
            r"\1 en Réserve \2",
        ),
        (
            rf"\b(une? autre|une?|le prochain|la prochaine|le|la) ({_NOUN['fr']}) ou ({_NOUN['fr']})\b(?!s)",
            _french_either,
        ),
        (r"\bchoisissez jusqu'à le nombre de\b", "choisissez au plus autant d'options qu'il y a de"),
        (r"\bPermanent(s?) Repères?\b", r"Permanent\1 de Repère"),
        (r"\bà le (?=[A-Zn])", "au "),
        (r"\bà les (?=\w)", "aux "),
        (r"\bde le (?=[A-Zn])", "du "),
        (r"\bde les (?=[A-Z])", "des "),
    ),
}


def plain(text: str, language: Language) -> str:
    """Words of a card text as a plain sentence says them."""
    text = rewritten(text, _WORDINGS[language])
    if language == "en" and "from your Reserve" in text and not _MOVED.search(text):
        text = text.replace("from your Reserve", "in your Reserve")
    return text


def infinitive(text: str) -> str:
    """French words that stand after "vous pouvez", every order in them an infinitive."""
    return re.sub(
        r"\b(\w+ez)(?:-(les|la|le|en|y))?\b",
        lambda found: (
            _INFINITIVES.get(found[1], found[1])
            if not found[2]
            else f"{found[2]} {_INFINITIVES.get(found[1], found[1])}"
        ),
        text,
    )


_FIRST_TARGET = rules(
    (r"\b(?:de l’|du )(adversaire|joueur) ciblé\b", r"d’un \1 ciblé"),
    (r"\b(?:à l’|au )(adversaire|joueur) ciblé\b", r"à un \1 ciblé"),
    (r"(?:\bl’|\ble )(adversaire|joueur) ciblé\b", r"un \1 ciblé"),
)


def first_target(text: str) -> str:
    """French words that speak of a targeted player for the first time."""
    return rewritten(text, _FIRST_TARGET, count=1)


_SHE = rules(
    (r"\bs'il (est|était|n'était)\b", r"si elle \1"),
    (r"\bcelui-ci\b", "celle-ci"),
    (r"\b(elle (?:est|était|n'est|n'était)(?: pas)?) (Ancré|Endormi|Boosté|[Éé]puisé)\b", r"\1 \2e"),
)


def of_her(text: str) -> str:
    """A French phrase that says "il" of an object, said of one whose noun is feminine."""
    return rewritten(text, _SHE)
