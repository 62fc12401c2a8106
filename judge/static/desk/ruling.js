// The ruling, and the ways in which it leaves the desk: copied, shared, printed, as a file; the address holds it all.

import { ask } from "./ask.js";
import { drawBoard } from "./board.js";
import { ruled } from "./ruled.js";
import { announce, cited, laws, make, rich, say } from "./words.js";

const PAUSE = 500;
const desk = document.getElementById("desk").dataset;

export class Ruling {
  #paper;
  #place = document.getElementById("ruling");
  #note = document.getElementById("link-note");
  #language = document.querySelector(".choices a.choice");
  #waiting = 0;
  #compared = document.getElementById("compared");
  #comparedOf = null;

  constructor(paper) {
    this.#paper = paper;
    paper.addEventListener("told", () => this.#draw());
    paper.addEventListener("asked", () => this.#keep());
    paper.addEventListener("change", () => {
      if (this.#comparedOf !== null && this.#comparedOf !== paper.text) this.#compare([]);
    });
    document.getElementById("compare").addEventListener("click", (event) => {
      event.preventDefault();
      this.#ask(event.currentTarget);
    });
    this.#button("copy-link", Boolean(navigator.clipboard), (button) => this.#copy(button, (told, address) => address));
    this.#button("copy-ruling", Boolean(navigator.clipboard), (button) => this.#copy(button, words));
    this.#button("share", Boolean(navigator.share), () => this.#share());
    document.getElementById("copy-link").classList.toggle("strong", !navigator.share);
    this.#button("print", true, () => print());
    addEventListener("beforeprint", () => this.#unfold());
  }

  #button(id, there, act) {
    const button = document.getElementById(id);
    button.hidden = !there;
    button.addEventListener("click", () => act(button));
  }

  #draw() {
    const { ruling } = this.#paper.told;
    this.#place.replaceChildren(
      ...(ruling
        ? ruled(ruling)
        : [make("p", { class: "note" }, say(this.#paper.told.table ? "no-move" : "no-ruling"))]),
    );
    this.#note.textContent = this.#paper.told.address ? "" : say("no-link", { most: desk.most });
    this.#note.hidden = !this.#note.textContent;
    const copy = document.getElementById("copy-link");
    copy.hidden = !navigator.clipboard || !this.#note.hidden;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#keep(), PAUSE);
  }

  /** The address of the page holds the situation, so that it can be opened again; a blank desk needs no link. */
  #keep() {
    const { text } = this.#paper;
    if (!this.#paper.settled) return;
    const { pathname, search } = new URL(text === desk.blank ? desk.here : this.#paper.address || location.pathname, location.href);
    const here = pathname + search;
    history.replaceState({ ...history.state, text }, "", here);
    if (this.#language) this.#language.href = here.replace(/^\/\w\w\//, `/${this.#language.lang}/`);
  }

  /** On paper the board at the start is no form, and every move is open. */
  #unfold() {
    const { told } = this.#paper;
    if (!told) return;
    document.getElementById("printed-board").replaceChildren(drawBoard(told.before, say("board-start"), "printed-start"));
    for (const move of document.querySelectorAll("#moves details")) move.open = true;
  }

  /** What the other edition would say of the situation as it is now. */
  async #ask(button) {
    const { text } = this.#paper;
    button.disabled = true;
    this.#compare([make("p", { class: "note" }, say("comparing"))]);
    try {
      const told = await ask("compare", { text });
      if (text !== this.#paper.text) return this.#compare([make("p", { class: "note" }, say("changed-since"))]);
      const judge = this.#paper.seat && make("p", { class: "note" }, say("judge-foresees"));
      this.#compare([judge, ...comparison(told)], text);
    } catch (trouble) {
      this.#compare([make("p", { class: "trouble" }, trouble.message)]);
    } finally {
      button.disabled = false;
      button.focus({ preventScroll: true });
    }
  }

  #compare(parts, of = null) {
    this.#comparedOf = of;
    this.#compared.replaceChildren(...parts.filter(Boolean));
  }

  async #copy(button, words) {
    const told = await this.#paper.answer();
    const copied = told && words(told, whole(this.#paper.address));
    if (!copied) return announce(this.#note.textContent || say("no-answer"));
    const usual = button.textContent;
    try {
      await navigator.clipboard.writeText(copied);
      button.textContent = say("copied");
      announce(say("copied"));
      setTimeout(() => (button.textContent = usual), 2000);
    } catch {
      announce(say("not-copied"));
    }
  }

  async #share() {
    const told = await this.#paper.answer();
    const title = document.title;
    const text = told?.ruling?.sentences.join(" ") ?? "";
    if (told?.address) return navigator.share({ title, text, url: whole(this.#paper.address) }).catch(() => {});
    const file = new File([this.#paper.text], "situation.md", { type: "text/markdown" });
    if (navigator.canShare?.({ files: [file] })) return navigator.share({ title, text, files: [file] }).catch(() => {});
    announce(this.#note.textContent || say("no-answer"));
  }
}

/** What two editions say of a situation, as a scenario’s page shows it. */
function comparison({ editions: [one, other], forms, faults }) {
  const wrong = faults.length > 0 && [make("p", {}, say("not-by-other")), make("ul", {}, faults.map((fault) => make("li", {}, rich(fault))))];
  const told = forms.flatMap((form) => {
    if (form.alike) return [make("p", {}, say("same-by-both", { one, other }))];
    const [end, otherEnd] = form.sides.map((side) => side.outcome);
    const ends = end && otherEnd && end.question === otherEnd.question && end.answer !== otherEnd.answer;
    const after = form.after ? rich(say("part-after", { move: form.after })) : say("part-before");
    return [make("p", {}, after), make("div", { class: "sides-by" }, form.sides.map((side) => sideOf(side, ends)))];
  });
  return [...(wrong || []), make("div", { class: "form-compared" }, told)];
}

function sideOf({ edition, text, laws: numbers, ruling, outcome }, ends) {
  return make(
    "div",
    { class: "side-by" },
    make("p", { class: "quote-name" }, say("by-edition", { edition })),
    text && make("p", { class: "happens" }, rich(text), " ", laws(numbers, edition)),
    ruling && ruling.sentences.slice(text ? 1 : 0).map((words) => make("p", {}, cited(words, edition))),
    ends && make("p", {}, say("in-the-end"), " ", cited(outcome.answer, edition)),
  );
}

/** The address of a situation with its host; "" where it is too long for one. */
const whole = (address) => (address ? new URL(address, location.href).href : "");

/** The ruling, and where it can be seen. */
function words(told, address) {
  const lines = (told.ruling?.text ?? "").split("\n").filter((line) => line && !line.includes("?s="));
  return [...lines, address].filter(Boolean).join("\n");
}
