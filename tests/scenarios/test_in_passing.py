"""Lines that call zones and Expeditions as people do in passing, or say what is not asked, are understood."""

from __future__ import annotations

import pytest

from judge.scenario.source import Source
from judge.scenario.verdict import judge_source
