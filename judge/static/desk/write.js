// The sheet in which a card is written: field by field, or pasted whole; what the server understands of it is shown.

import { ask } from "./ask.js";
import * as edits from "./edits.js";
import * as sheet from "./sheet.js";
import { announce, choices, drawn, face, laws, make, say } from "./words.js";

const PAUSE = 500;
const NUMBERS = [
  ["hand", "Hand Cost"],
  ["reserve", "Reserve Cost"],
  ["forest", "Forest"],
  ["mountain", "Mountain"],
  ["water", "Water"],
];

/** Write a card of a name, and put it where `place` says. */
export function openWriting(paper, place, name, closed) {
  const understood = make("div", { class: "understood", "aria-live": "polite" });
  const done = make("button", { type: "button", class: "button strong", disabled: true, onclick: () => put() }, say("write-put"));
  let waiting = 0;
  let asked = "";
  let found = null;

  const later = () => {
    clearTimeout(waiting);
    waiting = setTimeout(look, PAUSE);
  };
  const labelled = (key, field) => make("label", { class: "choice-of" }, make("span", {}, say(`write-${key}`)), field);
  const input = (more = {}) => make("input", { type: "text", autocomplete: "off", spellcheck: "false", oninput: later, ...more });
  const select = (key, first) =>
    make("select", { onchange: later }, [...(first ? [["", first]] : []), ...choices(`card-${key}`)].map(([value, word]) => make("option", { value }, word)));
  const whole = make("textarea", { rows: "5", maxlength: "5000", autocomplete: "off", spellcheck: "false", oninput: later });
  const fields = {
    name: input({ maxlength: "120", value: name, "data-first": true }),
    type: select("type", say("write-as-named")),
    subtypes: input({ maxlength: "200" }),
    rarity: select("rarity"),
    faction: select("faction", say("write-none")),
    text: make("textarea", { rows: "4", maxlength: "2000", autocomplete: "off", spellcheck: "true", oninput: later }),
  };
  const numbers = NUMBERS.map(([key, label]) => [key, label, input({ type: "number", inputmode: "numeric", min: "0", max: "99" })]);

  /** The card as one would paste it. */
  function written() {
    if (whole.value.trim()) return whole.value;
    const value = (key) => fields[key].value.trim().replace(/\s+/g, " ");
    const type = [value("type"), value("subtypes")].filter(Boolean).join(" — ");
    return [
      `Name: ${value("name")}`,
      type && `Type: ${type}`,
      ...numbers.map(([, label, field]) => field.value.trim() && `${label}: ${field.value.trim()}`),
      value("faction") && `Faction: ${value("faction")}`,
      `Rarity: ${value("rarity")}`,
      fields.text.value,
    ]
      .filter(Boolean)
      .join("\n");
  }

  async function look() {
    clearTimeout(waiting);
    const card = written();
    asked = card;
    try {
      const answer = await ask("card", { text: paper.text, card });
      if (asked !== card) return null;
      found = { ...answer, of: paper.text };
      draw(answer.card);
    } catch (trouble) {
      found = null;
      understood.replaceChildren(make("p", { class: "trouble" }, trouble.message));
    }
    done.disabled = !found?.card.understood;
    return found;
  }

  function draw(told) {
    const wrong = told.mistakes.map((one) => make("li", {}, one.message));
    const mended = told.mended.map((one) => make("li", {}, one.message));
    understood.replaceChildren(
      ...[
        wrong.length && make("ul", { class: "wrong-lines" }, wrong),
        mended.length && make("ul", { class: "wrong-lines soft" }, mended),
        told.face && make("div", { class: "card-shown" }, face(told.face)),
        told.explanation.length && make("ul", { class: "word-for-word" }, told.explanation.map((one) => make("li", { class: `deep-${Math.min(one.depth, 4)}` }, drawn(one.text), " ", laws(one.laws)))),
        told.reason && make("p", { class: "note" }, told.reason),
      ].filter(Boolean),
    );
  }

  async function put() {
    const now = found && found.of === paper.text && found.card.understood && asked === written() ? found : await look();
    if (!now?.card.understood) return;
    paper.replace(now.text);
    paper.edit(edits.add(place, now.write));
    announce(say("added", { card: now.write, zone: say(`zone-${place.zone}`), player: paper.table?.players[place.seat].name ?? "" }));
    sheet.close();
  }

  const content = [
    make("p", { class: "note" }, say("write-lead")),
    labelled("name", fields.name),
    make("div", { class: "strip" }, labelled("type", fields.type), labelled("subtypes", fields.subtypes)),
    make("div", { class: "strip" }, labelled("rarity", fields.rarity), labelled("faction", fields.faction)),
    make("div", { class: "strip numbers" }, numbers.map(([key, , field]) => labelled(key, field))),
    labelled("text", fields.text),
    make("details", {}, make("summary", {}, say("write-whole")), labelled("pasted", whole)),
    understood,
    done,
  ];
  let shown = false;
  sheet.open(
    say("write-card"),
    () => {
      if (shown) return undefined;
      shown = true;
      return content;
    },
    () => {
      clearTimeout(waiting);
      closed();
    },
    true,
  );
}
