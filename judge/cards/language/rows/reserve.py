"""How it is said what the Reserve holds, and what stays exhausted in it."""

from judge.cards.language.rows.row import Row, row, slot
from judge.game import ability as tree
from judge.game.terms import Status

KIND, NUMBER = slot("kind"), slot("number")

ROWS: tuple[Row, ...] = (
    row(
        "statement",
        tree.KeepsMore(tree.Kind(statuses=(Status.EXHAUSTED,)), 1),
        "you may keep one more card in Reserve during Night if it's exhausted",
        "vous pouvez conserver une carte de plus en Réserve pendant la Nuit si elle est épuisée",
    ),
    row(
        "statement",
        tree.NotInReserveLimit(),
        "I don't count towards your Reserve limit",
        "je ne compte pas dans la limite de votre Réserve",
    ),
    row(
        "statement",
        tree.RemainExhausted(KIND),
        "{kind:every} remain exhausted during Morning",
        "{kind:every} restent (épuisés/épuisées)@kind le Matin",
    ),
    row(
        "statement",
        tree.StaysExhausted(),
        ("I don't ready during Morning", "I don't ready in the Morning"),
        "je ne me redresse pas le Matin",
    ),
    row(
        "statement",
        tree.BeyondMaximum(),
        "the Support abilities of cards in Reserve can give them counters beyond their maximum",
        "les capacités de Soutien des cartes en Réserve peuvent leur donner des compteurs au-delà de leur maximum",
    ),
    row(
        "statement",
        tree.BeyondMaximum(1),
        "the Support abilities of cards in Reserve can give them 1 more counter than their maximum",
        "les capacités de Soutien des cartes en Réserve peuvent leur donner 1 compteur de plus que leur maximum",
    ),
    row(
        "statement",
        tree.BeyondMaximum(NUMBER),
        "the Support abilities of cards in Reserve can give them {number:digits} more counters than their maximum",
        (
            "les capacités de Soutien des cartes en Réserve peuvent leur donner {number:digits} compteurs de plus que "
            "leur maximum"
        ),
    ),
    row(
        "statement",
        tree.NoSupport(KIND),
        ("{kind:every} have no Support abilities", "{kind:every} lose their Support abilities"),
        (
            "{kind:every} n'ont pas de capacité de Soutien",
            "{kind:every} n'ont pas de capacités de Soutien",
            "{kind:every} n'ont aucune capacité de Soutien",
            "{kind:every} perdent leurs capacités de Soutien",
        ),
    ),
)
