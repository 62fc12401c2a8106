// Everything that can happen from here, as a list and as a tree; each line of choices can be played.

import { ask } from "./ask.js";
import { announce, laws, make, rich, say } from "./words.js";

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
      this.#place.replaceChildren(make("p", { class: "trouble" }, trouble.message));
      announce(trouble.message);
    } finally {
      this.#place.removeAttribute("aria-busy");
      button.disabled = false;
      button.focus({ preventScroll: true });
    }
  }

  #draw(found) {
    const budget = say(found.exhausted ? "budget-all" : "budget-part", {
      found: found.outcomes.length,
      lines: found.lines,
      positions: found.positions,
      most: found.budget.positions,
      seconds: found.budget.seconds,
    });
    const list = make("ol", { class: "outcome-list", id: "as-list", hidden: this.#tree }, found.outcomes.map((one) => this.#outcome(one)));
    const tree = make("div", { class: "outcome-tree", id: "as-tree", hidden: !this.#tree }, this.#branches(found.tree, found.outcomes));
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
      make("p", { class: found.exhausted ? "budget" : "budget warning" }, budget),
      make("div", { class: "tools on-screen", role: "group", "aria-label": say("shown-as") }, ways),
      list,
      tree,
    );
  }

  #play(answers) {
    const play = () => this.#paper.settled && this.#paper.move({ lines: answers });
    return make("button", { type: "button", class: "quiet on-screen", onclick: play }, say("play-line"));
  }

  #outcome(one) {
    return make(
      "li",
      {},
      make("p", { class: "summary" }, rich(one.summary), one.open && make("span", { class: "badge" }, say("open"))),
      make("p", { class: "deciding" }, one.laws.length > 0 && [say("decided-by"), " ", laws(one.laws)]),
      make(
        "details",
        {},
        make("summary", {}, say("one-way", { count: one.lines })),
        one.answers.length ? make("ol", { class: "answers" }, one.answers.map((line) => make("li", {}, rich(line)))) : make("p", { class: "note" }, say("no-choice")),
        one.answers.length > 0 && this.#play(one.answers),
      ),
    );
  }

  #branches(nodes, outcomes, before = []) {
    return make("ul", {}, nodes.map((node) => this.#branch(node, outcomes, before)));
  }

  #branch(node, outcomes, before) {
    const lines = [...before, node.line];
    const said = [rich(node.line), " ", laws(node.laws)];
    if (!node.children?.length) {
      const outcome = outcomes[node.outcome];
      return make(
        "li",
        { class: "leaf-of-tree" },
        make("p", {}, ...said),
        outcome && make("p", { class: "summary" }, `${node.outcome + 1}. `, rich(outcome.summary)),
        this.#play(lines),
      );
    }
    return make("li", {}, make("details", { open: before.length < 1 }, make("summary", {}, ...said), this.#branches(node.children, outcomes, lines)));
  }
}
