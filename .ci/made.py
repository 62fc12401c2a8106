"""What is made as the wheel is built, so that nobody waits for it: scenarios told and ruled, texts read and printed.

All of it is JSON, named by the content of what it was made from, and lies in the wheel under judge/made. An editable
install makes nothing: what is needed is then made at first use, in the user's cache.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PROGRAM = """
import gc
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, sys.argv.pop(1))

from judge.bounds.child import RARELY
from judge.cards.ahead import known_cards
from judge.cards.language.tree_cache import shared_cache
from judge.law.book import DEFAULT_EDITION, book, editions
from judge.messages import LANGUAGES
from judge.place import SCENARIOS
from judge.ruling.files import keep_all
from judge.search.other_names import foreign_names, own_names
from judge.telling.archive import pack
from judge.telling.own_cards import read_own_cards
from judge.telling.scenario_files import scenario_files
from judge.telling.shelf import shelf

gc.set_threshold(*RARELY)
known_cards(600.0).print_ahead()
for edition in editions():
    for language in LANGUAGES:
        own_names(language, book(edition).terms)
        foreign_names(language, book(edition).terms)
files = scenario_files(SCENARIOS)
read_own_cards(files.values())
shared_cache().save()
with ProcessPoolExecutor() as children:
    list(children.map(keep_all, files.values(), [f"{path}.md" for path in files]))
shelf().deciding(DEFAULT_EDITION, "1.1")
for folder in Path(os.environ["JUDGE_CACHE"]).glob("told-*"):
    pack(folder)
"""
MADE = ("told-*", "deciding-*.json", "trees-*.json", "table-*.json", "book-*.json", "names-*.json", "words-*.json")


class Made(BuildHookInterface[Any]):
    """Lets the program itself fill an empty cache, and puts what it has made into the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make it, unless the install is editable."""
        if version == "editable":
            return
        self._folder = tempfile.TemporaryDirectory()
        variables = {
            **os.environ,
            "JUDGE_CACHE": self._folder.name,
            "JUDGE_DATA": str(Path(self._folder.name) / "none"),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        command = [sys.executable, "-c", PROGRAM, self.root]
        subprocess.run(command, env=variables, cwd=self._folder.name, check=True)
        for pattern in MADE:
            for made in Path(self._folder.name).glob(pattern):
                build_data["force_include"][str(made)] = f"judge/made/{made.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Take away what was made, which the wheel holds now."""
        if version != "editable":
            self._folder.cleanup()
