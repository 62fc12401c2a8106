// A board to look at, drawn as on the pages of the scenarios.

import { cardName, drawing, face, faceOf, make, rich, say } from "./words.js";

let table = {};

const number = (now, was) => (now === was ? [String(now)] : [make("del", {}, String(was)), " ", make("ins", {}, String(now))]);
const counted = ([kind, count]) => `${count} ${kind}`;

function marks(card, word = "") {
  const worn = (one) => [...one.statuses.map((said) => ["status", said]), ...one.counters.map((counter) => ["counter", counted(counter)])];
  const now = worn(card);
  const was = worn(card.was ?? card);
  const among = (all, [, said]) => all.some(([, other]) => other === said);
  const drawn = [
    ...was.filter((one) => !among(now, one)).map(([kind, said]) => make("del", { class: kind }, said)),
    ...now.map((one) => make(among(was, one) ? "span" : "ins", { class: one[0] }, one[1])),
    word && make("span", { class: "news" }, word),
  ].filter(Boolean);
  return drawn.length ? make("span", { class: "marks" }, drawn) : null;
}

function drawCard(card) {
  const gone = card.mark === "gone";
  const unplayed =
    card.unplayed.length > 0 &&
    make("details", { class: "unplayed" }, make("summary", {}, say("unplayed")), card.unplayed.map((line) => make("p", {}, rich(line))));
  const worn = gone ? make("span", { class: "marks" }, make("span", { class: "news" }, say("gone"))) : marks(card, card.mark === "new" ? say("new") : "");
  return make(
    "li",
    { class: ["card", card.mark, card.exhausted && "turned"].filter(Boolean).join(" "), "data-mark": Boolean(card.mark), "data-object": !gone && card.object },
    face(faceOf(card.card), {
      name: table.pick ? card.name : cardName(card.name, card.card),
      kind: [card.type, ...(card.detail ? [", ", ...rich(card.detail)] : [])],
      brief: true,
      statistics: card.statistics || (table.pick && faceOf(card.card)?.statistics),
      was: (card.was ?? card).statistics || card.statistics || undefined,
      gone,
      more: [unplayed, worn, !gone && table.pick?.(card)],
    }),
  );
}

function pile(cards) {
  if (!cards.length) return make("p", { class: "empty" }, say("empty"));
  return make("ul", { class: "cards" }, cards.map(drawCard));
}

function zone(name, cards, kind, seat = 0) {
  const there = cards.filter((card) => card.mark !== "gone").length;
  const count = there > 1 ? [" ", make("span", { class: "count" }, String(there))] : [];
  if (table.pick && kind === "discard-pile") return make("details", { class: `zone ${kind}`, "data-zone": `${seat}` }, make("summary", {}, make("h5", {}, name, ` ${there}`)), pile([...cards].reverse()));
  return make("div", { class: `zone ${kind}` }, make("h5", {}, name, ...count), pile(cards));
}

function orbs({ mana_ready: ready, mana_exhausted: exhausted }, was) {
  const orb = (kind) => make("span", { class: kind });
  const drawn = [
    ...Array.from({ length: Math.min(ready, 20) }, () => orb("orb")),
    ...Array.from({ length: Math.min(exhausted, 20) }, () => orb("orb exhausted")),
  ];
  const other = was.mana_ready !== ready || was.mana_exhausted !== exhausted;
  return make(
    "p",
    { class: "orbs" },
    other && [make("del", {}, `${was.mana_ready} / ${was.mana_exhausted}`), " "],
    make("span", { class: "unseen" }, say("orbs", { ready, exhausted })),
    make("span", { "aria-hidden": "true" }, drawn.length ? drawn : "–"),
  );
}

function expeditions(side, seat, counted) {
  const drawn = side.expeditions.map((one, place) =>
    make(
      "div",
      { class: one.cards.length ? "zone expedition" : "zone expedition bare", "data-place": `${seat} ${place ? "companion" : "hero"}` },
      make("h5", {}, one.title, ...(counted ? [" ", make("span", { class: "region" }, say("region", { number: one.region }))] : []), ...one.statuses.flatMap((said) => [" ", make("span", { class: "status" }, said)])),
      pile(one.cards),
      table.place?.(`${seat} ${place ? "companion" : "hero"}`, one.title),
    ),
  );
  return make("div", { class: "expeditions" }, drawn);
}

function home(side, seat) {
  const was = side.was ?? side;
  const known = table.pick ? [] : side.known_hand.flatMap((card, place) => [
    place ? ", " : "",
    make(card.mark === "gone" ? "del" : "span", { class: card.mark === "new" ? "card-name new" : "card-name" }, cardName(card.name, card.card)),
  ]);
  const zones = [
    [say("landmarks"), side.landmarks, "landmarks"],
    [say("reserve"), side.reserve, "reserve"],
    [say("discard"), side.discard, "discard-pile"],
  ];
  const folded = zones.filter(([, cards]) => !cards.length).map(([name]) => name);
  const hand = table.pick && side.known_hand.length > 0 && zone(say("hand"), side.known_hand, "hand");
  return [
    hand,
    make(
      "div",
      { class: "home" },
      zones.filter(([, cards]) => cards.length).map((one) => zone(...one, seat)),
      make(
        "div",
        { class: "zone mana-zone", "data-mark": Boolean(side.was) },
        make("h5", {}, say("mana")),
        orbs(side, was),
        make("p", { class: "hidden-cards" }, `${say("hand")} `, ...number(side.hand, was.hand), ...(known.length ? [" (", ...known, ")"] : []), ` · ${say("deck")} `, ...number(side.deck, was.deck)),
      ),
    ),
    folded.length > 0 && make("p", { class: "folded" }, say("folded", { zones: folded.join(", ") })),
  ];
}

function plate(side) {
  const was = side.was ?? side;
  const badge = (word, old) => [" ", make("span", { class: old ? "badge" : "badge new" }, say(word))];
  const hero =
    side.hero &&
    make("p", { class: side.hero.exhausted ? "hero-line turned" : "hero-line", "data-mark": Boolean(side.hero.mark), "data-object": side.hero.object }, `${say("hero")} `, make("span", { class: "card-name" }, table.pick ? side.hero.name : cardName(side.hero.name, side.hero.card)), marks(side.hero), table.pick?.(side.hero));
  return make(
    "div",
    { class: "plate" },
    make(
      "h4",
      { class: "player" },
      side.name,
      ...(side.first_player ? badge("first-player", was.first_player) : []),
      ...(side.active ? badge("to-act", was.active) : []),
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
        { class: one.mark ? `pawn ${one.mark}` : "pawn", "data-mark": Boolean(one.mark), "data-pawn": one.mark !== "gone" && `${seat} ${one.hero ? "hero" : "companion"}` },
        make("span", { "aria-hidden": "true" }, one.hero ? "H" : "C"),
        make("span", { class: "unseen" }, `${one.name}, ${one.title}${one.mark === "gone" ? `, ${say("gone")}` : ""}.`),
      ),
    );
  return make("span", { class: seat ? "standing far" : "standing near" }, pawns);
}

function land(region) {
  const words = region.face_up ? region.terrains.map(([, word]) => word).join(", ") || say("no-terrain") : say("face-down");
  const drawn = region.terrains.map(([name, word]) => make("span", { class: `statistic ${name}`, title: word }, drawing(name)));
  const bare = make("span", { "aria-hidden": "true" }, region.face_up ? "–" : "?");
  const markers = region.markers.map((marker) => make("span", { class: "status", title: marker }, make("span", { "aria-hidden": "true" }, "◆"), make("span", { class: "unseen" }, marker)));
  const ground = make("span", { class: "ground" }, make("span", { class: "unseen" }, `${say("named", { name: region.name, value: words })}.`), drawn.length ? drawn : bare, markers);
  const kinds = ["land", !region.face_up && "face-down", region.mark].filter(Boolean).join(" ");
  return make("li", { class: kinds, "data-mark": Boolean(region.mark), title: region.name }, ground, counters(region, 1), counters(region, 0));
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

/** A board, with the marks of what has changed on it.
 *
 * Where one plays on it, `pick` gives what lies over a card to be tapped, and `place` what lies over an expedition; the
 * cards in Hand that are known are drawn then.
 */
export function drawBoard(board, title, id, { pick = null, place = null } = {}) {
  table = { pick, place };
  const [near, far] = board.players;
  const counted = !board.regions.length;
  const side = (one, kind, parts) =>
    make("div", { class: `side ${kind}`, role: "group", "aria-label": one.name }, plate(one), ...parts.flat().filter(Boolean));
  const limbo = board.limbo.length > 0 && make("div", { class: "zone limbo" }, make("h5", {}, say("limbo")), pile(board.limbo));
  const words = say("moment", { number: board.day, phase: board.phase });
  const moment = board.day > 0 && make("p", { class: board.later ? "moment changed" : "moment" }, words);
  const halves = board.players.length
    ? [
        side(far, "far", [home(far, 1), expeditions(far, 1, counted)]),
        adventure(board.regions),
        limbo,
        side(near, "near", [expeditions(near, 0, counted), home(near, 0)]),
      ]
    : [];
  return make("section", { class: "board", "aria-labelledby": id }, make("h3", { id }, title), moment, halves);
}
