// Before the game: a deck, an opponent; or a game that was saved.

import { inFile, seed } from "./keeping.js";

const MOST = 200_000;

export class Beginning {
  #form = document.getElementById("begin");
  #list = document.getElementById("own-list");
  #open = document.getElementById("open");

  /** `begin` is given a new match or a saved one, `fail` what cannot be opened. */
  constructor(begin, fail) {
    this.#form.addEventListener("change", () => this.#show());
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      begin(this.#match());
    });
    this.#open.addEventListener("change", async () => {
      const [file] = this.#open.files;
      this.#open.value = "";
      if (!file) return;
      const match = file.size < MOST ? inFile(await file.text()) : null;
      if (match) begin(match);
      else fail();
    });
    this.#show();
  }

  #show() {
    const own = this.#form.elements.deck.value === "";
    this.#list.hidden = !own;
    this.#form.elements.list.required = own;
  }

  #match() {
    const { deck, list, theirs, opponent, edition } = this.#form.elements;
    const others = [...theirs.options].map((one) => one.value).filter(Boolean);
    const against = theirs.value || others[Math.floor(Math.random() * others.length)];
    return { edition: edition.value, decks: [deck.value || list.value, against], seed: seed(), opponent: opponent.value, moves: [], engine: "", mark: "" };
  }
}
