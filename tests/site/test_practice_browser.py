"""What was missed in practice comes back after growing intervals, and the question of the day keeps a streak."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect
from windows import leave, visit


def answer(page: Page, data: str, right: bool) -> None:
    """Answer the question of the page, as its data say what is right."""
    answers = page.evaluate("async (address) => (await (await fetch(address)).json()).question.answers", data)
    number = next(place for place, one in enumerate(answers, 1) if one["right"] == right)
    page.locator(f"#question input[name='answer'][value='{number}']").check()
    page.get_by_role("button", name="Answer").click()
    expect(page.locator("#question")).to_have_attribute("data-right", "yes" if right else "no")


def boxes(page: Page) -> list[tuple[int, int]]:
    """The boxes in which questions lie, each with in how many days one comes back."""
    script = "() => Object.values(JSON.parse(localStorage.getItem('altered-judge-missed') ?? '{}')).map((one) =>"
    found = page.evaluate(f"{script} [one.box, one.due - Math.floor(Date.now() / 86400000)])")
    return [(box, days) for box, days in found]


def test_what_was_missed_comes_back_and_the_day_keeps_a_streak(browser: Browser, address: str) -> None:
    context, page = visit(browser, width=360, scheme="dark")
    now = datetime.now(UTC)
    page.clock.set_fixed_time(now)
    page.goto(f"{address}/en/learn/practice?seed=5")
    expect(page.locator("[data-coming]")).to_be_hidden()
    answer(page, "practice.json?seed=5", right=True)
    assert boxes(page) == [], "only what was missed comes back"
    page.goto(f"{address}/en/learn/practice?seed=6")
    answer(page, "practice.json?seed=6", right=False)
    missed = page.locator("#question").get_attribute("data-question")
    assert boxes(page) == [(0, 1)]
    expect(page.locator("[data-figures]")).to_have_text("What you missed: 0 to answer again now, 1 later.")
    page.get_by_role("link", name="Try again").click()
    answer(page, "practice.json?seed=6", right=True)
    assert boxes(page) == [(0, 1)], "the right answer on the same day proves nothing"
    assert Axe().run(page).response["violations"] == []
    for box, later in ((1, 1), (2, 3), (3, 7), (4, 14)):
        now += timedelta(days=later)
        page.clock.set_fixed_time(now)
        page.goto(f"{address}/en/learn")
        expect(page.locator("[data-figures]")).to_have_text("What you missed: 1 to answer again now, 0 later.")
        page.get_by_role("link", name="Answer one that you missed").click()
        expect(page.locator("#question")).to_have_attribute("data-question", missed or "")
        expect(page.locator(".coming-note")).to_have_text("You missed this one before.")
        answer(page, f"practice.json?again={missed}", right=True)
        assert boxes(page) == [(box, (1, 3, 7, 14, 30)[box])]
    page.clock.set_fixed_time(now + timedelta(days=30))
    page.goto(f"{address}/en/learn/practice?seed=7")
    assert f"again={missed}".replace(":", "%3A").replace("/", "%2F") in (
        page.locator("[data-coming] a").get_attribute("href") or ""
    )
    page.goto(f"{address}/en/learn/practice?again={missed}")
    answer(page, f"practice.json?again={missed}", right=True)
    assert boxes(page) == [], "what left the last box is known"
    for days, so_far in ((0, (1, 1)), (1, (2, 2)), (1, (2, 2)), (3, (1, 2))):
        page.clock.set_fixed_time(now + timedelta(days=days))
        page.goto(f"{address}/en/learn/today")
        answer(page, "today.json", right=days != 1)
        said = f"Days in a row: {so_far[0]}. The most so far: {so_far[1]}."
        expect(page.locator("[data-streak]")).to_have_text(said)
    assert Axe().run(page).response["violations"] == []
    page.clock.set_fixed_time(now + timedelta(days=9))
    page.goto(f"{address}/en/learn")
    expect(page.locator("[data-streak]")).to_have_text("Days in a row: 0. The most so far: 2.")
    page.locator("#forget").click()
    expect(page.locator("[data-streak]")).to_be_hidden()
    assert page.evaluate("localStorage.length") == 0 and context.cookies() == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    leave(context)
