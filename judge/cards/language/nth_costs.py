"""How it is said that the first card that opponents play each Afternoon costs more, or your second one less."""

from __future__ import annotations

from judge.cards.language import sources, times
from judge.cards.language.amounts import ORDINALS, Unsayable
from judge.cards.language.nouns import is_feminine
from judge.cards.language.phrases import described
from judge.cards.language.played_costs import cost_less
from judge.cards.language.verbs import VerbForm
from judge.game import ability as tree
from judge.game.ability import Compare, Kind, Until, Who
from judge.game.terms import Zone
from judge.messages import Language


def dearer(kind: Kind, source: Zone | None, until: Until, more: int) -> tree.While:
    """ "The first card each opponent plays from Reserve each Afternoon costs {1} more": so long as none was played.

    Arguments:
        kind: which cards.
        source: from where it must be played; None for anywhere.
        until: in which time it is the first, anew each time.
        more: how much more it costs.
    """
    plays = tree.Times(tree.Plays(Who.OPPONENT, kind, source), until)
    less = tree.CostsLess(tree.All(kind), -more, Who.EACH_OPPONENT, source)
    return tree.While(tree.Compares(plays, Compare.AT_MOST, 0), less)


def yours(kind: Kind, source: Zone | None, until: Until, less: int, nth: int) -> tree.While:
    """ "The second Spell you play each Day costs {1} less": as soon, and so long, as one was played before.

    Arguments:
        kind: which cards.
        source: from where it must be played; None for anywhere.
        until: in which time they are counted, anew each time.
        less: how much less it costs; below zero for more.
        nth: which of them it is.
    """
    plays = tree.Times(tree.Plays(Who.YOU, kind, source), until)
    before = tree.Compares(plays, Compare.AT_MOST if nth == 1 else Compare.EQUAL, nth - 1)
    return tree.While(before, tree.CostsLess(tree.All(kind), less, source=source))


def write(said: tree.While, language: Language, marks: bool) -> str:
    """Such an ability written out.

    Arguments:
        said: the ability.
        marks: whether statuses carry the brackets of card texts.

    Raises:
        Unsayable: it is another.
    """
    english = language == "en"
    match said:
        case tree.While(
            tree.Compares(tree.Times(tree.Plays(Who.YOU, kind, source), until), _, int() as before),
            tree.CostsLess(less=int() as less, minimum=None),
        ) if said == yours(kind, source, until, less, before + 1) and before and less and before + 1 in ORDINALS:
            zone = "" if source is None else f" {sources.FROM_OWN[source, tree.Whose.YOURS][language][0]}"
            nth = ORDINALS[before + 1][language][is_feminine(kind) and before == 0]
            article = "the" if english else "la" if is_feminine(kind) else "le"
            plays, each_time = (
                f"{'you play' if english else 'que vous jouez'}{zone}",
                times.EACH_TIME[until][language][0],
            )
            what = described(kind, language, False, marks=marks, played=plays)
            return f"{article} {nth} {what} {each_time} {cost_less(less, language, VerbForm.THIRD)}"
        case tree.While(
            tree.Compares(tree.Times(tree.Plays(kind=kind), until)), tree.CostsLess(less=int() as less, source=source)
        ) if said == dearer(kind, source, until, -less) and source in (None, Zone.RESERVE) and less < 0:
            zone = "" if source is None else " from Reserve" if english else " depuis la Réserve"
            plays = f"each opponent plays{zone}" if english else f"que chaque adversaire joue{zone}"
            first = "the first" if english else "la première" if is_feminine(kind) else "le premier"
            each_time = times.EACH_TIME[until][language][0]
            what = described(kind, language, False, marks=marks, played=plays)
            return f"{first} {what} {each_time} {cost_less(less, language, VerbForm.THIRD)}"
    raise Unsayable(said)
