"""The site for tests: with the project's own rules, made-up stories, and an index of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from site_stories import TestShelf

from judge.finder import Finder, open_finder
from judge.law.book import book
from judge.site import create_app


@pytest.fixture(scope="session")
def finder(tmp_path_factory: pytest.TempPathFactory) -> Finder:
    """The search of the default edition, its index in a folder of the tests."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("XDG_CACHE_HOME", "LOCALAPPDATA", "HOME"):
            patch.setenv(name, str(tmp_path_factory.mktemp("cache")))
        return open_finder(book())


@pytest.fixture(scope="session")
def app(finder: Finder, tmp_path_factory: pytest.TempPathFactory) -> Flask:
    """The site with a public address."""
    shelf = TestShelf(tmp_path_factory.mktemp("scenarios"))
    app = create_app(public_url="https://judge.example", finder=lambda edition: finder, shelf=lambda: shelf)
    app.testing = True
    return app


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A visitor."""
    return app.test_client()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An empty folder for scenarios."""
    return tmp_path
