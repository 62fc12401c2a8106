"""What happens, as what does not happen, would happen or would not: the form of a sentence in another mood."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal

from judge.elision import before
from judge.messages import Language
from judge.tables import read_toml

Mood = Literal["is", "is_not", "would", "would_not"]
"""How a sentence is said: as what happens, as what does not, and both of a run that never was."""

_CANNOT = ("can’t", "cannot")

_OPPOSITES: Mapping[Language, Mapping[str, str]] = {
    "en": {"nothing": "something", "nobody": "somebody", "no": "an"},
    "fr": {"rien": "quelque chose", "personne": "quelqu’un", "aucune": "une"},
}
"""The first words by which a sentence says that something does not happen, and those of its opposite."""

_DENIED: Mapping[Language, Mapping[str, str]] = {
    "en": {" nothing ": " something ", " no ": " a "},
    "fr": {" rien ": " quelque chose ", " de carte ": " une carte ", " de ": " un "},
}
"""What stands after the verb where it denies the sentence, and in its opposite."""

_REASON = re.compile("(.*?)((?:\u00a0: |: |, |$))(.*)")
"""What follows a verb, and after a mark why it is so: that stands only where it is so, or would be."""


class NoFiniteVerbError(ValueError):
    """The form of a sentence has no verb that the table of verbs knows."""

    def __init__(self, form: str) -> None:
        super().__init__(f"“{form}” has no verb of judge/wording/verbs.toml; write its verb there")


@cache
def in_mood(form: str, mood: Mood, language: Language) -> str:
    """The form of a sentence in another mood, its slots as they are.

    Arguments:
        form: the form, whose words agree already.

    Raises:
        NoFiniteVerbError: its verb is not in the table of verbs.
    """
    if mood == "is":
        return form
    found = _patterns(language)[0].search(form)
    if found is None:
        raise NoFiniteVerbError(form)
    negated, imagined = mood in ("is_not", "would_not"), mood in ("would", "would_not")
    subject, rest = form[: found.start()], form[found.end() :]
    head, mark, reason = _REASON.match(rest).groups()  # type: ignore[union-attr]
    denies = negated and (language == "en" or bool(found["ne"]))
    other, after = _opposite(subject, head, language) if denies else (subject, head)
    if language == "en":
        said = _english(found, negated=negated and (other, after) == (subject, head), imagined=imagined)
        after = _patterns("en")[1].sub(lambda verb: f"and {_verbs('en')[verb['verb']]}", after)
    else:
        said = _french(found, negated=negated, imagined=imagined)
        after = _patterns("fr")[1].sub(lambda verb: f"et {_french(verb, negated=negated, imagined=imagined)}", after)
        after = re.sub("^ une? ", " de ", after) if negated and not denies else after
    return f"{other}{said}{after}{'' if negated else mark + reason}"


def _opposite(subject: str, rest: str, language: Language) -> tuple[str, str]:
    """What stands before and after the verb of a sentence, and says the opposite where it is denied there."""
    first, space, others = subject.partition(" ")
    if first in _OPPOSITES[language]:
        return f"{_OPPOSITES[language][first]}{space}{others}", rest
    for denied, other in _DENIED[language].items():
        if rest.startswith(denied):
            return subject, other + rest.removeprefix(denied)
    return subject, rest


def _english(found: re.Match[str], *, negated: bool, imagined: bool) -> str:
    """The verb of an English sentence, with the adverb that denies it."""
    verb = found["verb"]
    if verb in _CANNOT:
        return ("could" if negated else "could not") if imagined else ("can" if negated else verb)
    infinitive = _verbs("en")[verb]
    adverb = (found["before"] or found["after"] or "").removeprefix("do ").removeprefix("does ").strip()
    if negated:
        adverb = {"not": "", "no longer": "still", "only": "not only"}.get(adverb, "not")
    if imagined:
        words: tuple[str, ...] = ("would", adverb, infinitive)
    elif (found["before"], adverb) == ("does not ", ""):
        words = (f"{verb}s",)
    elif verb == "is":
        words = (verb, adverb)
    elif adverb.startswith("not"):
        words = ("do" if verb == infinitive else "does", adverb, infinitive)
    else:
        words = (adverb, verb)
    return " ".join(filter(None, words))


def _french(found: re.Match[str], *, negated: bool, imagined: bool) -> str:
    """The verb of a French sentence, with what denies it."""
    verb = _verbs("fr")[found["verb"]] if imagined else found["verb"]
    clitic, after, ne = found["before"] or "", found["after"] or "", bool(found["ne"])
    if negated:
        ne, after = {
            (True, ""): (False, ""),
            (True, " pas"): (False, ""),
            (True, " plus"): (False, " encore"),
        }.get((ne, after), (True, f" pas{after}"))
    return f"{before('ne ', clitic + verb) if ne else ''}{clitic}{verb}{after}"


@cache
def _verbs(language: Language) -> Mapping[str, str]:
    table = read_toml((Path(__file__).parent / "verbs.toml").read_text(encoding="utf-8"))
    verbs: Mapping[str, str] = table[language]
    return verbs


@cache
def _patterns(language: Language) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """How a verb is found with what denies it, and one that is joined to another."""
    verbs = "|".join(sorted(_verbs(language), key=len, reverse=True))
    if language == "en":
        verbs = "|".join((verbs, *_CANNOT))
        verb = rf"(?P<before>only |no longer |do not |does not )?(?P<verb>{verbs})\b(?:(?P<after> not| no longer)\b)?"
        return re.compile(rf"\b{verb}"), re.compile(rf"\band (?P<verb>{verbs})\b")
    verb = rf"(?P<ne>ne |n’)?(?P<before>se |s’|le |les )?\b(?P<verb>{verbs})\b(?P<after> pas\b| plus\b| qu’)?"
    return re.compile(rf"\b{verb}"), re.compile(rf"\bet {verb}")
