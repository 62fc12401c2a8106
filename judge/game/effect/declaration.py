"""When targets and modes are chosen (5.1.2, 6.5): in the declaration, or right before the step that needs them."""

from __future__ import annotations

from judge.game.ability import Effect
from judge.game.rules import Rules
from judge.game.state.objects import Player
from judge.law.laws import events, playing
from judge.value import value


@value(frozen=True, slots=True)
class Declared:
    """What has been declared of an effect.

    Arguments:
        effect: the effect with the chosen objects in it.
        extra: the extra cost of having chosen them, by Tough, as far as it is paid.
        more: what they add to the cost by the text itself.
        reached: the objects for which this thing costs no more, since it has targeted them.
        seat: the player who has been targeted, if one has.
        by_tough: what Tough adds, before the cost is lowered or bounded.
    """

    effect: Effect
    extra: int = 0
    more: int = 0
    reached: frozenset[int] = frozenset()
    seat: Player | None = None
    by_tough: int = 0


def are_declared(rules: Rules) -> bool:
    """Whether the targets of an effect are chosen in the declaration, rather than as it happens."""
    return rules.edition.declared.targets is rules.holds(playing.TARGETS_CHOSEN)


def are_chosen_step_by_step(rules: Rules) -> bool:
    """Whether the targets of each step are chosen right before it, by the law on targets."""
    return rules.holds(playing.TARGETS_CHOSEN) and not are_declared(rules)


def modes_are_declared(rules: Rules) -> bool:
    """Whether the mode of an effect is chosen in the declaration, rather than as the choosing step resolves."""
    return rules.edition.declared.modes is rules.holds(events.MODE_CHOSEN)


def anything_is_declared(rules: Rules) -> bool:
    """Whether something of an effect is chosen in the declaration: its targets, or its modes alone."""
    return are_declared(rules) or (modes_are_declared(rules) and are_chosen_step_by_step(rules))


def decider(rules: Rules, player: Player) -> Player:
    """Who makes the decisions of a step: the other player only where the law that says who does is switched off.

    Arguments:
        player: who controls the effect.
    """
    return 1 - player if rules.is_switched_off(events.DECISIONS_OF_CONTROLLER) else player
