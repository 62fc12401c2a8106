// What was missed comes back: Leitner's boxes, kept in this browser alone.

const PLACE = "altered-judge-missed";
const DAYS = [1, 3, 7, 14, 30];
const MOST = 500;

/** The number of a day, the same all over the world. */
export const day = () => Math.floor(Date.now() / 86_400_000);

function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE));
    return new Map(Object.entries(found ?? {}).filter(([, one]) => Number.isInteger(one?.box) && Number.isInteger(one?.due)));
  } catch {
    return new Map();
  }
}

function keep(all) {
  const soonest = [...all].sort(([, one], [, other]) => one.due - other.due).slice(0, MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(soonest)));
  } catch {
    // A browser that keeps nothing brings nothing back.
  }
}

/** A question was answered: a wrong answer puts it into the first box, a right one, once it is due, into the next. */
export function answered(question, right, chapter, level) {
  const all = kept();
  const known = all.get(question);
  if (right && (!known || known.due > day())) return;
  const box = right ? known.box + 1 : 0;
  if (box < DAYS.length) all.set(question, { box, due: day() + DAYS[box], chapter, level });
  else all.delete(question);
  keep(all);
}

/** The questions of a chapter and a level that come back now, the longest awaited first, and how many wait. */
export function coming(chapter = "", level = "") {
  const wanted = [...kept()].filter(([, one]) => (!chapter || one.chapter === chapter) && (!level || one.level === level));
  const due = wanted.filter(([, one]) => one.due <= day()).sort(([, one], [, other]) => one.due - other.due);
  return { due: due.map(([question]) => question), waiting: wanted.length - due.length };
}

export function forget() {
  localStorage.removeItem(PLACE);
}
