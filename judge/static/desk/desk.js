// The judge's desk: one text, and around it everything that writes, plays and tells it.

import { Builder } from "./builder.js";
import { Outcomes } from "./outcomes.js";
import { Paper } from "./paper.js";
import { Play } from "./play.js";
import { Ruling } from "./ruling.js";
import { announce, fault, make, say } from "./words.js";
import { Writer } from "./writer.js";

const MOST = 100_000;
const desk = document.getElementById("desk");
const field = document.getElementById("text");
const LEFT = "desk-left";
const was = leftHere() ?? history.state;
const paper = new Paper(was?.text ?? field.value, Number(new URLSearchParams(location.search).get("why")) || 0);

field.value = paper.text;
new Writer(paper);
new Builder(paper, document.getElementById("builder"));
new Play(paper);
new Outcomes(paper);
new Ruling(paper);

const undo = document.getElementById("undo");
const redo = document.getElementById("redo");
const working = document.getElementById("working");
const trouble = document.getElementById("trouble");

desk.classList.add("live");
document.getElementById("tools").hidden = false;

paper.addEventListener("change", () => {
  undo.disabled = !paper.canUndo;
  redo.disabled = !paper.canRedo;
});
paper.addEventListener("busy", (event) => working.classList.toggle("on", event.detail));
paper.addEventListener("trouble", (event) => {
  trouble.replaceChildren(event.detail);
  trouble.hidden = !event.detail;
  if (event.detail) document.getElementById("unplayed")?.remove();
  if (event.detail) trouble.append(" ", make("button", { type: "button", class: "quiet", onclick: () => paper.again() }, say("again")));
});
paper.addEventListener("told", () => {
  document.getElementById("unplayed")?.remove();
  const { mistakes, due } = paper.told;
  const wrong = document.getElementById("board-fault");
  wrong.hidden = !mistakes.length;
  wrong.textContent = mistakes.length ? fault(mistakes[0]) : "";
  document.querySelector('[data-tally="mistakes"]').textContent = mistakes.length || "";
  document.querySelector('[data-tally="options"]').textContent = due?.options.length || "";
});

undo.addEventListener("click", () => paper.undo());
redo.addEventListener("click", () => paper.redo());
document.addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector("dialog[open]")) return;
  if (event.target instanceof HTMLInputElement && event.target.type === "text" && event.target.value !== event.target.defaultValue) return;
  const key = event.key.toLowerCase();
  if (key !== "z" && key !== "y") return;
  event.preventDefault();
  if (key === "y" || event.shiftKey) paper.redo();
  else paper.undo();
});

document.getElementById("new").addEventListener("click", () => {
  paper.replace(desk.dataset.blank);
  announce(say("new-situation"));
});
document.getElementById("open").addEventListener("change", async (event) => {
  const [file] = event.target.files;
  event.target.value = "";
  if (!file) return;
  if (file.size > MOST) {
    trouble.textContent = say("too-long");
    trouble.hidden = false;
    return;
  }
  paper.replace((await file.text()).replace(/\r\n?/g, "\n"));
  announce(say("opened", { file: file.name }));
});

const parts = desk.querySelector(".desk-parts");
const beside = matchMedia("(min-width: 64rem)");
const left = new Map();
let turned = null;
const ways = [...document.querySelectorAll(".desk-ways a")];
function turn(to, focus) {
  left.set(turned, scrollY);
  turned = to;
  for (const way of ways) {
    const here = way === to;
    if (here) way.setAttribute("aria-current", "true");
    else way.removeAttribute("aria-current");
    document.querySelector(way.hash).classList.toggle("turned", here);
  }
  if (!focus) return;
  hold();
  const title = document.querySelector(`${to.hash} h2`);
  if (beside.matches) return title.focus();
  title.focus({ preventScroll: true });
  const top = parts.getBoundingClientRect().top + scrollY;
  scrollTo({ top: left.get(to) ?? Math.min(scrollY, top), behavior: "instant" });
}
for (const way of ways) {
  way.addEventListener("click", (event) => {
    event.preventDefault();
    turn(way, true);
  });
}
paper.addEventListener("told", (event) => {
  if (!event.detail?.lines) return;
  turn(ways.find((way) => way.hash === "#part-play"), true);
  const title = document.querySelector("#due h3");
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: "nearest" });
});
const played = /^\d+\. /m.test(paper.text);
const first = [was?.part, location.hash, played ? "#part-play" : "#part-board"];
turn(ways.find((way) => way.hash === first.find((hash) => ways.some((one) => one.hash === hash))), false);
const BREATH = 350;
let held = 0;
let holding = 0;

/** The page comes back as it was left, however it was left: reloaded, put away by a phone, or left for another. */
function hold() {
  clearTimeout(holding);
  held = performance.now();
  history.replaceState({ text: paper.text, part: turned?.hash }, "");
}
paper.addEventListener("change", () => {
  clearTimeout(holding);
  const rest = held + BREATH - performance.now();
  if (rest <= 0) hold();
  else holding = setTimeout(hold, rest);
});
addEventListener("pagehide", () => {
  hold();
  try {
    sessionStorage.setItem(LEFT, JSON.stringify({ here: location.href, bare: paper.text === desk.dataset.blank, ...history.state }));
  } catch {
    // A browser that keeps nothing brings the page back as it was a moment before.
  }
});
document.addEventListener("visibilitychange", hold);

/** How this very page was left; a state that is put into the history as a page goes is lost when it is loaded anew.
 *
 * Whoever comes to a desk that shows nothing of its own finds what was set up in this window before.
 */
function leftHere() {
  try {
    const left = JSON.parse(sessionStorage.getItem(LEFT));
    const [came] = performance.getEntriesByType("navigation");
    const back = came?.type !== "navigate" && left?.here === location.href;
    const anew = came?.type === "navigate" && !location.search && !left?.bare;
    return back || anew ? left : null;
  } catch {
    return null;
  }
}
if (document.getElementById("unplayed")?.dataset.again !== "never") paper.start();
