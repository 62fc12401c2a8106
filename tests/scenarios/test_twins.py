"""The twins of a scenario: “But if ...” changes a fact or a move, and is played and judged like the main form."""

from __future__ import annotations

import re

import pytest

from judge.desk.twins import with_twin
from judge.messages import LANGUAGES, Language
from judge.scenario.bless import bless
from judge.scenario.fact_writer import write_fact
from judge.scenario.facts import read_fact
from judge.scenario.file import read_bytes
from judge.scenario.twin import changes, whole
from judge.scenario.verdict import Judgement, judge
from judge.telling import text
from judge.telling.story import tell_story

MAIN = """# Red / Rouge

- Rules: 1.0
- Topics: x
- Thèmes : y

> EN Can Red be played?
> FR Peut-on jouer Red ?

## Board

### Lithium

- Mana: 3
- Hand: Red
- First player

### Ninette

- Mana: 3
- Hand: Kappa

## Play

1. Lithium plays Red from Hand in the Hero Expedition
   - Red joins the Hero Expedition [5.1.2.e]

## Outcome

### Lithium

- Hero Expedition: Red
"""
POOR = """
## But if there is no mana / Mais si le mana manque

> EN Nothing can be paid.
> FR Rien ne peut être payé.

### Lithium

- Mana: 0

## Play

1. Lithium plays Red from Hand in the Hero Expedition
   - not allowed [5.1.2.c]

## Outcome

### Lithium

- Hand: Red
"""
RICHER = """
## Mais si Lithium a plus de mana

### lithium

- Mana : 4

## Résultat

### Lithium

- Mana : 4 (2 épuisées)
"""


def judged(source: str) -> Judgement:
    return judge(read_bytes(source.encode(), "red.md"))


def test_a_twin_is_judged_with_the_main_form() -> None:
    judgement = judged(MAIN + POOR + RICHER)
    assert judgement.verdict == "holds", [mistake.say() for mistake in judgement.mistakes]
    assert [twin.own for twin in judgement.twins] == ["holds", "holds"]


def test_the_worst_form_is_the_verdict_of_the_file() -> None:
    judgement = judged(MAIN + POOR.replace("[5.1.2.c]", "[2.1.c]") + RICHER)
    assert judgement.verdict == "differs"
    assert judgement.own == "holds"
    assert [twin.own for twin in judgement.twins] == ["differs", "holds"]
    assert len(judgement.mistakes) == 1


def test_a_fact_replaces_those_of_its_subject_in_whatever_language() -> None:
    scenario = read_bytes((MAIN + RICHER.replace("Mana : 4\n", "Main : Kappa\n", 1)).encode(), "red.md")
    lithium = whole(scenario, scenario.twins[0]).board[1]
    assert [fact.text for fact in lithium.facts] == ["Mana: 3", "First player", "Main : Kappa"]


def test_only_one_player_is_the_first() -> None:
    scenario = read_bytes((MAIN + POOR.replace("lithium", "Ninette").replace("Mana: 0", "First player")).encode(), "x")
    twin = scenario.twins[0]
    assert [(change.player, len(change.before)) for change in changes(scenario, twin)] == [("Lithium", 1)]
    twin.board[1].name = "Ninette"
    assert [(change.player, len(change.before)) for change in changes(scenario, twin)] == [("Ninette", 1)]
    board = whole(scenario, twin).board
    assert ["First player" in [fact.text for fact in part.facts] for part in board if part.name] == [False, True]


def test_moves_of_the_main_form_are_made_without_what_must_follow_them() -> None:
    scenario = read_bytes((MAIN + RICHER).encode(), "red.md")
    made = whole(scenario, scenario.twins[0])
    assert [move.line.text for move in made.moves] == [move.line.text for move in scenario.moves]
    assert not any(move.facts for move in made.moves)


def test_a_mistake_in_a_move_of_the_main_form_is_told_at_the_heading_of_the_twin() -> None:
    source = MAIN + RICHER.replace("4", "1", 1)
    judgement = judged(source)
    heading = source.splitlines().index("## Mais si Lithium a plus de mana") + 1
    assert [mistake.line for mistake in judgement.mistakes] == [heading]
    assert "Red costs 2" in judgement.mistakes[0].say()


def test_what_goes_wrong_in_every_form_is_said_once() -> None:
    judgement = judged((MAIN + RICHER).replace("Lithium plays Red", "Lithium plays Kappa"))
    assert judgement.verdict == "differs"
    assert len(judgement.mistakes) == 1


def test_bless_writes_under_the_moves_that_a_twin_has_of_its_own() -> None:
    source = MAIN + POOR.replace("   - not allowed [5.1.2.c]\n", "   - not allowed\n") + RICHER
    bare = re.sub(r"(?m)^   - Red.*\n", "", source)
    once = bless(bare, judged(bare), "en")
    assert once.count("Red joins the Hero Expedition") == 1
    assert once.count("not allowed") == 1
    assert bless(once, judged(once), "en") == once


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_marks_what_is_different(language: Language) -> None:
    story = tell_story(judged(MAIN + POOR + RICHER), language)
    poor, richer = story.twins
    assert [fact.player for fact in poor.changed] == ["Lithium"]
    assert {"en": ("Mana: 3", "Mana: 0"), "fr": ("Mana\u00a0: 3", "Mana\u00a0: 0")}[language] == (
        poor.changed[0].before,
        poor.changed[0].after,
    )
    assert not any(move.changed for move in (*poor.moves, *richer.moves))
    assert [step.number for step in story.steps] == list(range(1, len(story.steps) + 1))
    assert story.form_of(0) is story.form_of(len(story.own_steps)) is story
    assert story.form_of(len(story.own_steps) + 1) is poor
    assert story.form_of(len(story.steps)) is richer
    lines = [line for role, line in text.lines(story, language) if role in ("twin", "changed")]
    assert lines[0] == poor.title
    assert "Mana" in lines[1] and "→" in lines[1]


def test_another_move_is_marked() -> None:
    twin = "\n## But if not / Mais sinon\n\n## Play\n\n1. Lithium passes\n\n## Outcome\n\n### Lithium\n\n- Passed\n"
    story = tell_story(judged(MAIN + twin), "en")
    assert [move.changed for move in story.twins[0].moves] == [True]
    assert story.data()["twins"][0]["changed"] == []  # type: ignore[index]


SAME = """
## But if Ninette has more mana

### Ninette

- Mana: 4
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_twin_without_an_outcome_expects_that_of_the_main_form(language: Language) -> None:
    judgement = judged(MAIN + SAME)
    assert judgement.verdict == "holds", [mistake.say() for mistake in judgement.mistakes]
    story = tell_story(judgement, language)
    assert story.twins[0].same_outcome and story.data()["twins"][0]["same_outcome"]  # type: ignore[index]
    lines = [line for role, line in text.lines(story, language) if role == "changed"]
    assert text.SAME_OUTCOME.say(language) in lines[-1]
    assert not tell_story(judged(MAIN + RICHER), language).twins[0].same_outcome
    away = SAME + "\n## Play\n\n1. Lithium passes\n"
    wrong = judged(MAIN + away)
    assert wrong.verdict == "differs"
    heading = (MAIN + away).splitlines().index("## But if Ninette has more mana") + 1
    assert [mistake.line for mistake in wrong.mistakes] == [heading], "told at the twin's heading"


@pytest.mark.parametrize("order", [1, -1])
@pytest.mark.parametrize("french", ["Mais si elle attend", "Mais s’il attend", "Mais s'ils attendent"])
def test_the_heading_of_a_twin_tells_its_languages_apart(order: int, french: str) -> None:
    both = "But if she waits", french
    twin = judged(MAIN + SAME.replace("But if Ninette has more mana", " / ".join(both[::order]))).scenario.twins[0]
    assert twin.title == {"en": both[0], "fr": both[1]}


@pytest.mark.parametrize("words", ["- Mana: 4", "- mana: 3.", "- Mana: 3\n\n## Play"])
def test_a_twin_that_says_what_the_main_form_says_changes_nothing(words: str) -> None:
    twin = f"\n## But if\n\n### lithium\n\n{words}\n"
    assert judged(MAIN + twin).verdict == ("holds" if "4" in words else "unreadable")


def test_a_twin_without_an_outcome_is_taken_to_the_desk_with_that_of_the_main_form() -> None:
    alone = with_twin(MAIN + SAME, 1)
    assert "- Hero Expedition: Red" in alone and "- Mana: 4" in alone
    assert judge(read_bytes(alone.encode(), "x.md")).verdict == "holds"
    assert "- Passed" not in alone


@pytest.mark.parametrize(
    "fact",
    [
        "Mana: 5",
        "Mana: 5 (2 exhausted)",
        "Hand: Kuwat, the Dissenter (rare), Fleeting, 2 boosts; Kappa",
        "Deck, top to bottom: Kappa; Red",
        "Companion Expedition: Brassbug, Asleep",
        "Reserve: empty",
        "Distance of the Hero Expedition: 2",
        "First player",
        "Passed",
        "Not passed",
        "Day: 3",
        "Phase: Dusk",
        "Phase: Night, Clean-up",
        "Adventure: {V} | {M}{O}; {V}{O} | {M}, face down; {O} | {V}{M}",
        "Arena",
        "To act",
        "The game begins",
        "Format: limited",
        "Hand: Kappa; 3 cards",
        "Deck: 2 Kappa; Red",
        "Mana zone: Kappa, Exhausted",
        "Hero Expedition: Kappa, owned by Ninette",
        "Reserve: Kappa, 5 Performance counters, 1 Odd Thing counter",
        "Ninette wins",
    ],
)
def test_a_fact_is_written_as_it_is_read(fact: str) -> None:
    judgement = judged(MAIN)
    assert judgement.performance is not None
    names = judgement.performance.names
    meant = read_fact(fact, names)
    assert write_fact(meant, names, "en") == fact
    french = write_fact(meant, names, "fr")
    assert "Performance" not in french
    again = read_fact(french, names)
    assert write_fact(again, names, "en") == fact
