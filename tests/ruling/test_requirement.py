"""What does not happen has its reason: no card in the Deck, not played from Reserve, in play already; and its words."""

from __future__ import annotations

import pytest
from test_proof import played as shipped

from judge.messages import Language
from judge.ruling.asking import asked, following
from judge.ruling.ruling import Ruling, unnamed_sentence
from judge.ruling.rulings import ruling_of_form
from judge.ruling.trials import Trials
from judge.ruling.writer import RulingWriter
from judge.scenario.file import read_bytes
from judge.scenario.performance import Performance
from judge.scenario.verdict import judge
from judge.telling.seat import SeatView

CARDS = """# Requirements

- Rules: 5.0

## Cards

### Grab

- Type: Spell
- Hand Cost: 1
- Reserve Cost: 1
- Text: Take control of target Landmark.

### Study

- Type: Spell
- Hand Cost: 1
- Reserve Cost: 1
- Text: Draw a card.

### Again

- Type: Spell
- Hand Cost: 1
- Reserve Cost: 1
- Text: Up to two target Characters each gain 1 boost.

### Cut

- Type: Spell
- Hand Cost: 1
- Reserve Cost: 1
- Text: Sacrifice a Character.

### Tower

- Type: Landmark Permanent
- Hand Cost: 1
- Reserve Cost: 1
- Text: {J} Draw a card.

### Shield

- Type: Character
- Hand Cost: 1
- Reserve Cost: 1
- Statistics: 1/1/1
- Text: If I would be sacrificed, draw a card instead.
"""


def board(ann: str, moves: str, ben: str = "", ruling: str = "") -> bytes:
    """A file in which Ann begins."""
    asks = f"\n\n## Ruling\n\n- {ruling}\n" if ruling else "\n"
    begins = f"{CARDS}\n## Board\n\n### Ann\n\n- Mana: 7\n- First player\n{ann}\n\n### Ben\n\n{ben}"
    return f"{begins}\n\n## Play\n\n{moves}{asks}".encode()


def played(*parts: str) -> Performance:
    """The form as it is played."""
    run = judge(read_bytes(board(*parts), "requirement")).performance
    assert run is not None
    return run


def ruled(run: Performance, question: str, language: Language = "en") -> Ruling:
    """The ruling on a question."""
    seat = SeatView(run, None)
    return RulingWriter(Trials(run), seat, language).rule(*asked(question, run, seat, language))


DRAWN = played("- Hand: Study", "1. Ann plays Study from Hand")
LANDMARK = played("- Reserve: Tower", "1. Ann plays Tower from Reserve")
FROM_HAND = played("- Hand: Red", "1. Ann plays Red from Hand in the Hero Expedition")
TAKEN = played("- Hand: Grab\n- Deck: 4 cards", "1. Ann plays Grab from Hand", "- Landmarks: Tower\n- Deck: 4 cards")
STAYS = played(
    "- Hand: Cut\n- Deck: 4 cards\n- Hero: Lindiwe & Maw\n- Companion Expedition: Maw\n- Hero Expedition: Shield",
    "1. Ann plays Cut from Hand\n2. Ann chooses Shield",
)
TWICE = played(
    "- Hand: Again\n- Hero Expedition: Kappa; Red",
    "1. Ann plays Again from Hand\n2. Ann targets Kappa\n3. Ann targets Kappa\n   - not allowed [6.5.b]",
)
TWO = played(
    "- Hand: Cut\n- Hero Expedition: Kappa, 1 boost; Kappa, 2 boosts",
    "1. Ann plays Cut from Hand\n2. Ann chooses Kappa #1",
)


@pytest.mark.parametrize(
    ("run", "question", "article"),
    [
        (DRAWN, "Ann draws a card", "3.2.2.d"),
        (LANDMARK, "Tower gains Fleeting", "5.2.3.a"),
        (FROM_HAND, "Red gains Fleeting", "5.2.1.b"),
        (TAKEN, "“Draw a card” of Tower is activated", "7.3.10.a"),
    ],
    ids=["no card", "Landmark", "from Hand", "in play already"],
)
def test_the_first_requirement_that_fails_is_named(run: Performance, question: str, article: str) -> None:
    said = ruled(run, question)
    assert said.answer.startswith("No: ")
    assert f"It rests on {article}: " in said.why


def test_a_deck_without_a_card_is_a_case_of_nothing_that_happens() -> None:
    assert ruled(DRAWN, "nothing happens").answer == "Yes: nothing happens."


@pytest.mark.parametrize(
    ("language", "answer"),
    [
        ("en", "Yes: Ann sacrifices Shield, even if this happens instead: Ann draws a card."),
        ("fr", "Oui\u00a0: Ann sacrifie Shield, même si ceci se passe à la place\u00a0: Ann pioche une carte."),
    ],
)
def test_what_is_sacrificed_and_left_alone_was_sacrificed(language: Language, answer: str) -> None:
    said = ruled(STAYS, "Ann sacrifices Shield", language)
    assert said.answer == answer
    assert said.deciding[0].number == "7.3.36.b"
    assert ruled(STAYS, "Maw gains 2 boosts").answer == "Yes: Maw gains 2 boosts."


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Kappa is among the targets already, and none is chosen twice"),
        ("fr", "Kappa compte déjà parmi les cibles, et aucune n’est choisie deux fois"),
    ],
)
def test_what_is_chosen_already_is_refused_by_the_law_that_forbids_it(language: Language, words: str) -> None:
    seat = SeatView(TWICE, None)
    said = RulingWriter(Trials(TWICE), seat, language).rule(*following(3, TWICE, seat, language))
    assert words in said.answer
    assert said.deciding[0].number == "6.5.b"
    assert "twice" in said.deciding[0].words or "deux fois" in said.deciding[0].words


def test_an_answer_keeps_the_number_of_a_card_whose_like_is_left() -> None:
    said = ruled(TWO, "Kappa #1 goes to the Discard pile")
    assert said.answer == "Yes: Kappa #1 goes to the Discard pile."
    assert said.deciding[0].without == "Without 7.3.36.a Ann would not sacrifice Kappa #1."


@pytest.mark.parametrize(("article", "unnamed"), [("3.2.2.d", ()), ("2.1.c", ("2.1.c",))])
def test_a_ruling_says_what_the_file_names_and_it_does_not(article: str, unnamed: tuple[str, ...]) -> None:
    file = board("- Hand: Study", "1. Ann plays Study from Hand", ruling=f"Ann draws a card [{article}]")
    found = ruling_of_form(judge(read_bytes(file, "requirement")), "en")
    assert found is not None and found.unnamed == unnamed
    said = "The file names 2.1.c for this; the ruling comes to others." if unnamed else ""
    assert unnamed_sentence(found, "en") == said


@pytest.mark.parametrize(
    ("name", "twin", "question", "answer", "article"),
    [
        ("vocabulary/gift", 2, "Generous Host gains 1 boost", "No", "2.2.12.g"),
        ("cards/no-orb-from-a-token", 0, "Ordis Recruit ceases to exist", "Yes", "2.1.d"),
        ("objects/kuwat-and-haven", 0, "Kuwat, the Dissenter gains 1 boost", "No", "2.1.c"),
        ("events/one-or-the-other", 0, "Lithium resupplies Red", "No", "6.5.e"),
        ("objects/only-what-is-in-play", 0, "Kappa gains 1 boost", "No", "2.2.1.h"),
        ("objects/this-afternoon", 1, "Lithium exhausts 3 Mana Orbs", "No", "2.2.13.c"),
        ("objects/inspected-reserve", 0, "Red gains 1 boost", "No", "1.4.1.a"),
        ("events/janus-and-the-discard", 1, "Janus gains 1 boost", "No", "6.3.b"),
    ],
    ids=[
        *("only in play", "a token is no card", "another object", "read once", "what is in play counts"),
        *("duration over", "can't beats can", "not what the trigger names"),
    ],
)
def test_each_requirement_that_the_rules_name_is_proved_by_its_switch(
    name: str, twin: int, question: str, answer: str, article: str
) -> None:
    run = shipped(name, twin)
    said = ruled(run, question)
    assert said.answer.startswith(f"{answer}: ")
    assert said.deciding[0].number == article
    assert said.deciding[0].without.startswith(f"Without {article} ")
