"""Whoever imports this has begun a game once in each language, so that the next one begins at once."""

from __future__ import annotations

import judge.desk.ready  # noqa: F401
from judge.law.book import DEFAULT_EDITION
from judge.messages import LANGUAGES
from judge.playing.answers import played
from judge.playing.match import MatchRecord
from judge.playing.opponents import OPPONENTS
from judge.playing.starters import STARTERS

for _language in LANGUAGES:
    for _place, _opponent in enumerate(OPPONENTS):
        _decks = (STARTERS[_place % len(STARTERS)], STARTERS[-1 - _place % len(STARTERS)])
        played(MatchRecord(DEFAULT_EDITION, _decks, 1, _opponent, (0, 0, 0)), (), False, 0, _language)
