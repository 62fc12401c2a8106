// The board now, or after a step with what the step has changed; the arrow keys walk the steps.

import { showChange } from "../change.js";
import { move, places } from "../motion.js";
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
    const undrawn = this.#steps.filter((one) => !one.board.players.length).length;
    const board = step ? step.board : this.#now;
    const title = step ? say("board-after", { number: this.#at }) : say("board-now");
    const before = places(this.#place);
    this.#place.replaceChildren(
      ...[
        step && make("h3", { class: "unseen" }, `${say("step", { number: this.#at, count: this.#steps.length })}. ${step.text}`),
        ...this.#stepper(),
        step && make("p", { class: "caption" }, rich(step.text), " ", laws(step.laws)),
        board.players.length > 0 && drawBoard(board, title, step ? "board-after" : "board-now"),
        step && this.#at <= undrawn && make("p", { class: "note" }, say("undrawn", { count: undrawn })),
      ].filter(Boolean),
    );
    showChange(this.#place.querySelector(".board"));
    move(this.#place, before);
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
    if (!(event.target instanceof Element) || !event.target.closest("#part-play, .play-side")) return;
    const rel = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
    const button = rel && this.#place.querySelector(`[data-rel="${rel}"]:not(:disabled)`);
    if (!button) return;
    event.preventDefault();
    button.click();
  }
}
