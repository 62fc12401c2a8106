"""Where the index lies: in a folder of the user's own, built beside and moved into place; else in memory."""

from __future__ import annotations

import hashlib
import json
import shutil
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from whoosh import __version__ as whoosh_version
from whoosh.filedb.filestore import FileStorage, RamStorage
from whoosh.index import FileIndex

from judge.data_cache import find_data, keep_data, name_of
from judge.messages import LANGUAGES, Language
from judge.place import alone, cache_folder, own
from judge.search.document import Document
from judge.search.kept_documents import Documents, LazyDocuments
from judge.search.schema import fields, schema

Indexes = Mapping[Language, FileIndex]

_MANIFEST = "manifest.json"
_SHAPING = ("document.py", "tokens.py", "analysis.py", "schema.py", "store.py")
_OLD = 14 * 24 * 3600


def fingerprint(documents: Documents) -> str:
    """A name for an index that changes with the texts, the settings or Whoosh; that of lazy documents is kept."""
    if not isinstance(documents, LazyDocuments):
        return _fingerprint(documents)
    name = _kept_under(documents)
    found = find_data(name, str)
    if found is None:
        found = _fingerprint(documents)
        keep_data(name, found)
    return found


def is_built(documents: LazyDocuments) -> bool:
    """Whether indexes of these documents lie where they are kept, so that none has to be built."""
    found = find_data(_kept_under(documents), str)
    return found is not None and _place_of(cache_folder(), found).is_dir()


def _kept_under(documents: LazyDocuments) -> str:
    """The name under which the fingerprint of documents is kept."""
    shaping = (Path(__file__).parent / name for name in _SHAPING)
    return name_of("fingerprint", (documents.mark.encode(), repr(whoosh_version).encode(), *shaping))


def _fingerprint(documents: Documents) -> str:
    digest = hashlib.sha256(repr(whoosh_version).encode())
    for name in _SHAPING:
        digest.update((Path(__file__).parent / name).read_bytes())
    for language in LANGUAGES:
        for document in documents[language]:
            digest.update(document.written().encode("utf-8", "surrogatepass"))
    return digest.hexdigest()[:24]


def open_indexes(documents: Documents, folder: Path | None = None) -> Indexes:
    """The indexes of some documents, one per language: found, or built.

    Arguments:
        documents: what to index, per language; a document's place is its number in the index.
        folder: where indexes are kept; by default `cache_folder`.

    Returns:
        indexes on disk when the folder is the user's own and can be written, otherwise in memory; while another program
        builds them, it is waited for.
    """
    home = folder or cache_folder()
    try:
        own(home)
        target = _place_of(home, fingerprint(documents))
        found = _open(target)
        if found is None:
            with alone(home):
                found = _open(target) or _place(home, target, documents)
    except OSError:
        found = None
    return found or in_memory(documents)


def _place_of(home: Path, mark: str) -> Path:
    return home / f"search-{mark}"


def in_memory(documents: Documents) -> Indexes:
    """The indexes of some documents, in memory."""
    storage = RamStorage()
    return {language: _build(storage, language, documents[language]) for language in LANGUAGES}


def _build(storage: FileStorage | RamStorage, language: Language, documents: Sequence[Document]) -> FileIndex:
    index = storage.create_index(schema(), indexname=language)
    writer = index.writer()
    for document in documents:
        writer.add_document(**fields(document))
    writer.commit()
    return index


def _open(target: Path) -> Indexes | None:
    """The indexes in a folder, or None when it is not there, not the user's own, or damaged."""
    try:
        if target.is_symlink() or not target.is_dir():
            return None
        own(target)
        expected = json.loads((target / _MANIFEST).read_text(encoding="utf-8"))
        if expected != _sums(target):
            return None
        # What it maps it copies into memory, for each thread anew.
        storage = FileStorage(str(target), supports_mmap=False, readonly=True)
        indexes = {language: storage.open_index(indexname=language) for language in LANGUAGES}
    except Exception:
        return None
    return indexes


def _place(home: Path, target: Path, documents: Documents) -> Indexes | None:
    """Build beside, move into place; when another process was first, take what it built."""
    beside = Path(tempfile.mkdtemp(prefix="building-", dir=home))
    try:
        storage = FileStorage(str(beside))
        for language in LANGUAGES:
            _build(storage, language, documents[language]).close()
        (beside / _MANIFEST).write_text(json.dumps(_sums(beside)), encoding="utf-8")
        for _ in range(3):
            try:
                beside.rename(target)
            except OSError:
                found = _open(target)
                if found:
                    return found
                _aside(home, target)
            else:
                _sweep(home, target)
                return _open(target)
        return None
    finally:
        shutil.rmtree(beside, ignore_errors=True)


def _sums(folder: Path) -> dict[str, str]:
    """The check sums of a folder's files."""
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.iterdir())
        if path.name != _MANIFEST and not path.name.endswith("LOCK")
    }


def _aside(home: Path, target: Path) -> None:
    """Take away what lies in the place of an index and is none."""
    if target.is_dir() and not target.is_symlink():
        away = Path(tempfile.mkdtemp(prefix="damaged-", dir=home))
        target.rename(away / "index")
        shutil.rmtree(away, ignore_errors=True)
    else:
        target.unlink(missing_ok=True)


def _sweep(home: Path, target: Path) -> None:
    """Delete indexes of other texts that are no longer of use to anybody."""
    for path in (*home.glob("search-*"), *home.glob("building-*"), *home.glob("damaged-*")):
        try:
            if path != target and path.stat().st_mtime < time.time() - _OLD:
                shutil.rmtree(path, ignore_errors=True)
        except OSError:
            continue
