"""For every test: no cards are imported but those that it imports itself; what can be built again is kept for tests."""

from __future__ import annotations

import gc
import getpass
import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from shipped import FILES, ShippedScenario, name_of

from judge.bounds import lane, pool
from judge.bounds.child import RARELY
from judge.bounds.collector import settle
from judge.site import IN_CHILDREN
from tests.measures.kept_parsers import build_parsers, lend_parsers

PATIENCE = 120.0
"""How many seconds a computation has in a test that gives it no bound of its own: no test asks for a quick machine."""

os.environ["JUDGE_DATA"] = str(Path(tempfile.gettempdir()) / f"judge-tests-{os.getpid()}-none")
os.environ["JUDGE_LIMIT"] = "0"
os.environ.setdefault("JUDGE_CACHE", str(Path(tempfile.gettempdir()) / f"judge-tests-{getpass.getuser()}-cache"))

# Each of the many programs that tests start would compile the whole engine anew, which takes it eight seconds.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
gc.set_threshold(*RARELY)

for module in IN_CHILDREN:
    pool.import_first(module)
pool.SECONDS = lane.PATIENCE = lane.FIRST_PATIENCE = PATIENCE
settings.register_profile(
    "the same at each run", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("the same at each run")


def pytest_addoption(parser: pytest.Parser) -> None:
    """An option to look at everything, where without it a part is looked at."""
    parser.addoption(
        "--closely",
        action="store_true",
        help="look at each page in both languages and colours, and at all of it; and at each scenario in every way",
    )


def pytest_sessionstart(session: pytest.Session) -> None:
    """Workers that begin together find the parsers built: each would build them for itself, and what starts its
    children would do so once more.
    """
    if session.config.pluginmanager.hasplugin("dsession"):
        build_parsers()


def pytest_collection_finish() -> None:
    """What a worker knows of all its tests is never looked through for rubbish again; what children need is imported
    once, by what starts them: whatever it does not know when it begins, each child would import for itself.
    """
    if "PYTEST_XDIST_WORKER" in os.environ:
        settle()
        pool.start_server()


@pytest.fixture(scope="session", params=FILES, ids=name_of)
def shipped(request: pytest.FixtureRequest) -> ShippedScenario:
    """Each scenario that ships; the tests of one of them stand side by side, so that it is played once."""
    return ShippedScenario(request.param)


@pytest.fixture
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the imported cards, empty."""
    folder = tmp_path / "data"
    monkeypatch.setenv("JUDGE_DATA", str(folder))
    return folder


@pytest.fixture
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder of its own, which keeps nothing but the parsers of card texts: to build them takes a minute."""
    folder = tmp_path / "cache"
    lend_parsers(folder)
    monkeypatch.setenv("JUDGE_CACHE", str(folder))
    return folder
