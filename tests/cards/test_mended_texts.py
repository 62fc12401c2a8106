"""Slips of the pen in card texts: read as they are meant, with a word about what was mended."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from judge.cards.language.declined import Declined
from judge.cards.language.mending import mended
from judge.cards.language.reader import read_text
from judge.cli import main
from judge.game.terms import Type
from judge.messages import LANGUAGES, Language
from judge.place import SCENARIOS


@pytest.mark.parametrize(
    ("language", "written", "meant", "note"),
    [
        ("en", "{J} Draw a card", "{J} Draw a card.", "full stop"),
        ("fr", "{J} Piochez une carte", "{J} Piochez une carte.", "full stop"),
        ("en", "{j} Draw a card.", "{J} Draw a card.", "symbol"),
        ("en", "{T} Draw a card.", "{T} : Draw a card.", "colon"),
        ("fr", "{T} Piochez une carte.", "{T} : Piochez une carte.", "colon"),
        ("fr", "{T}\u00a0:  Piochez une carte.", "{T} : Piochez une carte.", "blanks"),
        ("en", "{t} : Draw a card.", "{T} : Draw a card.", "symbol"),
        ("en", "{J} Draw 2 cards.", "{J} Draw two cards.", "number"),
        ("fr", "{J} Piochez 2 cartes.", "{J} Piochez deux cartes.", "number"),
        ("fr", "{J} Piochez 1 carte.", "{J} Piochez une carte.", "number"),
        ("fr", "{J} 1 Personnage ciblé gagne 1 boost.", "{J} Un Personnage ciblé gagne 1 boost.", "number"),
        ("fr", "{J} Défaussez 1 Permanent ciblé.", "{J} Défaussez un Permanent ciblé.", "number"),
        (
            "fr",
            "{J} Si vous contrôlez 1 autre [Plante], ravitaillez.",
            "{J} Si vous contrôlez une autre Plante, ravitaillez.",
            "number",
        ),
        (
            "fr",
            "{J} Choisissez 1\u00a0:\n• Piochez une carte.\n• Ravitaillez.",
            "{J} Choisissez l'un\u00a0:\n• Piochez une carte.\n• Ravitaillez.",
            "number",
        ),
        ("fr", "{J} Lancez 1 dé. Sur 4+, ravitaillez.", "{J} Lancez un dé. Sur 4+, ravitaillez.", "number"),
        ("en", "{J} Roll 1 die. On a 4+, Resupply.", "{J} Roll a die. On a 4+, Resupply.", "number"),
        ("en", "{J} Draw 1 card.", "{J} Draw one card.", "number"),
        ("en", "{J} I gain two boosts.", "{J} I gain 2 boosts.", "number"),
        ("en", "{J} I gain one boost.", "{J} I gain 1 boost.", "number"),
        ("en", "{J} I gain two Trial counters.", "{J} I gain 2 Trial counters.", "number"),
        ("fr", "{J} Je gagne deux compteurs Épreuve.", "{J} Je gagne 2 compteurs Épreuve.", "number"),
        ("fr", "{J} Je gagne deux boosts.", "{J} Je gagne 2 boosts.", "number"),
        ("en", "At Noon -- Draw a card.", "At Noon — Draw a card.", "dash"),
        ("fr", "À Midi - Piochez une carte.", "À Midi — Piochez une carte.", "dash"),
        ("en", "At Noon \u2212 Draw a card.", "At Noon — Draw a card.", "dash"),
        ("fr", "À Midi \u2012 Piochez une carte.", "À Midi — Piochez une carte.", "dash"),
        ("en", "- {J} Draw a card.\n- {R} I gain 1 boost.", "{J} Draw a card.\n{R} I gain 1 boost.", "before a line"),
        (
            "en",
            "{J} Choose one:\n* Draw a card.\n* Resupply.",
            "{J} Choose one:\n• Draw a card.\n• Resupply.",
            "before a line",
        ),
        ("en", "{J} Target Character\ngains 1 boost.", "{J} Target Character gains 1 boost.", "broke off"),
        ("fr", "{J} Un Personnage ciblé\ngagne 1 boost.", "{J} Un Personnage ciblé gagne 1 boost.", "broke off"),
        ("en", "{J}  Draw  a card.", "{J} Draw a card.", "blanks"),
        ("en", "\ufeff{J} Draw a\u200bcard.", "{J} Draw a card.", "no width"),
        ("en", "{J} Dr\u200baw a card.", "{J} Draw a card.", "no width"),
        ("en", "{J} D\u200br\u200ba\u200bw\u200ba\u200bcard.", "{J} Draw a card.", "no width"),
        ("fr", "{J} Pio\u200bchez une\u200bcarte.", "{J} Piochez une carte.", "no width"),
        ("en", "{J} Draw a\u200b card.", "{J} Draw a card.", "no width"),
        ("en", "When I‘m sacrificed — Draw a card.", "When I'm sacrificed — Draw a card.", "quotation mark"),
        ("fr", "{J} De\u0301faussez une carte de votre main.", "{J} Défaussez une carte de votre main.", "accents"),
    ],
)
def test_what_can_only_be_a_slip_is_read_as_it_is_meant(
    language: Language, written: str, meant: str, note: str
) -> None:
    assert read_text(written, language, Type.CHARACTER) == read_text(meant, language, Type.CHARACTER)
    assert any(note in said.say("en") for said in mended(written, language).notes)
    assert all(said.say("fr") != said.say("en") for said in mended(written, language).notes)
    assert not mended(meant, language).notes


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_caret_stands_in_the_text_as_it_was_given(language: Language) -> None:
    text = (
        "\ufeff- {j} Draw 2 cards\nand frobnicate" if language == "en" else "\ufeff- {j} Piochez 2 cartes\net frobnique"
    )
    with pytest.raises(Declined) as declined:
        read_text(text, language, Type.CHARACTER)
    assert text[declined.value.position :].startswith("frobni")


def test_the_command_says_what_it_mended() -> None:
    result = CliRunner().invoke(main, ["cards", "parse", "{j} Draw 2 cards"])
    assert result.exit_code == 0
    assert result.output.count("mended: ") == 3


@pytest.mark.parametrize(("language", "said"), [("en", "mended: a full stop"), ("fr", "corrigé\u00a0: un point")])
def test_a_scenario_tells_what_was_mended_of_its_cards(tmp_path: Path, language: str, said: str) -> None:
    written = (SCENARIOS / "objects" / "a-bonus-that-counts-robots.md").read_text(encoding="utf-8")
    text = "- Text: Characters you control are Robots"
    path = tmp_path / "slip.md"
    path.write_text(written.replace(f"{text}.", text), encoding="utf-8")
    line = written[: written.index(text)].count("\n") + 1
    result = CliRunner().invoke(main, ["run", str(path), "--lang", language])
    assert result.exit_code == 0
    assert f"slip.md:{line}: {said}" in result.output
    assert said not in CliRunner().invoke(main, ["run", str(path), "--lang", language, "--short"]).output
    assert f"slip.md:{line}: {said}" in CliRunner().invoke(main, ["check", str(path), "--lang", language]).output
    data = json.loads(CliRunner().invoke(main, ["run", str(path), "--lang", language, "--json"]).stdout)
    assert [fault["line"] for fault in data["mended"]] == [line]


@pytest.mark.parametrize(("language", "said"), [("en", "7 texts with slips"), ("fr", "7 textes avec des fautes")])
def test_an_import_tells_what_was_mended(
    language: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    card = json.loads(
        (Path(__file__).parent / "imports" / "collector-numbers.jsonl").read_text(encoding="utf-8").splitlines()[0]
    )
    texts = {"en": "{J} Draw a card", "fr": "{J} Piochez une carte."}
    cards = [{**card, "id": f"ALT_CORE_B_AX_9{number}_C", "number": None, "text": texts} for number in range(7)]
    path = tmp_path / "cards.jsonl"
    path.write_text("\n".join(map(json.dumps, cards)), encoding="utf-8")
    result = CliRunner().invoke(main, ["cards", "import", str(path), "--lang", language])
    assert said in result.output
    assert result.output.count("ALT_CORE_B_AX_9") == 5


def test_an_unusual_blank_is_no_slip_to_speak_of() -> None:
    found = mended("{J} Draw\u2003a card.", "en")
    assert (found.text, list(found.notes)) == ("{J} Draw a card.", [])


def test_a_french_condition_is_read_in_the_mood_that_unless_asks_for() -> None:
    for written, meant in (
        (
            "À moins que vous ne contrôliez au moins deux Plantes : Je suis [Défenseur].",
            "Je suis [Défenseur] sauf si vous contrôlez au moins deux Plantes.",
        ),
        (
            "{J} Piochez une carte, à moins que je ne sois [Boosté].",
            "{J} Piochez une carte sauf si je suis [Boosté].",
        ),
        (
            "À moins qu'il n'y ait au moins deux cartes dans votre Réserve : Je suis [Défenseur].",
            "Je suis [Défenseur] sauf s'il y a au moins deux cartes dans votre Réserve.",
        ),
    ):
        assert read_text(written, "fr", Type.CHARACTER) == read_text(meant, "fr", Type.CHARACTER)


def test_two_keywords_can_be_said_in_one_sentence() -> None:
    said = read_text("[Gigantic].  [Tough 1].", "en", Type.CHARACTER)
    assert read_text("I'm [Gigantic] and [Tough 1].", "en", Type.CHARACTER) == said
    assert read_text("Je suis [Gigantesque] et [Coriace 1].", "fr", Type.CHARACTER) == said
