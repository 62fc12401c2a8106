"""The site for programs: one document of every address that answers with data, and a page that shows it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from flask import Blueprint, Response, make_response, render_template
from markupsafe import Markup

from judge.elision import before
from judge.messages import Language
from judge.site.page_cache import cached_page
from judge.value import value

ROOM = 1_000_000
"""How many bytes the kept page may take in all languages, packed."""

pages = Blueprint("api", __name__)

DOCUMENT = Path(__file__).with_name("openapi.json")
METHODS = ("get", "post")

Part = Mapping[str, Any]
"""An object of the document."""


@value(frozen=True, slots=True)
class Operation:
    """Something that a program can ask.

    Arguments:
        method: the method in capitals.
        path: the address with its gaps.
        said: what the document says of it.
        parameters: its parameters, those of its path first.
        bodies: what may be sent, by type.
        answer: the shape of its answer.
        statuses: the other answers, by status.
    """

    method: str
    path: str
    said: Part
    parameters: tuple[Part, ...]
    bodies: Part
    answer: Part
    statuses: Part

    def example(self, language: Language) -> str:
        """An address at which it can be tried.

        Arguments:
            language: the language of the answer.
        """
        asked = {one["name"]: one["example"] for one in self.questions if "example" in one}
        return self.place(language) + (f"?{urlencode(asked)}" if asked else "")

    def place(self, language: Language) -> str:
        """The address of its example without what is asked there.

        Arguments:
            language: the language of the answer.
        """
        given = {one["name"]: one["example"] for one in self.parameters if one["in"] == "path"}
        return self.path.format_map({**given, "language": language})

    @property
    def questions(self) -> tuple[Part, ...]:
        """The parameters that stand behind the question mark."""
        return tuple(one for one in self.parameters if one["in"] == "query")


@cache
def document() -> Part:
    """The document."""
    found: Part = json.loads(DOCUMENT.read_bytes())
    return found


@cache
def operations() -> tuple[Operation, ...]:
    """Every operation of the document, in its order."""
    return tuple(_operations())


def resolved(part: Part) -> Part:
    """A part of the document, or the one to which it refers."""
    if "$ref" not in part:
        return part
    found = document()
    for name in part["$ref"].removeprefix("#/").split("/"):
        found = found[name]
    return found


@pages.get("/openapi.json")
def data() -> Response:
    """The document itself."""
    response = make_response(DOCUMENT.read_bytes())
    response.mimetype = "application/json"
    return response


@pages.get("/<language:language>/api")
@cached_page(ROOM)
def overview(language: Language) -> str:
    """Every operation and every shape of the document, to be read by people."""
    found = document()
    return render_template(
        "api/api.html",
        info=found["info"],
        groups=[(tag, [one for one in operations() if tag["name"] in one.said["tags"]]) for tag in found["tags"]],
        shapes=found["components"]["schemas"],
        resolved=resolved,
        summary=lambda part: part["x-summary-fr" if language == "fr" else "summary"],
        words=lambda part: part.get("x-description-fr" if language == "fr" else "description", ""),
        pretty=_pretty,
        of=lambda words, kind: _of(words, kind, language),
    )


def _of(words: str, kind: Markup, language: Language) -> Markup:
    """Words such as “list of” before the kind of which there are several."""
    text = f"{words} "
    return Markup("{}{}").format(before(text, kind.striptags()) if language == "fr" else text, kind)


def _pretty(example: object) -> str:
    return example if isinstance(example, str) else json.dumps(example, ensure_ascii=False, indent=2)


def _operations() -> Iterator[Operation]:
    for path, item in document()["paths"].items():
        for method in METHODS:
            if method in item:
                yield _operation(method, path, item, item[method])


def _operation(method: str, path: str, item: Part, said: Part) -> Operation:
    answers = {status: resolved(answer) for status, answer in said["responses"].items()}
    return Operation(
        method=method.upper(),
        path=path,
        said=said,
        parameters=tuple(map(resolved, (*item.get("parameters", ()), *said.get("parameters", ())))),
        bodies=said.get("requestBody", {}).get("content", {}),
        answer=answers.pop("200")["content"]["application/json"]["schema"],
        statuses=answers,
    )
