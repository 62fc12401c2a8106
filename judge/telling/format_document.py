"""The format of scenario files as a Markdown document."""

from __future__ import annotations

from judge.messages import LANGUAGES, Language, message
from judge.telling.file_format import LEAD, TITLE, chapters


def document(language: Language, edition: str) -> str:
    """The whole format as a Markdown document.

    Arguments:
        language: the language of titles and explanations.
        edition: the edition whose articles stand in the examples.
    """
    made = message("This document is made from the tables of the program by `judge format`; do not edit it.")
    parts = [f"# {TITLE.say(language)}", LEAD.say(language), made.say(language)]
    heads = (message("English"), message("French"), message("For example"))
    for chapter in chapters(edition):
        parts += [f"## {chapter.title.say(language)}", chapter.words.say(language)]
        columns = 3 if chapter.has_examples else 2
        rows = [" | ".join(head.say(language) for head in heads[:columns]), "|".join(columns * ["---"])]
        for entry in chapter.entries:
            forms = (" / ".join(map(_code, entry.forms[one])) for one in LANGUAGES)
            examples = dict.fromkeys(_code(one) for one in entry.shown)
            rows.append(" | ".join((*forms, " / ".join(examples))[:columns]))
        parts.append("\n".join(f"| {row} |" if not row.startswith("-") else f"|{row}|" for row in rows))
    return "\n\n".join(parts) + "\n"


def _code(text: str) -> str:
    """Words as they are written, in a cell of a table."""
    return "`" + text.replace("|", r"\|") + "`"
