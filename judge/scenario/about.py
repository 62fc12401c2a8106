"""What a scenario file says of itself before its first section: its edition and its topics."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judge.law.book import DEFAULT_EDITION
from judge.messages import LANGUAGES, Language
from judge.scenario.counts import COUNTED
from judge.scenario.form import Scenario, SourceLine
from judge.wording.text import plain

UNNAMED_EDITION = "1.0"
"""The edition of a file that names none, or of which none can be told: files and links were made so before there was
another one, and keep it whatever the edition that people play."""

EDITION = ("rules", "règles")
TOPICS: dict[Language, str] = {"en": "topics", "fr": "thèmes"}
ABOUT: Mapping[str, Mapping[Language, str]] = {
    "edition": {"en": f"Rules: {DEFAULT_EDITION}", "fr": f"Règles : {DEFAULT_EDITION}"},
    "topics": dict.fromkeys(LANGUAGES, "Topics: boosts, reactions"),
    "thèmes": dict.fromkeys(LANGUAGES, "Thèmes : boosts, réactions"),
    **COUNTED,
}
"""The bullets before the first section, an example of each; the language of the topics is told by their label."""


def edition_of(scenario: Scenario) -> str:
    """The edition by which a file is played unless another one is asked for: that as which it was made, or the first
    that it names, or the default one."""
    return scenario.edition or editions_of(scenario)[0]


def editions_of(scenario: Scenario) -> tuple[str, ...]:
    """The editions that a file names, under its title first and then in headings; the default one if it names none.

    The articles in brackets are those of the first, but for those under the heading of another one.
    """
    listed = named_in(scenario) or (UNNAMED_EDITION,)
    return tuple(dict.fromkeys((*listed, *(one.edition for form in scenario.forms for one in form.under))))


def named_in(scenario: Scenario) -> tuple[str, ...]:
    """The editions that a file names under its title."""
    named = next((value for _, key, value in statements(scenario) if key in EDITION), "")
    return tuple(one.strip() for one in named.split(",") if one.strip())


def may_name(source: bytes, edition: str) -> bool:
    """Whether a file can be one of an edition, before it is read: it names it, or it may name none.

    Arguments:
        source: its bytes.
    """
    return edition == UNNAMED_EDITION or edition.encode() in source


def topics_of(scenario: Scenario, language: Language) -> tuple[str, ...]:
    """The topics that a file names in a language, or in the other one."""
    named = {key: value for _, key, value in statements(scenario) if key in TOPICS.values()}
    topics = named.get(TOPICS[language]) or next(iter(named.values()), "")
    return tuple(topic.strip() for topic in topics.split(",") if topic.strip())


def statements(scenario: Scenario) -> Iterator[tuple[SourceLine, str, str]]:
    """The bullets before the first section, each with its label and its value."""
    for line in scenario.facts:
        key, _, value = line.text.partition(":")
        yield line, plain(key).lower(), value.strip()
