// The page that stands in for others without a network: shows the kept page that its address names, or says that none is.

const place = document.getElementById("offline");
const { root, edition, kept, lesson: pattern } = place.dataset;
const lesson = (name) => pattern.replace("{}", name);
const { able, keep, refuse } = await import(place.dataset.keep);
const main = document.getElementById("content");
const find = (id) => document.getElementById(id);

async function asked(address) {
  const found = await fetch(address).catch(() => null);
  return found?.ok ? found.json() : null;
}

function parsed(html) {
  return new DOMParser().parseFromString(html, "text/html").body;
}

function part(chapter, title, number, rules) {
  const first = chapter.querySelector(`[id="${CSS.escape(number)}"]`);
  if (!first) return null;
  const shown = [first];
  const level = (one) => Number(/\blevel-(\d)\b/.exec(one.className)?.[1] ?? 9);
  if (!first.matches(".law")) {
    for (let next = first.nextElementSibling; next && level(next) > level(first); next = next.nextElementSibling) shown.push(next);
  }
  const heading = document.createElement("h1");
  heading.className = "section-title";
  heading.textContent = first.matches(".law") ? number : first.textContent.trim();
  const trail = chapter.querySelector(".trail")?.cloneNode(true);
  const above = document.createElement("li");
  const link = document.createElement("a");
  link.href = `${root}${rules}/${number.split(".", 1)[0]}`;
  link.textContent = title;
  above.append(link);
  trail?.querySelector("ol").append(above);
  const reading = document.createElement("div");
  reading.className = "reading";
  reading.append(...shown.slice(first.matches(".law") ? 0 : 1).map((one) => one.cloneNode(true)));
  for (const lower of reading.querySelectorAll("h3")) {
    const heading = document.createElement("h2");
    for (const { name, value } of lower.attributes) heading.setAttribute(name, value);
    heading.append(...lower.childNodes);
    lower.replaceWith(heading);
  }
  const whole = document.createElement("div");
  whole.append(...(trail ? [trail] : []), heading, reading);
  return { title: `${heading.textContent} · Altered Judge`, place: "section-page", main: whole.childNodes };
}

const book = `rules/${edition}`;

function rule(pages, number, rules = book) {
  const chapter = pages[`${rules}/${number.split(".", 1)[0]}`];
  if (!chapter) return null;
  if (pages[`${rules}/${number}`]) return { ...chapter, main: parsed(chapter.main).childNodes };
  return part(parsed(chapter.main), chapter.title.split(" · ", 1)[0], number, rules);
}

const plain = (name) => (name === "rules" ? book : name === `glossary/${edition}` ? "glossary" : name);

/** The rule at an address; one without an edition means the edition of the site, or another one that has that number. */
function numbered(pages, name) {
  const [, own, number] = /^(rules\/\d+\.\d+(?=\/)|rules)\/([^/]+)$/.exec(name) ?? [];
  if (!number) return null;
  const books = own === "rules" ? [book, ...editions(pages).map((one) => `rules/${one}`)] : [own];
  return books.reduce((found, one) => found ?? rule(pages, number, one), null);
}

/** The editions that are kept besides the one of the site. */
function editions(pages) {
  return Object.keys(pages).flatMap((name) => /^rules\/(\d+\.\d+)$/.exec(name)?.[1] ?? []).filter((one) => one !== edition);
}

async function page(pages, address, questions) {
  const name = plain(address);
  if (pages?.[name]) return { ...pages[name], main: parsed(pages[name].main).childNodes };
  if (pages && name.startsWith("rules/")) return numbered(pages, name);
  const taught = /^learn\/([a-z0-9-]+)$/.exec(name);
  const found = taught && !questions ? await asked(lesson(taught[1])) : null;
  return found && { ...found, main: parsed(found.main).childNodes };
}

/** What is searched of an edition: its sections, rules, terms and words. */
function documents(pages, of) {
  const names = find("offline-results").dataset;
  const [book, glossary] = [`rules/${of}`, of === edition ? "glossary" : `glossary/${of}`];
  const all = [];
  for (const [name, { main: html }] of Object.entries(pages)) {
    if (name !== glossary && !name.startsWith(`${book}/`)) continue;
    const body = parsed(html);
    if (name !== glossary) {
      all.push({ title: body.querySelector("h1").textContent.trim(), text: "", address: root + name, kind: names.section });
      for (const one of body.querySelectorAll(".part")) {
        all.push({ title: one.textContent.trim(), text: "", address: `${root}${book}/${one.id}`, kind: names.section });
      }
      for (const one of body.querySelectorAll(".law")) {
        const text = one.querySelector(".body").textContent;
        all.push({ number: one.id, title: "", text, address: `${root}${book}/${one.id}`, kind: names.rule });
      }
    }
    for (const one of body.querySelectorAll(".entry")) {
      const title = one.querySelector("h3 a").textContent;
      one.querySelector("h3").remove();
      all.push({ title, text: one.textContent, address: `${root}${name}#${one.id}`, kind: names.glossary });
    }
    for (const one of body.querySelectorAll(`[aria-labelledby="terms"] tbody tr`)) {
      const [term, , law, said] = one.children;
      const number = law.textContent.trim();
      all.push({ title: term.textContent, text: said.textContent, address: number ? `${root}${book}/${number}` : `${root}${name}#terms`, kind: names.term });
    }
  }
  return of === edition ? all : all.map((one) => ({ ...one, edition: names.edition.replace("{}", of) }));
}

function result(one, query, excerpt) {
  const item = document.createElement("li");
  item.className = "result";
  const link = document.createElement("a");
  link.href = one.address;
  for (const [name, words] of [["number", one.number], ["title", one.title]]) {
    if (!words) continue;
    const piece = document.createElement("span");
    piece.className = name;
    piece.textContent = words;
    link.append(piece);
  }
  item.append(link);
  for (const words of [one.number ? "" : one.kind, one.edition].filter(Boolean)) {
    const badge = document.createElement("span");
    badge.className = "badge";
    badge.textContent = words;
    item.append(" ", badge);
  }
  if (one.text.trim()) item.append(excerpt(one.text, query));
  return item;
}

async function search(pages, query) {
  const { excerpt, folded, indexed, lacking, number, repaired, sought } = await import(place.dataset.seek);
  const meant = number(query);
  const all = [edition, ...editions(pages)];
  const has = meant && all.find((one) => rule(pages, meant, `rules/${one}`));
  if (has) return location.replace(`${root}rules/${has}/${meant}`);
  const [own, ...others] = all.map((one) => indexed(documents(pages, one)));
  const words = repaired(query, [own, ...others].flat());
  const other = words.some((word) => !folded(query).includes(word));
  const asked = other ? words.join(" ") : query;
  const missing = lacking(asked, own).join(" ");
  const found = [...others.flatMap((one) => sought(missing, one)), ...sought(asked, own)];
  find("offline-results").replaceChildren(...found.map((one) => result(one, asked, excerpt)));
  find("offline-repaired").hidden = !other;
  find("offline-repaired").textContent = find("offline-repaired").dataset.said.replace("{query}", asked);
  find("offline-none").hidden = found.length > 0;
  find("q").value = query;
  only("offline-found");
  document.title = `${query} · ${find("offline-found-title").textContent} · Altered Judge`;
}

function only(id) {
  for (const one of place.querySelectorAll("section[id]")) one.hidden = one.id !== id;
}

function languages(name, questions) {
  for (const link of document.querySelectorAll(".choices a[hreflang]")) {
    link.href = link.getAttribute("href").replace(/[^/]*\/offline$/, `${link.hreflang}/${name}`) + questions;
  }
}

async function state() {
  const line = find("offline-state");
  line.hidden = !able;
  const pages = able && (await caches.match(kept));
  const read = !able ? [] : place.dataset.lessons.split(" ").map((one) => caches.match(lesson(one)));
  const all = pages && (await Promise.all(read)).every(Boolean);
  line.textContent = line.dataset[all ? "ready" : pages ? "partly" : "lacking"];
  find("offline-unable").hidden = able;
  find("offline-keep").hidden = !able || all;
  find("offline-forget").hidden = !pages;
}

async function wanted() {
  refuse(false);
  find("offline-keep").disabled = true;
  find("offline-state").textContent = find("offline-state").dataset.keeping;
  const { done, full } = await keep().catch(() => ({ done: false }));
  find("offline-keep").disabled = false;
  await state();
  if (done) find("offline-forget").focus();
  else find("offline-state").textContent = find("offline-state").dataset[full ? "full" : "failed"];
}

async function forget() {
  refuse(true);
  for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
  for (const one of await caches.keys()) if (one.startsWith("altered-judge:")) await caches.delete(one);
  await state();
  find("offline-keep").focus();
}

async function show() {
  const name = decodeURI(location.pathname.slice(root.length)).replace(/\/$/, "");
  const query = new URLSearchParams(location.search).get("q");
  if (name === "offline") {
    find("offline-keep").addEventListener("click", wanted);
    find("offline-forget").addEventListener("click", forget);
    if (able) navigator.serviceWorker.addEventListener("message", state);
    only("offline-about");
    return state();
  }
  languages(name, location.search);
  const sign = find("no-network");
  sign.hidden = false;
  if (navigator.onLine) {
    const again = document.createElement("button");
    again.className = "quiet";
    again.textContent = find("offline-again").textContent;
    again.addEventListener("click", () => location.reload());
    sign.replaceChildren(place.dataset.silent, " ", again);
  }
  find("offline-again").addEventListener("click", () => location.reload());
  const pages = await asked(kept);
  if (name === "search" && query && pages) return search(pages, query);
  const found = location.pathname.startsWith(root) ? await page(pages, name, location.search) : null;
  if (!found) return only("offline-unkept");
  document.title = found.title;
  document.body.className = found.place;
  main.replaceChildren(...found.main);
  if (name.startsWith("learn")) await import(place.dataset.school);
  if (location.hash) find(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}

show();
