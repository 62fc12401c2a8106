// What is due, and what may be done about it: with the card that was tapped, or without any; and why something may not.

import { SITUATION } from "./coach.js";
import { drawn, face, faceOf, laws, make, rich, say } from "../desk/words.js";

/** The laws of something, folded behind one sign. */
export const folded = (numbers) =>
  numbers.length > 0 && make("details", { class: "folded-laws" }, make("summary", { "aria-label": say("laws-count", { count: numbers.length }) }, "§"), laws(numbers));

export class Tray {
  #place = document.getElementById("tray");
  #choose;
  #letGo;
  #again;
  #coach;

  /** `coach` speaks in a guided game; null in any other. */
  constructor(choose, letGo, again, coach) {
    this.#coach = coach;
    this.#choose = choose;
    this.#letGo = letGo;
    this.#again = again;
  }

  /** Draw it; `card` is the card that was tapped, as it lies on the board. */
  draw(answer, { chosen, card, options, refused, loose }) {
    const { due, ended, waits } = answer;
    const focused = this.#place.contains(document.activeElement);
    const parts = [];
    if (this.#coach) parts.push(...this.#guided(answer, { chosen, card, options, refused, loose }));
    else if (ended) parts.push(...this.#ended(ended));
    else if (waits || !due) parts.push(title(say("their-turn")));
    else {
      parts.push(make("p", { class: "whose" }, say(due.kind === "turn" ? "your-turn" : "your-choice")), title(rich(due.asks), folded(due.laws)));
      if (chosen) parts.push(this.#card(card, options, refused, answer.board.players));
      else parts.push(make("p", { class: "note how" }, say(due.kind === "turn" ? "how-turn" : due.options.some((one) => one.objects.length || one.place) ? "how-card" : "how-button")));
      if (!chosen) parts.push(this.#buttons(loose));
    }
    this.#place.replaceChildren(...parts.filter(Boolean));
    if (focused) this.#place.querySelector("h2").focus({ preventScroll: true });
  }

  /** What is due in a guided game: the coach speaks, and says one thing at a time. */
  #guided(answer, { chosen, card, options, refused, loose }) {
    const { above, words, below, open } = this.#coach.said(answer);
    const mine = open && answer.due;
    return [...above, title(words), ...below, mine && chosen && this.#card(card, options, refused, answer.board.players), mine && !chosen && this.#buttons(loose)];
  }

  #card(card, options, refused, players) {
    const found = card?.card ? faceOf(card.card) : null;
    return make(
      "div",
      { class: "in-hand" },
      card && make("div", { class: "card-shown" }, face(found, { name: card.name, kind: found?.kind ?? card.type, statistics: card.statistics || found?.statistics })),
      options.some((one) => one.place) && make("p", { class: "note how" }, say("where")),
      this.#buttons(options, (one) => (one.place ? placeOf(one.place, players) : one.text)),
      !options.length && (refused.length ? make("div", { class: "refusals" }, make("p", {}, say("cannot")), refused.map(refusal)) : make("p", { class: "note" }, say("nothing-now"))),
      make("button", { type: "button", class: "quiet", onclick: this.#letGo }, say("let-go")),
    );
  }

  /** Choices as buttons; the first nine have keys. */
  #buttons(options, words = (one) => one.text) {
    return (
      options.length > 0 &&
      make(
        "div",
        { class: options.every((one) => one.place) ? "options beside" : "options" },
        options.map((one, place) => {
          const key = place + 1;
          return make("button", { type: "button", class: "option", "data-kind": one.kind, "data-key": key <= 9 ? String(key) : null, "aria-keyshortcuts": key <= 9 ? String(key) : null, onclick: () => this.#choose(one) }, key <= 9 && make("kbd", { "aria-hidden": "true" }, String(key)), " ", drawn(words(one)));
        }),
      )
    );
  }

  #ended({ how, winner, laws: numbers, reason }) {
    const words = how === "won" ? say(winner === 0 ? "won" : "lost") : say(how);
    return [
      title(words, folded(numbers)),
      reason && make("p", { class: "note" }, reason),
      make("p", { class: "tools" }, make("button", { type: "button", class: "button strong", onclick: this.#again }, say("again-game"))),
    ];
  }
}

const title = (...words) => make("h2", { id: "tray-title", tabindex: "-1" }, ...words);

const refusal = (one) => make("p", { class: "refused" }, make("span", { class: "off" }, rich(one.text)), make("span", { class: "refusal" }, rich(one.refusal), " ", SITUATION ? folded(one.laws) : laws(one.laws)));

/** What an expedition is called; whose it is, where it is not one’s own. */
function placeOf(place, players) {
  const [seat, kind] = place.split(" ");
  const { title: name } = players[seat].expeditions[kind === "hero" ? 0 : 1];
  return seat === "0" ? name : say("named", { name: players[seat].name, value: name });
}
