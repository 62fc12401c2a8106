// What lies elsewhere on a board than a step before moves there, unless motion is unwanted.

const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const LASTS = 420;

const all = (place) => [...(place?.querySelectorAll(".board [data-object], .board [data-pawn]") ?? [])];
const key = (one) => one.dataset.pawn ?? one.dataset.object;

/** Where everything lies on the board of a place, seen from its corner. */
export function places(place) {
  const board = place?.querySelector(".board")?.getBoundingClientRect();
  return new Map(all(place).map((one) => [key(one), seen(one, board)]));
}

function seen(one, board) {
  const { left, top } = one.getBoundingClientRect();
  return { left: left - board.left, top: top - board.top };
}

/** Move what lies elsewhere now than `before`; a card that has become another object comes from where it has gone. */
export function move(place, before) {
  const board = place?.querySelector(".board")?.getBoundingClientRect();
  if (STILL.matches || !board || !before.size) return;
  const gone = [...place.querySelectorAll(".board .card.gone")];
  for (const one of all(place)) {
    const named = one.querySelector(".card-name")?.textContent;
    const left = one.matches(".new") && gone.find((other) => other.querySelector(".card-name")?.textContent === named);
    const from = before.get(key(one)) ?? (left && seen(left, board));
    if (!from) continue;
    const to = seen(one, board);
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.hypot(x, y) > 4) one.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: LASTS, easing: "ease-out" });
  }
}
