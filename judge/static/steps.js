// Walks through a scenario without loading the page anew: by its links, by the arrow keys, by a finger. On a phone it is
// a film: one board with one sentence, and all steps folded below.

import { showChange, turnPage } from "./change.js";
import { move, places } from "./motion.js";
import { onSwipe } from "./swipe.js";

const PATIENCE = 12_000;
const PHONE = matchMedia("(max-width: 62rem)");
const story = document.querySelector(".story");

const late = (again) => void document.dispatchEvent(new CustomEvent("late", { detail: again }));

async function read(address) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  return answer.ok ? answer.text() : null;
}

async function go(address, push, fromList = false) {
  const again = () => go(address, push, fromList);
  const text = await read(address).catch((error) => (error.name === "TimeoutError" ? late(again) : null));
  if (text === undefined) return;
  if (text === null) return location.assign(address);
  const page = new DOMParser().parseFromString(text, "text/html");
  const now = document.getElementById("play");
  const link = now.contains(document.activeElement) ? document.activeElement : null;
  const rel = link?.getAttribute("rel");
  const compares = Boolean(link?.closest(".what-if"));
  const held = document.querySelector(rel ? ".stepper" : ".chosen > .step-row")?.getBoundingClientRect().top;
  const before = places(now);
  now.replaceChildren(...page.getElementById("play").childNodes);
  film();
  const kept = rel && (now.querySelector(`a[rel="${rel}"]`) ?? now.querySelector("a[rel]"));
  if (kept) kept.focus({ preventScroll: true });
  else if (link) now.querySelector(".chosen .step-link")?.focus({ preventScroll: true });
  document.getElementById("said").textContent = ["#stage-title", "#stage .caption"]
    .map((place) => document.querySelector(place))
    .map((part) => part?.textContent.trim().replace(/\s+/g, " "))
    .filter(Boolean)
    .join(". ");
  document.querySelector(".choices a.choice").href = page.querySelector(".choices a.choice").href;
  if (push) history.pushState(null, "", address);
  settle(rel, held, fromList);
  if (story.matches(".film") && !compares) turn();
  move(now, before);
}

/** The chosen step is in sight, and of its board the half in which something changes. */
function settle(rel, held, fromList) {
  const chosen = document.querySelector(".chosen > .step-row");
  if (story.matches(".film")) {
    if (fromList) document.getElementById("stage").scrollIntoView({ block: "start" });
  } else if (getComputedStyle(document.getElementById("stage")).position === "sticky") chosen?.scrollIntoView({ block: "nearest" });
  else if (rel) scrollBy({ top: document.querySelector(".stepper").getBoundingClientRect().top - held, behavior: "instant" });
  else if (fromList) chosen?.scrollIntoView({ block: "start" });
  showChange(document.querySelector("#stage .board"));
}

/** On a phone, what changes is in sight, between its sentence and the buttons. */
function turn() {
  turnPage(...["#stage .board", "#stage .caption", ".stepper"].map((place) => document.querySelector(place)));
}

/** On a phone the board stands above everything that is told, and what is told step by step is folded. */
function film() {
  story.classList.toggle("film", PHONE.matches);
  const [play, moves] = ["#play", "#play > .moves"].map((place) => document.querySelector(place));
  if (!PHONE.matches) return unfold();
  if (play.querySelector(".all-steps")) return;
  const [stage, place] = [play.querySelector(".stage-place"), document.createComment("stage")];
  stage.replaceWith(place);
  play.prepend(stage);
  const told = [...moves.childNodes];
  const summary = document.createElement("summary");
  const all = document.createElement("details");
  all.className = "all-steps";
  all.open = opened || Boolean(moves.querySelector(".why")) || (location.hash.length > 1 && Boolean(moves.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`)));
  all.append(summary, ...told.filter((one) => one.id !== "ruling"));
  summary.append(all.querySelector("h2"));
  all.addEventListener("toggle", () => {
    opened = all.open;
  });
  moves.append(all);
  unfold = () => {
    moves.replaceChildren(...told);
    place.replaceWith(stage);
    unfold = () => {};
  };
}

let opened = false;
let unfold = () => {};

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest(".stepper a, .what-if a, a.step-link") : null;
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.href, true, link.matches(".step-link"));
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (event.target instanceof Element && event.target.closest("input, textarea, select, .scroll")) return;
  const rel = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  const link = rel && document.querySelector(`.stepper a[rel="${rel}"]`);
  if (!link) return;
  event.preventDefault();
  go(link.href, true);
});

onSwipe("#stage", (_, rel) => {
  const link = document.querySelector(`.stepper a[rel="${rel}"]`);
  if (link) go(link.href, true);
});

PHONE.addEventListener("change", film);
addEventListener("popstate", () => go(location.href, false));
film();
showChange(document.querySelector("#stage .board"));
