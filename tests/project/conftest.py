"""The wheel, built once, and an empty environment in another folder with the wheel in it."""

from __future__ import annotations

import lzma
import os
import re
import sys
import time
import zlib
from pathlib import Path
from zipfile import ZipFile

import pytest
from outside import PATIENCE, Installed, copy, environment, run


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the tests of the wheel come first: what is told as it is built, no other test need tell."""
    items.sort(key=lambda item: item.path.name != "test_package.py")


@pytest.fixture(scope="session")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh copy of the repository."""
    return copy(tmp_path_factory.mktemp("stranger"))


@pytest.fixture(scope="session")
def variables(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A stranger's environment variables."""
    return environment(tmp_path_factory.mktemp("cache"))


@pytest.fixture(scope="session")
def wheel(repository: Path, variables: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built wheel; the first worker that wants it builds it for all, and the others wait."""
    own = tmp_path_factory.getbasetemp()
    target = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "wheel"
    finished = target / "finished"
    try:
        target.mkdir()
    except FileExistsError:
        until = time.monotonic() + PATIENCE
        while not finished.exists() and time.monotonic() < until:
            time.sleep(0.5)
    else:
        command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(target), str(repository)]
        done = run(command, target, variables)
        finished.touch()
        assert done.returncode == 0, done.stdout + done.stderr
        unpack(*target.glob("*.whl"))
    (built,) = target.glob("*.whl")
    return built


def unpack(wheel: Path) -> None:
    """Put the tellings of the wheel into the cache of the tests, which hold what would be told there anew."""
    with ZipFile(wheel) as archive:
        for name in archive.namelist():
            if re.fullmatch(r"judge/made/told-[0-9a-f]+/.+\.pack", name):
                folder = Path(os.environ["JUDGE_CACHE"]) / name.split("/")[2]
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                for line in lzma.decompress(archive.read(name)).split(b"\n"):
                    part, text = line.split(b"\t", 1)
                    (folder / part.decode()).write_bytes(zlib.compress(text))


@pytest.fixture(scope="session")
def installed(wheel: Path, variables: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel in an empty environment, its dependencies from the index."""
    folder = tmp_path_factory.mktemp("elsewhere")
    place = folder / "environment"
    made = run([sys.executable, "-m", "venv", "--without-pip", str(place)], folder, variables)
    assert made.returncode == 0, made.stdout + made.stderr
    programs = place / ("Scripts" if os.name == "nt" else "bin")
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "install", str(wheel)]
    done = run(pip, folder, variables)
    assert done.returncode == 0, done.stdout + done.stderr
    return Installed(folder, programs, variables)
