// On how many days in a row the question of the day was answered, kept in this browser alone.

import { day } from "./missed.js";

const PLACE = "altered-judge-streak";

function kept() {
  try {
    const { last, days, best } = JSON.parse(localStorage.getItem(PLACE));
    return [last, days, best].every(Number.isInteger) ? { last, days, best } : { last: 0, days: 0, best: 0 };
  } catch {
    return { last: 0, days: 0, best: 0 };
  }
}

/** The question of today was answered, rightly or not. */
export function answeredToday() {
  const { last, days, best } = kept();
  if (last === day()) return;
  const now = last === day() - 1 ? days + 1 : 1;
  try {
    localStorage.setItem(PLACE, JSON.stringify({ last: day(), days: now, best: Math.max(best, now) }));
  } catch {
    // A browser that keeps nothing counts no days.
  }
}

/** The days in a row up to today or yesterday, and the most there have been. */
export function streak() {
  const { last, days, best } = kept();
  return { days: last >= day() - 1 ? days : 0, best };
}

export function forget() {
  localStorage.removeItem(PLACE);
}
