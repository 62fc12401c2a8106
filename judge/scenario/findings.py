"""What is found wrong with a scenario that was played."""

from __future__ import annotations

from dataclasses import dataclass, field

from judge.messages import Language, Message, Mistake


@dataclass
class Findings:
    """What cannot be read, and what differs.

    Arguments:
        file: the file as the person named it.
        language: the language of the file, where it is known.
        unreadable: lines that cannot be read.
        differences: lines that say something else than what happened.
    """

    file: str
    language: Language | None = None
    unreadable: list[Mistake] = field(default_factory=list)
    differences: list[Mistake] = field(default_factory=list)

    def cannot_read(self, line: int, what: Message) -> None:
        """Note a line that cannot be read."""
        self.unreadable.append(Mistake(self.file, line, what.in_file(self.language)))

    def differs(self, line: int, what: Message) -> None:
        """Note a line that says something else than what happened."""
        self.differences.append(Mistake(self.file, line, what.in_file(self.language)))
