// A reference shows the beginning of its article on hover, focus and touch; the name of a card, what stands on it.
// A click on a term opens its definition in place, with a link that goes on to it; the click with a key held, or without
// this script, follows the link at once.
// Only a pointer that moves onto a link opens anything: what comes to lie under one that rests does not.

const PATIENCE = 8_000;

const box = document.getElementById("preview");
const base = document.body.dataset.previews;
const known = new Map();

let anchor = null;
let opened = false;
let returning = false;
let timer = 0;
let rest = "";
let aimed = null;

const address = ({ dataset: { card, edition, rule } }) => (card ? `${base}../cards/${card}` : `${base}${edition ? `../${edition}/` : ""}${rule}`);

async function words(link) {
  const asked = address(link);
  if (!known.has(asked)) {
    known.set(
      asked,
      fetch(asked, { signal: AbortSignal.timeout(PATIENCE) }).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.status)))),
    );
  }
  return [...new DOMParser().parseFromString(await known.get(asked), "text/html").body.childNodes];
}

/** What stands on the cards that a link names, further down the page. */
function faces(link) {
  const found = link.dataset.face.split(" ").map((place) => document.getElementById(place)).filter(Boolean);
  return found.map((one) => {
    const card = document.createElement("div");
    card.className = "preview-card";
    card.append(...one.cloneNode(true).childNodes);
    return card;
  });
}

function place() {
  const link = anchor.getClientRects()[0] ?? anchor.getBoundingClientRect();
  const room = document.documentElement.clientWidth;
  const left = Math.max(8, Math.min(link.left, room - box.offsetWidth - 8));
  const under = link.bottom + box.offsetHeight + 12 < document.documentElement.clientHeight;
  const top = under || link.top < box.offsetHeight + 12 ? link.bottom + 6 : link.top - box.offsetHeight - 6;
  box.style.left = `${left + scrollX}px`;
  box.style.top = `${top + scrollY}px`;
}

function hide() {
  clearTimeout(timer);
  anchor?.removeAttribute("aria-describedby");
  anchor?.removeAttribute("aria-expanded");
  anchor = null;
  opened = false;
  box.hidden = true;
}

function goBack() {
  const link = anchor;
  const inside = box.contains(document.activeElement);
  hide();
  if (!inside) return;
  returning = true;
  link.focus({ preventScroll: true });
  returning = false;
}

function onward(link) {
  const open = document.createElement("a");
  open.href = link.href;
  open.className = "button";
  open.textContent = document.body.dataset.open.replace("{}", link.dataset.rule ?? link.textContent);
  return open;
}

async function show(link, open) {
  clearTimeout(timer);
  if (anchor === link && opened === open) return;
  hide();
  anchor = link;
  opened = open;
  try {
    const inside = link.dataset.face ? faces(link) : await words(link);
    if (anchor !== link || opened !== open) return;
    box.replaceChildren(...inside);
    for (const one of box.querySelectorAll("a")) one.replaceWith(...one.childNodes);
    if (open && !bound(link)) box.append(onward(link));
    box.setAttribute("role", open ? "dialog" : "tooltip");
    box.hidden = false;
    if (open) {
      box.setAttribute("aria-label", link.textContent);
      link.setAttribute("aria-expanded", "true");
    } else {
      box.removeAttribute("aria-label");
      link.setAttribute("aria-describedby", "preview");
    }
    place();
    if (open) (box.querySelector("a.button") ?? box).focus({ preventScroll: true });
  } catch {
    known.delete(address(link));
    hide();
    if (open) location.assign(link.href);
  }
}

const reference = (target) => (target instanceof Element ? target.closest("a[data-rule], a[data-face], a[data-card]") : null);

/** Whether a link leads nowhere else than to what its preview shows. */
const bound = (link) => link.getAttribute("href").startsWith("#");

if (box && base) {
  box.tabIndex = -1;
  document.addEventListener("pointerover", ({ pointerType, target }) => {
    if (pointerType === "touch" || opened) return;
    clearTimeout(timer);
    if (anchor && reference(target) !== anchor && !box.contains(target)) timer = setTimeout(hide, 250);
  });
  document.addEventListener("pointermove", ({ pointerType, target, screenX, screenY }) => {
    if (pointerType === "touch" || opened || rest === `${screenX} ${screenY}`) return;
    rest = `${screenX} ${screenY}`;
    const link = reference(target);
    if (link === aimed) return;
    aimed = link;
    if (!link || link === anchor) return;
    clearTimeout(timer);
    timer = setTimeout(() => link.isConnected && show(link, false), 180);
  });
  document.addEventListener("pointerdown", () => clearTimeout(timer));
  document.addEventListener("focusin", (event) => {
    const link = reference(event.target);
    if (returning || (opened && anchor === link)) return;
    if (link && link.matches(":focus-visible")) show(link, false);
    else if (!box.contains(event.target)) hide();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") goBack();
    else if (event.key === "Tab" && opened && box.contains(event.target)) goBack();
  });
  document.addEventListener("click", (event) => {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = reference(event.target);
    const term = link && (link.matches(".term") || bound(link));
    if (term && opened && anchor === link) {
      event.preventDefault();
      goBack();
    } else if (term || (link && event.pointerType === "touch" && anchor !== link)) {
      event.preventDefault();
      show(link, true);
    } else if (!link && !box.contains(event.target)) hide();
  });
  addEventListener("resize", hide);
}
