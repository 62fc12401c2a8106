"""The rules of the house: which room imports which, how long a file is, what it is called, what it never names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.law.book import DEFAULT_EDITION

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "judge"
MOST_LINES = 300

LEFT = ("place", "data_cache", "tables", "value", "elision", "messages", "bounds", "jobs")
"""What everybody may import; each may import those before it."""
BELOW_DESK = ("law", "game", "editions", "cards", "wording", "scenario", "exploring", "games", "telling", "ruling")
"""The rooms from the rules to the rulings."""
ROOMS: dict[str, tuple[str, ...]] = {
    "law": (),
    "search": ("law",),
    "serving": (),
    "game": ("law",),
    "editions": ("law", "game"),
    "cards": ("law", "game", "editions"),
    "wording": ("law", "game", "cards"),
    "scenario": ("law", "game", "editions", "cards", "wording"),
    "exploring": ("law", "game", "editions", "cards", "wording", "scenario"),
    "games": ("law", "game", "editions", "cards", "wording", "scenario", "exploring"),
    "telling": ("law", "game", "editions", "cards", "wording", "scenario", "exploring", "games"),
    "atlas": ("law", "game", "editions", "cards", "wording", "scenario", "exploring", "games"),
    "ruling": ("law", "game", "editions", "cards", "wording", "scenario", "exploring", "games", "telling"),
    "desk": BELOW_DESK,
    "finder": ("law", "search"),
    "playing": (*BELOW_DESK, "desk"),
    "school": BELOW_DESK,
    "public": (*BELOW_DESK, "search", "finder", "desk"),
    "learning": (*BELOW_DESK, "public"),
    "site": ("serving", "search", "finder", *BELOW_DESK, "atlas", "school", "desk", "playing", "public"),
    "cli": ("serving", "search", "finder", *BELOW_DESK, "atlas", "school", "desk", "playing", "public", "site"),
}
"""What each room may import besides itself."""
GATHERS = {("telling", "search"), ("finder", "telling")}
"""The stories give themselves to the search as documents, and the finder gathers them."""
IN_GAME = ("ability", "state", "view", "event", "effect", "course")
"""The rooms inside the game; each may import those before it."""
IN_GAME_LEFT = ("closed_list", "terms", "edition", "rules")
"""What every room of the game may import; each may import those before it."""
DEFAULT_NAMES = {"DEFAULT_EDITION", "UNNAMED_EDITION"}
"""The default edition: the one setting, and what it is called where it is that of a file."""
NAMING_NONE = {
    "judge/cli/cards.py": "cards that are brought in",
    "judge/cli/options.py": "a command",
    "judge/cli/run.py": "a file that cannot be opened",
    "judge/desk/ready.py": "a desk that is laid ahead",
    "judge/learning/making.py": "an environment",
    "judge/playing/ready.py": "a game that is begun ahead",
    "judge/public/books.py": "a call that looks up or searches",
    "judge/public/opening.py": "a game of two decks",
    "judge/scenario/about.py": "a file",
    "judge/scenario/named_editions.py": "a file, which is told so",
    "judge/scenario/verdict.py": "a file that is not played",
    "judge/site/__init__.py": "a site, and so its addresses",
    "judge/telling/differences.py": "cards that say two things",
    "judge/telling/shelf.py": "a file that cannot be told",
}
"""Where the default edition is read: what it is that names none."""
REPEATED = re.compile(r"(?P<name>\w+): (?:the|its|an?) (?P=name)\.?")
"""A line of a docstring that says nothing: "language: the language"."""
DUSTBINS = {"util", "utils", "helper", "helpers", "common", "misc", "shared", "stuff", "tools"}
TEXTS = {".py", ".md", ".toml", ".html", ".css", ".js", ".po", ".pot", ".lark", ".jsonl", ".txt", ".svg", ".cfg"}
FOLDERS = ("judge", "rules", "scenarios", "templates", "tests")
NEVER = tuple("".join(parts) for parts in (("/wo", "rk/"), ("fa", "rm-"), (".lib", "rary"), ("/tm", "p/bash_")))
"""Names of places where the project happens to be written; put together here, so that this file does not hold them."""


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def python_files() -> list[Path]:
    return [*modules(), *sorted((ROOT / "tests").rglob("*.py"))]


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def room(path: Path) -> str:
    """The room of a module: its folder in the package, or its own name."""
    first = path.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """The rooms that a module imports, each with its line; also inside functions."""
    yield from ((line, name.split(".")[1]) for line, name in names_imported(path))


def names_imported(path: Path) -> Iterator[tuple[int, str]]:
    """The names inside the package that a module imports, dotted, each with its line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module in ("judge", "judge.game"):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{named(path)}:{node.lineno}: a relative import"
            names = [node.module or ""]
        else:
            continue
        yield from ((node.lineno, name) for name in names if name.startswith("judge."))


@pytest.mark.parametrize("path", modules(), ids=named)
def test_imports_point_one_way(path: Path) -> None:
    here = room(path)
    if here == "__init__":
        source = ast.parse(path.read_text(encoding="utf-8"))
        at_once = [one for one in source.body if isinstance(one, ast.Import | ast.ImportFrom)]
        assert [ast.unparse(one) for one in at_once if "judge" in ast.unparse(one)] == []
        return
    allowed = (here, *LEFT[: LEFT.index(here)]) if here in LEFT else (here, *LEFT, *ROOMS[here])
    wrong = [
        f"{named(path)}:{line}: {here} imports {other}"
        for line, other in imported(path)
        if other not in allowed and (here, other) not in GATHERS
    ]
    assert wrong == []


def room_in_game(path: Path) -> str:
    """The room of a module of the game: its folder there, or its own name."""
    return path.relative_to(PACKAGE / "game").parts[0].removesuffix(".py")


def test_the_game_has_no_other_rooms() -> None:
    rooms = {room_in_game(path) for path in modules() if room(path) == "game"}
    assert rooms == {"__init__", *IN_GAME, *IN_GAME_LEFT}


@pytest.mark.parametrize("path", [path for path in modules() if room(path) == "game"], ids=named)
def test_imports_inside_the_game_point_one_way(path: Path) -> None:
    here = room_in_game(path)
    order = ("__init__", *IN_GAME_LEFT, *IN_GAME)
    allowed = order[: order.index(here) + (here in IN_GAME)]
    inside = [(line, name.split(".")[2]) for line, name in names_imported(path) if name.startswith("judge.game.")]
    wrong = [f"{named(path)}:{line}: {here} imports {other}" for line, other in inside if other not in allowed]
    assert wrong == []


@pytest.mark.parametrize("path", python_files(), ids=named)
def test_a_long_file_says_why(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    lines = source.count("\n")
    docstring = ast.get_docstring(ast.parse(source)) or ""
    if lines > MOST_LINES:
        assert "long because" in " ".join(docstring.split()), f"{lines} lines and no reason in the docstring"


@pytest.mark.parametrize("path", python_files(), ids=named)
def test_every_module_says_its_idea(path: Path) -> None:
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    assert docstring and docstring.splitlines()[0].endswith("."), "the docstring’s first line is a sentence"


@pytest.mark.parametrize("path", python_files(), ids=named)
def test_no_module_is_a_dustbin(path: Path) -> None:
    assert DUSTBINS.isdisjoint({path.stem.strip("_"), *(part for part in path.relative_to(ROOT).parts)})


def test_nothing_names_the_place_where_it_was_written() -> None:
    found = [
        f"{named(path)}:{number}: {name}"
        for path in _texts()
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1)
        for name in NEVER
        if name in line
    ]
    assert found == []


def _texts() -> Iterator[Path]:
    yield from (path for path in sorted(ROOT.iterdir()) if path.is_file() and path.suffix in TEXTS)
    ci = ROOT / ".ci"
    yield from sorted(path for path in ci.rglob("*") if path.is_file())
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and path.suffix in TEXTS and "node_modules" not in path.parts:
                yield path


def test_no_function_has_a_default_edition() -> None:
    found = [
        f"{named(path)}:{node.lineno}"
        for path in modules()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        for default in (*node.args.defaults, *node.args.kw_defaults)
        if default is not None and any(_is_default_edition(one) for one in ast.walk(default))
    ]
    assert found == []


def test_the_default_edition_is_read_where_none_is_named_and_nowhere_else() -> None:
    readers = {named(path) for path in modules() if DEFAULT_NAMES & {one.id for one in _names(path)}}
    assert readers == {"judge/law/book.py", *NAMING_NONE}


def _is_default_edition(node: ast.AST) -> bool:
    """Whether a node is the default edition, by its value or a name."""
    if isinstance(node, ast.Constant):
        return bool(node.value == DEFAULT_EDITION)
    return isinstance(node, ast.Name) and node.id in DEFAULT_NAMES


def _names(path: Path) -> Iterator[ast.Name]:
    yield from (one for one in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(one, ast.Name))


def test_no_class_name_stands_twice() -> None:
    places: dict[str, list[str]] = {}
    for path in modules():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                places.setdefault(node.name, []).append(named(path))
    assert {name: where for name, where in places.items() if len(where) > 1} == {}


@pytest.mark.parametrize("path", modules(), ids=named)
def test_docstrings_do_not_repeat_the_signature(path: Path) -> None:
    wrong = [
        f"{named(path)}:{node.lineno}: {line.strip()}"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef | ast.FunctionDef)
        for line in (ast.get_docstring(node) or "").splitlines()
        if REPEATED.fullmatch(line.strip())
    ]
    assert wrong == []


ASKING = {"getattr", "hasattr", "setattr", "delattr"}
"""Functions that take the name of a field as a text."""


@pytest.mark.parametrize("path", [path for path in modules() if room(path) == "game"], ids=named)
def test_the_game_asks_for_no_field_by_its_name(path: Path) -> None:
    wrong = [
        f"{named(path)}:{node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ASKING
        and isinstance(node.args[1], ast.Constant)
    ]
    assert wrong == []
