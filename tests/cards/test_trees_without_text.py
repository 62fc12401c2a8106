"""Trees that no text is read as: those that no sentence could say are refused, others are printed as they would be."""

from __future__ import annotations

import pytest

from judge.cards.language.amounts import Unsayable
from judge.cards.printing import print_text
from judge.game import ability as tree
from judge.game.terms import BOOST, Status, Type

BOOSTED = tree.GainCounters(tree.Me(), BOOST, 1)
DRAW = tree.Draw(1)
EXHAUSTED = tree.GainStatus(tree.Me(), Status.EXHAUSTED)
OTHERS = tree.Target(tree.Kind((Type.CHARACTER,), other=True), 2)


@pytest.mark.parametrize(
    "effect",
    [
        tree.PayTo(tree.Cost(), BOOSTED),
        tree.PayTo(tree.Cost(mana=4, discard_me=True), DRAW),
        tree.PayTo(tree.Cost(mana=4, actions=(EXHAUSTED,)), DRAW),
        tree.PayTo(tree.Cost(mana=4, actions=(tree.LoseCounters(tree.Me(), BOOST, 1, spend=True),)), DRAW),
        tree.PayTo(tree.Cost(mana=4, actions=(tree.Draw(1, tree.Who.EACH),)), DRAW),
        tree.PayTo(tree.Cost(mana=4, actions=(tree.Steps((DRAW, tree.Resupply())),)), DRAW),
        tree.PayTo(tree.Cost(mana=4), tree.Steps((tree.GainStatus(OTHERS, Status.ASLEEP), DRAW))),
        tree.Steps((tree.If(tree.IsFirstPlayer(), DRAW, tree.Resupply()), tree.Discard(tree.It()))),
    ],
)
def test_what_no_sentence_says_is_refused(effect: tree.Effect) -> None:
    for language in ("en", "fr"):
        with pytest.raises(Unsayable):
            print_text((tree.Reaction(tree.Join(), effect),), language)


def test_results_of_a_die_are_no_list_where_something_follows_them() -> None:
    results = ((1, 3, DRAW), (4, 5, tree.Resupply()), (6, 6, tree.Sabotage()))
    rolled = tree.Steps((tree.Roll(), tree.OnResult(tuple(tree.Branch(*one) for one in results)), BOOSTED))
    printed = print_text((tree.Reaction(tree.Join(), rolled),), "en")
    assert printed == "{J} Roll a die. On a 1-3, draw a card. On a 4-5, [Resupply]. On a 6, [Sabotage]. I gain 1 boost."


def test_two_others_gain_something_in_one_clause() -> None:
    printed = print_text((tree.Reaction(tree.Join(), tree.May(tree.GainStatus(OTHERS, Status.ASLEEP))),), "en")
    assert printed == "{J} You may have two other target Characters gain [[Asleep]]."
