"""Every scenario of the project holds, names laws, and teaches in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from shipped import FILES, ShippedScenario, name_of

from judge.editions import PLAYED, rules_of
from judge.game.rules import Rules
from judge.law.book import DEFAULT_EDITION
from judge.law.laws import day, playing
from judge.law.laws.law import Law
from judge.place import SCENARIOS
from judge.scenario.about import edition_of, editions_of, topics_of
from judge.scenario.cited import foreign_in
from judge.scenario.file import read_bytes, read_file
from judge.scenario.form import OPEN
from judge.scenario.play import perform
from judge.scenario.switch import typed
from judge.scenario.twin import whole_forms
from judge.scenario.verdict import judge
from judge.telling.story import tell_story
from judge.wording.text import plain

FRENCH = [path for path in FILES if "## Plateau" in path.read_text(encoding="utf-8")]

TITLE = re.compile(r"# |## (?:But if|Mais si)")
"""The title of a file or of one of its twins."""


def test_holds(shipped: ShippedScenario) -> None:
    judgement = shipped.judgement
    moves = (move for form in judgement.scenario.written for move in form.moves)
    opened = any(plain(fact.text).lower() in OPEN for move in moves for fact in move.facts)
    verdict = "open" if opened else "holds"
    assert judgement.verdict == verdict, "\n".join(mistake.say() for mistake in judgement.mistakes)
    runs = (one.performance for file in (judgement, *judgement.elsewhere) for one in (file, *file.twins))
    assert [fault for run in runs if run is not None for fault in foreign_in(run)] == []


@pytest.mark.parametrize(
    ("name", "law"),
    [
        ("day/from-night-to-noon", day.PHASES),
        ("playing/tough-paid", day.TURNS_ALTERNATE),
        ("playing/tough-paid", playing.CARD_IN_OWN_TURN),
    ],
)
def test_a_run_that_cites_what_its_edition_does_not_have_is_found_out(name: str, law: Law) -> None:
    """PHASES is cited by a step, TURNS_ALTERNATE by a question, CARD_IN_OWN_TURN by a refusal."""
    edition = replace(rules_of("1.0").edition, absent=frozenset({law.name}))
    run = perform(read_file(SCENARIOS / f"{name}.md"), Rules(edition), strict=False)
    assert run is not None
    assert foreign_in(run) == [f"{law.name} is cited, and edition 1.0 does not have it"]


def unready(path: Path) -> Iterator[str]:
    """What keeps a scenario from being shipped, though it may hold."""
    scenario = read_file(path)
    titles = [line for line in path.read_text(encoding="utf-8").splitlines() if TITLE.match(line)]
    if len(titles) != len(scenario.forms) or not all(" / " in title for title in titles):
        yield "what is shipped has every title in both languages"
    if not (scenario.teacher["en"] and scenario.teacher["fr"]):
        yield "what is the question?"
    for form in scenario.written:
        for move in form.moves:
            if len(move.teacher["en"]) != len(move.teacher["fr"]):
                yield f"one language says more: {move.line.text}"
        if len(form.teacher["en"]) != len(form.teacher["fr"]):
            yield f"one language says more: {form.title['en']}"
    for form in scenario.forms:
        if not (form.teacher["en"] or any(move.teacher["en"] for move in form.moves)):
            yield f"nothing is taught: {form.title['en']}"
        if not form.outcome:
            yield f"no outcome: {form.title['en']}"
    if not (topics_of(scenario, "en") and topics_of(scenario, "fr")):
        yield "no topics"
    if not any(typed(form) for form in whole_forms(scenario)):
        yield "no law is named as evidence"
    if not {edition_of(scenario), *editions_of(scenario)} <= set(PLAYED):
        yield "an edition is not played"
    if not any(fact.text.partition(":")[0].strip() in ("Rules", "Règles") for fact in scenario.facts):
        yield "no edition is named"
    if DEFAULT_EDITION not in editions_of(scenario):
        yield "it is not ruled by the edition that people play"


def test_is_made_for_readers_of_both_languages_and_for_the_edition_that_people_play() -> None:
    assert [f"{name_of(path)}: {why}" for path in FILES for why in unready(path)] == []


def test_some_scenarios_are_written_in_french_alone() -> None:
    assert len(FRENCH) >= 2
    for path in FRENCH:
        source = path.read_text(encoding="utf-8")
        assert "## Partie" in source and "## Résultat" in source
        assert not any(heading in source for heading in ("## Board", "## Play", "## Outcome"))


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: path.stem)
def test_french_scenarios_say_it_in_french(path: Path) -> None:
    for move in read_file(path).moves:
        words = {word for line in (move.line, *move.facts) for word in line.text.lower().split()}
        assert not words & {"the", "goes", "gains", "plays", "passes", "exhausts", "activated"}, move.line.text


@pytest.mark.parametrize(
    "told", ["Kuwat, the Dissenter goes to the Discard pile", "Kuwat, le Dissident va dans la Défausse"]
)
def test_a_sacrifice_may_be_told_as_a_move(told: str) -> None:
    source = (SCENARIOS / "objects" / "kuwat-and-haven.md").read_text(encoding="utf-8")
    said = "Lithium sacrifices Kuwat, the Dissenter"
    assert said in source
    judgement = judge(read_bytes(source.replace(said, told).encode(), "told.md"))
    assert judgement.verdict == "holds", [mistake.say() for mistake in judgement.mistakes]
    elsewhere = source.replace(said, "Kuwat, the Dissenter goes to the Reserve")
    assert judge(read_bytes(elsewhere.encode(), "told.md")).verdict == "differs"


def test_one_language_is_enough_for_what_is_not_shipped() -> None:
    shipped = (SCENARIOS / "objects" / "kuwat-and-haven.md").read_text(encoding="utf-8")
    english = re.sub(r"^(#.*?) / .*$", r"\1", shipped, flags=re.MULTILINE)
    english = re.sub(r"^ *(?:- Thèmes|> FR).*\n(?: *> ?(?!EN).*\n)*", "", english, flags=re.MULTILINE)
    judgement = judge(read_bytes(english.encode(), "english.md"))
    assert judgement.verdict == "holds", [mistake.say() for mistake in judgement.mistakes]
    told, both = tell_story(judgement, "fr"), tell_story(judge(read_bytes(shipped.encode(), "both.md")), "en")
    assert told.title == both.title and told.topics == both.topics and told.teacher == both.teacher != ()
    assert [twin.title for twin in told.twins] == [twin.title for twin in both.twins]
    assert [move.teacher for move in told.moves] == [move.teacher for move in both.moves]
    assert told.summary == both.summary
