"""What a search finds and says."""

from __future__ import annotations

from unittest.mock import Mock

import pytest

from judge.finder import documents, open_search
from judge.law.book import Book, book
from judge.law.text import Text
from judge.messages import LANGUAGES, Language
from judge.search.document import KINDS, Document, Kind
from judge.search.edition import NAMED, EditionSearch, each_article
from judge.search.finder import Finder
from judge.search.kept_documents import Documents
from judge.search.results import SearchResults
from judge.search.shelf import Hit
from judge.search.store import in_memory


def _numbers(found: SearchResults) -> list[str]:
    return [one.number for one in found.results]


def _notes(found: SearchResults) -> list[str]:
    return [note.say("en") for note in found.notes]


@pytest.mark.parametrize("typed", ["2.1.c", "2.1c", "rule 2.1 C", "règle 2.1.c"])
def test_a_number_leads_straight_there(finder: Finder, typed: str) -> None:
    found = finder.search(typed, "fr")
    assert found.direct == "2.1.c"
    assert _numbers(found)[0] == "2.1.c"
    assert found.results[0].score == 1


def test_a_section_s_number_leads_to_the_section(finder: Finder) -> None:
    found = finder.search("2.4.6", "en")
    assert (found.direct, found.results[0].kind) == ("2.4.6", "section")
    assert all(number.startswith("2.4.6") for number in _numbers(found)[:5])


def test_an_unknown_number_offers_the_nearest(finder: Finder) -> None:
    found = finder.search("6.4.z", "en")
    assert found.direct is None
    assert "there is no 6.4.z in edition 1.0" in _notes(found)[0]
    assert all(number.startswith("6.4.") for number in _numbers(found))


def test_every_number_of_the_book_is_found(finder: Finder, law: Book) -> None:
    assert all(finder.search(number, "en", 1).direct == number for number in law.numbers)


def test_a_number_among_words_comes_first(finder: Finder) -> None:
    assert _numbers(finder.search("may I decline the cost as in 6.4.d", "en"))[0] == "6.4.d"


def test_a_phrase_must_stand_in_each_result(finder: Finder) -> None:
    found = finder.search('"declaration of intent"', "en", 20)
    assert not found.notes
    assert "5.1.2.b" in _numbers(found)
    assert all("declaration" in str(one.excerpt).lower() or one.question for one in found.results)


@pytest.mark.parametrize("quoted", ['"reserve adventure token morning"', "“token reserve adventure”"])
def test_a_phrase_that_stands_nowhere_falls_back_to_its_words(finder: Finder, quoted: str) -> None:
    found = finder.search(quoted, "en")
    assert any("is found nowhere; its words are searched for" in note for note in _notes(found))
    assert found.results


@pytest.mark.parametrize(
    ("language", "typed", "corrected"),
    [
        ("en", "expediton token ceases", "expedition token ceases"),
        ("en", "initative order", "initiative order"),
        ("fr", "l’expediton d'un jeton", "l’expédition d'un jeton"),
        ("fr", "personage endormi", "personnage endormi"),
    ],
)
def test_typing_errors_still_find(finder: Finder, language: Language, typed: str, corrected: str) -> None:
    found = finder.search(typed, language)
    assert found.corrected == corrected
    assert _notes(found)[0].startswith(f"searched for “{corrected}”")
    assert found.results
    assert found.language == language


def test_what_is_searched_for_instead_is_told_before_anything_else(finder: Finder) -> None:
    found = finder.search("sacrifise un jeton", "en")
    assert [note.split()[0] for note in _notes(found)] == ["searched", "these"]


def test_a_corrected_word_is_marked(finder: Finder) -> None:
    assert "<mark>expedition" in finder.search("expediton", "en", 1).results[0].excerpt.lower()


@pytest.mark.parametrize("typed", ["cout de reserve", "capacite passive", "epuise", "tokens", "declining a cost"])
def test_forms_and_missing_accents_are_no_errors(finder: Finder, typed: str) -> None:
    found = finder.search(typed, "fr" if typed[-1] == "e" else "en")
    assert found.corrected is None
    assert found.results


def test_jeton_finds_tokens_and_counters_and_says_which_is_which(finder: Finder) -> None:
    found = finder.search("jeton", "fr")
    titles = {one.title for one in found.results}
    assert "Compteurs" in titles
    assert any(number == "2.2.1.d" or number.startswith("7.3.3") or number == "1.1.7.b" for number in _numbers(found))
    said = " ".join(note.say("fr") for note in found.notes)
    assert "compteur" in said
    assert "jeton" in said


@pytest.mark.parametrize(
    ("language", "typed", "section"),
    [
        ("en", "graveyard", ("3.2.3", "7.3.4")),
        ("en", "untap", ("7.3.12", "4.2.1", "2.4.5")),
        ("en", "ETB", ("7.1.1", "1.1.6", "7.5.8")),
        ("fr", "cimetière", ("3.2.3", "7.3.4")),
        ("fr", "engager", ("7.3.6", "2.4.5")),
        ("fr", "graveyard", ("3.2.3", "7.3.4")),
    ],
)
def test_players_words_lead_to_the_game_s(
    finder: Finder, language: Language, typed: str, section: tuple[str, ...]
) -> None:
    found = finder.search(typed, language, 5)
    assert any(number.startswith(section) for number in _numbers(found)), _numbers(found)
    assert found.corrected is None


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "où va un sort fugace après sa résolution"), ("fr", "who owns the token that my opponent created")],
)
def test_a_query_in_the_other_language_finds_and_says_so(finder: Finder, language: Language, typed: str) -> None:
    found = finder.search(typed, language)
    assert found.language == language
    assert {one.language for one in found.results} == set(LANGUAGES) - {language}
    assert "these words are" in " ".join(_notes(found))


def test_a_term_of_the_other_language_is_translated(finder: Finder) -> None:
    found = finder.search("défausse", "en")
    assert "“défausse” is French; here it is called “Discard pile”" in " ".join(_notes(found))
    assert found.results[0].language == "en"


@pytest.mark.parametrize(("language", "typed", "term"), [("fr", "token", "jeton"), ("en", "jeton", "token")])
def test_a_foreign_term_that_few_articles_mention(finder: Finder, language: Language, typed: str, term: str) -> None:
    found = finder.search(typed, language)
    assert f"here it is called “{term}”" in " ".join(_notes(found)) or term in " ".join(
        n.say(language) for n in found.notes
    )
    assert len(found.results) == 10


def test_a_phrase_of_light_words_beside_another_word(finder: Finder) -> None:
    assert len(finder.search('"first player" reserve', "en", 20).results) > 5


@pytest.mark.parametrize("chapter", ["1", "3", "7"])
def test_filter_by_chapter(finder: Finder, chapter: str) -> None:
    found = finder.search("reserve", "en", 50, chapter=chapter)
    assert found.results
    assert all(number.startswith(chapter) for number in _numbers(found))


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("scenario", "official")])
def test_filter_by_kind(finder: Finder, kind: str) -> None:
    found = finder.search("deck cards", "en", 20, kinds=(kind,))  # type: ignore[arg-type]
    assert found.results
    assert {one.kind for one in found.results} == {kind}


def test_without_a_filter_an_article_stands_once(finder: Finder) -> None:
    found = finder.search("token", "en", 50)
    assert len(set(_numbers(found))) == len(found.results)


def test_a_glossary_entry_gives_its_word(finder: Finder) -> None:
    first = finder.search("aggro", "en").results[0]
    assert (first.kind, first.number, first.key) == ("glossary", "Aggro", "aggro")


@pytest.fixture(scope="module")
def with_scenarios(law: Book) -> Finder:
    few = Book(law.edition, law.date, law.title, law.later, {one: Text({}, {}, {}) for one in LANGUAGES}, ())
    texts = 'zyxwv <script>alert("1")</script> & more'
    more = (
        Document("scenario", "evil", "<b>Evil</b>", "", "en", "Evil", texts),
        Document(
            "scenario", "tokens/one", "One", "", "en", "One", "the quokka jumps", questions=("May a quokka jump?",)
        ),
        Document("scenario", "tokens/one", "Un", "", "fr", "Un", "le quokka saute"),
    )
    gathered = {language: tuple(one for one in more if one.language == language) for language in LANGUAGES}
    return Finder([EditionSearch(few, gathered, lambda: in_memory(gathered))])


def test_excerpts_are_safe(with_scenarios: Finder) -> None:
    result = with_scenarios.search("zyxwv", "en").results[0]
    assert result.kind == "scenario"
    assert "<script>" not in result.excerpt
    assert "&lt;script&gt;" in result.excerpt
    assert result.excerpt.startswith("<mark>zyxwv</mark>")


def test_documents_of_others_are_found_in_their_language(with_scenarios: Finder) -> None:
    assert with_scenarios.search("quokka", "fr").results[0].title == "Un"
    result = with_scenarios.search("may a quokka jump", "en").results[0]
    assert result.key == "tokens/one"
    assert "<mark>quokka</mark>" in result.question


def test_the_whole_book_is_opened_with_the_documents_of_others(few: Documents, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = Mock(return_value=in_memory(few))
    monkeypatch.setattr("judge.finder.open_indexes", opened)
    search = open_search(book("1.0"), few["en"])
    assert not opened.called and search.shelf("en"), "opened when something is looked for"
    (gathered,) = opened.call_args.args
    assert [len(gathered[language]) - len(list(documents(book("1.0"), language))) for language in LANGUAGES] == [2, 0]


def test_nothing_found_is_said(finder: Finder) -> None:
    found = finder.search("zzzzqqqq", "en")
    assert not found.results
    assert "nothing is found" in _notes(found)[0]


@pytest.mark.parametrize("typed", ["ini", "initiative o", "exped", "jet", "fug", "gigan"])
def test_suggestions_while_typing(finder: Finder, typed: str) -> None:
    assert finder.suggest(typed, "fr")


def test_suggestions_by_number(finder: Finder) -> None:
    assert [one.number for one in finder.suggest("6.4", "en", 3)] == ["6.4", "6.4.a", "6.4.b"]
    assert finder.suggest("2.1.c", "en")[0].number == "2.1.c"


def test_a_word_half_typed_finds(finder: Finder) -> None:
    assert finder.search("initiat", "en").results


def test_only_whole_questions_are_shown(finder: Finder) -> None:
    found = finder.search("fleeting discard instead of reserve", "en")
    assert found.results[0].key == "2.4.6.c"
    assert all(not one.question or one.question.striptags().endswith("?") for one in found.results)


def test_numbers_among_words_come_first(finder: Finder) -> None:
    found = finder.search("2.1.c 2.1.d", "en")
    assert [one.key for one in found.results[:2]] == ["2.1.c", "2.1.d"]
    assert finder.search("boost 2.5.i 9.9.z", "en").results[0].key == "2.5.i"
    scenarios: tuple[Kind, ...] = ("scenario",)
    assert all(one.kind != "rule" for one in finder.search("2.1.c 2.1.d", "en", kinds=scenarios).results)


def test_two_errors_are_not_forgiven_at_the_first_letter(finder: Finder) -> None:
    assert finder.search("trample", "en").corrected is None
    assert finder.search("fleetnig", "en").corrected == "fleeting"


def test_eight_suggestions_unless_more_are_asked_for(finder: Finder) -> None:
    assert len(finder.suggest("re", "en")) == 8
    assert len(finder.suggest("re", "en", 3)) == 3


def test_of_an_article_in_our_words_and_in_the_official_ones_the_better_is_listed() -> None:
    found: list[tuple[Kind, str]] = [
        *(("rule", "2.1"), ("official", "2.1"), ("example", "2.1")),
        *(("section", "2"), ("section", "2"), ("rule", "3")),
    ]
    documents = [Document(kind, key, key, "1", "en", "", "", ()) for kind, key in found]
    listed = each_article([Hit(one, 1.0, NAMED) for one in documents])
    assert [(hit.document.kind, hit.document.key) for hit in listed] == [found[0], *found[2:]]


@pytest.mark.parametrize(("typed", "first"), [("épuisé", "2.4.5."), ("Épuisée", "2.4.5."), ("épuiser", "7.3.6.")])
def test_a_status_alone_leads_to_the_status_and_a_verb_to_the_verb(finder: Finder, typed: str, first: str) -> None:
    found = _numbers(finder.search(typed, "fr"))
    assert found[0].startswith(first)
    assert any(one.startswith(("2.4.5.", "7.3.6.")) and not one.startswith(first) for one in found[1:4])
