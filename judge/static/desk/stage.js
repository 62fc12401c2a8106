// The board now, or before and after a step; the arrow keys walk the steps.

import { drawBoard } from "./board.js";
import { announce, laws, make, rich, say } from "./words.js";

export class Stage {
  #place;
  #chosen;
  #steps = [];
  #start = null;
  #now = null;
  #at = 0;

  constructor(place, chosen) {
    this.#place = place;
    this.#chosen = chosen;
    document.addEventListener("keydown", (event) => this.#key(event));
  }

  /** The play has changed: show the board as it is now. */
  show(told) {
    this.#steps = told.moves.flatMap((move) => move.steps);
    this.#start = told.before;
    this.#now = told.now;
    this.#at = 0;
    this.#draw();
  }

  /** Show a step; 0 is the board now. */
  go(number, scroll = false) {
    this.#at = this.#steps.findIndex((step) => step.number === number) + 1;
    this.#draw();
    if (scroll && !matchMedia("(min-width: 90rem)").matches) this.#place.scrollIntoView({ block: "start" });
    announce(this.#place.querySelector("h3").textContent);
  }

  #draw() {
    const step = this.#steps[this.#at - 1];
    this.#chosen(step?.number ?? 0);
    if (!this.#start?.players.length) return this.#place.replaceChildren();
    if (!step) {
      return this.#place.replaceChildren(...this.#stepper(), make("div", { class: "boards" }, drawBoard(this.#now, say("board-now"), "board-now", true)));
    }
    const before = this.#steps[this.#at - 2]?.board ?? this.#start;
    const undrawn = this.#steps.filter((one) => !one.board.players.length).length;
    const boards = make(
      "div",
      { class: "boards" },
      before.players.length > 0 && drawBoard(before, say("board-before", { number: this.#at }), "board-before"),
      step.board.players.length > 0 && drawBoard(step.board, say("board-after", { number: this.#at }), "board-after", true),
      this.#at <= undrawn && make("p", { class: "note" }, say("undrawn", { count: undrawn })),
    );
    const caption = make("p", { class: "caption" }, rich(step.text), " ", laws(step.laws));
    this.#place.replaceChildren(
      make("h3", { class: "unseen" }, `${say("step", { number: this.#at, count: this.#steps.length })}. ${step.text}`),
      ...this.#stepper(),
      caption,
      boards,
    );
  }

  #stepper() {
    if (!this.#steps.length) return [];
    const count = this.#steps.length;
    const back = this.#at === 0 ? count : this.#at - 1;
    const button = (rel, words, to, off) =>
      make("button", { type: "button", class: "button", "data-rel": rel, disabled: off, onclick: () => this.#walk(rel, to) }, words);
    return [
      make(
        "div",
        { class: "stepper on-screen", role: "group", "aria-label": say("steps") },
        button("prev", `←\u00a0${say("back")}`, back, this.#at === 1),
        make("span", { class: "step-count" }, this.#at ? say("step", { number: this.#at, count }) : say("steps-count", { count })),
        button("next", `${say("forward")}\u00a0→`, this.#at === count ? 0 : this.#at + 1, this.#at === 0),
      ),
    ];
  }

  #walk(rel, to) {
    const focused = this.#place.contains(document.activeElement);
    this.go(to ? this.#steps[to - 1].number : -1);
    if (!focused) return;
    const again = this.#place.querySelector(`[data-rel="${rel}"]:not(:disabled)`) ?? this.#place.querySelector("[data-rel]:not(:disabled)");
    again?.focus({ preventScroll: true });
  }

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !this.#steps.length) return;
    if (!(event.target instanceof Element) || !event.target.closest("#part-play")) return;
    const rel = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
    const button = rel && this.#place.querySelector(`[data-rel="${rel}"]:not(:disabled)`);
    if (!button) return;
    event.preventDefault();
    button.click();
  }
}
