"""All texts are in our own words: no run of nine words is a seed's, lists of names and quoted abilities excepted."""

from __future__ import annotations

import hashlib
import re
import tomllib
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from judge.place import RULES, SCENARIOS

ROOT = Path(__file__).parents[2]
SEEDS = ROOT.parent / "shared" / "seeds"
OFFICIAL = ROOT.parent / "shared" / "rules" / "5.0"
FACTS = ("facts.md", "changes.md", "gaps.md", "concordance.tsv")
RUN = 9
HASHED = 4
"""How many bytes of the hash of a run are kept."""

WORD = re.compile(r"[^\W_]+")
MARKUP = re.compile(
    r"^#+ .*$|\*\*[\d.a-z]+\*\*(?: \([^)]*\))?|^> (?:[^\W\d_]+\.|EN\b|FR\b)|\[[\d., a-z]+\]", re.MULTILINE
)
"""What is no sentence: headings, article numbers with their source, the names of quotes."""
QUOTED = re.compile(r"“[^“”]*”|«[^«»]*»|‘[^’]*’|`[^`]*`|\"[^\"]{1,300}\"")
CARD_TEXT = re.compile(r"^- (?:Text|Texte) ?:.*$", re.MULTILINE)
"""The ability of a scenario's own card, which speaks in the game's templates."""
LITTLE = {"and", "or", "the", "a", "of", "in", "et", "ou", "le", "la", "les", "l", "de", "d", "du", "un", "une"}


@dataclass(frozen=True)
class Word:
    """A word as it is compared, and where it stands."""

    plain: str
    start: int
    end: int


@pytest.fixture(scope="module")
def seeds() -> frozenset[tuple[str, ...]]:
    if not SEEDS.is_dir():
        pytest.skip("../shared/seeds is not there: nothing to compare our words with")
    texts = [path.read_text(encoding="utf-8") for path in sorted(SEEDS.glob("*.txt"))]
    return frozenset(run for text in texts for run in _runs([word.plain for word in _words(text)]))


def texts() -> list[Path]:
    """Every file that holds our words."""
    files = [*RULES.rglob("*.md"), *RULES.rglob("*.toml"), *SCENARIOS.glob("*/*.md"), ROOT / "README.md"]
    return sorted(file for file in files if file.exists())


@pytest.mark.parametrize("path", texts(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_run_of_nine_words_is_a_seeds(path: Path, seeds: frozenset[tuple[str, ...]]) -> None:
    text = path.read_text(encoding="utf-8")
    passages = _strings(tomllib.loads(text)) if path.suffix == ".toml" else [text]
    assert [found for passage in passages for found in shared_runs(passage, seeds)] == []


@pytest.fixture(scope="module")
def official() -> frozenset[bytes]:
    """The runs of the official text of 5.0 and of the facts behind our texts, by their hashes."""
    if not OFFICIAL.is_dir():
        pytest.skip("../shared/rules/5.0 is not there: nothing to compare our words with")
    packed = zlib.decompress((OFFICIAL / "runs.bin").read_bytes())
    runs = {packed[place : place + HASHED] for place in range(0, len(packed), HASHED)}
    facts = [(OFFICIAL / name).read_text(encoding="utf-8") for name in FACTS]
    return frozenset(runs.union(digest for text in facts for digest, _ in hashed_runs(text)))


@pytest.mark.parametrize(
    "path",
    [*sorted(RULES.glob("*/en/*.md")), *sorted(RULES.glob("5.0/*.toml"))],
    ids=lambda path: str(path.relative_to(RULES)),
)
def test_no_run_of_nine_words_is_the_official_text_s(path: Path, official: frozenset[bytes]) -> None:
    text = path.read_text(encoding="utf-8")
    passages = _strings(tomllib.loads(text)) if path.suffix == ".toml" else [text]
    runs = [one for passage in passages for start, end in _passages(passage) for one in hashed_runs(passage[start:end])]
    assert [run for digest, run in runs if digest in official and not _names(run)] == []


def hashed_runs(text: str) -> Iterator[tuple[bytes, str]]:
    """Each run of nine words as the official text's are hashed, with the run as it stands."""
    words = list(re.finditer(r"[a-z0-9']+", text.casefold().replace("’", "'")))
    for place in range(len(words) - RUN + 1):
        run = words[place : place + RUN]
        digest = hashlib.sha1(" ".join(word[0] for word in run).encode()).digest()[:HASHED]
        yield digest, text[run[0].start() : run[-1].end()]


SAMPLE = "The quick brown fox jumps over the lazy dog again and again."


@pytest.mark.parametrize(
    "text",
    [
        "Before. The quick brown fox jumps over the lazy dog.",
        "**2.1.a** (both) The *quick* brown fox\njumps over the lazy dog.",
        "> Remark. The quick brown fox\n> jumps over the lazy dog.",
        "- the quick brown fox jumps\n- over the lazy dog",
    ],
)
def test_a_copied_run_is_found_through_lines_and_marks(text: str) -> None:
    assert len(shared_runs(text, frozenset(_runs([word.plain for word in _words(SAMPLE)])))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "The quick brown fox jumps over a lazy dog.",
        "An ability: “The quick brown fox jumps over the lazy dog”.",
        "Names: The Quick, Brown Fox, Jumps, Over the Lazy Dog.",
        "# The quick brown fox\n\njumps over the lazy dog",
    ],
)
def test_eight_words_a_quoted_ability_and_a_list_of_names_are_no_copy(text: str) -> None:
    assert shared_runs(text, frozenset(_runs([word.plain for word in _words(SAMPLE)]))) == []


def shared_runs(text: str, known: frozenset[tuple[str, ...]]) -> list[str]:
    """The runs of a text that are known, as long as they are, with their line."""
    found = []
    for start, end in _passages(text):
        words = _words(text, start, end)
        place = 0
        while place <= len(words) - RUN:
            length = RUN
            if tuple(word.plain for word in words[place : place + RUN]) not in known:
                place += 1
                continue
            while tuple(word.plain for word in words[place + length - RUN + 1 : place + length + 1]) in known:
                length += 1
            run = text[words[place].start : words[place + length - 1].end]
            if not _names(run):
                line = text.count("\n", 0, words[place].start) + 1
                found.append(f"line {line}: {' '.join(run.split())}")
            place += length
    return found


def _passages(text: str) -> Iterator[tuple[int, int]]:
    """Where sentences stand: between headings, article numbers, quoted passages and blank lines."""
    start = 0
    breaks = [*MARKUP.finditer(text), *QUOTED.finditer(text), *CARD_TEXT.finditer(text), *re.finditer(r"\n\s*\n", text)]
    for match in sorted(breaks, key=lambda match: match.start()):
        if match.start() > start:
            yield start, match.start()
        start = max(start, match.end())
    yield start, len(text)


def _words(text: str, start: int = 0, end: int | None = None) -> list[Word]:
    end = len(text) if end is None else end
    return [Word(found[0].casefold(), found.start(), found.end()) for found in WORD.finditer(text, start, end)]


def _runs(words: list[str]) -> Iterator[tuple[str, ...]]:
    return (tuple(words[place : place + RUN]) for place in range(len(words) - RUN + 1))


def _names(run: str) -> bool:
    """Whether a run is a list: parted by commas or semicolons into short pieces, most of their words names."""
    pieces = [WORD.findall(piece) for piece in re.split("[,;]", run)]
    words = [word for piece in pieces for word in piece if word.casefold() not in LITTLE]
    named = sum(word[0].isupper() or word.isdigit() for word in words)
    return len(pieces) > 2 and all(len(piece) <= 4 for piece in pieces) and named * 2 >= len(words)


def _strings(value: object) -> list[str]:
    if isinstance(value, dict):
        return [text for one in value.values() for text in _strings(one)]
    if isinstance(value, list):
        return [text for one in value for text in _strings(one)]
    return [value] if isinstance(value, str) else []
