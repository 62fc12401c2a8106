// What the desk asks the server, which alone knows the rules; an answer that is none becomes a sentence.

import { say } from "./words.js";

const here = document.getElementById("desk").dataset.here;

export class Trouble extends Error {}

const MOST_TRIES = 3;

export async function ask(what, question, tries = 1) {
  let answer;
  try {
    answer = await fetch(`${here}/${what}.json`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(question),
    });
  } catch {
    throw new Trouble(say("offline"));
  }
  const later = answer.headers.get("Retry-After");
  if (!answer.ok && later && tries < MOST_TRIES) {
    const seconds = Math.min(5, Number(later) || tries);
    await new Promise((done) => setTimeout(done, seconds * 1000));
    return ask(what, question, tries + 1);
  }
  const told = await answer.json().catch(() => null);
  if (!answer.ok || !told) throw new Trouble(told?.error ?? say("failed", { status: answer.status }));
  return told;
}

export async function cards(query, zone, signal) {
  const answer = await fetch(`${here}/cards.json?${new URLSearchParams({ q: query, zone })}`, { signal });
  if (!answer.ok) throw new Trouble(say("failed", { status: answer.status }));
  return (await answer.json()).cards;
}
