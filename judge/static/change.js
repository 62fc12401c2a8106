// A board that is higher than its place is turned to the half in which something changes.

const MARGIN = 8;

export function showChange(board) {
  if (!board || board.scrollHeight <= board.clientHeight) return;
  board.tabIndex = 0;
  const changed = [...board.querySelectorAll("[data-mark]")].map((one) => one.closest(".side, .adventure, .limbo"));
  if (!changed.length) return;
  const start = board.getBoundingClientRect().top - board.scrollTop;
  const last = changed.at(-1).getBoundingClientRect();
  const first = changed[0].getBoundingClientRect().top - start;
  board.scrollTop = Math.min(first, last.bottom - start - board.clientHeight + MARGIN);
}

/** Turn the page, too, so far that what has changed on a board lies between what stands above it and below it. */
export function turnPage(board, above, below) {
  const changed = [...(board?.querySelectorAll("[data-mark]:not(.gone)") ?? [])];
  const marks = (changed.length ? changed : [...(board?.querySelectorAll("[data-mark]") ?? [])]).map((one) => one.getBoundingClientRect());
  if (!marks.length) return;
  const [high, low] = [above.getBoundingClientRect().bottom, below.getBoundingClientRect().top];
  const [first, last] = [Math.min(...marks.map((one) => one.top)), Math.max(...marks.map((one) => one.bottom))];
  if (first >= high && last <= low) return;
  scrollBy({ top: Math.min(first - high - MARGIN, last - low + MARGIN), behavior: "instant" });
}
