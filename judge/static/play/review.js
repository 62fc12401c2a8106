// After the game: where the expeditions were day by day, the days that decided it, and what else could be done there.

import { ask } from "../desk/ask.js";
import { announce, make, rich, say } from "../desk/words.js";

const WIDTH = 320;
const HEIGHT = 112;
const LEFT = 26;
const RIGHT = 8;
const TOP = 8;
const BOTTOM = 20;

export class Review {
  #place = document.getElementById("review");
  #shown = "";

  /** Show it once the game has ended; put it away while one plays. */
  async show({ match, ended, board }) {
    const key = ended ? match.mark : "";
    if (key === this.#shown) return;
    this.#shown = key;
    this.#place.hidden = !key;
    if (!key) return;
    const title = make("h2", { id: "review-title" }, say("review"));
    this.#place.replaceChildren(title, make("p", { class: "note" }, say("looking-back")));
    try {
      const found = await ask("review", { match });
      if (key !== this.#shown) return;
      this.#draw(title, found, board);
      await this.#lookInto(match, found.moments, key);
    } catch (error) {
      this.#shown = "";
      this.#place.replaceChildren(title, make("p", { class: "note" }, error.message));
    }
  }

  #draw(title, { days, regions, moments }, { players }) {
    const courses = regions ? players.map((side, seat) => course(side, seat, days, regions)) : [];
    const decided = make("ol", { class: "decided" }, moments.map((one) => make("li", { "data-day": String(one.day) }, make("p", { class: "turn" }, one.text), make("p", { class: "else" }, say("looking-back")))));
    this.#place.replaceChildren(title, make("div", { class: "courses" }, courses), table(days, players), make("h3", {}, say("decided")), moments.length ? decided : make("p", {}, say("nothing-decided")), make("p", { class: "note" }, say("estimate")));
    announce(title.textContent);
  }

  /** What else could have been done, asked day by day: what is known stands there while the rest is being found. */
  async #lookInto(match, moments, key) {
    for (const { day } of moments) {
      const place = this.#place.querySelector(`[data-day="${day}"] .else`);
      try {
        const [found] = (await ask("review", { match, day })).moments;
        if (key !== this.#shown) return;
        place.replaceChildren(...rich(found?.else ?? ""));
      } catch (error) {
        place.textContent = error.message;
      }
    }
  }
}

const seatOf = (seat) => say(seat === 0 ? "you" : "program");

/** The way of both expeditions of a player: the Hero from below, the Companion from above; where they meet, it is won. */
function course(side, seat, days, regions) {
  const steps = Math.max(1, days.length - 1);
  const x = (place) => LEFT + (place * (WIDTH - LEFT - RIGHT)) / steps;
  const y = (gone) => TOP + (gone * (HEIGHT - TOP - BOTTOM)) / (regions - 1);
  const way = (expedition) => days.map(({ positions }, place) => [x(place), y(expedition ? positions[seat][1] : regions - 1 - positions[seat][0])]);
  const [hero, companion] = [way(0), way(1)];
  const points = (all) => all.map((one) => one.map((number) => number.toFixed(1)).join(",")).join(" ");
  const [first, second] = side.expeditions.map((one) => one.title);
  const picture = draw("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": say("course-of", { who: seatOf(seat) }) }, [
    ...Array.from({ length: regions }, (_, place) => draw("line", { class: "rung", x1: LEFT, x2: WIDTH - RIGHT, y1: y(place), y2: y(place) })),
    draw("polygon", { class: "between", points: points([...hero, ...companion.toReversed()]) }),
    draw("polyline", { class: "way hero-way", points: points(hero) }),
    draw("polyline", { class: "way companion-way", points: points(companion) }),
    ...[...hero, ...companion].map(([cx, cy], place) => draw("circle", { class: place < hero.length ? "stop hero-way" : "stop companion-way", cx, cy, r: 3 })),
    ...days.map(({ day, end }, place) => draw("text", { class: "day", x: x(place), y: HEIGHT - 4, "text-anchor": place ? (place < steps ? "middle" : "end") : "start" }, [end ? say("the-end") : String(day)])),
  ]);
  const key = make("p", { class: "ways" }, make("span", { class: "hero-way" }, first), make("span", { class: "companion-way" }, second));
  return make("figure", { class: seat === 0 ? "course mine" : "course theirs" }, make("figcaption", {}, make("strong", {}, seatOf(seat))), picture, key);
}

function draw(tag, properties, children = []) {
  const one = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(properties)) one.setAttribute(name, value);
  one.append(...children);
  return one;
}

/** The same in numbers. */
function table(days, players) {
  const names = players.flatMap((side, seat) => side.expeditions.map((one) => say("named", { name: seatOf(seat), value: one.title })));
  const head = make("tr", {}, [say("day-column"), ...names, say("chance")].map((words) => make("th", { scope: "col" }, words)));
  const row = ({ day, end, positions, chance }) => make("tr", {}, make("th", { scope: "row" }, end ? say("the-end") : String(day)), [...positions.flat(), chance].map((number) => make("td", {}, String(number))));
  return make("details", { class: "in-numbers" }, make("summary", {}, say("in-numbers")), make("div", { class: "scrolled", tabindex: "0", role: "region", "aria-label": say("in-numbers") }, make("table", {}, make("thead", {}, head), make("tbody", {}, days.map(row)))));
}
