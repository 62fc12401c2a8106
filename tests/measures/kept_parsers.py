"""The parsers of card texts are built once for all tests and measures, by as many processes as there are languages."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from judge.cards.language.parsers import _place
from judge.messages import LANGUAGES

BUILD = "import sys; from judge.cards.language.grammar import grammar; grammar(sys.argv[1])"


def build_parsers() -> None:
    """Build those that the cache does not keep, before many processes build them each for itself."""
    missing = [language for language in LANGUAGES if not _place(language).exists()]
    building = [subprocess.Popen([sys.executable, "-c", BUILD, language]) for language in missing]
    for one in building:
        one.wait()


def lend_parsers(folder: Path) -> None:
    """Keep them in a cache of its own too, where it does not matter who has built them.

    Arguments:
        folder: the folder of that cache; it is made if need be.
    """
    build_parsers()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for language in LANGUAGES:
        (folder / _place(language).name).symlink_to(_place(language))
