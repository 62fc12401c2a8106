"""The laws that decide are those without which the answer is another, in a stated order.

The file is long because each way to decide has its case.
"""

from __future__ import annotations

import pytest

from judge.law.citation import cite
from judge.law.laws import day, events, objects, overview, playing, vocabulary, zones
from judge.law.laws.law import Law
from judge.place import SCENARIOS
from judge.ruling.asking import UnknownAskedError, asked, following
from judge.ruling.at_rest import keeping_at_rest
from judge.ruling.generality import generality
from judge.ruling.grounds import MEANINGS, OUT_OF_THE_WAY
from judge.ruling.proof import Proof, prove
from judge.ruling.question import steps_of
from judge.ruling.trials import Trials
from judge.scenario.file import read_bytes, read_file
from judge.scenario.performance import Performance
from judge.scenario.play import perform
from judge.scenario.stage import MOST_ANSWERS
from judge.scenario.verdict import judge


def played(name: str, twin: int = 0) -> Performance:
    """A form of a shipped scenario, as it was played."""
    found = judge(read_file(SCENARIOS / f"{name}.md", name))
    run = (found, *found.twins)[twin].performance
    assert run is not None
    return run


def proof(name: str, about: str = "", move: int = 0, twin: int = 0, most: int = 100_000) -> Proof:
    """What decides in a shipped scenario."""
    run = played(name, twin)
    question, _ = asked(about, run) if about else following(move, run)
    return prove(question, Trials(run, most=most))


def numbers(found: Proof) -> list[str]:
    return [cite(law, "1.0").article for law in found.laws]


@pytest.mark.parametrize(
    ("name", "about", "twin"),
    [
        ("day/zero-is-not-enough", "the Hero Expedition of Lithium moves forward", 0),
        ("events/anubis", "Ninette sacrifices Sneezer Shroom", 0),
        ("playing/tough-unpaid", "Achilles gains Anchored", 0),
        ("objects/kuwat-and-haven", "Kuwat, the Dissenter gains 1 boost", 1),
        ("objects/a-bonus-that-counts-robots", "Lithium: Distance of the Hero Expedition: 0", 1),
    ],
)
def test_without_each_law_that_decides_the_answer_is_another(name: str, about: str, twin: int) -> None:
    run = played(name, twin)
    question, _ = asked(about, run)
    found = prove(question, Trials(run, most=100_000))
    assert found.deciders and not found.untried
    for one in found.deciders:
        assert question.answer(one.without) != question.answer(run)
    decided = {*found.laws}
    for law in set(found.tried) - decided:
        without = Trials(run).without(law)
        assert without is None or question.answer(without) == question.answer(run), law.name


def test_the_exception_is_read_out_before_its_rule() -> None:
    found = numbers(proof("day/defender", "the Hero Expedition of Lithium moves forward"))
    assert found[0] == "7.4.1.b"
    assert "4.2.4.b" not in found[:1]


def test_a_law_that_speaks_in_few_situations_stands_before_one_that_speaks_in_many() -> None:
    about = "“Put me in Reserve” of Moonlight Jellyfish is activated"
    found = proof("events/fleeting-jellyfish", about, twin=1).laws
    assert found[-1] is events.MANDATORY, "without it the Jellyfish is sacrificed or not, as its player likes"
    apart = MEANINGS | OUT_OF_THE_WAY | {events.REACTION_ACTIVATED}
    others = [law for law in found[:-1] if law not in apart]
    spoken = [generality(law, "1.0").bit_length() for law in others]
    assert spoken == sorted(spoken) and spoken[0] < spoken[-1]


@pytest.mark.parametrize(
    ("name", "about", "rule", "meaning"),
    [
        ("zones/a-lectern-goes-home", "Ninette: Discard pile: The Lectern", "3.1.2.c", "1.1.3.c"),
        ("vocabulary/a-picnic-for-two", "Red gains 1 boost", "7.3.29.a", "7.3.10.a"),
    ],
)
def test_what_a_word_means_comes_after_the_law_that_uses_it(name: str, about: str, rule: str, meaning: str) -> None:
    found = [cite(law, "5.0").article for law in proof(name, about).laws]
    assert found.index(rule) < found.index(meaning)


@pytest.mark.parametrize(("name", "expedition"), [("day/ascended", "Lithium"), ("cards/marker-at-noon", "Ninette")])
def test_the_main_law_of_a_step_comes_before_what_only_counts_for_it(name: str, expedition: str) -> None:
    found = numbers(proof(name, f"the Hero Expedition of {expedition} moves forward", twin=1))
    assert found[0] == "4.2.4.b" and any(number.startswith("2.2.2.") for number in found[1:])


def test_what_refuses_a_move_is_read_out_first() -> None:
    paths = [path for path in sorted(SCENARIOS.glob("*/*.md")) if "   - not allowed [" in path.read_text("utf-8")]
    decided = 0
    for path in paths[:: len(paths) // 12]:
        judged = judge(read_file(path, path.name))
        for found in (one.performance for one in (judged, *judged.twins)):
            assert found is not None
            for one in [one for one in found.played if one.refusal is not None and one.move is not None][:1]:
                assert one.move is not None and one.refusal is not None
                question, _ = asked(one.move.line.text, found)
                deciders = prove(question, Trials(found, most=100_000)).deciders
                refusing = [law in one.refusal.laws for decider in deciders for law in decider.laws]
                assert refusing == sorted(refusing, reverse=True), path.name
                decided += any(refusing)
    assert decided > 5


class EitherHolds:
    """Whether one of two laws is in force, asked of the whole run."""

    def __init__(self, *laws: Law) -> None:
        self.laws = laws

    def answer(self, run: Performance) -> object:
        return any(run.rules.holds(law) for law in self.laws)

    def steps(self, run: Performance) -> range:
        return range(len(steps_of(run)))

    def refused_by(self, run: Performance) -> tuple[Law, ...]:
        return ()


def test_where_two_laws_each_suffice_both_are_named() -> None:
    run = played("events/anubis")
    both = prove(EitherHolds(playing.DECLARED, zones.LIMBO), Trials(run, most=100_000)).tried[:2]
    found = prove(EitherHolds(*both), Trials(run, most=100_000))
    assert [set(one.laws) for one in found.deciders] == [set(both)]


def test_what_only_brings_the_step_about_does_not_hide_two_laws_of_it_that_each_suffice() -> None:
    found = proof("objects/no-boosts-in-the-hand", "Kappa loses its counters").deciders
    assert {cite(law, "5.0").article for law in found[0].laws} == {"2.5.b", "2.5.j"}
    assert "7.3.27.a" in [cite(law, "5.0").article for one in found[1:] for law in one.laws]


def test_beyond_the_bound_nothing_is_claimed_of_what_was_not_tried() -> None:
    found = proof("events/anubis", move=3, most=0)
    assert found.tried == () and found.deciders == ()
    assert len(found.untried) > 5


def test_a_law_cited_only_later_is_not_tried() -> None:
    run = played("events/anubis")
    later = {law for one in run.played[2:] for happening in one.happenings for law in happening.laws}
    sooner = {law for one in run.played[:2] for happening in one.happenings for law in happening.laws}
    assert later - sooner
    question, _ = following(1, run)
    assert not (later - sooner) & set(prove(question, Trials(run, most=100_000)).tried)


def test_what_asks_nothing_is_said_with_what_could_be_asked() -> None:
    with pytest.raises(UnknownAskedError) as unknown:
        asked("frobnicate", played("events/anubis"))
    for language, words in (("en", "asks nothing"), ("fr", "ne demande rien")):
        said = unknown.value.message.say(language)  # type: ignore[arg-type]
        assert words in said and "Lithium chooses Ordis Trooper" in said
    with pytest.raises(UnknownAskedError):
        following(99, played("events/anubis"))


def test_a_spell_that_plays_itself_where_a_law_is_off_is_stopped() -> None:
    run = played("playing/free-and-nothing-to-exhaust")
    again = perform(run.scenario, run.rules.without(zones.LIMBO), strict=False, unfinished=run.unfinished, wish=1)
    assert again is not None and again.end == "endless" and len(again.answers) < MOST_ANSWERS


ORDER = """# Don Juan’s order / L’ordre de Don Juan

- Rules: 5.0

## Board

- Phase: Night

### Lithium

- Mana: 1
- First player

### Ninette

- Mana: 1
- Hero Expedition: Don Juan, Fleeting, owned by Lithium

## Play

1. the game goes on until Morning
2. Lithium applies CHOICE of Don Juan first
"""


@pytest.mark.parametrize(
    ("choice", "line"),
    [("the rule", "Don Juan goes to the Discard pile"), ("the ability", "Don Juan defects")],
)
def test_an_order_that_is_chosen_is_ruled_by_the_law_that_leaves_it(choice: str, line: str) -> None:
    text = ORDER.replace("CHOICE of", "the rule to" if choice == "the rule" else "the ability of")
    run = judge(read_bytes(text.encode(), "order.md")).performance
    assert run is not None
    question, _ = asked(line, run)
    first = prove(question, Trials(run, most=100_000)).deciders[0]
    assert first.laws == (events.MODIFIER_CHOSEN,)
    assert question.answer(first.without) != question.answer(run)
    assert first.chosen is (choice == "the rule"), "without the law the rule would come first"


def test_a_verb_that_only_brought_it_about_comes_after_the_law_of_the_step() -> None:
    found = proof("cards/as-many-boosts-as-discarded", "Tallyman gains 2 boosts").laws
    assert found.index(vocabulary.GAIN_COUNTERS) < found.index(vocabulary.DISCARD)
    assert generality(vocabulary.DISCARD, "5.0") < generality(vocabulary.GAIN_COUNTERS, "5.0")


def test_of_reactions_too_the_law_that_leaves_their_order_decides() -> None:
    found = proof("objects/kuwat-and-haven", "Kuwat, the Dissenter gains 1 boost").deciders
    assert [one.chosen for one in found if day.REACTION_ORDER in one.laws] == [True]


def test_a_mode_that_is_chosen_decides_and_comes_right_before_the_verbs() -> None:
    found = proof("playing/three-times-the-same", "Ninette sacrifices Caladrius").deciders
    laws = [law for one in found for law in one.laws]
    assert laws.index(events.MODE_CHOSEN) + 1 == laws.index(vocabulary.SACRIFICE)
    assert [one.chosen for one in found if events.MODE_CHOSEN in one.laws] == [True]


def test_a_target_that_is_chosen_decides_after_what_the_answer_is_another_without() -> None:
    found = proof("playing/target-no-longer-suitable", "Red gains 1 boost", twin=1).deciders
    assert [(one.laws, one.chosen) for one in found] == [
        ((vocabulary.GAIN_COUNTERS,), False),
        ((playing.TARGETS_CHOSEN,), True),
    ]


def test_an_order_in_which_several_cards_are_played_decides() -> None:
    found = proof("playing/two-guests-at-once", "Head Steward gains 1 boost").deciders
    assert [one.chosen for one in found if playing.SEVERAL_CARDS in one.laws] == [True]


def test_what_cannot_be_chosen_comes_before_what_one_need_not_choose() -> None:
    about = "Lithium: Hero Expedition: Guiding Ocelot (rare), no boosts; Red, no boosts"
    found = proof("cards/a-boost-handed-on", about, twin=1).laws
    assert found[:2] == (events.COST_IN_FULL, events.INTERNAL_COST_DECLINED)
    assert generality(found[1], "5.0") < generality(found[0], "5.0")


def test_a_golden_rule_comes_after_a_rule_that_speaks_about_as_often() -> None:
    about = "Lithium plays Sagitta, Soaring Leviathan from Hand in the Hero Expedition"
    found = proof("playing/sagitta-soars", about).laws
    assert found[:2] == (playing.COST_DECREASES, overview.SPECIFIC_BEATS_GENERAL)


def test_how_it_became_fleeting_comes_after_what_is_done_with_what_is_fleeting() -> None:
    found = proof("vocabulary/cooldown", "Warm Letter goes to the Discard pile", twin=1).laws
    assert found.index(playing.SPELL_DONE) < found.index(playing.SPELL_FROM_RESERVE)
    assert generality(playing.SPELL_FROM_RESERVE, "5.0") < generality(playing.SPELL_DONE, "5.0")


@pytest.mark.parametrize(
    ("name", "about", "twin", "meaning"),
    [
        ("objects/teslas-third-boost", "Nikola Tesla gains 2 boosts", 1, vocabulary.EMBLEM_SPEAKS_OF_ITS_MAKER),
        ("day/still-dusk", "the Companion Expedition of Lithium moves forward", 1, objects.ENDS_HAVE_ALL_TERRAINS),
        ("day/due-to-water-alone", "the Hero Expedition of Lithium moves forward", 2, objects.TUMULT_TERRAINS),
    ],
)
def test_who_i_is_and_which_terrains_there_are_is_no_reason_of_its_own(
    name: str, about: str, twin: int, meaning: Law
) -> None:
    found = proof(name, about, twin=twin).laws
    assert meaning in found and found[0] is not meaning


def test_what_keeps_it_from_happening_more_often_decides_though_it_is_told_after_it() -> None:
    about = "“I gain 1 boost” of Vulture is activated"
    found = proof("events/a-reaction-a-hundred-times", about).laws
    assert found[0] is events.REACTION_LIMIT


def test_where_an_ability_does_not_work_may_be_why_it_does_not_stand_in_the_way() -> None:
    run = played("objects/inspected-reserve", twin=2)
    question, _ = asked("Red gains 1 boost", run)
    found = prove(question, Trials(run), at_rest=keeping_at_rest(question, run)).deciders
    assert [one.laws for one in found] == [(objects.ABILITIES_IN_PLAY,), (vocabulary.GAIN_COUNTERS,)]
    assert question.answer(found[0].without) == 0
