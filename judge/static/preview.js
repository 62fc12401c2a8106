// A reference shows the beginning of its article on hover, focus and touch; a second touch follows it.

const box = document.getElementById("preview");
const base = document.body.dataset.previews;
const known = new Map();

let anchor = null;
let timer = 0;

async function words(number) {
  if (!known.has(number)) {
    known.set(
      number,
      fetch(base + number).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.status)))),
    );
  }
  return known.get(number);
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
  anchor = null;
  box.hidden = true;
}

async function show(link, touched) {
  clearTimeout(timer);
  if (anchor === link) return;
  hide();
  anchor = link;
  try {
    const text = await words(link.dataset.rule);
    if (anchor !== link) return;
    const inside = new DOMParser().parseFromString(text, "text/html").body;
    for (const one of inside.querySelectorAll("a")) one.replaceWith(...one.childNodes);
    if (touched) {
      const open = document.createElement("a");
      open.href = link.href;
      open.className = "button";
      open.textContent = document.body.dataset.open.replace("{}", link.dataset.rule);
      inside.append(open);
    }
    box.replaceChildren(...inside.childNodes);
    box.hidden = false;
    link.setAttribute("aria-describedby", "preview");
    place();
  } catch {
    known.delete(link.dataset.rule);
    hide();
  }
}

const reference = (target) => (target instanceof Element ? target.closest("a[data-rule]") : null);

if (box && base) {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const link = reference(event.target);
    clearTimeout(timer);
    if (link) timer = setTimeout(() => show(link, false), 180);
    else if (anchor && !box.contains(event.target)) timer = setTimeout(hide, 250);
  });
  document.addEventListener("focusin", (event) => {
    const link = reference(event.target);
    if (link && link.matches(":focus-visible")) show(link, false);
    else if (!box.contains(event.target)) hide();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") hide();
  });
  document.addEventListener("click", (event) => {
    const link = reference(event.target);
    if (link && event.pointerType === "touch" && anchor !== link) {
      event.preventDefault();
      show(link, true);
    } else if (!link && !box.contains(event.target)) hide();
  });
  addEventListener("resize", hide);
}
