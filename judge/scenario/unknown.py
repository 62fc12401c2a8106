"""Lines that are no known sentence: what is not known in them, and what their writer may have meant."""

from __future__ import annotations

from judge.messages import LANGUAGES, Language, Message, message, pasted
from judge.scenario.form import SourceLine
from judge.wording.names import Names
from judge.wording.nearest import nearest
from judge.wording.table import SentenceReader, sentence


def unknown_move(line: SourceLine, names: Names) -> Message:
    """What to say of a numbered line that is no sentence of a move.

    Arguments:
        names: the names of players and cards.
    """
    reader = SentenceReader("move", names)
    word = reader.unknown_word(line.text)
    if word is not None and word[0] == "card":
        return message("{reason}", reason=names.unknown(word[1]))
    if word is not None and word[0] == "player":
        known = pasted(*names.players)
        return message("there is no player “{name}”; the players are {known}", name=word[1], known=known)
    near = nearest("move", line.text, names)
    if near is not None:
        return message("this sentence is not known; did you mean “{near}”?", near=pasted(near))
    example: dict[Language, str] = {
        language: sentence("move", "pass").example({"player": names.players[0]}, language) for language in LANGUAGES
    }
    return message("this sentence is not known; write one such as “{near}”", near=pasted(example))


FACTS = ("trace", "condition", "coming", "not_activated", "sight")
"""The uses of the sentences that stand under a move."""


def unknown_fact(line: SourceLine, names: Names) -> Message:
    """What to say of a line under a move that is no sentence of what follows one.

    Arguments:
        names: the names of players and cards.
    """
    readers = [SentenceReader(use, names) for use in FACTS]
    for reader in readers:
        word = reader.unknown_word(line.text)
        if word is not None and word[0] == "card":
            return message("{reason}", reason=names.unknown(word[1]))
    near = nearest(FACTS[0], line.text, names)
    if near is not None:
        return message("this sentence is not known; did you mean “{near}”?", near=pasted(near))
    return message("this sentence is not known; “judge bless” writes what happens under each move")
