"""The laws by which abilities do not work where they lie: one of them may be why nothing stands in the way."""

from __future__ import annotations

from judge.game.ability import QuickAction, SpellEffect
from judge.game.terms import HIDDEN
from judge.game.view.view import View
from judge.law.laws.law import Law
from judge.ruling.question import Happens, IsSo, RulingQuestion
from judge.scenario.not_activated import WatchedAbility, why_not_working
from judge.scenario.performance import Performance


def keeping_at_rest(question: RulingQuestion, run: Performance) -> tuple[Law, ...]:
    """The laws by which passive abilities and Reactions do not work that lie in sight as a form begins or ends.

    Arguments:
        question: what is asked; of whether a move may be made, refusals tell enough.
        run: the form as it was played by all the rules.
    """
    if not isinstance(question, Happens | IsSo):
        return ()
    found: dict[Law, None] = {}
    for state in (run.start, run.state):
        view = View(state, run.rules)
        for one in state.objects.in_order:
            if one.zone in HIDDEN:
                continue
            works = view.abilities(one)
            for ability in one.base.abilities:
                if ability not in works and not isinstance(ability, QuickAction | SpellEffect):
                    watched = WatchedAbility(one, ability, works=False, ignored=view.why_ignored(one))
                    found |= dict.fromkeys(why_not_working([watched]))
    return tuple(law for law in found if law.name not in run.rules.edition.absent)
