// The coach of a guided game: a thought at a time, then the move is the player's own.

import { drawn, make, say } from "../desk/words.js";

export const SITUATION = document.getElementById("game").dataset.situation ?? "";

/** The match with which a guided game begins. */
export const fresh = (edition) => ({ edition, decks: ["", ""], seed: 1, opponent: "script", moves: [], engine: "", mark: "", situation: SITUATION });

const link = (name) => document.getElementById("words").content.querySelector(`[data-link="${name}"]`).getAttribute("href");

export class Coach {
  #of = "";
  #thought = 0;
  #redraw;
  #back;

  /** `redraw` draws the page again, `back` takes the last choice back. */
  constructor(redraw, back) {
    this.#redraw = redraw;
    this.#back = back;
  }

  /** What is said: the words of a heading, what stands below it, and whether more is to be said first. */
  said({ coach, match, ended }) {
    const key = `${match.moves.length} ${coach.words[0]}`;
    if (key !== this.#of) [this.#of, this.#thought] = [key, 0];
    const more = this.#thought < coach.words.length - 1;
    const aside = coach.aside && !this.#thought && make("p", { class: "aside" }, drawn(coach.aside), " ", make("button", { type: "button", class: "quiet", onclick: this.#back }, say("take-it-back")));
    const below = [
      coach.forecast && make("p", { class: "note" }, coach.forecast),
      more && make("p", { class: "tools" }, make("button", { type: "button", class: "button strong", "data-key": "1", onclick: () => this.#next() }, say("go-on"))),
      ended && !more && make("p", { class: "tools" }, make("a", { class: "button strong", href: link("lessons") }, say("to-lessons")), make("a", { class: "button", href: link("play") }, say("play-own"))),
    ];
    return { above: [make("p", { class: "whose" }, say("coach-says")), aside], words: drawn(coach.words[this.#thought] ?? say("their-turn")), below, more };
  }

  #next() {
    this.#thought += 1;
    this.#redraw();
    document.getElementById("tray-title").focus({ preventScroll: true });
  }
}
