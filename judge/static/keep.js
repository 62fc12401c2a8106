// Keeps what can be read without a network, once the page is there and idle; says when there is no network.

const REFUSED = "altered-judge-keeps-nothing";
const sign = document.getElementById("no-network");
const said = document.getElementById("said");

export const able = "serviceWorker" in navigator && isSecureContext;

function show() {
  if (sign.hidden === navigator.onLine) return;
  sign.hidden = navigator.onLine;
  said.textContent = sign.hidden ? "" : sign.textContent;
}

function refused() {
  try {
    return localStorage.getItem(REFUSED) !== null;
  } catch {
    return true;
  }
}

export function refuse(wished) {
  try {
    if (wished) localStorage.setItem(REFUSED, "");
    else localStorage.removeItem(REFUSED);
  } catch {
    // A browser that keeps no choice keeps no pages by itself either.
  }
}

/** Keeps all of this language; says whether that is `done`, and whether the device is too `full` for it. */
export async function keep() {
  await navigator.serviceWorker.register(document.body.dataset.worker, { updateViaCache: "none" });
  const { active } = await navigator.serviceWorker.ready;
  const language = document.documentElement.lang;
  return new Promise((settle) => {
    navigator.serviceWorker.addEventListener("message", ({ data }) => {
      if (data?.language === language) settle(data);
    });
    navigator.serviceWorker.startMessages();
    active.postMessage({ keep: language });
  });
}

const idle = globalThis.requestIdleCallback ?? ((then) => setTimeout(then, 1500));

function quietly() {
  if (navigator.onLine && !navigator.connection?.saveData && !refused()) idle(() => keep().catch(() => {}));
}

addEventListener("online", show);
addEventListener("offline", show);
show();
if (able) {
  if (document.readyState === "complete") quietly();
  else addEventListener("load", quietly);
}
