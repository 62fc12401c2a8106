// The ruling, and the ways in which it leaves the desk: copied, shared, printed, as a file; the address holds it all.

import { drawBoard } from "./board.js";
import { announce, cited, laws, make, rich, say } from "./words.js";

const PAUSE = 500;
const desk = document.getElementById("desk").dataset;

export class Ruling {
  #paper;
  #place = document.getElementById("ruling");
  #note = document.getElementById("link-note");
  #language = document.querySelector(".choices a.choice");
  #waiting = 0;

  constructor(paper) {
    this.#paper = paper;
    paper.addEventListener("told", () => this.#draw());
    paper.addEventListener("asked", () => this.#keep());
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

/** A ruling as a scenario’s page shows it: what is asked, its sentences with their articles, and what was tried. */
export function ruled({ question, sentences, deciding, tried }) {
  return [
    make("p", { class: "asked" }, rich(question)),
    ...sentences.map((words) => make("p", {}, cited(words))),
    tried.length > 0 && proof(deciding, tried),
  ].filter(Boolean);
}

/** Every article that was switched off, and what each of those that decide changed. */
function proof(deciding, tried) {
  const decided = deciding.flatMap((one) => [
    make("dt", {}, laws([one.number]), " ", rich(one.words)),
    make("dd", {}, cited(one.without)),
  ]);
  return make(
    "details",
    { class: "proof" },
    make("summary", {}, say("proof")),
    make("p", {}, cited(say("tried", { articles: tried.join(", ") }))),
    make("dl", {}, decided),
  );
}

/** The address of a situation with its host; "" where it is too long for one. */
const whole = (address) => (address ? new URL(address, location.href).href : "");

/** The ruling, and where it can be seen. */
function words(told, address) {
  const lines = (told.ruling?.text ?? "").split("\n").filter((line) => line && !line.includes("?s="));
  return [...lines, address].filter(Boolean).join("\n");
}
