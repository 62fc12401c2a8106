// A sheet that slides over the page from below, where the thumb is; what it shows follows the paper.

import { make, say } from "./words.js";

const dialog = make("dialog", { class: "sheet", "aria-labelledby": "sheet-title" });
document.getElementById("desk").append(dialog);
dialog.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close();
});

let drawn = null;

/** Open the sheet.
 *
 * `fill` gives its content and is asked again at every `redraw`; null closes it. `closed` is told once it is closed.
 * A `high` sheet lies at the top, clear of the keyboard of a phone.
 */
export function open(title, fill, closed = () => {}, high = false) {
  dialog.classList.toggle("high", high);
  const body = make("div", { class: "sheet-body" });
  const done = make("button", { type: "button", class: "button strong", onclick: () => dialog.close() }, say("done"));
  const heading = make("h2", { id: "sheet-title", class: "sheet-title" }, title);
  dialog.replaceChildren(make("header", { class: "sheet-head" }, heading, done), body);
  drawn = () => {
    const content = fill();
    if (content === null) return dialog.close();
    if (content) swap(body, content);
  };
  dialog.addEventListener(
    "close",
    () => {
      drawn = null;
      closed();
    },
    { once: true },
  );
  swap(body, fill() ?? []);
  dialog.showModal();
  const wanted = body.querySelector("[data-first]") ?? body.querySelector("input, button");
  wanted?.focus();
}

export function close() {
  dialog.close();
}

export function redraw() {
  if (dialog.open) drawn?.();
}

/** New content for a place; the focus stays on what has the same key. */
export function swap(place, content, fallback = null) {
  const focused = place.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  place.replaceChildren(...[content].flat());
  if (!focused) return;
  const kept = keyed(place, focused) ?? (fallback && keyed(place, fallback(focused)));
  kept?.focus({ preventScroll: true });
}

export function keyed(place, key) {
  return place.querySelector(`[data-key="${CSS.escape(key)}"]`);
}
