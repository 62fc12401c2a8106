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
    """

    edition: str
    text: str
    laws: tuple[str, ...]
    ruling: Ruling | None

    def data(self) -> dict[str, object]:
        """The side as JSON data."""
        ruled = self.ruling.data() if self.ruling is not None else None
        return {"edition": self.edition, "text": self.text, "laws": list(self.laws), "ruling": ruled}


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

    def data(self) -> dict[str, object]:
        """The comparison as JSON data."""
        forms = [form.data() for form in self.forms]
        return {"editions": list(self.editions), "forms": forms, "faults": list(self.faults)}
