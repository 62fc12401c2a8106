"""The project as a stranger gets it: a copy of its files, a clean environment, its server on a free port."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.error import HTTPError

ROOT = Path(__file__).parents[2]
TOP = ("pyproject.toml", "judge", "rules", "scenarios", "templates", "tests", "README.md", "LICENSE")
PATIENCE = 900
_ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")


@dataclass(frozen=True)
class Installed:
    """The wheel in an environment of its own.

    Arguments:
        folder: an empty folder to work in.
        programs: where the environment's programs lie.
        variables: the environment variables.
    """

    folder: Path
    programs: Path
    variables: dict[str, str]

    @property
    def python(self) -> str:
        """Its Python."""
        return str(self.programs / "python")

    @property
    def judge(self) -> str:
        """Its ``judge``."""
        return str(self.programs / "judge")

    @property
    def packages(self) -> Path:
        """Its site-packages."""
        done = run([self.python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], self.folder, {})
        return Path(done.stdout.strip())


def copy(target: Path) -> Path:
    """Copy the project's own files, those that git ignores left out."""
    for name in _own():
        source = ROOT / name
        if source.is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target / name)
    return target


def _own() -> list[str]:
    """The names of the project's own files: those that git knows or would, or all when it is no checkout."""
    git = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(git, cwd=ROOT, capture_output=True, text=True) if (ROOT / ".git").exists() else None
    if listed is not None and listed.returncode == 0:
        return [name for name in listed.stdout.split("\0") if name]
    files = (file for top in TOP for file in ((ROOT / top).rglob("*") if (ROOT / top).is_dir() else (ROOT / top,)))
    return [file.relative_to(ROOT).as_posix() for file in files if "__pycache__" not in file.parts]


def environment(cache: Path) -> dict[str, str]:
    """Our environment without what binds a program to this run of Python; the index goes to a folder of the tests."""
    bound = ("VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME", "PYTHONPYCACHEPREFIX", "JUDGE_PUBLIC_URL")
    kept = {name: value for name, value in os.environ.items() if name not in bound and not name.startswith("PYTEST")}
    python = Path(os.path.realpath(sys.executable)).parent
    return {
        **kept,
        "PATH": f"{python}{os.pathsep}{kept.get('PATH', os.defpath)}",
        "JUDGE_CACHE": str(cache),
        "PYTHONUNBUFFERED": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def run(command: list[str], folder: Path, variables: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, in a folder, with nothing to read."""
    return subprocess.run(
        command,
        cwd=folder,
        env=variables,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )


@contextmanager
def serving(command: list[str], folder: Path, variables: Mapping[str, str]) -> Iterator[str]:
    """Run a server; give the address that it prints; stop it."""
    with subprocess.Popen(
        command,
        cwd=folder,
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        start_new_session=True,
    ) as process:
        assert process.stdout
        said = ""
        try:
            for line in process.stdout:
                said += line
                found = _ADDRESS.search(line)
                if found:
                    yield found[0]
                    return
            raise AssertionError(f"it printed no address:\n{said}")
        finally:
            os.killpg(process.pid, 15)
            process.wait(timeout=60)


def answer(address: str) -> tuple[int, str]:
    """What a server answers: the status and the body."""
    try:
        with urllib.request.urlopen(address, timeout=60) as response:
            return response.status, response.read().decode("utf-8")
    except HTTPError as error:
        return error.code, error.read().decode("utf-8")
