// What has happened: a line for each move, its steps below it, their laws folded; and why each of them is so.

import { ask } from "../desk/ask.js";
import { ruled } from "../desk/ruled.js";
import { announce, drawn, make, rich, say } from "../desk/words.js";
import { folded } from "./tray.js";

export class Log {
  #place = document.getElementById("log");
  #asks;
  #others = document.getElementById("unasked");
  #match;

  /** `others` says whether one may ask about more than what happened. */
  constructor(others) {
    this.#asks = others;
    this.#others.addEventListener("toggle", () => this.#others.open && this.#offer());
  }

  /** Draw it; the entries from `fresh` on are open. */
  draw(entries, fresh, match) {
    this.#match = match;
    const days = new Map();
    for (const [place, entry] of entries.entries()) {
      const day = place < entries.findIndex((one) => one.seat !== null) ? 0 : entry.day;
      days.set(day, [...(days.get(day) ?? []), this.#entry(entry, place >= fresh)]);
    }
    const sections = [...days].reverse().map(([day, all]) => make("section", {}, make("h3", {}, day ? say("day-heading", { number: day }) : say("setup")), make("ol", { class: "log-lines" }, all.reverse())));
    this.#place.replaceChildren(...sections);
    this.#others.open = false;
    this.#others.hidden = !this.#asks || !entries.some((one) => one.seat !== null);
  }

  /** What did nothing, and what has become of the cards: of each it can be asked why. */
  async #offer() {
    const list = this.#others.querySelector("div");
    list.replaceChildren(make("p", { class: "note" }, say("looking")));
    const said = await ask("questions", { match: this.#match }).then(
      ({ questions }) => (questions.length ? make("ul", {}, questions.map((one) => this.#asked(one.text, { kind: one.kind, step: one.number }))) : make("p", { class: "note" }, say("nothing-unasked"))),
      (trouble) => make("p", { class: "note" }, trouble.message),
    );
    list.replaceChildren(said);
  }

  #entry(entry, open) {
    const kind = entry.seat === 0 ? "mine" : entry.seat === 1 ? "theirs" : "nobodys";
    const steps = entry.steps.map((step) => this.#step(step));
    const head = entry.text || say("between");
    if (!steps.length) return make("li", { class: kind }, make("p", { class: "move" }, rich(head)));
    return make("li", { class: kind }, make("details", { open }, make("summary", { class: "move" }, drawn(head)), make("ul", {}, steps)));
  }

  #step(step) {
    const by = step.card && !step.text.includes(step.card) && make("span", { class: "by-card" }, rich(say("by", { card: step.card })));
    return this.#asked(step.text, { step: step.number }, by, " ", folded(step.laws));
  }

  /** A sentence with what belongs to it, and the button that asks why. */
  #asked(text, question, ...parts) {
    const why = make("div", { class: "ruling why", hidden: true });
    const button = make("button", { type: "button", class: "quiet", "aria-label": `${say("why")} ${text}`, onclick: () => this.#why(question, why, button) }, say("why"));
    return make("li", {}, make("span", { class: "step-text" }, rich(text)), ...parts, button, why);
  }

  async #why(question, place, button) {
    button.disabled = true;
    const said = await ask("why", { match: this.#match, ...question }).then(
      ({ ruling }) => (ruling ? ruled(ruling) : [make("p", { class: "note" }, say("nothing-to-prove"))]),
      (trouble) => [make("p", { class: "note" }, trouble.message)],
    );
    button.disabled = false;
    place.replaceChildren(...said);
    place.hidden = false;
    announce(place.querySelector("p").textContent);
  }
}
