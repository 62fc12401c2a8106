"""What would stop it? Of some changes of the board at the start, the one with which a step does not happen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from judge.editions import rules_of
from judge.exploring.summary import Said, facts_of
from judge.game.state.state import SEATS
from judge.game.terms import Status, Zone
from judge.law.citation import cite
from judge.messages import LANGUAGES, message
from judge.scenario.fact_writer import write_fact
from judge.scenario.facts import Fact, FirstPlayer, InZone, Listed, Mana, UnreadableError, read_fact
from judge.scenario.form import BulletGroup, Scenario, SourceLine, Twin
from judge.scenario.twin import changes, whole
from judge.school.kinds.step import LONGEST_MOVE, about_step, happens, tells
from judge.school.question import Answer, SchoolQuestion, chance_of, level_of, offered
from judge.school.reasons import NO_LESS, in_words
from judge.school.runs import MORE_UNITS, FormRun, FormRuns, Text, WordedStep, play_form
from judge.value import value
from judge.wording.names import Names

ASKS = message("Which of these changes of the board at the start would stop this?")

MOST_TRIED = 14
"""So many changes are played, those of the file's own twins first."""

MOST_OTHERS = 3
"""So many changes are offered that do not stop it."""


@value(frozen=True, slots=True)
class Tried:
    """A change of the board, played.

    Arguments:
        text: the change in words, as the board would say it.
        run: what became of the form with it.
    """

    text: Text
    run: FormRun

    @property
    def subject(self) -> str:
        """Of whom and of what the change speaks."""
        return self.text["en"].partition(":")[0]


def questions(lived: FormRuns, path: str, form: int) -> Iterator[SchoolQuestion]:
    """The question about a form: about the step that the fewest changes stop, the last one of these.

    Arguments:
        lived: the form as it was played.
        path: the scenario's path.
        form: which form it is.
    """
    if any(played.refusal or len(played.happenings) > LONGEST_MOVE for played in lived.run.moves):
        return
    tried = list(_tried(lived, f"stop:{path}:{form}"))
    told = [
        (move, place) for move, steps in enumerate(lived.run.steps) for place, step in enumerate(steps) if tells(step)
    ]
    stopping = {at: _stopping(lived, tried, *at) for at in told}
    for move, place in sorted((at for at in told if stopping[at]), key=lambda at: (len(stopping[at]), -at[0], -at[1])):
        question = _question(lived, path, form, move, place, tried)
        if question is not None:
            yield question
            return


def changed_form(form: Scenario, text: str) -> Scenario:
    """A form whose board says something else, as an answer tells it: the player, a dash, and the fact.

    Arguments:
        text: the answer, in any language.
    """
    player, _, fact = text.partition(" — ")
    line = SourceLine(1, fact)
    return whole(form, Twin(title=form.title, board=[BulletGroup(player, 1, [line])]))


def _question(
    lived: FormRuns, path: str, form: int, move: int, place: int, tried: Sequence[Tried]
) -> SchoolQuestion | None:
    step = lived.run.steps[move][place]
    name = f"stop:{path}:{form}:{move + 1}:{place}"
    right = _stopping(lived, tried, move, place)[0]
    keeping = [(one, there) for one in tried if (there := _same(one.run, move, step)) is not None and there.laws]
    first = {one.subject: one for one, _ in reversed(keeping)}
    keeping.sort(key=lambda pair: first[pair[0].subject] is not pair[0])
    wrong = (_wrong(one.text, there, lived.edition) for one, there in keeping[:MOST_OTHERS])
    answers = offered(name, Answer(right.text), wrong)
    before = (law for told in lived.run.steps[: move + 1] for one in told for law in one.laws)
    return about_step(lived, "stop", path, form, (move, place), ASKS, answers, step.laws, level_of(before))


def _stopping(lived: FormRuns, tried: Sequence[Tried], move: int, place: int) -> list[Tried]:
    """The changes with which a step does not happen, though the game comes to its move."""
    step = lived.run.steps[move][place]
    return [one for one in tried if len(one.run.moves) > move and not happens(one.run, move, step)]


def _same(run: FormRun, move: int, step: WordedStep) -> WordedStep | None:
    """The step of another run that reads the same."""
    there = run.steps[move] if len(run.moves) > move else ()
    return next((one for one in there if one.text == step.text), None)


def _wrong(text: Text, there: WordedStep, edition: str) -> Answer:
    return Answer(text, cite(there.laws[0], edition).article, in_words(NO_LESS.filled(step=there.text)))


def _tried(lived: FormRuns, name: str) -> Iterator[Tried]:
    """Changes of the board, played; those with which the moves cannot be made at all are left out."""
    start = lived.run.performance.start
    others = chance_of(name).shuffled([one for said in facts_of(start) for one in _changes(said)])
    others.sort(key=lambda said: isinstance(said[1], Mana))
    most = lived.run.performance.units + MORE_UNITS
    for said in (*_of_twins(lived.form, lived.names), *others)[:MOST_TRIED]:
        text = _in_words(said, lived.names)
        run = play_form(changed_form(lived.form, text["en"]), rules_of(lived.edition), most)
        if run is not None and run.settled and not run.performance.disagreements:
            yield Tried(text, run)


def _in_words(said: Said, names: Names) -> Text:
    player, fact = said
    return {language: f"{names.players[player or 0]} — {write_fact(fact, names, language)}" for language in LANGUAGES}


def _of_twins(form: Scenario, names: Names) -> Iterator[Said]:
    """What the twins of a file change, where it is one fact of one player and the moves stay."""
    for twin in form.twins:
        changed = list(changes(form, twin))
        if twin.plays or len(changed) != 1 or changed[0].player not in names.players:
            continue
        try:
            yield names.players.index(changed[0].player), read_fact(changed[0].after.text, names)
        except UnreadableError:
            continue


def _changes(said: Said) -> Iterator[Said]:
    """Small changes of a fact of the board."""
    player, fact = said
    if player is None:
        return
    match fact:
        case FirstPlayer():
            yield next(seat for seat in SEATS if seat != player), fact
        case Mana(orbs, exhausted):
            yield player, Mana(orbs + 1, exhausted)
            if orbs > exhausted:
                yield player, Mana(orbs - 1, exhausted)
        case InZone(zone, _, cards) if zone is not Zone.DECK and zone is not Zone.HERO:
            for place, card in enumerate(cards):
                if card.named is None:
                    continue
                yield player, _with(fact, (*cards[:place], *cards[place + 1 :]))
                if zone is Zone.EXPEDITION:
                    for status in (Status.ASLEEP, Status.ANCHORED):
                        if status not in card.statuses:
                            marked = replace(card, statuses=card.statuses | {status})
                            yield player, _with(fact, (*cards[:place], marked, *cards[place + 1 :]))


def _with(fact: InZone, cards: tuple[Listed, ...]) -> Fact:
    return replace(fact, cards=cards)
