"""``judge law diff``: the editions word by word in the terminal."""

from __future__ import annotations

import json
import re

import pytest
from typing_judge import judge

from judge.telling.mechanisms import counts_of_marks


def test_an_article_with_its_words_marked() -> None:
    result = judge("law", "diff", "1.0", "5.0", "1.2.4.a")
    assert result.exit_code == 0
    assert result.output.startswith("1.2.4.a  said otherwise\n")
    assert "may have several [-lines-]. Every" in result.output
    assert "may have several {+paragraphs+}. Every" in result.output


def test_an_article_in_the_same_words_is_shown_all_the_same() -> None:
    output = judge("law", "diff", "1.0", "5.0", "1.1.2.a", "--lang", "fr").output
    assert output.startswith("1.1.2.a  inchangé\n")
    assert "dans 1.0, dans les mêmes mots\u00a0: 1.1.2.a" in output and "[-" not in output
    assert output.count("1.1.2.a") == 3


def test_an_article_that_only_the_earlier_edition_has() -> None:
    output = judge("law", "diff", "1.0", "5.0", "5.2.3g").output
    assert output.startswith("5.2.3.g  dropped\n")
    assert "5.0" not in output


def test_a_section_shows_what_differs_in_it() -> None:
    output = judge("law", "diff", "1.0", "5.0", "7.4.5").output
    assert [line.split()[0] for line in output.splitlines() if line[:1].isdigit()] == [
        "7.4.5.a", "7.4.5.b", "7.4.5.c", "7.4.5.d", "7.4.5.e"
    ]  # fmt: skip
    assert judge("law", "diff", "1.0", "5.0", "1.1.2").output == "nothing differs there\n"


def test_the_whole_shows_each_group_once_and_what_was_dropped() -> None:
    result = judge("law", "diff", "1.0", "5.0", "--json")
    whole = json.loads(result.output)
    assert (whole["earlier"], whole["later"]) == ("1.0", "5.0")
    kinds = [change["kind"] for one in whole["histories"] for change in one["changes"]]
    assert "same" not in kinds and "moved" not in kinds
    assert kinds.count("dropped") == 13
    groups = [
        ([one["number"] for one in history["before"]], [one["number"] for one in history["after"]])
        for history in whole["histories"]
    ]
    assert all(groups.count(group) == 1 for group in groups)


def test_one_article_as_data() -> None:
    (history,) = json.loads(judge("law", "diff", "1.0", "5.0", "2.1.e", "--json", "--lang", "fr").output)["histories"]
    assert history["changes"][0]["kind"] == "changed"
    assert history["mechanisms"] == ["tokens-leave"]
    assert any(run["alone"] for run in history["before"][0]["runs"])
    assert any(run["alone"] for run in history["after"][0]["runs"])


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (("5.0", "1.0"), "les éditions comparées sont 1.0 et 5.0"),
        (("1.0", "6.0"), "il n’y a pas d’édition 6.0"),
        (("1.0", "5.0", "9.9.z"), "il n’y a pas de 9.9.z"),
        (("1.0", "5.0", "\x1b[31m"), "il n’y a pas de"),
    ],
)
def test_what_is_not_there_is_said(typed: tuple[str, ...], words: str) -> None:
    result = judge("law", "diff", *typed, "--lang", "fr")
    assert result.exit_code == 2
    assert words in result.stderr and "\x1b" not in result.stderr


def test_colours_are_for_terminals() -> None:
    assert "\x1b[" not in judge("law", "diff", "1.0", "5.0", "2.1.e").output
    coloured = judge("law", "diff", "1.0", "5.0", "1.2.4.a", colour=True).output
    assert "\x1b[31m[-lines-]\x1b[0m" in coloured and "\x1b[32m{+paragraphs+}\x1b[0m" in coloured


def test_an_article_tells_what_became_of_it() -> None:
    output = judge("rule", "2.1.c", "--edition", "1.0").output
    assert "from 1.0 to 5.0: 2.1.c → 2.1.c, split\n" in output
    assert "from 1.0 to 5.0: 2.1.c → 2.1.d, split\n    Now an article of its own. Only" in output
    new = judge("rule", "7.4.5.a", "--edition", "5.0", "--lang", "fr").output
    assert "de 1.0 à 5.0\u00a0: - → 7.4.5.a, nouveau" in new
    assert "from 1.0 to 5.0: 5.4.a → -, dropped" in judge("rule", "5.4.a", "--edition", "1.0").output
    (history,) = json.loads(judge("rule", "2.1.d", "--edition", "5.0", "--json").output)["history"]
    assert [one["number"] for one in history["before"]] == ["2.1.c"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_four_counts_of_mechanisms_are_told(language: str) -> None:
    counts = counts_of_marks("5.0")
    assert json.loads(judge("law", "diff", "1.0", "5.0", "--json").output)["counts"] == counts
    last = judge("law", "diff", "1.0", "5.0", "--lang", language).output.splitlines()[-1]
    assert list(map(int, re.findall(r"\d+", last))) == list(counts.values())
    assert "counts" in json.loads(judge("law", "diff", "1.0", "5.0", "2.1.e", "--json").output)
