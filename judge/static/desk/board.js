// A board to look at, drawn as on the pages of the scenarios.

import { drawing, icon, make, say } from "./words.js";

const TERRAINS = ["forest", "mountain", "water"];

export function marks(card, extra = []) {
  const all = [
    ...card.statuses.map((status) => make("span", { class: "status" }, status)),
    ...card.counters.map(([kind, count]) => make("span", { class: "counter" }, `${count} ${kind}`)),
    ...extra,
  ];
  return all.length ? make("span", { class: "marks" }, all) : null;
}

function drawCard(card, news) {
  const isNew = card.new && news;
  const numbers = card.statistics ? card.statistics.split("/") : [];
  return make(
    "li",
    { class: isNew ? "card new" : "card" },
    make("span", { class: "card-name" }, card.name),
    make("span", { class: "card-kind" }, card.type + (card.detail ? `, ${card.detail}` : "")),
    numbers.length > 0 &&
      make(
        "span",
        { class: "statistics" },
        TERRAINS.map((name, place) =>
          make("span", { class: `statistic ${name}` }, icon(name, say(name)), numbers[place] ?? "0"),
        ),
      ),
    card.unplayed.length > 0 &&
      make(
        "details",
        { class: "unplayed" },
        make("summary", {}, say("unplayed")),
        card.unplayed.map((line) => make("p", {}, line)),
      ),
    marks(card, isNew ? [make("span", { class: "new-mark" }, say("new"))] : []),
  );
}

function pile(cards, news) {
  if (!cards.length) return make("p", { class: "empty" }, say("empty"));
  return make("ul", { class: "cards" }, cards.map((card) => drawCard(card, news)));
}

function zone(name, cards, kind, news) {
  const count = cards.length > 1 ? [" ", make("span", { class: "count" }, String(cards.length))] : [];
  return make("div", { class: `zone ${kind}` }, make("h5", {}, name, ...count), pile(cards, news));
}

export function orbs(ready, exhausted) {
  const orb = (kind) => make("span", { class: kind });
  const drawn = [
    ...Array.from({ length: Math.min(ready, 20) }, () => orb("orb")),
    ...Array.from({ length: Math.min(exhausted, 20) }, () => orb("orb exhausted")),
  ];
  return make(
    "p",
    { class: "orbs" },
    make("span", { class: "unseen" }, say("orbs", { ready, exhausted })),
    make("span", { "aria-hidden": "true" }, drawn.length ? drawn : "–"),
  );
}

function expeditions(side, news, counted) {
  const drawn = side.expeditions.map((one) =>
    make(
      "div",
      { class: "zone expedition" },
      make("h5", {}, one.title, ...(counted ? [" ", make("span", { class: "region" }, say("region", { number: one.region }))] : [])),
      pile(one.cards, news),
    ),
  );
  return make("div", { class: "expeditions" }, drawn);
}

function home(side, news) {
  const known = side.known_hand.map((card) => card.name).join(", ");
  const hidden = `${say("hand")} ${side.hand}${known ? ` (${known})` : ""} · ${say("deck")} ${side.deck}`;
  return make(
    "div",
    { class: "home" },
    zone(say("landmarks"), side.landmarks, "landmarks", news),
    zone(say("reserve"), side.reserve, "reserve", news),
    zone(say("discard"), side.discard, "discard-pile", news),
    make(
      "div",
      { class: "zone mana-zone" },
      make("h5", {}, say("mana")),
      orbs(side.mana_ready, side.mana_exhausted),
      make("p", { class: "hidden-cards" }, hidden),
    ),
  );
}

function plate(side) {
  const badge = (word) => [" ", make("span", { class: "badge" }, say(word))];
  const hero =
    side.hero &&
    make("p", { class: "hero-line" }, `${say("hero")} `, make("span", { class: "card-name" }, side.hero.name), marks(side.hero));
  return make(
    "div",
    { class: "plate" },
    make(
      "h4",
      { class: "player" },
      side.name,
      ...(side.first_player ? badge("first-player") : []),
      ...(side.active ? badge("to-act") : []),
    ),
    hero,
  );
}

function counters(region, seat) {
  const pawns = region.here
    .filter((one) => one.player === seat)
    .map((one) =>
      make(
        "span",
        { class: "pawn" },
        make("span", { "aria-hidden": "true" }, one.hero ? "H" : "C"),
        make("span", { class: "unseen" }, `${one.name}, ${one.title}.`),
      ),
    );
  return make("span", { class: seat ? "standing far" : "standing near" }, pawns);
}

function land(region) {
  const words = region.face_up ? region.terrains.map(([, word]) => word).join(", ") || say("no-terrain") : say("face-down");
  const drawn = region.terrains.map(([name, word]) => make("span", { class: `statistic ${name}`, title: word }, drawing(name)));
  const bare = make("span", { "aria-hidden": "true" }, region.face_up ? "–" : "?");
  const ground = make("span", { class: "ground" }, make("span", { class: "unseen" }, `${say("named", { name: region.name, value: words })}.`), drawn.length ? drawn : bare);
  return make("li", { class: region.face_up ? "land" : "land face-down", title: region.name }, ground, counters(region, 1), counters(region, 0));
}

function adventure(regions) {
  if (!regions.length) return null;
  const arena = regions.length === 1;
  const ends = arena ? regions : [regions[0], regions.at(-1)];
  return make(
    "div",
    { class: "zone adventure" },
    make("h5", {}, say("adventure")),
    make("ol", { class: arena ? "regions arena" : "regions", "aria-label": say("regions-and") }, regions.map(land)),
    make("p", { class: "ends", "aria-hidden": "true" }, ends.map((region) => make("span", {}, region.name))),
  );
}

/** A board; `news` marks what has just come. */
export function drawBoard(board, title, id, news = false) {
  const [near, far] = board.players;
  const counted = !board.regions.length;
  const side = (one, kind, parts) =>
    make("div", { class: `side ${kind}`, role: "group", "aria-label": one.name }, plate(one), ...parts);
  const limbo = make(
    "div",
    { class: board.limbo.length ? "zone limbo" : "zone limbo none" },
    make("h5", {}, say("limbo")),
    pile(board.limbo, news),
  );
  const moment = board.day > 0 && make("p", { class: "moment" }, say("moment", { number: board.day, phase: board.phase }));
  const halves = board.players.length
    ? [
        side(far, "far", [home(far, news), expeditions(far, news, counted)]),
        adventure(board.regions),
        limbo,
        side(near, "near", [expeditions(near, news, counted), home(near, news)]),
      ]
    : [];
  return make("section", { class: "board", "aria-labelledby": id }, make("h3", { id }, title), moment, halves);
}
