"""The words behind a card that a fact lists: an example of each, and what somebody may have meant by another."""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches

from judge.cards.language.words import COUNTERS, STATUSES, counter_called, counter_names
from judge.game.terms import BOOST, Status
from judge.messages import LANGUAGES, Language, Pasted, pasted
from judge.wording.slots import write_counters

Words = Mapping[Language, str]

STATUS_WORDS: Mapping[Status, Words] = {
    status: {language: word.say(language) for language in LANGUAGES}
    for status, word in STATUSES.items()
    if status is not Status.BOOSTED
}
"""The statuses; that an object is Boosted is said by its boosts."""

COUNTER_WORDS: Mapping[str, Words] = {
    name: {language: write_counters((name, 3), language) for language in LANGUAGES} for name in (BOOST, *COUNTERS)
}
"""An example of each kind of counters."""

OTHER_WORDS: Mapping[str, Words] = {
    "denied": {"en": "not Fleeting", "fr": "non Fugace"},
    "no statuses": {"en": "no statuses", "fr": "aucun statut"},
    "no boosts": {"en": "no boosts", "fr": "aucun boost"},
    "no counters": {"en": "no counters", "fr": "aucun compteur"},
    "ready": {"en": "ready", "fr": "prêt"},
    "owner": {"en": "owned by Ninette", "fr": "appartenant à Ninette"},
}
"""What else can be said of a card."""

USUAL: tuple[Words, ...] = (
    STATUS_WORDS[Status.FLEETING],
    {"en": "2 boosts", "fr": "2 boosts"},
    OTHER_WORDS["denied"],
    OTHER_WORDS["no boosts"],
    {"en": "3 Kelon counters", "fr": "3 compteurs Kélon"},
    OTHER_WORDS["ready"],
)
"""What is suggested where nobody can tell what was meant."""

_NUMBER = re.compile(r"\d{1,3}")


def similar_words(word: str) -> Pasted:
    """What can be written in the place of a word behind a card that means nothing.

    Arguments:
        word: the word, or words, up to the next comma.
    """
    found = _NUMBER.search(word)
    number = int(found[0]) if found is not None else 0
    letters = re.sub(r"\W|\d|_", " ", word).lower().split()
    counters = {"boost": BOOST, "boosts": BOOST}
    counters |= {name.lower(): name for language in LANGUAGES for name in counter_names(language).values()}
    statuses = {
        form.lower(): status for status in STATUS_WORDS for one in LANGUAGES for form in STATUSES[status].forms(one)
    }
    for one in letters:
        for near in get_close_matches(one, counters, n=1, cutoff=0.75):
            counted = counter_called(counters[near]), number or 1
            return pasted({language: write_counters(counted, language) for language in LANGUAGES})
        for near in get_close_matches(one, statuses, n=1, cutoff=0.75):
            return pasted(STATUS_WORDS[statuses[near]])
    return pasted(*USUAL)
