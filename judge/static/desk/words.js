// The words of the page and the small pieces of which it is drawn; every word stands in the page, in its language.

const host = document.querySelector("[data-symbols]");
const spoken = document.getElementById("words").content;
const words = new Map([...spoken.querySelectorAll("[data-word]")].map((word) => [word.dataset.word, word.textContent]));
const symbols = new Map([...spoken.querySelectorAll("[data-symbol]")].map((one) => [one.dataset.symbol, one.firstElementChild]));
const said = document.getElementById("said");

export function say(key, gaps = {}) {
  return words.get(key).replace(/\{(\w+)\}/g, (whole, name) => gaps[name] ?? whole);
}

/** The choices that the page offers under a name, such as the phases: pairs of a value and its word. */
export function choices(name) {
  return [...spoken.querySelectorAll(`[data-choice="${name}"]`)].map((one) => [one.dataset.value, one.textContent]);
}

const COUNTERS = new Map(choices("counter"));

/** What counters are called that a file or a reader names in either language. */
export const counterName = (kind) => COUNTERS.get(kind) ?? kind;

export function announce(text) {
  said.textContent = text;
}

/** An element; `on…` are its listeners, other properties its attributes. */
export function make(tag, properties = {}, ...children) {
  const one = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) one.addEventListener(name.slice(2), value);
    else one.setAttribute(name, value === true ? "" : value);
  }
  one.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return one;
}

let named = new Map();
let names = null;

/** The cards of which the page speaks from now on: their names lead to their pages, and to what stands on them. */
export function know(faces) {
  const places = new Map(faces.map((card, place) => [card, `face-${place + 1}`]));
  named = new Map();
  for (const card of faces) {
    const known = { ...card, place: places.get(card) };
    for (const name of new Set([bare(card.name), bare(card.name).split(",")[0]])) named.set(name, [...(named.get(name) ?? []), known]);
  }
  const forms = [...named.keys()].sort((one, other) => other.length - one.length);
  const pattern = forms.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(/'/g, "['’]").replace(/ /g, "[ \u00a0]"));
  names = forms.length ? new RegExp(`(?<![\\p{L}\\p{N}])(${pattern.join("|")})(?![\\p{L}\\p{N}])`, "u") : null;
  document.getElementById("faces").hidden = !faces.length;
  document.querySelector("#faces ul").replaceChildren(
    ...faces.map((card) => make("li", { id: places.get(card) }, face(card, { name: card.page ? make("a", { href: `${host.dataset.cards}/${card.page}` }, card.name) : card.name }))),
  );
}

const bare = (name) => name.replaceAll("’", "'").replaceAll("\u00a0", " ");

/** What stands on the cards of a name; a number behind it tells copies apart. */
export const facesOf = (name) => named.get(bare(name).replace(/ #\d+$/, "")) ?? [];

/** What stands on the card of a key. */
export const faceOf = (key) => [...named.values()].flat().find((card) => card.key === key);

/** What stands on the cards that a sentence names. */
export const facesIn = (text) => [...new Set(names ? text.split(names).filter((_, place) => place % 2) : [])].flatMap(facesOf);

/** A name that leads to its card; with a key, to the very card of that key. */
export function cardName(name, key = "") {
  const all = facesOf(name);
  const found = key ? all.filter((card) => card.key === key) : all;
  if (!found.length) return key ? name : make("span", {}, rich(name));
  const [{ page, place }] = found;
  return make("a", { class: "card-link", href: page ? `${host.dataset.cards}/${page}` : `#${place}`, "data-face": found.map((card) => card.place).join(" ") }, name);
}

/** A sentence with its symbols drawn and its cards linked. */
export function rich(text) {
  if (!names) return drawn(text);
  return text.split(names).flatMap((part, place) => (place % 2 ? [cardName(part)] : drawn(part)));
}

/** A sentence with its symbols drawn. */
export function drawn(text) {
  return text.split(/\{([JHRTDIVMOXjhr]|\d{1,2})\}/).map((piece, place) => {
    if (place % 2 === 0) return piece;
    const part = piece.toUpperCase();
    const sign = (symbols.get(part) ?? symbols.get("X")).cloneNode(true);
    if (!symbols.has(part)) {
      sign.textContent = part;
      const aloud = sign.getAttribute("aria-label").replace("X", part);
      sign.setAttribute("aria-label", aloud);
      sign.title = aloud;
    }
    return sign;
  });
}

const specimen = spoken.querySelector("[data-face] .face");
const numbers = (now, was) => (now === was ? [now] : [make("del", {}, was), " ", make("ins", {}, now)]);

/** A card: the drawing that stands in the page, filled in.
 *
 * `name` is its name, also as a link; `kind`, `statistics` and `was` stand for those of the card; `brief` leaves out its
 * abilities; `more` stands last on it.
 */
export function face(card, { name = card?.name, kind = card?.kind, brief = false, statistics = brief ? "" : card?.statistics, was = statistics, gone = false, more = [] } = {}) {
  const box = specimen.cloneNode(true);
  const fill = (part, found, write) => (found ? write(part) : part.remove());
  const [head, line] = [box.querySelector(".card-name"), box.querySelector(".card-lines")];
  if (card?.faction) box.classList.add(`of-${card.faction}`);
  for (const kindOf of ["hand", "reserve"]) {
    const cost = card?.[kindOf];
    fill(box.querySelector(`.cost.${kindOf}`), cost !== undefined && cost !== null, (part) => {
      part.textContent = cost;
      part.title = part.title.replace("{number}", cost);
      part.setAttribute("aria-label", part.title);
    });
  }
  fill(head, name, () => head.replaceWith(make(gone ? "del" : "span", { class: "card-name" }, name)));
  fill(box.querySelector(".forged"), card?.forged, () => {});
  fill(box.querySelector(".card-kind"), kind?.length, (part) => part.replaceChildren(...[kind].flat()));
  fill(line, card?.lines.length && !brief, () => line.replaceChildren(...card.lines.map((words) => make("span", { class: "card-line" }, drawn(words)))));
  fill(box.querySelector(".statistics"), statistics && !gone, (part) => {
    const [now, before] = [statistics, was].map((all) => all.split("/"));
    part.querySelectorAll(".value").forEach((value, place) => value.replaceChildren(...numbers(now[place] ?? "0", before[place] ?? "0")));
  });
  box.append(...[more].flat().filter(Boolean));
  return box;
}

const ROOTS = new Map([...spoken.querySelectorAll('[data-choice="edition"]')].map((one) => [one.dataset.value, one.dataset.root]));
let ruling = "";

/** The edition by which the situation is ruled from now on: its articles are meant where no other is named. */
export function ruleBy(edition) {
  ruling = edition;
}

function law(number, edition = ruling) {
  const root = ROOTS.get(edition) ?? host.dataset.rules;
  return make("a", { class: "reference", href: `${root}/${number}`, "data-rule": number, "data-edition": ROOTS.has(edition) && edition !== host.dataset.edition && edition }, number);
}

export const laws = (numbers, edition) => make("span", { class: "laws" }, numbers.map((number) => law(number, edition)));

/** A sentence with its symbols drawn, its cards and its articles linked. */
export function cited(text, edition) {
  return text.split(/(?<![\p{L}\p{N}_.])([1-9](?:\.[1-9]\d?){1,2}\.[a-z])(?![\p{L}\p{N}_])/u).flatMap((part, place) => (place % 2 ? [law(part, edition)] : rich(part)));
}

/** A mistake with its line. */
export function fault(one) {
  return say("named", { name: say("line", { number: one.line }), value: one.message });
}

/** A drawing beside words that say the same. */
export function drawing(name) {
  const drawn = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  drawn.setAttribute("viewBox", "0 0 24 24");
  drawn.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `${host.dataset.symbols}#${name}`);
  drawn.append(use);
  return drawn;
}
