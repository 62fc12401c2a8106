"""The parsers of all languages, built side by side where none are kept: one takes some ten seconds of a processor."""

from __future__ import annotations

import sys
from subprocess import DEVNULL, Popen

from judge.cards.language.grammar import grammar
from judge.cards.language.parsers import is_kept
from judge.messages import LANGUAGES

BUILD = "from judge.cards.language.grammar import grammar; grammar({language!r})"
"""What a process runs so as to build and keep a parser."""


def all_grammars() -> None:
    """Open the grammar of each language; those whose parsers have to be built are built at the same time."""
    missing = [language for language in LANGUAGES if not is_kept(language)]
    commands = [[sys.executable, "-P", "-c", BUILD.format(language=language)] for language in missing[1:]]
    building = [Popen(command, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL) for command in commands]
    for language in missing[:1]:
        grammar(language)
    for one in building:
        one.wait()
    for language in LANGUAGES:
        grammar(language)
