// The coach of a guided game or a task: a thought at a time, then the move is the player's own; hints one by one.

import { drawn, make, say } from "../desk/words.js";

export const SITUATION = document.getElementById("game").dataset.situation ?? "";

/** The match with which a guided game begins. */
export const fresh = (edition) => ({ edition, decks: ["", ""], seed: 1, opponent: "script", moves: [], engine: "", mark: "", situation: SITUATION });

const DONE = "altered-judge-tasks";

/** Keep on this device that a task is done. */
function note() {
  try {
    const done = JSON.parse(localStorage.getItem(DONE)) ?? [];
    if (!done.includes(SITUATION)) localStorage.setItem(DONE, JSON.stringify([...done, SITUATION]));
  } catch {
    // A browser that keeps nothing lets one play all the same.
  }
}

const link = (name) => document.getElementById("words").content.querySelector(`[data-link="${name}"]`)?.getAttribute("href");
const leading = (name, word, kind = "button") => link(name) && make("a", { class: kind, href: link(name) }, say(word));

export class Coach {
  #of = "";
  #thought = 0;
  #hints = 0;
  #act;

  /** `act` holds what buttons do: `redraw` the page, take the last choice `back`, begin `again`. */
  constructor(act) {
    this.#act = act;
  }

  /** What is said: the words of a heading, what stands below it, and whether a choice is the player's now. */
  said({ coach, match, ended }) {
    const key = `${match.moves.length} ${coach.words[0]}`;
    if (key !== this.#of) [this.#of, this.#thought] = [key, 0];
    const more = this.#thought < coach.words.length - 1;
    const said = [make("p", { class: "whose" }, say(coach.end === "done" ? "done" : "coach-says"))];
    if (coach.aside && !this.#thought) said.push(make("p", { class: "aside" }, drawn(coach.aside), " ", make("button", { type: "button", class: "quiet", onclick: this.#act.back }, say("take-it-back"))));
    const below = [coach.forecast && make("p", { class: "note" }, coach.forecast)];
    if (more) below.push(make("p", { class: "tools" }, make("button", { type: "button", class: "button strong", "data-key": "1", onclick: () => this.#step(() => (this.#thought += 1)) }, say("go-on"))));
    else if (coach.end) below.push(this.#end(coach.end));
    else if (ended) below.push(make("p", { class: "tools" }, leading("lessons", "to-lessons", "button strong"), leading("play", "play-own")));
    below.push(...this.#hinted(coach.hints));
    return { above: said, words: drawn(coach.words[this.#thought] ?? say("their-turn")), below, open: !more && !coach.end };
  }

  #hinted(hints) {
    const shown = hints.slice(0, this.#hints).map((hint) => make("p", { class: "aside" }, drawn(hint)));
    if (this.#hints < hints.length) shown.push(make("p", {}, make("button", { type: "button", class: "quiet tip", onclick: () => this.#step(() => (this.#hints += 1)) }, say("hint"))));
    return shown;
  }

  #end(how) {
    if (how === "done") note();
    const again = make("button", { type: "button", class: how === "done" ? "button" : "button strong", onclick: this.#act.again }, say("try-again"));
    if (how !== "done") return make("p", { class: "tools" }, again, make("button", { type: "button", class: "button", onclick: this.#act.back }, say("take-it-back")));
    const onward = leading("next", "next-task", "button strong");
    return make("p", { class: "tools" }, onward, leading("lesson", "to-lesson", onward ? "button" : "button strong"), again);
  }

  #step(change) {
    change();
    this.#act.redraw();
    document.getElementById("tray-title").focus({ preventScroll: true });
  }
}
