"""Documents that are kept: the same as those that were gathered, and made anew when what makes them changes."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from judge.finder import CODE
from judge.messages import LANGUAGES, Language
from judge.place import PACKAGE
from judge.search.document import Document
from judge.search.kept_documents import Documents, LazyDocuments, kept_documents
from judge.search.store import fingerprint, in_memory, open_indexes
from judge.search.vocabulary import Vocabulary


def test_kept_documents_are_those_that_were_gathered(few: Documents, own_cache: Path) -> None:
    assert [dict(kept_documents("mark", lambda: few)) for _ in range(2)] == [few, few]
    assert dict(kept_documents("mark", lambda: {})) == few
    for file in own_cache.glob("documents-*.json"):
        file.write_text('[["rule"]]')
    assert dict(kept_documents("mark", lambda: few)) == few


def test_the_fingerprint_of_lazy_documents_is_that_of_the_documents(few: Documents) -> None:
    asked: list[Language] = []

    def gather(language: Language) -> Sequence[Document]:
        asked.append(language)
        return few[language]

    for _ in range(2):
        assert fingerprint(LazyDocuments("mark", gather)) == fingerprint(few)
    assert sorted(asked) == sorted(LANGUAGES), "the second time it is known"


def test_the_mark_of_the_documents_knows_the_code_that_makes_them() -> None:
    """Documents are made anew when any module changes that is loaded to make them."""
    program = "import sys; before = {*sys.modules}; import judge.telling.documents; print(*{*sys.modules} - before)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    files = {f"{name.removeprefix('judge.').replace('.', '/')}.py" for name in loaded if name.startswith("judge.")}
    rooms = {name for name in files if (PACKAGE / name.removesuffix(".py")).is_dir()}
    unneeded = {"data_cache.py", "elision.py", "place.py", "tables.py", "value.py", "telling/scenario_files.py"}
    assert files - rooms - unneeded <= {*CODE}
    assert all((PACKAGE / name).is_file() for name in CODE)


def test_the_words_of_an_index_are_kept(few: Documents, own_cache: Path) -> None:
    index = open_indexes(few)["fr"]
    for _ in range(2):
        words = Vocabulary(index)
        assert words.words["jeton"] == ("jeton", 1) and "paie" in words.words
        assert words.rarity("jeton") == Vocabulary(in_memory(few)["fr"]).rarity("jeton")
    (kept,) = own_cache.glob("vocabulary-*.json")
    kept.write_text("{}")
    assert Vocabulary(index).words == words.words
