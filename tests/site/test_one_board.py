"""Scenario, lesson, desk and game share one board: the script draws it as the page does, to the last badge."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser
from windows import leave, visit

from judge.messages import LANGUAGES
from judge.place import SCENARIOS

SHOWN = ("events/anubis", "vocabulary/marker-moved", "day/ascended", "cards/treyst-alice")
"""Scenarios on whose boards there lies whatever a board can show, told in English and in French in turns."""

PARTS = ("zone limbo", "card gone", "card new", "◆", "Ascended", "hero-line turned", "ins counter", "orb exhausted")
"""What is seen on some of these boards."""

DRAWN = """async ([path, text]) => {
  const { drawBoard } = await import("/static/desk/board.js");
  const { know } = await import("/static/desk/words.js");
  const there = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent.replace(/\\s+/g, " ").trim();
    const kind = [node.localName, ...node.classList, node.getAttribute("role"), node.getAttribute("aria-label")];
    const inner = [...node.childNodes].filter((one) => one.nodeType !== Node.COMMENT_NODE).map(there).filter(Boolean);
    return [kind.filter(Boolean).join(" "), ...inner];
  };
  const parts = (board) => {
    for (const one of board.querySelectorAll(".forged")) one.remove();
    for (const one of board.querySelectorAll(".card-name > span:not([class])")) one.replaceWith(...one.childNodes);
    board.normalize();
    return [...board.querySelectorAll(":scope > .moment, :scope > .side, :scope > .zone")].map(there);
  };
  const language = document.documentElement.lang;
  const sent = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ text }) };
  const told = await (await fetch(`/${language}/desk/situation.json`, sent)).json();
  know(told.faces);
  const found = [];
  for (const step of told.moves.flatMap((move) => move.steps)) {
    const answer = await fetch(`/${language}/scenarios/${path}?step=${step.number}`);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    found.push([step.number, parts(page.querySelector("#stage .board")), parts(drawBoard(step.board, "", "drawn"))]);
  }
  return found;
}"""
"""Of each step, the board of the scenario's page and the one that the script of the desk and the game draws.

That a card is not printed is said at the desk alone, where anybody may write one.
"""


def test_a_script_draws_the_board_as_the_page_does(browser: Browser, site: str) -> None:
    context, page = visit(browser)
    shown = ""
    for place, path in enumerate(SHOWN):
        page.goto(f"{site}/{LANGUAGES[place % 2]}/desk")
        text = (SCENARIOS / f"{path}.md").read_text(encoding="utf-8")
        found: list[tuple[int, list[Any], list[Any]]] = page.evaluate(DRAWN, [path, text])
        assert len(found) > 2
        for number, sent, drawn in found:
            assert len(sent) >= 2 and drawn == sent, (path, number)
            shown += json.dumps(sent, ensure_ascii=False)
    assert [part for part in PARTS if part not in shown] == []
    leave(context)
