"""Cards that only tests have, and how they are written down."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

MAKER: dict[str, Any] = {
    "id": "ALT_TEST_B_AX_901_C",
    "set": "TEST",
    "faction": "AX",
    "rarity": "COMMON",
    "type": "CHARACTER",
    "subtypes": ["ENGINEER"],
    "hand": 2,
    "reserve": 1,
    "forest": 1,
    "mountain": 2,
    "water": 0,
    "name": {"en": "Élan Maker", "fr": "Faiseuse d’Élan"},
    "text": {"en": "{J} Draw a card.", "fr": "{J} Piochez une carte."},
    "support": {"en": "", "fr": ""},
}
RARE = {**MAKER, "id": "ALT_TEST_B_AX_901_R1", "rarity": "RARE"}
SHIFTED = {**MAKER, "id": "ALT_TEST_B_AX_901_R2", "rarity": "RARE", "faction": "OR"}


def written(path: Path, *cards: object) -> Path:
    path.write_text("".join(json.dumps(card, ensure_ascii=False) + "\n" for card in cards), encoding="utf-8")
    return path
