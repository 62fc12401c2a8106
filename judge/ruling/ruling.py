"""The ruling, to be read aloud: the answer, the law that decides it, and what would happen without that law."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from judge.law.citation import cite
from judge.law.laws import events, playing
from judge.law.laws.law import Law
from judge.messages import Language, message
from judge.ruling.operative import operative
from judge.value import value
from judge.wording.text import quoted

ALTERNATIVES = frozenset({playing.RESOLVED_CARD_JOINS, playing.SPELL_DONE})
"""The laws whose articles list what holds in which case: they are quoted whole."""

IGNORING = frozenset({events.IMPOSSIBLE_PART})
"""The laws by which what cannot be done is ignored, so that the rest takes place: where nothing decides, the first."""

MOST_BESIDE = 2
"""So many articles are named beside the deciding one."""

MOST_NAMED = 1 + MOST_BESIDE
"""So many articles are named."""


@value(frozen=True, slots=True)
class DecidingLaw:
    """A law that decides.

    Arguments:
        number: its article.
        words: the sentence of the article that decides.
        without: what would happen without it, in a sentence.
    """

    number: str
    words: str
    without: str

    def data(self) -> dict[str, str]:
        """The law as JSON data."""
        return {"number": self.number, "words": self.words, "without": self.without}


@value(frozen=True, slots=True)
class ChangedElsewhere:
    """What a law changes that was tried and does not decide.

    Arguments:
        number: its article.
        without: what would happen without it, in a sentence.
    """

    number: str
    without: str

    def data(self) -> dict[str, str]:
        """The law as JSON data."""
        return {"number": self.number, "without": self.without}


@value(frozen=True, slots=True)
class Ruling:
    """A ruling.

    Arguments:
        question: what is asked.
        answer: the answer, in a sentence.
        why: which article decides, in a sentence.
        deciding: the laws without which the answer is another, the one that is read out first.
        nearest: the articles that are named beside those that decide; where none does, those on which the answer rests.
        tried: the articles that were switched off to see what they decide.
        untried: how many more were not, for the bound of steps.
        edition: the edition of the rules.
        forged: which cards of it a visitor made, in a sentence; "" where none is.
        unnamed: the articles that the file names for its question, where the ruling names none of them.
        elsewhere: what those that were tried and do not decide change of all else; of the rest nothing is told.
        waited_for: the article that says what a Reaction waits for, or by which something suits as a target, where
            there was nothing of that sort; it is named before those that decide.
    """

    question: str
    answer: str
    why: str
    deciding: tuple[DecidingLaw, ...]
    nearest: tuple[str, ...]
    tried: tuple[str, ...]
    untried: int
    edition: str
    forged: str = ""
    unnamed: tuple[str, ...] = ()
    elsewhere: tuple[ChangedElsewhere, ...] = ()
    waited_for: tuple[str, ...] = ()

    @property
    def unmoved(self) -> tuple[str, ...]:
        """The articles that were tried and without which all that can be told would be as it is."""
        told = {one.number for one in self.deciding} | {one.number for one in self.elsewhere}
        return tuple(number for number in self.tried if number not in told)

    @property
    def sentences(self) -> tuple[str, ...]:
        """The ruling in three sentences at most, and a fourth where it rests on a card that a visitor made."""
        said = (self.answer, self.why, *(one.without for one in self.deciding[:1]))
        return (*said, self.forged) if self.forged else said

    @property
    def laws(self) -> tuple[str, ...]:
        """The articles that the sentences name, the main one first."""
        numbers = tuple(dict.fromkeys((*self.waited_for, *(one.number for one in self.deciding))))
        return (*numbers, *self.nearest)[:MOST_NAMED]

    def text(self, language: Language, address: str = "") -> str:
        """The ruling ready to be copied.

        Arguments:
            address: where the situation can be seen; "" where it has no address.
        """
        articles = message(
            "Rules of Altered, edition {edition}: {articles}", edition=self.edition, articles=", ".join(self.laws)
        )
        said = [
            " ".join(self.sentences),
            *([articles.say(language)] if self.laws else []),
            *([address] if address else []),
        ]
        return "\n".join(said)

    def __str__(self) -> str:
        return "\n".join(self.sentences)

    def _repr_html_(self) -> str:
        """The ruling as a notebook shows it."""
        said = (f"<strong>{escape(self.question)}</strong>", *map(escape, self.sentences))
        return "".join(f"<p>{one}</p>" for one in said)

    def data(self) -> dict[str, object]:
        """The ruling as JSON data."""
        return {
            "question": self.question,
            "answer": self.answer,
            "sentences": list(self.sentences),
            "laws": list(self.laws),
            "deciding": [one.data() for one in self.deciding],
            "tried": list(self.tried),
            "elsewhere": [one.data() for one in self.elsewhere],
            "untried": self.untried,
            "edition": self.edition,
        }


def unnamed_sentence(ruled: Ruling, language: Language) -> str:
    """That the file names other articles than the ruling; "" where it does not."""
    articles = ", ".join(ruled.unnamed)
    said = message("The file names {articles} for this; the ruling comes to others.", articles=articles)
    return said.say(language) if articles else ""


def why_sentence(
    laws: Sequence[Law], edition: str, language: Language, *, proved: bool = True, differs: bool = False
) -> str:
    """Which article decides, with its words, and which others with it.

    Arguments:
        laws: those that decide, the main one first; at least one.
        proved: whether the answer is another without it; if not, the answer only rests on it.
        differs: whether it is another form that comes to the same without it.
    """
    main, *others = laws
    article = article_in_words(main, edition, language, proved=proved)
    numbers = [number for number in numbers_of(others, edition) if number != cite(main, edition).article][:MOST_BESIDE]
    joined = message("{one} and {other}", one=numbers[0], other=numbers[1]) if numbers[1:] else "".join(numbers)
    if differs and numbers:
        said = message(
            "What makes the difference to the other form is {article}, together with {others}.",
            article=article,
            others=joined,
        )
    elif differs:
        said = message("What makes the difference to the other form is {article}.", article=article)
    elif proved and numbers:
        said = message("The deciding article is {article}, together with {others}.", article=article, others=joined)
    elif proved:
        said = message("The deciding article is {article}.", article=article)
    elif numbers:
        said = message(
            "It rests on {article}, together with {others}; no article alone changes it.",
            article=article,
            others=joined,
        )
    else:
        said = message("It rests on {article}; no article alone changes it.", article=article)
    return said.say(language)


def article_in_words(law: Law, edition: str, language: Language, *, proved: bool = True) -> str:
    """An article with the sentence of it that decides, or on which an answer rests.

    Arguments:
        proved: whether the answer is another without it.
    """
    number = cite(law, edition).article
    words = quoted(decisive_words(law, edition, language, proved=proved), language)
    return message("{number}: {words}", number=number, words=words).say(language)


def decisive_words(law: Law, edition: str, language: Language, *, proved: bool = True) -> str:
    """The words of an article that decide, or on which an answer rests, in the rule book’s own sentence.

    Arguments:
        proved: whether the answer is another without it.
    """
    citation = cite(law, edition)
    said = "" if law in ALTERNATIVES or (law in IGNORING and not proved) else citation.words[language]
    return operative(edition, citation.article, said, language)


def numbers_of(laws: Sequence[Law], edition: str) -> tuple[str, ...]:
    """The articles of some laws, each once."""
    return tuple(dict.fromkeys(cite(law, edition).article for law in laws))


def named_beside(deciding: Sequence[Law], others: Sequence[Law], edition: str) -> tuple[Law, ...]:
    """Of laws that could be named beside those that decide, those for which there is room, each article once.

    Arguments:
        deciding: the laws that decide.
        others: those that could be named, the nearest first.
    """
    taken = numbers_of(deciding, edition)
    named: dict[str, Law] = {}
    for law in others:
        named.setdefault(numbers_of((law,), edition)[0], law)
    free = [law for number, law in named.items() if number not in taken]
    return tuple(free[: max(0, MOST_NAMED - len(taken))])
