"""The site in a real browser: by keyboard, by touch, in both lights, without scripts, on paper."""

from __future__ import annotations

from playwright.sync_api import Browser, expect
from windows import leave, visit


def test_keys_reach_the_search_and_walk_the_suggestions(browser: Browser, address: str) -> None:
    context, page = visit(browser)
    page.goto(f"{address}/en/rules/2.1.c")
    field = page.locator("#q")
    page.keyboard.press("/")
    expect(field).to_be_focused()
    expect(field).to_have_value("")
    page.keyboard.type("fleeting")
    expect(page.locator("#suggestions [role=option]").first).to_be_visible()
    page.keyboard.press("ArrowDown")
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
    page.wait_for_url("**/fr/rules/2.1.c")
    leave(context)


def test_a_reference_shows_a_preview_on_hover_and_on_focus(browser: Browser, address: str) -> None:
    context, page = visit(browser)
    page.goto(f"{address}/en/rules/2.1.c")
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
    leave(context)


def test_a_touch_shows_the_preview_first_and_its_button_follows(browser: Browser, address: str) -> None:
    context, page = visit(browser, width=360, has_touch=True, is_mobile=True)
    page.goto(f"{address}/en/rules/2.1.c")
    page.locator("a.reference[data-rule='2.1.e']").first.tap()
    expect(page.locator("#preview")).to_contain_text("2.1.e")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator("#preview a.button").tap()
    page.wait_for_url("**/en/rules/2.1.e")
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
    page.goto(f"{address}/en/rules/2.1.c")
    page.emulate_media(media="print")
    expect(page.locator(".top .ways")).to_be_hidden()
    expect(page.locator(".rule-text").first).to_be_visible()
    expect(page.locator(".edition-line")).to_contain_text("1.0")
    leave(context)


def test_what_was_chosen_dark_is_printed_dark_on_light(browser: Browser, address: str) -> None:
    context, page = visit(browser)
    page.goto(f"{address}/en/rules/2.1.c")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.emulate_media(media="print")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    leave(context)
