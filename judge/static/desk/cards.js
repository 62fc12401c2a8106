// The sheets of a card: one to find and add cards, one to move a card, mark it, count on it or take it away.

import * as edits from "./edits.js";
import { picker } from "./picker.js";
import * as sheet from "./sheet.js";
import { openWriting } from "./write.js";
import { announce, choices, counterName, face, make, say } from "./words.js";

const cardsPage = document.getElementById("desk").dataset.cards;
const STATUSES = choices("status");

const zoneName = (zone) => say(`zone-${zone}`);

/** Find cards and add them, one after the other. */
export function openAdding(paper, place, closed) {
  const to = { ...place };
  const added = make("ul", { class: "added" });
  const names = paper.table.players.map((player) => player.name);
  let writes = null;
  const find = picker(
    () => to.zone,
    () => paper.told?.own ?? [],
    (name) => {
      writes = name;
      sheet.close();
    },
    (card) => {
      paper.edit(edits.add({ ...to }, card.write));
      const words = say("added", { card: card.name, zone: zoneName(to.zone), player: names[to.seat] });
      added.prepend(make("li", {}, words));
      announce(words);
      if (to.zone === "hero") sheet.close();
    },
  );
  const choose = (label, options, now, change) => {
    const field = make(
      "select",
      {
        onchange: () => {
          change(field.value);
          find.again();
        },
      },
      options.map(([value, word]) => make("option", { value, selected: value === now }, word)),
    );
    return make("label", { class: "choice-of" }, make("span", {}, label), field);
  };
  const content = [
    make(
      "div",
      { class: "strip" },
      choose(say("player"), names.map((name, seat) => [String(seat), name]), String(to.seat), (value) => (to.seat = Number(value))),
      choose(say("zone"), edits.ZONES.map((zone) => [zone, zoneName(zone)]), to.zone, (value) => (to.zone = value)),
    ),
    ...find.parts,
    added,
  ];
  let shown = false;
  sheet.open(
    say("add-a-card"),
    () => {
      if (shown) return undefined;
      shown = true;
      return content;
    },
    () => (writes === null ? closed() : openWriting(paper, to, writes, closed)),
    true,
  );
}

/** Everything that can be done with one card. */
export function openCard(paper, place, owner, closed) {
  let here = place;
  const written = edits.at(paper.table, here).name;
  const title = paper.called(written).name;
  const goes = (to) => {
    const index = edits.cardsOf(paper.table.players[to.seat], to.zone).length;
    paper.edit(edits.moveTo(here, to));
    announce(say("moved", { card: title, zone: zoneName(to.zone), player: paper.table.players[to.seat].name }));
    here = { ...to, index: to.zone === "hero" ? 0 : index };
    sheet.close();
  };
  const button = (key, words, act, more = {}) =>
    make("button", { type: "button", class: "button", "data-key": key, onclick: act, ...more }, words);
  const moves = (seat) =>
    edits.ZONES.filter((zone) => !(seat === here.seat && zone === here.zone) && zone !== "hero").map((zone) =>
      button(`to.${seat}.${zone}`, zoneName(zone), () => goes({ seat, zone })),
    );
  const fill = () => {
    const table = paper.table;
    const card = table && edits.at(table, here);
    if (!card) return null;
    const bare = edits.HIDDEN.includes(here.zone);
    const other = 1 - here.seat;
    return [
      text(paper.called(written)),
      here.zone !== "hero" &&
        group(say("move-to"), make("div", { class: "buttons" }, moves(here.seat)), make("details", {}, make("summary", {}, say("move-to-other", { player: table.players[other].name })), make("div", { class: "buttons" }, moves(other)))),
      !bare &&
        group(
          say("statuses"),
          make(
            "div",
            { class: "buttons" },
            STATUSES.map(([status, word]) =>
              button(`status.${status}`, word, () => paper.edit(edits.toggle(here, status)), {
                "aria-pressed": String(card.statuses.includes(status)),
              }),
            ),
          ),
        ),
      !bare && group(say("counters"), ...counters(card)),
      make(
        "div",
        { class: "buttons" },
        here.zone !== "hero" && button("copy", say("copy-card"), () => paper.edit(edits.copy(here))),
        button(
          "remove",
          say("remove"),
          () => {
            paper.edit(edits.remove(here));
            announce(say("removed", { card: title }));
            sheet.close();
          },
          { class: "button bad" },
        ),
      ),
    ].filter(Boolean);
  };
  const counters = (card) => {
    const kinds = new Set(["boost", ...card.counters.map((one) => one.kind)]);
    const kind = make("input", { type: "text", maxlength: "30", list: "counter-kinds", autocomplete: "off", "data-key": "kind", "aria-label": say("kind"), placeholder: say("kind") });
    const more = () => {
      const name = kind.value.trim();
      kind.value = "";
      if (name) paper.edit(edits.count(here, name, 1));
    };
    kind.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      more();
    });
    const rows = [...kinds].map((name) => {
      const number = card.counters.find((one) => one.kind === name)?.count ?? 0;
      const word = name === "boost" ? say("boosts") : counterName(name);
      const set = (next) => paper.edit(edits.count(here, name, Math.min(99, Math.max(0, next))));
      return make(
        "div",
        { class: "amount" },
        make("span", { class: "amount-name" }, word),
        button(`less.${name}`, "−", () => set(number - 1), { class: "step", "aria-label": say("named", { name: word, value: say("less") }) }),
        make("output", {}, String(number)),
        button(`more.${name}`, "+", () => set(number + 1), { class: "step", "aria-label": say("named", { name: word, value: say("more") }) }),
      );
    });
    return [...rows, make("div", { class: "amount" }, kind, button("add-kind", say("add-counter"), more))];
  };
  sheet.open(`${title} · ${zoneName(place.zone)}, ${owner}`, fill, () => closed(`${here.seat}.${here.zone}.${here.index}`));
}

/** What stands on a card, and the way to its page. */
function text(card) {
  const link = card.page && make("a", { class: "to-card", href: `${cardsPage}/${card.page}`, target: "_blank", rel: "noopener" }, say("read-card"));
  return (card.kind || card.lines.length > 0) && make("div", { class: "card-shown" }, face(card, { name: "", more: link }));
}

function group(name, ...parts) {
  return make("fieldset", {}, make("legend", {}, name), ...parts);
}
