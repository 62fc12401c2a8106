// What has happened: a line for each move, its steps below it, their laws folded; and why each of them is so.

import { ask } from "../desk/ask.js";
import { ruled } from "../desk/ruled.js";
import { announce, make, rich, say } from "../desk/words.js";
import { folded } from "./tray.js";

export class Log {
  #place = document.getElementById("log");
  #match;

  /** Draw it; the entries from `fresh` on are open. */
  draw(entries, fresh, match) {
    this.#match = match;
    const days = new Map();
    for (const [place, entry] of entries.entries()) {
      const day = place < entries.findIndex((one) => one.seat !== null) ? 0 : entry.day;
      days.set(day, [...(days.get(day) ?? []), this.#entry(entry, place >= fresh)]);
    }
    const drawn = [...days].reverse().map(([day, all]) => make("section", {}, make("h3", {}, day ? say("day-heading", { number: day }) : say("setup")), make("ol", { class: "log-lines" }, all.reverse())));
    this.#place.replaceChildren(...drawn);
  }

  #entry(entry, open) {
    const kind = entry.seat === 0 ? "mine" : entry.seat === 1 ? "theirs" : "nobodys";
    const steps = entry.steps.map((step) => this.#step(step));
    const head = entry.text || say("between");
    if (!steps.length) return make("li", { class: kind }, make("p", { class: "move" }, rich(head)));
    return make("li", { class: kind }, make("details", { open }, make("summary", { class: "move" }, rich(head)), make("ul", {}, steps)));
  }

  #step(step) {
    const why = make("div", { class: "ruling why", hidden: true });
    const button = make("button", { type: "button", class: "quiet", "aria-label": `${say("why")} ${step.text}`, onclick: () => this.#why(step, why, button) }, say("why"));
    return make(
      "li",
      {},
      make("span", { class: "step-text" }, rich(step.text)),
      step.card && !step.text.includes(step.card) && make("span", { class: "by-card" }, rich(say("by", { card: step.card }))),
      " ",
      folded(step.laws),
      button,
      why,
    );
  }

  async #why(step, place, button) {
    button.disabled = true;
    const said = await ask("why", { match: this.#match, step: step.number }).then(
      ({ ruling }) => (ruling ? ruled(ruling) : [make("p", { class: "note" }, say("nothing-to-prove"))]),
      (trouble) => [make("p", { class: "note" }, trouble.message)],
    );
    button.disabled = false;
    place.replaceChildren(...said);
    place.hidden = false;
    announce(place.querySelector("p").textContent);
  }
}
