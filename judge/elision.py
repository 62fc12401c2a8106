"""French elision: “de” and its like lose their vowel before a word that begins with one, or with a mute h."""

from __future__ import annotations

import re
import unicodedata

SHORTENED = ("de", "jusque", "le", "lorsque", "ne", "puisque", "que", "se")
"""The words that lose their vowel."""

MUTE = re.compile(
    "hab|halei|hallu|ham|harmo|hathor|heb|hect|hel|hem|her[bcei]|herm|heroi|heure|hib|hippo|hirond|hist|hiver|hom[mo]|"
    "hon[no]|hopi|hor|hosp|hote|hui|hum|hy"
)
"""How words with a mute h begin; any other h is sounded, as of a Havre, a Hub or a Héraut."""

SOUNDED = ("homar", "hord", "hors", "huit", "hibo", "onz", "oui", "uhlan", "yaourt")
"""How words begin that look as if one elided before them, where one does not."""

_LAST = re.compile(rf"\b({'|'.join(word[:-1] for word in SHORTENED)})e[ \u00a0]$", re.IGNORECASE)
_VOWEL = re.compile(r"[aeiou]|y[^aeiou]")


def elides(word: str) -> bool:
    """Whether a word takes the vowel of the word before it.

    Arguments:
        word: the word, or a text that begins with it.
    """
    letters = unicodedata.normalize("NFKD", word[:12].lower().replace("œ", "oe").replace("æ", "ae"))
    begins = "".join(one for one in letters if not unicodedata.combining(one))
    if begins.startswith(SOUNDED):
        return False
    return _VOWEL.match(begins) is not None or MUTE.match(begins) is not None


def before(text: str, word: str) -> str:
    """A text as it stands before a word: its own last word is shortened where it has to be.

    Arguments:
        text: what stands before the word, up to it.
    """
    return _LAST.sub(r"\1’", text) if elides(word) else text
