"""Imported last by the server that starts children: they share what it holds, as none of them looks it through.

A collector that looks for rubbish writes into every object that it looks at, and what is written is no longer shared.
What was needed only to read parsers and tables goes back to the system.
"""

from __future__ import annotations

from judge.bounds.collector import settle

settle()
