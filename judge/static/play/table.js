// The board on which one plays: cards and expeditions that may be chosen are lit, and every card can be looked at.

import { showChange } from "../change.js";
import { drawBoard } from "../desk/board.js";
import { make, say } from "../desk/words.js";

export class Table {
  #place;
  #act;
  #opened = new Set();

  /** `act` is told what was tapped: `{ object }` or `{ place }`. */
  constructor(place, act) {
    this.#place = place;
    this.#act = act;
    place.addEventListener("click", (event) => {
      const zone = event.target.closest?.("summary")?.parentElement;
      if (zone) this.#opened[zone.open ? "delete" : "add"](zone.dataset.zone);
    });
    place.addEventListener("dragstart", (event) => {
      const card = event.target.closest?.("[data-object]");
      if (!card) return;
      event.dataTransfer.setData("text/plain", card.dataset.object);
      event.dataTransfer.effectAllowed = "move";
      // A browser lets go of a card that is drawn anew before it knows that it is held.
      setTimeout(() => act({ object: Number(card.dataset.object), held: true }));
    });
    place.addEventListener("dragover", (event) => {
      if (event.target.closest?.(".lit-place")) event.preventDefault();
    });
    place.addEventListener("drop", (event) => {
      const zone = event.target.closest?.("[data-place]");
      if (!zone) return;
      event.preventDefault();
      act({ place: zone.dataset.place });
    });
  }

  /** Draw it, with what may be chosen next; `chosen` is the card that has been tapped. */
  draw(answer, { options, places, chosen }, moved) {
    const lit = new Set(options.flatMap((one) => one.objects));
    const about = answer.due?.about ?? 0;
    const focused = document.activeElement?.dataset?.pick;
    const pick = (card) => {
      const can = lit.has(card.object);
      const words = say(can ? "lit" : "unlit", { card: card.name });
      return make("button", { type: "button", class: "pick", "data-pick": `card ${card.object}`, "aria-label": words, "aria-pressed": card.object === chosen && "true", onclick: () => this.#act({ object: card.object }) });
    };
    const place = (where, title) =>
      places.has(where) && make("button", { type: "button", class: "pick lit-place", "data-pick": `place ${where}`, "aria-label": say("into", { place: title }), onclick: () => this.#act({ place: where }) }, make("span", { "aria-hidden": "true" }, say("here")));
    const board = drawBoard(calm(answer.board), say("board"), "board-now", { pick, place });
    for (const card of board.querySelectorAll("[data-object]")) {
      const object = Number(card.dataset.object);
      card.classList.toggle("lit", lit.has(object));
      card.classList.toggle("chosen", object === chosen);
      card.classList.toggle("asks", object === about);
      card.classList.toggle("wanted", object === answer.coach?.object && !chosen);
      if (lit.has(object) && options.some((one) => one.place && one.objects.includes(object))) card.draggable = true;
    }
    for (const [kind, word] of [["near", "you"], ["far", "program"]]) board.querySelector(`.${kind} .player`)?.append(" ", make("span", { class: "badge seat-badge" }, say(word)));
    for (const zone of board.querySelectorAll("details.zone")) zone.open = this.#opened.has(zone.dataset.zone) || Boolean(zone.querySelector(".lit, .chosen"));
    this.#place.replaceChildren(board);
    if (focused) this.#place.querySelector(`[data-pick="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
    if (moved) showChange(board);
    if (answer.coach && moved) board.querySelector(".adventure")?.scrollIntoView({ block: "center" });
    board.querySelector(".wanted")?.scrollIntoView({ block: "nearest" });
  }
}

/** A board without what is no longer where it was: what is new somewhere is marked there. */
function calm(board) {
  const there = (cards) => cards.filter((card) => card.mark !== "gone");
  const side = (one) => ({
    ...one,
    was: null,
    expeditions: one.expeditions.map((place) => ({ ...place, cards: there(place.cards) })),
    landmarks: there(one.landmarks),
    reserve: there(one.reserve),
    discard: there(one.discard),
    known_hand: there(one.known_hand),
  });
  return { ...board, limbo: there(board.limbo), players: board.players.map(side) };
}
