"""Each sentence that tells what happens can be said of what does not happen, would, and would not."""

from __future__ import annotations

import pytest

from judge.messages import LANGUAGES, Language
from judge.wording.moods import Mood, NoFiniteVerbError, in_mood
from judge.wording.table import sentences

TRACE = [one for one in sentences() if one.use == "trace"]
MOODS: tuple[Mood, ...] = ("is", "is_not", "would", "would_not")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sentence_says_four_things_in_its_own_slots(language: Language) -> None:
    for one in TRACE:
        form = one.singular[language][0]
        said = {mood: in_mood(form, mood, language) for mood in MOODS}
        assert said["is"] == form
        assert len(set(said.values())) == len(MOODS), said
        assert said["would"].count("{") == form.count("{")
        for words in said.values():
            assert "  " not in words and words == words.strip()


@pytest.mark.parametrize(
    ("form", "is_not", "would", "would_not"),
    [
        ("{card} gains {counters}", "does not gain", "would gain", "would not gain"),
        ("{card} is readied", "is not readied", "would be readied", "would not be readied"),
        ("{card} no longer has {status}", "still has", "would no longer have", "would still have"),
        ("nothing happens", "something happens", "nothing would happen", "something would happen"),
        ("the {expedition} can’t move forward", "can move", "could not move", "could move"),
        ("the statistics of {card} do not count", "{card} count", "would not count", "would count"),
        ("{terrain} does not count", "{terrain} counts", "would not count", "would count"),
        ("{player} targets {card}, the only target there is", "does not target {card}", "would target", "not target"),
        ("{card} becomes X and joins Y", "does not become X and join Y", "would become X and join Y", "not become"),
    ],
)
def test_english(form: str, is_not: str, would: str, would_not: str) -> None:
    for mood, words in zip(MOODS[1:], (is_not, would, would_not), strict=True):
        assert words in in_mood(form, mood, "en")


@pytest.mark.parametrize(
    ("form", "is_not", "would", "would_not"),
    [
        ("{card} gagne {counters}", "ne gagne pas", "gagnerait", "ne gagnerait pas"),
        ("{player} épuise {orbs}", "n’épuise pas", "épuiserait", "n’épuiserait pas"),
        ("{card} vont dans les Limbes", "ne vont pas", "iraient", "n’iraient pas"),
        ("{player} pioche une carte", "ne pioche pas de carte", "piocherait une carte", "ne piocherait pas de carte"),
        ("{effect} n’est pas activée", "{effect} est activée", "ne serait pas activée", "{effect} serait activée"),
        ("{card} n’a plus {status}", "a encore {status}", "n’aurait plus", "aurait encore"),
        ("rien n’arrive à {card}", "quelque chose arrive", "rien n’arriverait", "quelque chose arriverait"),
        ("{card} se redresse", "ne se redresse pas", "se redresserait", "ne se redresserait pas"),
        ("{card} devient X et rejoint Y", "ne devient pas X et ne rejoint pas Y", "rejoindrait", "ne rejoindrait pas"),
        ("l’{expedition} ne fait qu’égaler", "ne fait pas qu’égaler", "ne ferait qu’égaler", "ne ferait pas qu’"),
    ],
)
def test_french(form: str, is_not: str, would: str, would_not: str) -> None:
    for mood, words in zip(MOODS[1:], (is_not, would, would_not), strict=True):
        assert words in in_mood(form, mood, "fr")


def test_a_verb_that_is_not_in_the_table_is_asked_for() -> None:
    with pytest.raises(NoFiniteVerbError, match=r"verbs\.toml; write its verb there"):
        in_mood("{card} frobnicates", "would", "en")
