// Suggestions while one types; the arrow keys walk them. Without this script the field is a plain search.

const PATIENCE = 8_000;

const field = document.getElementById("q");
const list = document.getElementById("suggestions");
const said = document.getElementById("said");

let options = [];
let at = -1;
let waiting = 0;
let asking = null;

function close() {
  list.hidden = true;
  at = -1;
  field.setAttribute("aria-expanded", "false");
  field.removeAttribute("aria-activedescendant");
}

function choose(place) {
  at = place;
  options.forEach((option, index) => option.setAttribute("aria-selected", String(index === at)));
  if (at < 0) return field.removeAttribute("aria-activedescendant");
  field.setAttribute("aria-activedescendant", options[at].id);
  options[at].scrollIntoView({ block: "nearest" });
}

function draw(found) {
  options = found.map((one, index) => {
    const option = document.createElement("div");
    option.id = `suggestion-${index}`;
    option.setAttribute("role", "option");
    option.setAttribute("aria-selected", "false");
    option.dataset.href = one.address;
    const number = document.createElement("span");
    number.className = "number";
    number.textContent = one.number;
    option.append(number, one.title && one.title !== one.number ? ` ${one.title}` : "");
    if (one.edition && one.edition !== field.dataset.edition) {
      const edition = document.createElement("span");
      edition.className = "badge";
      edition.textContent = field.dataset.named.replace("{}", one.edition);
      option.append(" ", edition);
    }
    if (one.text) {
      const text = document.createElement("span");
      text.className = "beginning";
      text.lang = one.language;
      text.textContent = one.text;
      option.append(" ", text);
    }
    option.addEventListener("pointerdown", (event) => event.preventDefault());
    option.addEventListener("click", () => location.assign(one.address));
    return option;
  });
  list.replaceChildren(...options);
  if (!options.length) return close();
  at = -1;
  list.hidden = false;
  field.setAttribute("aria-expanded", "true");
  field.removeAttribute("aria-activedescendant");
  said.textContent = field.dataset.count.replace("{}", options.length);
}

function patient(asked) {
  const late = AbortSignal.timeout(PATIENCE);
  late.addEventListener("abort", () => asked.abort(late.reason));
  return asked.signal;
}

function again() {
  field.focus();
  ask();
}

async function ask() {
  asking?.abort();
  const text = field.value.trim();
  if (!text) return close();
  asking = new AbortController();
  try {
    const answer = await fetch(`${field.dataset.suggest}?q=${encodeURIComponent(text)}`, { signal: patient(asking) });
    if (answer.ok && document.activeElement === field) draw(await answer.json());
  } catch (error) {
    if (error.name === "AbortError") return;
    close();
    if (error.name === "TimeoutError") document.dispatchEvent(new CustomEvent("late", { detail: again }));
  }
}

if (field && list) {
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", field.labels[0]?.textContent ?? "");
  field.setAttribute("role", "combobox");
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-controls", "suggestions");
  field.setAttribute("aria-expanded", "false");
  field.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(ask, 90);
  });
  field.addEventListener("blur", close);
  field.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      if (!list.hidden) event.preventDefault();
      return close();
    }
    if (list.hidden) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      clearTimeout(waiting); // who walks this list is given no other
      asking?.abort();
      const steps = options.length + 1;
      choose(((at + 1 + (event.key === "ArrowDown" ? 1 : -1) + steps) % steps) - 1);
    } else if (event.key === "Enter" && at >= 0) {
      event.preventDefault();
      location.assign(options[at].dataset.href);
    }
  });
}
