"""May she do that, and by which article? The engine's legal and refused options at a move of a scenario."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from judge.game.event.choices import Option
from judge.law.citation import cite
from judge.law.laws import events, objects, overview, playing, vocabulary
from judge.law.laws.law import Law
from judge.messages import message
from judge.school.kinds.articles import no_by
from judge.school.kinds.moment import Case, DecisionPoint, cases, moments, without
from judge.school.question import FEWEST_ANSWERS, Answer, QuestionStep, SchoolQuestion, chance_of, level_of, offered
from judge.school.reasons import ALLOWED_ANYWAY, FORBIDDEN_ANYWAY, SO, SOMETHING_ELSE, in_words
from judge.school.reasons import without as told_without
from judge.school.runs import FormRuns

YES = message("Yes.")

REFUSING: Mapping[str, tuple[Law, ...]] = {
    "play": (
        playing.HAND_OR_RESERVE,
        overview.CANNOT_BEATS_CAN,
        objects.ONLY_WITH_HAND_COST,
        objects.ONLY_WITH_RESERVE_COST,
        events.COST_IN_FULL,
        playing.CARD_IN_OWN_TURN,
        objects.EXHAUSTED_NOT_PLAYED,
    ),
    "quick action": (
        vocabulary.STATUS_NOT_TWICE,
        objects.SUPPORT_IN_RESERVE,
        objects.ABILITIES_IN_PLAY,
        playing.QUICK_ACTION_LIMIT,
        playing.QUICK_ACTION_IN_OWN_TURN,
    ),
    "choose": (objects.TYPE_MEANS_IN_PLAY, vocabulary.TOUGH),
}
"""For each kind of option, the laws by which the engine refuses it in some scenario, the most telling first."""

MOST_OTHERS = 2
"""So many articles are offered that do not refuse it."""

MOST_REASONS = 5
"""So many reasons for one refusal are looked for, one behind the other."""


def questions(lived: FormRuns, path: str, form: int) -> Iterator[SchoolQuestion]:
    """The questions about what may be done before each move of a form; each option is asked about once.

    Arguments:
        path: the scenario's path.
        form: which form it is.
    """
    asked: set[tuple[str, bool]] = set()
    for moment in moments(lived):
        known = [case for case in cases(moment, lived) if case.option.kind in REFUSING]
        refused = [case for case in known if case.refusal is not None]
        thinkable = [case for case in refused if _asked_about(moment, case.option)]
        kinds = {case.option.kind for case in thinkable}
        allowed = [case for case in known if case.refusal is None and case.option.kind in kinds]
        for case in (*thinkable, *allowed[:1]):
            name = (case.line["en"], case.refusal is None)
            if name not in asked:
                question = _question(lived, path, form, moment, case, refused)
                if question is not None:
                    asked.add(name)
                    yield question


def _question(
    lived: FormRuns, path: str, form: int, moment: DecisionPoint, case: Case, refused: Sequence[Case]
) -> SchoolQuestion | None:
    asked = moment.asked(case.option)
    if asked is None or asked.player is None:
        return None
    name = f"may:{path}:{form}:{moment.move}:{case.line['en']}"
    wrong = list(_others(name, lived, moment, case, refused))[:MOST_OTHERS]
    if case.option.refusal is None:
        right, laws = Answer(in_words(YES)), moment.laws
    else:
        ways, laws = telling(case.option), case.option.refusal.laws
        allowing = next((law for law in laws if _allowed(moment, case.option, law)), None)
        if not ways or allowing is None:
            return None
        right = Answer(no_by(ways[0], lived.edition))
        laws = tuple(dict.fromkeys((ways[0], *laws)))
        citation = cite(allowing, lived.edition)
        wrong.insert(0, Answer(in_words(YES), citation.article, told_without(SO, citation)))
    answers = offered(name, right, wrong)
    if len(answers) < FEWEST_ANSWERS:
        return None
    numbers = tuple(cite(law, lived.edition).article for law in laws)
    return SchoolQuestion(
        kind="may",
        path=path,
        form=form,
        move=moment.move,
        asks=in_words(message("May {player} do this, and by which article?", player=lived.names.players[asked.player])),
        about=case.line,
        answers=answers,
        resolution=(QuestionStep(case.refusal, numbers),) if case.refusal is not None else (),
        laws=numbers,
        level=level_of((*laws, *moment.before)),
    )


def _asked_about(moment: DecisionPoint, option: Option) -> bool:
    """Whether to ask about it: of what is not for its player to do now, only about what somebody tries to do."""
    return moment.asked(option) is moment.point.question or option.refusal == moment.refusal


def _others(name: str, lived: FormRuns, moment: DecisionPoint, case: Case, refused: Sequence[Case]) -> Iterator[Answer]:
    """Articles that do not decide it: without each of them the engine says of this option what it says with it."""
    reasons = _reasons(moment, case.option)
    elsewhere = {law: one for one in reversed(refused) if one is not case for law in telling(one.option)}
    anyway = ALLOWED_ANYWAY if case.refusal is None else FORBIDDEN_ANYWAY
    for law in dict.fromkeys((*reversed(elsewhere), *chance_of(name).shuffled(_refusing(moment, case.option)))):
        found = without(moment, case.option, moment.point.rules.without(law))
        if law in reasons or found is None or (found[1].refusal is None) != (case.refusal is None):
            continue
        citation = cite(law, lived.edition)
        line = elsewhere[law].line if law in elsewhere else None
        why = in_words(SOMETHING_ELSE.filled(line=line)) if line is not None else told_without(anyway, citation)
        yield Answer(no_by(law, lived.edition), citation.article, why)


def telling(option: Option) -> list[Law]:
    """The laws that refuse an option and say most about it, the most telling first."""
    laws = option.refusal.laws if option.refusal is not None else ()
    return [law for law in REFUSING[option.kind] if law in laws]


def _allowed(moment: DecisionPoint, option: Option, law: Law) -> bool:
    """Whether an option would be allowed without a law."""
    found = without(moment, option, moment.point.rules.without(law))
    return found is not None and found[1].refusal is None


def _reasons(moment: DecisionPoint, option: Option) -> set[Law]:
    """Every law that refuses an option: those by which the engine does, and those that would if these did not."""
    rules, reasons = moment.point.rules, set[Law]()
    found: Option | None = option
    for _ in range(MOST_REASONS):
        if found is None or found.refusal is None:
            break
        reasons.update(found.refusal.laws)
        for law in found.refusal.laws:
            rules = rules.without(law)
        there = without(moment, option, rules)
        found = there[1] if there is not None else None
    return reasons


def _refusing(moment: DecisionPoint, option: Option) -> tuple[Law, ...]:
    """The laws that may refuse an option of a kind, those that the edition has."""
    return tuple(law for law in REFUSING[option.kind] if law.name not in moment.point.rules.edition.absent)
