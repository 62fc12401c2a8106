"""Slips of the pen in a card text, mended before it is read: only where nothing else can be meant."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache

from judge.cards.language import words
from judge.cards.language.declined import LONGEST_WORD
from judge.cards.language.grammar import grammar
from judge.cards.language.same_subject import second_subjects
from judge.messages import LANGUAGES, Language, Message, message

APOSTROPHES = re.compile("[‘‛ʼ´`′]")
QUOTES = re.compile("[„‟″]")
BLANKS = re.compile(r"[^\S\n \u00a0\u202f\t]")
ZERO_WIDTH = re.compile("[\ufeff\u200b\u200c\u200d\u2060\u00ad]")
SPREAD = re.compile("[^\\W\\d_]+(?:\u200b[^\\W\\d_]+)+")
"""Words in or between which a blank of no width stands."""

DASHES = re.compile(r"--+|(?<=\s)[-‐‒−―](?=\s)")
RANGE = re.compile(r"(?<=\d)[–‒−‐](?=\d)")
BULLETS = re.compile("[●▪‣◦·]")
MARK = re.compile(r"^([ \t]*)([-*]|—)[ \t]+(?=\S)", re.MULTILINE)
LIST = re.compile(r"(?:choose|choisissez|on a|sur|résultat de)\b[^.\n]*:\s*$|:\s*$", re.IGNORECASE)
UNUSUAL = re.compile(r"[^\w\s{}\[\]#().,:;—'’\"“”«»/+•-]|--|\s-\s|^[ \t]*[-*—]|[^\S\n \u00a0\u202f\t]", re.MULTILINE)
"""What a text without slips does not hold."""

COUNTED = re.compile(
    r"(?<![\w/+.{-])(?:10|[1-9])(?=[ \u00a0:.](?!boost|compteur|\w+ counter|de mes|of my))"
    r"|(?<!\w)(?:one|t[wr]\w+|f\w+|six|se\w+|eight|nine|ten|deux|quatre|cinq|huit|neuf|dix)"
    r" (?:o[ru] \w+ )?(?:boost|compteur|\w+ counter)",
    re.IGNORECASE,
)
"""Where a number may be written otherwise than card texts write it."""

COUNTED_NOUNS = (words.CARD, words.TOKEN, *words.TYPES.values(), *words.SUBTYPES.values())
OTHERS = r"(?:or more |or less |other |target |autres? |ou plusieurs )*\[*"
"""What may stand between a number and its noun."""

GAP = re.compile(r"[ \t]*\n[ \t]*| {2,}")
SYMBOL = re.compile(r"""(?:^|(?<=\n)|(?<=  )|(?<=["«“] )|(?<=["«“]))#?\{[jhr]\}(?=#? )(?! (?:Send|Envoyez))""")
OWN_SYMBOL = re.compile(r"\{[tdxvmoi]\}")
ABILITIES = re.compile(r"\{[JHR]\}(?=#? abilities\b)|(?<=capacités )\{[JHR]\}")
LETTERED = re.compile(r"\{(?:[a-z]\}|[JHR]\}#? abilities)|capacités \{")
"""Where a symbol may have another letter than it should."""

ALONE = re.compile(r"(?:^|\n|  )#?(?:\{[JHR]\}|\{[TD]\}[ \u00a0]?:?)$")
"""A symbol before a break, or a cost: neither says anything alone."""

UNPARTED = re.compile(r"(?:^|(?<=\n)|(?<=  )|(?<=[\"«“] )|(?<=[\"«“]))#?\{[TD]\}#?(?= #?[A-ZÀÉ])")
"""A symbol that can only be a cost, before what is done for it."""

MOODS = re.compile(
    r"à moins (?:que (?P<who>vous|je) (?:ne |n')(?P<verb>contrôliez|ayez|soyez|jouiez|aie|sois)\b"
    r"|qu'il n'y (?P<is>ait)\b)",
    re.IGNORECASE,
)
INDICATIVE = {
    **{"contrôliez": "vous contrôlez", "ayez": "vous avez", "soyez": "vous êtes", "jouiez": "vous jouez"},
    **{"aie": "j'ai", "sois": "je suis", "ait": "il y a"},
}
"""What French says after "à moins que" in another mood than after "sauf si"."""

UNSTOPPED = re.compile(r"(?<=[\w}\]\])#])(?=[ \t]*(?:\n|$|•| {2,}))")
WORDS = re.compile(
    r"(?:a|an|the|your|my|its|their|target|another|other|each|of|in|from|with|and|or|if|unless|per|than|to|gains?|loses?"
    r"|control|is|are|une?|l[ea]s?|des?|du|vos|votre|m[ao]n?|mes|s[ao]n|ses|chaque|autre|en|dans|et|ou|si|par|que|à|aux?"
    r"|gagne|perd)",
    re.IGNORECASE,
)
"""Words with which no sentence ends."""

ZERO, FORM, QUOTE, DASH, ITEM, BREAK, BLANK, SIGN, NUMBER, STOP, COLON = (
    message("signs of no width are left out"),
    message("letters and accents that stood apart are one letter"),
    message("a mark is read as the usual quotation mark or apostrophe"),
    message("a hyphen is read as a dash"),
    message("a mark before a line is left out, or read as “•” in a list"),
    message("a line that broke off within a sentence is read on"),
    message("blanks in a row are read as one"),
    message("a symbol is read with the letter that is meant there"),
    message("a number is read in digits, or in words, as card texts write it"),
    message("a full stop is added at the end"),
    message("a colon is added after a cost"),
)


@dataclass
class MendedText:
    """A text as it is meant.

    Arguments:
        places: for each of its characters, and for its end, where it stood in the text as given.
        notes: what was mended.
    """

    text: str
    places: list[int]
    notes: list[Message] = field(default_factory=list)

    def change(self, start: int, end: int, new: str, note: Message | None) -> None:
        """Write something else in a place."""
        if self.text[start:end] == new:
            return
        self.places[start:end] = [self.places[start]] * len(new)
        self.text = self.text[:start] + new + self.text[end:]
        if note is not None and note not in self.notes:
            self.notes.append(note)

    def replace(self, pattern: re.Pattern[str], new: str | Callable[[str], str], note: Message | None) -> None:
        """Write something else wherever a pattern stands."""
        for found in reversed(list(pattern.finditer(self.text))):
            self.change(found.start(), found.end(), new if isinstance(new, str) else new(found[0]), note)


@lru_cache(maxsize=4096)
def mended(text: str, language: Language) -> MendedText:
    """A text with what can only be a slip mended; who changes what this gives changes it for all.

    Arguments:
        text: the text as given.
        language: the language in which it is written.
    """
    found = MendedText(text, list(range(len(text) + 1)))
    _compose(found)
    _take_out(found)
    if UNUSUAL.search(found.text):
        found.replace(BLANKS, " ", None)
        found.replace(APOSTROPHES, "'", QUOTE)
        found.replace(QUOTES, '"', QUOTE)
        found.replace(RANGE, "-", DASH)
        found.replace(BULLETS, "•", ITEM)
        _items(found)
        found.replace(DASHES, "—", DASH)
    _breaks(found)
    found.replace(UNPARTED, lambda said: f"{said} :", COLON)
    if language == "fr":
        _moods(found)
    if LETTERED.search(found.text):
        found.replace(SYMBOL, str.upper, SIGN)
        found.replace(OWN_SYMBOL, str.upper, SIGN)
        found.replace(ABILITIES, str.lower, SIGN)
    for pattern, numbers in _numbers(language) if COUNTED.search(found.text) else ():
        found.replace(pattern, lambda said, numbers=numbers: numbers[said.casefold()], NUMBER)  # type: ignore[misc]
    for place, subject in sorted(second_subjects(found.text, language), reverse=True):
        found.change(place, place, subject, None)
    _stops(found)
    return found


def _compose(found: MendedText) -> None:
    """Letters with their accents as one sign each."""
    if unicodedata.is_normalized("NFC", found.text):
        return
    for cluster in reversed(list(re.finditer(r"\w[\u0300-\u036f\u0327]+", found.text))):
        found.change(cluster.start(), cluster.end(), unicodedata.normalize("NFC", cluster[0]), FORM)


def _take_out(found: MendedText) -> None:
    """Signs of no width: nothing, but a blank where two words would else be one."""
    for run in reversed(list(SPREAD.finditer(found.text))):
        signs = [run.start() + place for place, sign in enumerate(run[0]) if sign == "\u200b"]
        blanks = _between_words(run[0].casefold().split("\u200b"))
        for place, sign in reversed(list(enumerate(signs, 1))):
            found.change(sign, sign + 1, " " if place in blanks else "", ZERO)
    found.replace(ZERO_WIDTH, "", ZERO)


def _between_words(parts: list[str]) -> set[int]:
    """Before which parts another word begins: as many as possible together are one that card texts know."""
    begins, place = set(), 0
    while place < len(parts):
        ends = range(min(len(parts), place + LONGEST_WORD), place + 1, -1)
        place = next((end for end in ends if "".join(parts[place:end]) in _known_words()), place + 1)
        begins.add(place)
    return begins


@cache
def _known_words() -> frozenset[str]:
    texts = (text for language in LANGUAGES for found in grammar(language).samples.values() for text in found)
    return frozenset(word for text in texts for word in re.findall(r"[^\W\d_]+", text.casefold()))


def _items(found: MendedText) -> None:
    """Marks before lines: in a list after "Choose one:" they part its modes."""
    marks = list(MARK.finditer(found.text))
    listed: dict[int, bool] = {}
    for place, mark in enumerate(marks):
        before = found.text[: mark.start()].rstrip()
        line = before.rsplit("\n", 1)[-1]
        follows = place > 0 and marks[place - 1].start() >= len(before) - len(line) and listed.get(place - 1, False)
        listed[place] = follows or (bool(LIST.search(line)) and not MARK.match(line))
    for place, mark in reversed(list(enumerate(marks))):
        found.change(mark.start(), mark.end(), "• " if listed[place] else "", ITEM)


def _breaks(found: MendedText) -> None:
    """Breaks within a sentence: before a small letter, and behind a word with which no sentence ends."""
    for gap in reversed(list(GAP.finditer(found.text))):
        before, behind = found.text[: gap.start()].rstrip("#"), found.text[gap.end() :].lstrip("#")
        last = re.search(r"[\w']+$", before)
        ended = before.rstrip("] ").endswith((".", '"', "»", ")"))
        goes_on = (behind[:1].islower() and not ended) or before.endswith((",", "—")) or bool(ALONE.search(before))
        if goes_on or (last is not None and WORDS.fullmatch(last[0]) and behind[:1] not in ("", "•", "\n")):
            found.change(gap.start(), gap.end(), " ", BREAK if "\n" in gap[0] else BLANK)


def _moods(found: MendedText) -> None:
    """ "à moins que vous ne contrôliez une Plante" as "sauf si vous contrôlez une Plante"."""
    for said in reversed(list(MOODS.finditer(found.text))):
        meant = INDICATIVE[(said["verb"] or said["is"]).casefold()]
        if meant.startswith("j") is not ((said["who"] or "").casefold() == "je"):
            continue
        unless = "Sauf s" if said[0][0].isupper() else "sauf s"
        found.change(said.start(), said.end(), f"{unless}{chr(39) if meant[0] == 'i' else 'i '}{meant}", None)


def _stops(found: MendedText) -> None:
    """A full stop at the end of what ends without one."""
    for end in reversed(list(UNSTOPPED.finditer(found.text))):
        said = found.text[: end.start()].rstrip("#[] ")
        if said and said[-1] not in ".,:;—)•" and re.search(r"\w{2}", said.rsplit("\n", 1)[-1]):
            found.change(end.start(), end.start(), ".", STOP)


@cache
def _numbers(language: Language) -> tuple[tuple[re.Pattern[str], dict[str, str]], ...]:
    """Where a number is written in words, and where in digits; for each way what to write."""
    one, *more = words.NUMBERS[language]
    digits = {str(number): word for number, word in enumerate(more, 2)}
    several = "|".join(digits)
    counted = {word: number for number, word in digits.items()} | ({one: "1"} if language == "en" else {})
    counters = rf"(?:or more |or less )?(?:boosts?|compteurs?|(?:{'|'.join(words.COUNTERS)}) counters?)"
    choose = "choose" if language == "en" else "choisissez"
    chosen = rf"(?:(?<={choose} )|(?<={choose} up to )|(?<={choose} jusqu'à ))"
    found = [
        (rf"(?:{several})(?= {OTHERS}(?:{_any(COUNTED_NOUNS, language)}|{_statuses(language)})(?!\w))", digits),
        (rf"{chosen}(?:{several}|1)(?=\s?[:.])", digits | {"1": one if language == "en" else "l'un"}),
        (rf"(?:{'|'.join(counted)})(?= {counters}(?!\w))", counted),
        *((rf"1(?= (?:{behind}))", {"1": word}) for behind, word in _one(language)),
    ]
    return tuple((re.compile(rf"(?<![\w/+.-]){pattern}", re.IGNORECASE), numbers) for pattern, numbers in found)


def _one(language: Language) -> Iterator[tuple[str, str]]:
    """How card texts write one thing, by what comes behind the number."""
    if language == "en":
        names = "|".join(words.TOKENS)
        yield rf"(?:die|(?![AEIOU])(?:{names}))(?!\w)", "a"
        yield rf"(?:{names})(?!\w)", "an"
        yield rf"{OTHERS}(?:{_any(COUNTED_NOUNS, language)}|{_statuses(language)})(?!\w)|of your ", "one"
        return
    for article, feminine in (("un", False), ("une", True)):
        nouns = [noun for noun in (*COUNTED_NOUNS, *words.TOKENS.values()) if noun.feminine is feminine]
        more = "Expéditions?" if feminine else "dé"
        behind = rf"{OTHERS}(?:{_any(nouns, language)}|{more})(?!\w)"
        yield behind, article
        yield rf"de vos {behind}", f"l'{article}"


def _statuses(language: Language) -> str:
    return "|".join(form for status in words.STATUSES.values() for form in status.forms(language))


def _any(nouns: Iterable[words.Noun], language: Language) -> str:
    forms = (noun.say(language, many) for noun in nouns for many in (False, True))
    return "|".join(map(re.escape, sorted(forms, key=len, reverse=True)))
