"""The switch test: what a scenario shows when one law is switched off, and so what that law decides in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.editions import rules_of
from judge.game.event.decks import in_no_order
from judge.game.rules import Rules
from judge.game.state.knowledge import face, seen_by
from judge.game.state.state import State
from judge.game.terms import Zone
from judge.law.citation import cite
from judge.law.laws.law import Law
from judge.scenario.about import edition_of
from judge.scenario.form import Scenario
from judge.scenario.performance import Performance, QuestionKey
from judge.scenario.play import perform
from judge.scenario.typed import typed_articles
from judge.value import value
from judge.wording.table import sentence

KINDS = ("outcome", "refusals", "options", "sight")
"""How a run can differ, the plainest first: what is true at the end, which moves were refused, who was asked what, and
what the asked player could see."""

Facts = tuple[object, ...]


@value(frozen=True, slots=True)
class RunDifference:
    """How a run without a law differs from the run with it.

    Arguments:
        law: the law that was switched off.
        kinds: in which ways it differs, the plainest first; never empty.
        only_with: for the first of these ways, what is found in the run with the law alone.
        only_without: what is found in the run without it alone.
    """

    law: Law
    kinds: tuple[str, ...]
    only_with: Facts
    only_without: Facts

    @property
    def kind(self) -> str:
        """The plainest way in which it differs."""
        return self.kinds[0]

    @property
    def rank(self) -> tuple[int, int, int]:
        """What puts the plainest difference first."""
        return KINDS.index(self.kind), len(self.kinds), len(self.only_with) + len(self.only_without)


@value(frozen=True, slots=True)
class Pair:
    """Two forms of one file that show what a law decides: in one it decides, in the other it has nothing to say.

    Arguments:
        decides: the place of the form in which it is typed and makes a difference: 0 the main form, 1 the first twin.
        difference: the difference that it makes there.
        rests: the place of the form in which switching it off makes no difference at all.
    """

    law: Law
    decides: int
    difference: RunDifference
    rests: int


def typed(form: Scenario) -> frozenset[str]:
    """The articles of its edition that a form names as evidence under its own moves.

    Arguments:
        form: the main form, or a twin made whole.
    """
    lines = (fact for move in form.moves for fact in move.facts)
    return frozenset(number for line in lines for articles in typed_articles(line, form) for number in articles)


def is_typed(law: Law, form: Scenario) -> bool:
    """Whether a form names the article of a law as evidence, or one that only sums it up.

    Arguments:
        form: the main form, or a twin made whole.
    """
    citation = cite(law, edition_of(form))
    return not typed(form).isdisjoint((citation.article, *citation.summaries))


def pairs(forms: Sequence[Scenario], law: Law, played: Sequence[Performance | None]) -> Iterator[Pair]:
    """The pairs of forms of a file that show what a law decides, the plainest first.

    Arguments:
        forms: the main form and every twin made whole.
        played: each form played by all the rules.
    """
    deciding = [
        (place, seen)
        for place, form in enumerate(forms)
        if is_typed(law, form) and (seen := difference(form, law, played[place])) is not None
    ]
    at_rest = [place for place, form in enumerate(forms) if deciding and rests(form, law, played[place])]
    found = [Pair(law, place, seen, other) for place, seen in deciding for other in at_rest]
    yield from sorted(found, key=lambda pair: (pair.difference.rank, pair.decides, pair.rests))


def undisturbed(form: Scenario) -> Performance | None:
    """A form played by all the rules, to hold runs without a law against it; None if it cannot be played.

    Arguments:
        form: the main form, or a twin made whole.
    """
    return perform(form, rules_of(edition_of(form)), strict=False)


def difference(form: Scenario, law: Law, there: Performance | None = None) -> RunDifference | None:
    """How a form of a scenario differs when a law is switched off; None if it does not, or if it comes to no end.

    Arguments:
        form: the main form, or a twin made whole.
        there: the form played by all the rules, where that is at hand.
    """
    there, off = there or undisturbed(form), _without(form, law)
    if there is None or off is None or there.end == "not played" or off.end not in ("answer", there.end):
        return None
    found = {kind: (one, other) for kind, one, other in _compared(there, off) if one != other}
    if not found:
        return None
    kinds = tuple(kind for kind in KINDS if kind in found)
    one, other = found[kinds[0]]
    return RunDifference(law, kinds, _less(one, other), _less(other, one))


def rests(form: Scenario, law: Law, there: Performance | None = None) -> bool:
    """Whether it makes no difference at all to a form of a scenario when a law is switched off.

    Arguments:
        form: the main form, or a twin made whole.
        there: the form played by all the rules, where that is at hand.
    """
    there, off = there or undisturbed(form), _without(form, law)
    if there is None or off is None or there.end == "not played" or (there.end, there.open) != (off.end, off.open):
        return False
    return _texts(there) == _texts(off) and all(one == other for _, one, other in _compared(there, off))


def _without(form: Scenario, law: Law) -> Performance | None:
    return perform(form, rules_of(edition_of(form)).without(law), strict=False)


def _texts(performance: Performance) -> list[str]:
    """Everything that happened, in words."""
    return [
        sentence("trace", happening.sentence).write(happening.values, performance.names, "en")
        for played in performance.played
        for happening in played.happenings
    ]


def _compared(one: Performance, other: Performance) -> Iterator[tuple[str, Facts, Facts]]:
    yield "outcome", _outcome(one.state, one.rules), _outcome(other.state, one.rules)
    yield "refusals", _refused(one), _refused(other)
    yield "options", tuple(map(_comparable, one.asked)), tuple(map(_comparable, other.asked))
    yield "sight", tuple(asked.seen for asked in one.asked), tuple(asked.seen for asked in other.asked)


def _outcome(state: State, rules: Rules) -> Facts:
    """What is true at the end; in which order things arrived matters in a Deck alone."""
    cards = state.where(lambda one: one.zone is not Zone.DECK)
    there = sorted(((one.zone, one.holder, one.expedition, one.region, face(one)) for one in cards), key=repr)
    decks = [tuple(card.base.name for card in in_no_order(state.of(Zone.DECK, player))) for player in (0, 1)]
    named = (("Deck", player, deck) for player, deck in enumerate(decks))
    regions = tuple(tuple(sorted(region.terrains)) for region in state.regions)
    ascended = tuple(sorted(state.ascended))
    return (*there, *named, *seen_by(state, 0, rules)[1:], regions, ascended, state.brought)


def _refused(performance: Performance) -> Facts:
    moves = (played.move.line.number for played in performance.played if played.refusal and played.move)
    return (*moves, *(asked.refused for asked in performance.asked if asked.refused))


def _comparable(asked: QuestionKey) -> object:
    return asked.kind, asked.player, asked.allowed


def _less(one: Sequence[object], other: Sequence[object]) -> Facts:
    left = list(other)
    found = []
    for fact in one:
        if fact in left:
            left.remove(fact)
        else:
            found.append(fact)
    return tuple(found)
