"""A scenario by two editions, as data: the same in both, or what each says where they part, with its ruling."""

from __future__ import annotations

from judge.ruling.ruling import Ruling
from judge.value import value


@value(frozen=True, slots=True)
class EditionSide:
    """What one of two editions says of a form.

    Arguments:
        text: what happens by it at the moment at which they part, in a sentence, or what is asked then; "" where they
            do not part.
        laws: the articles that decide that.
        ruling: the ruling on it; where they do not part, on the form; None where nothing can be proved.
        outcome: the ruling on the form: on what the file asks of it, or on what its last move comes to; None where
            there is none.
    """

    edition: str
    text: str
    laws: tuple[str, ...]
    ruling: Ruling | None
    outcome: Ruling | None = None

    @property
    def end(self) -> tuple[str, tuple[str, ...]]:
        """What the form comes to, in a sentence, and the articles that decide it."""
        return (self.outcome.answer, self.outcome.laws) if self.outcome is not None else (self.text, self.laws)

    def data(self) -> dict[str, object]:
        """The side as JSON data."""
        ruled, outcome = (one.data() if one is not None else None for one in (self.ruling, self.outcome))
        laws = list(self.laws)
        return {"edition": self.edition, "text": self.text, "laws": laws, "ruling": ruled, "outcome": outcome}


@value(frozen=True, slots=True)
class FormComparison:
    """A form by two editions.

    Arguments:
        title: the title of the form.
        alike: whether the same happens in both.
        after: the first move after which something else happens; "" where they do not part, or before the first move.
        sides: what each says, the file's own edition first.
    """

    title: str
    alike: bool
    after: str
    sides: tuple[EditionSide, EditionSide]

    @property
    def question(self) -> str:
        """What the file asks of the form in both editions alike; "" where it does not."""
        asked = {side.outcome.question if side.outcome is not None else "" for side in self.sides}
        return next(iter(asked)) if len(asked) == 1 else ""

    @property
    def differs_in_outcome(self) -> bool:
        """Whether they say different things of the form as a whole, not only on the way."""
        one, other = (text for text, _ in (side.end for side in self.sides))
        return one != other

    @property
    def essence(self) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
        """What each says, and by which articles: in the end or, where that is the same, where they part."""
        apart = self.differs_in_outcome
        return tuple((side.edition, *(side.end if apart else (side.text, side.laws))) for side in self.sides)

    def data(self) -> dict[str, object]:
        """The comparison as JSON data."""
        sides = [side.data() for side in self.sides]
        return {"title": self.title, "alike": self.alike, "after": self.after, "sides": sides}


@value(frozen=True, slots=True)
class FileComparison:
    """A file by two editions.

    Arguments:
        editions: the file's own edition first.
        forms: the main form and each twin; none where one of the two cannot play the file.
        faults: what is wrong with the file by that one.
    """

    editions: tuple[str, str]
    forms: tuple[FormComparison, ...] = ()
    faults: tuple[str, ...] = ()

    @property
    def alike(self) -> bool:
        """Whether the same happens in every form by both."""
        return not self.faults and all(form.alike for form in self.forms)

    @property
    def telling_form(self) -> FormComparison | None:
        """The form that shows best where they part; None where none does."""
        parted = [form for form in self.forms if not form.alike]
        return next((form for form in parted if form.differs_in_outcome), next(iter(parted), None))

    def data(self) -> dict[str, object]:
        """The comparison as JSON data."""
        forms = [form.data() for form in self.forms]
        return {"editions": list(self.editions), "forms": forms, "faults": list(self.faults)}
