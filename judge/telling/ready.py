"""Whoever imports this has opened the books, the cards and the grammars, and can judge a scenario at once."""

from __future__ import annotations

import judge.telling.picture.board  # noqa: F401
from judge.cards.language.side_by_side import all_grammars
from judge.messages import LANGUAGES
from judge.place import SCENARIOS
from judge.telling.scenario_files import scenario_files
from judge.telling.story import story

all_grammars()
for _language in LANGUAGES:
    for _file in list(scenario_files(SCENARIOS).values())[:1]:
        story(_file, _language)
