// What a page asks the server, which alone knows the rules; an answer that is none becomes a sentence.

import { say } from "./words.js";

const here = document.querySelector("[data-here]").dataset.here;

/** Why there is no answer; `again` says whether the same question may have one later. */
export class Trouble extends Error {
  constructor(words, again = true) {
    super(words);
    this.again = again;
  }
}

const MOST_TRIES = 3;
const PATIENCE = 15_000;
const PATIENCE_WITH_NAMES = 8_000;

/** An answer of the server, with what it says; a network that hangs is given up after a while. */
async function fetched(address, options, patience) {
  const late = AbortSignal.timeout(patience);
  const asking = new AbortController();
  for (const signal of [late, options.signal]) signal?.addEventListener("abort", () => asking.abort(signal.reason));
  try {
    const answer = await fetch(address, { ...options, signal: asking.signal });
    const told = await answer.json().catch((error) => {
      if (error instanceof SyntaxError) return null;
      throw error;
    });
    return { answer, told };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new Trouble(late.aborted ? say("late", { seconds: patience / 1000 }) : say("offline"));
  }
}

export async function ask(what, question, tries = 1) {
  const options = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(question) };
  const { answer, told } = await fetched(`${here}/${what}.json`, options, PATIENCE);
  const later = answer.headers.get("Retry-After");
  if (!answer.ok && later && tries < MOST_TRIES) {
    const seconds = Math.min(5, Number(later) || tries);
    await new Promise((done) => setTimeout(done, seconds * 1000));
    return ask(what, question, tries + 1);
  }
  return spoken(answer, told);
}

export async function cards(query, zone, signal) {
  const { answer, told } = await fetched(`${here}/cards.json?${new URLSearchParams({ q: query, zone })}`, { signal }, PATIENCE_WITH_NAMES);
  return spoken(answer, told).cards;
}

/** What the server said, unless it is no answer. */
function spoken(answer, told) {
  if (answer.ok && told) return told;
  throw new Trouble(told?.error ?? say("failed", { status: answer.status }), answer.status >= 500 || answer.status === 429);
}
