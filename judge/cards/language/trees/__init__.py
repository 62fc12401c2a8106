"""What the rules of both grammars mean: a parse becomes a tree of abilities."""

from judge.cards.language.trees.acts import ActBuilder
from judge.cards.language.trees.amounts import AmountBuilder
from judge.cards.language.trees.choices import ListBuilder
from judge.cards.language.trees.happenings import HappeningBuilder
from judge.cards.language.trees.lines import LineBuilder
from judge.cards.language.trees.nouns import NounBuilder
from judge.cards.language.trees.passives import PassiveBuilder


class TreeBuilder(LineBuilder, PassiveBuilder, ListBuilder, HappeningBuilder, ActBuilder, NounBuilder, AmountBuilder):
    """Turns a parse of either grammar into abilities."""
