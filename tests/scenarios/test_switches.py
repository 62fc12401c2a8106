"""Every law that the engine cites decides something, and not everything.

Each law has a pair in one scenario file: a form in which switching it off changes what is shown, and one that differs
in a single fact, in which switching it off changes nothing at all. The reviewed list of an edition is ``switches.txt``,
one line a law: name, article, scenario, the deciding form (0 the main one, 1 the first twin ...), the kind of
difference, and the form in which it rests. After a change of laws or scenarios ``JUDGE_REFRESH=1 pytest
tests/scenarios/test_switches.py`` writes it anew, with the listed pair where that still shows the law and else with
the plainest one; a law without a pair has ``-`` there. Read the diff.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from judge.editions import PLAYED, rules_of
from judge.law.citation import citations, cite
from judge.law.laws import LAWS
from judge.law.laws.law import Law
from judge.place import SCENARIOS
from judge.scenario.about import editions_of
from judge.scenario.file import Scenario, read_file
from judge.scenario.in_edition import in_edition
from judge.scenario.play import Performance, perform
from judge.scenario.switch import Pair, difference, is_typed, pairs, rests, undisturbed
from judge.scenario.twin import Changed, changes, whole_forms

HERE = Path(__file__).parent
SHOWN = PLAYED
"""The editions for whose laws there are scenarios with twins."""

NONE = ("-", "-", "-", "-")

Row = tuple[str, str, str, str]
"""Scenario, deciding form, kind of difference, form at rest."""


@cache
def scenarios() -> dict[str, Scenario]:
    files = sorted(SCENARIOS.glob("*/*.md"))
    return {path.relative_to(SCENARIOS).with_suffix("").as_posix(): read_file(path) for path in files}


@cache
def names_of(edition: str) -> tuple[str, ...]:
    """The scenarios that are played by an edition."""
    return tuple(name for name, scenario in scenarios().items() if edition in editions_of(scenario))


@cache
def forms(name: str, edition: str) -> tuple[Scenario, ...]:
    return whole_forms(in_edition(scenarios()[name], edition))


@cache
def played(name: str, edition: str) -> tuple[Performance | None, ...]:
    """The forms of a scenario, each played by all the rules of an edition once for all laws."""
    return tuple(undisturbed(form) for form in forms(name, edition))


def listed_in(edition: str) -> Path:
    return HERE / edition / "switches.txt"


def golden(edition: str) -> dict[str, tuple[str, Row]]:
    if not listed_in(edition).exists():
        return {}
    rows = (line.split() for line in listed_in(edition).read_text(encoding="utf-8").splitlines())
    return {name: (article, (scenario, decides, kind, rest)) for name, article, scenario, decides, kind, rest in rows}


def shown(law: Law, edition: str) -> Iterator[tuple[str, Pair]]:
    """The pairs that show a law, with their scenarios, the plainest first."""
    names = [name for name in names_of(edition) if any(is_typed(law, form) for form in forms(name, edition))]
    found = [(name, pair) for name in names for pair in pairs(forms(name, edition), law, played(name, edition))]
    return iter(sorted(found, key=lambda one: (one[1].difference.rank, one[0])))


def row(name: str, pair: Pair) -> Row:
    return name, str(pair.decides), pair.difference.kind, str(pair.rests)


@pytest.fixture(scope="module", autouse=True)
def _refreshed() -> None:
    if "JUDGE_REFRESH" not in os.environ:
        return
    for edition in SHOWN:
        lines = []
        before = golden(edition)
        for name, citation in citations(edition).items():
            law, article = LAWS[name], citation.article
            listed = before.get(name, (article, NONE))
            kept = listed[0] == article and _holds(law, edition, listed[1])
            rows = [listed[1]] if kept else [row(*one) for one in shown(law, edition)]
            lines.append(" ".join((name, article, *next(iter(rows), NONE))))
        listed_in(edition).parent.mkdir(exist_ok=True)
        listed_in(edition).write_text("\n".join(lines) + "\n", encoding="utf-8")


def _holds(law: Law, edition: str, listed: Row) -> bool:
    name, decides, kind, rest = listed
    if listed == NONE or name not in names_of(edition):
        return False
    whole, runs = forms(name, edition), played(name, edition)
    if max(int(decides), int(rest)) >= len(whole):
        return False
    seen = difference(whole[int(decides)], law, runs[int(decides)])
    return (
        is_typed(law, whole[int(decides)])
        and seen is not None
        and seen.kind == kind
        and rests(whole[int(rest)], law, runs[int(rest)])
    )


@pytest.mark.parametrize("edition", SHOWN)
def test_every_law_has_a_pair_of_forms_that_show_it(edition: str) -> None:
    listed = golden(edition)
    assert list(listed) == list(citations(edition)), "laws and its list differ; write it with JUDGE_REFRESH=1"
    missing = {name: article for name, (article, row) in listed.items() if row == NONE}
    assert not missing, f"{len(missing)} of {len(listed)} laws have no scenario with a twin: {missing}"


LISTED = [(edition, row[0], name) for edition in SHOWN for name, (_, row) in golden(edition).items() if row != NONE]
PROVEN = [(edition, name) for edition, _, name in sorted(LISTED, key=lambda one: one[:2])]
"""Those of a scenario side by side, so that it is played once by all the rules."""


@pytest.mark.parametrize(("edition", "name"), PROVEN)
def test_a_law_decides_in_one_form_and_rests_in_the_other(edition: str, name: str) -> None:
    law = LAWS[name]
    article, (scenario, decides, kind, rest) = golden(edition)[name]
    assert article == cite(law, edition).article
    form, there = forms(scenario, edition)[int(decides)], played(scenario, edition)[int(decides)]
    assert is_typed(law, form), f"{scenario} does not name {article} as evidence"
    seen = difference(form, law, there)
    assert seen is not None, f"{scenario}, form {decides}, does not change without {name}"
    assert seen.kind == kind
    form, there = forms(scenario, edition)[int(rest)], played(scenario, edition)[int(rest)]
    assert rests(form, law, there), f"{scenario}, form {rest}, changes without {name}"


@pytest.mark.parametrize("name", [name for name, scenario in scenarios().items() if scenario.twins])
def test_a_twin_differs_in_one_fact(name: str) -> None:
    scenario = scenarios()[name]
    for twin in scenario.twins:
        changed = list(changes(scenario, twin))
        assert len(changed) < 2 or lies_elsewhere(changed), f"{twin.title['en']} changes {len(changed)} facts"


def lies_elsewhere(changed: list[Changed]) -> bool:
    """Whether all that is changed is where a player's card lies: it is one fact, though two zones are written anew."""
    before = sorted(card for one in changed for line in one.before for card in listed(line.text))
    after = sorted(card for one in changed for card in listed(one.after.text))
    return len({one.player for one in changed}) == 1 and before == after


def listed(text: str) -> list[str]:
    """What a bullet about a zone lists; a card that comes to play may have a status of its own there."""
    cards = (card.strip() for card in text.partition(":")[2].split(";"))
    return [card for card in cards if card not in ("", "empty")]


@pytest.mark.parametrize(
    ("name", "law"),
    [
        ("cards/harvest-twice", "STEP_PER_VERB"),
        ("events/monolith", "EMBLEM_SPEAKS_OF_ITS_MAKER"),
        ("objects/discarded-then-put-in-reserve", "STEP_PER_VERB"),
        ("objects/i-in-a-quick-action", "PROCESS"),
        ("objects/i-in-a-quick-action", "STEP_PER_VERB"),
        ("objects/moonlight-jellyfish", "EMBLEM_SPEAKS_OF_ITS_MAKER"),
    ],
)
def test_without_a_law_a_run_comes_to_its_end_though_what_a_step_is_about_has_gone(name: str, law: str) -> None:
    off = perform(forms(name, "1.0")[0], rules_of("1.0").without(LAWS[law]), strict=False)
    assert off is not None and off.end == "answer"


def test_a_law_that_a_scenario_does_not_touch_changes_nothing() -> None:
    scenario, law = scenarios()["objects/kuwat-and-haven"], LAWS["TIE_NOT_ENOUGH"]
    assert difference(scenario, law) is None
    assert rests(scenario, law)
