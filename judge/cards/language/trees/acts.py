"""Acts that are no rows of the phrasebook: cards that are put somewhere, tokens that are created."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from judge.cards.language import deeds
from judge.cards.language.deeds import SAME, Deed
from judge.cards.language.phrase_parts import AgreementError, WrittenWord
from judge.cards.language.trees.rules import PartBuilder
from judge.cards.language.verbs import VerbForm
from judge.cards.language.words import TOKEN_STATISTICS, TOKEN_SUBTYPES
from judge.game import ability as tree
from judge.game.ability import Where
from judge.game.terms import Zone

ONE_OF_THEM = tree.Target(tree.Kind(), 0)
"""One of the objects that a condition speaks of."""


COUNTED = tree.Kind | tree.CountersOn | tree.Times | tree.Expeditions | tree.TerrainMarkers
"""What tokens are created for, one for each."""

SPOKEN_OF = (tree.Among, tree.It, tree.Rest)
"""What says by itself nothing of whose it is."""


class ActBuilder(PartBuilder):
    """Rules for acts."""

    def put(self, children: list[Any]) -> Deed:
        places_ = [part for part in children if deeds.is_word(part, "DESTINATION") or deeds.is_word(part, "IN_RESERVE")]
        orbs = [part for part in children if deeds.is_word(part, "AS_ORB")]
        verb = deeds.verb(children)
        named = deeds.named(children)
        if places_:
            zone, whose, position, where = places_[0].value
        elif named.moved is not None:
            (zone, whose, position, where), named = named.to, named.moved
        else:
            raise AgreementError(verb)
        if whose is tree.Whose.THEIRS and zone is not Zone.MANA and isinstance(named.phrase, SPOKEN_OF):
            raise AgreementError(verb)
        if orbs and zone is not Zone.MANA:
            raise AgreementError(orbs[0])
        ordered = any(deeds.is_word(part, "IN_ANY_ORDER") for part in children)
        if ordered and zone is not Zone.DECK:
            raise AgreementError(verb)
        put = tree.Put(
            named.phrase,
            zone,
            str(verb.value),
            position=position,
            where=where,
            exhausted=orbs[0].value if orbs else None,
            ordered=ordered,
        )
        return deeds.act(children, put)

    def draw_of(self, children: list[Any]) -> Deed:
        """ "draw cards equal to the number of Landmarks you control"."""
        return deeds.act(children, tree.Draw(children[-1]))

    def several_expeditions(self, children: list[WrittenWord]) -> tree.TargetExpeditions:
        """ "up to two Expeditions"."""
        return tree.TargetExpeditions(deeds.number(children[-1]), any(word.name == "UP_TO" for word in children))

    def create_in_each(self, children: list[Any]) -> Deed:
        """ "target up to two Expeditions and create an Ordis Recruit 1/1/1 Soldier token in each of them"."""
        aim, where, *made = children
        deed = self.create(made)
        (created,) = deed.effects
        assert isinstance(created, tree.Create)
        return Deed((replace(created, where=where),), aim.forms & deed.fits, aim)

    def create_in_both(self, children: list[Any]) -> Deed:
        """ "create a Brassbug 2/2/2 Robot token in your Hero Expedition and another one in your Companion Expedition":
        one step, in which a token is created in each of your Expeditions."""
        *made, there = children
        deed = self.create(made)
        (created,) = deed.effects
        assert isinstance(created, tree.Create)
        if {created.where, there.value} != {Where.HERO, Where.COMPANION}:
            raise AgreementError(there)
        return replace(deed, effects=(replace(created, where=Where.EACH_OF_YOURS),))

    def aim_one_of_them(self, children: list[Any]) -> Deed:
        """ "target one of them", before the condition that names them."""
        return Deed((tree.Aim(ONE_OF_THEM),), children[0].forms & {VerbForm.ORDER}, children[0])

    def pick_there(self, children: list[Any]) -> Deed:
        """ "choisissez-y un Sort", of the cards that are shown."""
        named = deeds.phrase(children)
        if not isinstance(named, tree.Some):
            raise AgreementError(children[0])
        return deeds.act(children, tree.Pick(tree.Among(named.kind, named.count, named.up_to)))

    def create_another(self, children: list[WrittenWord]) -> Deed:
        """ "create another one in target Expedition": the same token as before."""
        where = next((word.value for word in children if word.name in ("WHERE", "LANDMARKS")), tree.Where.NONE)
        counts = [word for word in children if word.name in ("A", "NUMBER_WORD")]
        count = deeds.number(counts[0]) if counts else 1
        return deeds.act(children, tree.Create(SAME, count, where))

    def create(self, children: list[Any]) -> Deed:
        words = [part for part in children if isinstance(part, WrittenWord)]
        found = {word.name: word for word in words}
        statistics = None
        if "STATISTICS" in found:
            forest, mountain, water = map(int, found["STATISTICS"].text.split("/"))
            statistics = forest, mountain, water
        where = found.get("WHERE") or found.get("LANDMARKS")
        name = str(found["TOKEN_NAME"].value) if "TOKEN_NAME" in found else ""
        if "RAW_TOKEN" in found:
            name = found["RAW_TOKEN"].text.replace("_", " ").title()
            if name not in TOKEN_STATISTICS:
                raise AgreementError(found["RAW_TOKEN"])
            statistics = TOKEN_STATISTICS[name]
        subtypes = tuple(str(word.value) for word in words if word.name == "SUBTYPE")
        if statistics is not None and not subtypes:
            if name not in TOKEN_SUBTYPES:
                raise AgreementError(found.get("STATISTICS") or found["RAW_TOKEN"])
            subtypes = TOKEN_SUBTYPES[name]
        abilities = next((part for part in children if isinstance(part, tuple)), ())
        token = tree.Token(name, statistics, subtypes, abilities)
        counts = [word for word in words if word.name in ("A", "NUMBER_WORD", "THAT_MANY", "X")]
        count: tree.Amount = tree.Paid() if counts[0].name == "X" else deeds.number(counts[0])
        if counts[0].name == "THAT_MANY":
            count = tree.ThatMany()
        if any(isinstance(part, tree.ThatMany) for part in children):
            if count != 1:
                raise AgreementError(counts[0])
            count = tree.ThatMany()
        per = [part for part in children if isinstance(part, COUNTED | tree.DoneThisWay)]
        if per:
            if not isinstance(count, int):
                raise AgreementError(counts[0])
            count = tree.Per(count, tree.NumberOf(per[0]) if isinstance(per[0], tree.Kind) else per[0])
        most = next((part for part in children if isinstance(part, int)), None)
        return deeds.act(words, tree.Create(token, count, where.value if where else Where.ITS, most))
