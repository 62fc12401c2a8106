// Playing: what has happened, what is due, what may be done, and why nothing else may; earlier moves can be left again.

import { ask } from "./ask.js";
import { ruled } from "./ruled.js";
import { Stage } from "./stage.js";
import { announce, cardName, drawn, face, facesIn, facesOf, fault, know, laws, make, rich, ruleBy, say } from "./words.js";

export class Play {
  #paper;
  #moves = document.getElementById("moves");
  #due = document.getElementById("due");
  #idle = document.getElementById("idle");
  #things = document.getElementById("things");
  #twins = document.getElementById("twins");
  #seat = document.getElementById("seat");
  #stage = new Stage(document.getElementById("stage"), (number) => this.#choose(number));
  #whyNot = false;
  #opened = new Map();
  #asked = new Set();
  #rulings = new Map();

  constructor(paper) {
    this.#paper = paper;
    this.#seat.addEventListener("change", () => paper.look(this.#seat.value));
    paper.addEventListener("told", (event) => this.#draw(event.detail));
    paper.addEventListener("busy", (event) => this.#due.setAttribute("aria-busy", String(event.detail)));
  }

  #draw(moved) {
    const { told } = this.#paper;
    if (moved) {
      this.#opened.clear();
      this.#asked.clear();
    }
    know(told.faces);
    ruleBy(told.edition);
    this.#rulings.clear();
    const here = [this.#moves, this.#due, this.#idle, this.#things, this.#twins].some((place) => place.contains(document.activeElement));
    this.#moves.replaceChildren(...told.moves.map((move, place) => this.#move(move, place, told.moves.length)));
    this.#due.replaceChildren(...this.#whatNow(told));
    this.#idle.replaceChildren(...this.#offered(this.#idle, "idle", told.idle, say("not-activated")));
    this.#things.replaceChildren(...this.#offered(this.#things, "thing", told.things, say("what-became")));
    this.#stage.show(told);
    this.#around(told);
    const asked = this.#rulings.get(this.#paper.why);
    if (asked) this.#why({ step: this.#paper.why }, asked);
    const title = this.#due.querySelector("h3");
    if (here || moved) title?.focus({ preventScroll: true });
    if (!moved) return;
    title?.scrollIntoView({ block: "nearest" });
    const last = told.moves.at(-1);
    const twin = moved.twin && say("twin-taken");
    announce([twin, last && say("happened", { move: last.text, count: last.steps.length }), title?.textContent].filter(Boolean).join(" "));
  }

  /** The seats from which it can be seen, and the twins that the text has. */
  #around(told) {
    const seats = [["", say("judge-sees")], ...told.seats.map((name) => [name, name])];
    this.#seat.replaceChildren(...seats.map(([value, name]) => make("option", { value, selected: value === told.seat }, name)));
    const titles = told.twins.map((title, place) =>
      make("button", { type: "button", class: "option", onclick: () => this.#paper.move({ twin: place + 1 }) }, title),
    );
    this.#twins.hidden = !titles.length;
    this.#twins.replaceChildren(make("h3", { class: "small" }, say("twins")), ...titles);
  }

  #move(move, place, count) {
    const details = make(
      "details",
      { open: this.#opened.get(place) ?? place === count - 1 },
      make("summary", { class: "more" }, make("span", { class: "unseen" }, say("steps-count", { count: move.steps.length }))),
      move.steps.length > 0 && make("ul", { class: "steps" }, move.steps.map((step) => this.#step(step))),
      move.number > 0 &&
        make(
          "p",
          { class: "branch on-screen" },
          make("button", { type: "button", class: "quiet", onclick: () => this.#paper.move({ keep: move.number - 1 }) }, say("otherwise")),
        ),
    );
    details.addEventListener("toggle", () => this.#opened.set(place, details.open));
    return make("li", {}, make("p", { class: "move" }, rich(move.text)), details);
  }

  #step(step) {
    const why = make("div", { class: "ruling why", hidden: true });
    this.#rulings.set(step.number, why);
    return make(
      "li",
      { id: `step-${step.number}` },
      make(
        "div",
        { class: "step-row" },
        make("button", { type: "button", class: "step-link", "aria-label": say("show-step", { number: step.number }), onclick: () => this.#stage.go(step.number, true) }, String(step.number)),
        make("span", { class: "step-text" }, rich(step.text)),
        laws(step.laws),
        step.card && !step.text.includes(step.card) && make("span", { class: "by-card" }, rich(say("by", { card: step.card }))),
        step.reason && make("span", { class: "reason" }, rich(step.reason)),
        make("button", { type: "button", class: "quiet on-screen", "aria-label": `${say("why")} ${step.text}`, onclick: () => this.#why({ step: step.number }, why) }, say("why")),
      ),
      why,
      step.others.length > 0 && this.#others(step),
    );
  }

  /** What can be asked about beside the steps: the abilities that did nothing, the cards and tokens. */
  #offered(where, kind, lines, summary) {
    if (!lines.length) return [];
    const all = lines.map((line, place) => {
      const why = make("div", { class: "ruling why", hidden: true });
      const button = make("button", { type: "button", class: "quiet on-screen", "aria-label": `${say("why")} ${line}`, onclick: () => this.#why({ [kind]: place + 1 }, why) }, say("why"));
      return make("li", {}, rich(line), " ", button, why);
    });
    return [make("details", { class: "offered", open: Boolean(where.querySelector("details")?.open) }, make("summary", {}, summary), make("ul", {}, all))];
  }

  /** The ruling on a step, or on an ability that did nothing, stands below it until the play is drawn anew. */
  async #why(chosen, place) {
    const { text, seat } = this.#paper.told;
    this.#paper.asks(chosen.step ?? 0);
    const said = await ask("why", { text, seat, ...chosen }).then(
      ({ ruling }) => (ruling ? ruled(ruling) : [make("p", { class: "note" }, say("nothing-to-prove"))]),
      (trouble) => [make("p", { class: "note" }, trouble.message)],
    );
    if (!place.isConnected) return;
    place.replaceChildren(...said);
    place.hidden = false;
    announce(place.querySelector("p").textContent);
  }

  /** What was no target at a step, each with the reason; it stays open when the page is drawn anew. */
  #others(step) {
    const details = make(
      "details",
      { class: "others on-screen", open: this.#asked.has(step.number) },
      make("summary", {}, say("no-other")),
      quote(step.asks),
      step.others.map(refused),
    );
    details.addEventListener("toggle", () => this.#asked[details.open ? "add" : "delete"](step.number));
    return details;
  }

  #choose(number) {
    for (const one of this.#moves.querySelectorAll(".chosen")) {
      one.classList.remove("chosen");
      one.removeAttribute("aria-current");
    }
    const step = document.getElementById(`step-${number}`);
    if (!step) return;
    step.classList.add("chosen");
    step.setAttribute("aria-current", "step");
    step.closest("details").open = true;
  }

  #whatNow(told) {
    const parts = [];
    if (told.due) {
      parts.push(make("h3", { tabindex: "-1" }, rich(told.due.asks)), make("p", {}, laws(told.due.laws)), ...facesIn(told.due.asks).map((card) => shown(card)));
      if (told.due.player === "chance") parts.push(make("p", { class: "note" }, say("chance")));
      if (told.seat && !told.due.options.length) parts.push(make("p", { class: "note" }, say("others-choice", { player: told.due.player })));
      parts.push(...groups(told.due.options, (options) => options.map((option) => this.#option(option))));
      if (told.due.refused.length) parts.push(...this.#refusals(told.due));
    } else if (told.table) {
      const words = told.mistakes.length ? say("stopped") : say(told.ended ? `ended-${told.ended}` : "nothing-due");
      parts.push(make("h3", { tabindex: "-1" }, words));
      if (told.nearest.length) parts.push(make("p", {}, laws(told.nearest)));
      if (told.mistakes.length) parts.push(make("p", { class: "note" }, fault(told.mistakes[0])), ...this.#cut(told));
      if (told.reason) parts.push(make("p", { class: "note" }, told.reason));
    } else {
      parts.push(make("h3", { tabindex: "-1" }, say("unreadable")));
    }
    if (told.moves.some((move) => move.number > 0)) {
      const back = make("button", { type: "button", class: "button", onclick: () => this.#paper.move({ undo: true }) }, say("take-back"));
      parts.push(make("p", { class: "tools on-screen" }, back));
    }
    return parts;
  }

  /** Moves that no longer fit, say because the board was edited, can be taken away together. */
  #cut(told) {
    const wrong = told.mistakes[0].line;
    if (!/^\s*\d+[.)]/.test(told.text.split("\n")[wrong - 1] ?? "")) return [];
    const good = told.moves.filter((move) => move.line < wrong).map((move) => move.number);
    const keep = Math.max(0, ...good);
    const words = say("cut", { line: wrong });
    return [make("button", { type: "button", class: "button", onclick: () => this.#paper.move({ keep }) }, words)];
  }

  #option(option) {
    return make(
      "button",
      { type: "button", class: "option", onclick: () => this.#paper.press({ line: option.line }) },
      drawn(option.text),
      option.weight > 1 && [" ", make("span", { class: "badge" }, say("weight", { count: option.weight }))],
    );
  }

  #refusals({ refused: choices, says }) {
    const list = make(
      "div",
      { id: "refused", class: "refusals", hidden: !this.#whyNot },
      quote(says),
      choices.map(refused),
    );
    const toggle = make(
      "button",
      {
        type: "button",
        class: "quiet why-not",
        "aria-expanded": String(this.#whyNot),
        "aria-controls": "refused",
        onclick: () => {
          this.#whyNot = !this.#whyNot;
          toggle.setAttribute("aria-expanded", String(this.#whyNot));
          list.hidden = !this.#whyNot;
        },
      },
      say("why-not", { count: choices.length }),
    );
    return [make("p", { class: "on-screen" }, toggle), list];
  }
}

const shown = (card, drawing) => make("div", { class: "card-shown" }, face(card, drawing));

/** What stands on the card that asks. */
function quote(lines) {
  return lines.length > 0 && make("blockquote", { class: "card-text", "aria-label": say("card-says") }, lines.map((line) => make("p", {}, rich(line))));
}

/** What may not be chosen, greyed, with its reason and its articles. */
function refused(one) {
  return make(
    "p",
    { class: "refused" },
    make("span", { class: "option off" }, rich(one.text)),
    make("span", { class: "refusal" }, rich(one.refusal), " ", laws(one.laws)),
  );
}

/** Options under the card of which they speak; those of no card come first. */
function groups(options, draw) {
  const cards = new Map();
  for (const option of options) {
    cards.set(option.card, [...(cards.get(option.card) ?? []), option]);
  }
  const named = [...cards].sort(([one], [other]) => Number(Boolean(one)) - Number(Boolean(other)));
  return named.map(([card, all]) =>
    make("div", { class: "group" }, card && make("h4", {}, cardName(card)), card && facesOf(card).map((one) => shown(one, { name: "" })), ...draw(all)),
  );
}
