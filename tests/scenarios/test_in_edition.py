"""A file of two editions: held to both; what another edition makes of a form stands under its own heading."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from judge.cli import main
from judge.desk.twins import with_twin
from judge.editions import PLAYED
from judge.law.citation import cite
from judge.law.laws import day, playing, zones
from judge.messages import LANGUAGES, Language
from judge.scenario.about import edition_of, editions_of
from judge.scenario.bless import bless
from judge.scenario.file import read_bytes
from judge.scenario.in_edition import in_edition
from judge.scenario.switch import is_typed, typed
from judge.scenario.twin import whole_forms
from judge.scenario.verdict import Judgement, judge
from judge.telling.judged import entry
from judge.telling.story import tell_story

LATER = "5.0"
played = pytest.mark.skipif(LATER not in PLAYED, reason=f"edition {LATER} is not played yet")

MAIN = """# Nothing left to draw / Plus rien à piocher

- Rules: 1.0, 5.0

## Board

### Lithium

- Mana: 1
- Hand: Magical Training
- First player

### Ninette

- Passed

## Play

1. Lithium plays Magical Training from Hand
   - Magical Training goes to Limbo [3.2.8.a; 5.0: 5.1.2.h]
   - Magical Training goes to the Reserve [5.2.3.j]

## Outcome

### Lithium

- Hand: empty
- Reserve: Magical Training
"""
TWIN = """
## But if a card was discarded before / Mais si une carte a été défaussée avant

### Lithium

- Discard pile: Kappa

## Outcome

### Lithium

- Hand: Kappa
"""
UNDER = """
## Under 5.0

> EN Outside the Morning the Discard pile stays where it is.
> FR Hors du Matin, la Défausse reste où elle est.

## Outcome

### Lithium

- Hand: empty
- Discard pile: Kappa
"""
FRENCH = UNDER.replace("Under", "Selon la").replace("Outcome", "Résultat")


def judged(source: str, edition: str | None = None) -> Judgement:
    return judge(read_bytes(source.encode(), "draw.md"), edition)


def said(judgement: Judgement, language: Language = "en") -> list[str]:
    return [mistake.say(language) for mistake in judgement.mistakes]


@played
@pytest.mark.parametrize("under", [UNDER, FRENCH], ids=["en", "fr"])
def test_a_file_is_held_to_both_editions(under: str) -> None:
    found = judged(MAIN + TWIN + under)
    assert said(found) == [] and found.verdict == "holds"
    (other,) = found.elsewhere
    assert (found.edition, other.edition) == ("1.0", LATER)
    assert [len(one.twins) for one in (found, other)] == [1, 1]


@played
def test_where_they_differ_the_line_is_told_with_the_edition() -> None:
    found = judged(MAIN + TWIN)
    line = (MAIN + TWIN).splitlines().index("- Hand: Kappa") + 1
    assert found.verdict == "differs"
    assert said(found) == [f"draw.md:{line}: under 5.0: what is there is “Hand: empty”"]
    assert said(found, "fr")[0].startswith(f"draw.md:{line}: selon la 5.0\u00a0: ")
    assert judged(MAIN + TWIN, "1.0").verdict == "holds"
    assert judged(MAIN + TWIN, LATER).verdict == "differs"


@played
def test_a_heading_alone_names_the_edition_too() -> None:
    source = (MAIN + TWIN + UNDER).replace("1.0, 5.0", "1.0")
    assert editions_of(read_bytes(source.encode(), "")) == ("1.0", LATER)
    assert judged(source).verdict == "holds" and len(judged(source).elsewhere) == 1


@played
def test_a_heading_under_the_main_form_holds_for_its_twins_too() -> None:
    moves = "\n## Under 5.0\n\n## Play\n\n1. Lithium plays Magical Training from Hand\n   - {line}\n"
    source = MAIN.replace("Kappa", "Red") + moves + TWIN + UNDER
    held = judged(source.format(line="Magical Training goes to Limbo [5.1.2.h]"))
    assert said(held) == []
    whole = in_edition(read_bytes(source.encode(), ""), LATER)
    assert [len(form.moves[0].facts) for form in whole_forms(whole)] == [1, 0]
    wrong = judged(source.format(line="Magical Training goes to Limbo [3.2.8.a]"))
    assert [line.partition(": ")[2] for line in said(wrong)] == [
        "under 5.0: this happens by 5.1.2.h, 5.1.1.b, 5.1.2.c, not by 3.2.8.a"
    ]


@played
def test_a_number_stands_for_its_counterparts() -> None:
    (wrong,) = said(judged(MAIN.replace("; 5.0: 5.1.2.h", "")))
    assert "under 5.0: this happens by" in wrong and wrong.endswith("not by 3.2.8.a")
    (wrong,) = said(judged(MAIN.replace("5.2.3.j", "5.2.3.j, 5.2.3.i")).elsewhere[0])
    assert wrong.endswith("not by 5.2.3.j → 5.2.4.b, 5.2.3.i → 5.2.4.a")
    form = in_edition(read_bytes(MAIN.encode(), ""), LATER)
    assert edition_of(form) == LATER
    assert {cite(law, LATER).article for law in (zones.LIMBO, playing.SPELL_DONE)} == set(typed(form))
    assert is_typed(zones.LIMBO, form) and not is_typed(day.DRAW, form)


@played
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_with_what_the_other_edition_makes_of_it(language: Language) -> None:
    story = tell_story(judged(MAIN + TWIN + UNDER), language)
    (other,) = story.elsewhere
    assert [form.apart for form in story.forms] == [False, False]
    assert [form.apart for form in other.forms] == [False, True]
    assert other.twins[0].teacher and other.edition == LATER
    data = json.loads(json.dumps(story.data()))
    assert [one["edition"] for one in data["elsewhere"]] == [LATER]
    assert "elsewhere" not in tell_story(judged(MAIN.replace(", 5.0", ""), "1.0"), language).data()


@played
@pytest.mark.parametrize("in_short", [False, True])
def test_the_commands_say_it(tmp_path: Path, in_short: bool) -> None:
    path = tmp_path / "draw.md"
    path.write_text(MAIN + TWIN + UNDER, encoding="utf-8")
    ran = CliRunner().invoke(main, ["run", str(path), *(["--short"] if in_short else [])])
    assert ran.exit_code == 0
    assert "But if a card was discarded before – Under 5.0" in ran.stdout
    assert ran.stdout.rstrip().endswith("confirmed · twins: 1 · editions: 1.0, 5.0")
    checked = CliRunner().invoke(main, ["check", str(path), "--lang", "fr"])
    assert checked.stdout.rstrip().endswith("confirmé · variantes\u00a0: 1 · éditions\u00a0: 1.0, 5.0")
    ran = CliRunner().invoke(main, ["run", str(path), "--edition", LATER, "--json"])
    assert json.loads(ran.stdout)["edition"] == LATER and "elsewhere" not in json.loads(ran.stdout)


@played
def test_what_it_types_counts_in_each_edition() -> None:
    known = entry((MAIN + TWIN + UNDER).encode(), "draw.md")
    assert known.editions == ("1.0", LATER)
    assert dict(known.typed) == {"1.0": ("3.2.8.a", "5.2.3.j"), LATER: ("5.1.2.h", "5.2.4.b")}
    assert "5.1.2.h" in known.deciding[LATER] and "5.1.2.h" not in known.deciding["1.0"]


@played
def test_bless_writes_what_happens_in_all_editions_and_under_a_heading_what_happens_there() -> None:
    shared = "1. Lithium plays Magical Training from Hand\n"
    own = f"\n## Under 5.0\n\n## Play\n\n{shared}\n"
    bare = MAIN.partition(shared)[0] + shared + "\n## Outcome\n" + TWIN
    blessed = bless(bare, judged(bare), "en")
    assert "   - Magical Training goes to Limbo\n" in blessed
    source = blessed + own
    twice = bless(source, judged(source), "en").partition("## Under 5.0")
    assert twice[0] == blessed + "\n" and "   - The Deck of Lithium has no card" in twice[2]


@played
def test_a_twin_is_taken_to_the_desk_without_what_another_edition_makes_of_it() -> None:
    source = MAIN.replace("1.0, 5.0", "1.0") + UNDER.replace("- Discard pile: Kappa\n", "") + TWIN + UNDER
    assert "Under" not in with_twin(source, 1)
    assert judged(with_twin(source, 1)).own == "holds"


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("## Under 5.0", "## Under 1.0", "what stands above is by edition 1.0 already"),
        ("## Under 5.0", "## Under 9.9", "there is no edition 9.9"),
        ("1.0, 5.0", "1.0, 9.9", "there is no edition 9.9"),
        ("; 5.0: 5.1.2.h", "; 9.9: 5.1.2.h", "this file names no edition 9.9; write one of: 1.0, 5.0"),
    ],
)
def test_what_cannot_be_is_told_with_its_line(old: str, new: str, wrong: str) -> None:
    source = (MAIN + UNDER).replace(old, new, 1)
    line = next(number for number, text in enumerate(source.splitlines(), 1) if new in text)
    found = judged(source)
    assert found.verdict == "unreadable"
    assert any(one.startswith(f"draw.md:{line}: {wrong}") for one in said(found)), said(found)
    assert said(found, "fr") != said(found)
