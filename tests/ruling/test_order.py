"""Of the laws that decide, the one that a judge names first comes before the others."""

from __future__ import annotations

from test_proof import played, proof

from judge.law.laws import day, events, objects, overview, playing, vocabulary, zones
from judge.ruling.asking import asked
from judge.ruling.contrast import contrast
from judge.ruling.generality import generality
from judge.ruling.proof import prove
from judge.ruling.trials import Trials
from judge.scenario.file import read_bytes
from judge.scenario.verdict import judge


def test_an_order_of_reactions_comes_right_before_the_verbs() -> None:
    about = "Sylas, Cryptic Warlock gains 2 boosts"
    laws = proof("events/sylas-draws-first", about).laws
    assert laws[:2] == (day.REACTION_ORDER, vocabulary.GAIN_COUNTERS)


def test_the_word_of_a_trigger_that_only_brought_it_about_comes_after_what_decides_the_step() -> None:
    about = "the Hero Expedition of Lithium moves forward"
    laws = proof("cards/waru-and-mack", about).laws
    assert laws.index(objects.ASLEEP_DOES_NOT_COUNT) < laws.index(vocabulary.IS_PLAYED)
    assert generality(vocabulary.IS_PLAYED, "1.0") < generality(objects.ASLEEP_DOES_NOT_COUNT, "1.0")


def test_a_rule_that_puts_the_step_in_the_place_of_another_comes_before_the_law_of_that_one() -> None:
    about = "Winter Outfits goes to the Discard pile"
    laws = proof("playing/outfits-that-last", about, twin=1).laws
    assert laws[:2] == (objects.FLEETING_DISCARDED, day.REST)


def test_of_whether_a_play_is_allowed_which_cost_is_paid_comes_after_how_it_is_declared() -> None:
    about = "Lithium plays Moth Decoy from Hand"
    run, other = played("playing/a-decoy-needs-a-fresh-card"), played("playing/a-decoy-needs-a-fresh-card", 1)
    question, _ = asked(about, run)
    found = prove(question, Trials(run), beside=contrast(question, run, [other])).deciders
    assert [one.laws for one in found] == [(playing.DECLARED,), (objects.HAND_COST,)]
    assert generality(objects.HAND_COST, "5.0") < generality(playing.DECLARED, "5.0")


def test_of_whether_a_reaction_is_activated_the_symbol_of_its_trigger_comes_first() -> None:
    about = "“I gain 2 boosts” of Haven Trainee is activated"
    laws = proof("cards/the-foundry", about, twin=1).laws
    assert laws[:2] == (vocabulary.RESERVE_SIGN, events.REACTION_ACTIVATED)
    drawn = proof("cards/the-foundry", "Haven Trainee gains 2 boosts", twin=1).laws
    assert drawn[0] is not vocabulary.RESERVE_SIGN


def test_the_law_by_which_a_modifier_replaces_comes_right_before_how_often_it_does() -> None:
    about = "Lithium: Distance of the Hero Expedition: 2"
    laws = proof("day/a-sleigh-and-boots", about).laws
    assert laws[:2] == (events.REPLACING, events.ACTION_MODIFIED_ONCE)
    assert generality(events.ACTION_MODIFIED_ONCE, "5.0") < generality(events.REPLACING, "5.0")


def test_that_the_bearer_has_gone_comes_before_what_sent_it_away() -> None:
    laws = proof("cards/two-inkcasters", "Kappa goes to the Hand").laws
    assert laws.index(events.BEARER_GONE) < laws.index(zones.RESERVE_OVER_LIMIT)
    assert generality(zones.RESERVE_OVER_LIMIT, "1.0") < generality(events.BEARER_GONE, "1.0")


def test_that_reactions_are_checked_again_comes_after_what_is_asked() -> None:
    laws = proof("cards/a-support-ability-this-turn", "Lyra Fifer gains 1 boost").laws
    assert laws[:3] == (playing.GIFT_AS_REACTION, vocabulary.GAIN_COUNTERS, day.CHECKED_AGAIN)
    assert generality(day.CHECKED_AGAIN, "5.0") < generality(vocabulary.GAIN_COUNTERS, "5.0")


def test_that_what_was_played_joins_comes_after_the_reaction_that_it_activates() -> None:
    laws = proof("events/monolith", "Kappa gains 1 boost", twin=1).laws
    assert laws.index(events.REACTION_ACTIVATED) < laws.index(playing.RESOLVED_CARD_JOINS)


def test_what_paying_is_comes_after_how_much_is_paid() -> None:
    laws = proof("vocabulary/scout", "Lithium exhausts 4 Mana Orbs", twin=3).laws
    assert laws[-1] is zones.MANA_PAID_BY_ORBS and len(laws) == 2


def test_whose_turn_it_is_comes_after_how_long_an_effect_lasts() -> None:
    laws = proof("objects/this-afternoon", "Lithium exhausts 3 Mana Orbs", twin=2).laws
    assert laws.index(objects.DURATION) < laws.index(day.FIRST_TURN)
    assert generality(day.FIRST_TURN, "1.0") < generality(objects.DURATION, "1.0")


MOTHS = """# A Gear takes the only Character beside it

- Rules: 5.0

## Cards

### Lamp

- Type: Expedition Permanent — Gear
- Hand Cost: 1
- Reserve Cost: 1
- Text: {J} Sacrifice a Character in my Expedition.

## Board

### Ann

- Mana: 1
- Hand: Lamp
- Hero Expedition: Kappa
- First player

### Ben

- Passed

## Play

1. Ann plays Lamp from Hand in the Hero Expedition
"""


def test_what_only_lets_something_be_where_it_is_comes_after_what_it_does_there() -> None:
    run = judge(read_bytes(MOTHS.encode(), "lamp.md")).performance
    assert run is not None
    question, _ = asked("Ann sacrifices Kappa", run)
    laws = prove(question, Trials(run)).laws
    assert laws[0] is vocabulary.SACRIFICE and objects.ZONE_TYPE in laws
    assert generality(objects.ZONE_TYPE, "5.0") < generality(vocabulary.SACRIFICE, "5.0")


def test_in_how_many_actions_a_verb_is_done_comes_after_the_verb() -> None:
    about = "Bold Outrider gains 1 boost"
    laws = proof("cards/each-animal-and-adventurer", about).laws
    assert laws[:2] == (vocabulary.GAIN_COUNTERS, events.ACTION_PER_OBJECT)
    assert generality(events.ACTION_PER_OBJECT, "5.0") < generality(vocabulary.GAIN_COUNTERS, "5.0")


def test_what_decides_here_comes_before_what_only_tells_another_form_apart() -> None:
    about = "the Hero Expedition of Lithium moves forward"
    run, other = played("day/urbex-in-company", 1), played("day/urbex-in-company")
    question, _ = asked(about, run)
    found = prove(question, Trials(run), beside=contrast(question, run, [other])).deciders
    assert [one.laws for one in found[:2]] == [(day.TIE_NOT_ENOUGH,), (vocabulary.OBJECT_IN_CONTACT,)]
    assert [one.there for one in found[:2]] == [False, True]


def test_that_a_step_is_done_where_another_was_not_comes_before_what_its_verb_is() -> None:
    about = "the Companion Expedition of Lithium Ascends"
    laws = proof("vocabulary/the-trooper-looks-up", about, twin=1).laws
    assert laws[:2] == (events.OTHERWISE, vocabulary.ASCEND)


def test_that_an_ability_finds_what_has_moved_comes_right_before_that_its_bearer_may_be_gone() -> None:
    about = "Moonlight Jellyfish goes to the Reserve"
    laws = proof("objects/moonlight-jellyfish", about).laws
    assert laws[:2] == (objects.MOVED_OBJECT_FOUND, events.BEARER_GONE)
    assert generality(events.BEARER_GONE, "1.0") < generality(objects.MOVED_OBJECT_FOUND, "1.0")


def test_by_what_a_modifier_replaces_comes_before_what_it_replaces() -> None:
    laws = proof("cards/stays-by-defecting", "Turncoat defects").laws
    assert laws[:2] == (events.REPLACING, day.REST)


def test_what_the_words_of_a_condition_mean_comes_before_when_it_is_looked_at() -> None:
    about = "the condition is not met"
    for name in ("cards/yong-su-and-the-reserve", "day/arena-all-tied"):
        laws = proof(name, about).laws
        assert events.CONDITIONAL_STEP in laws[1:]


BOTH_WIN = """# Both of them would win

- Rules: 1.0

## Cards

### Early Bell

- Type: Permanent — Landmark
- Hand Cost: 1
- Reserve Cost: 1
- Text: At Dusk — You win the game.

## Board

### Lithium

- Landmarks: Early Bell

### Ninette

- Landmarks: Early Bell
- First player
- Passed

## Play

1. Lithium passes
2. the game goes on until Night
"""


def test_an_order_of_reactions_comes_before_the_golden_rule_by_which_a_text_has_somebody_win() -> None:
    run = judge(read_bytes(BOTH_WIN.encode(), "both")).performance
    assert run is not None
    question, _ = asked("Ninette wins the game", run)
    laws = prove(question, Trials(run)).laws
    assert laws[:2] == (day.REACTION_ORDER, overview.SPECIFIC_BEATS_GENERAL)
