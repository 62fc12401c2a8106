// The board as a form: every zone has a plus, every card opens its sheet; all of it works by touch, mouse and keys.

import { openAdding, openCard } from "./cards.js";
import * as edits from "./edits.js";
import { keyed, redraw, swap } from "./sheet.js";
import { choices, counterName, face, make, say } from "./words.js";

const STATUS = new Map(choices("status"));
const EDITIONS = choices("edition");
const PHASES = choices("phase");
const TERRAINS = { V: say("forest"), M: say("mountain"), O: say("water") };
const TUMULT = choices("tumult").map(([lie]) => [lie, lie.replace(/\}\{/g, "}, {").replace(/\{(\w)\}/g, (whole, sign) => TERRAINS[sign])]);
const USUAL = TUMULT.map(([lie]) => lie).filter((lie, place) => place % 2 === 0);

export class Builder {
  #paper;
  #place;
  #drawn = "";
  #waiting = 0;
  #dragged = null;
  #opened = false;

  constructor(paper, place) {
    this.#paper = paper;
    this.#place = place;
    const later = () => {
      clearTimeout(this.#waiting);
      this.#waiting = setTimeout(() => this.#draw());
    };
    paper.addEventListener("change", later);
    paper.addEventListener("told", later);
  }

  #draw() {
    redraw();
    const table = this.#paper.table;
    const now = JSON.stringify([table, this.#paper.told?.cards]);
    if (now === this.#drawn) return;
    if (!table) {
      if (this.#drawn) this.#place.classList.add("stale");
      else if (this.#paper.told) this.#place.replaceChildren(make("p", { class: "note" }, say("unreadable")));
      return;
    }
    this.#drawn = now;
    this.#place.classList.remove("stale");
    const parts = [this.#strip(table), ...table.players.map((player, seat) => this.#side(player, seat)), this.#adventure(table), this.#rest(table)];
    swap(this.#place, parts.filter(Boolean), (key) => key.replace(/\.\d+$/, ".add"));
  }

  #strip(table) {
    const names = table.players.map((player, seat) => [String(seat), player.name]);
    const first = String(table.players.findIndex((player) => player.first_player));
    const acts = table.players.findIndex((player) => player.name === table.to_act);
    return make(
      "div",
      { class: "strip" },
      this.#select(say("edition"), EDITIONS, table.edition ?? EDITIONS[0][0], "edition", (value) =>
        edits.table((all) => (all.edition = value)),
      ),
      this.#number(say("day"), table.day, 1, 99, "day", (value) => edits.table((all) => (all.day = value))),
      this.#select(say("phase"), PHASES, table.phase, "phase", (value) =>
        edits.table((all) => {
          all.phase = value;
          all.part = null;
        }),
      ),
      this.#select(say("chosen-first"), names, first, "first", (value) => edits.first(Number(value))),
      this.#select(say("chosen-to-act"), [["-1", say("as-usual")], ...names], String(acts), "acts", (value) =>
        edits.table((all) => (all.to_act = all.players[Number(value)]?.name ?? null)),
      ),
    );
  }

  #side(player, seat) {
    const key = (name) => `${seat}.${name}`;
    const name = make("input", {
      class: "player-name",
      value: player.name,
      maxlength: "40",
      autocomplete: "off",
      spellcheck: "false",
      "aria-label": say("player-name"),
      "data-key": key("name"),
      onchange: (event) => {
        const written = event.target.value.trim();
        if (written) this.#paper.edit(edits.player(seat, (one, all) => {
          if (all.to_act === one.name) all.to_act = written;
          one.name = written;
        }));
        else event.target.value = player.name;
      },
    });
    const passed = make("input", {
      type: "checkbox",
      checked: player.passed,
      "data-key": key("passed"),
      onchange: (event) => {
        const { checked } = event.target;
        this.#paper.edit(edits.player(seat, (one) => (one.passed = checked)));
      },
    });
    const mana = (kind) =>
      this.#number(say(`mana-${kind}`), player.mana[kind], 0, 99, key(`mana.${kind}`), (value) =>
        edits.player(seat, (one) => (one.mana[kind] = value)),
      );
    return make(
      "section",
      { class: "board seat", "aria-label": player.name },
      make(
        "div",
        { class: "plate" },
        name,
        make("label", { class: "check" }, passed, ` ${say("passed")}`),
      ),
      make("div", { class: "counts" }, mana("ready"), mana("exhausted")),
      make("div", { class: "expeditions" }, ["hero", "companion"].map((which) => this.#expedition(player, seat, which))),
      make("div", { class: "home" }, ["hand", "reserve", "landmarks", "hero", "discard", "deck"].map((zone) => this.#zone(player, seat, zone))),
    );
  }

  #unknown(player, seat, which) {
    return this.#number(say("unknown"), player[which], 0, 99, `${seat}.${which}`, (value) =>
      edits.player(seat, (one) => (one[which] = value)),
    );
  }

  #expedition(player, seat, which) {
    const zone = this.#zone(player, seat, `${which}_expedition`);
    const distance = this.#number(say("regions"), player.distance[which], 0, 7, `${seat}.distance.${which}`, (value) =>
      edits.player(seat, (one) => (one.distance[which] = value)),
    );
    zone.classList.add("expedition");
    zone.append(distance);
    return zone;
  }

  #zone(player, seat, zone) {
    const name = say(`zone-${zone}`);
    const cards = edits.cardsOf(player, zone);
    const plus = make(
      "button",
      {
        type: "button",
        class: "add",
        "aria-label": say("add-to", { zone: name, player: player.name }),
        "data-key": `${seat}.${zone}.add`,
        onclick: () => openAdding(this.#paper, { seat, zone }, () => this.focus(`${seat}.${zone}.add`)),
      },
      make("span", { "aria-hidden": "true" }, "+"),
    );
    const full = zone === "hero" && cards.length > 0;
    const unknown = edits.HIDDEN.includes(zone) && this.#unknown(player, seat, `${zone}_unknown`);
    return make(
      "div",
      {
        class: `zone at-${zone}`,
        ondragover: (event) => this.#dragged && !full && event.preventDefault(),
        ondrop: (event) => {
          event.preventDefault();
          const from = this.#dragged;
          if (from && !(from.seat === seat && from.zone === zone)) this.#paper.edit(edits.moveTo(from, { seat, zone }));
        },
      },
      make("h3", { class: "zone-name" }, name, cards.length > 1 && make("span", { class: "count" }, ` ${cards.length}`)),
      make("ul", { class: "chips" }, cards.map((card, index) => make("li", {}, this.#chip(card, { seat, zone, index }, player))), !full && make("li", {}, plus)),
      unknown,
    );
  }

  #chip(card, place, player) {
    const key = `${place.seat}.${place.zone}.${place.index}`;
    const known = this.#paper.called(card.name);
    const { name } = known;
    const worn = [
      ...card.statuses.map((status) => make("span", { class: "status" }, STATUS.get(status) ?? status)),
      ...card.counters.map((one) => make("span", { class: "counter" }, counted(one))),
    ];
    return make(
      "button",
      {
        type: "button",
        class: "chip",
        "aria-haspopup": "dialog",
        draggable: "true",
        ondragstart: (event) => {
          this.#dragged = place;
          event.dataTransfer.setData("text/plain", name);
          event.dataTransfer.effectAllowed = "move";
        },
        ondragend: () => (this.#dragged = null),
        "data-key": key,
        onclick: () => openCard(this.#paper, place, player.name, (kept) => this.focus(kept)),
      },
      face(known, { kind: card.extra, brief: true, more: worn.length > 0 && make("span", { class: "marks" }, worn) }),
    );
  }

  /** The Tumult cards from the Hero Region on; null where the text writes them in a way of its own. */
  #adventure(table) {
    if (!laid(table)) return null;
    const cards = (table.adventure ?? USUAL).map((lie, place) =>
      this.#select(say("tumult", { number: place + 1 }), TUMULT, edits.bare(lie), `tumult.${place}`, (value) => edits.lay(place, value, USUAL)),
    );
    return make(
      "details",
      { class: "adventure-of", open: this.#opened, ontoggle: (event) => (this.#opened = event.target.open) },
      make("summary", {}, say("adventure")),
      make("div", { class: "strip" }, cards),
    );
  }

  /** Facts of the board that have no place in the form; they stay as the text says. */
  #rest(table) {
    const own = table.players.flatMap((player) => player.other.map((fact) => say("named", { name: player.name, value: fact })));
    const kept = [...(laid(table) ? [] : table.adventure), ...table.other, ...own];
    if (!kept.length) return null;
    return make(
      "div",
      { class: "kept" },
      make("h3", { class: "zone-name" }, say("kept")),
      make("ul", {}, kept.map((fact) => make("li", {}, String(fact)))),
    );
  }

  #number(label, value, least, most, key, change) {
    const set = (next) => {
      const number = Math.min(most, Math.max(least, Math.trunc(Number(next) || 0)));
      field.value = number;
      this.#paper.edit(change(number));
    };
    const step = (by, sign, aloud, kind) =>
      make(
        "button",
        { type: "button", class: `step ${kind}`, tabindex: "-1", "aria-label": say("named", { name: label, value: aloud }), onclick: () => set(Number(field.value) + by) },
        sign,
      );
    const field = make("input", {
      type: "number",
      inputmode: "numeric",
      min: least,
      max: most,
      value,
      "data-key": key,
      onchange: () => set(field.value),
    });
    return make(
      "div",
      { class: "amount" },
      make("label", {}, make("span", {}, label), field),
      step(-1, "−", say("less"), "less"),
      step(1, "+", say("more"), "more"),
    );
  }

  #select(label, options, now, key, change) {
    const field = make(
      "select",
      { "data-key": key, onchange: () => this.#paper.edit(change(field.value)) },
      options.map(([value, word]) => make("option", { value, selected: value === now }, word)),
    );
    return make("label", { class: "choice-of" }, make("span", {}, label), field);
  }

  /** Put the focus on what has a key, or on the plus of its zone. */
  focus(key) {
    clearTimeout(this.#waiting);
    this.#draw();
    (keyed(this.#place, key) ?? keyed(this.#place, key.replace(/\.\d+$/, ".add")))?.focus();
  }
}

/** Counters in words. */
function counted({ kind, count }) {
  const [one, many] = kind === "boost" ? ["one-boost", "many-boosts"] : ["one-counter", "many-counters"];
  return `${count} ${say(count > 1 ? many : one, { kind: counterName(kind) })}`;
}

/** Whether the Tumult cards lie in a way that the form can show. */
const laid = (table) => (table.adventure ?? USUAL).length === USUAL.length && (table.adventure ?? USUAL).every((lie) => TUMULT.some(([known]) => known === edits.bare(lie)));
