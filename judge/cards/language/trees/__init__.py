"""What the rules of both grammars mean: a parse becomes a tree of abilities."""

from judge.cards.language.trees.acts import Acts
from judge.cards.language.trees.amounts import Amounts
from judge.cards.language.trees.choices import Choices
from judge.cards.language.trees.happenings import Happenings
from judge.cards.language.trees.lines import Lines
from judge.cards.language.trees.nouns import Nouns
from judge.cards.language.trees.passives import Passives


class Trees(Lines, Passives, Choices, Happenings, Acts, Nouns, Amounts):
    """Turns a parse of either grammar into abilities."""
