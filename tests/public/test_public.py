"""What is public: the list in the guide is what there is, and importing it reads nothing."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest

import judge
from judge.messages import LANGUAGES, Language
from judge.public.chapters import guide

IMPORT = """
import sys
read = []
sys.addaudithook(lambda event, given: read.append(str(given[0])) if event == "open" else None)
import judge
print([name for name in sys.modules if name.startswith("judge")])
print([one for one in read if "judge" in one and "__init__" not in one])
print(sorted(set(dir(judge)) - set(judge.__all__)))
"""

MOVES = """
import sys
import judge
assert judge.Position.open("events/anubis", after=1).legal
print(*sys.modules, sep="\\n")
"""


def promised(language: Language) -> list[str]:
    """The lines of the list that the guide promises."""
    (listed,) = (part.text for chapter in guide(language) for part in chapter.parts if part.kind == "list")
    return listed.splitlines()


def attributes(kind: type) -> set[str]:
    """The attributes of a class and of its instances."""
    return {*dir(kind), *(name for one in kind.__mro__ for name in inspect.get_annotations(one))}


def signature(found: object) -> str:
    """The parameters of something that is called, as the guide writes them."""
    plain = found.__func__ if isinstance(found, classmethod) else found
    assert callable(plain)
    said = inspect.signature(plain)
    first = next(iter(said.parameters), "")
    own = [one for name, one in said.parameters.items() if name != first or name not in ("self", "cls")]
    return re.sub(r"((?:: |-> ))'([^']*)'", r"\1\2", str(said.replace(parameters=own)))


def there(line: str) -> Iterator[str]:
    """What is there of what a line of the list names, written as the list writes it."""
    name, colon, rest = line.partition(": ")
    if colon and "(" not in name:
        kind = getattr(judge, name)
        yield f"{name}: {', '.join(one for one in rest.split(', ') if one in attributes(kind))}"
    elif "(" in line:
        path = line.partition("(")[0]
        owner, _, inner = path.rpartition(".")
        found = inspect.getattr_static(getattr(judge, owner), inner) if owner else getattr(judge, path)
        yield f"{path}{signature(found)}"
    else:
        yield line if hasattr(judge, line) else ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_promised_is_there(language: Language) -> None:
    lines = promised(language)
    assert [one for line in lines for one in there(line)] == lines


def test_every_public_name_is_promised() -> None:
    names = {line.partition("(")[0].partition(":")[0].partition(".")[0] for line in promised("en")}
    assert names == set(judge.__all__) and sorted(judge.__all__) == sorted(dir(judge))
    methods = {name for name, one in vars(judge.Position).items() if callable(one) or isinstance(one, classmethod)}
    told = {line.partition("(")[0].partition(".")[2] for line in promised("en") if line.startswith("Position.")}
    assert {name for name in methods if not name.startswith("_")} <= told
    (facts,) = (line for line in promised("en") if line.startswith("Position: "))
    seen = {name for name, one in vars(judge.Position.__mro__[1]).items() if isinstance(one, property)}
    assert {name for name in seen if not name.startswith("_")} <= set(facts.partition(": ")[2].split(", "))


def test_every_public_name_says_what_it_is() -> None:
    for line in promised("en"):
        path = line.partition("(")[0].partition(":")[0]
        found: object = judge
        for name in path.split("."):
            found = getattr(found, name)
        assert not callable(found) or inspect.getdoc(found), path


def test_importing_it_imports_and_reads_nothing() -> None:
    done = subprocess.run([sys.executable, "-c", IMPORT], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["['judge']", "[]", "[]"]


def test_the_first_list_of_moves_loads_only_what_plays() -> None:
    done = subprocess.run([sys.executable, "-c", MOVES], capture_output=True, text=True, check=True)
    rooms = {name.split(".")[1] for name in done.stdout.split() if name.startswith("judge.")}
    assert rooms.isdisjoint({"site", "cli", "serving", "search", "finder", "desk", "ruling", "school", "games"})
    assert {"flask", "click", "whoosh", "PIL", "markdown", "waitress"}.isdisjoint(done.stdout.split())


def test_another_name_is_refused_as_everywhere() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'perft'"):
        _ = judge.perft  # type: ignore[attr-defined]
