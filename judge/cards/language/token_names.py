"""How tokens are called that cards create, those of a name too that no card has yet."""

from judge.cards.language.words import TOKENS, Noun

TOKEN_NAME = "[A-ZÀ-ÖØ-Þ][a-zà-öø-ÿ'’-]{1,19}"
"""A word of what tokens can be called that no card has yet."""


def token_called(name: str) -> Noun:
    """What a token is called.

    Arguments:
        name: the name that trees have for it.
    """
    return TOKENS.get(name) or Noun(name, name, fr_many=name)
