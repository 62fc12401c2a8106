"""French sentences that are still to be merged into the catalogue count as French."""

from __future__ import annotations

import gettext
from collections.abc import Iterator

import pytest
from babel.messages.pofile import read_po

from judge import messages
from judge.place import TRANSLATIONS

FRAGMENT = TRANSLATIONS / "fragments" / "scenario.po"


class Unmerged(gettext.NullTranslations):
    """The sentences of the fragment, and behind them those of the catalogue."""

    def __init__(self, known: dict[str, str], catalogue: gettext.NullTranslations) -> None:
        super().__init__()
        self._known = known
        self.add_fallback(catalogue)

    def gettext(self, message: str) -> str:
        return self._known.get(message) or super().gettext(message)


@pytest.fixture(scope="package", autouse=True)
def _with_unmerged_french() -> Iterator[None]:
    if not FRAGMENT.exists():
        yield
        return
    with FRAGMENT.open("rb") as stream:
        known = {str(entry.id): str(entry.string) for entry in read_po(stream) if entry.id}
    catalogue = messages._catalogue
    with pytest.MonkeyPatch.context() as patch:
        french = Unmerged(known, catalogue("fr"))
        patch.setattr(messages, "_catalogue", lambda language: french if language == "fr" else catalogue(language))
        yield
