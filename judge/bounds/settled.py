"""Imported last by the server that starts children: they share what it holds, as none of them looks it through.

A collector that looks for rubbish writes into every object that it looks at, and what is written is no longer shared.
"""

from __future__ import annotations

import gc

gc.collect()
gc.freeze()
