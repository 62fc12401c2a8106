"""Whoever imports this has laid a desk once in each language, so that the next one is laid at once."""

from __future__ import annotations

import judge.telling.ready  # noqa: F401
from judge.desk.answers import explored, situation, suggested
from judge.desk.sheet import blank
from judge.exploring.horizon import Horizon
from judge.law.book import DEFAULT_EDITION
from judge.messages import LANGUAGES

for _language in LANGUAGES:
    _text = blank(_language, DEFAULT_EDITION).replace("### Ninette", "- Hero Expedition: Ordis Recruit\n\n### Ninette")
    situation(_text, ("line", "Lithium passes"), "", "", _language)
    explored(_text, Horizon.DECISION, _language)
    suggested("red", "hand", DEFAULT_EDITION, _language)
