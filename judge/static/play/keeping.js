// Where the game is kept: on this device, in a file, or in a link behind the “#”, which no server is ever sent.

import { SITUATION } from "./coach.js";

const KEY = `altered-judge-${SITUATION || "game"}`;
const LONGEST = 7_000;

/** What this device has kept: the game, its log, and the last answer; null where there is none. */
export function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY));
    return found?.match ? found : null;
  } catch {
    return null;
  }
}

export function keep(game) {
  try {
    if (game) localStorage.setItem(KEY, JSON.stringify(game));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing lets one play as long as the page is open.
  }
}

const packed = (match) => btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(match)))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

function unpacked(said) {
  try {
    const bytes = Uint8Array.from(atob(said.replace(/-/g, "+").replace(/_/g, "/")), (one) => one.charCodeAt(0));
    const match = JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(match?.moves) ? match : null;
  } catch {
    return null;
  }
}

/** The address that holds a whole game; "" where it would be too long. */
export function linkTo(match) {
  const address = `${location.origin}${location.pathname}#game=${packed(match)}`;
  return address.length <= LONGEST ? address : "";
}

/** The game of the address of this page, and of a file. */
export const inAddress = () => (location.hash.startsWith("#game=") ? unpacked(location.hash.slice(6)) : null);
export const inFile = (text) => unpacked(/^match: ([\w-]+)$/m.exec(text)?.[1] ?? "");

/** A number by which chance falls in a new game. */
export function seed() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 20) * 2 ** 32 + low;
}
