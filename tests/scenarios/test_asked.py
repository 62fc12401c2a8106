"""What a form is asked stands in its file, is read in either language and told in the reader’s."""

from __future__ import annotations

from judge.messages import Language
from judge.place import SCENARIOS
from judge.ruling.ruling import Ruling
from judge.ruling.rulings import ruling_of_form
from judge.scenario.asked import MOST_LAWS, AskedFact, AskedMove, AskedSentence, asked_line, read_asked
from judge.scenario.bless import bless
from judge.scenario.file import read_bytes, read_file
from judge.scenario.twin import whole_forms
from judge.scenario.verdict import Judgement, judge

TEXT = """# Title / Titre

- Rules: 1.0

## Board

### Lithium

- Mana: 5
- Hand: Red

### Ninette

- Mana: 5

## Play

1. Lithium plays Red from Hand in the Hero Expedition
   - Red joins the Hero Expedition [5.1.2.e]

## Outcome

### Lithium

- Hero Expedition: Red

## Ruling

- {asked}

## But if there is no mana / Mais si le mana manque

### Lithium

- Mana: 0

## Play

1. Lithium plays Red from Hand in the Hero Expedition
   - not allowed [5.1.2.c]

## Outcome

### Lithium

- Hand: Red

## Ruling

- {twin}

## But if Red waits in Reserve / Mais si Red attend en Réserve

### Lithium

- Hand: empty
- Reserve: Red

## Play

1. Lithium plays Red from Reserve in the Hero Expedition
"""


def judged(asked: str, twin: str = "as above") -> Judgement:
    found = judge(read_bytes(TEXT.format(asked=asked, twin=twin).encode(), "text.md"))
    assert found.own == "holds", [mistake.say() for mistake in found.mistakes]
    return found


def ruled(judgement: Judgement, language: Language = "en") -> Ruling:
    found = ruling_of_form(judgement, language)
    assert found is not None
    return found


def test_the_ruling_answers_what_the_file_asks() -> None:
    found = judged("Lithium exhausts 2 Mana Orbs [3.2.9.f]")
    said = ruled(found)
    assert said.question == "Is it true that Lithium exhausts 2 Mana Orbs?"
    assert said.answer == "Yes: Lithium exhausts 2 Mana Orbs."
    assert ruled(found, "fr").question == "Est-il vrai que Lithium épuise 2 Orbes de Mana\u00a0?"


def test_a_twin_is_asked_what_the_main_form_is_asked_where_it_says_so() -> None:
    found = judged("Red joins the Hero Expedition [5.1.2.e]", "comme ci-dessus")
    line = asked_line(found.twins[0].scenario)
    assert line is not None
    assert (line.text, line.laws) == ("Red joins the Hero Expedition", ("5.1.2.e",))
    assert ruled(found.twins[0]).answer == "No: Red does not join the Hero Expedition."


def test_a_twin_without_a_question_is_asked_what_its_last_move_comes_to() -> None:
    found = judged("Red joins the Hero Expedition")
    assert asked_line(found.twins[1].scenario) is None
    assert ruled(found.twins[1]).question.startswith("What follows “Lithium plays Red from Reserve")


def test_a_move_a_fact_a_statement_and_a_move_that_is_not_made_can_be_asked() -> None:
    for asked, kind, use in (
        ("lithium plays red from hand in the Hero Expedition", AskedMove, ""),
        ("Lithium : Expédition du Héros : Red", AskedFact, ""),
        ("Lithium: Hero Expedition: Red", AskedFact, ""),
        ("Red rejoint l’Expédition du Héros", AskedSentence, "trace"),
        ("Ninette knows Red", AskedSentence, "sight"),
        ("Red has no statuses", AskedSentence, "condition"),
        ("Lithium passes", AskedSentence, "move"),
    ):
        run = judged(asked).performance
        assert run is not None
        read = read_asked(asked, run)
        assert isinstance(read, kind), asked
        assert not isinstance(read, AskedSentence) or read.use == use


def test_what_could_be_done_is_known_though_nobody_does_it() -> None:
    asked = "Lithium joue Red depuis la Main dans l’Expédition du Compagnon"
    found = judged(asked, asked)
    assert ruled(found).question == ("Could it be done: “Lithium plays Red from Hand in the Companion Expedition”?")
    assert ruled(found).answer.startswith("Yes: ")
    assert ruled(found.twins[0]).answer == "No: Red costs 2, and Lithium has no Mana Orb ready."
    assert "5.1.2.c" in ruled(found.twins[0]).laws


def test_what_a_player_knows_is_asked_with_its_law() -> None:
    found = judged("Ninette ne connaît pas Red")
    assert ruled(found).answer == "No, it is not so: “Ninette does not know Red”."


def test_what_happens_is_written_anew_without_the_question() -> None:
    asked = "Red joins the Hero Expedition [5.1.2.e]"
    text = TEXT.format(asked=asked, twin="as above")
    written = bless(text, judged(asked), "en")
    assert written.count("## Ruling") == 2
    assert "- as above\n" in written and f"- {asked}\n" in written


def test_every_form_that_ships_has_its_question_and_the_articles_that_decide() -> None:
    for path in sorted(SCENARIOS.glob("*/*.md")):
        for form in whole_forms(read_file(path, path.stem)):
            line = asked_line(form)
            assert line is not None, path
            assert 0 < len(line.laws) <= MOST_LAWS, path
