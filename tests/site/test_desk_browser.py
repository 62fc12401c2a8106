"""The judge’s desk in a real browser: set up, played, asked why not, with twins and chance; by keys and thumb."""

from __future__ import annotations

import re

import pytest
from desk_page import ANUBIS, desk, key, questions, text_of, way
from playwright.sync_api import Browser, Page, expect
from windows import leave

from judge.place import SCENARIOS

KUWAT = (SCENARIOS / "objects" / "kuwat-and-haven.md").read_text(encoding="utf-8")
UNFIT = (SCENARIOS / "playing" / "an-unfit-target.md").read_text(encoding="utf-8").partition("\n3. ")[0] + "\n"

pytestmark = pytest.mark.usefixtures("awake")


def add_by_keys(page: Page, plus: str, *names: str) -> None:
    """Add cards to a zone without a mouse."""
    key(page, plus).focus()
    page.keyboard.press("Enter")
    field = page.locator(".card-field")
    expect(field).to_be_focused()
    for name in names:
        page.keyboard.type(name)
        expect(page.locator(".found [aria-selected=true] .card-name")).to_contain_text(name)
        page.keyboard.press("Enter")
        expect(page.locator(".added li").first).to_contain_text(name)
    page.keyboard.press("Escape")
    expect(key(page, plus)).to_be_focused()


def test_a_board_is_built_and_played_by_keys_alone(browser: Browser, address: str) -> None:
    context, page = desk(browser, address)
    way(page, "board")
    asked = questions(page)
    add_by_keys(page, "0.hand.add", "Anubis")
    expect(page.locator("#due .option")).not_to_have_count(1)
    assert asked == ["table.json"], "one edit is one question"
    add_by_keys(page, "0.companion_expedition.add", "Ordis Trooper")
    add_by_keys(page, "1.hero_expedition.add", "Lyra Navigator", "Sneezer Shroom")
    expect(page.locator("#text")).to_have_value(
        re.compile(r"- Hand: Anubis\n(.*\n)*- Hero Expedition: Lyra Navigator; Sneezer")
    )

    key(page, "1.hero_expedition.0").focus()
    page.keyboard.press("Enter")
    key(page, "status.anchored").press("Space")
    key(page, "more.boost").press("Enter")
    expect(page.locator("#text")).to_have_value(re.compile("Lyra Navigator, Anchored, 1 boost"))
    key(page, "to.1.companion_expedition").press("Enter")
    expect(key(page, "1.companion_expedition.0")).to_be_focused()
    expect(page.locator("#text")).to_have_value(re.compile("- Companion Expedition: Lyra Navigator\n"))

    way(page, "play")
    play = page.locator(".option", has_text="plays Anubis from Hand in the Hero Expedition")
    play.press("Enter")
    title = page.locator("#due h3")
    expect(title).to_contain_text("(Anubis)")
    expect(title).to_be_focused()
    expect(page.locator("#said")).to_contain_text("Steps: ")
    page.keyboard.press("Tab")
    expect(title.locator(".card-link")).to_be_focused()
    expect(page.locator("#preview")).to_contain_text("Each player sacrifices")
    page.keyboard.press("Tab")
    expect(page.locator("#due .reference").first).to_be_focused()
    why = page.locator(".why-not")
    why.press("Enter")
    expect(page.locator(".refused").first).to_contain_text("Lithium passes")
    expect(page.locator(".refused .reference").first).to_be_visible()

    page.locator("#due .option", has_text="Lithium chooses Anubis").press("Enter")
    expect(page.locator("#moves > li")).to_have_count(2)
    page.locator("#due .option", has_text="Ninette chooses Lyra Navigator").press("Enter")
    expect(page.locator("#ruling")).to_contain_text("Lyra Navigator")
    expect(page.locator("#ruling .reference").first).to_be_visible()

    page.keyboard.press("Control+z")
    expect(page.locator("#moves > li")).to_have_count(2)
    expect(title).to_be_focused()
    page.locator("#due button", has_text="Take back").press("Enter")
    expect(page.locator("#moves > li")).to_have_count(1)
    page.locator(".branch button").press("Enter")
    expect(page.locator("#moves > li")).to_have_count(0)
    expect(title).to_be_focused()
    leave(context)


def test_a_target_that_does_not_suit_is_greyed_and_a_die_is_chosen(browser: Browser, address: str) -> None:
    context, page = desk(browser, address, width=360, has_touch=True)
    page.locator(".desk-ways a", has_text="Text").tap()
    page.locator("#text").fill(UNFIT)
    page.locator(".desk-ways a", has_text="Play").tap()
    page.locator(".why-not").tap()
    expect(page.locator("#refused blockquote")).to_contain_text("Send to Reserve target Character with Hand Cost")
    achilles = page.locator(".refused", has_text="Lithium targets Achilles")
    expect(achilles).to_contain_text("The text does not let Achilles be targeted")
    expect(achilles.locator(".reference")).to_have_text("5.2.3.b")
    page.locator("#due .option", has_text="Lithium targets Red").tap()
    other = page.locator(".others")
    other.locator("summary").tap()
    expect(other.locator("blockquote")).to_contain_text("Send to Reserve target Character with Hand Cost")
    expect(other.locator(".refused", has_text="Lithium targets Achilles").locator(".reference")).to_have_text("5.2.3.b")
    page.locator("#due button", has_text="Take back").tap()
    expect(other).to_have_count(0)
    page.locator("#seat").select_option("Ninette")
    expect(page.locator("#due .note")).to_contain_text("Lithium")
    expect(page.locator("#due .option")).to_have_count(0)
    page.locator(".desk-ways a", has_text="Text").tap()
    page.locator("#text").fill(UNFIT.replace("Kelon Burst", "Ouroboros Croupier").partition("\n1. ")[0])
    page.locator(".desk-ways a", has_text="Play").tap()
    page.locator("#seat").select_option("")
    page.locator(".option", has_text="Croupier from Hand in the Hero").tap()
    expect(page.locator("#due .option", has_text="The die shows")).to_have_count(6)
    page.locator("#due .option", has_text="The die shows 4").tap()
    expect(page.locator("#moves > li")).to_have_count(2)
    expect(page.locator("#due h3")).to_contain_text("Ninette")
    leave(context)


def test_board_and_text_edit_each_other_and_mistakes_stand_at_their_line(browser: Browser, address: str) -> None:
    context, page = desk(browser, address)
    text = page.locator("#text")
    text.fill(ANUBIS)
    expect(key(page, "0.hand.0").locator(".card-name")).to_have_text("Anubis")
    key(page, "0.name").fill("Rita")
    text.evaluate("field => { field.value += '\\n<!-- a remark -->\\n'; field.dispatchEvent(new Event('input')); }")
    key(page, "0.mana.ready").press("ArrowUp")
    expect(text).to_have_value(re.compile(r"### Rita\n\n- Mana: 6\n(.*\n)*1\. Rita plays (.*\n)*<!-- a remark -->"))

    page.locator(".adventure-of summary").click()
    key(page, "tumult.0").select_option(label="mountain | forest, water")
    expect(text).to_have_value(re.compile(r"- Adventure: \{M\} \| \{V\}\{O\}; \{V\} \| \{M\}\{O\}; \{O\}"))
    expect(key(page, "tumult.1")).to_have_value("{V} | {M}{O}")

    line = ANUBIS[: ANUBIS.index("- Mana: 5")].count("\n") + 1
    text.click(position={"x": 80, "y": 12})
    expect(text).to_be_focused()
    text.fill(ANUBIS.replace("- Mana: 5", "- Mona: 5", 1))
    wrong = page.locator(".line.wrong")
    expect(wrong).to_have_text("- Mona: 5")
    expect(text).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#said")).to_contain_text(f"line {line}")
    page.locator("#mistakes button").first.click()
    expect(text).to_be_focused()
    assert text.evaluate("field => field.value.slice(field.selectionStart, field.selectionEnd)") == "- Mona: 5"
    page.keyboard.press("Control+z")
    expect(wrong).to_have_count(0)
    expect(page.locator("#mistakes")).to_be_hidden()
    leave(context)


def test_counters_are_called_by_their_names_in_the_language(browser: Browser, address: str) -> None:
    context, page = desk(browser, address, "fr")
    page.locator("#text").fill((SCENARIOS / "vocabulary" / "kelon-cylinder.md").read_text(encoding="utf-8"))
    card = page.locator("#builder .counter", has_text="Kélon")
    expect(card).to_have_text("2 compteurs Kélon")
    page.locator("[data-key='0.landmarks.0']").press("Enter")
    expect(page.locator(".amount-name", has_text="Kélon")).to_have_text("Kélon")
    kind = key(page, "kind")
    assert "Sève" in page.locator(f"#{kind.get_attribute('list')} option").evaluate_all("all => all.map(o => o.value)")
    kind.fill("sève")
    kind.press("Enter")
    expect(page.locator(".amount-name", has_text="Sève")).to_have_text("Sève")
    page.keyboard.press("Escape")
    expect(page.locator("#text")).to_have_value(re.compile("2 compteurs Kélon, 1 compteur Sève"))
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    expect(page.locator("#printed-board .moment")).to_have_text("Jour 1 · Après-midi")
    expect(page.locator("#printed-board .moment")).to_be_visible()
    leave(context)


def test_a_step_shows_its_law_and_the_board_before_and_after(browser: Browser, address: str) -> None:
    context, page = desk(browser, address)
    page.locator("#text").fill(ANUBIS)
    page.locator(".step-row", has_text="Lithium sacrifices Ordis Trooper").locator(".step-link").click()
    expect(page.locator("#stage .board")).to_have_count(1)
    expect(page.locator("#board-after")).to_be_visible()
    expect(page.locator("#stage .card.gone", has_text="Ordis Trooper")).to_have_count(1)
    expect(page.locator("#stage .card.new", has_text="Ordis Trooper")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".chosen")).to_contain_text("Ninette sacrifices Sneezer Shroom")
    page.locator(".chosen .reference").first.hover()
    expect(page.locator("#preview")).to_be_visible()
    leave(context)


def test_what_can_happen_and_a_line_of_it_played(browser: Browser, address: str) -> None:
    context, page = desk(browser, address)
    page.locator("#text").fill(ANUBIS)
    page.locator("#moves details").first.locator("summary").click()
    page.locator(".branch button").first.click()
    expect(page.locator("#moves > li")).to_have_count(0)
    page.locator("#explore button").click()
    outcomes = page.locator(".outcome-list > li")
    expect(outcomes).not_to_have_count(0)
    expect(page.locator(".budget")).to_contain_text("Outcomes: ")
    expect(outcomes.first.locator(".reference").first).to_be_visible()
    page.locator("#outcomes [aria-controls=as-tree]").click()
    expect(page.locator("#as-tree details").first).to_be_visible()
    page.locator("#outcomes [aria-controls=as-list]").click()
    last = outcomes.last
    last.locator("summary").click()
    expect(last.locator("details")).to_have_text(re.compile("Play this line$"))
    expect(last.locator("details")).not_to_contain_text("true")
    answers = (last.locator(".path").inner_text()).split(" → ")
    asked = questions(page)
    last.locator("button").click()
    expect(page.locator("#moves > li")).to_have_count(len(answers))
    assert asked == ["move.json"]
    expect(page.locator("#due h3")).to_be_focused()
    leave(context)


def test_a_twin_is_played_and_undone(browser: Browser, address: str) -> None:
    context, page = desk(browser, address)
    page.locator("#text").fill(KUWAT)
    twin = page.locator("#twins button").last
    title = twin.inner_text()
    twin.click()
    expect(page.locator("#twins")).to_be_hidden()
    expect(page.locator("#text")).to_have_value(re.compile(f"^# .*{re.escape(title)}"))
    expect(page.locator("#mistakes")).to_be_hidden()
    page.locator("#undo").click()
    expect(page.locator("#twins button", has_text=title)).to_be_visible()
    assert text_of(page) == KUWAT
    leave(context)


def test_a_name_that_nobody_knows_leads_to_writing_the_card(browser: Browser, address: str) -> None:
    context, page = desk(browser, address)
    way(page, "board")
    key(page, "0.hand.add").focus()
    page.keyboard.press("Enter")
    page.keyboard.type("Lantern Keeper")
    expect(page.locator(".sheet .note")).to_contain_text("Write a card")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    name = page.get_by_label("Name", exact=True)
    expect(name).to_be_focused()
    expect(name).to_have_value("Lantern Keeper")
    page.keyboard.press("Tab")
    page.keyboard.type("Char")
    for label, value in (("Hand Cost", "3"), ("Reserve Cost", "2"), ("Forest", "1"), ("Mountain", "2"), ("Water", "3")):
        page.get_by_label(label, exact=True).fill(value)
    text = page.get_by_label("Text, in English or French, an ability a line")
    text.fill("{J} Draw a crad.")
    expect(page.locator(".wrong-lines")).to_contain_text("crad")
    put = page.get_by_role("button", name="Put it on the board")
    expect(put).to_be_disabled()
    text.fill("{J} Draw a card.")
    expect(page.locator(".understood .forged")).to_contain_text("not a printed card")
    put.press("Enter")
    expect(page.locator("#text")).to_have_value(re.compile(r"### Lantern Keeper\n(.*\n)*- Hand: Lantern Keeper\n"))
    expect(key(page, "0.hand.0").locator(".forged")).to_be_visible()
    key(page, "1.hand.add").click()
    page.keyboard.type("lantern")
    page.locator(".found [role=option]").first.click()
    expect(page.locator("#text")).to_have_value(re.compile(r"(- Hand: Lantern Keeper\n(.*\n)*){2}"))
    leave(context)
