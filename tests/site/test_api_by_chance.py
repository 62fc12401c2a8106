"""The site for programs, asked by chance: what its document allows, and what it does not, is answered as it says.

Each operation is asked a few times, always in the same way. To ask more, otherwise each time, and at every edge of what
the document allows: ``JUDGE_EXAMPLES=500 pytest tests/site/test_api_by_chance.py``.
"""

from __future__ import annotations

import os
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.config import SchemathesisConfig

from judge.site import create_app
from judge.site.api import operations

FEW = 3
EXAMPLES = int(os.environ.get("JUDGE_EXAMPLES", FEW))
"""How often each operation is asked in a way that is allowed, and in one that is not."""

AS_THEY_ARE = {"Accept-Encoding": "identity"}

DOCUMENT = schemathesis.openapi.from_wsgi(
    "/openapi.json",
    create_app(limit=0),
    config=SchemathesisConfig.from_dict(
        {
            "checks": {
                "not_a_server_error": {"expected-statuses": ["2xx", "302", "304", "4xx", "503"]},
                "positive_data_acceptance": {
                    "expected-statuses": ["2xx", "302", "304", "404", "413", "414", "422", "503"]
                },
                "negative_data_rejection": {"expected-statuses": ["400", "404", "405", "413", "414", "415", "422"]},
            }
        }
    ),
)
"""The document, with the one thing that its schemas cannot say: a text may be none that means something (422)."""

calmly = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=EXAMPLES == FEW,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def is_as_documented(case: Case[Any]) -> int:
    """The status of an answer, of which all else has been held against the document."""
    return case.call_and_validate(headers=AS_THEY_ARE).status_code


@pytest.mark.parametrize("name", [one.said["operationId"] for one in operations()])
def test_whatever_is_asked_is_answered_as_documented(name: str) -> None:
    operation = next(one for one in operations() if one.said["operationId"] == name)
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
        if operation.parameters or mode is GenerationMode.POSITIVE:
            cases = DOCUMENT[operation.path][operation.method].as_strategy(generation_mode=mode)

            @calmly
            @given(cases)
            def asked(case: Case[Any]) -> None:
                assert str(is_as_documented(case)) in {"200", "405", *operation.statuses}

            asked()


if EXAMPLES > FEW:

    @DOCUMENT.parametrize()
    @settings(calmly, phases=[Phase.explicit])
    def test_the_edges_are_answered_as_documented(case: Case[Any]) -> None:
        assert is_as_documented(case) not in (500, 502)
