"""``judge school``: the edition that is taught, another one where it is asked for, and a proof by each."""

from __future__ import annotations

from typing_judge import judge


def test_questions_are_asked_by_the_edition_taught_or_by_the_one_that_is_named() -> None:
    taught = judge("school", "questions", "day/tie")
    assert taught.exit_code == 0 and " 4.2.4.e" in taught.output
    earlier = judge("school", "questions", "day/tie", "--edition", "1.0")
    assert earlier.exit_code == 0 and " 4.2.4.c" in earlier.output and earlier.output != taught.output


def test_an_answer_that_is_another_by_another_edition_is_told_in_both_languages() -> None:
    arguments = ("school", "questions", "objects/tired-in-reserve")
    assert "By edition 1.0 the answer is: Yes." in judge(*arguments).output
    assert "Selon l’édition\u00a01.0, la réponse est\u00a0: Oui." in judge(*arguments, "--lang", "fr").output
    assert (
        "By edition 5.0 the answer is: "
        in judge("school", "questions", "playing/fleeting-comes-after", "--edition", "1.0").output
    )


def test_each_edition_is_proved_by_itself() -> None:
    for edition in ("1.0", "5.0"):
        proved = judge("school", "prove", "objects/token-at-rest", "--edition", edition)
        assert proved.exit_code == 0 and proved.output.endswith(" 0 faults\n")


def test_an_edition_that_is_not_played_is_refused() -> None:
    for command in (("questions", "day/tie"), ("prove", "day/tie"), ("check",)):
        refused = judge("school", *command, "--edition", "9.9")
        assert refused.exit_code == 2 and "9.9" in refused.output
