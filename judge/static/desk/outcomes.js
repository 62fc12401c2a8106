// Everything that can happen from here, as a list and as a tree; each line of choices can be played.

import { ask } from "./ask.js";
import { announce, laws, make, rich, say } from "./words.js";

const MOST_LAWS = 4;
const MOST_ANSWERS = 4;

export class Outcomes {
  #paper;
  #place = document.getElementById("outcomes");
  #form = document.getElementById("explore");
  #of = null;
  #tree = false;

  constructor(paper) {
    this.#paper = paper;
    this.#form.hidden = false;
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#find();
    });
    paper.addEventListener("change", () => {
      if (this.#of === null || this.#of === paper.text) return;
      this.#of = null;
      this.#place.replaceChildren(make("p", { class: "note" }, say("changed-since")));
    });
  }

  async #find() {
    const { text } = this.#paper;
    const button = this.#form.querySelector("button");
    button.disabled = true;
    this.#place.setAttribute("aria-busy", "true");
    this.#place.replaceChildren(make("p", { class: "note" }, say("looking")));
    try {
      const found = await ask("outcomes", { text, until: this.#form.querySelector("select").value });
      if (text !== this.#paper.text) return this.#place.replaceChildren(make("p", { class: "note" }, say("changed-since")));
      this.#of = text;
      this.#draw(found);
      announce(this.#place.querySelector(".budget").textContent);
    } catch (trouble) {
      const again = make("button", { type: "button", class: "quiet", onclick: () => this.#find() }, say("again"));
      this.#place.replaceChildren(make("p", { class: "trouble" }, trouble.message, " ", again));
      announce(trouble.message);
    } finally {
      this.#place.removeAttribute("aria-busy");
      button.disabled = false;
      button.focus({ preventScroll: true });
    }
  }

  #draw(found) {
    const gaps = { found: found.found, positions: found.positions, most: found.budget.positions, seconds: found.budget.seconds };
    const budget = this.#paper.seat ? [say("judge-foresees")] : [];
    budget.push(say(found.exhausted ? "budget-all" : "budget-part", gaps));
    if (found.outcomes.length < found.found) budget.push(say("budget-told", { count: found.outcomes.length }));
    const list = make("ol", { class: "outcome-list", id: "as-list", hidden: this.#tree }, found.outcomes.map((one) => this.#outcome(one)));
    const tree = make("div", { class: "outcome-tree", id: "as-tree", hidden: !this.#tree }, this.#root(found.tree, found.outcomes));
    const ways = [
      ["as-list", say("as-list"), false],
      ["as-tree", say("as-tree"), true],
    ].map(([id, words, isTree]) => {
      const way = make("button", { type: "button", class: "button", "aria-pressed": String(this.#tree === isTree), "aria-controls": id }, words);
      way.addEventListener("click", () => {
        this.#tree = isTree;
        list.hidden = isTree;
        tree.hidden = !isTree;
        ways.forEach((one) => one.setAttribute("aria-pressed", String(one === way)));
      });
      return way;
    });
    this.#place.replaceChildren(
      make("p", { class: found.exhausted ? "budget" : "budget warning" }, budget.join(" ")),
      make("div", { class: "tools on-screen", role: "group", "aria-label": say("shown-as") }, ways),
      list,
      tree,
    );
  }

  #play(answers) {
    const play = () => this.#paper.press({ lines: answers });
    return make("button", { type: "button", class: "quiet on-screen", onclick: play }, say("play-line"));
  }

  #outcome(one) {
    const ways = one.lines > 1 && make("p", { class: "note" }, say("ways", { count: one.lines }));
    const short = one.answers.length <= MOST_ANSWERS;
    return make(
      "li",
      {},
      short && one.answers.length > 0 && make("p", { class: "path" }, path(one.answers)),
      summary(one),
      one.laws.length > 0 && make("p", { class: "deciding" }, say("decided-by"), " ", laws(one.laws.slice(0, MOST_LAWS))),
      make(
        "details",
        {},
        make("summary", {}, say("one-way")),
        ways,
        !short && make("ol", { class: "answers" }, one.answers.map((line) => make("li", {}, rich(line)))),
        one.answers.length === 0 && make("p", { class: "note" }, say("no-choice")),
        one.laws.length > MOST_LAWS && make("p", { class: "deciding" }, say("more-laws"), " ", laws(one.laws)),
        one.answers.length > 0 && this.#play(one.answers),
      ),
    );
  }

  #root(node, outcomes) {
    const forced = node.then.map((line) => make("p", {}, rich(line)));
    return [...forced, ...this.#behind(node, outcomes, node.then)];
  }

  /** What stands behind a point of the tree: its choices, or the outcome. */
  #behind(node, outcomes, lines) {
    if (node.children) {
      return [make("p", { class: "deciding" }, laws(node.laws)), make("ul", {}, node.children.map((child) => this.#branch(child, outcomes, lines)))];
    }
    const outcome = outcomes[node.outcome];
    return [outcome && make("p", { class: "which" }, say("outcome", { number: node.outcome + 1 })), outcome && summary(outcome), this.#play(lines)];
  }

  #branch(node, outcomes, before) {
    const lines = [...before, node.line, ...node.then];
    const said = path([node.line, ...node.then]);
    return make("li", {}, make("details", { open: before.length === 0 }, make("summary", {}, said), ...this.#behind(node, outcomes, lines)));
  }
}

const path = (lines) => lines.flatMap((line, place) => [place ? " → " : "", ...rich(line)]);

/** What is different at the end, a fact a line. */
function summary(one) {
  const facts = one.summary.split(" · ").map((fact) => make("li", {}, rich(fact)));
  if (one.open) facts.push(make("li", {}, make("span", { class: "badge" }, say("open"))));
  return make("ul", { class: "summary" }, facts);
}
