// A board that is higher than its place is turned to the half in which something changes.

export function showChange(board) {
  if (!board || board.scrollHeight <= board.clientHeight) return;
  board.tabIndex = 0;
  const changed = [...board.querySelectorAll("[data-mark]")].map((one) => one.closest(".side, .adventure, .limbo"));
  if (!changed.length) return;
  const start = board.getBoundingClientRect().top - board.scrollTop;
  const last = changed.at(-1).getBoundingClientRect();
  const first = changed[0].getBoundingClientRect().top - start;
  board.scrollTop = Math.min(first, last.bottom - start - board.clientHeight + 8);
}
