"""Reduces words to what they have in common in each language: stems, from accented and from bare letters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Protocol

from whoosh.lang.snowball.english import EnglishStemmer
from whoosh.lang.snowball.french import FrenchStemmer

from judge.messages import Language
from judge.search.tokens import Word, fold, words

_SHORTEST, _SHORTEST_VERB = 3, 5

_IRREGULAR = {
    "awoke": "awake",
    "became": "become",
    "began": "begin",
    "begun": "begin",
    "broke": "break",
    "broken": "break",
    "brought": "bring",
    "built": "build",
    "came": "come",
    "caught": "catch",
    "chose": "choose",
    "chosen": "choose",
    "color": "colour",
    "colored": "colour",
    "colors": "colour",
    "died": "dead",
    "dies": "dead",
    "drawn": "draw",
    "drew": "draw",
    "dying": "dead",
    "fallen": "fall",
    "favor": "favour",
    "fell": "fall",
    "flavor": "flavour",
    "fought": "fight",
    "found": "find",
    "froze": "freeze",
    "frozen": "freeze",
    "gave": "give",
    "given": "give",
    "gone": "go",
    "gray": "grey",
    "grew": "grow",
    "grown": "grow",
    "held": "hold",
    "hid": "hide",
    "kept": "keep",
    "knew": "know",
    "known": "know",
    "lost": "lose",
    "made": "make",
    "met": "meet",
    "paid": "pay",
    "said": "say",
    "quite": "very",
    "saw": "see",
    "seen": "see",
    "sent": "send",
    "shown": "show",
    "slept": "sleep",
    "spent": "spend",
    "stole": "steal",
    "stolen": "steal",
    "stood": "stand",
    "taken": "take",
    "threw": "throw",
    "thrown": "throw",
    "told": "tell",
    "took": "take",
    "tying": "tie",
    "went": "go",
    "woke": "wake",
    "woken": "wake",
    "won": "win",
}
"""Forms of English words whose stem is not that of the word, and American spellings."""

_VERBS = {
    "apparaitre": "apparait apparaissent apparu apparue",
    "appeler": "appelle appellent",
    "attendre": "attend attends attendent attendu",
    "connaitre": "connait connaissent connu connue",
    "defendre": "defend defends defendent defendu",
    "descendre": "descend descends descendent descendu",
    "detruire": "detruit detruite detruits detruisent",
    "devenir": "deviens devient deviennent devenez devenu devenue devenus devenues devenant",
    "disparaitre": "disparait disparaissent disparu disparue disparus",
    "doit": "dois doivent devez devra devrait devrais devrai",
    "dormir": "dors dort dorment dormant",
    "endormir": "endort endors endorment",
    "envoyer": "envoie envoient envoies",
    "faire": "fait fais faites font fera feront ferai fasse",
    "francais": "francaise francaises",
    "jeter": "jette jettent",
    "lire": "lis lit lisent lu lue",
    "maintenir": "maintient maintiens maintiennent maintenu",
    "mettre": "met mets mettent mis mise",
    "mourir": "meurt meurs meurent mourra mourut",
    "obtenir": "obtient obtiens obtiennent obtenu obtenue",
    "offrir": "offre offrent offert offerte",
    "payer": "paie paies paient paiera paierai paye payes payent",
    "perdre": "perd perds perdent perdu perdue perdus perdra",
    "permettre": "permet permettent permis permise",
    "peut": "peux peuvent pouvez pourra pourrai pourrais pourrait",
    "prendre": "prend prends prennent pris prise prenez prenant",
    "recevoir": "recoit recois recoivent recu recue",
    "recommencer": "recommence recommences recommencent",
    "rejoindre": "rejoint rejoins rejoignent rejointe",
    "rendre": "rend rends rendent rendu rendue",
    "repondre": "repond reponds repondent repondu",
    "reprendre": "reprend reprends reprennent repris reprise",
    "resoudre": "resout resolu resolue resolus resolvent",
    "revenir": "revient reviens reviennent revenu revenue",
    "savoir": "sait sais savent",
    "servir": "sert sers servent servi",
    "suivre": "suit suivent suivi suivie",
    "tenir": "tient tiens tiennent",
    "valoir": "vaut valent",
    "venir": "vient viens viennent",
    "voir": "voit vois voient vu vue",
    "vouloir": "veut veux veulent voulez voudrait voudrais",
}
_IRREGULAR_VERBS = {form: verb for verb, forms in _VERBS.items() for form in forms.split()}
"""Forms of French verbs, without accents, whose stem is not that of the verb."""

_WHOLE = frozenset(("devant", "forcement"))
"""French words, without accents, that only look like a form of another word."""


class _Stemmer(Protocol):
    def stem(self, word: str) -> str: ...


@cache
def _stemmer(language: Language) -> _Stemmer:
    stemmer: _Stemmer = FrenchStemmer() if language == "fr" else EnglishStemmer()
    return stemmer


@lru_cache(maxsize=20_000)
def stems(spelt: str, language: Language) -> tuple[str, ...]:
    """The stems under which a word is found, the one that most of its forms share first.

    Arguments:
        spelt: the word in small letters.
        language: whose endings to take off.

    Returns:
        in English one stem; in French those of its bare letters, without and with the endings that the stemmer leaves,
        and that of its accented letters, because each joins forms that the others part.
    """
    bare = fold(spelt)
    if not bare.isalpha():
        return (bare,)
    stem = _stemmer(language).stem
    if language == "en":
        return (fold(stem(_IRREGULAR.get(bare, bare))),)
    if bare in _WHOLE:
        return (bare,)
    verb = _IRREGULAR_VERBS.get(bare)
    forms = (verb,) if verb else (_simple(bare), bare, spelt)
    return tuple(dict.fromkeys(fold(stem(one)) for one in forms))


def _simple(bare: str) -> str:
    """A French word without the plural of nouns, the feminine of participles and the plural of verbs."""
    single = bare[:-1] if len(bare) > _SHORTEST and bare[-1] in "sx" else bare
    if single.endswith("ee"):
        return single[:-1]
    verb = len(single) > _SHORTEST_VERB and single.endswith("ent") and not single.endswith("ment")
    return single[:-2] if verb else single


def analysed(text: str, language: Language) -> Iterator[tuple[Word, tuple[str, ...]]]:
    """The words of a text in order, each with its stems."""
    for word in words(text, language):
        yield word, stems(word.spelt, language)
