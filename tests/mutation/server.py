"""A plugin of pytest that collects the tests once and runs them for one mutant after another, each in a fork.

``MUTATION_JOBS`` names a file of jobs: JSON with ``mutants`` (number, path, source, tests, broad) and ``results``, the
file to which each outcome is written as a line of JSON. A fork puts the changed functions in the place of those that
stand there, forgets all that the project keeps in memory, runs the tests that come to the place and then the broad
ones, and ends at the first that fails. Cards that were read before stay on the disk for a mutant of what does not read;
one of what reads is asked with them first, then without them.

What is not in a function cannot be replaced in that way: its outcome is "fresh", and a process of its own is asked, in
which the file is changed and there is no source to put in.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import resource
import shutil
import signal
import tempfile
import time
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from memory import keepers

CPU_SECONDS = 60
"""How long the tests of one mutant may compute together; no test is begun after that."""

PATIENCE = 20
"""How long a single test may compute beyond four times what it took for the map: else the mutant made it endless."""

WALL_SECONDS = 300
"""How long to wait for a mutant that neither ends nor computes."""

LANGUAGES = ("en", "fr")

PARSERS = ("trees/", "grammar", "parsers", "slots", "rows", "tree_cache")
PARSING = tuple(f"judge/cards/language/{name}" for name in PARSERS)
"""What makes trees: with those that were made before it is not asked."""

WRITING = "judge/cards/language/clauses/"
"""What writes trees: whether the reader still takes what is written is asked of fewer lines."""


class Unreplaceable(Exception):
    """What is changed is no function that can be replaced."""


def replace(root: Path, path: str, source: str) -> None:
    """Put the functions of a mutated file in the place of those that run.

    Raises:
        Unreplaceable: something else than a function is changed.
    """
    name = str(root / path)
    before = compile((root / path).read_text(encoding="utf-8"), name, "exec")
    old, new = _changed(before, compile(source, name, "exec"))
    found = [one for one in gc.get_objects() if isinstance(one, FunctionType) and one.__code__ == old]
    found = [one for one in found if one.__code__.co_filename == name]
    if not found:
        raise Unreplaceable(path)
    for one in found:
        one.__code__ = new


def _changed(old: CodeType, new: CodeType) -> tuple[CodeType, CodeType]:
    """The outermost function that differs, in both forms."""
    pairs = list(zip(_inside(old), _inside(new), strict=True))
    differing = [(one, other) for one, other in pairs if one != other]
    if len(differing) != 1 or _shell(old) != _shell(new):
        raise Unreplaceable(old.co_name)
    one, other = differing[0]
    is_class = "__module__" in one.co_names and "__qualname__" in one.co_names
    return _changed(one, other) if is_class else (one, other)


def _inside(code: CodeType) -> list[CodeType]:
    return [one for one in code.co_consts if isinstance(one, CodeType)]


def _shell(code: CodeType) -> tuple[object, ...]:
    """What a module or class does beside making its functions."""
    constants = tuple(repr(one) for one in code.co_consts if not isinstance(one, CodeType))
    return code.co_code, code.co_names, constants


def grammars() -> list[str]:
    """The texts of the grammars that the card language's tables make."""
    from judge.cards.language import grammar as module

    grammar: Any = module

    class Text(Exception):
        pass

    def caught(text: str, **_: Any) -> None:
        raise Text(text)

    texts: list[str] = []
    real, grammar.Lark = grammar.Lark, caught
    try:
        for language in LANGUAGES:
            try:
                grammar.built(language)
            except Text as text:
                texts.append(str(text))
    finally:
        grammar.Lark = real
    return texts


class Server:
    """Runs the jobs of one process."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.root = config.rootpath
        self.jobs = json.loads(Path(os.environ["MUTATION_JOBS"]).read_text(encoding="utf-8"))
        self.cache = Path(os.environ["JUDGE_CACHE"])
        self.failed: str | None = None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember the first test that fails."""
        if report.failed and self.failed is None:
            self.failed = report.nodeid

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of the tests: the mutants."""
        by_name = {item.nodeid: item for item in session.items}
        texts = grammars() if any(job["source"] for job in self.jobs["mutants"]) else []
        with Path(self.jobs["results"]).open("a", encoding="utf-8") as results:
            for job in self.jobs["mutants"]:
                began = time.monotonic()
                outcome, by = "killed", "as it was imported"
                if not session.testsfailed:
                    outcome, by = self._fork(job, _in_order(job, by_name), texts)
                seconds = round(time.monotonic() - began, 1)
                line = {"number": job["number"], "outcome": outcome, "by": by, "seconds": seconds}
                results.write(json.dumps(line) + "\n")
                results.flush()
        return True

    def _fork(self, job: dict[str, Any], items: list[pytest.Item], texts: list[str]) -> tuple[str, str]:
        folder = Path(tempfile.mkdtemp(prefix="mutation-"))
        folder.chmod(0o700)
        read, write = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(read)
            os.setsid()
            for stream in (1, 2):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
            try:
                os.write(write, self._run(job, items, texts, folder).encode())
            except BaseException as error:
                os.write(write, f"unfinished|{type(error).__name__}: {error}".encode())
            os._exit(0)
        os.close(write)
        status, deadline = None, time.monotonic() + WALL_SECONDS
        while status is None and time.monotonic() < deadline:
            done, code = os.waitpid(child, os.WNOHANG)
            status = code if done else None
            time.sleep(0.02)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)
        if status is None:
            os.waitpid(child, 0)
        shutil.rmtree(folder, ignore_errors=True)
        with os.fdopen(read, "rb") as pipe:
            told = pipe.read().decode()
        if told:
            outcome, _, by = told.partition("|")
            return outcome, by
        return ("unfinished", "") if status is None else ("endless", f"signal {os.WTERMSIG(status)}")

    def _run(self, job: dict[str, Any], items: list[pytest.Item], texts: list[str], folder: Path) -> str:
        if job["source"]:
            try:
                replace(self.root, job["path"], job["source"])
            except (Unreplaceable, ValueError):
                return "fresh|"
        for keeper in keepers():
            keeper.cache_clear()
        os.environ["JUDGE_CACHE"] = str(folder)
        same = job["source"] and not job["path"].endswith("/grammar.py") and _made_as(texts)
        kinds = ["parser-*"] if same else []
        kinds += ["trees-*"] if job["source"] else []
        for path in (path for kind in kinds for path in self.cache.glob(kind)):
            shutil.copy(path, folder)
        reads = job["path"].startswith("judge/cards/language/")
        if reads and same and not job["path"].startswith(PARSING):
            quick = [item for item in items if item.nodeid.startswith(tuple(job["broad"][:2]))]
            if self._fails(quick, job["seconds"]):
                return f"killed|{self.failed}"
            if job["path"].startswith(WRITING):
                items = [item for item in items if not item.nodeid.startswith(job["broad"][0])]
        if reads:
            for path in folder.glob("trees-*"):
                path.unlink()
            for keeper in keepers():
                keeper.cache_clear()
        whole = self._fails(items, job["seconds"])
        return f"killed|{self.failed}" if self.failed else "survived|" if whole is False else "survived|after a minute"

    def _fails(self, items: list[pytest.Item], seconds: dict[str, float]) -> bool | None:
        """Whether a test fails; None where none did before the time was over."""
        before = time.process_time()
        for item, following in zip(items, [*items[1:], None], strict=True):
            spent = time.process_time()
            if spent - before > CPU_SECONDS:
                return None
            last = int(spent + PATIENCE + 4 * seconds.get(item.nodeid, PATIENCE))
            resource.setrlimit(resource.RLIMIT_CPU, (last, resource.RLIM_INFINITY))
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed is not None:
                return True
        return False


def _made_as(texts: list[str]) -> bool:
    """Whether the grammars are still made, and made the same."""
    try:
        return grammars() == texts
    except Exception:
        return False


def _in_order(job: dict[str, Any], by_name: dict[str, pytest.Item]) -> list[pytest.Item]:
    """The tests of a job: those that come to the place, then the broad ones, and those of a file side by side."""
    names = [name for name in job["tests"] if name in by_name]
    files = list(dict.fromkeys(name.partition("::")[0] for name in names))
    names.sort(key=lambda name: files.index(name.partition("::")[0]))
    for broad in job["broad"]:
        names += [name for name in by_name if name.startswith(broad)]
    return [by_name[name] for name in dict.fromkeys(names)]


def pytest_configure(config: pytest.Config) -> None:
    """Serve, in the process that collects."""
    config.pluginmanager.register(Server(config), "mutation server")
