"""The French of the project: what a machine can tell of faults that a reader would trip over."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

import pytest
from babel.messages.pofile import read_po

from judge.cards.collection import Collection
from judge.elision import SHORTENED, elides
from judge.law.book import book
from judge.law.typography import one_line
from judge.place import SCENARIOS, TRANSLATIONS
from judge.public.chapters import guide
from judge.scenario.file import read_file
from judge.school.course import LESSONS
from judge.wording.table import sentences

FEMININE = (
    "actions|capacités|cartes|cibles|choses|éditions|étapes|[Ee]xpéditions|Défausses|forêts|fois|journées|lignes|Mains"
    "|montagnes|parties|phases|questions|Réactions|[Rr]égions|règles|Réserves|statistiques|Recrues|zones"
)
FAULTS = {
    "si elides before il": r"\b[Ss]i ils?\b",
    "a feminine noun takes toutes": rf"\b[Tt]ous (?:les |ces |ses |mes |vos |leurs |nos )?(?:{FEMININE})\b",
    "a feminine noun takes une": r"\b[Uu]n (?:Réaction|capacité|carte|cible|étape|[Ee]xpédition|phase|région|zone)\b",
    "a Réaction is feminine": r"\bRéactions? (?:[^.;:»]{0,20} )?(?:est|sont|a été|n’est pas) (?:activé|joué)s?\b",
    "the game prints Expédition Héros and Expédition Compagnon": r"\b[Ee]xpéditions? du (?:Héros|Compagnon)\b",
    "the rule book writes Expédition": r"(?<!Question\. )\bexpéditions?\b",
    "the article of a name is contracted": r"\b(?:[Dd]e|[Àà]) Les? [A-ZÀ-Ý]",
    "the rule book says capacité de Soutien": r"\bcapacités? de soutien\b",
    "the rule book says zone d’Expédition, zone de Repères": r"\bzones? (?:Expédition|Repère)",
    "the rule book says Région du Héros": r"\bRégion (?:Héros|Compagnon)\b",
    "Red and Kappa are masculine": r"\b(?:la|sa|une) (?:Red|Kappa)\b|\b(?:Red|Kappa) (?:y )?(?:est|a été) \w+ée\b",
    "the rule book says zone Héros": r"\bzones? d[eu] Héros\b",
    "the rule book writes évènement": r"\b[Éé]vénement",
    "an article is doubled": r"\b(de|le|la|les|un|une|des|que|à) \1\b",
}
"""What is never written, by the reason."""

_WORD = re.compile(rf"(?<![-’\w])({'|'.join(SHORTENED)}|la|je) ([A-Za-zÀ-ÿœŒ]{{2,}})", re.IGNORECASE)
_QUOTED = re.compile(r"«.*?»|`.*?`|<.*?>|\{.*?\}|\*\*.*?\*\*", re.DOTALL)


def texts() -> Iterator[tuple[str, str]]:
    """Every French text of the project, each with where it stands."""
    source = (TRANSLATIONS / "fr" / "LC_MESSAGES" / "messages.po").read_bytes()
    for entry in read_po(io.BytesIO(source), locale="fr"):
        for said in entry.string if isinstance(entry.string, tuple) else (entry.string,):
            yield f"messages.po: {entry.id}", str(said)
    for sentence in sentences():
        yield f"sentences.toml: {sentence.key}", sentence.forms["fr"][0]
    for file in sorted(SCENARIOS.glob("*/*.md")):
        scenario = read_file(file)
        for form in scenario.written:
            spoken = (form.teacher, *(move.teacher for move in form.moves))
            for said in (form.title["fr"], *(" ".join(teacher["fr"]) for teacher in spoken)):
                yield str(file.relative_to(SCENARIOS)), said
    for file in sorted((LESSONS / "fr").glob("*.md")):
        yield file.name, file.read_text(encoding="utf-8")
    for chapter in guide("fr"):
        for said in (chapter.title, *(part.text for part in chapter.parts if part.kind == "words")):
            yield "the guide to the library", said
    for edition in ("1.0", "5.0"):
        for number, article in book(edition).texts["fr"].articles.items():
            for said in (article.text, *article.remarks, *article.examples, *article.notes):
                yield f"{edition}: {number}", said


@pytest.fixture(scope="module")
def french() -> list[tuple[str, str]]:
    return [(place, one_line(said)) for place, said in texts()]


@pytest.mark.parametrize("reason", FAULTS)
def test_a_fault_is_nowhere(reason: str, french: list[tuple[str, str]]) -> None:
    fault = re.compile(FAULTS[reason])
    assert [(place, found[0]) for place, said in french for found in fault.finditer(said)] == []


def test_words_elide(french: list[tuple[str, str]]) -> None:
    found = [(place, one[0]) for place, said in french for one in _WORD.finditer(_QUOTED.sub("…", said))]
    assert [(place, words) for place, words in found if elides(words.split()[1])] == []


def test_cards_have_their_french_names(french: list[tuple[str, str]]) -> None:
    """No card is called by its English name alone where its French one is another."""
    called = {card.name["en"]: card.name["fr"] for card in Collection.shipped()}
    english = sorted(set(called) - set(called.values()) - {"Encore"}, key=len, reverse=True)
    names = re.compile(rf"\b(?:{'|'.join(map(re.escape, english))})\b")
    found = [(place, one[0], said) for place, said in french for one in names.finditer(said)]
    assert [(place, name) for place, name, said in found if called[name] not in said] == []


def test_a_card_of_several_scenarios_has_one_name() -> None:
    names: dict[str, set[str]] = {}
    for file in SCENARIOS.glob("*/*.md"):
        for card in read_file(file).cards:
            english, _, french_name = (part.strip() for part in card.name.partition(" / "))
            names.setdefault(english, set()).add(french_name or english)
    assert {name: found for name, found in names.items() if len(found) > 1} == {}
    given = [name for found in names.values() for name in found]
    printed = {card.name["fr"] for card in Collection.shipped()} - {"Kitsune", "Semer", "Conscription"}
    assert len(given) == len(set(given)) and printed.isdisjoint(given)
