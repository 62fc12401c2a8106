// Small manners of every page: keys that reach the search, the choice of colours, the place kept in the other language,
// links to copy, and what is said where the server does not answer in time.

const field = document.getElementById("q");
const said = document.getElementById("said");

function typing(target) {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

document.addEventListener("keydown", (event) => {
  const slash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !typing(event.target);
  const control = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  if (!field || !(slash || control)) return;
  event.preventDefault();
  field.focus();
  field.select();
});

const theme = document.getElementById("theme");
if (theme) {
  const name = document.getElementById("theme-name");
  const order = ["auto", "light", "dark"];
  const now = () => document.documentElement.dataset.theme ?? "auto";
  const show = () => {
    name.textContent = theme.dataset[now()];
    theme.title = theme.dataset[now()];
  };
  theme.hidden = false;
  show();
  theme.addEventListener("click", () => {
    const next = order[(order.indexOf(now()) + 1) % order.length];
    if (next === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    try {
      if (next === "auto") localStorage.removeItem("theme");
      else localStorage.setItem("theme", next);
    } catch {
      // The choice then lasts as long as the page.
    }
    show();
    said.textContent = theme.dataset[next];
  });
}

const late = document.getElementById("late");
document.addEventListener("late", ({ detail: again }) => {
  late.hidden = false;
  late.querySelector("button").onclick = () => {
    late.hidden = true;
    again();
  };
});

for (const link of document.querySelectorAll(".choices a[hreflang]")) {
  link.addEventListener("click", () => (link.hash = location.hash));
}

for (const button of document.querySelectorAll("[data-copy]")) {
  if (!navigator.clipboard) continue;
  const usual = button.textContent;
  button.hidden = false;
  button.addEventListener("click", async () => {
    const source = document.getElementById(button.dataset.copy);
    await navigator.clipboard.writeText(source.href ?? source.value);
    button.textContent = said.textContent = button.dataset.copied;
    setTimeout(() => (button.textContent = usual), 2000);
  });
}
