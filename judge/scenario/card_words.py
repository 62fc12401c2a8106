"""The words behind a card that a fact lists: an example of each, and what somebody may have meant by another."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher, get_close_matches

from judge.cards.collection import UnknownCard
from judge.cards.language.words import COUNTERS, STATUSES, counter_called, counter_names
from judge.game.terms import BOOST, Status
from judge.messages import LANGUAGES, Language, Message, Pasted, pasted
from judge.wording.names import Names
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

_SURELY = 0.8
"""How like a card's name words behind another card must be to be told as that name, misspelt."""


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


def misspelt_card(words: Sequence[str], names: Names) -> Message | None:
    """What to say of words behind a card that mean nothing there, where some are the name of another one, misspelt.

    Arguments:
        words: the words between commas, of which a name may hold several.
        names: the names of players and cards.
    """
    for first in range(len(words)):
        for last in range(len(words), first, -1):
            name = ", ".join(words[first:last])
            if similar_words(name) != pasted(*USUAL):
                continue
            try:
                names.read_card(name)
            except UnknownCard as error:
                near = error.message.values.get("names")
                if isinstance(near, Pasted) and _is_like(name, near):
                    return error.message
    return None


def _is_like(name: str, near: Pasted) -> bool:
    """Whether a name is surely one of some others, or what stands before its comma, misspelt."""
    known = {one.lower() for choices in near.choices.values() for one in choices}
    known |= {one.partition(",")[0] for one in known}
    return any(SequenceMatcher(None, name.lower().partition(" (")[0], one).ratio() >= _SURELY for one in known)
