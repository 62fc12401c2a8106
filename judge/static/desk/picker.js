// Finding a card by its name, in whichever language: a combobox whose suggestions come from the server.

import { cards } from "./ask.js";
import { announce, face, make, say } from "./words.js";

let serial = 0;

/** A field to find a card.
 *
 * `zone` gives where the card shall lie, `own` the cards that the text brings itself, `chosen` gets the card that was
 * picked, and `write` the name of one that nobody knows and somebody wants to write.
 */
export function picker(zone, own, write, chosen) {
  serial += 1;
  const list = make("div", { class: "found", id: `found-${serial}`, role: "listbox", "aria-label": say("cards") });
  const note = make("p", { class: "note" });
  const writing = () => make("button", { type: "button", class: "button write", onclick: () => write(field.value.trim()) }, say("write-card"));
  const field = make("input", {
    type: "text",
    class: "card-field",
    role: "combobox",
    maxlength: "100",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "done",
    placeholder: say("card-name"),
    "aria-label": say("card-name"),
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": list.id,
    "data-first": true,
  });
  let found = [];
  let options = [];
  let place = -1;
  let waiting = 0;
  let asking = null;

  function close() {
    options = [];
    place = -1;
    list.replaceChildren();
    note.replaceChildren(writing());
    field.setAttribute("aria-expanded", "false");
    field.removeAttribute("aria-activedescendant");
  }

  function choose(next) {
    place = next;
    options.forEach((option, index) => option.setAttribute("aria-selected", String(index === place)));
    if (place < 0) return field.removeAttribute("aria-activedescendant");
    field.setAttribute("aria-activedescendant", options[place].id);
    options[place].scrollIntoView({ block: "nearest" });
  }

  function pick(card) {
    if (!card.playable) return announce(card.why);
    field.value = "";
    close();
    field.focus();
    chosen(card);
  }

  function draw() {
    options = found.map((card, index) =>
      make(
        "div",
        {
          id: `${list.id}-${index}`,
          role: "option",
          "aria-selected": "false",
          "aria-disabled": card.playable ? null : "true",
          onpointerdown: (event) => event.preventDefault(),
          onclick: () => pick(card),
        },
        face(card.face, { more: card.why && make("span", { class: "why" }, card.why) }),
      ),
    );
    list.replaceChildren(...options);
    note.replaceChildren(writing());
    if (!options.length) {
      close();
      note.replaceChildren(say("no-card"), " ", writing());
      return announce(say("no-card"));
    }
    field.setAttribute("aria-expanded", "true");
    choose(found.findIndex((card) => card.playable));
  }

  /** The cards of the text’s own that may be meant. */
  const mine = (query) =>
    own()
      .filter((card) => card.write.toLowerCase().includes(query.toLowerCase()))
      .map((card) => ({ ...card, name: card.face.name, playable: true, why: "" }));

  async function ask() {
    asking?.abort();
    const query = field.value.trim();
    if (!query) return close();
    asking = new AbortController();
    try {
      const named = await cards(query, zone(), asking.signal);
      found = [...mine(query), ...named];
      if (field.value.trim() === query) draw();
    } catch (error) {
      if (error.name === "AbortError") return;
      close();
      const again = make("button", { type: "button", class: "quiet", onclick: ask }, say("again"));
      note.replaceChildren(error.message, " ", again);
      announce(error.message);
    }
  }

  field.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(ask, 140);
  });
  field.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "Escape" && options.length) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (place >= 0) pick(found[place]);
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && options.length) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      choose((place + step + options.length) % options.length);
    }
  });
  close();
  return { parts: [field, list, note], again: ask, field };
}
