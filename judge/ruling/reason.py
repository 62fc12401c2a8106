"""The sentence of a ruling that says why: which law decides, or on what the answer rests."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from judge.law.laws.law import Law
from judge.messages import Language, message
from judge.ruling.proof import Proof
from judge.ruling.question import happenings_of
from judge.ruling.ruling import article_in_words, numbers_of, why_sentence
from judge.ruling.waited_for import ACTIVATING, SUITING
from judge.scenario.performance import Performance


def reason(
    proof: Proof,
    beside: Sequence[Law],
    elsewhere: Sequence[Law],
    run: Performance,
    language: Language,
    only_there: Collection[Law] = (),
    waits: Sequence[Law] = (),
) -> str:
    """Why the answer is what it is, with how much was tried where not all was.

    Arguments:
        proof: which laws decide.
        beside: the laws that are named beside them; where none decides, those on which the answer rests.
        elsewhere: what decides in another form and is not cited here.
        run: the form as it was played by all the rules.
        only_there: all that applies in other forms and not here.
        waits: the law that says what a Reaction waits for, or by which something suits as a target, where it decides
            that there was nothing of that sort.
    """
    said = (
        _decided(proof, beside, run, language, waits, only_there)
        if proof.deciders
        else _resting(beside, elsewhere, run, language, only_there)
    )
    if proof.untried:
        tried, laws = len(proof.tried), len(proof.tried) + len(proof.untried)
        said += " " + message("{tried} of {laws} laws were tried.", tried=tried, laws=laws).say(language)
    return said


def not_here(laws: Iterable[Law], run: Performance) -> tuple[Law, ...]:
    """Those of some laws that nothing cites that happens in a run."""
    here = {law for one in happenings_of(run) for law in one.laws}
    return tuple(law for law in laws if law not in here)


def _decided(
    proof: Proof,
    beside: Sequence[Law],
    run: Performance,
    language: Language,
    waits: Sequence[Law],
    only_there: Collection[Law],
) -> str:
    edition, first = run.rules.edition.name, proof.deciders[0]
    if waits:
        word, rule = (article_in_words(law, edition, language) for law in (*waits, *first.laws))
        if SUITING.issuperset(first.laws):
            told = message(
                "Nothing here suits, by {word}, and what is targeted must suit, by {rule}.", word=word, rule=rule
            )
        elif ACTIVATING.issuperset(first.laws):
            told = message(
                "What the Reaction waits for is said by {word}, and nothing else activates it, by {rule}.",
                word=word,
                rule=rule,
            )
        else:
            told = message(
                "What the Reaction waits for is said by {word}, and that does not happen, by {rule}.",
                word=word,
                rule=rule,
            )
        said = told.say(language)
    elif len(first.laws) > 1:
        one, other = (article_in_words(law, edition, language) for law in first.laws)
        said = message("Each of two articles is enough: {one} and {other}.", one=one, other=other).say(language)
    else:
        alone = [law for one in proof.deciders[1:] if len(one.laws) == 1 for law in one.laws]
        said = why_sentence((*first.laws, *alone), edition, language, differs=first.there)
    here = numbers_of([law for law in beside if law not in only_there], edition)
    if here:
        said += " " + message("This applies as well: {articles}.", articles=", ".join(here)).say(language)
    away = numbers_of([law for law in beside if law in only_there], edition)
    return f"{said} {_away(away, language)}" if away else said


def _resting(
    nearest: Sequence[Law],
    elsewhere: Sequence[Law],
    run: Performance,
    language: Language,
    only_there: Collection[Law],
) -> str:
    """On what an answer rests that no law alone changes."""
    edition = run.rules.edition.name
    if not nearest:
        return message("Nothing that happens here brings it about.").say(language)
    first = article_in_words(nearest[0], edition, language, proved=False)
    if nearest[0] in elsewhere:
        return message("What decides it in the other form does not apply here: {article}.", article=first).say(language)
    here = [law for law in nearest if law not in only_there]
    away = [law for law in nearest if law in only_there]
    said = [why_sentence(here, edition, language, proved=False)] if here else []
    if away:
        said.append(_away(numbers_of(away, edition) if here else (first,), language))
    return " ".join(said)


def _away(articles: Sequence[str], language: Language) -> str:
    """Which articles apply in the other form, and not here."""
    said = message("This applies in the other form, and not here: {articles}.", articles=", ".join(articles))
    return said.say(language)
