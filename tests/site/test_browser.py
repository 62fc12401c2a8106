"""The site in a real browser: by keyboard, by touch, in both lights, without scripts, on paper."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect
from windows import leave, unfold, visit

LESSON = "/learn/landmarks"


def sound(page: Page) -> None:
    """Axe finds nothing in what is open now."""
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    assert [(one["id"], [node["html"] for node in one["nodes"]][:3]) for one in found] == []


def test_the_first_key_skips_to_the_text(browser: Browser, address: str) -> None:
    context, page = visit(browser, width=360)
    page.goto(f"{address}/fr/rules/1.0/2.1.c")
    page.keyboard.press("Tab")
    skip = page.locator(".skip")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport(ratio=1)
    page.keyboard.press("Enter")
    expect(page.locator("#content")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".trail a").first).to_be_focused()
    leave(context)


def test_keys_reach_the_search_and_walk_the_suggestions(browser: Browser, address: str) -> None:
    context, page = visit(browser)
    page.goto(f"{address}/en/rules/1.0/2.1.c")
    field = page.locator("#q")
    page.keyboard.press("/")
    expect(field).to_be_focused()
    expect(field).to_have_value("")
    page.keyboard.type("fleeting")
    expect(page.locator("#suggestions [role=option]").first).to_be_visible()
    page.keyboard.press("ArrowDown")
    sound(page)
    expect(field).to_have_attribute("aria-activedescendant", "suggestion-0")
    page.keyboard.press("ArrowUp")
    assert field.get_attribute("aria-activedescendant") is None
    page.keyboard.press("Escape")
    expect(page.locator("#suggestions")).to_be_hidden()
    page.locator("body").click(position={"x": 5, "y": 400})
    page.keyboard.press("Control+k")
    expect(field).to_be_focused()
    page.keyboard.type(" card")
    page.keyboard.press("Enter")
    page.wait_for_url("**/en/search?q=*")
    leave(context)


def test_a_suggestion_leads_to_its_page(browser: Browser, address: str) -> None:
    context, page = visit(browser)
    page.goto(f"{address}/fr/")
    page.keyboard.press("/")
    page.keyboard.type("2.1.c")
    option = page.locator("#suggestions [role=option]").first
    expect(option).to_contain_text("2.1.c")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url("**/fr/rules/1.0/2.1.c")
    leave(context)


def test_a_reference_shows_a_preview_on_hover_and_on_focus(browser: Browser, address: str) -> None:
    context, page = visit(browser)
    page.goto(f"{address}/en/rules/1.0/2.1.c")
    link = page.locator("a.reference[data-rule='2.1.e']").first
    preview = page.locator("#preview")
    link.hover()
    expect(preview).to_contain_text("2.1.e")
    page.keyboard.press("Escape")
    expect(preview).to_be_hidden()
    page.locator(".about a.reference").first.focus()
    page.keyboard.press("Tab")
    expect(preview).to_be_visible()
    expect(page.locator("a[aria-describedby=preview]")).to_have_count(1)
    sound(page)
    page.keyboard.press("Enter")
    page.wait_for_url(lambda address: not address.endswith("/2.1.c"))
    leave(context)


def test_a_touch_shows_the_preview_first_and_its_button_follows(browser: Browser, address: str) -> None:
    context, page = visit(browser, width=360, has_touch=True, is_mobile=True)
    page.goto(f"{address}/en/rules/1.0/2.1.c")
    page.locator("a.reference[data-rule='2.1.e']").first.tap()
    expect(page.locator("#preview")).to_contain_text("2.1.e")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator("#preview a.button").tap()
    page.wait_for_url("**/en/rules/1.0/2.1.e")
    leave(context)


def test_the_choice_of_colours_is_kept(browser: Browser, address: str) -> None:
    context, page = visit(browser, scheme="light")
    page.goto(f"{address}/en/")
    paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
    button = page.locator("#theme")
    button.click()
    expect(button).to_have_attribute("title", "Colours: light")
    button.click()
    expect(button).to_have_attribute("title", "Colours: dark")
    page.goto(f"{address}/en/rules")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != paper
    leave(context)


def test_arrow_keys_step_through_a_scenario(browser: Browser, address: str) -> None:
    context, page = visit(browser)
    page.goto(f"{address}/en/scenarios/reactions/kuwat")
    title = page.locator("#stage-title")
    expect(title).to_have_text("Step 1 of 3")
    page.keyboard.press("ArrowRight")
    expect(title).to_have_text("Step 2 of 3")
    page.wait_for_url("**/kuwat?step=2")
    expect(page.locator("#said")).to_contain_text("Step 2 of 3. The Reaction")
    page.keyboard.press("ArrowRight")
    expect(title).to_have_text("Step 3 of 3")
    page.keyboard.press("ArrowLeft")
    expect(title).to_have_text("Step 2 of 3")
    page.locator("a.step-link").first.click()
    expect(title).to_have_text("Step 1 of 3")
    page.go_back()
    expect(title).to_have_text("Step 2 of 3")
    leave(context)


def test_enter_steps_through_a_scenario_and_the_focus_stays(browser: Browser, address: str) -> None:
    context, page = visit(browser)
    page.goto(f"{address}/fr/scenarios/reactions/kuwat?step=1")
    onward, back = page.locator(".stepper a[rel=next]"), page.locator(".stepper a[rel=prev]")
    onward.press("Enter")
    expect(page.locator("#stage-title")).to_have_text("Étape 2 sur 3")
    expect(onward).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#stage-title")).to_have_text("Étape 3 sur 3")
    expect(back).to_be_focused()
    leave(context)


def test_the_other_language_keeps_the_place(browser: Browser, address: str) -> None:
    context, page = visit(browser)
    other = page.locator(".choices a.choice")
    page.goto(f"{address}/en/rules/1.0/2.5#2.5.c")
    other.press("Enter")
    page.wait_for_url("**/fr/rules/1.0/2.5#2.5.c")
    page.goto(f"{address}/fr/search?q=boost&kind=rule&chapter=2")
    other.press("Enter")
    page.wait_for_url("**/en/search?q=boost&kind=rule&chapter=2")
    page.goto(f"{address}/en/scenarios/reactions/kuwat")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#stage-title")).to_have_text("Step 2 of 3")
    other.press("Enter")
    page.wait_for_url("**/fr/scenarios/reactions/kuwat?step=2")
    page.goto(f"{address}/en{LESSON}")
    scene = page.locator(".scene", has=page.locator(".stepper a[rel=next]")).first
    unfold(scene)
    part = scene.get_attribute("id")
    scene.locator(".stepper a[rel=next]").press("Enter")
    expect(page.locator(f"#{part} .chosen")).to_have_count(1)
    other.press("Enter")
    page.wait_for_url(f"**/fr{LESSON}?{part}=1")
    expect(page.locator(f"#{part} .chosen")).to_have_count(1)
    leave(context)


def contrast(one: str, other: str) -> float:
    """How much two colours differ in brightness, from 1 to 21."""

    def brightness(colour: str) -> float:
        shares = [int(share) / 255 for share in re.findall(r"\d+", colour)[:3]]
        red, green, blue = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in shares]
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, bright = sorted((brightness(one), brightness(other)))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(("language", "scheme"), [("en", "dark"), ("fr", "light")])
def test_a_deck_is_checked_by_keys_and_its_curve_is_seen_and_read(
    browser: Browser, address: str, language: str, scheme: str
) -> None:
    context, page = visit(browser, width=360, scheme=scheme)
    page.goto(f"{address}/{language}/decks")
    page.locator("#list").focus()
    page.keyboard.insert_text("1 Sigismar & Wingspan\n4 Kitsune\n3 Ozmo")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".faults li")).to_have_count(4)
    reference = page.locator(".faults .reference").first
    reference.focus()
    expect(page.locator("#preview")).to_contain_text("1.1.4")
    page.keyboard.press("Escape")
    paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
    for kind in ("hand", "reserve"):
        bar = page.locator(f".curve rect.{kind}").first
        assert contrast(bar.evaluate("bar => getComputedStyle(bar).fill"), paper) >= 3
    curve = page.locator(".curve svg")
    expect(curve).to_have_attribute("aria-label", re.compile(r"\w{5}"))
    page.locator(".curve summary").press("Enter")
    row = page.locator(".curve tr", has=page.get_by_role("rowheader", name="2", exact=True))
    expect(row.get_by_role("cell")).to_have_text(["4", "4"])
    sound(page)
    leave(context)


def test_everything_is_there_without_scripts(browser: Browser, address: str) -> None:
    context, page = visit(browser, java_script_enabled=False)
    page.goto(f"{address}/fr/")
    page.locator("#q").fill("fugace")
    page.keyboard.press("Enter")
    page.locator(".result a").first.click()
    assert "/fr/rules/" in page.url
    page.goto(f"{address}/fr/scenarios/reactions/kuwat?step=1")
    page.locator(".stepper a[rel=next]").click()
    expect(page.locator("#stage-title")).to_have_text("Étape 2 sur 3")
    leave(context)


def test_a_printed_page_holds_the_rule_and_its_edition(browser: Browser, address: str) -> None:
    context, page = visit(browser)
    page.goto(f"{address}/en/rules/1.0/2.1.c")
    page.emulate_media(media="print")
    expect(page.locator(".top .ways")).to_be_hidden()
    expect(page.locator(".rule-text").first).to_be_visible()
    expect(page.locator(".edition-line")).to_contain_text("1.0")
    leave(context)


def test_a_printed_deck_is_its_faults_its_curve_and_its_list(browser: Browser, address: str) -> None:
    context, page = visit(browser)
    page.goto(f"{address}/en/decks")
    page.emulate_media(media="print")
    expect(page.locator(".deck-form")).to_be_visible()
    page.emulate_media(media="screen")
    page.locator("#list").fill("1 Sigismar & Wingspan\n4 Kitsune")
    page.get_by_role("button", name="Check", exact=True).click()
    page.emulate_media(media="print")
    for part in (".faults", ".curve svg", ".deck-cards"):
        expect(page.locator(part)).to_be_visible()
    for part in (".deck-form", "textarea#by-ids", "button:visible"):
        expect(page.locator(part)).not_to_be_visible()
    leave(context)


def test_what_was_chosen_dark_is_printed_dark_on_light(browser: Browser, address: str) -> None:
    context, page = visit(browser)
    page.goto(f"{address}/en/rules/1.0/2.1.c")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.emulate_media(media="print")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    leave(context)
