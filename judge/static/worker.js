// The worker behind the pages: what it keeps is read without a network. The server writes THERE above this line.

const OWN = THERE.copies + THERE.stamp;

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

async function navigate(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const copy = await caches.open(OWN);
    const path = new URL(request.url).pathname.slice(THERE.root.length);
    const asked = [path.split("/", 1)[0], ...navigator.languages.map((one) => one.slice(0, 2))];
    for (const language of [...asked, ...Object.keys(THERE.languages)]) {
      const found = Object.hasOwn(THERE.languages, language) && (await copy.match(THERE.languages[language].shell));
      if (found) return found;
    }
    throw error;
  }
}

async function kept(request) {
  return (await (await caches.open(OWN)).match(request.url)) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(succeed()));
self.addEventListener("activate", (event) => event.waitUntil(begin()));

self.addEventListener("message", (event) => {
  const language = event.data?.keep;
  if (!Object.hasOwn(THERE.languages, language)) return;
  const tell = (done) => event.source?.postMessage({ language, done });
  event.waitUntil(keep(language).then(() => tell(true), () => tell(false)));
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
