"""Conditions, written out with their "if" and "unless"."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from judge.cards.language import slot_writing, times
from judge.cards.language.amounts import Unsayable
from judge.cards.language.clauses.text_writer import TextWriter
from judge.cards.language.compared_places import more_there
from judge.cards.language.verbs import VerbForm
from judge.elision import elides
from judge.game import ability as tree
from judge.game.ability import Whose


class ConditionWriter(TextWriter):
    """Writes conditions."""

    def condition(self, condition: tree.Condition) -> str:
        """A condition, without "if"."""
        if isinstance(condition, tree.Controls) and condition.kind.whose is not Whose.ANYONE:
            raise Unsayable(condition)
        if isinstance(condition, tree.WasDiscarded):
            until = times.UNTIL[condition.until][self.language][-1]
            card = slot_writing.write("a_left", condition.kind, self.language, self.marks, {})
            return f"{self.pick('you discarded', 'vous avez défaussé')} {card} {until}"
        if isinstance(condition, tree.AllOf | tree.OneOf):
            return self._several(condition)
        if self.language == "fr" and self.it.feminine and not self.plain:
            match condition:
                case tree.HasStatus(tree.It(), status, True, False):
                    return f"elle est {replace(self, feminine=True).row_status(status)}"
        if isinstance(condition, tree.Compares) and isinstance(condition.to, tree.NumberOf):
            with suppress(Unsayable):
                return self.row("condition", condition)
            return more_there(condition, self.language, self.marks)
        which = self.plain and self.language == "en" and isinstance(condition, tree.WasPlayedFrom)
        return self.row("condition", condition, which=which)

    def _several(self, condition: tree.AllOf | tree.OneOf) -> str:
        """Two conditions: "you control a Robot and you have no cards in hand"."""
        with suppress(Unsayable):  # no row says both at once: they are said one after the other
            return self.row("condition", condition)
        first, *others = condition.conditions
        if len(others) != 1 or any(isinstance(one, tree.AllOf | tree.OneOf) for one in condition.conditions):
            raise Unsayable(condition)
        joint = self.pick("and", "et") if isinstance(condition, tree.AllOf) else self.pick("or", "ou")
        second = self.condition(others[0]) if self.language == "en" else self.if_(others[0])
        return f"{self.condition(first)} {joint} {second}"

    def trigger(self, trigger: tree.Trigger) -> str:
        """A trigger, with its "when"."""
        if isinstance(trigger, tree.AtPhase):
            return self.row("phase", trigger)
        if isinstance(trigger, tree.AnyTrigger):
            with suppress(Unsayable):  # no row says them all at once: they are said one after the other
                return self._when(self.row("trigger", trigger, VerbForm.THIRD))
            phases = all(isinstance(one, tree.AtPhase) for one in trigger.triggers)
            joint = self.pick(" and ", " et ") if phases else self.pick(" or ", " ou ")
            first, *others = map(self.trigger, trigger.triggers)
            return joint.join((first, *(f"{one[0].lower()}{one[1:]}" for one in others)))
        several = isinstance(trigger, tree.OneOrMore) and self.language == "en"
        return self._when(self.row("trigger", trigger, VerbForm.MANY if several else VerbForm.THIRD))

    def _when(self, said: str) -> str:
        return f"when {said}" if self.language == "en" else f"lorsqu'{said}" if elides(said) else f"lorsque {said}"

    def if_(self, condition: tree.Condition) -> str:
        """A condition with its "if"."""
        said = self.condition(condition)
        if self.language == "en":
            return f"if {said}"
        return f"s'{said}" if said.startswith(("il ", "ils ")) else f"si {said}"

    def unless(self, condition: tree.Condition) -> str:
        """A condition with its "unless"."""
        return f"unless {self.condition(condition)}" if self.language == "en" else f"sauf {self.if_(condition)}"

    def _is_sayable(self, condition: tree.Condition) -> bool:
        try:
            self.condition(condition)
        except Unsayable:
            return False
        return True
