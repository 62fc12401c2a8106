"""French elision and contraction, of the little words before a name or a word.

“De” and its like lose their vowel before a word that begins with one, or with a mute h; “de” and “à” become one word
with the article of a name, as in “du Kraken” and “aux Grems”.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

SHORTENED = ("de", "jusque", "le", "lorsque", "ne", "puisque", "que", "se")
"""The words that lose their vowel."""

MUTE = re.compile(
    "hab|halei|hallu|ham|harmo|hathor|heb|hect|hel|hem|her[bcei]|herm|heroi|heure|hib|hippo|hirond|hist|hiver|hom[mo]|"
    "hon[no]|hopi|hor|hosp|hote|hui|hum|hy"
)
"""How words with a mute h begin; any other h is sounded, as of a Havre, a Hub or a Héraut."""

SOUNDED = ("homar", "hord", "hors", "huit", "hibo", "onz", "oui", "uhlan", "yaourt")
"""How words begin that look as if one elided before them, where one does not."""

CONTRACTED = {("de", "Le"): "du", ("de", "Les"): "des", ("à", "Le"): "au", ("à", "Les"): "aux"}
"""What a word becomes with the article with which a name begins."""

_ONES = frozenset(CONTRACTED.values())
_LAST = re.compile(rf"\b({'|'.join(word[:-1] for word in SHORTENED)})e[ \u00a0]$", re.IGNORECASE)
_PREPOSITION = re.compile(r"\b(de|à)[ \u00a0]$", re.IGNORECASE)
_ARTICLE = re.compile(r"(Les?)(?=[ \u00a0]\w)")
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


def joined(text: str, word: str) -> str:
    """A text and the word behind it, the last word of the text shortened before it or contracted with its article.

    Arguments:
        text: what stands before the word, up to it.
        word: the word, or a text that begins with it; its article is one if it has a capital, as in a name.
    """
    last, article = _PREPOSITION.search(text), _ARTICLE.match(word)
    if last is None or article is None:
        return before(text, word) + word
    one = CONTRACTED[last[1].lower(), article[1]]
    return text[: last.start()] + (one.capitalize() if last[1][0].isupper() else one) + word[article.end() :]


def contractions(name: str) -> Mapping[str, str]:
    """How a name stands behind “de” and “à” where it begins with an article, each with that word; else nothing."""
    return {said: word for word in ("de", "à") if (said := joined(f"{word} ", name)).split(" ", 1)[0] in _ONES}
