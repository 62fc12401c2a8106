// The ruling, and the ways in which it leaves the desk: copied, shared, printed, as a file; the address holds it all.

import { ask } from "./ask.js";
import { drawBoard } from "./board.js";
import { announce, laws, make, rich, say } from "./words.js";

const PAUSE = 500;
const desk = document.getElementById("desk").dataset;

export class Ruling {
  #paper;
  #place = document.getElementById("ruling");
  #note = document.getElementById("link-note");
  #language = document.querySelector(".choices a.choice");
  #waiting = 0;
  #address = "";
  #linked = null;

  constructor(paper) {
    this.#paper = paper;
    paper.addEventListener("told", () => this.#draw());
    this.#button("copy-link", Boolean(navigator.clipboard), (button) => this.#copy(button, () => this.#whole()));
    this.#button("copy-ruling", Boolean(navigator.clipboard), (button) => this.#copy(button, () => this.#words()));
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
        ? [...ruling.sentences.map((words) => make("p", {}, rich(words))), make("p", {}, laws(ruling.laws))]
        : [make("p", { class: "note" }, say(this.#paper.told.table ? "no-move" : "no-ruling"))]),
    );
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#link(), PAUSE);
  }

  async #link() {
    const { text } = this.#paper;
    if (this.#linked === text) return;
    try {
      const made = this.#known(text) ?? (await ask("link", { text }));
      if (text !== this.#paper.text) return;
      this.#linked = text;
      this.#address = made.address ?? "";
      this.#note.textContent = made.message ?? "";
    } catch (trouble) {
      this.#address = "";
      this.#note.textContent = trouble.message;
    }
    this.#note.hidden = !this.#note.textContent;
    const { pathname, search } = new URL(this.#address || location.pathname, location.href);
    const here = pathname + search;
    history.replaceState({ text }, "", here);
    if (this.#language) this.#language.href = here.replace(/^\/\w\w\//, `/${this.#language.lang}/`);
  }

  /** On paper the board at the start is no form, and every move is open. */
  #unfold() {
    const { told } = this.#paper;
    if (!told) return;
    document.getElementById("printed-board").replaceChildren(drawBoard(told.before, say("board-start"), "printed-start"));
    for (const move of document.querySelectorAll("#moves details")) move.open = true;
  }

  /** A blank desk needs no link; the last line of a ruling is one. */
  #known(text) {
    if (text === desk.blank) return { address: desk.here };
    const line = this.#paper.settled ? this.#paper.told.ruling?.text.split("\n").at(-1) : "";
    return line?.includes("?s=") ? { address: line } : null;
  }

  #whole() {
    return this.#address ? new URL(this.#address, location.href).href : "";
  }

  #words() {
    const lines = (this.#paper.told?.ruling?.text ?? "").split("\n").filter((line) => line && !line.includes("?s="));
    return [...lines, this.#whole()].filter(Boolean).join("\n");
  }

  async #copy(button, words) {
    await this.#link();
    if (!words()) return announce(this.#note.textContent);
    const usual = button.textContent;
    try {
      await navigator.clipboard.writeText(words());
      button.textContent = say("copied");
      announce(say("copied"));
      setTimeout(() => (button.textContent = usual), 2000);
    } catch {
      announce(say("not-copied"));
    }
  }

  async #share() {
    await this.#link();
    const title = document.title;
    const text = this.#paper.told?.ruling?.sentences.join(" ") ?? "";
    if (this.#address) return navigator.share({ title, text, url: this.#whole() }).catch(() => {});
    const file = new File([this.#paper.text], "situation.md", { type: "text/markdown" });
    if (navigator.canShare?.({ files: [file] })) return navigator.share({ title, text, files: [file] }).catch(() => {});
    announce(this.#note.textContent);
  }
}
