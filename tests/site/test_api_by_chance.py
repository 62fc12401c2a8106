"""The site for programs, asked by chance: what its document allows, and what it does not, is answered as it says."""

from __future__ import annotations

import os
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.config import SchemathesisConfig

from judge.site import create_app

EXAMPLES = int(os.environ.get("JUDGE_EXAMPLES", "4"))
"""How often each operation is asked."""

CONFIG = SchemathesisConfig.from_dict(
    {
        "checks": {
            "positive_data_acceptance": {"expected-statuses": ["2xx", "304", "404", "413", "414", "422", "503"]},
            "not_a_server_error": {"expected-statuses": ["2xx", "3xx", "4xx", "503"]},
            "negative_data_rejection": {"expected-statuses": ["400", "404", "405", "413", "414", "415", "422"]},
        }
    }
)

DOCUMENT = schemathesis.openapi.from_wsgi("/openapi.json", create_app(limit=0), config=CONFIG)


@DOCUMENT.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=EXAMPLES < 10,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_whatever_is_asked_is_answered_as_documented(case: Case[Any]) -> None:
    case.call_and_validate(headers={"Accept-Encoding": "identity"})
