// The scenario file as text: numbered lines, and each mistake at its line while one writes.

import { announce, make, say } from "./words.js";

export class Writer {
  #paper;
  #field = document.getElementById("text");
  #mirror = document.getElementById("mirror");
  #list = document.getElementById("mistakes");
  #differs = document.getElementById("differs");
  #mended = document.getElementById("mended");
  #told = "";

  constructor(paper) {
    this.#paper = paper;
    this.#field.removeAttribute("rows");
    this.#field.parentElement.classList.add("numbered");
    this.#field.addEventListener("input", () => paper.type(this.#field.value));
    paper.addEventListener("change", () => this.#show());
    paper.addEventListener("told", () => this.#mark());
    this.#lines();
  }

  #show() {
    if (this.#field.value === this.#paper.text) return this.#lines();
    const { selectionStart, selectionEnd } = this.#field;
    this.#field.value = this.#paper.text;
    if (document.activeElement === this.#field) this.#field.setSelectionRange(selectionStart, selectionEnd);
    this.#lines();
  }

  /** The mirror holds the same lines behind the text: it gives the height, the numbers and the colour of wrong lines. */
  #lines() {
    const lines = this.#field.value.split("\n");
    const drawn = this.#mirror.children;
    while (drawn.length > lines.length) this.#mirror.lastElementChild.remove();
    lines.forEach((line, place) => {
      const words = line || "\u200b";
      if (!drawn[place]) this.#mirror.append(make("div", { class: "line" }, words));
      else if (drawn[place].textContent !== words) drawn[place].textContent = words;
    });
  }

  #mark() {
    const { mistakes, differs, mended } = this.#paper.told;
    const wrong = new Set(mistakes.map((one) => one.line));
    [...this.#mirror.children].forEach((line, place) => line.classList.toggle("wrong", wrong.has(place + 1)));
    this.#field.setAttribute("aria-invalid", String(mistakes.length > 0));
    this.#list.hidden = !mistakes.length;
    this.#list.replaceChildren(...mistakes.map((one) => this.#fault(one)));
    this.#differs.hidden = !differs.length;
    this.#differs.querySelector("ul").replaceChildren(...differs.map((one) => this.#fault(one)));
    this.#mended.hidden = !mended.length;
    this.#mended.replaceChildren(...mended.map((one) => this.#fault(one)));
    const words = mistakes.length ? say("mistakes", { count: mistakes.length, line: mistakes[0].line }) : say("no-mistakes");
    if (words !== this.#told && (this.#told || mistakes.length)) announce(words);
    this.#told = words;
  }

  #fault(one) {
    const jump = make("button", { type: "button", class: "line-name", onclick: () => this.go(one.line) }, say("line", { number: one.line }));
    return make("li", {}, jump, ` ${one.message}`);
  }

  /** Jump to a line. */
  go(line) {
    const lines = this.#field.value.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    this.#field.focus({ preventScroll: true });
    this.#field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    this.#mirror.children[line - 1]?.scrollIntoView({ block: "center" });
  }
}
