"""How it is said that the first card that opponents play each Afternoon costs more."""

from __future__ import annotations

from judge.cards.language import times, verbs
from judge.cards.language.amounts import Unsayable
from judge.cards.language.nouns import is_feminine
from judge.cards.language.phrases import described
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


def write(said: tree.While, language: Language, marks: bool) -> str:
    """Such an ability written out.

    Arguments:
        said: the ability.
        marks: whether statuses carry the brackets of card texts.

    Raises:
        Unsayable: it is another.
    """
    match said:
        case tree.While(
            tree.Compares(tree.Times(tree.Plays(kind=kind), until)), tree.CostsLess(less=int() as less, source=source)
        ) if said == dearer(kind, source, until, -less) and source in (None, Zone.RESERVE) and less < 0:
            english = language == "en"
            zone = "" if source is None else " from Reserve" if english else " depuis la Réserve"
            plays = f"each opponent plays{zone}" if english else f"que chaque adversaire joue{zone}"
            first = "the first" if english else "la première" if is_feminine(kind) else "le premier"
            each_time, cost = times.EACH_TIME[until][language][0], verbs.say("cost", language, VerbForm.THIRD)
            what = described(kind, language, False, marks=marks, played=plays)
            return f"{first} {what} {each_time} {cost} {{{-less}}} {'more' if english else 'de plus'}"
    raise Unsayable(said)
