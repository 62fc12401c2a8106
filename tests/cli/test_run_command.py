"""``judge run`` and ``judge check``: what they print, where, and how they end."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from typing_judge import PROGRAM, judge

from judge.game.event.open_ruling import OpenRulingError
from judge.law.citation import cite
from judge.law.laws import LAWS
from judge.place import SCENARIOS
from judge.scenario.stage import Stage

KEYS = {"scenario", "edition", "verdict", "steps", "mistakes"}
STEP_KEYS = {"move", "text", "laws", "card"}
MISTAKE_KEYS = {"file", "line", "message"}


@pytest.fixture
def unsettled(own_cache: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The rules leave open what happens at the end of every scenario; the article that comes nearest."""
    law = next(iter(LAWS.values()))
    play = Stage.play

    def leave_open(stage: Stage) -> None:
        play(stage)
        raise OpenRulingError((law,))

    monkeypatch.setattr(Stage, "play", leave_open)
    return cite(law, "1.0").article


def test_run_tells_the_steps_with_their_laws(kuwat: Path) -> None:
    done = judge("run", str(kuwat))
    assert done.exit_code == 0
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    assert "edition 1.0" in lines[0]
    assert any(re.fullmatch(r"   - Nothing happens \[2\.1\.c[^\]]*\]", line) for line in lines)
    ruling = "No: Kuwat, the Dissenter does not gain 1 boost. The deciding article is 2.1.c: “"
    assert ruling in done.stdout, "the ruling, to be read aloud"
    assert lines[-1].endswith("confirmed · editions: 1.0, 5.0")


def test_run_in_french(kuwat: Path) -> None:
    done = judge("run", str(kuwat), "--lang", "fr")
    assert done.exit_code == 0
    assert "édition 1.0" in done.stdout
    assert "Lithium joue Kuwat, le Dissident" in done.stdout
    assert not re.search(r"\b(the|holds|plays|goes|gains)\b", done.stdout.replace(str(kuwat.parent), ""))


def test_run_json_has_its_keys(kuwat: Path) -> None:
    data = json.loads(judge("run", str(kuwat), "--json").stdout)
    assert data.keys() >= KEYS
    assert data["verdict"] == "holds" and data["edition"] == "1.0" and data["mistakes"] == []
    for step in data["steps"]:
        assert step.keys() >= STEP_KEYS
        assert step["laws"] and all(isinstance(law, str) for law in step["laws"])
        assert all(isinstance(step[key], str) for key in ("move", "text", "card"))


def test_run_json_prints_one_object_a_line(kuwat: Path, differing: Path, unreadable: Path, tmp_path: Path) -> None:
    files = [kuwat, differing, unreadable, tmp_path, tmp_path / "nowhere.md"]
    done = judge("run", *map(str, files), "--json")
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert [one["verdict"] for one in told] == ["holds", "differs", "unreadable", "unreadable", "unreadable"]
    assert done.exit_code == 2
    assert done.stderr == ""
    for one in told:
        assert one.keys() >= KEYS
        assert (one["mistakes"] == []) == (one["verdict"] == "holds")
        for mistake in one["mistakes"]:
            assert mistake.keys() >= MISTAKE_KEYS
            assert mistake["line"] >= 1 and mistake["message"] and mistake["file"]


@pytest.mark.parametrize("command", ["run", "check"])
def test_what_is_wrong_goes_to_the_standard_error(command: str, differing: Path) -> None:
    done = judge(command, str(differing))
    assert done.exit_code == 1
    assert re.match(rf"{re.escape(str(differing))}:\d+: ", done.stderr)
    assert "something else happens" in done.stdout and str(differing) + ":" not in done.stdout.replace(
        ".md: something", ""
    )


@pytest.mark.parametrize("command", ["run", "check"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_unreadable_file(command: str, language: str, unreadable: Path) -> None:
    done = judge(command, str(unreadable), "--lang", language, colour=True)
    assert done.exit_code == 2
    assert f"{unreadable}:1: " in done.stderr and f"{unreadable}:3: " in done.stderr
    plain = re.sub(r"\x1b\[\d*m", "", done.stdout + done.stderr.replace("\x1b[31m", ""))
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f\u202e]", plain)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_the_rules_do_not_settle(language: str, kuwat: Path, unsettled: str) -> None:
    assert judge("check", str(kuwat)).exit_code == 1
    assert judge("bless", str(kuwat), "--lang", language).exit_code == 3
    assert f"   - {'open' if language == 'en' else 'ouvert'}\n" in kuwat.read_text(encoding="utf-8")
    assert judge("check", str(kuwat)).exit_code == 3
    done = judge("run", str(kuwat), "--lang", language)
    assert done.exit_code == 3
    assert f"[{unsettled}]" in done.stdout
    assert json.loads(judge("run", str(kuwat), "--json").stdout)["verdict"] == "open"


def test_the_worst_verdict_decides(kuwat: Path, differing: Path, unreadable: Path) -> None:
    assert judge("check", str(kuwat), str(differing)).exit_code == 1
    assert judge("check", str(kuwat), str(differing), str(unreadable)).exit_code == 2
    assert judge("run", str(differing), str(kuwat)).exit_code == 1


def test_a_shipped_scenario_is_found_by_its_name() -> None:
    for name in ("objects/kuwat-and-haven", "objects/kuwat-and-haven.md"):
        data = json.loads(judge("run", name, "--json").stdout)
        assert data["scenario"] == "objects/kuwat-and-haven"
    assert judge("run", "objects/../../README.md").exit_code == 2
    assert judge("run", "../rules/README").exit_code == 2


def test_a_file_of_ones_own_comes_first(kuwat: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = kuwat.parent / "objects" / "kuwat-and-haven"
    own.parent.mkdir()
    own.write_text("nothing", encoding="utf-8")
    monkeypatch.chdir(kuwat.parent)
    assert judge("run", "objects/kuwat-and-haven").exit_code == 2


def test_check_prints_a_line_each_for_all_that_are_shipped() -> None:
    done = judge("check")
    assert done.exit_code == 0, done.output
    shipped = list(SCENARIOS.glob("*/*.md"))
    lines = done.stdout.splitlines()
    assert len(lines) == len(shipped)
    assert lines == sorted(lines)
    assert all(
        re.fullmatch(r"\S+\.md: (confirmed|the rules leave it open)( · twins: \d+)?( · editions: [\d., ]+)?", line)
        for line in lines
    )


def test_an_open_question_that_a_file_shows_is_no_fault_of_its_folder() -> None:
    opened = "playing/target-no-longer-suitable.md"
    assert judge("run", opened).exit_code == judge("check", opened).exit_code == 3
    assert judge("check", "playing").exit_code == 0


def test_a_line_that_can_mean_two_things_is_shown_as_it_is_written(kuwat: Path) -> None:
    source = kuwat.read_text(encoding="utf-8")
    kuwat.write_text(
        source.replace("### Ninette", "- Hero Expedition: Red\n- Companion Expedition: Red\n\n### Ninette", 1)
    )
    kuwat.write_text(kuwat.read_text(encoding="utf-8").replace("chooses Kuwat, the Dissenter", "chooses Red"))
    done = judge("run", str(kuwat))
    assert done.exit_code == 2
    assert "this can mean several objects" in done.stderr
    assert "chooses Red" in done.stdout


def test_check_goes_on_after_what_is_missing(kuwat: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    done = judge("check", str(tmp_path / "nowhere"), str(tmp_path / "empty"), str(kuwat))
    assert done.exit_code == 2
    assert done.stdout == f"{kuwat}: confirmed · editions: 1.0, 5.0\n"
    assert len(done.stderr.splitlines()) == 2


def test_check_takes_a_folder_and_leaves_its_readme(kuwat: Path) -> None:
    kuwat.with_name("README.md").write_text("# Not a scenario\n", encoding="utf-8")
    done = judge("check", str(kuwat.parent))
    assert done.exit_code == 0
    assert done.stdout == f"{kuwat}: confirmed · editions: 1.0, 5.0\n"


@pytest.mark.parametrize("command", ["run", "check"])
def test_an_unknown_edition(command: str, kuwat: Path) -> None:
    done = judge(command, str(kuwat), "--edition", "9.9")
    assert done.exit_code == 2
    assert "1.0" in done.stderr


@pytest.mark.parametrize("command", ["run", "check", "bless"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_strange_files(command: str, language: str, tmp_path: Path) -> None:
    (tmp_path / "binary.md").write_bytes(bytes(range(256)) * 16)
    (tmp_path / "empty.md").write_bytes(b"")
    (tmp_path / "large.md").write_bytes(b"# x\n" * 2_621_440)
    (tmp_path / "folder.md").mkdir()
    for name in ("binary.md", "empty.md", "large.md", "folder.md", "nowhere.md", "x" * 10_000, "\udcff.md", ""):
        done = judge(command, str(tmp_path / name) if name else "", "--lang", language)
        assert done.exit_code == 2, (name, done.output)
        assert done.stderr, name
        assert len(done.stderr) < 100_000
        assert isinstance(done.exception, SystemExit)


def test_a_windows_file_works(kuwat: Path) -> None:
    text = kuwat.read_text(encoding="utf-8")
    kuwat.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode("utf-8"))
    assert judge("run", str(kuwat)).exit_code == 0


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_run_is_seen_from_a_seat(language: str) -> None:
    everything = judge("run", "events/subhash-declined", "--lang", language)
    assert "Ninette" not in everything.stdout.splitlines()[1]
    from_ninette = judge("run", "events/subhash-declined", "--lang", language, "--seat", "ninette")
    assert from_ninette.exit_code == 0
    assert "Ninette" in from_ninette.stdout.splitlines()[1]
    data = json.loads(judge("run", "events/subhash-declined", "--seat", "Ninette", "--json").stdout)
    assert data["seat"] == "Ninette"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_seat_that_is_not_there_is_refused(language: str, kuwat: Path) -> None:
    done = judge("run", str(kuwat), "--seat", "Nobody", "--lang", language)
    assert done.exit_code == 2
    assert "Nobody" in done.stderr and "Lithium, Ninette" in done.stderr


def test_a_twin_is_shown_after_the_main_form_and_counted(kuwat: Path) -> None:
    twin = """
## But if there is nothing to pay with / Mais sans mana

### Lithium

- Mana: 0

## Play

1. Lithium plays Kuwat, the Dissenter from Reserve in the Hero Expedition
   - not allowed [5.1.2.c]

## Outcome

### Lithium

- Reserve: Kuwat, the Dissenter (rare)
"""
    kuwat.write_text(kuwat.read_text(encoding="utf-8") + twin, encoding="utf-8")
    done = judge("run", str(kuwat))
    assert done.exit_code == 0, done.output
    shown = done.stdout.partition("But if there is nothing to pay with\n")[2].splitlines()
    assert shown[0].startswith("   * Lithium, Mana: ") and shown[0].endswith(" → Mana: 0")
    assert judge("check", str(kuwat)).stdout == f"{kuwat}: confirmed · twins: 1 · editions: 1.0, 5.0\n"
    data = json.loads(judge("run", str(kuwat), "--json").stdout)
    assert [one["verdict"] for one in data["twins"]] == ["holds"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_run_in_short_tells_moves_changes_and_the_result(language: str, kuwat: Path) -> None:
    whole = judge("run", str(kuwat), "--lang", language).stdout.splitlines()
    done = judge("run", str(kuwat), "--short", "--lang", language)
    assert done.exit_code == 0
    short = done.stdout.splitlines()
    moves = [line for line in whole if re.match(r"\d+\. ", line)]
    steps = [line.partition(" [")[0] for line in whole if line.startswith("   - ")]
    assert [line for line in short if re.match(r"\d+\. ", line)] == moves
    assert [re.sub(r" \[[\d.a-z]+\]$", "", line) for line in short if line.startswith("   - ")] == steps
    assert not any(line.startswith(("   > ", "* ")) or "*]" in line for line in short)
    assert short[-1] == whole[-1] and any("2.1.c" in line and line[0] not in " *" for line in short), "the ruling"


def test_run_in_short_as_json(kuwat: Path, differing: Path) -> None:
    done = judge("run", str(kuwat), str(differing), "--short", "--json")
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert [one["verdict"] for one in told] == ["holds", "differs"] and done.stderr == ""
    for one in told:
        assert one.keys() == {
            *("scenario", "title", "edition", "verdict", "seat", "moves", "ruling", "twins", "elsewhere", "mistakes")
        }
        assert all(change.keys() == {"text", "law"} for move in one["moves"] for change in move["changes"])
        assert one["ruling"]["sentences"][0] == one["ruling"]["answer"]


def test_errors_and_steps_do_not_run_into_each_other(differing: Path, unreadable: Path, tmp_path: Path) -> None:
    together = tmp_path / "together.txt"
    with together.open("wb") as stream:
        subprocess.run([*PROGRAM, "run", str(differing), str(unreadable)], stdout=stream, stderr=stream, check=False)
    lines = together.read_text(encoding="utf-8").splitlines()
    wrong = [place for place, line in enumerate(lines) if re.match(r"/.*\.md:\d+: ", line)]
    assert len(wrong) >= 3
    blocks = [place for place in wrong if place - 1 not in wrong]
    assert len(blocks) == 2 and all(not lines[place - 1] for place in blocks)
    ends = [place for place in wrong if place + 1 not in wrong]
    assert all(
        not lines[place + 1]
        and re.search(r"(something else happens|cannot be read)( · editions: [\d., ]+)?$", lines[place + 2])
        for place in ends
    )
