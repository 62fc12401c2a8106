"""A subject said once for two verbs: "When you draw a card or Resupply", "it gains 1 boost, then loses Fleeting"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from judge.cards.language import words
from judge.messages import Language

BY_PLAYERS: Mapping[Language, str] = {
    "en": "plays?|draws?|creates?|exhausts?|rolls?|discards?|sacrifices?|pass(?:es)?|becomes?|makes?|completes?"
    "|Rush(?:es)?|Resupply|Resupplies|Sabotages?",
    "fr": "jouez?|piochez?|créez?|épuisez?|lancez?|défaussez?|sacrifiez?|passez?|devenez|devient|faites|fait"
    "|accomplissez|accomplit|Foncez?|Ravitaillez?|Sabotez?|obtenez|obtient",
}
"""What players do that triggers wait for."""

OF_OBJECTS: Mapping[Language, str] = {
    "en": "joins|leaves|gains|loses|goes",
    "fr": "rejoint|quitte|gagne|perd|va",
}
"""What objects do."""

OF_EXPEDITIONS: Mapping[Language, str] = {"en": "moves|Ascends|fails", "fr": "avance|recule|s'Élève|n'avance"}
"""What Expeditions do."""

IS_DONE: Mapping[Language, tuple[str, str]] = {
    "en": ("is", "discarded|sacrificed|targeted"),
    "fr": ("est", "défaussée?|sacrifiée?|ciblée?"),
}
"""What is done to objects, behind "is"."""

GAINS_OR_LOSES: Mapping[Language, str] = {"en": "gains?|loses?", "fr": "gagnent|gagnes?|gagne|perds?|perd"}
"""What statuses befall objects by, of which two can be named: "gains Anchored or Asleep"."""

I_AM: Mapping[Language, str] = {"en": "I'm|I am", "fr": "je suis"}
"""The same of the card itself."""

WHEN: Mapping[Language, tuple[str, str, str]] = {
    "en": ("(?:when|whenever) ", "when ", "or"),
    "fr": ("(?:lorsque |lorsqu'|quand )", "lorsque ", "ou"),
}
"""How such triggers begin, how the second one does, and what stands between the two."""

IN_ONE: Mapping[Language, str] = {
    "en": "an opponent draws one or more cards or ",
    "fr": "un adversaire pioche au moins une carte ou ",
}
"""What cards say with one subject, and the phrasebook knows so."""

SUBJECTS: Mapping[Language, tuple[tuple[str, Mapping[Language, str]], ...]] = {
    "en": (
        ("you|an opponent|your opponent|a player", BY_PLAYERS),
        ("my Expedition|my other Expedition|one of your Expeditions|an Expedition", OF_EXPEDITIONS),
        (r"(?:an?|another) (?!opponent|player|Expedition)(?:(?!\b(?:{verbs}|is)\b)[^.,:•—])+?", OF_OBJECTS),
    ),
    "fr": (
        ("vous|un adversaire|votre adversaire|un joueur", BY_PLAYERS),
        ("mon Expédition|mon autre Expédition|l'une de vos Expéditions|une Expédition", OF_EXPEDITIONS),
        (r"une? (?!adversaire|joueur|Expédition)(?:(?!\b(?:{verbs}|est)\b)[^.,:•—])+?", OF_OBJECTS),
    ),
}
"""The subjects, with what they do."""

THEN: Mapping[Language, tuple[str, str]] = {
    "en": (
        r"\b(?:(?:another )?target [A-Z](?:(?!, then )[^.:•—])*?|it) (?:gains|loses)(?:(?!, then )[^.:•—])*, then "
        r"(?=(?:gains|loses)\b)",
        "it ",
    ),
    "fr": (
        r"\b(?:une? (?:autre )?[A-Z](?:(?!, puis )[^.:•—])*? ciblée?(?:(?!, puis )[^.:•—])*?|il|elle) (?:gagne|perd)"
        r"(?:(?!, puis )[^.:•—])*, puis (?=(?:gagne|perd)\b)",
        "il ",
    ),
}
"""One object that does something and then something else, and the word that stands for it before the second verb."""


def second_subjects(text: str, language: Language) -> Iterator[tuple[int, str]]:
    """Where a subject is left out before the second of two triggers or verbs, and what stands there in full.

    Arguments:
        text: a line of a card text, or several.
    """
    pattern, it = THEN[language]
    yield from ((found.end(), it) for found in re.finditer(pattern, text, re.IGNORECASE))
    begins, when, joint = WHEN[language]
    if f" {joint} " not in text or "—" not in text:
        return
    for subject, done in SUBJECTS[language]:
        verbs = done[language]
        pattern = (
            rf"\b{begins}(?P<who>{subject.replace('{verbs}', verbs)}) (?:{verbs})(?!\w)"
            rf"[^.,:•—]*? {joint} (?=\[*(?:{verbs})(?!\w)[^.,:•—]*—)"
        )
        for found in re.finditer(pattern, text, re.IGNORECASE):
            if not found[0].casefold().endswith(IN_ONE[language]):
                yield found.end(), f"{_said(when, found['who'])} "
    statuses = "|".join(form for one in words.STATUSES.values() for form in one.forms(language))
    gains = GAINS_OR_LOSES[language]
    pattern = (
        rf"\b{begins}(?P<who>[^.,:•—]+?) (?P<verb>{gains}) \[*(?:{statuses})\]* {joint} "
        rf"(?=\[*(?:{statuses})\]* —)"
    )
    for found in re.finditer(pattern, text, re.IGNORECASE):
        yield found.end(), f"{_said(when, found['who'])} {found['verb']} "
    is_, participles = IS_DONE[language]
    pattern = (
        rf"\b{begins}(?P<who>(?:an?|another|une?) [^.,:•—]+?) {is_} (?:{participles}) "
        rf"{joint} (?=(?:{participles})(?!\w)[^.,:•—]*—)"
    )
    for found in re.finditer(pattern, text, re.IGNORECASE):
        yield found.end(), f"{_said(when, found['who'])} {is_} "
    pattern = (
        rf"\b{begins}(?P<who>{I_AM[language]}) (?:{participles})(?!\w)[^.,:•—]*? "
        rf"{joint} (?=(?:{participles})(?!\w)[^.,:•—]*—)"
    )
    for found in re.finditer(pattern, text, re.IGNORECASE):
        yield found.end(), f"{when}{found['who']} "


def _said(when: str, who: str) -> str:
    elided = when == "lorsque " and who[0].casefold() == "u"
    return f"lorsqu'{who}" if elided else f"{when}{who}"
