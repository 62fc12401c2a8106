"""The rules of the house: which room imports which, how long a file is, what it is called, what it never names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

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
ASKING = {"getattr", "hasattr", "setattr", "delattr"}
"""Functions that take the name of a field as a text."""
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


@dataclass
class Read:
    """What the rules of the house ask of a file, each with its line.

    Arguments:
        lines: how many it has.
        docstring: that of the module.
        imports: the names inside the package that it imports, dotted, also inside functions.
        relative: where an import is relative.
        at_once: what the module imports of the package as it is imported itself.
        classes: the names of its classes.
        repeating: lines of docstrings that say nothing.
        asking: where it asks for a field by its name.
        defaults: where a function has the default edition as a default.
        names_default: whether it reads a name of the default edition.
    """

    lines: int
    docstring: str
    imports: list[tuple[int, str]] = field(default_factory=list)
    relative: list[int] = field(default_factory=list)
    at_once: list[str] = field(default_factory=list)
    classes: list[str] = field(default_factory=list)
    repeating: list[tuple[int, str]] = field(default_factory=list)
    asking: list[tuple[int, str]] = field(default_factory=list)
    defaults: list[int] = field(default_factory=list)
    names_default: bool = False


@cache
def read(path: Path) -> Read:
    """What the rules of the house ask of a file; it is parsed once for all of them."""
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    found = Read(source.count("\n"), ast.get_docstring(tree) or "")
    at_once = (ast.unparse(one) for one in tree.body if isinstance(one, ast.Import | ast.ImportFrom))
    found.at_once = [one for one in at_once if "judge" in one]
    for node in ast.walk(tree):
        match node:
            case ast.Import() | ast.ImportFrom():
                _note_import(node, found)
            case ast.Name():
                found.names_default |= node.id in DEFAULT_NAMES
            case ast.Call():
                asks = isinstance(node.func, ast.Name) and node.func.id in ASKING
                if asks and any(isinstance(one, ast.Constant) for one in node.args[1:2]):
                    found.asking.append((node.lineno, ast.unparse(node)))
            case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Lambda():
                _note_definition(node, found)
    return found


def _note_import(node: ast.Import | ast.ImportFrom, found: Read) -> None:
    if isinstance(node, ast.Import):
        names = [alias.name for alias in node.names]
    elif node.level:
        found.relative.append(node.lineno)
        return
    elif node.module in ("judge", "judge.game"):
        names = [f"{node.module}.{alias.name}" for alias in node.names]
    else:
        names = [node.module or ""]
    found.imports += [(node.lineno, name) for name in names if name.startswith("judge.")]


def _note_definition(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda, found: Read) -> None:
    if isinstance(node, ast.ClassDef):
        found.classes.append(node.name)
    elif any(_is_default_edition(one) for one in _inside_defaults(node.args)):
        found.defaults.append(node.lineno)
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        said = (line.strip() for line in (ast.get_docstring(node) or "").splitlines())
        found.repeating += [(node.lineno, line) for line in said if REPEATED.fullmatch(line)]


def _inside_defaults(arguments: ast.arguments) -> Iterator[ast.AST]:
    for default in (*arguments.defaults, *arguments.kw_defaults):
        if default is not None:
            yield from ast.walk(default)


def test_imports_point_one_way() -> None:
    wrong = [f"{named(path)}:{line}: a relative import" for path in modules() for line in read(path).relative]
    for path in modules():
        here = room(path)
        if here == "__init__":
            wrong += [f"{named(path)}: {one}" for one in read(path).at_once]
            continue
        allowed = (here, *LEFT[: LEFT.index(here)]) if here in LEFT else (here, *LEFT, *ROOMS[here])
        wrong += [
            f"{named(path)}:{line}: {here} imports {other}"
            for line, other in ((line, name.split(".")[1]) for line, name in read(path).imports)
            if other not in allowed and (here, other) not in GATHERS
        ]
    assert wrong == []


def room_in_game(path: Path) -> str:
    """The room of a module of the game: its folder there, or its own name."""
    return path.relative_to(PACKAGE / "game").parts[0].removesuffix(".py")


def test_the_game_has_no_other_rooms() -> None:
    rooms = {room_in_game(path) for path in modules() if room(path) == "game"}
    assert rooms == {"__init__", *IN_GAME, *IN_GAME_LEFT}


def test_imports_inside_the_game_point_one_way() -> None:
    order = ("__init__", *IN_GAME_LEFT, *IN_GAME)
    wrong = []
    for path in modules():
        if room(path) != "game":
            continue
        here = room_in_game(path)
        allowed = order[: order.index(here) + (here in IN_GAME)]
        inside = [(line, name.split(".")[2]) for line, name in read(path).imports if name.startswith("judge.game.")]
        wrong += [f"{named(path)}:{line}: {here} imports {other}" for line, other in inside if other not in allowed]
    assert wrong == []


def test_a_long_file_says_why() -> None:
    long = [path for path in python_files() if read(path).lines > MOST_LINES]
    unsaid = [path for path in long if "long because" not in " ".join(read(path).docstring.split())]
    assert [f"{named(path)}: {read(path).lines} lines and no reason in the docstring" for path in unsaid] == []


def test_every_module_says_its_idea() -> None:
    """The first line of its docstring is a sentence."""
    first = {path: (read(path).docstring.splitlines() or [""])[0] for path in python_files()}
    assert [named(path) for path, line in first.items() if not line.endswith(".")] == []


def test_no_module_is_a_dustbin() -> None:
    names = {path: {path.stem.strip("_"), *path.relative_to(ROOT).parts} for path in python_files()}
    assert [named(path) for path, said in names.items() if not DUSTBINS.isdisjoint(said)] == []


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
    assert [f"{named(path)}:{line}" for path in modules() for line in read(path).defaults] == []


def test_the_default_edition_is_read_where_none_is_named_and_nowhere_else() -> None:
    readers = {named(path) for path in modules() if read(path).names_default}
    assert readers == {"judge/law/book.py", *NAMING_NONE}


def _is_default_edition(node: ast.AST) -> bool:
    """Whether a node is the default edition, by its value or a name."""
    if isinstance(node, ast.Constant):
        return bool(node.value == DEFAULT_EDITION)
    return isinstance(node, ast.Name) and node.id in DEFAULT_NAMES


def test_no_class_name_stands_twice() -> None:
    places: dict[str, list[str]] = {}
    for path in modules():
        for name in read(path).classes:
            places.setdefault(name, []).append(named(path))
    assert {name: where for name, where in places.items() if len(where) > 1} == {}


def test_docstrings_do_not_repeat_the_signature() -> None:
    assert [f"{named(path)}:{line}: {said}" for path in modules() for line, said in read(path).repeating] == []


def test_the_game_asks_for_no_field_by_its_name() -> None:
    inside = [path for path in modules() if room(path) == "game"]
    assert [f"{named(path)}:{line}: {said}" for path in inside for line, said in read(path).asking] == []
