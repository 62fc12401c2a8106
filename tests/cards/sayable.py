"""Strategies for trees that a card text can say."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from judge.cards.language.antecedents import dangling
from judge.cards.language.context import is_doubtful, is_torn, is_under_condition_of
from judge.cards.language.words import KEYWORDS, PHASES, STATUSES, SUBTYPES, TOKENS, TYPES
from judge.game import ability as tree
from judge.game.terms import BOOST, Keyword, Status, Zone

GAINED = (Status.ANCHORED, Status.ASLEEP, Status.FLEETING)
Effects = st.SearchStrategy[tree.Effect]

IN_HAND = (Zone.HAND, tree.Whose.YOURS)
SOURCES = (IN_HAND, (Zone.RESERVE, tree.Whose.YOURS), (Zone.RESERVE, tree.Whose.ANYONE))
WHERE = (tree.Where.MINE, tree.Where.MY_OTHER, tree.Where.EACH_OF_YOURS, tree.Where.TARGET)

small = st.integers(1, 9)
heads = st.one_of(
    st.tuples(st.lists(st.sampled_from(sorted(TYPES)), max_size=2, unique=True).map(tuple), st.just(())),
    st.tuples(st.just(()), st.lists(st.sampled_from(sorted(SUBTYPES)), min_size=1, max_size=2, unique=True).map(tuple)),
)
owners = st.one_of(st.sampled_from([(None, tree.Whose.ANYONE), (None, tree.Whose.YOURS)]), st.sampled_from(SOURCES))
wheres = st.one_of(st.none(), st.sampled_from(WHERE))
statuses = st.lists(st.sampled_from(sorted(STATUSES)), max_size=1).map(tuple)


@st.composite
def kinds(draw: st.DrawFn) -> tree.Kind:
    types, subtypes = draw(heads)
    zone, whose = draw(owners)
    one = len(types) + len(subtypes) < 2
    return tree.Kind(types, subtypes, whose, zone, draw(wheres), draw(st.booleans()), draw(statuses) if one else ())


phrases = st.one_of(
    st.builds(tree.Some, kinds(), small, st.booleans()),
    st.builds(tree.Target, kinds(), small, st.booleans()),
    st.builds(tree.All, kinds()),
)
pointed = st.sampled_from([tree.Me(), tree.It()])
objects: st.SearchStrategy[tree.Phrase] = st.one_of(pointed, phrases)


def happenings(what: st.SearchStrategy[tree.Phrase]) -> Effects:
    return st.one_of(
        st.builds(tree.GainCounters, what, st.just(BOOST), st.integers(1, 99)),
        st.builds(tree.GainStatus, what, st.sampled_from(GAINED)),
        st.builds(tree.LoseStatus, what, st.sampled_from(GAINED)),
    )


tokens = st.builds(
    tree.Token,
    st.sampled_from(sorted(TOKENS)),
    st.tuples(*[st.integers(0, 12)] * 3),
    st.lists(st.sampled_from(sorted(SUBTYPES)), min_size=1, max_size=2).map(tuple),
)
acts: Effects = st.one_of(
    st.builds(tree.Sacrifice, objects),
    st.builds(tree.Discard, objects),
    st.builds(tree.GainStatus, objects, st.just(Status.EXHAUSTED)),
    st.builds(tree.LoseStatus, objects, st.just(Status.EXHAUSTED)),
    st.builds(tree.Put, objects, st.just(Zone.RESERVE), st.sampled_from(["put", "send", "return"])),
    st.builds(tree.Draw, small),
    st.just(tree.Resupply()),
    st.just(tree.Sabotage()),
    st.builds(tree.Create, tokens, small, st.sampled_from(WHERE)),
)
each_player: Effects = st.one_of(
    st.builds(tree.Sacrifice, phrases, st.just(tree.Who.EACH)),
    st.builds(tree.Discard, phrases, st.just(tree.Who.EACH)),
    st.builds(tree.Draw, small, st.just(tree.Who.EACH)),
    st.just(tree.Resupply(tree.Who.EACH)),
)


def steps(one: Effects, most: int = 3) -> Effects:
    return st.lists(one, min_size=1, max_size=most).map(
        lambda found: found[0] if len(found) == 1 else tree.Steps(tuple(found))
    )


conditions = st.one_of(
    st.builds(tree.HasStatus, st.just(tree.Me()), st.sampled_from(sorted(STATUSES)), st.booleans(), st.booleans()),
    st.builds(tree.IsKind, st.just(tree.It()), kinds()),
    st.builds(
        tree.Controls,
        st.just(tree.Who.YOU),
        kinds().filter(lambda kind: kind.whose is tree.Whose.ANYONE),
        small,
    ),
)
exhausting_me = tree.GainStatus(tree.Me(), Status.EXHAUSTED)
costs = st.builds(
    tree.Cost,
    mana=st.integers(1, 9),
    actions=st.lists(acts.filter(lambda act: act != exhausting_me), max_size=2).map(tuple),
)
offered: Effects = st.one_of(happenings(objects), steps(acts))
scoped: Effects = st.one_of(
    st.builds(tree.May, offered, st.sampled_from([tree.Who.YOU, tree.Who.EACH])),
    st.builds(tree.PayTo, costs, offered),
)
plain: Effects = steps(st.one_of(acts, each_player, happenings(objects)))


def is_flat(effect: tree.Effect) -> bool:
    """Whether no step would be read as standing under the condition of a step before it."""
    parts = effect.steps if isinstance(effect, tree.Steps) else ()
    return not any(
        is_under_condition_of(one, tree.Steps(parts[place:])) or is_torn(one, tree.Steps(parts[place:]))
        for place, one in enumerate(parts, 1)
    )


effects: Effects = steps(
    st.one_of(acts, each_player, happenings(objects), scoped, st.builds(tree.If, conditions, st.one_of(plain, scoped)))
).filter(lambda effect: is_flat(effect) and not is_doubtful(effect))
spells: Effects = effects.filter(lambda effect: dangling((tree.SpellEffect(effect),)) is None)


def is_named(ability: tree.Ability) -> bool:
    """Whether all that an ability speaks of is named before."""
    return dangling((ability,)) is None


def yours(kind: tree.Kind) -> tree.Kind:
    return replace(kind, zone=None, whose=tree.Whose.YOURS)


triggers = st.one_of(
    st.builds(tree.AtPhase, st.sampled_from(sorted(PHASES))),
    st.builds(tree.Sacrificed, st.one_of(st.just(tree.Me()), st.builds(tree.Some, kinds().map(yours), small))),
    st.builds(tree.Joins, kinds().map(lambda kind: replace(kind, where=tree.Where.EACH_OF_YOURS))),
)
symbols = st.sampled_from([tree.Join(), tree.PlayedFrom(Zone.HAND), tree.PlayedFrom(Zone.RESERVE)])
reactions = st.one_of(
    st.builds(tree.Reaction, symbols, effects), st.builds(tree.Reaction, triggers, effects, st.none() | conditions)
)
keywords = st.one_of(
    st.builds(
        tree.KeywordAbility, st.sampled_from(sorted(set(KEYWORDS) - {Keyword.SCOUT, Keyword.TEMPLE, Keyword.TOUGH}))
    ),
    st.builds(tree.KeywordAbility, st.just(Keyword.TOUGH), st.integers(1, 99)),
)
quick_costs = st.builds(
    tree.Cost, st.integers(0, 9), st.booleans(), st.booleans(), actions=st.lists(acts, max_size=1).map(tuple)
).filter(lambda cost: bool(cost.mana or cost.exhaust_me or cost.discard_me))
quick_actions = st.builds(tree.QuickAction, quick_costs, effects).filter(
    lambda action: not is_doubtful(tree.Steps((*action.cost.actions, action.effect))) and is_named(action)
)
granted = heads.filter(any).map(lambda found: tree.Kind(found[0], found[1], tree.Whose.YOURS))
grants = st.builds(tree.Grant, granted, st.one_of(reactions, keywords, quick_actions))
abilities = st.one_of(keywords, reactions, quick_actions, grants).filter(is_named)
