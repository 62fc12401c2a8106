// A game against the program: the device keeps it, the server says what the rules make of each move.

import { ask } from "../desk/ask.js";
import { announce, know, make, ruleBy, say } from "../desk/words.js";
import { Beginning } from "./beginning.js";
import { Coach, SITUATION, fresh } from "./coach.js";
import { inAddress, keep, kept, linkTo } from "./keeping.js";
import { Log } from "./log.js";
import { Review } from "./review.js";
import { Table } from "./table.js";
import { Tray } from "./tray.js";

const language = document.documentElement.lang;
const host = document.getElementById("game");
const beginning = document.getElementById("beginning");
const tablePart = document.getElementById("table");
const trouble = document.getElementById("trouble");
const waiting = document.getElementById("waiting");
const back = document.getElementById("back");

let game = null;
let chosen = 0;
let busy = false;

const table = new Table(document.getElementById("stage"), tapped);
const takeBack = () => go({ back: true }, { known: 0, then: () => (game.fresh = game.log.length) });
const coach = SITUATION ? new Coach({ redraw: draw, back: takeBack, again: () => begin(fresh(host.dataset.edition)) }) : null;
const tray = new Tray(choose, letGo, anew, coach);
const log = new Log(!coach);
const review = coach ? null : new Review();
if (!coach) new Beginning(begin, () => fail(say("no-game")));

/** Ask where the game is after something; what is asked is asked again on request, and nothing is lost meanwhile. */
async function go(question, { match = game.match, known = Math.max(0, game.log.length - 1), then = () => {} } = {}) {
  if (busy) return;
  busy = true;
  tablePart.setAttribute("aria-busy", "true");
  waiting.hidden = !tablePart.hidden;
  fail("");
  try {
    const answer = await ask("move", { match, known, ...question });
    const before = known ? game.log.slice(0, known) : [];
    const mine = Boolean(question.choose?.length) || !known;
    game = { match: answer.match, language, fresh: mine ? before.length : game.fresh, log: [...before, ...answer.log], answer: { ...answer, log: [] } };
    keep(game);
    chosen = 0;
    then();
    show(true);
  } catch (error) {
    fail(error.message, error.again !== false && (() => go(question, { match, known, then })));
  } finally {
    busy = false;
    waiting.hidden = true;
    tablePart.removeAttribute("aria-busy");
  }
  if (game?.answer.waits && trouble.hidden) go({});
}

function begin(match) {
  game = { match, log: [], fresh: 0 };
  go({}, { match, known: 0, then: () => history.replaceState(null, "", location.pathname) });
}

function show(moved) {
  const { answer } = game;
  if (beginning) beginning.hidden = true;
  tablePart.hidden = false;
  know(answer.faces);
  ruleBy(answer.match.edition);
  draw(moved);
  log.draw(game.log, game.fresh, game.match);
  review?.show(answer);
  back.disabled = !answer.back;
  if (moved) announce(document.getElementById("tray-title").textContent);
}

function draw(moved = false) {
  const { answer } = game;
  const all = answer.due?.options ?? [];
  const about = (one) => one.objects.includes(chosen);
  const options = chosen ? all.filter(about) : [];
  const bare = all.filter((one) => one.place && !one.objects.length);
  const places = new Set([...options.filter((one) => one.place), ...bare].map((one) => one.place));
  const loose = all.filter((one) => !one.objects.length);
  table.draw(answer, { options: all, places, chosen }, moved);
  const refused = (answer.due?.refused ?? []).filter((one) => one.object === chosen);
  tray.draw(answer, { chosen, card: cardsOf(answer.board).find((card) => card.object === chosen), options, refused, loose });
}

const cardsOf = ({ players, limbo }) => [
  ...limbo,
  ...players.flatMap((side) => [side.hero, ...side.expeditions.flatMap((one) => one.cards), ...side.landmarks, ...side.reserve, ...side.discard, ...side.known_hand]),
].filter((card) => card && card.mark !== "gone");

/** A card or an expedition was tapped: a card once to look at it, again to choose it where there is one way to. */
function tapped({ object, place, held }) {
  const all = game.answer.due?.options ?? [];
  if (place) {
    const found = all.find((one) => one.place === place && one.objects.includes(chosen)) ?? all.find((one) => one.place === place && !one.objects.length);
    return found && choose(found);
  }
  const mine = all.filter((one) => one.objects.includes(object));
  if (object === chosen && !held && mine.length === 1) return choose(mine[0]);
  chosen = object === chosen && !held ? 0 : object;
  draw();
  announce(document.querySelector("#tray .in-hand")?.textContent ?? "");
}

function choose(option) {
  go({ choose: option.moves });
}

function letGo() {
  chosen = 0;
  draw();
  document.getElementById("tray-title").focus({ preventScroll: true });
}

function fail(words, again = null) {
  trouble.replaceChildren(words);
  trouble.hidden = !words;
  if (again) trouble.append(" ", make("button", { type: "button", class: "quiet", onclick: again }, say("again")));
}

function anew() {
  if (!game.answer.ended && !game.answer.coach?.end && !confirm(say(coach ? "first-sure" : "sure"))) return;
  if (coach) return begin(fresh(host.dataset.edition));
  game = null;
  keep(null);
  fail("");
  tablePart.hidden = true;
  beginning.hidden = false;
  document.querySelector("#begin input:checked").focus();
}

back.addEventListener("click", takeBack);
document.getElementById("anew").addEventListener("click", anew);
document.getElementById("ask-judge")?.addEventListener("click", () =>
  outside("moment", ({ text }) => {
    const form = document.getElementById("to-desk");
    form.elements.text.value = text;
    form.submit();
  }),
);
document.getElementById("save")?.addEventListener("click", () =>
  outside("file", ({ text }) => {
    const link = make("a", { href: URL.createObjectURL(new Blob([text], { type: "text/markdown" })), download: say("saved-as") });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }),
);
document.getElementById("copy-moment")?.addEventListener("click", () => outside("moment", ({ address }) => copy(address && new URL(address, location.href).href)));
document.getElementById("copy-game")?.addEventListener("click", () => copy(linkTo(game.match)));

/** Ask for something to take elsewhere. */
async function outside(what, then) {
  fail("");
  try {
    then(await ask(what, { match: game.match }));
  } catch (error) {
    fail(error.message);
  }
}

async function copy(address) {
  if (!address) return fail(say("too-long"));
  try {
    await navigator.clipboard.writeText(address);
    announce(say("copied"));
  } catch {
    fail(say("not-copied"));
  }
}

document.addEventListener("keydown", (event) => {
  if (tablePart.hidden || event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
  const key = event.key.toLowerCase();
  const passes = () => document.querySelector("#tray .option[data-kind=pass]");
  const button = key === "z" ? back : key === "p" ? passes() : document.querySelector(`#tray [data-key="${CSS.escape(key)}"]`);
  if (key === "escape" && chosen) letGo();
  else if (button && !button.disabled) button.click();
  else return;
  event.preventDefault();
});

const linked = inAddress();
const here = kept();
if (linked && (!here || JSON.stringify(here.match.moves) === JSON.stringify(linked.moves) || confirm(say("replace")))) begin(linked);
else if (here) {
  game = here;
  if (here.language === language && here.answer) {
    show(false);
    if (here.answer.waits) go({});
  } else go({}, { known: 0 });
} else if (coach) begin(fresh(host.dataset.edition));
else beginning.hidden = false;
