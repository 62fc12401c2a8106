"""The ruling is read aloud: what happens, the article that decides, and what would happen without it."""

from __future__ import annotations

import re

import pytest
from test_proof import played

from judge.cards.collection import Collection
from judge.desk.sheet import blank, cut_after, with_move
from judge.desk.view import sit
from judge.editions import PLAYED
from judge.law.book import book
from judge.messages import LANGUAGES, Language
from judge.place import SCENARIOS
from judge.ruling.asking import asked
from judge.ruling.ruling import Ruling
from judge.ruling.trials import Trials
from judge.ruling.writer import RulingWriter
from judge.telling.seat import SeatView

SHIPPED = sorted(SCENARIOS.glob("*/*.md"))


def unasked(text: str) -> str:
    """A text that asks nothing, so that the ruling is on what its last move comes to."""
    return re.sub(r"^## (?:Ruling|Décision)\n\n- .*\n", "", text, flags=re.MULTILINE)


def ruled(path: str, language: Language = "en", moves: int | None = None, change: tuple[str, str] = ("", "")) -> Ruling:
    """The ruling on a shipped scenario, or on its first moves."""
    text = unasked((SCENARIOS / f"{path}.md").read_text(encoding="utf-8"))
    text = text.replace(*change, 1) if change[0] else text
    found = sit(text if moves is None else cut_after(text, moves), language).ruling
    assert found is not None
    return found


def test_what_does_not_happen_is_said_with_its_reason_and_what_would_be_without_it() -> None:
    assert ruled("objects/kuwat-and-haven").sentences == (
        "Nothing happens.",
        "The deciding article is 2.1.c: “An item that ends up in a visible zone becomes a new object there, with a new "
        "timestamp”, together with 4.4.c and 7.3.19.a.",
        "Without 2.1.c Kuwat, the Dissenter would gain 1 boost.",
    )


def test_what_several_players_do_at_once_is_one_sentence() -> None:
    found = ruled("events/anubis")
    assert found.sentences[0].startswith("Lithium sacrifices Ordis Trooper")
    assert "Ninette sacrifices Sneezer Shroom" in found.sentences[0]
    assert "7.3.19.a" in found.laws


def test_a_refusal_says_what_is_not_allowed_and_why() -> None:
    found = ruled("events/anubis", moves=1, change=("- Mana: 5", "- Mana: 4"))
    assert found.sentences[0].startswith(
        "“Lithium plays Anubis from Hand in the Hero Expedition” is not allowed: Anubis costs 5, and Lithium has only "
    )
    assert "5.1.2.c" in found.laws


def test_a_choice_that_only_leads_to_another_is_allowed() -> None:
    found = ruled("events/anubis", moves=2)
    assert found.sentences[0] == (
        "“Lithium chooses Ordis Trooper” is allowed; nothing has happened yet, and this comes next: "
        "Ninette makes the choice that the effect asks for (Anubis)."
    )


def test_what_the_rules_leave_open_is_called_open() -> None:
    path = SCENARIOS / "vocabulary/switching-together.md"
    sitting = sit(path.read_text(encoding="utf-8").split("\n## But if")[0], "en")
    assert sitting.ended == "open"
    assert sitting.ruling is not None
    assert sitting.ruling.sentences[0].startswith("The rules of edition 1.0 do not settle what happens after “")
    assert sitting.ruling.sentences[1].startswith(f"What comes nearest is {sitting.nearest[0]}: “")


def test_before_the_first_move_there_is_nothing_to_rule() -> None:
    assert sit(blank("en", "5.0"), "en").ruling is None
    passed = sit(with_move(blank("en", "5.0"), "Lithium passes"), "en").ruling
    assert passed is not None
    assert passed.sentences[0] == "Lithium passes for the day."


def test_a_ruling_is_copied_with_its_articles_and_its_address() -> None:
    text = ruled("events/anubis").text("en", "https://judge.example/en/desk?s=x")
    assert text.endswith("\nhttps://judge.example/en/desk?s=x")
    assert "\nRules of Altered, edition 1.0: 6.1.g, 7.3.19.a, 6.1.e\n" in text


NAMED_WITH_A_SPACE = re.compile(
    "|".join(re.escape(name) for name in {one.name["fr"] for one in Collection.shipped()} if re.search(" [!?]", name))
)
"""Names of cards, which keep the spaces with which they are printed."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_is_whole_sentences_of_known_articles(language: Language) -> None:
    for path in SHIPPED[::12]:
        ruling = sit(unasked(path.read_text(encoding="utf-8")), language).ruling
        if ruling is None:
            continue
        for sentence in ruling.sentences:
            assert sentence[0] == sentence[0].upper() and sentence.endswith("."), path
            assert not re.search(r"\.\.|  |\{[a-z_]+\}|\[\d| ,|;\.|“”|«\s*»", sentence), f"{path}: {sentence}"
            assert len(sentence) < 900
            prose = NAMED_WITH_A_SPACE.sub("", sentence)
            assert language == "en" or not re.search(r"[^\u00a0\u202f?!][:;?!»]\s|«[^\u00a0\u202f]", prose), sentence
        assert all(any(number in book(edition) for edition in PLAYED) for number in ruling.laws)
        assert ruling.laws


@pytest.mark.parametrize(
    ("path", "main", "without"),
    [
        ("day/tie", "4.2.4.c", "the Hero Expedition of Lithium would move forward"),
        ("day/defender", "7.4.1.b", "the Hero Expedition of Lithium would move forward"),
        ("day/zero-is-not-enough", "4.2.4.d", "the Hero Expedition of Lithium would move forward"),
        ("playing/tough-unpaid", "6.4.g", "Achilles would gain Anchored"),
    ],
)
def test_the_cause_decides_and_its_absence_is_told(path: str, main: str, without: str) -> None:
    found = ruled(path)
    assert found.laws[0] == main
    assert found.sentences[2] == f"Without {main} {without}."
    assert found.deciding[0].number == main and found.deciding[0].words in found.sentences[1]
    assert set(found.laws) <= set(found.tried)


def test_of_an_article_that_lists_cases_no_other_case_is_quoted_alone() -> None:
    text = blank("en", "1.0").replace("- First player", "- Hand: Haven, Bravos Bastion\n- First player")
    found = sit(with_move(text, "Lithium plays Haven, Bravos Bastion from Hand"), "en").ruling
    assert found is not None
    assert "Permanent card: it joins the Landmark zone" in found.sentences[1]


@pytest.mark.parametrize(("language", "without"), [("en", "Without"), ("fr", "Sans")])
def test_what_each_law_changes_is_told_also_of_those_that_do_not_decide(language: Language, without: str) -> None:
    found = ruled("objects/kuwat-and-haven", language)
    elsewhere = {one.number: one.without for one in found.elsewhere}
    deciding = {one.number for one in found.deciding}
    assert deciding and deciding.isdisjoint(elsewhere)
    assert {*elsewhere, *deciding, *found.unmoved} == {*found.tried}
    assert found.unmoved and all(said.startswith(f"{without} {number}") for number, said in elsewhere.items())
    assert "3 Mana Orbs" in elsewhere["3.2.9.f"] or "3 Orbes de Mana" in elsewhere["3.2.9.f"]


def test_what_a_law_changes_elsewhere_names_no_card_that_is_not_known_from_the_seat() -> None:
    run = played("vocabulary/resupply")
    question, line = asked("Lithium resupplies Haven Warrior", run)
    found = RulingWriter(Trials(run), SeatView(run, 1), "en").rule(question, line).elsewhere
    assert found and all("Ordis Trooper" not in one.without for one in found)
