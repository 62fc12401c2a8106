// The school on the page: steps and answers come in place, and what was read and answered is kept in this browser alone.

import { answered, coming, forget as forgetMissed } from "./missed.js";
import { move, places } from "./motion.js";
import { answeredToday, forget as forgetStreak, streak } from "./streak.js";
import { onSwipe } from "./swipe.js";

const PLACE = "altered-judge-school";
const TASKS = "altered-judge-tasks";
const EMPTY = { lessons: {}, answers: {} };
const PATIENCE = 12_000;
const PHONE = matchMedia("(max-width: 44rem)");

function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE));
    return found && found.lessons && found.answers ? found : structuredClone(EMPTY);
  } catch {
    return structuredClone(EMPTY);
  }
}

function keep(change) {
  const progress = kept();
  change(progress);
  try {
    localStorage.setItem(PLACE, JSON.stringify(progress));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

function remember(root) {
  for (const asked of root.querySelectorAll("[data-question][data-right]")) {
    const { question, right, chapter, level } = asked.dataset;
    keep((progress) => {
      progress.answers[question] ??= right === "yes";
    });
    answered(question, right === "yes", chapter, level);
    if (document.querySelector("[data-current]")) answeredToday();
  }
  showComing();
  showStreak();
}

const filled = (words, figures) => words.replace(/\{(\w+)\}/g, (gap, name) => figures[name] ?? gap);

/** What comes back now is the next question, before any other. */
function showComing() {
  const box = document.querySelector("[data-coming]");
  if (!box) return;
  const { chapter, level } = box.dataset;
  const { due, waiting } = coming(chapter, level);
  box.hidden = !due.length && !waiting;
  box.querySelector("[data-figures]").textContent = filled(box.querySelector("[data-figures]").dataset.figures, { due: due.length, waiting });
  const here = document.querySelector(".question")?.dataset.question;
  const next = due.find((question) => question !== here);
  for (const link of document.querySelectorAll(".next-question a, [data-coming] a")) {
    const address = new URL(link.href);
    if (next) address.searchParams.set("again", next);
    else address.searchParams.delete("again");
    link.href = address.href;
    if (box.contains(link)) link.hidden = !next;
  }
}

function showStreak() {
  const { days, best } = streak();
  for (const line of document.querySelectorAll("[data-streak]")) {
    line.hidden = !best;
    line.textContent = filled(line.dataset.streak, { days, best });
  }
}

/** On a phone one film or question of a lesson is open at a time, and none but one in which something was chosen at first. */
function fold(root = document) {
  for (const one of root.querySelectorAll(".fold")) {
    const chosen = one.querySelector(".chosen") || one.closest(".answered");
    if (PHONE.matches) one.name = "in-lesson";
    else one.removeAttribute("name");
    one.open = !PHONE.matches || Boolean(chosen) || root !== document;
    one.addEventListener("toggle", () => one.open && one.getBoundingClientRect().top < 0 && one.scrollIntoView());
  }
  for (const one of root.querySelectorAll(".scene .all-steps")) one.open = !PHONE.matches;
}

const late = (again) => void document.dispatchEvent(new CustomEvent("late", { detail: again }));

async function read(address) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  return answer.ok ? answer.text() : null;
}

async function turn(address, part, fromList = false) {
  const again = () => turn(address, part, fromList);
  const text = await read(address).catch((error) => (error.name === "TimeoutError" ? late(again) : null));
  if (text === undefined) return;
  if (text === null) return location.assign(address);
  const page = new DOMParser().parseFromString(text, "text/html");
  const now = document.getElementById(part);
  const then = page.getElementById(part);
  if (!now || !then) return location.assign(address);
  const rel = document.activeElement?.getAttribute("rel");
  const opened = now.querySelector("details.look")?.open;
  const before = places(now);
  const told = now.querySelector(".all-steps")?.open;
  now.replaceWith(then);
  fold(then);
  if (told) then.querySelector(".all-steps").open = true;
  move(then, before);
  if (opened !== undefined && then.querySelector("details.look")) then.querySelector("details.look").open = opened;
  document.querySelector(".choices a.choice").href = page.querySelector(".choices a.choice").href;
  const said = then.querySelector("[data-said]");
  if (said) document.getElementById("said").textContent = said.textContent.trim();
  const next = then.querySelector(`a[rel="${rel}"]`) ?? then.querySelector("a[rel], .chosen .step-link");
  const focus = then.matches(".answered") ? said : then.matches(".question") ? then.querySelector("input[type=radio]") : next;
  focus?.focus({ preventScroll: true });
  if (then.matches(".answered")) said.scrollIntoView({ block: "center" });
  const board = fromList && then.querySelector(".scene-board");
  if (board && getComputedStyle(board).position !== "sticky") board.scrollIntoView();
  for (const outside of ["score", "next-question"]) {
    const old = document.querySelector(`.${outside}`);
    const fresh = page.querySelector(`.${outside}`);
    if (old && fresh) old.replaceWith(fresh);
    else if (fresh) document.querySelector(".filters")?.append(fresh);
  }
  remember(then.parentElement);
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[data-part]") : null;
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  turn(link.href, link.closest("section[id]").id, link.matches(".step-link"));
});

document.addEventListener("submit", (event) => {
  const form = event.target.closest("form[data-part]");
  if (!form) return;
  event.preventDefault();
  const address = new URL(form.action);
  address.search = new URLSearchParams(new FormData(form)).toString();
  turn(address.href, form.dataset.part);
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (!(event.target instanceof Element) || event.target.closest("input, textarea, select, .scroll")) return;
  const rel = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  const link = rel && event.target.closest(".scene")?.querySelector(`.stepper a[rel="${rel}"]`);
  if (!link) return;
  event.preventDefault();
  turn(link.href, link.closest("section[id]").id);
});

onSwipe(".scene-board", (place, rel) => {
  const link = place.querySelector(`.stepper a[rel="${rel}"]`);
  if (link) turn(link.href, link.closest("section[id]").id);
});

const end = document.getElementById("lesson-end");
if (end) {
  new IntersectionObserver((entries, watcher) => {
    if (!entries.some((one) => one.isIntersecting)) return;
    watcher.disconnect();
    keep((progress) => {
      progress.lessons[document.querySelector("article[data-lesson]").dataset.lesson] = true;
    });
    end.dataset.read = "";
  }).observe(end);
}

function show() {
  const box = document.getElementById("progress");
  if (!box) return;
  const { lessons, answers } = kept();
  const rows = [...document.querySelectorAll("li[data-lesson]")];
  for (const row of rows) row.querySelector(".done").hidden = !lessons[row.dataset.lesson];
  const line = box.querySelector("[data-progress]");
  const figures = {
    lessons: rows.filter((row) => lessons[row.dataset.lesson]).length,
    all: rows.length,
    right: Object.values(answers).filter(Boolean).length,
    answers: Object.keys(answers).length,
  };
  line.textContent = filled(line.dataset.progress, figures);
  box.hidden = !figures.lessons && !figures.answers;
}

document.getElementById("forget")?.addEventListener("click", () => {
  localStorage.removeItem(PLACE);
  localStorage.removeItem(TASKS);
  forgetMissed();
  forgetStreak();
  show();
  showComing();
  showStreak();
  document.getElementById("course")?.focus();
});

const print = document.getElementById("print");
if (print) {
  print.hidden = false;
  print.addEventListener("click", () => window.print());
}

function showTasks() {
  let done = [];
  try {
    done = JSON.parse(localStorage.getItem(TASKS)) ?? [];
  } catch {
    // Nothing is known of tasks that were done.
  }
  for (const task of document.querySelectorAll("[data-task]")) task.querySelector(".done").hidden = !done.includes(task.dataset.task);
}

fold();
PHONE.addEventListener("change", () => fold());
remember(document);
show();
showTasks();
addEventListener("pageshow", show);
addEventListener("pageshow", showComing);
addEventListener("pageshow", showStreak);
addEventListener("pageshow", showTasks);
