"""What the scenarios give to be found: their titles, topics, and what the teacher says; nothing is played for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from judge.messages import LANGUAGES
from judge.place import SCENARIOS
from judge.scenario.about import editions_of, may_name, topics_of
from judge.scenario.file import read_bytes
from judge.scenario.form import EditionTwin
from judge.search.document import Document
from judge.telling.chapters import chapter_of
from judge.telling.scenario_files import scenario_files


def scenario_documents(edition: str, folder: Path = SCENARIOS) -> Iterator[Document]:
    """The scenarios of an edition as documents, in each language.

    Arguments:
        edition: the edition of the rules.
        folder: the folder of the scenarios.
    """
    for path, file in scenario_files(folder).items():
        source = file.read_bytes()
        if not may_name(source, edition):
            continue
        scenario = read_bytes(source, path)
        if edition not in editions_of(scenario):
            continue
        for language in LANGUAGES:
            said = []
            for form in scenario.written:
                if isinstance(form, EditionTwin) and form.edition != edition:
                    continue
                said += [form.title.get(language, "")] if form is not scenario else []
                said += form.taught(language)
                said += [words for move in form.moves for words in move.taught(language)]
            title = scenario.title.get(language, path)
            yield Document(
                kind="scenario",
                key=path,
                number=title,
                chapter=chapter_of(path, edition),
                language=language,
                title=title,
                text="\n\n".join((*said, ", ".join(topics_of(scenario, language)))),
            )
