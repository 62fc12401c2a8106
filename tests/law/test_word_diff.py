"""Two wordings word by word."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.law.word_diff import WordRun, compare_words


def marked(before: str, after: str) -> tuple[str, str]:
    """Both wordings with brackets around what only one of them has."""
    left, right = compare_words([before], [after])
    return joined(left[0]), joined(right[0])


def joined(runs: tuple[WordRun, ...]) -> str:
    return "".join(f"[{run.words}]" if run.alone else run.words for run in runs)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Players may draw [a card].", "Players may draw [two cards]."),
        ("Each player draws.", "Each player draws[, then discards]."),
        ("[Only] then does it join play.", "[Not] then does it join play."),
        ("Nothing at all is alike", "Nothing at all is alike"),
        ("[Every word is another]", "[Nothing agrees here]"),
        ("A player’s [{J}] works.", "A player’s [{H}] works."),
        ("It [*draws two*] cards.", "It [*draws three*] cards."),
    ],
)
def test_what_only_one_has_is_marked(before: str, after: str) -> None:
    plain = [text.replace("[", "").replace("]", "") for text in (before, after)]
    assert marked(plain[0], plain[1]) == (before, after)


def test_a_word_or_two_between_differences_do_not_stand_out() -> None:
    assert marked("one two of three four", "five six of seven eight") == (
        "[one two of three four]",
        "[five six of seven eight]",
    )


def test_a_reference_is_compared_by_what_it_has_become() -> None:
    left, right = compare_words(["See [2.1.c]."], ["See [2.1.d]."], lambda *pair: pair == ("2.1.c", "2.1.d"))
    assert not any(run.alone for runs in (*left, *right) for run in runs)


def test_several_texts_are_compared_as_one_and_kept_apart() -> None:
    left, right = compare_words(["Draw six cards. Put three down at once."], ["Draw six cards.", "Put three down."])
    assert [joined(runs) for runs in left] == ["Draw six cards. Put three down [at once]."]
    assert [joined(runs) for runs in right] == ["Draw six cards.", "Put three down."]


def test_no_run_goes_from_one_item_of_a_list_to_the_next() -> None:
    _, right = compare_words(["One"], ["These:\n- all new;\n- and this."])
    assert [run.words for run in right[0] if run.alone] == ["These:", "all new;", "and this."]


TEXTS = st.lists(st.sampled_from(["the", "card", "joins", ",", ".", "\n- ", " [2.1.c] ", "{J}", "*so*", "’", "  "]))


@given(TEXTS, TEXTS)
def test_runs_joined_are_the_text_and_what_is_common_is_in_both(before: list[str], after: list[str]) -> None:
    old, new = " ".join(before), " ".join(after)
    left, right = compare_words([old], [new])
    assert "".join(run.words for run in left[0]) == old.strip()
    assert "".join(run.words for run in right[0]) == new.strip()
    common = [["".join(run.words.split()) for run in side[0] if not run.alone] for side in (left, right)]
    assert "".join(common[0]).replace("-", "") == "".join(common[1]).replace("-", "")
