// The worker behind the pages: what it keeps is read without a network. The server writes THERE above this line.

const OWN = THERE.copies + THERE.stamp;
const READABLE = /^(rules|rules\/.+|glossary|scenarios\/format|search|learn(\/(?!today$|practice$).+)?)$/;

async function older() {
  return (await caches.keys()).filter((name) => name.startsWith(THERE.copies) && name !== OWN);
}

async function hold(copy, address) {
  if (await copy.match(address)) return;
  const answer = await fetch(address, { priority: "low" });
  const asked = answer.headers.get("Cache-Control") ?? "";
  if (!answer.ok || answer.redirected || asked.includes("no-store")) throw new Error(address);
  await copy.put(address, answer);
}

async function keep(language) {
  const { shell, data, lessons } = THERE.languages[language];
  const copy = await caches.open(OWN);
  for (const address of [...THERE.assets, data, shell, ...lessons]) await hold(copy, address);
}

async function succeed() {
  const before = await older();
  const languages = new Set();
  for (const name of before) {
    const copy = await caches.open(name);
    for (const [language, { shell }] of Object.entries(THERE.languages)) {
      if (await copy.match(shell)) languages.add(language);
    }
  }
  if (languages.size && navigator.connection?.saveData) throw new Error("the older copy is kept to save data");
  for (const language of languages) await keep(language);
  await self.skipWaiting();
}

async function begin() {
  for (const name of await older()) await caches.delete(name);
  await self.clients.claim();
}

const own = (address) => caches.match(address, { cacheName: OWN });

async function shellFor(language) {
  const asked = [language, ...navigator.languages.map((one) => one.slice(0, 2)), ...Object.keys(THERE.languages)];
  for (const one of asked) {
    const found = Object.hasOwn(THERE.languages, one) && (await own(THERE.languages[one].shell));
    if (found) return found;
  }
  return null;
}

/** What the network says of a page; of a page that is kept, what it says in time. */
async function navigate(request) {
  const answer = fetch(request);
  answer.catch(() => {});
  const { pathname, search } = new URL(request.url);
  const [language, ...rest] = pathname.slice(THERE.root.length).split("/");
  const name = rest.join("/").replace(/\/$/, "");
  const instead = await shellFor(language);
  if (!instead) return answer;
  const waits = !READABLE.test(name) || (search && name.startsWith("learn"));
  const late = new Promise((_, reject) => setTimeout(reject, THERE.patience));
  return (waits ? answer : Promise.race([answer, late])).catch(() => instead);
}

async function kept(request) {
  return (await own(request.url)) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(succeed()));
self.addEventListener("activate", (event) => event.waitUntil(begin()));

self.addEventListener("message", (event) => {
  const language = event.data?.keep;
  if (!Object.hasOwn(THERE.languages, language)) return;
  const tell = (done, full) => event.source?.postMessage({ language, done, full });
  const failed = (error) => tell(false, error.name === "QuotaExceededError");
  event.waitUntil(keep(language).then(() => tell(true, false), failed));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  const whole = address.pathname + address.search;
  const apart = ({ data, lessons }) => whole === data || lessons.includes(whole);
  if (request.mode === "navigate") event.respondWith(navigate(request));
  else if (THERE.assets.includes(whole) || Object.values(THERE.languages).some(apart)) event.respondWith(kept(request));
});
