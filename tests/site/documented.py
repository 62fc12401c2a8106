"""What the document for programs promises, to hold answers against it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, cast

from flask.testing import FlaskClient
from jsonschema import Draft202012Validator
from werkzeug.test import TestResponse

from judge.messages import Language
from judge.site.api import Operation, document, operations

OPERATIONS = {one.said["operationId"]: one for one in operations()}


def objects(part: object) -> Iterator[dict[str, Any]]:
    """Every object within a part of the document, the values of examples left out."""
    if isinstance(part, dict):
        yield part
        for name, inner in part.items():
            if name not in ("example", "examples"):
                yield from objects(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from objects(inner)


def strict(shape: object) -> Any:
    """A shape in which nothing may stand that is not in the document."""
    whole = json.loads(json.dumps({**cast(dict[str, Any], shape), "components": document()["components"]}))
    for one in objects(whole):
        if isinstance(one.get("properties"), dict) and one.get("type") == "object":
            one["additionalProperties"] = False
    return whole


def check(value: object, shape: object) -> None:
    errors = [f"{error.json_path}: {error.message}" for error in Draft202012Validator(strict(shape)).iter_errors(value)]
    assert errors == []


def ask(program: FlaskClient, operation: Operation, language: Language, kind: str = "") -> TestResponse:
    """Ask for the documented example."""
    sent: dict[str, Any] = {}
    if kind:
        example = operation.bodies[kind]["example"]
        body = json.dumps(example) if kind == "application/json" else example
        sent = {"data": body, "content_type": kind}
    return program.open(operation.example(language), method=operation.method, **sent)


def is_error(answer: TestResponse, status: int) -> dict[str, str]:
    assert answer.status_code == status
    check(answer.get_json(), {"$ref": "#/components/schemas/Error"})
    return dict(answer.headers)
