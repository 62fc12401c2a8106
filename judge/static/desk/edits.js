// What can be done to the board, as changes of its table; each is made anew if the text has changed meanwhile.

export const ZONES = ["hero_expedition", "companion_expedition", "hand", "reserve", "landmarks", "discard", "deck", "hero"];
export const HIDDEN = ["hand", "deck"];

export function cardsOf(player, zone) {
  if (zone === "hero") return player.hero ? [player.hero] : [];
  return player.zones[zone];
}

export function at(table, place) {
  return cardsOf(table.players[place.seat], place.zone)[place.index] ?? null;
}

function put(table, place, card) {
  const player = table.players[place.seat];
  if (place.zone === "hero") player.hero = card;
  else player.zones[place.zone].push(card);
}

function take(table, place) {
  const player = table.players[place.seat];
  if (place.zone !== "hero") return player.zones[place.zone].splice(place.index, 1)[0];
  const card = player.hero;
  player.hero = null;
  return card;
}

export const add = (place, name) => (table) => put(table, place, { name, statuses: [], counters: [], extra: "" });

export const copy = (place) => (table) => {
  const card = at(table, place);
  if (card) put(table, place, structuredClone(card));
};

export const remove = (place) => (table) => {
  if (at(table, place)) take(table, place);
};

/** In a new zone it is a new object: what it bore stays behind. */
export const moveTo = (from, to) => (table) => {
  if (!at(table, from)) return;
  const card = take(table, from);
  put(table, to, { ...card, statuses: [], counters: [] });
};

export const toggle = (place, status) => (table) => {
  const card = at(table, place);
  if (!card) return;
  card.statuses = card.statuses.includes(status) ? card.statuses.filter((one) => one !== status) : [...card.statuses, status];
};

export const count = (place, kind, number) => (table) => {
  const card = at(table, place);
  if (!card) return;
  const counter = card.counters.find((one) => one.kind === kind);
  if (counter) counter.count = number;
  else card.counters.push({ kind, count: number });
  card.counters = card.counters.filter((one) => one.count > 0);
};

export const player = (seat, change) => (table) => change(table.players[seat], table);

export const table = (change) => change;

/** How a Tumult card lies, without whether its face is down. */
export const bare = (lie) => lie.split(",")[0].trim();

/** Lay a Tumult card; where it lay before comes the one that it takes the place of. */
export const lay = (place, name, usual) => (table) => {
  const cards = table.adventure ?? [...usual];
  const halves = (lie) => bare(lie).split(" | ").sort().join();
  const put = (here, lie) => (cards[here] = lie + cards[here].slice(bare(cards[here]).length));
  const other = cards.findIndex((lie) => halves(lie) === halves(name));
  const before = bare(cards[place]);
  put(place, name);
  if (other !== place) put(other, before);
  table.adventure = cards;
};

export const first = (seat) => (table) => table.players.forEach((one, place) => (one.first_player = place === seat));
