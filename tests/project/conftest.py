"""The wheel, built once, and an empty environment in another folder with the wheel in it."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest
from outside import PATIENCE, Installed, copy, environment, run


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
    (built,) = target.glob("*.whl")
    return built


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
