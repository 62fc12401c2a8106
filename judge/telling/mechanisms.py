"""What changed for rulings, made ready to show: names of kinds and frequencies, and all of it as data."""

from __future__ import annotations

from collections import Counter
from typing import Any

from judge.law.concordance import concordance
from judge.law.mechanisms import Frequency, Mechanism, MechanismKind, MechanismMark, mechanisms
from judge.messages import Language, message

FREQUENCY_NAMES = {
    Frequency.EVERY_GAME: message("In nearly every game"),
    Frequency.DECKS: message("Often, depending on the decks"),
    Frequency.RARELY: message("Now and then"),
    Frequency.AROUND: message("Around the game"),
}
"""What people read of how often a mechanism matters."""

MECHANISM_NAMES = {
    MechanismKind.CHANGED: message("changed"),
    MechanismKind.NEW: message("new"),
    MechanismKind.GONE: message("gone"),
    MechanismKind.SETTLED: message("now in words"),
    MechanismKind.SAME: message("the same"),
}
"""What people call each kind of mechanism."""


MARK_NAMES = {
    MechanismMark.DIFFERS: message("another ruling"),
    MechanismMark.NEW: message("in the later edition alone"),
    MechanismMark.OPEN: message("left open by one of them"),
    MechanismMark.SAME: message("the same ruling"),
}
"""What people call each mark."""


def counts_of_marks(edition: str) -> dict[str, int]:
    """How many mechanisms of an edition there are of each mark."""
    found = Counter(one.mark for one in mechanisms(edition))
    return {mark.value: found[mark] for mark in MechanismMark}


def changes_data(earlier: str, later: str, language: Language) -> dict[str, Any]:
    """What changed from an edition to the next as JSON data: the mechanisms, and what became of each article.

    Arguments:
        earlier: the edition before.
        later: an edition that is compared with it.
        language: the language of the words.
    """
    whole = concordance(later)
    changes = [] if whole is None else [*whole.changes.items(), *whole.dropped.items()]
    return {
        "earlier": earlier,
        "later": later,
        "language": language,
        "counts": counts_of_marks(later),
        "mechanisms": [_mechanism(one, language) for one in mechanisms(later)],
        "articles": [
            {
                "number": number,
                "kind": change.kind.value,
                "from": list(change.earlier),
                "summary": change.summary.get(language, ""),
            }
            for number, change in changes
        ],
    }


def _mechanism(mechanism: Mechanism, language: Language) -> dict[str, Any]:
    texts = mechanism.texts[language]
    return {
        "name": mechanism.name,
        "often": mechanism.frequency.value,
        "kind": mechanism.kind.value,
        "mark": mechanism.mark.value,
        "scenario": mechanism.scenario,
        "title": texts.title,
        "before": texts.before,
        "now": texts.now,
        "doubt": texts.doubt,
        "by_reading": mechanism.by_reading,
        "earlier": list(mechanism.earlier),
        "later": list(mechanism.later),
    }
