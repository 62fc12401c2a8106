"""Card texts: what is read, and what is declined, and where."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.cards.language.declined import Declined
from judge.cards.language.grammar import grammar
from judge.cards.language.reader import read_text
from judge.game import ability as tree
from judge.game.terms import Keyword, Status, Type, Zone
from judge.messages import LANGUAGES, Language

CHARACTER = tree.Kind((Type.CHARACTER,))


def effect(text: str, language: Language = "en") -> tree.Effect:
    """What a Spell with this text does."""
    (read,) = read_text(text, language, Type.SPELL)
    assert isinstance(read, tree.SpellEffect)
    return read.effect


@pytest.mark.parametrize(
    ("english", "french", "expected"),
    [
        ("Sacrifice a Character.", "Sacrifiez un Personnage.", tree.Sacrifice(tree.Some(CHARACTER))),
        (
            "[Sabotage], then [Resupply].",
            "[Sabotez], puis [Ravitaillez].",
            tree.Steps((tree.Sabotage(), tree.Resupply())),
        ),
        (
            "You may put a card from your hand in Reserve. If it's a Permanent, draw a card.",
            "Vous pouvez mettre une carte de votre main en Réserve. Si c'est un Permanent, piochez une carte.",
            tree.Steps(
                (
                    tree.May(
                        tree.Put(tree.Some(tree.Kind(whose=tree.Whose.YOURS, zone=Zone.HAND)), Zone.RESERVE, "put")
                    ),
                    tree.If(tree.IsKind(tree.It(), tree.Kind((Type.PERMANENT,))), tree.Draw()),
                )
            ),
        ),
        (
            "You may sacrifice me to draw two cards.",
            "Vous pouvez me sacrifier pour piocher deux cartes.",
            tree.PayTo(tree.Cost(actions=(tree.Sacrifice(tree.Me()),)), tree.Draw(2)),
        ),
        (
            "You may have another target Character lose [[Fleeting]] and gain 1 boost.",
            "Vous pouvez faire perdre [[Fugace]] et gagner 1 boost à un autre Personnage ciblé.",
            tree.May(
                tree.Steps(
                    (
                        tree.LoseStatus(tree.Target(tree.Kind((Type.CHARACTER,), other=True)), Status.FLEETING),
                        tree.GainCounters(tree.It(), "boost", 1),
                    )
                )
            ),
        ),
        (
            "Each player may [Resupply].",
            "Chaque joueur peut [Ravitailler].",
            tree.May(tree.Resupply(), tree.Who.EACH),
        ),
        (
            "Each player sacrifices a Character.",
            "Chaque joueur sacrifie un Personnage.",
            tree.Sacrifice(tree.Some(CHARACTER), tree.Who.EACH),
        ),
    ],
)
def test_both_languages_give_this_tree(english: str, french: str, expected: tree.Effect) -> None:
    assert effect(english) == expected
    assert effect(french, "fr") == expected


@pytest.mark.parametrize(
    ("marked", "plain"),
    [
        ("[[Fleeting]]. (Send me to Discard.)  [Sabotage], then [Resupply].", "Fleeting.\nSabotage, then Resupply."),
        ("#[Tough\u00a02].#  {J} I gain 1 boost[]. (A boost is a +1/+1/+1 counter.)", "tough 2.  {J} i gain 1 boost."),
        ("When I’m sacrificed — Draw a card.", "When I'm sacrificed - Draw a card."),
        ("Your Characters have: “ {R} I gain 1 boost.”", 'Your Characters have: "{R} I gain 1 boost."'),
    ],
)
def test_marks_have_no_meaning(marked: str, plain: str) -> None:
    type_ = Type.SPELL if "Sabotage" in plain else Type.CHARACTER
    assert read_text(marked, "en", type_) == read_text(plain, "en", type_)


def test_the_tense_of_a_condition_counts() -> None:
    past, present = (
        read_text(f"When I'm sacrificed, if {said} Fleeting — Put me in Reserve.", "en", Type.CHARACTER)
        for said in ("I was not", "I'm not")
    )
    assert past[0] != present[0]
    assert isinstance(present[0], tree.Reaction)
    assert present[0].condition == tree.HasStatus(tree.Me(), Status.FLEETING, has=False)


def test_a_text_without_words_has_no_abilities() -> None:
    assert read_text("", "en", Type.CHARACTER) == ()
    assert read_text("(If I leave the Expedition zone, remove me from the game.)", "en", Type.CHARACTER) == ()


def test_fleeting_on_a_spell_is_a_keyword() -> None:
    assert read_text("Fugace.", "fr", Type.SPELL) == (tree.KeywordAbility(Keyword.FLEETING),)


@pytest.mark.parametrize(
    ("language", "text", "stops_at", "could"),
    [
        ("en", "{J} Sacrifice a Charakter.", "Charakter", "“Character”"),
        ("en", "{J} Draws a card.", "Draws", "“draw”"),
        ("en", "Draw a card.", "Draw a", "“{J}”"),
        ("en", "{J} Sacrifice a Character, then draws a card.", "draws", "“draw”"),
        ("en", "{J} I gain 1 boost and win the game.", "win", "“gain”"),
        ("en", "{J} Put a card from your head in Reserve.", "head", "“hand”"),
        ("en", "{J} Draw two card.", "card.", "fit"),
        ("en", "{J} Draw a card. (if it rains)", "(if", "parenthesis"),
        ("en", "{J} Sacrifice a [Character.", "[Character", "bracket"),
        ("en", "{J} Sacrifice a Character].", "].", "bracket"),
        ("en", "{J} Draw a card. (Never", "(Never", "parenthesis"),
        ("en", "{J} Piochez une carte.", "Piochez", "“an”"),
        ("fr", "{J} Pioche une carte.", "Pioche", "“piochez”"),
        ("fr", "{J} Sacrifiez une Personne.", "Personne.", "“Personnage”"),
        ("fr", "{H} Chaque joueur peut Ravitaillez.", "Ravitaillez", "“Ravitailler”"),
    ],
)
def test_a_text_is_declined_at_its_first_strange_word(language: Language, text: str, stops_at: str, could: str) -> None:
    with pytest.raises(Declined) as declined:
        read_text(text, language, Type.CHARACTER)
    assert text[declined.value.position :].startswith(stops_at)
    assert could in declined.value.message.say("en")
    line, caret = declined.value.caret.split("\n")
    assert line[caret.index("^") :].startswith(stops_at)


def test_a_text_that_ends_too_early_says_so() -> None:
    with pytest.raises(Declined) as declined:
        read_text("{J} Draw a", "en", Type.CHARACTER)
    assert declined.value.position == len("{J} Draw a")
    assert "too early" in str(declined.value)


def test_a_long_text_is_declined_unread() -> None:
    with pytest.raises(Declined):
        read_text("Draw a card. " * 10_000, "en", Type.SPELL)


def words(language: Language) -> st.SearchStrategy[str]:
    """Texts made of the language's own words, in any order."""
    samples = sorted({text for texts in grammar(language).samples.values() for text in texts})
    return st.lists(st.sampled_from([*samples, "[", "]", "(", ")", "#", "\n", "x"]), max_size=25).map(" ".join)


@settings(max_examples=100, deadline=None)
@given(st.data(), st.sampled_from(LANGUAGES), st.sampled_from([Type.SPELL, Type.CHARACTER]), st.booleans())
def test_any_text_is_read_or_declined(data: st.DataObject, language: Language, type_: Type, support: bool) -> None:
    text = data.draw(st.one_of(st.text(max_size=80), words(language)))
    try:
        read_text(text, language, type_, support)
    except Declined as declined:
        assert 0 <= declined.position <= len(text)
        assert declined.caret.count("\n") == 1


def test_a_trigger_says_whose_objects_it_watches() -> None:
    (joins,) = read_text("When a Robot joins your Expeditions — Draw a card.", "en", Type.CHARACTER)
    (sacrifice,) = read_text("Lorsque vous sacrifiez un Personnage — Piochez une carte.", "fr", Type.CHARACTER)
    robot = tree.Kind(subtypes=("Robot",), where=tree.Where.EACH_OF_YOURS)
    yours = tree.Kind((Type.CHARACTER,), whose=tree.Whose.YOURS)
    assert joins == tree.Reaction(tree.Joins(robot), tree.Draw())
    assert sacrifice == tree.Reaction(tree.Sacrificed(tree.Some(yours)), tree.Draw())
