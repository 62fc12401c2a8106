"""Scenarios that ship, explored: some of them, or all with ``--closely``."""

from __future__ import annotations

import pytest
from shipped import FILES, ShippedScenario, name_of, some_of


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each test of an explored scenario has some of those that ship; the tests of one stand side by side."""
    if "explored_one" in metafunc.fixturenames:
        some = [ShippedScenario(file) for file in some_of(FILES, metafunc.config)]
        metafunc.parametrize("explored_one", some, ids=[name_of(one.path) for one in some], scope="session")
