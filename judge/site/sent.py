"""What a program sends, read with distrust."""

from __future__ import annotations

import json
from typing import Any

from flask import request


def sent_object() -> dict[str, Any] | None:
    """The JSON object that a program sent; None where it sent another thing, or what is no text anywhere in it."""
    try:
        sent = request.get_json(silent=True)
        json.dumps(sent, ensure_ascii=False).encode()
    except (RecursionError, UnicodeEncodeError):
        return None
    return sent if isinstance(sent, dict) else None
