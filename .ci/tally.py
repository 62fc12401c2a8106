"""Counts a pytest run from its JUnit report; a skipped test is a failure here."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree

suites = list(ElementTree.parse(Path(sys.argv[1])).getroot().iter("testsuite"))
count = {key: sum(int(suite.get(key, 0)) for suite in suites) for key in ("tests", "failures", "errors", "skipped")}
failed = count["failures"] + count["errors"]
passed = count["tests"] - failed - count["skipped"]
if failed or count["skipped"] or not passed:
    sys.exit(f"ci: {passed} passed, {failed} failed, {count['skipped']} skipped; nothing may be skipped here")
print(f"{passed} passed, {failed} failed")
