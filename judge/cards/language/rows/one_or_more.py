"""How triggers are said that wait for several things at once: "one or more tokens leave your Expeditions"."""

import re
from collections.abc import Iterator
from dataclasses import replace

from judge.cards.language.rows import going_triggers, player_triggers, triggers
from judge.cards.language.rows.row import Row, Wording, WordingPart
from judge.game import ability as tree

SEVERAL = "one_or_more_"
"""How a slot is called that holds one or more of what another slot holds."""

KINDS = ("a", "a_left", "a_of_yours", "some_of_yours")
"""The slots that can hold one or more instead of one."""

OF_ONE_BY_ONE = (tree.Joins, tree.Plays, tree.PutsInReserve, tree.Reveals)
"""Triggers of what happens one by one, or of what the card itself may do by coming."""

THIRD = re.compile(r"^ (is|leaves|goes|joins|est|quitte|va|rejoint)\b")
"""The verb of one thing, which stands behind what does it."""

MANY = {
    **{"is": "are", "leaves": "leave", "goes": "go", "joins": "join"},
    **{"est": "sont", "quitte": "quittent", "va": "vont", "rejoint": "rejoignent"},
}


def _several(wording: Wording) -> tuple[Wording, ...]:
    """A wording of which the only kind is one or more, said as of one and as of several; none where it has none."""
    place = next((place for place, part in enumerate(wording) if part.category in KINDS), None)
    if place is None or sum(part.kind == "slot" and part.category in KINDS for part in wording) != 1:
        return ()
    slot = replace(wording[place], category=SEVERAL + wording[place].category)
    one = (*wording[:place], slot, *wording[place + 1 :])
    return (one,) if place else tuple(dict.fromkeys((one, tuple(map(_of_several, one)))))


def _of_several(part: WordingPart) -> WordingPart:
    if part.kind == "gender":
        return replace(part, forms=(f"{part.forms[0]}s", f"{part.forms[1]}s"))
    many = THIRD.sub(lambda verb: f" {MANY[verb[1]]}", part.text) if part.kind == "words" else part.text
    return replace(part, text=many)


def _rows() -> Iterator[Row]:
    """Each trigger that names a kind of objects, said of one or more."""
    for row in (*triggers.ROWS, *going_triggers.ROWS, *player_triggers.ROWS):
        if row.category != "trigger" or isinstance(row.pattern, (*OF_ONE_BY_ONE, tree.AnyTrigger)):
            continue
        said = {
            language: tuple(one for wording in wordings for one in _several(wording)[:: -1 if language == "en" else 1])
            for language, wordings in row.wordings.items()
        }
        if all(said.values()):
            yield Row(row.category, tree.OneOrMore(row.pattern), said)


ROWS: tuple[Row, ...] = tuple(_rows())
