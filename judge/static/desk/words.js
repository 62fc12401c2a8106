// The words of the page and the small pieces of which it is drawn; every word stands in the page, in its language.

const desk = document.getElementById("desk");
const spoken = document.getElementById("desk-words").content;
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

/** A sentence with its symbols drawn. */
export function rich(text) {
  return text.split(/\{([JHRTDIVMOX]|\d{1,2})\}/).map((part, place) => {
    if (place % 2 === 0) return part;
    const drawn = (symbols.get(part) ?? symbols.get("X")).cloneNode(true);
    if (!symbols.has(part)) {
      drawn.textContent = part;
      const aloud = drawn.getAttribute("aria-label").replace("X", part);
      drawn.setAttribute("aria-label", aloud);
      drawn.title = aloud;
    }
    return drawn;
  });
}

/** What stands on a card, without its name. */
export function face({ kind, numbers, lines }) {
  return [
    kind && make("span", { class: "card-kind" }, kind),
    numbers && make("span", { class: "card-numbers" }, rich(numbers)),
    lines.length > 0 && make("span", { class: "card-lines" }, lines.map((line) => make("span", { class: "card-line" }, rich(line)))),
  ];
}

export function laws(numbers) {
  const links = numbers.map((number) =>
    make("a", { class: "reference", href: `${desk.dataset.rules}/${number}`, "data-rule": number }, number),
  );
  return make("span", { class: "laws" }, links);
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
  use.setAttribute("href", `${desk.dataset.symbols}#${name}`);
  drawn.append(use);
  return drawn;
}

/** A drawing that speaks for itself. */
export function icon(name, aloud) {
  const drawn = drawing(name);
  drawn.removeAttribute("aria-hidden");
  drawn.setAttribute("role", "img");
  drawn.setAttribute("aria-label", aloud);
  return drawn;
}
