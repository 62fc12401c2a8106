"""What objects face, as their noun phrase says it: "a Character facing a Boosted Character"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from judge.cards.language.declined import Doubt
from judge.cards.language.phrase_parts import AgreementError, Facing
from judge.game.ability import Kind


def faced_by(parts: Sequence[Any]) -> Kind | None:
    """What the objects of a noun phrase face; None where it does not say.

    Arguments:
        parts: the words of the noun phrase.

    Raises:
        AgreementError: something stands behind it, which could describe them or what they face.
    """
    place = next((place for place, part in enumerate(parts) if isinstance(part, Facing)), None)
    if place is None:
        return None
    if place + 1 < len(parts):
        raise AgreementError(None, part=place + 1, doubt=Doubt.EITHER_NOUN)
    kind: Kind = parts[place].kind
    return kind
