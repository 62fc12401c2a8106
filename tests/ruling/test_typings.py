"""Each typing that was changed after the program’s answer was seen is listed as it stands in its file."""

from __future__ import annotations

from pathlib import Path

from judge.place import SCENARIOS
from judge.scenario.asked import asked_line
from judge.scenario.file import read_file
from judge.scenario.twin import whole_forms

LIST = Path(__file__).parents[1] / "measures" / "typings.md"


def test_the_list_says_what_stands_in_the_files() -> None:
    rows = [
        line.split("|")[1:-1]
        for line in LIST.read_text(encoding="utf-8").splitlines()
        if line.startswith("| ") and "/" in line.split("|")[1]
    ]
    rows = [[cell.strip() for cell in row] for row in rows]
    wrong = []
    for name, form, before, now, _ in rows:
        number, _, edition = form.partition(", ")
        line = asked_line(whole_forms(read_file(SCENARIOS / f"{name}.md", name))[int(number)])
        typed = () if line is None else dict(line.typed_anew)[edition] if edition else line.laws
        if ", ".join(typed) != now or before == now:
            wrong.append((name, form))
    assert rows and wrong == []
