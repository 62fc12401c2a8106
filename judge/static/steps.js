// Walks through a scenario without loading the page anew: by its links, and by the arrow keys.

import { showChange } from "./change.js";

const PATIENCE = 12_000;

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
  const held = document.querySelector(rel ? ".stepper" : ".chosen > .step-row")?.getBoundingClientRect().top;
  now.replaceChildren(...page.getElementById("play").childNodes);
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
}

/** The chosen step is in sight, and of its board the half in which something changes. */
function settle(rel, held, fromList) {
  const chosen = document.querySelector(".chosen > .step-row");
  if (getComputedStyle(document.getElementById("stage")).position === "sticky") chosen?.scrollIntoView({ block: "nearest" });
  else if (rel) scrollBy({ top: document.querySelector(".stepper").getBoundingClientRect().top - held, behavior: "instant" });
  else if (fromList) chosen?.scrollIntoView({ block: "start" });
  showChange(document.querySelector("#stage .board"));
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest(".stepper a, a.step-link") : null;
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

addEventListener("popstate", () => go(location.href, false));
showChange(document.querySelector("#stage .board"));
