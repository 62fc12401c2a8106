"""The wheel: ``pytest tests/project/wheel.py``; ``.ci/run`` runs it.

What is in it, and that it works in an empty environment in another folder.
"""

from __future__ import annotations

import json
import lzma
import re
import shlex
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

import pytest
from outside import ROOT, Installed, answer, run, serving

GUNICORN = "gunicorn 'judge.site:create_app()' --workers 4 --preload"
TEXTS = ("rules", "scenarios", "templates")
KEPT = ("", ".rulings", ".compared")
"""What is kept of a scenario in each language: its story, and what was ruled on it."""


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    """The names of the files in the wheel."""
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_everything_lies_under_judge(names: set[str]) -> None:
    tops = {PurePosixPath(name).parts[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"judge"}


@pytest.mark.parametrize("folder", TEXTS)
def test_the_texts_are_whole(names: set[str], repository: Path, folder: str) -> None:
    own = {file.relative_to(repository).as_posix() for file in (repository / folder).rglob("*") if file.is_file()}
    assert own
    assert {f"judge/{name}" for name in own} <= names


def test_the_package_is_whole_without_what_translators_write_and_the_readme_shows(
    names: set[str], repository: Path
) -> None:
    own = {file.relative_to(repository).as_posix() for file in (repository / "judge").rglob("*") if file.is_file()}
    left_out = {name for name in own if name.endswith((".po", ".pot")) or name.startswith("judge/static/readme/")}
    assert own - left_out == {name for name in own if name in names}
    for name in (
        "judge/py.typed",
        "judge/cards/facts.jsonl",
        "judge/cards/language/english.lark",
        "judge/cards/language/french.lark",
        "judge/wording/sentences.toml",
        "judge/wording/verbs.toml",
        "judge/translations/fr/LC_MESSAGES/messages.mo",
        "judge/static/pages.css",
    ):
        assert name in names


def test_it_holds_what_would_be_made_at_the_first_start(wheel: Path, names: set[str]) -> None:
    made = [PurePosixPath(name) for name in names if name.startswith("judge/made/")]
    scenarios = [name for name in names if re.fullmatch(r"judge/scenarios/.+/(?!README)[^/]+\.md", name)]
    (trees,) = (name for name in made if re.fullmatch(r"trees-[0-9a-f]{16}\.json", name.name))
    read = [name for name in made if re.fullmatch(r"(table|book|names|words|deciding)-[0-9a-f]{24}\.json", name.name)]
    told = [name for name in made if name not in (trees, *read)]
    assert {name.name.partition("-")[0] for name in read} == {"table", "book", "names", "words", "deciding"}
    assert len({name.parent for name in told}) == 1
    assert all(re.fullmatch(r"(entries|[0-9a-f]{2})\.pack", name.name) for name in told)
    always = {"entry", *(f"{language}{kind}" for language in ("en", "fr") for kind in KEPT)}
    with ZipFile(wheel) as archive:
        assert len(json.loads(archive.read(str(trees)))) > 400, "each line of the scenarios’ own cards"
        of_each: dict[str, set[str]] = {}
        for name in told:
            lines = lzma.decompress(archive.read(str(name))).split(b"\n")
            parts = dict(line.decode("utf-8", "surrogatepass").split("\t", 1) for line in lines)
            for part in parts:
                scenario, _, kind = part.partition(".")
                of_each.setdefault(scenario, set()).add(kind)
            assert all(isinstance(json.loads(part), list) for part in parts.values()), "plain data of any Python"
    assert len(of_each) == len(scenarios)
    for kinds in of_each.values():
        assert always <= kinds
        assert all(re.fullmatch(r"(en|fr)\.\d\.\d\.rulings", kind) for kind in kinds - always)


def test_it_is_for_every_python_and_not_large(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    assert wheel.stat().st_size <= 8_000_000


def test_nothing_else_is_in_it(names: set[str]) -> None:
    for name in names:
        parts = PurePosixPath(name).parts
        assert "tests" not in parts and "__pycache__" not in parts and not parts[-1].startswith("."), name


def test_no_program_that_measures_or_attacks_is_in_it(wheel: Path, names: set[str]) -> None:
    with ZipFile(wheel) as archive:
        modules = {name: archive.read(name).decode("utf-8") for name in names if name.endswith(".py")}
    assert len(modules) > 100
    assert [name for name, source in modules.items() if 'if __name__ == "__main__":' in source] == []
    assert [name for name in names if {"benchmark", "measure", "measures", "hostile"} & set(_words(name))] == []
    needless = ("chess", "tests")
    assert [
        name
        for name, source in modules.items()
        for one in needless
        if f"import {one}" in source or f"from {one}" in source
    ] == []


def _words(name: str) -> tuple[str, ...]:
    return PurePosixPath(name).with_suffix("").parts


def test_it_says_what_it_is(wheel: Path, names: set[str]) -> None:
    with ZipFile(wheel) as archive:
        (about,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        metadata = archive.read(about).decode("utf-8")
        (scripts,) = (name for name in names if name.endswith(".dist-info/entry_points.txt"))
        assert "judge = judge.cli:main" in archive.read(scripts).decode("utf-8")
    assert "Name: altered-judge\n" in metadata
    assert "License-Expression: MIT\n" in metadata
    assert "Requires-Python: >=3.11\n" in metadata
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)


def test_nothing_of_ours_lies_beside_the_package(installed: Installed) -> None:
    beside = {path.name for path in installed.packages.iterdir()}
    assert "judge" in beside
    assert not beside & {*TEXTS, "tests", "static", "translations", "README.md", "LICENSE"}


def test_its_commands_work_elsewhere(installed: Installed) -> None:
    shipped = str(installed.packages / "judge" / "scenarios" / "objects" / "kuwat-and-haven.md")

    def judge(*arguments: str) -> str:
        done = run([installed.judge, *arguments], installed.folder, installed.variables)
        assert done.returncode == 0, (arguments, done.stdout, done.stderr)
        assert done.stderr == ""
        return done.stdout

    found = json.loads(judge("search", "can I refuse to pay", "--json"))
    assert any(one["number"] == "6.4.b" for one in found["results"])
    assert judge("rule", "2.1.c").count("2.1.c")
    assert json.loads(judge("run", shipped, "--json", "--lang", "fr"))["verdict"] == "holds"
    assert "kuwat-and-haven" in judge("run", "objects/kuwat-and-haven")
    assert "objects/kuwat-and-haven.md" in judge("check", "objects", "--lang", "fr")
    assert judge("law", "check") == ""
    assert judge("--version").startswith("judge ")


def test_every_shipped_scenario_holds(installed: Installed) -> None:
    done = run([installed.judge, "check"], installed.folder, installed.variables)
    shipped = (installed.packages / "judge" / "scenarios").glob("*/*.md")
    lines = done.stdout.splitlines()
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(lines) == len([file for file in shipped if file.name != "README.md"])
    assert list(Path(installed.variables["JUDGE_CACHE"]).glob("told-*/*")) == [], "they came told with the wheel"


def test_its_site_answers(installed: Installed) -> None:
    command = [installed.judge, "serve", "--port", "0"]
    with serving(command, installed.folder, installed.variables) as address:
        status, page = answer(f"{address}/en/rules/1.0/2.1.c")
        assert status == 200 and "2.1.c" in page
        assert answer(f"{address}/fr/scenarios/objects/kuwat-and-haven")[0] == 200
        assert answer(f"{address}/static/pages.css")[0] == 200
        assert answer(f"{address}/en/rules/9.9.z")[0] == 404


def test_gunicorn_serves_it(installed: Installed) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"\npip install gunicorn && {GUNICORN}\n" in readme
    pip = ["bash", "-c", f"python3 -m pip --python {shlex.quote(installed.python)} install gunicorn"]
    assert run(pip, installed.folder, installed.variables).returncode == 0
    command = [str(installed.programs / "gunicorn"), *shlex.split(GUNICORN)[1:], "--bind", "127.0.0.1:0"]
    with serving(command, installed.folder, installed.variables) as address:
        assert answer(f"{address}/healthz")[0] == 200
        assert "6.4.b" in answer(f"{address}/en/search?q=may+I+decline+a+cost")[1]
