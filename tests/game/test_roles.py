"""What nodes have in common: whoever has a field that is asked for says so by its base."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import get_args

import pytest

from judge.game import ability as tree
from judge.game.ability.roles import AboutObjects, AtExpeditions, ByPlayers, OfKind, kind_of, what_of, where_of, who_of
from judge.game.state.actions import Action, object_of
from judge.game.state.doing import AboutObject
from judge.game.state.object_actions import Cease
from judge.game.terms import Zone

NODES = tuple(node for node in vars(tree).values() if isinstance(node, type) and is_dataclass(node))


def have(nodes: tuple[type, ...], name: str) -> set[str]:
    return {node.__name__ for node in nodes if any(one.name == name for one in fields(node))}


@pytest.mark.parametrize(
    ("role", "name", "nodes"),
    [
        (AboutObjects, "what", NODES),
        (ByPlayers, "who", NODES),
        (OfKind, "kind", NODES),
        (AtExpeditions, "where", (*get_args(tree.Effect), *get_args(tree.Trigger))),
        (AboutObject, "object", get_args(Action)),
    ],
)
def test_whoever_has_the_field_has_the_role(role: type, name: str, nodes: tuple[type, ...]) -> None:
    found = have(nodes, name)
    assert found
    assert {node.__name__ for node in nodes if issubclass(node, role)} == found


def test_what_a_node_names() -> None:
    robots = tree.Kind(subtypes=("Robot",), where=tree.Where.MINE)
    step = tree.Put(tree.Some(robots), Zone.HAND, who=tree.Who.EACH, where=tree.Where.YOURS)
    assert what_of(step) == tree.Some(robots)
    assert who_of(step) is tree.Who.EACH
    assert where_of(step) is tree.Where.YOURS
    assert kind_of(what_of(step)) is robots


def test_what_a_node_does_not_name() -> None:
    assert what_of(tree.Roll()) is None
    assert who_of(tree.Roll()) is tree.Who.YOU
    assert where_of(tree.Roll()) is None
    assert kind_of(tree.Me()) is None
    assert object_of(Cease(7, ())) == 7
