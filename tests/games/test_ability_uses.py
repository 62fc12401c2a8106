"""Which abilities of cards have happened in a game, and what kept the others, in a game whose every answer is known."""

from __future__ import annotations

from judge.cards.card import Card
from judge.cards.collection import Collection
from judge.editions import rules_of
from judge.game.course.referee import let_happen
from judge.game.event.choices import Option, Question
from judge.game.state.state import State
from judge.game.terms import Phase
from judge.games.ability_uses import AbilityWatch, why_not, words
from judge.scenario.file import read_bytes
from judge.scenario.verdict import judge

RULES = rules_of("5.0")
KUWAT, ISBA, TRAINING = "ALT_CORE_B_YZ_15_C", "ALT_CORE_B_YZ_28_R1", "ALT_CORE_B_YZ_19_C"
FESTIVAL, BARMAID = "ALT_CORE_B_LY_29_C", "ALT_DUSTER_B_LY_89_R1"
BOARD = f"""# A day

- Rules: 5.0

## Board

### Ann

- Mana: 9
- Hand: {KUWAT}; {TRAINING}
- Reserve: {BARMAID}, Exhausted
- Deck: 9 Red
- Landmarks: {ISBA}
- First player

### Bob

- Landmarks: {FESTIVAL}
- Passed

## Play

1. then it is Ann's turn
"""


def card(id_: str) -> Card:
    return next(one for one in Collection.shipped() if one.id == id_)


def play(first: str) -> AbilityWatch:
    """Ann plays a card and passes; the day goes on until Night."""
    judged = judge(read_bytes(BOARD.encode(), "a-day.md"), "5.0").performance
    assert judged is not None
    state, asked = judged.start, list[tuple[State, Question]]()
    uses = AbilityWatch(map(card, (KUWAT, ISBA, TRAINING, FESTIVAL, BARMAID)))

    def choose(question: Question, seen: State) -> Option:
        asked.append((seen, question))
        hers = [
            one for one in question.allowed if one.object is not None and seen.objects[one.object].base.card == first
        ]
        passing = [one for one in question.allowed if one.kind in ("pass", "no")]
        return (hers or passing or list(question.allowed))[0]

    while state.phase is not Phase.NIGHT:
        done = let_happen(state, RULES, choose)
        uses.look(state, done)
        state = done.state
    uses.ask(asked)
    return uses


def why(uses: AbilityWatch, id_: str, place: int) -> str:
    assert (id_, place) not in uses.happened
    return why_not(card(id_), place, uses.kept).say()


def test_a_reaction_has_happened_once_it_is_activated() -> None:
    assert words(card(KUWAT), 0, "en").startswith("{J}")
    assert (KUWAT, 0) in play(KUWAT).happened
    assert why(play(TRAINING), KUWAT, 0) == "its trigger never came where it works"


def test_what_a_spell_does_has_happened_once_it_is_played() -> None:
    assert (TRAINING, 0) in play(TRAINING).happened
    assert why(play(KUWAT), TRAINING, 0) == "its card was never where it applies"


def test_a_quick_action_that_nobody_can_pay_for() -> None:
    assert why(play(TRAINING), ISBA, 1) == "its cost could not be paid"


def test_a_condition_that_is_not_met() -> None:
    assert why(play(TRAINING), FESTIVAL, 1).startswith("its trigger came, and it was not activated")


def test_a_support_ability_of_an_exhausted_card() -> None:
    assert why(play(TRAINING), BARMAID, 1) == "its card was Exhausted in Reserve"
