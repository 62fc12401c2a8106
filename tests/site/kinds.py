"""The kinds of pages that the site has, one address of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, Response

from judge.bounds.errors import BusyError
from judge.site.errors import TooOften

ANUBIS = (Path(__file__).parents[2] / "scenarios" / "events" / "anubis.md").read_text(encoding="utf-8")
FAULTY = (Path(__file__).parents[1] / "games" / "bad_decks" / "unreadable-lines.txt").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Kind:
    """A kind of page.

    Arguments:
        path: its address below the language.
        sent: what a form sends to that address; without it the address is only read.
        raised: makes the error that the page answers with instead.
    """

    path: str
    sent: Mapping[str, str] | None = None
    raised: Callable[[], Exception] | None = None

    @property
    def name(self) -> str:
        """What a test calls it."""
        return f"{self.path}{' sent' if self.sent else ''}{f' {self.raised.__name__}' if self.raised else ''}"

    def open(self, page: Page, root: str) -> Response | None:
        """Load it; the desk until it has been played.

        Arguments:
            page: the window.
            root: the address of the site with its language.
        """
        if self.sent is None:
            answer = page.goto(root + self.path)
        else:
            page.goto(f"{root}/nothing-here")
            with page.expect_navigation() as sending:
                page.evaluate(SEND, [root + self.path, self.sent])
            answer = sending.value
        if self.path == "/desk":
            page.locator("#due h3").wait_for()
        return answer


SEND = """([address, sent]) => {
  const form = document.createElement("form");
  form.method = "post";
  form.action = address;
  for (const [name, value] of Object.entries(sent)) {
    const field = document.createElement("textarea");
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}"""


def often() -> TooOften:
    """An address has asked too often."""
    return TooOften(5)


def busy() -> BusyError:
    """All who compute are busy."""
    return BusyError()


KINDS = (
    Kind("/"),
    Kind("/search"),
    Kind("/search?q=boost&limit=5"),
    Kind("/search?q=qqqq"),
    Kind("/rules"),
    Kind("/rules/1.0/2.5"),
    Kind("/rules/1.0/2.1.c"),
    Kind("/rules/5.0/4.2.5.d"),
    Kind("/rules/changes"),
    Kind("/glossary"),
    Kind("/scenarios"),
    Kind("/scenarios/reactions/kuwat?step=2"),
    Kind("/scenarios/wrong?why=1"),
    Kind("/scenarios/format"),
    Kind("/atlas"),
    Kind("/coverage"),
    Kind("/cards"),
    Kind("/cards?q=qqqq"),
    Kind("/cards/search"),
    Kind("/cards/ALT_CORE_B_YZ_15_C"),
    Kind("/cards/differences"),
    Kind("/desk"),
    Kind("/desk", {"text": ANUBIS.replace("Ninette", "W" * 40)}),
    Kind("/desk", {"text": ANUBIS.replace("- Mana: 5", "- Mona: 5", 1)}),
    Kind("/play"),
    Kind("/first-game"),
    Kind("/learn"),
    Kind("/learn/landmarks?p3=2"),
    Kind("/learn/today?date=2026-01-31"),
    Kind("/learn/practice?seed=3&answer=1"),
    Kind("/learn/day-sheet"),
    Kind("/decks"),
    Kind("/decks", {"list": FAULTY, "format": "constructed"}),
    Kind("/api"),
    Kind("/library"),
    Kind("/offline"),
    Kind("/nothing-here"),
    Kind("/rules", raised=often),
    Kind("/rules", raised=busy),
)
