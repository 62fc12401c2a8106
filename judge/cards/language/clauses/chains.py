"""Clauses in a row, written out in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from judge.cards.language import times
from judge.cards.language.amounts import Unsayable
from judge.cards.language.clauses.acts import ActWriter
from judge.cards.language.clauses.pronouns import after
from judge.cards.language.clauses.steps import (
    Happening,
    by_you,
    goes_on,
    happens,
    is_apart,
    is_in_reserve,
    is_whole,
    steps_of,
)
from judge.cards.language.clauses.text_writer import that
from judge.cards.language.clauses.waiting import WaitingWriter
from judge.cards.language.phrases import is_nominal
from judge.cards.language.verbs import VerbForm
from judge.cards.language.who import WHO, facing
from judge.game import ability as tree
from judge.game.ability import Effect, Phrase, Who
from judge.game.terms import Type

UNNAMED = (tree.Draw, tree.Resupply)
"""Acts after which a clause with "I" does not go on with "and"."""

FREELY = 3
"""Which wording of playing for free goes on with what the card then gains: "jouer gratuitement une carte, elle ..."."""

CLAUSES = (
    tree.ActivateAction,
    tree.GainAbility,
    tree.NextTime,
    tree.NextPlayed,
    tree.NextJoins,
    tree.MoveExpedition,
    tree.Ascend,
    tree.Lasting,
    tree.WinGame,
    tree.BecomeFirstPlayer,
)
"""Steps that are said in a clause with a subject of its own."""

_PAIRS = frozenset({"Pick+Put", "Put+Discard", "Aim+ExchangeCounters"})


class ChainWriter(ActWriter, WaitingWriter):
    """Writes clauses in a row."""

    def is_pair(self, step: Effect, after: Effect | None) -> bool:
        """Whether two steps are said in one phrase."""
        return (
            after is not None
            and f"{type(step).__name__}+{type(after).__name__}" in _PAIRS
            and self._pair(step, after) != ""
        )

    def _pair(self, first: Effect, second: Effect) -> str:
        try:
            return self.row("act", tree.Steps((first, second)))
        except Unsayable:
            return ""

    def _chain(self, steps: Sequence[Effect], form: VerbForm, paid: tree.Cost | None = None) -> str:
        groups: list[list[Effect]] = []
        for step in steps:
            if groups and (goes_on(groups[-1], step) or self.is_pair(groups[-1][0], step)):
                groups[-1].append(step)
            else:
                groups.append([step])
        if any(isinstance(group[0], tree.Create) and group[0].token.abilities for group in groups[:-1]):
            raise Unsayable(tree.Steps(tuple(steps)))
        alone = paid is not None and len(groups) == 1
        offered = form is VerbForm.BARE and self.language == "en" and paid is None
        acts = all(len(group) == 1 and self._is_act(group[0]) for group in groups)
        joined = acts and (paid is not None or offered)
        then = self.pick(" and ", " et ") if joined else self.pick(", then ", ", puis ")
        said: list[str] = []
        who: object = Who.YOU
        writer = self
        for place, group in enumerate(groups):
            before = groups[place - 1][0] if place else None
            mine = happens(group[0]) and isinstance(tree.what_of(group[0]), tree.Me) and not alone
            if mine and before is not None and self._is_act(before) and not isinstance(before, UNNAMED):
                said[-1] += f" {self.pick('and I', 'et je')} {self._happening(group, VerbForm.FIRST)}"
                continue
            its = happens(group[0]) and isinstance(tree.what_of(group[0]), tree.It) and not writer.it.many
            if its and before is not None and self._is_act(before) and form is VerbForm.BARE and self.language == "en":
                said[-1] += f" and it {self._happening(group, VerbForm.THIRD)}"
                continue
            if its and form is VerbForm.BARE and self._is_played_freely(before):
                assert before is not None
                he = "elle" if writer.it.feminine else "il"
                said[-1] = (
                    f"{self.row('act', before, form, which=FREELY)}, {he} {self._happening(group, VerbForm.THIRD)}"
                )
                continue
            if before is not None and group == [tree.May(before)]:
                said[-1] += self.pick(", then may do it again", ", puis le faire à nouveau")
                continue
            again = place > 0 and not joined and group == groups[place - 1] and isinstance(group[0], tree.Resupply)
            you = self.pick("you ", "vous ") * (who in (Who.CONTROLLER, Who.FACING) and self._is_act(group[0]))
            every = self.pick("all ", "tous ") * (place > 0 and form is VerbForm.ORDER and is_whole(group[0]))
            happenings = [step for step in group if isinstance(step, Happening)]
            if place > 0 and offered and happens(group[0]):
                done = writer._have(happenings[0].what, happenings)
            else:
                done = writer._group(group, form, paid, alone, who)
            said.append(f"{you}{every}{done}{self.pick(' again', ' à nouveau') * again}")
            writer = replace(writer, it=after(tree.Steps(tuple(group)), writer.it))
            who = tree.who_of(group[0])
        had = paid is None and all(one.startswith("have ") for one in said[1:])
        if not (joined or had) and (paid is not None or offered) and len(said) > 1:
            raise Unsayable(tree.Steps(tuple(steps)))
        return then.join(said)

    def _is_played_freely(self, step: Effect | None) -> bool:
        """Whether a step is "jouer gratuitement un Personnage": of a card that the clause names."""
        return isinstance(step, tree.Play) and step == tree.Play(step.what, free=True) and is_nominal(step.what)

    def _is_act(self, step: Effect) -> bool:
        """Whether it is an act of "you", to which "and I ..." can be joined."""
        clause = isinstance(step, CLAUSES)
        return not happens(step) and not clause and tree.who_of(step) is Who.YOU

    def _happening(self, group: Sequence[Effect], form: VerbForm) -> str:
        said = self._predicates([step for step in group if isinstance(step, Happening)], form)
        return self.pick(" and ", " et ").join(said)

    def _group(
        self, group: Sequence[Effect], form: VerbForm, paid: tree.Cost | None, alone: bool, before: object
    ) -> str:
        first = group[0]
        if isinstance(first, tree.ChooseOne) and self.is_either(first):
            with suppress(Unsayable):  # no row says both at once: they are said one after the other
                return self.row("act", first, form)
            return self.pick(" or ", " ou ").join(self.act(mode, form) for mode in first.modes)
        if isinstance(first, tree.ChooseOne) and form is VerbForm.BARE and all(map(happens, first.modes)):
            return self._either(first)
        if not happens(first):
            if len(group) == 2:
                return self.row("act", tree.Steps(tuple(group)), form)
            return self._each_or_act(first, form, before)
        assert isinstance(first, Happening)
        happenings = [step for step in group if isinstance(step, Happening)]
        if form is VerbForm.ORDER:
            return self._clause(first.what, happenings)
        gains_only = all(not isinstance(step, tree.LoseStatus) for step in happenings)
        if self.language == "fr" and alone and gains_only and self._is_clause(first, paid):
            said = self._clause(first.what, happenings)
            return that(said)
        apart = not paid and not self.plain and is_apart(first.what, self.recalled)
        apart = apart and (self.language == "en" or self._is_named_first(first.what))
        given = isinstance(first, tree.GainCounters) and self._is_given(first, bool(paid))
        if len(happenings) == 1 and given and not (apart and is_in_reserve(first.what)):
            return self._give(first)  # type: ignore[arg-type]
        if apart:
            return self._aimed(first.what, happenings)
        if self.language == "fr" and happenings == [tree.SwitchExpeditions(first.what)]:
            return f"{self._verb('switch', first.what, form)} d'Expédition"
        return self._have(first.what, happenings)

    def is_either(self, step: tree.ChooseOne) -> bool:
        """Whether one of several acts is done: "draw a card or Resupply"."""
        return step == tree.ChooseOne(step.modes) and all(map(self._is_act, step.modes))

    def _either(self, step: tree.ChooseOne) -> str:
        """ "have target Character gain 1 boost or lose Fleeting"."""
        modes = [mode for mode in step.modes if isinstance(mode, Happening)]
        what = tree.what_of(step.modes[0])
        alike = len(modes) == 2 == len(step.modes) and all(mode.what == what for mode in modes)
        if not alike or what is None or isinstance(what, tree.ExpeditionPhrase) or step != tree.ChooseOne(step.modes):
            raise Unsayable(step)
        said = [self._predicate(mode, VerbForm.BARE) for mode in modes]
        return self._made(what, self.pick(" or ", " ou ").join(said))

    def _is_named_first(self, what: Phrase) -> bool:
        """Whether French names a target in a sentence of its own: one that is bounded, or spoken of again."""
        kind = tree.kind_of(what)
        return self.recalled or (kind is not None and bool(kind.bounds or kind.statuses or kind.zone))

    def _is_clause(self, first: Happening, paid: tree.Cost | None) -> bool:
        """Whether French says "pour que je gagne": of what is paid for with mana alone."""
        mana = paid is None or paid == tree.Cost(mana=paid.mana)
        return isinstance(first.what, (tree.Me, tree.It)) and (mana or not isinstance(first, tree.GainCounters))

    def _is_given(self, step: tree.GainCounters, paid: bool) -> bool:
        """Whether counters are "given": a target that is no mere Character, where nothing is paid for it."""
        pointed = isinstance(step.what, (tree.Me, tree.It))
        described = not paid and not pointed and step.what != tree.Target(tree.Kind((Type.CHARACTER,)))
        if self.language == "fr":
            return paid or described
        return pointed or described

    def _next_time(self, step: tree.NextTime) -> str:
        """ "the next time a {D} ability is activated this turn, target Character gains 1 boost"."""
        until = times.UNTIL[step.until][self.language][0]
        if isinstance(step.trigger, tree.AreActivated):
            if step.trigger.count != 1:
                raise Unsayable(step)
            sign = step.trigger.sign
            said = self.pick(f"a {sign} ability is activated", f"une capacité {sign} est activée")
        else:
            said = self.row("trigger", step.trigger, VerbForm.THIRD)
        first = self.pick(f"the next time {said}", f"la prochaine fois {that(said)}")
        if isinstance(step.effect, tree.May):
            return f"{first} {until}, {' '.join(self.sentences(step.effect))}"
        return f"{first} {until}, {self._chain(steps_of(step.effect), VerbForm.ORDER)}"

    def _who(self, who: Who) -> str:
        """Who does something; a token that was just created is called by its sub-type."""
        if who is Who.FACING and self.it.noun is not None:
            return facing(self.it.noun, self.language)
        return WHO[who][self.language][0]

    def _each_or_act(self, step: Effect, form: VerbForm, before: object) -> str:
        who = tree.who_of(step)
        if isinstance(step, CLAUSES):
            if form is VerbForm.BARE and isinstance(step, tree.NextPlayed):
                return self._reduce(step)
            if isinstance(step, tree.MoveExpedition | tree.Ascend) and form is VerbForm.BARE:
                return self.row("act", step, form)
            if form is not VerbForm.ORDER:
                raise Unsayable(step)
            if isinstance(step, tree.NextJoins):
                return self._next_joins(step)
            if isinstance(step, tree.NextTime):
                return self._next_time(step)
            if isinstance(step, tree.Lasting):
                return self.lasting(step)
            return self._next(step) if isinstance(step, tree.NextPlayed) else self.row("clause", step, VerbForm.THIRD)
        if isinstance(step, tree.Activate) and (step.one or step.as_mine or step.what == tree.Me()):
            if form is not VerbForm.ORDER:
                raise Unsayable(step)
            return self.row("clause", step, VerbForm.THIRD)
        if who is Who.YOU:
            return self.act(step, form)
        if who is Who.TARGET_OPPONENT and form is VerbForm.BARE:
            if self.language == "en":
                return f"target an opponent, they {self.act(by_you(step), VerbForm.MANY)}"
            return f"faire {self.act(by_you(step), VerbForm.BARE)} à un adversaire ciblé"
        if isinstance(who, Who) and who in WHO and form is VerbForm.ORDER:
            done = self.act(by_you(step), VerbForm.THIRD)
            return done if who is before else f"{self._who(who)} {done}"
        raise Unsayable(step)
