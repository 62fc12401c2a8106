"""The cluster of Dask: closed to others, the same bytes, nothing lost with a worker that is killed, nothing left."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from pathlib import Path

import pytest
from click.testing import CliRunner

from judge.atlas.file import SweepReport
from judge.atlas.parts import sweep
from judge.cards.collection import Collection
from judge.cards.covering import cover_in_parts
from judge.cli import main
from judge.exploring.budget import Budget
from judge.exploring.horizon import Horizon
from judge.exploring.scene import scene
from judge.exploring.spread import Spread
from judge.games.deck import shipped
from judge.games.parts import selfplay
from judge.jobs import running
from judge.jobs.cluster import local_cluster, remote_cluster
from judge.jobs.engine import engine_mark
from judge.jobs.errors import WorkError
from judge.jobs.running import Workforce, alone
from judge.place import PACKAGE
from judge.scenario.file import read_bytes
from judge.scenario.named_file import named

distributed = pytest.importorskip("distributed", reason="the extra “cluster” is not installed")
psutil = pytest.importorskip("psutil", reason="the extra “cluster” is not installed")

PROGRAM = (sys.executable, "-c", "from judge.cli import main; main()")
SEEDS = range(30, 54)
DECKS = shipped("5.0")


@pytest.fixture(scope="module")
def cluster() -> Iterator[tuple[Executor, str]]:
    with local_cluster(2) as found:
        yield found


@pytest.fixture
def executor(cluster: tuple[Executor, str]) -> Executor:
    return cluster[0]


def workers() -> list[int]:
    """The processes that work, without what looks after them."""
    here = psutil.Process()
    return [one.pid for one in here.children(recursive=True) if "spawn_main" in " ".join(one.cmdline())]


def test_everything_listens_on_the_loopback_address_alone(executor: Executor) -> None:
    here = psutil.Process()
    found = [
        one.laddr.ip
        for process in (here, *here.children(recursive=True))
        for one in process.net_connections()
        if one.status == "LISTEN"
    ]
    assert len(found) >= 4 and set(found) == {"127.0.0.1"}


def test_the_dashboard_answers_at_the_address_that_is_told(cluster: tuple[Executor, str]) -> None:
    with urllib.request.urlopen(cluster[1], timeout=30) as answer:
        assert answer.status == 200 and b"Dask" in answer.read()


def test_a_worker_that_is_killed_loses_and_doubles_nothing(executor: Executor) -> None:
    played = selfplay(SEEDS, DECKS, "5.0", Workforce(executor, 4))
    found = [next(played)]
    os.kill(workers()[0], signal.SIGKILL)
    found += played
    assert found == list(selfplay(SEEDS, DECKS, "5.0", alone()))
    assert [one.seed for one in found] == list(SEEDS)


def the_exploration(workforce: Workforce) -> object:
    text = named("playing/boom").read_text(encoding="utf-8")
    here = scene(read_bytes(text.encode(), "boom"), 0)
    return Spread(here, text, 0, Horizon.DECISION, Budget(600), workforce).explore()


def the_coverage(workforce: Workforce) -> object:
    lines = [json.dumps(one.line()) for one in Collection.shipped().printed[:4]]
    return [one.data("fr") for one in cover_in_parts(lines, ("5.0",), False, workforce)]


def the_sweep(workforce: Workforce) -> object:
    report = SweepReport(1, range(146, 149))
    for one in sweep(1, report.places, workforce):
        report.add(one)
    return report.data(), report.finds


@pytest.mark.parametrize("work", [the_exploration, the_coverage, the_sweep])
def test_other_works_come_to_the_same_on_the_cluster(executor: Executor, work: Callable[[Workforce], object]) -> None:
    found = work(Workforce(executor, 4))
    assert found == work(alone()) and found


def test_a_worker_with_another_engine_is_refused_by_name(executor: Executor, monkeypatch: pytest.MonkeyPatch) -> None:
    own = json.loads(engine_mark())
    monkeypatch.setattr(running, "engine_mark", lambda: json.dumps({**own, "engine": "of tomorrow"}))
    said = rf"the worker tls://127\.0\.0\.1:\d+ is refused: it has engine {own['engine']}; install"
    with pytest.raises(WorkError, match=said):
        list(selfplay(range(1), DECKS, "5.0", Workforce(executor, 2)))


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("tcp://127.0.0.1:8786", "is no address of a scheduler with certificates"),
        ("example.org:8786", "is no address of a scheduler with certificates"),
        ("tls://127.0.0.1:8786", "write “--certificates” and the folder of ca.pem, cert.pem, key.pem"),
    ],
)
def test_an_address_that_proves_nothing_is_refused(address: str, says: str) -> None:
    with pytest.raises(WorkError, match=says), remote_cluster(address, None, False):
        pass


def test_a_cluster_elsewhere_needs_its_certificates(tmp_path: Path) -> None:
    ours, others = (distributed.security.Security.temporary() for _ in range(2))
    for name, security in (("ours", ours), ("others", others)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "ca.pem").write_text(security.tls_ca_file, encoding="ascii")
        (tmp_path / name / "cert.pem").write_text(security.tls_client_cert, encoding="ascii")
        (tmp_path / name / "key.pem").write_text(security.tls_client_key, encoding="ascii")
    there = distributed.LocalCluster(
        n_workers=1, processes=False, host="127.0.0.1", dashboard_address=None, security=ours, protocol="tls://"
    )
    with there as cluster:
        address = cluster.scheduler_address
        assert address.startswith("tls://")
        with remote_cluster(address, tmp_path / "ours", False) as (executor, _):
            assert len(list(selfplay(range(2), DECKS, "5.0", Workforce(executor, 2)))) == 2
        for folder, says in (
            (tmp_path, r"ca\.pem: there is no such file"),
            (tmp_path / "others", "no scheduler answers"),
        ):
            with pytest.raises(WorkError, match=says), remote_cluster(address, folder, False):
                pass


def test_a_cluster_that_proves_nothing_is_used_with_a_warning() -> None:
    there = distributed.LocalCluster(
        n_workers=1, processes=False, host="127.0.0.1", dashboard_address=None, protocol="tcp://"
    )
    play = ["selfplay", "--games", "3", "--seed", "3", "--json"]
    with there as cluster:
        assert cluster.scheduler_address.startswith("tcp://")
        asked = [*play, "--scheduler", cluster.scheduler_address]
        refused, warned = (CliRunner().invoke(main, [*asked, *more]) for more in ((), ("--insecure-cluster",)))
    assert refused.exit_code == 2 and "write tls://" in refused.stderr
    assert warned.stderr.startswith("this cluster proves nothing: whoever can reach it can run what they like on it")
    assert (warned.exit_code, warned.stdout) == (0, CliRunner().invoke(main, play).stdout)


def test_the_same_bytes_and_nothing_left_behind(tmp_path: Path) -> None:
    variables = {**os.environ, "TMPDIR": str(tmp_path / "scratch")}
    (tmp_path / "scratch").mkdir()
    play = [*PROGRAM, "selfplay", "--games", "10", "--seed", "3", "--json"]
    plain = subprocess.run(play, capture_output=True, check=True, env=variables)
    kept = tmp_path / "kept.sqlite"
    spread = subprocess.run(
        [*play, "--scheduler", "local", "--jobs", "2", "--resume", str(kept)],
        capture_output=True,
        check=True,
        env=variables,
    )
    assert spread.stdout == plain.stdout
    assert spread.stderr.startswith(b"the cluster at work: http://127.0.0.1:")
    assert list((tmp_path / "scratch").iterdir()) == []
    again = subprocess.run([*play, "--resume", str(kept)], capture_output=True, check=True, env=variables)
    assert again.stdout == plain.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("whose", [("--scheduler", "local"), ("--jobs", "2")])
def test_ctrl_c_leaves_nothing_behind(whose: tuple[str, str], tmp_path: Path) -> None:
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    program = subprocess.Popen(
        [*PROGRAM, "selfplay", "--games", "5000", "--seed", "1", *whose],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        env={**os.environ, "TMPDIR": str(scratch)},
    )
    assert program.stderr is not None
    assert whose[0] == "--jobs" or b"the cluster at work" in program.stderr.readline()
    until = time.monotonic() + 60
    while len(children := psutil.Process(program.pid).children(recursive=True)) < 2 and time.monotonic() < until:
        time.sleep(0.1)
    time.sleep(2)
    assert len(children) >= 2
    os.killpg(program.pid, signal.SIGINT)
    _, said = program.communicate(timeout=90)
    assert program.returncode in (1, 130) and b"Traceback" not in said, said.decode()
    _, left = psutil.wait_procs(children, timeout=20)
    assert left == [] and list(scratch.iterdir()) == []


def test_the_site_has_no_way_to_a_cluster() -> None:
    naming = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if re.search(r"jobs\.cluster|import distributed", path.read_text(encoding="utf-8"))
    }
    assert naming <= {"cli/workers.py", "jobs/cluster.py"}
    program = "import sys, judge.site\nprint('distributed' in sys.modules, 'judge.jobs.cluster' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stdout == "False False\n"
