"""Trees kept on disk: used when they are whole, thrown away when they are not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from sayable import abilities

from judge.cards.language import tree_cache as keeping
from judge.cards.language.fingerprint import fingerprint
from judge.cards.language.tree_cache import Stop, TreeCache, load
from judge.game import ability as tree

DRAW = (tree.SpellEffect(tree.Draw(2)),)


def test_what_is_kept_is_found_again(tmp_path: Path) -> None:
    kept = load(tmp_path / "new" / "trees.json")
    kept.keep("Draw two cards.", "en", "spell", DRAW)
    kept.keep("Draw two cars.", "en", "spell", Stop(9, ("cards",)))
    kept.save()
    again = load(tmp_path / "new" / "trees.json")
    assert again.find("Draw two cards.", "en", "spell") == DRAW
    assert again.find("Draw two cars.", "en", "spell") == Stop(9, ("cards",))
    assert again.find("Draw two cards.", "fr", "spell") is None
    assert again.find("Draw two cards.", "en", "line") is None


@settings(max_examples=60, deadline=None)
@given(abilities)
def test_every_tree_comes_back(ability: tree.Ability) -> None:
    kept = TreeCache(Path("nowhere"))
    kept.keep("x", "en", "line", (ability,))
    assert TreeCache(Path("nowhere"), kept.lines).find("x", "en", "line") == (ability,)


@pytest.mark.parametrize("content", ["", "{", "[]", "null", "[" * 100_000, '{"a": 1}', "\0", '{"x": NaN}'])
def test_a_damaged_file_is_nothing(tmp_path: Path, content: str) -> None:
    path = tmp_path / "trees.json"
    path.write_text(content, encoding="utf-8")
    assert load(path).find("Draw a card.", "en", "spell") is None


@pytest.mark.parametrize(
    "plain",
    [
        None,
        7,
        ["all", 7],
        ["all", [["node", "Draw", [1]]]],
        ["all", [["node", "Path", ["/"]]]],
        ["all", [["node", "SpellEffect", []]]],
        ["all", [["node", "SpellEffect", [["node", "Draw", [1]]]]]],
        ["all", [["term", "Zone", "Nowhere"]]],
        ["all", [["node", "Draw", [1, ["term", "Who", "you"]]]]],
        ["stop", 999, ["card"]],
        ["stop", -1, ["card"]],
        ["stop", 1, [3]],
    ],
)
def test_a_damaged_tree_is_thrown_away_with_all_others(plain: Any) -> None:
    kept = TreeCache(Path("nowhere"))
    kept.keep("x", "en", "line", DRAW)
    kept.keep("y", "en", "line", DRAW)
    (first, _) = kept.lines
    kept.lines[first] = json.dumps(plain)
    assert kept.find("x", "en", "line") is None
    assert kept.find("y", "en", "line") is None or plain is None


def test_a_folder_that_cannot_be_written_is_no_harm(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    kept = TreeCache(tmp_path / "file" / "trees.json")
    kept.keep("x", "en", "line", DRAW)
    kept.save()
    assert kept.find("x", "en", "line") == DRAW


def test_an_older_file_is_removed(tmp_path: Path) -> None:
    (tmp_path / "trees-old.json").write_text("{}", encoding="utf-8")
    kept = TreeCache(tmp_path / "trees-new.json")
    kept.keep("x", "en", "line", DRAW)
    kept.save()
    assert [path.name for path in tmp_path.iterdir()] == ["trees-new.json"]


def test_the_mark_is_of_the_grammars() -> None:
    assert len(fingerprint()) == 16


def test_lines_that_came_with_the_program_are_found_and_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = load(tmp_path / "made" / f"trees-{fingerprint()}.json")
    made.keep("x", "en", "line", DRAW)
    made.save()
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(keeping, "MADE", tmp_path / "made")
    found = keeping.shared_cache.__wrapped__()
    assert found.find("x", "en", "line") == DRAW
    found.save()
    assert list((tmp_path / "cache").iterdir()) == []
    (tmp_path / "cache").chmod(0o777)
    assert keeping.shared_cache.__wrapped__().find("x", "en", "line") == DRAW
    monkeypatch.setattr(keeping, "fingerprint", lambda: "another")
    assert keeping.shared_cache.__wrapped__().find("x", "en", "line") is None


def test_what_another_program_keeps_is_found_and_not_lost(tmp_path: Path) -> None:
    one, other = load(tmp_path / "trees.json"), load(tmp_path / "trees.json")
    one.keep("x", "en", "line", DRAW)
    one.save()
    assert other.find("x", "en", "line") == DRAW
    one.keep("y", "en", "line", DRAW)
    other.keep("z", "en", "line", DRAW)
    one.save()
    other.save()
    assert len(load(tmp_path / "trees.json").lines) == 3
    third = TreeCache(None)
    third.take(other.lines)
    third.save()
    assert third.find("y", "en", "line") == DRAW
