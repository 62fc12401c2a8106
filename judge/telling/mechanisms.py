"""What changed for rulings, made ready to show: names of kinds and frequencies, and all of it as data."""

from __future__ import annotations

from judge.law.concordance import concordance
from judge.law.mechanisms import Frequency, Mechanism, MechanismKind, mechanisms
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


def changes_data(earlier: str, later: str, language: Language) -> dict[str, object]:
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


def _mechanism(mechanism: Mechanism, language: Language) -> dict[str, object]:
    texts = mechanism.texts[language]
    return {
        "name": mechanism.name,
        "often": mechanism.frequency.value,
        "kind": mechanism.kind.value,
        "title": texts.title,
        "before": texts.before,
        "now": texts.now,
        "doubt": texts.doubt,
        "by_reading": mechanism.by_reading,
        "earlier": list(mechanism.earlier),
        "later": list(mechanism.later),
    }
